import MutoscopeTesting
import Testing
import UIKit

/// More tabs than have room.
@MainActor
@Suite("The More tab")
struct MoreTabTests {
    private static let symbols = ["house", "star", "heart", "person", "book", "trash", "photo"]
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
    let tabs = Told()
    /// Seven, the sixth of them in a navigation controller.
    let pages: [UIViewController]

    init() {
        let single = Self.symbols.map { name in
            let page = UIViewController()
            page.title = name
            page.view.backgroundColor = .systemBackground
            page.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: name), tag: 0)
            return page
        }
        pages = single.enumerated().map { $0 == 5 ? UINavigationController(rootViewController: $1) : $1 }
        tabs.viewControllers = pages
        screen.show(tabs)
        screen.advance(by: 0.1)
    }

    private func tapTab(_ index: Int) {
        screen.tap(at: CGPoint(x: 37 + 75 * index, y: 640))
        screen.advance(by: 0.3)
    }

    private func tapRow(_ index: Int) {
        screen.tap(at: CGPoint(x: 100, y: 44 + 22 + 44 * index))
        screen.advance(by: 1)
    }

    private func goBack() {
        screen.tap(at: CGPoint(x: 30, y: 22))
        screen.advance(by: 1)
    }

    private var titles: [String] { (tabs.tabBar.items ?? []).map { $0.title ?? "" } }

    @Test("the fifth tab is a list of those without a place")
    func list() {
        #expect(titles == ["house", "star", "heart", "person", "More"])
        #expect(tabs.viewControllers == pages)
        #expect(pages.allSatisfy { $0.tabBarController === tabs })
        #expect(tabs.selectedIndex == 0)
        tapTab(4)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        tapRow(0)
        #expect(tabs.selectedIndex == 4)
        #expect(pages[4].view.window != nil)
        #expect(pages[4].navigationController === tabs.moreNavigationController)
        tapTab(1)
        tapTab(4)
        #expect(tabs.selectedIndex == 4, "it stays on the list while another tab is shown")
        tapTab(4)
        screen.advance(by: 1)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(pages[4].parent === tabs)
    }

    @Test("a navigation controller from the list shows its own bar, with the way back to the list")
    func nested() throws {
        let stack = try #require(pages[5] as? UINavigationController)
        tabs.selectedIndex = 5
        screen.advance(by: 0.2)
        #expect(tabs.selectedViewController === stack)
        #expect(stack.navigationBar.backItem?.title == "More")
        #expect(tabs.moreNavigationController.navigationBar.isHidden)
        #expect(!stack.navigationBar.isHidden)
        let inner = UIViewController()
        inner.view.backgroundColor = .systemBackground
        stack.pushViewController(inner, animated: true)
        screen.advance(by: 1)
        goBack()
        #expect(stack.viewControllers.count == 1)
        #expect(tabs.selectedIndex == 5)
        goBack()
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(!tabs.moreNavigationController.navigationBar.isHidden)
        tabs.selectedIndex = 5
        screen.advance(by: 0.2)
        screen.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 340, y: 300), duration: 0.3)
        screen.advance(by: 1)
        #expect(tabs.selectedIndex == NSNotFound, "and by a drag from the edge")
    }

    @Test("with room for all, or fewer of them, there is no list")
    func room() {
        tabs.selectedIndex = 6
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.advance(by: 0.3)
        #expect(titles == Self.symbols)
        #expect(tabs.selectedIndex == 6)
        #expect(pages.allSatisfy { $0.parent === tabs })
        screen.resize(to: CGSize(width: 375, height: 667))
        screen.advance(by: 0.3)
        #expect(titles.count == 5)
        #expect(tabs.selectedIndex == 6)
        #expect(pages[6].view.window != nil)
        tabs.viewControllers = Array(pages.prefix(3))
        screen.advance(by: 0.1)
        #expect(titles == ["house", "star", "heart"])
        #expect(tabs.children.count == 3)
        #expect(tabs.selectedIndex == 0)
        #expect(pages[6].parent == nil)
        #expect(pages[6].viewIfLoaded?.window == nil)
    }

    @Test("a picture that is dragged onto a tab takes its place")
    func choice() throws {
        let delegate = Choices()
        tabs.delegate = delegate
        tabs.customizableViewControllers = Array(pages.dropFirst())
        tapTab(4)
        try screen.pictureToLookAt("more-list")
        screen.tap(at: CGPoint(x: 350, y: 22))
        screen.advance(by: 1)
        try screen.pictureToLookAt("more-choice")
        let tile = try #require(screen.center(ofLabel: "trash"))
        // The first tab is not one to be replaced.
        screen.drag(from: tile, to: CGPoint(x: 40, y: 630), duration: 0.4)
        screen.advance(by: 0.5)
        let finger = screen.finger(at: tile)
        finger.move(to: CGPoint(x: 140, y: 630), over: 0.4)
        try screen.pictureToLookAt("more-dragging")
        finger.lift()
        screen.advance(by: 0.5)
        let done = try #require(screen.center(ofLabel: "Done"))
        screen.tap(at: done)
        screen.advance(by: 1)
        #expect(titles == ["house", "trash", "heart", "person", "More"])
        #expect(tabs.viewControllers == [0, 5, 2, 3, 4, 1, 6].map { pages[$0] })
        #expect(delegate.calls == ["begin", "end true", "ended true"])
        // A subclass hears of it as its bar's delegate.
        #expect(tabs.calls == ["begin", "ended true"])
        #expect(tabs.presentedViewController == nil)
        tabs.customizableViewControllers = nil
        #expect(tabs.moreNavigationController.topViewController?.navigationItem.rightBarButtonItem == nil)
    }

    final class Told: UITabBarController {
        var calls: [String] = []

        override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { calls.append("begin") }
        override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            calls.append("ended \(changed)")
        }
    }

    private final class Choices: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) { calls.append("begin") }
        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { calls.append("end \(changed)") }
        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { calls.append("ended \(changed)") }
    }
}

/// Bars of a program's own.
@MainActor
@Suite("Tab bars")
struct OwnTabBarTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 320, height: 49))

    private var tabs: [CGRect] {
        bar.layoutIfNeeded()
        return bar.subviews.filter { $0 is UIControl }.map(\.frame)
    }

    @Test("spread their tabs, or gather them in the middle")
    func positions() {
        bar.items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        #expect(tabs.map(\.minX) == [2, 162])
        bar.itemPositioning = .centered
        #expect(tabs.map(\.width) == [76, 76])
        #expect(tabs.map(\.minX) == [67, 177])
        (bar.itemWidth, bar.itemSpacing) = (40, 20)
        #expect(tabs.map(\.minX) == [110, 170])
        bar.itemWidth = 200
        #expect(tabs.map(\.minX) == [0, 160])
        bar.itemPositioning = .fill
        #expect(tabs.map(\.width) == [156, 156])
    }

    private final class Listener: NSObject, UITabBarDelegate {
        var calls: [String] = []
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { calls.append("will begin") }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { calls.append("did begin") }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
            calls.append("will end \(changed)")
        }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            calls.append("did end \(changed)")
        }
    }

    @Test("let the user choose their tabs")
    func customizing() throws {
        let host = UIViewController(), listener = Listener()
        screen.show(host)
        host.view.addSubview(bar)
        let all = (0..<3).map { UITabBarItem(title: "tab \($0)", image: nil, tag: $0) }
        bar.items = Array(all.prefix(2))
        bar.delegate = listener
        #expect(!bar.endCustomizing(animated: false))
        bar.beginCustomizingItems(all)
        screen.advance(by: 1)
        #expect(bar.isCustomizing)
        try screen.pictureToLookAt("tab-bar-choice")
        let tile = try #require(screen.center(ofLabel: "tab 2"))
        screen.drag(from: tile, to: CGPoint(x: 60, y: 450), duration: 0.4)
        screen.advance(by: 0.5)
        screen.tap(at: try #require(screen.center(ofLabel: "Done")))
        screen.advance(by: 1)
        #expect(bar.items?.map(\.tag) == [2, 1])
        #expect(!bar.isCustomizing)
        #expect(listener.calls == ["will begin", "did begin", "will end true", "did end true"])
    }
}

/// What tabs are called.
@MainActor
@Suite("Tab items")
struct TabItemTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    @Test("a navigation controller without an item of its own has its first page's")
    func firstPage() {
        let page = UIViewController(), tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: page)
        tabs.viewControllers = [stack, UIViewController()]
        screen.show(tabs)
        page.title = "Home"
        #expect(tabs.tabBar.items?.first?.title == "Home")
        #expect(stack.tabBarItem === page.tabBarItem)
        stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        #expect(tabs.tabBar.items?.first?.title == "Own")
        #expect(tabs.tabBar.selectedItem === stack.tabBarItem)
        screen.tap(at: CGPoint(x: 240, y: 455))
        screen.tap(at: CGPoint(x: 80, y: 455))
        #expect(tabs.selectedIndex == 0, "the new item leads there as well")
    }

    @Test("the system's items have a picture", arguments: 0..<12)
    func system(number: Int) throws {
        let kind = try #require(UITabBarItem.SystemItem(rawValue: number))
        let item = UITabBarItem(tabBarSystemItem: kind, tag: 3)
        #expect(item.title?.isEmpty == false)
        #expect(item.image?.cgImage != nil)
        #expect(item.tag == 3)
    }
}

extension TestScreen {
    /// The middle of the front label with a text, in the window's points.
    fileprivate func center(ofLabel text: String) -> CGPoint? {
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            if (view as? UILabel)?.text == text {
                return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            }
            waiting.append(contentsOf: view.subviews)
        }
        return nil
    }
}
