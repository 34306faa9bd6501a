import Displays
import MutoscopeTesting
import Testing

@testable import UIKit

/// How bars are read out.
@MainActor @Suite("elements of bars") struct BarElementTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part" }
    }

    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)

    @Test("a page is read from its title to the tabs, which are buttons with the number on them")
    func order() throws {
        let rows = Rows(), tabs = UITabBarController()
        rows.title = "Mail"
        let bars = UINavigationController(rootViewController: rows)
        bars.tabBarItem.badgeValue = "12"
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
        tabs.viewControllers = [bars, other]
        screen.show(tabs)
        screen.advance(by: 0.5)
        let read = ElementReader(screen.window.screen).read()
        #expect(read.first?.label == "Mail")
        #expect(read.first?.role == "header")
        #expect(read.dropFirst().first?.label == "Part")
        #expect(read.dropFirst().first?.role == "header")
        #expect(read.suffix(2).map(\.label) == ["Mail", "More"])
        #expect(read.suffix(2).map(\.role) == ["button", "button"])
        #expect(read.suffix(2).map(\.isSelected) == [true, false])
        #expect(read.suffix(2).first?.value == "12 items")
    }
}
