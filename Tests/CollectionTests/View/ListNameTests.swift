import MutoscopeTesting
import Testing

@testable import UIKit

/// Names of lists that programs use now and then.
@MainActor @Suite("names of lists") struct ListNameTests {
    @Test("nibs that cannot be read say so when they are registered")
    func nibs() {
        let table = UITableView(), layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        func reports(_ body: () -> Void) -> [String] { Diagnostics.collecting(body).messages }
        #expect(reports { table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "a") }.count == 1)
        #expect(
            reports { view.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "a") }.count == 1)
        #expect(
            reports {
                _ = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
                    cellNib: UINib(nibName: "Registered", bundle: nil)
                ) { _, _, _ in }
            }.count == 1)
        #expect(
            reports {
                _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                    supplementaryNib: UINib(nibName: "Header", bundle: nil), elementKind: "header"
                ) { _, _, _ in }
            }.count == 1)
        #expect(view.elementViews.pool.advice(.init(kind: "", identifier: "a")).contains("nib"))
        #expect(table.rowViews.pool.advice("a").contains("nib"))
    }

    /// Measured by Carbon's tests on iOS.
    @Test("of a class and a nib for one identifier the one that was registered last holds")
    func lastRegistration() {
        final class Row: UITableViewCell {}
        final class Edge: UITableViewHeaderFooterView {}
        var rows = TablePool()
        rows.register(edgeMaker: { UITableViewHeaderFooterView(reuseIdentifier: "a") }, "a")
        rows.register(edge: Edge.self, "a")
        #expect(rows.edge("a", for: nil) is Edge)
        rows.register(edgeMaker: nil, "a")
        #expect(rows.edge("a", for: nil) == nil)
        rows.register(cell: Row.self, "a")
        rows.register(cellMaker: { UITableViewCell() }, "a")
        #expect(rows.cell("a", for: nil) is Row == false)
        rows.register(cell: Row.self, "a")
        #expect(rows.cell("a", for: nil) is Row)
        var views = ReusePool()
        let name = ReusePool.Name(kind: "", identifier: "a")
        views.register(maker: { UICollectionViewCell() }, name)
        views.register(nil, name)
        #expect(!views.isRegistered(name))
        views.register(UICollectionViewCell.self, name)
        views.register(maker: nil, name)
        #expect(!views.isRegistered(name))
    }

    @Test("programs add states of their own to those of cells")
    func customStates() {
        final class Cell: UICollectionViewCell {
            var seen: AnyHashable?
            var item: String? { didSet { setNeedsUpdateConfiguration() } }
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[.item] = item
                return state
            }
            override func updateConfiguration(using state: UICellConfigurationState) { seen = state[.item] }
        }
        let cell = Cell(frame: .zero)
        cell.item = "A"
        #expect(cell.seen == AnyHashable("A"))
    }

    @Test("headers have states, handlers and backgrounds")
    func headers() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var told = 0
        header.configurationUpdateHandler = { header, state in
            told += 1
            var content = header.defaultContentConfiguration()
            content.text = "General"
            header.contentConfiguration = content
        }
        #expect(told == 1)
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "General")
        #expect(header.defaultBackgroundConfiguration() == .listPlainHeaderFooter())
    }

    @Test("the headers of grouped lists are in capitals")
    func capitals() throws {
        let view = UIListContentView(configuration: .groupedHeader())
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "General"
        view.configuration = content
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "GENERAL")
        content.textProperties.transform = .none
        view.configuration = content
        #expect(label.text == "General")
    }

    @Test("a list's content keeps to the margins around it, where it is to")
    func preservedMargins() throws {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        host.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30)
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let view = UIListContentView(configuration: content)
        view.frame = host.bounds
        host.addSubview(view)
        view.layoutIfNeeded()
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.minX == 50)
        content.axesPreservingSuperviewLayoutMargins = []
        content.directionalLayoutMargins.leading = 5
        view.configuration = content
        view.layoutIfNeeded()
        #expect(label.frame.minX == 5)
    }

    @Test("rows that are not there have lines when they have a height")
    func fillers() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2), source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = source
        screen.show(table)
        screen.advance(by: 0.1)
        #expect(table.lines.fillers.isEmpty)
        table.fillerRowHeight = 60
        screen.advance(by: 0.1)
        #expect(table.lines.fillers.map(\.frame.maxY) == [160, 220, 280, 340])
        table.tableFooterView = UIView()
        screen.advance(by: 0.1)
        #expect(table.lines.fillers.isEmpty)
    }

    @Test("a table posts that its selection has changed")
    func selectionNotification() {
        let table = UITableView()
        var posts = 0
        let watch = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        table.setSelected(ShownPath(row: 0, section: 0), true, animated: false)
        table.setSelected(ShownPath(row: 0, section: 0), true, animated: false)
        table.setSelected(ShownPath(row: 0, section: 0), false, animated: false)
        #expect(posts == 2)
        NotificationCenter.default.removeObserver(watch)
    }

    @Test("the system's accessories stand at the edge, the program's before them, in whatever order they are given")
    func accessoryOrder() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.accessories = [
            .disclosureIndicator(), .label(text: "Label"),
            .customView(
                configuration: .init(customView: own, placement: .trailing(), reservedLayoutWidth: .custom(60))),
        ]
        cell.layoutIfNeeded()
        let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        let arrow = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(own.frame.maxX < label.frame.minX)
        #expect(label.frame.maxX < arrow.frame.minX)
        #expect(label.frame.minX - own.frame.maxX == 27, "15 points of its room, and 12 between")
    }

    @Test("backgrounds have pictures, margins and outlines away from their edges")
    func backgrounds() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        cell.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
        (background.strokeWidth, background.strokeOutset) = (2, 4)
        background.image = UIImage()
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.compactMap { $0 as? BackgroundConfigurationView }.first)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 0, width: 180, height: 100))
        #expect(view.subviews[0].backgroundColor == .blue)
        #expect(view.subviews.contains { $0.frame == CGRect(x: 6, y: -4, width: 188, height: 108) })
        #expect(view.subviews.contains { $0 is UIImageView })
    }

    @Test("items that may not be edited stay as they are in editing mode")
    func editingOfItems() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
                indexPath.item != 1
            }
        }
        let scene = TextScene(TextSource(count: 3)), delegate = Delegate()
        scene.view.delegate = delegate
        scene.view.isEditing = true
        let states = (0..<3).map { scene.view.cellForItem(at: scene.path($0))?.configurationState.isEditing }
        #expect(states == [true, false, true])
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let item = UIConfigurationStateCustomKey("test.item")
}
