import MutoscopeTesting
import Testing

@testable import UIKit

/// Titles above sections, in the size that the user prefers.
@MainActor @Suite("titles above sections") struct HeaderTitleTests {
    private final class Source: NSObject, UITableViewDataSource {
        var titles = ["Colours", "Sizes"]

        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    }

    private func show(_ source: Source, _ style: UITableView.Style) -> (TestScreen, UITableView) {
        let screen = TestScreen(size: CGSize(width: 320, height: 600), scale: 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        screen.show(table)
        screen.advance(by: 0.1)
        return (screen, table)
    }

    @Test("have the system's room at the standard size", arguments: [UITableView.Style.grouped, .insetGrouped])
    func standard(_ style: UITableView.Style) {
        let (_, table) = show(Source(), style)
        #expect(table.rectForHeader(inSection: 0).height == 55)
        #expect(table.rectForHeader(inSection: 1).height == 38)
    }

    @Test("keep the room around them when text is large", arguments: [UITableView.Style.plain, .grouped])
    func large(_ style: UITableView.Style) throws {
        let source = Source(), (screen, table) = show(source, style)
        let before = table.rectForHeader(inSection: 1).height
        let small = UIFont.preferredFont(forTextStyle: style == .plain ? .headline : .footnote).lineHeight.rounded(.up)
        screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.advance(by: 0.1)
        let label = try #require(table.headerView(forSection: 1)?.textLabel)
        #expect(label.frame.height >= label.font.lineHeight - 1)
        #expect(table.rectForHeader(inSection: 1).height - label.font.lineHeight.rounded(.up) == before - small)
    }

    @Test("take as many lines as they need in grouped tables")
    func long() throws {
        let source = Source()
        source.titles[1] = "What is said above a section may be as long as this, and longer than its table is wide"
        let (_, table) = show(source, .grouped)
        let label = try #require(table.headerView(forSection: 1)?.textLabel)
        #expect(table.rectForHeader(inSection: 1).height > 38 + label.font.lineHeight)
        #expect(label.frame.height > 2 * label.font.lineHeight)
    }

    @Test("headers of plain tables let the table be seen through them, but not rows that pass below")
    func floating() throws {
        let source = Source(), (screen, table) = show(source, .plain)
        table.rowHeight = 500
        table.reloadData()
        screen.advance(by: 0.1)
        func floor() -> UIView? { table.headerView(forSection: 0)?.subviews.first { $0.backgroundColor != nil } }
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.backgroundColor == nil && floor() == nil)
        table.contentOffset.y = 60
        screen.advance(by: 0.1)
        #expect(header.frame.minY == 60)
        #expect(floor()?.frame == header.bounds)
        header.backgroundView = UIView()
        #expect(floor() == nil)
        header.backgroundView = nil
        #expect(floor() != nil)
        table.contentOffset.y = 0
        screen.advance(by: 0.1)
        #expect(floor() == nil)
    }
}
