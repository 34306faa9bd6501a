import MutoscopeTesting
import Testing

@testable import UIKit

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

    private final class Fading: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
        var asked: [[UIViewController]] = []

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append([fromVC, toVC])
            return self
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    @Test("other tabs that are set with animation come by the delegate's animator; what was shown stays so long")
    func otherTabs() {
        let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
        let tabs = UITabBarController(), fading = Fading()
        let old = [UIViewController(), UIViewController()], new = [UIViewController(), UIViewController()]
        tabs.delegate = fading
        tabs.viewControllers = old
        screen.show(tabs)
        tabs.setViewControllers(new, animated: true)
        #expect(fading.asked == [[old[0], new[0]]])
        #expect(tabs.selectedViewController === new[0])
        #expect(old[0].parent === tabs && old[1].parent == nil)
        screen.advance(by: 0.2)
        #expect(old[0].view.window != nil && new[0].view.window != nil)
        screen.advance(by: 0.5)
        #expect(old[0].parent == nil && old[0].viewIfLoaded?.superview == nil)
        #expect(tabs.children == new)
        #expect(new[0].view.window != nil)
    }

    @Test("without animation the delegate is not asked, and what was shown goes at once")
    func otherTabsAtOnce() {
        let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
        let tabs = UITabBarController(), fading = Fading()
        let old = UIViewController(), new = UIViewController()
        tabs.delegate = fading
        tabs.viewControllers = [old]
        screen.show(tabs)
        tabs.viewControllers = [new]
        #expect(fading.asked.isEmpty)
        #expect(old.parent == nil && new.view.window != nil)
    }

    @Test("the bar goes by the list in a split view too, collapsed or not", arguments: [320.0, 1024])
    func splitContent(width: Double) {
        let screen = TestScreen(size: CGSize(width: width, height: 700), scale: 1)
        let split = UISplitViewController(style: .doubleColumn), tabs = UITabBarController()
        let list = UITableViewController()
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        tabs.viewControllers = [split]
        screen.show(tabs)
        screen.advance(by: 0.2)
        if split.isCollapsed { split.show(.primary) }
        screen.advance(by: 1)
        #expect(split.isCollapsed == (width < 500))
        #expect(tabs.tabBar.contentEndsHere)
        list.tableView.contentSize.height = 2000
        list.tableView.contentOffset.y = 10
        screen.advance(by: 0.1)
        #expect(!tabs.tabBar.contentEndsHere)
    }

    private final class AddingTabs: UITabBarController {
        override func viewDidLoad() {
            super.viewDidLoad()
            for title in ["A", "B"] {
                let page = UIViewController(), stack = UINavigationController()
                page.title = title
                stack.addChild(page)
                addChild(stack)
            }
        }
    }

    @Test("a child that is added by hand has a tab, and one of a navigation controller is its page")
    func addedChildren() {
        let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
        let tabs = AddingTabs()
        screen.show(tabs)
        screen.advance(by: 0.2)
        #expect(tabs.viewControllers?.count == 2)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
        #expect(tabs.selectedIndex == 0)
        let stack = tabs.selectedViewController as? UINavigationController
        #expect(stack?.viewControllers.map(\.title) == ["A"])
        #expect(stack?.topViewController?.view.window != nil)
        #expect(tabs.children.count == 2 && stack?.children.count == 1)
    }
}
