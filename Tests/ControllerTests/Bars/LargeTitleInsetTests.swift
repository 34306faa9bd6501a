import MutoscopeTesting
import Testing

@testable import UIKit

/// Lists of twenty sections of three rows, under a bar that goes with the content.
@MainActor
private final class SectionSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 20 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

/// As lists of contacts have it: headers stay below the bar, however high it is.
@MainActor
@Suite("Insets below bars that go with the content")
struct LargeTitleInsetTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700))
    private let source = SectionSource()
    private let page = UIViewController()

    /// The list in a navigation controller with a large title, or with a search bar too.
    private func show(_ list: UIScrollView, search: Bool) -> UINavigationController {
        list.frame = page.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(list)
        page.title = "List"
        if search { page.navigationItem.searchController = UISearchController() }
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = true
        screen.show(stack)
        screen.advance(by: 0.2)
        return stack
    }

    @Test("headers of a table, rows that are scrolled to and the inset follow the bar", arguments: [false, true])
    func tables(search: Bool) throws {
        let table = UITableView()
        table.dataSource = source
        let bar = show(table, search: search).navigationBar
        let highest = table.adjustedContentInset.top
        #expect(table.contentOffset.y == -highest && bar.frame.maxY == highest && highest == (search ? 148 : 96))
        table.contentOffset.y = 500
        screen.advance(by: 0.1)
        #expect(table.adjustedContentInset.top == 44 && bar.frame.maxY == 44)
        let below = table.indexPathsForVisibleRows?.first { table.rectForRow(at: $0).minY > 544 }
        let section = try #require(below?.section)
        table.scrollToRow(at: IndexPath(row: 1, section: section), at: .top, animated: false)
        screen.advance(by: 0.1)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: section)).minY - table.contentOffset.y == 44)
        let header = try #require(table.headerView(forSection: section))
        #expect(header.convert(header.bounds, to: nil).minY == 44)
        // Back at the top the bar has its height, and nothing has moved the content from its place.
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 690), duration: 0.1)
        screen.advance(by: 4)
        table.setContentOffset(CGPoint(x: 0, y: -highest), animated: true)
        screen.advance(by: 1)
        #expect(table.contentOffset.y == -highest && table.adjustedContentInset.top == highest)
        #expect(bar.frame.maxY == highest)
    }

    @Test("pinned headers of collection views follow the bar", arguments: [false, true])
    func grids(compositional: Bool) throws {
        let flow = UICollectionViewFlowLayout()
        flow.sectionHeadersPinToVisibleBounds = true
        flow.headerReferenceSize = CGSize(width: 30, height: 30)
        flow.itemSize = CGSize(width: 300, height: 100)
        let kind = UICollectionView.elementKindSectionHeader
        func size(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        }
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(100), subitems: [NSCollectionLayoutItem(layoutSize: size(100))]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(30), elementKind: kind, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let grid = UICollectionView(
            frame: .zero,
            collectionViewLayout: compositional ? UICollectionViewCompositionalLayout(section: section) : flow)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        grid.dataSource = source
        _ = show(grid, search: true)
        grid.contentOffset.y = 400
        screen.advance(by: 0.1)
        let tops = grid.visibleSupplementaryViews(ofKind: kind).map { $0.convert($0.bounds, to: nil).minY }
        #expect(tops.contains(44))
        grid.scrollToItem(at: IndexPath(item: 0, section: 6), at: .top, animated: false)
        screen.advance(by: 0.1)
        let item = try #require(grid.layoutAttributesForItem(at: IndexPath(item: 0, section: 6)))
        #expect(item.frame.minY - grid.contentOffset.y == 44)
    }

    /// The room for a search bar lies over that of the titles.
    @Test("controls in place of a title have their touches", arguments: [false, true])
    func titleViews(search: Bool) {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        page.navigationItem.titleView = control
        let stack = show(UITableView(), search: search)
        stack.navigationBar.prefersLargeTitles = false
        screen.advance(by: 0.2)
        let place = control.convert(control.bounds, to: nil)
        screen.tap(at: CGPoint(x: place.maxX - 10, y: place.midY))
        screen.advance(by: 0.5)
        #expect(control.selectedSegmentIndex == 2)
        guard search else { return }
        screen.tap(at: CGPoint(x: 200, y: 70))
        screen.advance(by: 1)
        #expect(page.navigationItem.searchController?.isActive == true)
    }
}
