import MutoscopeTesting
import Testing

@testable import UIKit

/// Headers and footers of sections that are views of the program.
@MainActor @Suite struct TableEdgeTests {
    /// A header whose constraints say how high it is.
    final class TallHeader: UITableViewHeaderFooterView {
        let line = UIView()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            line.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(line)
            NSLayoutConstraint.activate([
                line.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                line.heightAnchor.constraint(equalToConstant: 47),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = 12
        var estimate = UITableView.automaticDimension
        var made = Set<ObjectIdentifier>()
        var configures = false

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { estimate }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: configures ? "plain" : "tall")!
            made.insert(ObjectIdentifier(view))
            if configures {
                var content = view.defaultContentConfiguration()
                content.text = "A header\nof two lines"
                view.contentConfiguration = content
            }
            return view
        }
    }

    private func show(_ source: Source, style: UITableView.Style = .plain) -> (TestScreen, UITableView) {
        let size = CGSize(width: 320, height: 400)
        let screen = TestScreen(size: size, scale: 2)
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "tall")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "plain")
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, table)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped]) func headersSizeThemselves(style: UITableView.Style) {
        let source = Source()
        let (screen, table) = show(source, style: style)
        #expect(table.rectForHeader(inSection: 0).height == 63)
        #expect(table.rectForHeader(inSection: 1).height == 63)
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 63))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 63)
        // A jump over headers that have not been seen shows what it leads to where it stays.
        table.scrollToRow(at: IndexPath(row: 0, section: 11), at: .bottom, animated: false)
        screen.advance(by: 0.1)
        for path in table.indexPathsForVisibleRows ?? [] {
            #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
        }
        for _ in 0..<400 {
            table.contentOffset.y = max(0, table.contentOffset.y - 20)
            screen.advance(by: 1.0 / 60)
        }
        #expect((0..<12).allSatisfy { table.rectForHeader(inSection: $0).height == 63 })
        // Sections that are not on screen have no headers of their own.
        #expect(source.made.count < 9)
        withExtendedLifetime(source) {}
    }

    final class BareSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var title: String?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    }

    @Test("a height of the table alone makes no header in a plain list, as storyboards have it with 28 points")
    func ownHeightWithoutHeader() {
        let source = BareSource()
        func firstRow(_ style: UITableView.Style) -> CGFloat {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            (table.sectionHeaderHeight, table.sectionFooterHeight) = (28, 28)
            table.dataSource = source
            table.delegate = source
            table.layoutIfNeeded()
            return table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
        }
        #expect(firstRow(.plain) == 0)
        #expect(firstRow(.grouped) == 28)
        source.title = "A"
        #expect(firstRow(.plain) == 28 + UITableView.Metrics.plainHeaderPadding)
    }

    @Test func whatHeadersAskedForGoesWithThem() {
        let source = Source()
        let (screen, table) = show(source)
        source.sections += 1
        table.insertSections([0], with: .fade)
        screen.advance(by: 1)
        #expect((0..<3).allSatisfy { table.rectForHeader(inSection: $0).height == 63 })
        #expect(table.headerView(forSection: 0)?.frame.minY == 0)
        withExtendedLifetime(source) {}
    }

    @Test func guessesHoldForWhatHasNotBeenShown() {
        let source = Source()
        source.estimate = 100
        let (_, table) = show(source)
        #expect(table.rectForHeader(inSection: 0).height == 63)
        #expect(table.rectForHeader(inSection: 9).height == 100)
        withExtendedLifetime(source) {}
    }

    @Test func configurationsFillHeaders() throws {
        let source = Source()
        source.configures = true
        let (_, table) = show(source)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.contentView is UIListContentView)
        #expect(header.frame.height > 50)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.frame.height)
        withExtendedLifetime(source) {}
    }
}
