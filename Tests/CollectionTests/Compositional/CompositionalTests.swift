import MutoscopeTesting
import Testing

@testable import UIKit

/// Groups, sections, headers, badges, sideways scrolling and estimates of compositional layouts.
@MainActor @Suite struct CompositionalTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func frame(_ scene: TextScene, _ item: Int, _ section: Int = 0) -> CGRect? {
        scene.view.layoutAttributesForItem(at: scene.path(item, section))?.frame
    }

    private func scene(
        _ section: NSCollectionLayoutSection, count: Int, cell: TextCell.Type = TextCell.self
    ) -> TextScene {
        TextScene(TextSource(count: count), layout: UICollectionViewCompositionalLayout(section: section), cell: cell)
    }

    @Test func gridsRepeatTheirItem() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 10)
        let scene = scene(section, count: 10)
        #expect(frame(scene, 0) == CGRect(x: 13, y: 22, width: 62, height: 54))
        #expect(frame(scene, 5) == CGRect(x: 83, y: 92, width: 62, height: 54))
        #expect(scene.view.contentSize == CGSize(width: 300, height: 20 + 3 * 60 + 2 * 10 + 30))
    }

    @Test func countsShareTheLine() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(15)
        let scene = scene(NSCollectionLayoutSection(group: group), count: 4)
        #expect((0..<4).map { frame(scene, $0)!.minX } == [0, 105, 210, 0])
        #expect(frame(scene, 1)!.width == 90)
        #expect(frame(scene, 3)!.minY == 50)
    }

    @Test func groupsNest() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, trailing])
        let scene = scene(NSCollectionLayoutSection(group: group), count: 4)
        #expect(frame(scene, 0) == CGRect(x: 0, y: 0, width: 210, height: 160))
        #expect(frame(scene, 1) == CGRect(x: 210, y: 0, width: 90, height: 80))
        #expect(frame(scene, 2) == CGRect(x: 210, y: 80, width: 90, height: 80))
        #expect(frame(scene, 3)?.minY == 160)
    }

    @Test func groupsHaveViewsOfTheirOwn() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: "tab",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        ]
        let source = TextSource(count: 5)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "tab") {
            view, _, _ in view.backgroundColor = .systemRed
        }
        let cells = UICollectionView.CellRegistration<TextCell, String> { $0.text = $2 }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
        }
        data.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(source.sections[0])
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 2)
        screen.show(view)
        data.apply(snapshot, animatingDifferences: false)
        screen.advance(by: 0.1)
        func tabs() -> [CGRect] {
            view.visibleSupplementaryViews(ofKind: "tab").map(\.frame).sorted { $0.minY < $1.minY }
        }
        #expect(tabs() == [0, 60, 120].map { CGRect(x: 270, y: $0, width: 20, height: 20) })
        #expect(view.supplementaryView(forElementKind: "tab", at: IndexPath(item: 2, section: 0))?.frame.minY == 60)
        try screen.pictureToLookAt("group-tabs")
        snapshot.deleteItems(["0", "1", "2"])
        data.apply(snapshot, animatingDifferences: true)
        screen.advance(by: 1)
        #expect(tabs() == [CGRect(x: 270, y: 0, width: 20, height: 20)])
    }

    @Test func customGroupsPlaceTheirItems() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            let width = environment.container.contentSize.width
            return (0..<3).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat($0) * width / 4, y: CGFloat($0) * 20, width: 50, height: 50), zIndex: $0)
            }
        }
        let scene = scene(NSCollectionLayoutSection(group: group), count: 5)
        #expect(frame(scene, 2) == CGRect(x: 150, y: 40, width: 50, height: 50))
        #expect(frame(scene, 4) == CGRect(x: 75, y: 120, width: 50, height: 50))
        #expect(scene.view.layoutAttributesForItem(at: scene.path(2))?.zIndex == 2)
    }

    @Test func estimatesFollowTheCells() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let source = TextSource([["short", String(repeating: "long words ", count: 12), "short"]])
        let scene = TextScene(
            source, layout: UICollectionViewCompositionalLayout(section: section), cell: WrappingCell.self)
        let heights = (0..<3).map { frame(scene, $0)!.height }
        #expect(heights[1] > 2 * heights[0])
        #expect(heights[0] == heights[2])
        #expect(heights[0] > 15)
        #expect(frame(scene, 2)!.minY == heights[0] + heights[1] + 10)
        for (i, cell) in (0..<3).map({ scene.view.cellForItem(at: scene.path($0))! }).enumerated() {
            #expect(cell.frame == frame(scene, i))
        }
        #expect(scene.view.contentSize.height == heights.reduce(10, +))
    }

    @Test("uniform items are as high as the highest beside them")
    func uniformItemsFollowTheirSiblings() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 10)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(10)), subitems: [item])
        let source = TextSource([["short", String(repeating: "long words ", count: 12), "short", "short", "last"]])
        let scene = TextScene(
            source, layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            cell: WrappingCell.self)
        let heights = (0..<5).map { frame(scene, $0)!.height }
        #expect(heights[0] == heights[1], "\(heights)")
        #expect(heights[1] > 2 * heights[2], "\(heights)")
        #expect(heights[2] == heights[3])
        #expect(heights[3] == heights[4])
        for item in 0..<5 { #expect(scene.view.cellForItem(at: scene.path(item))?.frame == frame(scene, item)) }
        #expect(scene.view.contentSize.height == heights[0] + heights[2] + heights[4])
        // A cell that shows something shorter lets the row shrink.
        source.sections[0][1] = "short"
        scene.view.reconfigureItems(at: [scene.path(1)])
        scene.screen.advance(by: 1)
        #expect(frame(scene, 0)!.height == heights[2])
        #expect(frame(scene, 1)!.height == heights[2])
        #expect(item.layoutSize.heightDimension.isUniformAcrossSiblings)
        #expect(!item.layoutSize.heightDimension.isEstimated)
    }

    @Test("along a side that the cell decides about, insets of the item do not count")
    func estimatesTakeNoInsets() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 7, trailing: 20)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
        let scene = TextScene(
            TextSource([["short", "short"]]),
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            cell: WrappingCell.self)
        let first = frame(scene, 0)!, second = frame(scene, 1)!
        #expect(first.minX == 10)
        #expect(first.width == 270)
        #expect(first.minY == 0)
        #expect(second.minY == first.height)
        #expect(first.height == scene.view.cellForItem(at: scene.path(0))!.frame.height)
    }

    @Test("flexible space around items and groups takes what is left over")
    func flexibleSpaceCentres() {
        func spacing(
            _ leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
            _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
        ) -> NSCollectionLayoutEdgeSpacing {
            NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
        }
        func frames(_ group: NSCollectionLayoutGroup, _ count: Int) -> [CGRect] {
            let scene = TextScene(
                TextSource(count: count),
                layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
            return (0..<count).map { frame(scene, $0)! }
        }
        // One item in the middle of a row of 300 × 100 points.
        let middle = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
        middle.edgeSpacing = spacing(.flexible(0), .flexible(0), .flexible(0), .flexible(0))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: middle, count: 1)
        #expect(
            frames(row, 2) == [
                CGRect(x: 120, y: 30, width: 60, height: 40), CGRect(x: 120, y: 130, width: 60, height: 40),
            ])
        // Two of them share the rest in four parts; fixed space is kept besides.
        let two = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(40)))
        two.edgeSpacing = spacing(.flexible(10), .fixed(5), .flexible(0), nil)
        let pair = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: two, count: 2)
        #expect(
            frames(pair, 2) == [
                CGRect(x: 55, y: 5, width: 50, height: 40), CGRect(x: 205, y: 5, width: 50, height: 40),
            ])
        // A narrow group in the middle of its section, with space above and below it.
        let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let narrow = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(50)), subitems: [whole])
        narrow.edgeSpacing = spacing(.flexible(0), .fixed(7), .flexible(0), .fixed(3))
        #expect(
            frames(narrow, 2) == [
                CGRect(x: 50, y: 7, width: 200, height: 50), CGRect(x: 50, y: 67, width: 200, height: 50),
            ])
    }

    @Test("groups describe themselves in letters")
    func groupsDescribeThemselves() {
        let screen = TestScreen(size: CGSize(width: 300, height: 400))
        defer { withExtendedLifetime(screen) {} }
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let lines = group.visualDescription().split(separator: "\n").map(String.init)
        #expect(lines.count == 7)
        #expect(lines.allSatisfy { $0.count == 60 })
        #expect(lines[0].filter { $0 == "+" }.count >= 3)
        #expect(lines[0].filter { $0 == "-" }.count > 50)
        #expect(lines[3].contains("0"))
        #expect(lines[3].contains("1"))
        #expect(lines[3].filter { $0 == "|" }.count >= 3)
    }

    @Test func headersArePinnedWhileTheirSectionShows() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        let source = TextSource([(0..<10).map(String.init), (0..<10).map(String.init)])
        let scene = TextScene(source, layout: layout)
        #expect(frame(scene, 0)?.minY == 30)
        #expect(scene.view.contentSize.height == 1060)
        scene.view.contentOffset.y = 100
        scene.screen.advance(by: 0.1)
        let view = scene.view.supplementaryView(forElementKind: "header", at: scene.path(0))
        #expect(view?.frame == CGRect(x: 0, y: 100, width: 300, height: 30))
        scene.view.contentOffset.y = 520
        scene.screen.advance(by: 0.1)
        #expect(scene.view.supplementaryView(forElementKind: "header", at: scene.path(0))?.frame.minY == 500)
        #expect(scene.view.supplementaryView(forElementKind: "header", at: scene.path(0, 1))?.frame.minY == 530)
        // The background is behind the cells.
        #expect(scene.view.subviews.first.map { type(of: $0) == UICollectionReusableView.self } ?? false)
    }

    @Test func sectionsScrollSideways() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPaging
        let source = TextSource([(0..<50).map(String.init), (0..<3).map(String.init)])
        let scene = TextScene(source, layout: UICollectionViewCompositionalLayout(section: section))
        #expect(scene.view.contentSize == CGSize(width: 300, height: 160))
        #expect(scene.view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 3)
        let first = scene.view.cellForItem(at: scene.path(0))!
        #expect(first.convert(first.bounds, to: scene.view) == CGRect(x: 0, y: 0, width: 100, height: 80))
        scene.screen.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 140, y: 40))
        scene.screen.advance(by: 2)
        let second = scene.view.cellForItem(at: scene.path(1))!
        #expect(second.convert(second.bounds, to: scene.view).minX == 0)
        #expect(scene.view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 3)
        #expect(scene.view.contentOffset == .zero)
        scene.screen.tap(at: CGPoint(x: 150, y: 40))
        scene.screen.advance(by: 0.3)
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(2)])
    }

    @Test func visibleItemsMayBeTransformed() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items {
                let away = abs(item.center.x - offset.x - environment.container.contentSize.width / 2)
                item.transform = CGAffineTransform(scaleX: 1 - away / 1000, y: 1 - away / 1000)
            }
        }
        let scene = scene(section, count: 20)
        #expect(scene.view.cellForItem(at: scene.path(1))?.transform == .identity)
        #expect(abs(scene.view.cellForItem(at: scene.path(0))!.transform.a - 0.9) < 1e-9)
    }

    @Test func aHundredThousandItemsCostWhatIsVisible() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let scene = scene(NSCollectionLayoutSection(group: group), count: 100_000)
        scene.view.contentOffset.y = 1_000_000
        scene.screen.advance(by: 0.1)
        #expect(scene.view.visibleCells.count == 16)
        #expect(scene.source.made == 32)
    }
}

/// A cell as high as its text, by constraints.
@MainActor
final class WrappingCell: TextCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
private func plainEdge(_ view: UICollectionView, _ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
}

extension TextSource {
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { plainEdge(collectionView, kind, indexPath) }
}
