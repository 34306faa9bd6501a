import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("A refresh control below a bar with a large title") struct RefreshInBarTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)

    private final class Inbox: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Inbox"
            navigationController?.navigationBar.prefersLargeTitles = true
            refreshControl = UIRefreshControl()
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let list = Inbox(style: .plain)
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }
    private var top: CGFloat { list.tableView.convert(CGPoint.zero, to: nil).y }

    init() {
        navigation = UINavigationController(rootViewController: list)
        screen.show(navigation)
        screen.advance(by: 0.5)
    }

    @Test("leaves the title in sight at first")
    func rest() {
        #expect(bar.frame.height == 96)
        #expect(top == 96)
        #expect(list.tableView.contentOffset.y == -96)
    }

    @Test("comes out above the title, stays there while it refreshes, and goes with the content")
    func pull() throws {
        let control = try #require(list.refreshControl)
        func middle() -> CGFloat { control.convert(CGPoint(x: 0, y: control.bounds.midY), to: nil).y }
        let finger = screen.finger(at: CGPoint(x: 160, y: 200))
        finger.move(to: CGPoint(x: 160, y: 500), over: 0.4)
        #expect(control.isRefreshing)
        #expect(bar.frame.height > 190 && abs(top - bar.frame.maxY) < 0.5)
        #expect(abs(middle() - (44 + (top - 96) / 2)) < 0.5)
        finger.lift()
        screen.advance(by: 1)
        #expect(bar.frame.height == 156)
        #expect(top == 156)
        #expect(middle() == 74)
        list.tableView.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
        screen.advance(by: 0.1)
        #expect(bar.frame.height == 44)
        list.tableView.setContentOffset(CGPoint(x: 0, y: -156), animated: false)
        control.endRefreshing()
        screen.advance(by: 1)
        #expect(bar.frame.height == 96)
        #expect(top == 96)
    }

    @Test("goes back to its list when another page comes")
    func push() throws {
        let control = try #require(list.refreshControl)
        control.beginRefreshing()
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 1)
        #expect(control.isDescendant(of: list.tableView))
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(control.isDescendant(of: bar))
        list.refreshControl = nil
        screen.advance(by: 0.1)
        #expect(control.superview == nil)
        #expect(bar.frame.height == 96)
    }
}
