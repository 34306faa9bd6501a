import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Choosing tabs")
struct TabSelectionTests {
    /// As libraries with tab bars of their own do it.
    private final class Mirroring: UITabBarController {
        var heard: [Int] = []
        override var selectedViewController: UIViewController? {
            willSet {
                guard let newValue, let index = viewControllers?.firstIndex(of: newValue) else { return }
                heard.append(index)
                selectedIndex = index
            }
        }
    }

    @Test("an index is chosen without a word to an override that may set the index in turn")
    func index() {
        let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
        let tabs = Mirroring(), pages = [UIViewController(), UIViewController()]
        tabs.viewControllers = pages
        screen.show(tabs)
        tabs.selectedIndex = 1
        #expect(tabs.heard.isEmpty)
        #expect(tabs.selectedViewController === pages[1])
        tabs.selectedViewController = pages[0]
        #expect(tabs.heard == [0])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("the bar lies at the bottom as soon as the view is loaded")
    func barOfTheLoadedView() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()
        #expect(tabs.tabBar.bounds.width == tabs.view.bounds.width)
        #expect(tabs.view.bounds.width > 0)
        #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.height)
    }
}
