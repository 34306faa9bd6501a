import MutoscopeTesting
import Testing

@testable import UIKit

/// Cells, reuse, selection and scrolling to items (docs/behaviour/collection-views.md §5).
@MainActor @Suite struct CollectionViewTests {
    @Test func onlyWhatIsVisibleHasCells() {
        let scene = TextScene(TextSource(count: 100_000))
        #expect(scene.texts == (0..<8).map(String.init))
        #expect(scene.source.made == 8)
        #expect(scene.view.contentSize == CGSize(width: 300, height: 5_000_000))
        #expect(scene.view.cellForItem(at: scene.path(8)) == nil)
        for offset in stride(from: 0, through: 20_000, by: 33) {
            scene.view.contentOffset.y = CGFloat(offset)
            scene.screen.advance(by: 1.0 / 60)
            #expect(scene.view.visibleCells.count <= 9)
            #expect(scene.view.subviews.count <= 9)
        }
        #expect(scene.texts.first == "399")
    }

    @Test func cellsAreUsedAgain() {
        let scene = TextScene(TextSource(count: 1000))
        let first = Set(scene.view.visibleCells.map(ObjectIdentifier.init))
        scene.view.contentOffset.y = 10_000
        scene.screen.advance(by: 0.1)
        #expect(Set(scene.view.visibleCells.map(ObjectIdentifier.init)) == first)
        #expect(scene.view.visibleCells.allSatisfy { ($0 as! TextCell).reuses == 1 })
        #expect(scene.texts == (200..<208).map(String.init))
    }

    @Test func reuseForgetsSelectionAndHighlight() {
        let scene = TextScene(TextSource(count: 1000))
        scene.view.selectItem(at: scene.path(0), animated: false, scrollPosition: [])
        #expect(scene.view.cellForItem(at: scene.path(0))!.isSelected)
        scene.view.contentOffset.y = 10_000
        scene.screen.advance(by: 0.1)
        #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
        scene.view.contentOffset.y = 0
        scene.screen.advance(by: 0.1)
        #expect(scene.view.visibleCells.filter(\.isSelected).map { scene.view.indexPath(for: $0) } == [scene.path(0)])
        #expect(scene.source.log == [])
    }

    @Test func tapsCallTheDelegateInOrder() {
        let scene = TextScene(TextSource(count: 20))
        scene.screen.tap(at: CGPoint(x: 100, y: 75))
        scene.screen.advance(by: 0.3)
        #expect(
            scene.source.log == ["should highlight 1", "highlight 1", "should select 1", "select 1", "unhighlight 1"])
        scene.source.log = []
        scene.screen.tap(at: CGPoint(x: 100, y: 125))
        scene.screen.advance(by: 0.3)
        #expect(
            scene.source.log == [
                "should highlight 2", "highlight 2", "should select 2", "deselect 1", "select 2", "unhighlight 2",
            ])
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(2)])
    }

    @Test func severalMayBeSelected() {
        let scene = TextScene(TextSource(count: 20))
        scene.view.allowsMultipleSelection = true
        for y in [25, 75, 25] {
            scene.screen.tap(at: CGPoint(x: 100, y: y))
            scene.screen.advance(by: 0.5)
        }
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(1)])
        #expect(
            scene.source.log.suffix(5) == [
                "should highlight 0", "highlight 0", "should deselect 0", "deselect 0", "unhighlight 0",
            ])
    }

    @Test func scrollingCancelsTheHighlight() {
        let scene = TextScene(TextSource(count: 200))
        let finger = scene.screen.finger(at: CGPoint(x: 100, y: 300))
        scene.screen.advance(by: 0.3)
        #expect(scene.view.cellForItem(at: scene.path(6))!.isHighlighted)
        finger.move(to: CGPoint(x: 100, y: 100), over: 0.3)
        #expect(scene.source.log == ["should highlight 6", "highlight 6", "unhighlight 6"])
        finger.lift()
        #expect(scene.view.indexPathsForSelectedItems == [])
    }

    @Test func whatMayNotBeHighlightedCannotBeSelected() {
        let scene = TextScene(TextSource(count: 20))
        scene.source.refused = [scene.path(0)]
        scene.screen.tap(at: CGPoint(x: 100, y: 25))
        scene.screen.advance(by: 0.3)
        #expect(scene.source.log == ["should highlight 0"])
        #expect(scene.view.indexPathsForSelectedItems == [])
    }

    @Test func scrollPositions() {
        let scene = TextScene(TextSource(count: 100))
        let cases: [(UICollectionView.ScrollPosition, CGFloat)] = [
            (.top, 2500), (.centeredVertically, 2325), (.bottom, 2150), ([], 2150),
        ]
        for (position, offset) in cases {
            scene.view.scrollToItem(at: scene.path(50), at: position, animated: false)
            #expect(scene.view.contentOffset.y == offset)
        }
        scene.view.scrollToItem(at: scene.path(99), at: .top, animated: false)
        #expect(scene.view.contentOffset.y == 4600)
        scene.view.scrollToItem(at: scene.path(0), at: .bottom, animated: true)
        scene.screen.advance(by: 1)
        #expect(scene.view.contentOffset.y == 0)
        #expect(scene.texts.first == "0")
    }

    @Test func prefetchingAnnouncesTheNextScreenOnce() {
        let scene = TextScene(TextSource(count: 1000))
        scene.view.prefetchDataSource = scene.source
        scene.view.contentOffset.y = 10
        scene.screen.advance(by: 0.1)
        #expect(scene.source.log == ["prefetch [9, 10, 11, 12, 13, 14, 15, 16]"])
        scene.view.contentOffset.y = 60
        scene.screen.advance(by: 0.1)
        #expect(scene.source.log.last == "prefetch [17]")
    }

    @Test func dataThatChangesRightAfterALeapOrAReloadIsShownRight() {
        let scene = TextScene(TextSource(count: 100))
        scene.view.contentOffset.y = 2000
        scene.source.sections[0].insert("new", at: 0)
        scene.view.insertItems(at: [scene.path(0)])
        scene.screen.advance(by: 1)
        for path in scene.view.indexPathsForVisibleItems {
            let cell = scene.view.cellForItem(at: path) as! TextCell
            #expect(cell.text == scene.source.sections[0][path.item])
        }
        scene.view.reloadData()
        scene.source.sections[0].removeLast()
        scene.view.deleteItems(at: [scene.path(100)])
        scene.screen.advance(by: 1)
        #expect(scene.view.numberOfItems(inSection: 0) == 100)
    }

    @Test func reloadingAsksAnew() {
        let scene = TextScene(TextSource(count: 20))
        scene.view.selectItem(at: scene.path(1), animated: false, scrollPosition: [])
        scene.source.sections = [["a", "b"]]
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        #expect(scene.texts == ["a", "b"])
        #expect(scene.view.indexPathsForSelectedItems == [])
        #expect(scene.view.contentSize.height == 100)
    }

    @Test func rightToLeftMirrorsTheFlow() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let scene = TextScene(TextSource(count: 4), layout: layout)
        scene.view.semanticContentAttribute = .forceRightToLeft
        layout.invalidateLayout()
        scene.screen.advance(by: 0.1)
        #expect(scene.view.cellForItem(at: scene.path(0))!.frame == CGRect(x: 200, y: 0, width: 100, height: 50))
        #expect(scene.view.cellForItem(at: scene.path(1))!.frame.minX == 0)
    }

    /// Libraries that turn cells anchor them elsewhere as soon as they get them.
    @Test func aCellThatItsSourceMovesStaysThere() {
        let scene = TextScene(AnchoringSource(count: 1))
        let layer = scene.view.cellForItem(at: scene.path(0))!.layer
        #expect(layer.anchorPoint == CGPoint(x: 1, y: 0.5))
        #expect(layer.frame.minX == 0)
    }

    @Test func aTurnedContentViewKeepsItsPlace() {
        let scene = TextScene(TextSource(count: 1))
        let cell = scene.view.cellForItem(at: scene.path(0))!, layer = cell.contentView.layer
        let position = layer.position
        layer.anchorPoint = CGPoint(x: 1, y: 0.5)
        layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(layer.position == position)
        #expect(layer.bounds.size == cell.bounds.size)
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        layer.transform = CATransform3DIdentity
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test func theCellInFrontGetsTheTouch() {
        let scene = TextScene(TextSource(count: 3), layout: StackLayout())
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 150, y: 200)) == scene.path(0))
        scene.screen.tap(at: CGPoint(x: 150, y: 200))
        scene.screen.advance(by: 0.3)
        #expect(scene.source.log.suffix(2) == ["select 0", "unhighlight 0"])
    }
}

/// Anchors its cells at their right edge, where they are.
@MainActor
private final class AnchoringSource: TextSource {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.layer.position.x += cell.bounds.width / 2
        cell.layer.anchorPoint.x = 1
        return cell
    }
}

/// All items on one pile, the first in front.
@MainActor
private final class StackLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { collectionView!.bounds.size }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<collectionView!.numberOfItems(inSection: 0)).map {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!
        }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
        attributes.zIndex = -indexPath.item
        return attributes
    }
}
