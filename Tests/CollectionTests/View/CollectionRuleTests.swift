import MutoscopeTesting
import Testing

@testable import UIKit

/// The rules of collection views that programs rely on, one by one (docs/behaviour/collection-views.md).
@MainActor @Suite struct CollectionRuleTests {
    // MARK: Invalidation

    final class ContextLayout: UICollectionViewFlowLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        var targets: [CGPoint] = []

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            targets.append(proposedContentOffset)
            return proposedContentOffset
        }
    }

    final class SizingSource: TextSource, UICollectionViewDelegateFlowLayout {
        var asked = 0

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            return CGSize(width: 300, height: 50)
        }
    }

    /// Measured by Listable's tests on iOS.
    @Test func cellsComeBeforeHeadersAndFooters() {
        final class Source: NSObject, UICollectionViewDataSource {
            var asked: [String] = []

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                asked.append("\(indexPath.item)")
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                asked.append(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer")
                return collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
            }
        }
        let layout = UICollectionViewFlowLayout(), source = Source()
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        layout.footerReferenceSize = CGSize(width: 300, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(source.asked.prefix(2) == ["0", "1"])
        #expect(source.asked.suffix(2).sorted() == ["footer", "header"])
    }

    private func contextScene() -> (TextScene, ContextLayout) {
        let layout = ContextLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let scene = TextScene(TextSource(count: 40), layout: layout)
        layout.contexts = []
        layout.targets = []
        return (scene, layout)
    }

    @Test func contextsTellReloadsFromUpdates() {
        let (scene, layout) = contextScene()
        scene.view.reloadData()
        #expect(layout.contexts.map(\.invalidateEverything) == [true])
        #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true])
        scene.screen.advance(by: 0.1)
        layout.contexts = []
        scene.source.sections[0].append("more")
        scene.view.insertItems(at: [scene.path(40)])
        #expect(layout.contexts.contains { $0.invalidateDataSourceCounts && !$0.invalidateEverything })
        #expect(!layout.contexts.contains { $0.invalidateEverything })
        scene.screen.advance(by: 1)
        layout.contexts = []
        layout.invalidateLayout()
        #expect(layout.contexts.map { $0.invalidateEverything || $0.invalidateDataSourceCounts } == [false])
    }

    @Test func contextsMoveTheContent() {
        let (scene, layout) = contextScene()
        scene.view.contentOffset.y = 100
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        layout.invalidateLayout(with: context)
        #expect(scene.view.contentOffset.y == 100)
        scene.screen.advance(by: 0.1)
        #expect(scene.view.contentOffset.y == 130)
    }

    @Test func sizesAreAskedForAgainOnlyWhenMetricsAreOutOfDate() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        let source = SizingSource(count: 20)
        let scene = TextScene(source, layout: layout)
        #expect(source.asked >= 20)
        source.asked = 0
        for (metrics, lines) in [(false, false), (false, true)] {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = metrics
            context.invalidateFlowLayoutAttributes = lines
            layout.invalidateLayout(with: context)
            scene.screen.advance(by: 0.1)
        }
        scene.view.contentOffset.y = 300
        scene.screen.advance(by: 0.1)
        #expect(source.asked == 0)
        layout.invalidateLayout()
        scene.screen.advance(by: 0.1)
        #expect(source.asked == 20)
        #expect(scene.view.contentSize.height == 1000)
    }

    @Test func updatesAndOtherLayoutsAskForTheOffset() {
        let (scene, layout) = contextScene()
        scene.view.contentOffset.y = 500
        scene.screen.advance(by: 0.1)
        scene.source.sections[0].removeLast()
        scene.view.deleteItems(at: [scene.path(39)])
        #expect(layout.targets == [CGPoint(x: 0, y: 500)])
        scene.screen.advance(by: 1)
        let other = ContextLayout()
        other.itemSize = CGSize(width: 300, height: 25)
        other.minimumLineSpacing = 0
        scene.view.setCollectionViewLayout(other, animated: false)
        #expect(other.targets.first == CGPoint(x: 0, y: 500))
    }

    // MARK: Timing

    @Test func updatesTakeTheTimingOfTheAnimationAroundThem() {
        let scene = TextScene(TextSource(count: 4))
        let last = scene.view.cellForItem(at: scene.path(3))!
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            scene.source.sections[0].remove(at: 0)
            scene.view.deleteItems(at: [scene.path(0)])
        }
        scene.screen.advance(by: 1)
        #expect(abs(last.layer.presentation()!.frame.minY - 125) < 3)
        scene.screen.advance(by: 1.2)
        #expect(last.layer.presentation()!.frame.minY == 100)
        var isDone: Bool?
        UIView.performWithoutAnimation {
            scene.source.sections[0].remove(at: 0)
            scene.view.performBatchUpdates {
                scene.view.deleteItems(at: [scene.path(0)])
            } completion: {
                isDone = $0
            }
        }
        scene.screen.advance(by: 1.0 / 60)
        #expect(last.layer.presentation()!.frame.minY == 50)
        #expect(isDone == true)
    }

    @Test func aBatchWithoutChangesAnimatesWhatTheLayoutSays() {
        let (scene, layout) = contextScene()
        let third = scene.view.cellForItem(at: scene.path(2))!
        scene.view.performBatchUpdates { layout.itemSize.height = 100 }
        scene.screen.advance(by: 0.15)
        let shown = third.layer.presentation()!.frame
        #expect(shown.minY > 110)
        #expect(shown.minY < 190)
        #expect(third.frame.minY == 200)
    }

    // MARK: Preferences of cells

    final class GreedyCell: TextCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let wanted = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
            wanted.size.height = text == "1" ? 90 : 50
            return wanted
        }
    }

    /// A column whose items are as high as their cells ask for.
    final class AskingLayout: UICollectionViewLayout {
        var heights: [Int: CGFloat] = [:]
        var asked: [String] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: top(4)) }
        private func top(_ item: Int) -> CGFloat { (0..<item).reduce(0) { $0 + (heights[$1] ?? 50) } }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<4).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: 0, y: top(indexPath.item), width: 300, height: heights[indexPath.item] ?? 50)
            return attributes
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { preferredAttributes.size != originalAttributes.size }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            asked.append("\(originalAttributes.indexPath.item) \(Int(preferredAttributes.size.height))")
            heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }
    }

    @Test func layoutsOfTheProgramHearWhatCellsPrefer() {
        let layout = AskingLayout()
        let scene = TextScene(TextSource(count: 4), layout: layout, cell: GreedyCell.self)
        #expect(layout.asked == ["1 90"])
        #expect(scene.view.cellForItem(at: scene.path(1))?.frame == CGRect(x: 0, y: 50, width: 300, height: 90))
        #expect(scene.view.cellForItem(at: scene.path(2))?.frame.minY == 140)
        #expect(scene.view.contentSize.height == 240)
    }

    // MARK: Display

    final class DisplaySource: TextSource {
        var shown: [Int: Int] = [:]

        override func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { shown[indexPath.item, default: 0] += 1 }
        override func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { shown[indexPath.item, default: 0] -= 1 }
    }

    @Test func everyDisplayEndsOnce() {
        let source = DisplaySource(count: 300), scene = TextScene(source)
        for offset in [400, 10_000, 0, 37, 5000] {
            scene.view.contentOffset.y = CGFloat(offset)
            for _ in 0..<20 {
                scene.view.contentOffset.y += 9
                scene.screen.advance(by: 1.0 / 60)
            }
            let visible = Set(scene.view.indexPathsForVisibleItems.map(\.item))
            #expect(source.shown.filter { $0.value != 0 } == Dictionary(visible.map { ($0, 1) }, uniquingKeysWith: +))
        }
        scene.view.reloadData()
        #expect(source.shown.allSatisfy { $0.value == 0 })
    }

    // MARK: Reordering

    final class PickySource: TextSource {
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 1
        }
        override func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { IndexPath(item: min(proposedIndexPath.item, 2), section: 0) }
    }

    @Test func sourcesAndDelegatesLimitMoves() {
        let source = PickySource(count: 6), scene = TextScene(source)
        #expect(!scene.view.beginInteractiveMovementForItem(at: scene.path(1)))
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(0)))
        #expect(!scene.view.beginInteractiveMovementForItem(at: scene.path(2)))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 275))
        scene.screen.advance(by: 0.5)
        scene.view.endInteractiveMovement()
        scene.screen.advance(by: 0.5)
        #expect(source.sections == [["1", "2", "0", "3", "4", "5"]])
        #expect(scene.texts == source.sections[0])
    }

    /// Follows moves, and says nothing of which items may be moved.
    private final class FollowingSource: NSObject, UICollectionViewDataSource {
        var items = Array(0..<6)
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    @Test("items that the program begins to move may move unless the source says no")
    func movesAreFollowed() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout),
            source = FollowingSource()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        view.dataSource = source
        screen.show(view)
        screen.advance(by: 0.1)
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
        screen.advance(by: 0.5)
        view.endInteractiveMovement()
        screen.advance(by: 0.5)
        #expect(source.items == [1, 2, 0, 3, 4, 5])
    }

    private final class Still: UICollectionViewController {}
    private final class Following: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }

    @Test("items of a controller may be moved where its class follows moves")
    func controllersFollow() {
        let layout = UICollectionViewFlowLayout(), item = IndexPath(item: 0, section: 0)
        let still = Still(collectionViewLayout: layout), following = Following(collectionViewLayout: layout)
        #expect(!still.collectionView(still.collectionView, canMoveItemAt: item))
        #expect(following.collectionView(following.collectionView, canMoveItemAt: item))
    }

    // MARK: Compositional layouts

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    @Test func groupsKeepTheirInsets() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 30)
        let scene = TextScene(
            TextSource(count: 4),
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let frames = (0..<4).map { scene.view.layoutAttributesForItem(at: scene.path($0))!.frame }
        #expect(frames[0] == CGRect(x: 10, y: 5, width: 130, height: 40))
        #expect(frames[1] == CGRect(x: 140, y: 5, width: 130, height: 40))
        #expect(frames[2].minY == 65)
        #expect(scene.view.contentSize.height == 120)
    }

    @Test func insetsAreMeasuredFromWhatTheSectionSays() {
        let whole = size(.fractionalWidth(1), .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        section.contentInsets.leading = 5
        let layout = UICollectionViewCompositionalLayout(section: section)
        let scene = TextScene(TextSource(count: 4), layout: layout)
        scene.screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 40)
        scene.view.alwaysBounceVertical = true
        scene.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 11, bottom: 0, trailing: 12)
        func frame(_ reference: UIContentInsetsReference) -> CGRect {
            section.contentInsetsReference = reference
            layout.invalidateLayout()
            scene.screen.advance(by: 0.1)
            return scene.view.layoutAttributesForItem(at: scene.path(0))!.frame
        }
        // The top is in the content's own insets.
        #expect(frame(.automatic) == CGRect(x: 35, y: 0, width: 225, height: 50))
        #expect(frame(.safeArea) == frame(.automatic))
        #expect(scene.view.contentOffset.y == -20)
        #expect(frame(.none) == CGRect(x: 5, y: 0, width: 295, height: 50))
        #expect(frame(.layoutMargins) == CGRect(x: 46, y: 0, width: 202, height: 50))
        layout.configuration.contentInsetsReference = .none
        #expect(frame(.automatic) == frame(.none))
    }

    @Test("items that go while a finger moves another are not asked for any more")
    func deletionsUnderAMovedItemMakeNoOldCells() {
        let scene = TextScene(TextSource(count: 12))
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(0)))
        scene.view.contentOffset.y = 200
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 425))
        scene.screen.advance(by: 0.5)
        #expect(scene.view.moving.movement?.target.indexPath == scene.path(8))
        #expect(scene.view.cellForItem(at: scene.path(3)) == nil)
        // The data are ahead of the view: there is no item 4 to be shown in the place of the one that goes back.
        scene.source.sections[0].removeLast(9)
        scene.view.deleteItems(at: (3..<12).map { scene.path($0) })
        scene.screen.advance(by: 1)
        #expect(scene.texts == ["0", "1", "2"])
        #expect(scene.view.moving.movement == nil)
        #expect(scene.view.contentOffset == .zero)
    }
}
