import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// What the bar of a navigation controller shows, and how it goes with the content of the page.
@MainActor
@Suite("Navigation bars")
struct NavigationBarTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    /// A page that scrolls.
    private final class Page: UIViewController {
        let scrollView = UIScrollView()

        override func loadView() { view = scrollView }

        override func viewDidLoad() {
            scrollView.backgroundColor = .white
            scrollView.alwaysBounceVertical = true
            scrollView.contentSize = CGSize(width: 320, height: 2000)
            for index in 0..<20 {
                let row = UIView(frame: CGRect(x: 20, y: 10 + 100 * CGFloat(index), width: 280, height: 80))
                row.backgroundColor = .systemTeal
                scrollView.addSubview(row)
            }
        }
    }

    private func show(_ page: Page) -> UINavigationController {
        page.title = "Library"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        screen.show(navigation)
        screen.advance(by: 0.5)
        return navigation
    }

    @Test("a large title scrolls away with the content and comes back, and is pulled down with it")
    func largeTitle() throws {
        screen.advance(by: 0)
        let page = Page(), navigation = show(page), bar = navigation.navigationBar
        #expect(bar.frame.height == 96)
        #expect(page.scrollView.contentOffset.y == -96)
        try screen.pictureToLookAt("large-title-0")
        for (scrolled, height) in [(20, 76), (52, 44), (300, 44), (30, 66), (0, 96)] as [(CGFloat, CGFloat)] {
            page.scrollView.contentOffset.y = scrolled - 96
            screen.advance(by: 0.3)
            #expect(bar.frame.height == height, "\(scrolled)")
            try screen.pictureToLookAt("large-title-\(Int(scrolled))")
        }
        #expect(page.view.safeAreaInsets.top == 96, "the room for content stays the same")
        let finger = screen.finger(at: CGPoint(x: 160, y: 200))
        finger.move(to: CGPoint(x: 160, y: 300), over: 0.3)
        #expect(bar.frame.height > 110)
        try screen.pictureToLookAt("large-title-pulled")
        finger.lift()
        screen.advance(by: 1)
        #expect(bar.frame.height == 96)
    }

    @Test("a large title has no small one beside it, from the first frame on")
    func firstFrame() {
        screen.advance(by: 0)
        let page = Page()
        page.title = "Library"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        screen.show(navigation)
        let first = screen.snapshot()
        screen.advance(by: 0.1)
        let second = screen.snapshot()
        screen.advance(by: 1)
        #expect(!first.differs(from: screen.snapshot()))
        #expect(!second.differs(from: screen.snapshot()))
    }

    @Test("a page that was scrolled has a small title, a pushed one a large one, and so back")
    func pushing() {
        screen.advance(by: 0)
        let page = Page(), next = Page(), navigation = show(page), bar = navigation.navigationBar
        page.scrollView.contentOffset.y = 200
        screen.advance(by: 0.3)
        navigation.pushViewController(next, animated: true)
        screen.advance(by: 1)
        #expect(bar.frame.height == 96)
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(bar.frame.height == 44)
        #expect(page.scrollView.contentOffset.y == 200)
        page.navigationItem.largeTitleDisplayMode = .never
        screen.advance(by: 0.1)
        page.scrollView.contentOffset.y = -44
        screen.advance(by: 0.1)
        #expect(bar.frame.height == 44)
    }

    @Test("the bar has the height of the page that is shown at once, without an animation")
    func heightAtOnce() {
        let first = Page(), second = Page()
        let navigation = show(first)
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(second, animated: false)
        screen.advance(by: 0.5)
        #expect(navigation.navigationBar.bounds.height == 44)
        navigation.popViewController(animated: false)
        screen.advance(by: 0.5)
        #expect(navigation.navigationBar.bounds.height == 96)
    }

    @Test("the appearance at the scroll edge is in force only there, and a page's own goes first")
    func scrollEdge() {
        screen.advance(by: 0)
        let page = Page(), navigation = show(page), bar = navigation.navigationBar
        let standard = UINavigationBarAppearance(), edge = UINavigationBarAppearance(),
            own = UINavigationBarAppearance()
        for (appearance, color) in [(standard, UIColor.blue), (edge, .red), (own, .green)] {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
        }
        bar.standardAppearance = standard
        bar.scrollEdgeAppearance = edge
        func color() -> (red: Bool, green: Bool, blue: Bool) {
            screen.advance(by: 0.3)
            let pixel = screen.snapshot().pixel(310, 5)
            return (pixel.red > 128, pixel.green > 128, pixel.blue > 128)
        }
        #expect(color() == (true, false, false))
        page.scrollView.contentOffset.y = 100
        #expect(color() == (false, false, true))
        page.navigationItem.standardAppearance = own
        #expect(color().green)
        page.scrollView.contentOffset.y = -96
        #expect(color() == (true, false, false))
    }

    @Test("titles have the attributes of the bar, else of its appearance")
    func attributes() throws {
        screen.advance(by: 0)
        let page = Page(), navigation = show(page), bar = navigation.navigationBar
        func titles() -> [UILabel] { bar.labels.filter { $0.text == "Library" } }
        let appearance = UINavigationBarAppearance()
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        bar.standardAppearance = appearance
        #expect(Set(titles().map(\.textColor)) == [.systemRed, .systemGreen])
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.systemPurple]
        #expect(Set(titles().map(\.textColor)) == [.systemPurple, .systemGreen])
    }

    @Test("a page lies under the bar unless it wants to end there, or the bar is opaque")
    func extendedEdges() {
        screen.advance(by: 0)
        let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        screen.advance(by: 0.1)
        #expect(page.view.frame.minY == 0)
        #expect(page.view.safeAreaInsets.top == 44)
        page.edgesForExtendedLayout = []
        screen.advance(by: 0.1)
        #expect(page.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        #expect(page.view.safeAreaInsets.top == 0)
        screen.resize(to: CGSize(width: 480, height: 320))
        screen.advance(by: 0.1)
        #expect(page.view.frame == CGRect(x: 0, y: 32, width: 480, height: 288))
        navigation.isNavigationBarHidden = true
        screen.advance(by: 0.1)
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
        navigation.isNavigationBarHidden = false
        page.edgesForExtendedLayout = .all
        navigation.navigationBar.isTranslucent = false
        screen.advance(by: 0.1)
        #expect(page.view.frame.minY == 32)
        page.extendedLayoutIncludesOpaqueBars = true
        screen.advance(by: 0.1)
        #expect(page.view.frame.minY == 0)
        #expect(page.view.safeAreaInsets.top == 32)
    }

    @Test("a page ends at an opaque toolbar, and above what the screen keeps clear")
    func opaqueToolbar() {
        screen.safeAreaInsets.bottom = 34
        let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        screen.show(navigation)
        screen.advance(by: 0.1)
        #expect(page.view.frame.maxY == 480)
        #expect(page.view.safeAreaInsets.bottom == 78)
        navigation.toolbar.isTranslucent = false
        screen.advance(by: 0.1)
        #expect(page.view.frame.maxY == 402)
        #expect(page.view.safeAreaInsets.bottom == 0)
        page.extendedLayoutIncludesOpaqueBars = true
        screen.advance(by: 0.1)
        #expect(page.view.frame.maxY == 480)
        page.edgesForExtendedLayout = .top
        screen.advance(by: 0.1)
        #expect(page.view.frame.maxY == 402)
        navigation.isToolbarHidden = true
        screen.advance(by: 0.1)
        #expect(page.view.frame.maxY == 480)
    }

    @Test("tabs end at an opaque bar, and so do pages in them", arguments: [true, false])
    func opaqueTabBar(isNavigated: Bool) {
        screen.safeAreaInsets.bottom = 34
        let page = UIViewController(), tabs = UITabBarController()
        tabs.viewControllers = [isNavigated ? UINavigationController(rootViewController: page) : page]
        screen.show(tabs)
        screen.advance(by: 0.1)
        #expect(page.view.convert(page.view.bounds, to: nil).maxY == 480)
        #expect(page.view.safeAreaInsets.bottom == 83)
        tabs.tabBar.isTranslucent = false
        screen.advance(by: 0.1)
        #expect(page.view.convert(page.view.bounds, to: nil).maxY == 397)
        #expect(page.view.safeAreaInsets.bottom == 0)
        page.extendedLayoutIncludesOpaqueBars = true
        screen.advance(by: 0.1)
        #expect(page.view.convert(page.view.bounds, to: nil).maxY == 480)
        #expect(page.view.safeAreaInsets.bottom == 83)
    }

    @Test("a tap hides and shows the bar, and so does a swipe, while the content scrolls")
    func hiding() {
        screen.advance(by: 0)
        let page = Page(), navigation = show(page)
        navigation.hidesBarsOnTap = true
        for isHidden in [true, false] {
            screen.tap(at: CGPoint(x: 160, y: 300))
            screen.advance(by: 0.5)
            #expect(navigation.isNavigationBarHidden == isHidden)
        }
        navigation.hidesBarsOnTap = false
        navigation.hidesBarsOnSwipe = true
        screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
        screen.advance(by: 2)
        #expect(navigation.isNavigationBarHidden)
        #expect(page.scrollView.contentOffset.y > 50)
        screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 260))
        screen.advance(by: 2)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("what the navigation controller presents is what is visible")
    func visible() {
        screen.advance(by: 0)
        let page = Page(), navigation = show(page), sheet = UIViewController()
        #expect(navigation.visibleViewController === page)
        page.present(sheet, animated: false)
        screen.advance(by: 0.1)
        #expect(navigation.visibleViewController === sheet)
    }

    @Test("a button is hit beside its words too, at the bar's edges and at any height of the bar")
    func nearTouches() {
        let page = Page(), navigation = show(page)
        var count = 0
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction(title: "Add") { _ in count += 1 })
        page.toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(title: "Go", primaryAction: UIAction(title: "Go") { _ in count += 10 }),
        ]
        navigation.setToolbarHidden(false, animated: false)
        screen.advance(by: 0.5)
        for point in [(318, 3), (300, 40), (258, 22)] { screen.tap(at: CGPoint(x: point.0, y: point.1)) }
        #expect(count == 3, "at the corner, below and left of the word")
        screen.tap(at: CGPoint(x: 200, y: 22))
        screen.tap(at: CGPoint(x: 300, y: 60))
        #expect(count == 3, "not far from it, and not below the buttons' row")
        let bar = navigation.toolbar.convert(navigation.toolbar.bounds, to: nil)
        screen.tap(at: CGPoint(x: bar.maxX - 3, y: bar.minY + 2))
        #expect(count == 13)
    }

    @Test("a button with a menu shows it, at once or after a long press")
    func menus() throws {
        screen.advance(by: 0)
        let page = Page()
        _ = show(page)
        var chosen: [String] = []
        let menu = UIMenu(children: [UIAction(title: "One") { _ in chosen.append("one") }])
        let plain = UIBarButtonItem(title: "Menu", menu: menu)
        page.navigationItem.rightBarButtonItem = plain
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 285, y: 22))
        screen.advance(by: 0.6)
        try screen.pictureToLookAt("bar-menu")
        screen.tap(at: CGPoint(x: 200, y: 68))
        screen.advance(by: 0.6)
        #expect(chosen == ["one"])
        let both = UIBarButtonItem(
            title: "Both", primaryAction: UIAction(title: "Both") { _ in chosen.append("both") }, menu: menu)
        page.navigationItem.rightBarButtonItem = both
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 285, y: 22))
        screen.advance(by: 0.6)
        #expect(chosen == ["one", "both"])
        let finger = screen.finger(at: CGPoint(x: 285, y: 22))
        screen.advance(by: 0.7)
        finger.lift()
        screen.advance(by: 0.6)
        screen.tap(at: CGPoint(x: 200, y: 68))
        screen.advance(by: 0.6)
        #expect(chosen == ["one", "both", "one"])
    }
}

extension UIView {
    /// The labels in this view.
    fileprivate var labels: [UILabel] { subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + $0.labels } }
}
