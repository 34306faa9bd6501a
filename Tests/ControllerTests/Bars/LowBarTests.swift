import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("bars of a phone on its side are low") struct LowBarTests {
    private let tabs = UITabBarController()
    private let page = UIViewController()

    private func show(on size: CGSize) -> TestScreen {
        let screen = TestScreen(size: size)
        page.title = "Page"
        page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        page.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        tabs.viewControllers = [navigation]
        screen.show(tabs)
        screen.advance(by: 0.1)
        return screen
    }

    private var navigation: UINavigationController { page.navigationController! }
    /// Of titles and buttons alone, in points: what the status bar and the home indicator take is not counted.
    private var topBar: CGFloat { navigation.navigationBar.frame.height - tabs.view.safeAreaInsets.top }
    private var tabBar: CGFloat { tabs.tabBar.frame.height - tabs.view.safeAreaInsets.bottom }

    @Test("32 points and no large title, where both size classes are compact")
    func onItsSide() {
        _ = show(on: CGSize(width: 844, height: 390))
        #expect(topBar == 32)
        #expect(tabBar == 32)
        #expect(tabs.tabBar.sizeThatFits(.zero).height == 32)
        #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        #expect(page.view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
    }

    @Test("turned upright they grow, and the large title comes back; turned again all is low")
    func turning() {
        let screen = show(on: CGSize(width: 844, height: 390))
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.advance(by: 1)
        #expect(topBar == 96)
        #expect(tabBar == 49)
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.advance(by: 1)
        #expect(topBar == 32)
        #expect(tabBar == 32)
    }

    @Test("as high as ever where there is room across; a large title needs height")
    func wide() {
        // A tablet's row is 50 points high.
        _ = show(on: CGSize(width: 1024, height: 768))
        #expect(topBar == 102)
        #expect(tabBar == 49)
        _ = show(on: CGSize(width: 896, height: 414))
        #expect(topBar == 44)
        #expect(tabBar == 49)
    }

    @Test("a toolbar has looks for little height, at the end of content too")
    func looks() {
        let bar = UIToolbar()
        #expect(bar.compactAppearance == nil)
        #expect(bar.compactScrollEdgeAppearance == nil)
        #expect(bar.sizeThatFits(.zero).height == 44)
    }

    /// As UIKit Apprentice's last chapters have it: a segmented control made for a phone that lies, in one that stands.
    @Test("a program's view has no more room than the toolbar, and grows again with it")
    func wideItems() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 414, height: 44))
        let view = UIView(frame: CGRect(x: 20, y: 0, width: 627, height: 32))
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        bar.items = [UIBarButtonItem(customView: view), add]
        bar.layoutIfNeeded()
        let narrow = view.convert(view.bounds, to: bar)
        #expect(narrow.width < 400 && narrow.maxX < 414)
        for width in [300.0, 414, 800] {
            bar.frame.size.width = width
            bar.layoutIfNeeded()
            for part in bar.subviews { part.layoutIfNeeded() }
        }
        #expect(view.bounds.size == CGSize(width: 627, height: 32))
    }
}
