import MutoscopeTesting
import Testing

@testable import UIKit

/// A cell's segue is prepared before the delegate hears of the selection, and gone after, so that a transition sees what that one noted.
@MainActor @Suite("Segues of cells") struct CellSegueTests {
    private final class Page: UITableViewController {
        var log: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.selectionSegue = { [unowned self] _ in
                log.append("prepare")
                let segue = UIStoryboardSegue(identifier: "a", source: self, destination: UIViewController()) {
                    [unowned self] in
                    log.append("perform")
                }
                SelectionOrder.perform { segue.perform() }
            }
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    }

    @Test func order() {
        let screen = TestScreen(size: CGSize(width: 300, height: 400)), page = Page()
        screen.show(page)
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 100, y: 20))
        screen.advance(by: 0.5)
        #expect(page.log == ["prepare", "select", "perform"])
    }
}
