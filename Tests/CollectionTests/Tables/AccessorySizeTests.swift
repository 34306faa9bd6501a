import MutoscopeTesting
import Testing
import UIKit

/// Symbols at the ends of rows.
@MainActor @Suite("sizes of accessories") struct AccessorySizeTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private func chevron(in root: UIView) -> UIImageView? {
        if let view = root as? UIImageView, view.tintColor == .tertiaryLabel { return view }
        return root.subviews.lazy.compactMap(chevron).first
    }

    @Test("chevrons grow with the text, to and fro")
    func chevrons() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 400), scale: 2), rows = Rows()
        screen.show(rows)
        screen.advance(by: 0.1)
        let usual = try #require(chevron(in: rows.view)).frame
        screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.advance(by: 0.1)
        let large = try #require(chevron(in: rows.view)).frame
        #expect(abs(large.height / usual.height - 53 / 17) < 0.1)
        #expect(abs(large.maxX - usual.maxX) < 1)
        #expect(abs(large.midY - rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).midY) < 1)
        screen.contentSizeCategory = .large
        screen.advance(by: 0.1)
        #expect(try #require(chevron(in: rows.view)).frame == usual)
    }
}
