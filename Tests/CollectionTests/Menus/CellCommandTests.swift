import MutoscopeTesting
import Testing

@testable import UIKit

/// The menus of commands over cells that delegates of the older kind ask for.
@MainActor @Suite("commands of cells")
struct CellCommandTests {
    private final class Rows: UITableViewController {
        var copied: [Int] = []
        var selected: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
        override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            indexPath.row > 0
        }
        override func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == Selector("copy:") }
        override func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { copied.append(indexPath.row) }
    }

    @Test("a long press on a row offers what the delegate performs")
    func rows() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let rows = Rows()
        screen.show(rows)
        screen.advance(by: 0.1)
        let second = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        let place = screen.window.convert(CGPoint(x: second.midX, y: second.midY), from: rows.tableView)
        let finger = screen.finger(at: place)
        screen.advance(by: 0.8)
        finger.lift()
        screen.advance(by: 0.4)
        try screen.tap(screen.find(label: "Copy"))
        screen.advance(by: 0.5)
        #expect(rows.copied == [1])
        #expect(rows.selected == [])
    }
}
