import MutoscopeTesting
import Testing

@testable import UIKit

/// Lists made of collection views: swipes, accessories, headers and rows that size themselves.
@MainActor @Suite struct ListTests {
    @MainActor
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var items: [String]
        var header = "Header"
        var made = 0
        var accessories: [UICellAccessory] = []
        init(_ items: [String]) { self.items = items }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            fill(cell, items[indexPath.item])
            (cell as? UICollectionViewListCell)?.accessories = accessories
            return cell
        }
        private func fill(_ cell: UICollectionViewCell, _ text: String) {
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
            if let cell = view as? UICollectionViewCell { fill(cell, header) }
            return view
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)

    private func show(
        _ source: Source, _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain)
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = source
        view.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        return view
    }

    private func frames(_ view: UICollectionView) -> [CGRect] {
        view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)!.frame }
    }

    @Test func swipesShowAndDoActions() throws {
        var log: [String] = []
        let source = Source(["a", "b", "c"])
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    log.append("delete \(path.item)")
                    done(true)
                }
            ])
        }
        let view = show(source, configuration)
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))!, home = cell.center
        screen.drag(
            from: CGPoint(x: 260, y: home.y), to: CGPoint(x: 170, y: home.y), duration: 0.4)
        screen.advance(by: 0.6)
        #expect(cell.center == CGPoint(x: home.x - 74, y: home.y))
        #expect(view.contentOffset.y == 0)
        try screen.pictureToLookAt("list-swipe")
        // The row does not go out of its card.
        let shown = screen.snapshot()
        #expect(shown.pixel(20, Int(home.y * 2)) == shown.pixel(20, 800))
        #expect(cell.configurationState.isSwiped)
        screen.tap(at: CGPoint(x: 270, y: home.y))
        screen.advance(by: 0.6)
        #expect(log == ["delete 1"])
        #expect(cell.center == home)
        // There is nothing behind the other edge.
        screen.drag(from: CGPoint(x: 100, y: home.y), to: CGPoint(x: 200, y: home.y), duration: 0.4)
        screen.advance(by: 0.6)
        #expect(cell.center == home)
    }

    @Test func aSwipedRowGivesItsCornersToTheCardAndTakesThemBack() {
        let source = Source(["a", "b", "c"])
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
        }
        let view = show(source, configuration)
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))!, y = cell.center.y
        #expect(cell.layer.cornerRadius == 10)
        screen.drag(from: CGPoint(x: 260, y: y), to: CGPoint(x: 170, y: y), duration: 0.4)
        screen.advance(by: 0.6)
        #expect(cell.layer.cornerRadius == 0)
        #expect(cell.mask?.frame == CGRect(x: 74, y: 0, width: 288, height: 44))
        screen.tap(at: CGPoint(x: 100, y: 400))
        screen.advance(by: 0.6)
        #expect(cell.layer.cornerRadius == 10)
        #expect(cell.mask == nil)
        #expect(cell.center.x == 160)
    }

    @Test func scrollingClosesWhatASwipeHasOpened() {
        let source = Source((0..<50).map(String.init))
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
        }
        let view = show(source, configuration)
        let cell = view.cellForItem(at: IndexPath(item: 3, section: 0))!, home = cell.center
        screen.drag(from: CGPoint(x: 60, y: home.y), to: CGPoint(x: 160, y: home.y), duration: 0.4)
        screen.advance(by: 0.6)
        #expect(cell.center.x == home.x + 74)
        screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 340), duration: 0.1)
        screen.advance(by: 2)
        #expect(cell.center.x == home.x)
        #expect(view.contentOffset.y > 30)
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.HeaderMode.supplementary, .firstItemInSection])
    func headersOfSidebarsAreBold(mode: UICollectionLayoutListConfiguration.HeaderMode) throws {
        let source = Source(["a", "b"])
        source.header = "Library"
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = mode
        let view = show(source, configuration), start = IndexPath(item: 0, section: 0)
        let kind = UICollectionView.elementKindSectionHeader
        let header =
            mode == .supplementary
            ? view.supplementaryView(forElementKind: kind, at: start) : view.cellForItem(at: start)
        let content = try #require(header as? UICollectionViewListCell).defaultContentConfiguration()
        #expect(content == .sidebarHeader())
        let row = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
        #expect(row.defaultContentConfiguration() == .sidebarCell())
    }

    @Test func headersAreAsHighAsTheirText() {
        let source = Source(["a", "b"])
        source.header = String(repeating: "many words ", count: 20)
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = 12
        let view = show(source, configuration)
        let kind = UICollectionView.elementKindSectionHeader
        let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))!
        #expect(header.frame.height > 60)
        #expect(header.frame.minY == 12)
        #expect(frames(view)[0].minY == header.frame.maxY)
    }

    @Test func aHundredThousandRowsCostWhatIsVisible() {
        let source = Source((0..<100_000).map { $0 % 3 == 0 ? "\($0)\nsecond line" : "\($0)" })
        let view = show(source)
        for item in [0, 99_999, 40_000] {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: false)
            screen.advance(by: 0.1)
            #expect(view.cellForItem(at: IndexPath(item: item, section: 0)) != nil)
            let frames = frames(view)
            for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.51) }
        }
        #expect(source.made < 120)
    }

    @Test func whatIsInSightStaysWhenItemsAboveTurnOutHigher() {
        let source = Source((0..<300).map { $0 % 3 == 0 ? "\($0)\nsecond line" : "\($0)" })
        let view = show(source)
        view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
        screen.advance(by: 0.1)
        for _ in 0..<120 {
            let path = view.indexPathsForVisibleItems.sorted()[2], cell = view.cellForItem(at: path)!
            let before = cell.frame.minY - view.contentOffset.y
            view.contentOffset.y -= 9
            screen.advance(by: 1.0 / 60)
            #expect(abs(cell.frame.minY - view.contentOffset.y - before - 9) < 0.51)
        }
    }

    @Test func whatRowsAskedForGoesWithThem() {
        let source = Source((0..<100).map { $0 == 0 ? "0\nsecond line" : "\($0)" })
        let view = show(source)
        let high = frames(view)[0].height, low = frames(view)[1].height
        #expect(high > low)
        view.contentOffset.y = 1000
        screen.advance(by: 0.1)
        source.items.insert("new", at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        screen.advance(by: 0.5)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.height == high)
    }

    @Test func rowsGrowWithTheirContent() {
        let source = Source(["a", "b", "c"])
        let view = show(source)
        let before = frames(view), cell = view.cellForItem(at: IndexPath(item: 0, section: 0))!
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "many words ", count: 12)
        cell.contentConfiguration = content
        screen.advance(by: 0.1)
        #expect(frames(view)[0].height > before[0].height + 30)
        #expect(frames(view)[1].minY == frames(view)[0].maxY)
        view.selfSizingInvalidation = .disabled
        content.text = "short"
        cell.contentConfiguration = content
        screen.advance(by: 0.1)
        #expect(frames(view)[0].height > before[0].height + 30)
        view.selfSizingInvalidation = .enabled
        cell.invalidateIntrinsicContentSize()
        screen.advance(by: 0.1)
        #expect(frames(view) == before)
    }

    // MARK: Accessories

    @Test func accessoriesFollowEditing() {
        let source = Source(["a", "b", "c"])
        var isDeleted = false
        source.accessories = [
            .delete { isDeleted = true }, .disclosureIndicator(displayed: .whenNotEditing), .reorder(),
        ]
        let view = show(source)
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))!
        #expect(cell.subviews.filter { $0 is UIButton }.isEmpty)
        #expect(cell.subviews.filter { $0 is UIImageView }.count == 1)
        #expect(cell.contentView.frame.minX == 0)
        view.isEditing = true
        screen.advance(by: 0.1)
        #expect(cell.subviews.filter { $0 is UIButton }.count == 1)
        #expect(cell.contentView.frame.minX > 20)
        screen.tap(at: CGPoint(x: 26, y: cell.center.y))
        screen.advance(by: 0.3)
        #expect(isDeleted)
        let finger = screen.finger(at: CGPoint(x: 296, y: cell.center.y))
        screen.advance(by: 0.05)
        finger.move(to: CGPoint(x: 296, y: cell.center.y + 90), over: 0.4)
        finger.lift()
        screen.advance(by: 0.6)
        #expect(source.items == ["b", "c", "a"])
        #expect(view.contentOffset.y == 0)
    }

    @Test("a list's colour lies over the collection view's, until it is clear or another layout comes")
    func colors() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        controller.collectionView.backgroundColor = .systemTeal
        let source = Source(["One"])
        controller.collectionView.dataSource = source
        controller.collectionView.register(
            UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        screen.show(controller)
        screen.advance(by: 0.1)
        let layer = controller.collectionView.layer
        #expect(layer.backgroundColor == UIColor.systemGroupedBackground.cgColor)
        #expect(controller.collectionView.backgroundColor == .systemTeal)
        list.backgroundColor = .clear
        controller.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
        screen.advance(by: 0.1)
        #expect(layer.backgroundColor == UIColor.systemTeal.cgColor)
        controller.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
        screen.advance(by: 0.1)
        #expect(layer.backgroundColor == UIColor.systemTeal.cgColor)
    }

    @Test("a symbol of a row has the size that its configuration says, or grows with the text")
    func symbolSizes() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Name"
        content.image = UIImage(systemName: "person.crop.circle")
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        let usual = picture.frame.size
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
        view.configuration = content
        view.frame.size.height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.layoutIfNeeded()
        #expect(abs(picture.frame.width / usual.width - 44 / 17) < 0.15)
        #expect(view.frame.height >= picture.frame.height)
        content.imageProperties.preferredSymbolConfiguration = nil
        view.configuration = content
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        view.frame.size.height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.layoutIfNeeded()
        #expect(abs(picture.frame.width / usual.width - 53 / 17) < 0.15)
    }
}
