import MutoscopeTesting
import Testing

@testable import UIKit

/// Where the content of rows begins and ends, and how high it makes them.
@MainActor @Suite("margins of cells") struct CellMarginTests {
    /// A cell that fills its margins with a label.
    final class LabelCell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.text = "A text"
            Self.fill(label, in: contentView)
        }

        required init?(coder: NSCoder) { nil }

        static func fill(_ label: UILabel, in content: UIView) {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.font = .systemFont(ofSize: 30)
            label.numberOfLines = 0
            content.addSubview(label)
            let margins = content.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 3
        var make: (UITableViewCell) -> Void = { _ in }
        var selected: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            make(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "General" }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
    }

    private func show(
        _ style: UITableView.Style, width: CGFloat, _ cell: UITableViewCell.Type = UITableViewCell.self,
        _ setUp: (UITableView, Source, TestScreen) -> Void = { _, _, _ in }
    ) -> (TestScreen, UITableView, Source) {
        let screen = TestScreen(size: CGSize(width: width, height: 500), scale: 2), source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 500), style: style)
        table.register(cell, forCellReuseIdentifier: "cell")
        setUp(table, source, screen)
        (table.dataSource, table.delegate) = (source, source)
        screen.show(table)
        screen.advance(by: 0.1)
        return (screen, table, source)
    }

    @Test(
        "margins are 11 above and below, and at the sides those of a controller's view",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
        [(CGFloat(320), CGFloat(16)), (375, 16), (390, 20), (430, 20)])
    func tableCells(style: UITableView.Style, widths: (width: CGFloat, side: CGFloat)) throws {
        let side = widths.side
        let (screen, table, source) = show(style, width: widths.width) { _, source, _ in
            source.make = { $0.textLabel?.text = "Text" }
        }
        let cell = try #require(table.visibleCells.first)
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
        #expect(cell.textLabel?.frame.minX == side)
        #expect(cell.parts.separator.frame.minX == side)
        #expect(table.separatorInset.left == side)
        #expect(cell.frame.minX == (style == .insetGrouped ? side : 0))
        cell.accessoryType = .disclosureIndicator
        screen.advance(by: 0.1)
        #expect(cell.contentView.layoutMargins.right == 8)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.frame.minX == side)
        #expect(header.textLabel?.text == (style == .plain ? "General" : "GENERAL"))
        withExtendedLifetime(source) {}
    }

    @Test(
        "a row is as high as what fills its margins, and 22 points",
        arguments: [UITableView.Style.plain, .insetGrouped])
    func customRows(style: UITableView.Style) throws {
        let (screen, table, source) = show(style, width: 390, LabelCell.self)
        let cell = try #require(table.visibleCells.first as? LabelCell)
        let height = cell.label.sizeThatFits(CGSize(width: 300, height: 100)).height
        #expect(abs(cell.frame.height - height - 22) <= 0.5)
        #expect(cell.label.frame.minX == 20)
        withExtendedLifetime((screen, source)) {}
    }

    @Test(
        "items of lists have the margins of rows",
        arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
    func items(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        final class Item: UICollectionViewListCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.text = "A text"
                LabelCell.fill(label, in: contentView)
            }
            required init?(coder: NSCoder) { nil }
        }
        let screen = TestScreen(size: CGSize(width: 390, height: 500), scale: 2)
        screen.safeAreaInsets.bottom = 34
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 500),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)))
        let registration = UICollectionView.CellRegistration<Item, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<20))
        source.apply(snapshot, animatingDifferences: false)
        screen.show(view)
        screen.advance(by: 0.1)
        let heights = Set(view.visibleCells.map(\.frame.height))
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Item)
        let height = first.label.sizeThatFits(CGSize(width: 300, height: 100)).height
        #expect(heights.count == 1, "cells above the home indicator are as high as others: \(heights)")
        #expect(abs(first.frame.height - height - 22) <= 0.5)
        #expect(first.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
        #expect(first.frame.minX == (appearance == .insetGrouped ? 20 : 0))
        #expect(view.visibleCells.allSatisfy { $0.contentView.layoutMargins.bottom == 11 })
        withExtendedLifetime(source) {}
    }

    @Test("cells above the home indicator keep their margins")
    func homeIndicator() throws {
        let (screen, table, source) = show(.plain, width: 390, LabelCell.self) { _, source, screen in
            screen.safeAreaInsets.bottom = 34
            source.count = 30
        }
        #expect(Set(table.visibleCells.map(\.frame.height)).count == 1)
        #expect(table.visibleCells.last?.contentView.layoutMargins.bottom == 11)
        withExtendedLifetime((screen, source)) {}
    }

    @Test("content keeps to what nothing covers at the sides")
    func notch() throws {
        let (screen, table, source) = show(.plain, width: 500) { _, source, screen in
            screen.safeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
            source.make = { $0.textLabel?.text = "Text" }
        }
        let cell = try #require(table.visibleCells.first)
        #expect(cell.contentView.frame.minX == 40)
        #expect(cell.contentView.frame.maxX == 470)
        #expect(cell.parts.separator.frame.minX == 60)
        table.insetsContentViewsToSafeArea = false
        screen.advance(by: 0.1)
        #expect(cell.contentView.frame.minX == 0)
        withExtendedLifetime(source) {}
    }

    @Test("insets of lines count from the cell's edges, or from where lines are by themselves")
    func separatorInsets() throws {
        let (screen, table, source) = show(.plain, width: 390) { _, source, _ in
            source.make = { $0.textLabel?.text = "Text" }
        }
        let cell = try #require(table.visibleCells.first)
        func line() -> [CGFloat] {
            screen.advance(by: 0.1)
            return [cell.parts.separator.frame.minX, cell.parts.separator.frame.maxX]
        }
        #expect(line() == [20, 390])
        table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 10)
        #expect(line() == [5, 380])
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(line() == [25, 380])
        table.separatorInsetReference = .fromCellEdges
        table.separatorInset = .zero
        #expect(line() == [0, 390])
        cell.separatorInset = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 0)
        #expect(line() == [70, 390])
        withExtendedLifetime(source) {}
    }

    @Test("a tap on a text view in a row is not one on the row")
    func textViews() throws {
        let (screen, table, source) = show(.plain, width: 390) { table, source, _ in
            table.rowHeight = 60
            source.make = { cell in
                guard cell.contentView.subviews.isEmpty else { return }
                let text = UITextView(frame: CGRect(x: 200, y: 5, width: 150, height: 50))
                text.isEditable = false
                cell.contentView.addSubview(text)
            }
        }
        let y = table.rectForRow(at: IndexPath(row: 1, section: 0)).midY
        screen.tap(at: CGPoint(x: 250, y: y))
        screen.advance(by: 0.5)
        #expect(source.selected == [])
        screen.tap(at: CGPoint(x: 100, y: y))
        screen.advance(by: 0.5)
        #expect(source.selected == [1])
    }

    @Test("the size of the content is known before the first layout is over")
    func contentSizeIsKnown() {
        final class Controller: UIViewController {
            let table = UITableView(), source = Source()
            var known: [CGFloat] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                source.count = 20
                table.rowHeight = 50
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.frame = view.bounds
                view.addSubview(table)
                table.dataSource = source
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                known.append(table.contentSize.height)
            }
        }
        let screen = TestScreen(size: CGSize(width: 390, height: 500)), controller = Controller()
        screen.show(controller)
        screen.advance(by: 0.1)
        let header = controller.table.rectForHeader(inSection: 0).maxY
        #expect(controller.known.first == 1000 + header)
        controller.source.count = 30
        controller.table.reloadData()
        #expect(controller.table.contentSize.height == 1500 + header)
    }
}
