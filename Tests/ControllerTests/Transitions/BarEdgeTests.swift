import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// How bars look where content ends at them, prompts, and where large titles rest.
@MainActor
@Suite("Bars over the ends of content")
struct BarEdgeTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    private final class Page: UIViewController {
        let scrollView = UIScrollView()
        var length: CGFloat = 2000

        override func loadView() { view = scrollView }

        override func viewDidLoad() {
            scrollView.backgroundColor = .systemYellow
            scrollView.alwaysBounceVertical = true
            scrollView.contentSize = CGSize(width: 320, height: length)
        }
    }

    /// Whether something lies before the yellow page.
    private func isCovered(_ x: Int, _ y: Int) -> Bool {
        screen.advance(by: 0.4)
        let image = screen.snapshot(), page = image.pixel(160, 240)
        return image.pixel(x, y) != page
    }

    @Test("a navigation bar has no background over content at its top, and one over the rest")
    func navigationBar() {
        screen.advance(by: 0)
        let page = Page(), navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        #expect(!isCovered(10, 20))
        #expect(!isCovered(10, 43))
        page.scrollView.contentOffset.y = 100
        #expect(isCovered(10, 20))
        #expect(isCovered(10, 43))
        page.scrollView.contentOffset.y = -44
        #expect(!isCovered(10, 20))
        navigation.navigationBar.isTranslucent = false
        navigation.view.setNeedsLayout()
        #expect(isCovered(10, 20))
        navigation.navigationBar.isTranslucent = true
        navigation.navigationBar.barTintColor = .systemRed
        #expect(isCovered(10, 20))
        navigation.navigationBar.barTintColor = nil
        let own = UINavigationBarAppearance()
        own.configureWithOpaqueBackground()
        page.navigationItem.scrollEdgeAppearance = own
        #expect(isCovered(10, 20))
    }

    @Test("a large title keeps the bar clear until it is gone")
    func clearLargeTitle() {
        screen.advance(by: 0)
        let page = Page(), navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        screen.show(navigation)
        page.scrollView.contentOffset.y = -96 + 30
        #expect(!isCovered(10, 20))
        #expect(!isCovered(10, 60))
        page.scrollView.contentOffset.y = -96 + 60
        #expect(isCovered(10, 20))
    }

    @Test("a tab bar has none where content ends, or there is too little of it")
    func tabBar() {
        screen.advance(by: 0)
        let long = Page(), short = Page(), tabs = UITabBarController()
        short.length = 100
        tabs.viewControllers = [UINavigationController(rootViewController: long), short]
        screen.show(tabs)
        #expect(isCovered(5, 460))
        long.scrollView.contentOffset.y = 2000 - 480 + 49
        #expect(!isCovered(5, 460))
        long.scrollView.contentSize.height = 3000
        #expect(isCovered(5, 460))
        tabs.selectedIndex = 1
        #expect(!isCovered(5, 460))
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        tabs.tabBar.scrollEdgeAppearance = look
        #expect(isCovered(5, 460))
    }

    @Test("a toolbar follows the end of the content too")
    func toolbar() {
        screen.advance(by: 0)
        let page = Page(), navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        screen.show(navigation)
        #expect(isCovered(5, 460))
        page.scrollView.contentOffset.y = 2000 - 480 + 44
        #expect(!isCovered(5, 460))
    }

    @Test("a prompt stands above the title and makes the bar 30 points higher")
    func prompt() throws {
        screen.advance(by: 0)
        let page = Page(), navigation = UINavigationController(rootViewController: page)
        page.title = "Title"
        page.navigationItem.prompt = "Choose one of these"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        screen.show(navigation)
        screen.advance(by: 0.1)
        let bar = navigation.navigationBar
        #expect(bar.frame.height == 74)
        #expect(page.view.safeAreaInsets.top == 74)
        #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 74)
        try screen.pictureToLookAt("bar-prompt")
        let next = Page()
        navigation.pushViewController(next, animated: true)
        screen.advance(by: 1)
        #expect(bar.frame.height == 44)
        #expect(next.view.safeAreaInsets.top == 44)
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(bar.frame.height == 74)
        page.navigationItem.prompt = nil
        screen.advance(by: 0.1)
        #expect(bar.frame.height == 44)
    }

    @Test("a large title that the finger leaves half way comes back or goes", arguments: [15, 40] as [CGFloat])
    func largeTitle(distance: CGFloat) {
        screen.advance(by: 0)
        let page = Page(), navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        screen.show(navigation)
        screen.advance(by: 0.1)
        let finger = screen.finger(at: CGPoint(x: 160, y: 300))
        finger.move(to: CGPoint(x: 160, y: 300 - 10 - distance), over: 0.3)
        screen.advance(by: 0.3)
        #expect(navigation.navigationBar.frame.height == 96 - distance)
        finger.lift()
        screen.advance(by: 2)
        #expect(page.scrollView.contentOffset.y == (distance < 26 ? -96 : -44))
        #expect(navigation.navigationBar.frame.height == (distance < 26 ? 96 : 44))
    }

    @Test("a page that does not say so goes by the title of the page beneath")
    func inheritedTitles() {
        screen.advance(by: 0)
        let page = Page(), next = Page(), last = Page()
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        page.navigationItem.largeTitleDisplayMode = .never
        screen.show(navigation)
        screen.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.pushViewController(next, animated: true)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44)
        last.navigationItem.largeTitleDisplayMode = .always
        navigation.pushViewController(last, animated: true)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 96)
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test("the tab that is chosen already leads back to its first page")
    func chosenTab() {
        screen.advance(by: 0)
        let tabs = UITabBarController(), navigation = UINavigationController(rootViewController: Page())
        tabs.viewControllers = [navigation, Page()]
        screen.show(tabs)
        for _ in 0..<2 { navigation.pushViewController(Page(), animated: false) }
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 80, y: 455))
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        #expect(tabs.selectedIndex == 0)
    }
}
