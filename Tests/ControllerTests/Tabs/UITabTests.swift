import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// What iOS 18's tabs are documented to do.
@MainActor
@Suite("Tabs that make their controllers")
struct UITabTests {
    private final class Page: UIViewController {
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Hearing: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        var refused: String?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            heard.append("should \(tab.identifier)")
            return tab.identifier != refused
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
        }
    }

    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
    private let tabs = UITabBarController()

    private func make(_ names: [String], _ made: @escaping (String) -> Void = { _ in }) -> [UITab] {
        names.map { name in
            UITab(title: name, image: nil, identifier: name) { tab in
                made(tab.identifier)
                return Page("page \(name)")
            }
        }
    }

    private func tap(_ index: Int, of count: Int) {
        screen.tap(at: CGPoint(x: 390 * (Double(index) + 0.5) / Double(count), y: 815))
        screen.advance(by: 0.5)
    }

    @Test("make the controller when it is first shown, once; the bar says the tab's words")
    func lazily() {
        var made: [String] = []
        let list = make(["a", "b", "c"]) { made.append($0) }
        tabs.tabs = list
        screen.show(tabs)
        screen.advance(by: 0.1)
        #expect(made == ["a"])
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
        #expect(tabs.selectedTab === list[0] && tabs.selectedViewController === list[0].viewController)
        tap(1, of: 3)
        #expect(made == ["a", "b"] && tabs.selectedViewController?.title == "page b")
        #expect(tabs.selectedViewController?.view.window != nil)
        tap(0, of: 3)
        tap(1, of: 3)
        tabs.selectedTab = list[2]
        #expect(made == ["a", "b", "c"] && tabs.selectedIndex == 2)
        #expect(tabs.viewControllers?.map(\.title) == ["page a", "page b", "page c"])
        list[2].title = "new"
        list[2].badgeValue = "7"
        tabs.selectedViewController?.title = "other"
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "new"], "a page's title is not its tab's")
        #expect(tabs.tabBar.items?[2].badgeValue == "7")
    }

    @Test("tell the delegate of tabs; one that may not be chosen makes nothing")
    func delegate() {
        var made: [String] = []
        let list = make(["a", "b"]) { made.append($0) }, hearing = Hearing()
        tabs.setTabs(list, animated: false)
        tabs.delegate = hearing
        hearing.refused = "b"
        screen.show(tabs)
        tap(1, of: 2)
        #expect(hearing.heard == ["should b"] && made == ["a"] && tabs.selectedTab === list[0])
        hearing.refused = nil
        tap(1, of: 2)
        #expect(hearing.heard.dropFirst() == ["should b", "did b after a"])
    }

    @Test("hidden ones have no place, nor those of sidebars; compact widths have those that are named")
    func places() {
        let list = make(["a", "b", "c", "d"])
        tabs.tabs = list
        screen.show(tabs)
        list[1].isHidden = true
        list[2].preferredPlacement = .sidebarOnly
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "d"])
        #expect(!list[1].hasVisiblePlacement && list[3].hasVisiblePlacement)
        list[1].isHidden = false
        tabs.compactTabIdentifiers = ["d", "b"]
        #expect(tabs.tabBar.items?.map(\.title) == ["d", "b"])
        tabs.compactTabIdentifiers = nil
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "d"])
        #expect(tabs.tab(forIdentifier: "c") === list[2])
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && list[0].tabBarController == nil)
    }

    @Test("of a group show its chosen child, on the group's navigation controller where it has one")
    func groups() {
        let children = make(["x", "y"])
        let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: children)
        tabs.tabs = make(["a"]) + [group]
        screen.show(tabs)
        tap(1, of: 2)
        #expect(tabs.selectedViewController?.title == "page x" && tabs.selectedTab === children[0])
        tabs.selectedTab = children[1]
        screen.advance(by: 0.1)
        #expect(tabs.selectedViewController?.title == "page y" && group.selectedChild === children[1])
        #expect(tabs.selectedViewController?.view.window != nil && tabs.selectedTab === children[1])
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "Library"])
        #expect(tabs.tab(forIdentifier: "y") === children[1] && children[1].parent === group)

        let stacked = UITabGroup(title: "All", image: nil, identifier: "all", children: make(["z"])) { _ in Page("all")
        }
        stacked.managingNavigationController = UINavigationController()
        tabs.tabs = [stacked]
        let navigation = tabs.selectedViewController as? UINavigationController
        #expect(navigation?.viewControllers.map(\.title) == ["all"])
        stacked.selectedChild = stacked.children[0]
        screen.advance(by: 1)
        #expect(navigation?.viewControllers.map(\.title) == ["all", "page z"])
        navigation?.pushViewController(Page("deeper"), animated: false)
        stacked.children += make(["other"])
        screen.advance(by: 0.1)
        #expect(navigation?.viewControllers.map(\.title) == ["all", "page z", "deeper"], "what the user opened stays")
    }

    @Test("search is a tab of its own words")
    func search() {
        let search = UISearchTab { _ in Page("search") }
        tabs.tabs = make(["a"]) + [search]
        screen.show(tabs)
        #expect(tabs.tabBar.items?.last?.title == "Search" && tabs.tabBar.items?.last?.image != nil)
    }

    @Test("the bar is put away and comes back, at once or sliding; pages have its room meanwhile")
    func barAway() {
        tabs.tabs = make(["a", "b"])
        screen.show(tabs)
        screen.advance(by: 0.1)
        let page = tabs.selectedViewController!
        let room = page.view.safeAreaInsets.bottom
        tabs.isTabBarHidden = true
        screen.advance(by: 0.1)
        #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom < room)
        tabs.setTabBarHidden(false, animated: true)
        screen.advance(by: 0.1)
        let presented = tabs.tabBar.layer.presentation()!.frame.minY
        #expect(presented > tabs.tabBar.layer.frame.minY + 5 && presented < 844)
        screen.advance(by: 0.3)
        #expect(!tabs.tabBar.isHidden && !tabs.isTabBarHidden && page.view.safeAreaInsets.bottom == room)
        tabs.setTabBarHidden(true, animated: true)
        screen.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden)
        screen.advance(by: 0.3)
        #expect(tabs.tabBar.isHidden && tabs.tabBar.transform == .identity)
    }

    @Test("a bar that comes back while it goes turns round where it is")
    func turnsRound() {
        tabs.tabs = make(["a", "b"])
        screen.show(tabs)
        screen.advance(by: 0.1)
        let top = tabs.tabBar.frame.minY
        func shown() -> CGFloat { tabs.tabBar.layer.presentation()!.frame.minY }
        tabs.setTabBarHidden(true, animated: true)
        screen.advance(by: 0.1)
        let place = shown()
        #expect(place > top + 5)
        tabs.setTabBarHidden(false, animated: true)
        screen.advance(by: 1.0 / 60)
        #expect(abs(shown() - place) < 15, "no jump")
        screen.advance(by: 0.12)
        #expect(!tabs.tabBar.isHidden, "the end of the first motion is not that of the second")
        screen.advance(by: 0.3)
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minY == top && shown() == top)
    }

    private final class Own: UITabBarController {
        enum Mode { case mine }
        var tabs = ["mine"]
        var mode = Mode.mine
    }

    @Test("a program's own subclass may have tabs and modes of its own")
    func ownNames() {
        #expect(Own().tabs == ["mine"] && Own().mode == .mine)
    }
}
