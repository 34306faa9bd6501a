import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Marks of bar buttons, and what stands above tab bars: names of iOS 26.
@MainActor
@Suite("Badges and accessories of bars")
struct BarBadgeTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)

    private func badges(in view: UIView) -> [BarItemBadge] { view.subtree.compactMap { $0 as? BarItemBadge } }

    @Test("an item's badge is a number, a word or a dot at its corner")
    func badge() throws {
        let page = UIViewController()
        let item = UIBarButtonItem(
            image: UIImage(systemName: "bell"), style: .prominent, target: nil, action: nil)
        item.badge = .count(12)
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        screen.advance(by: 0.1)
        let shown = try #require(badges(in: navigation.navigationBar).first)
        #expect(navigation.navigationBar.subtree.contains { $0.accessibilityValue == 12.formatted() })
        #expect(shown.text == 12.formatted() && shown.bounds.height == 16 && shown.bounds.width > 16)
        let picture = screen.snapshot(), place = shown.convert(CGPoint(x: 2, y: 8), to: nil)
        #expect(picture.pixel(Int(place.x), Int(place.y)).red > 200)
        #expect(picture.pixel(Int(place.x), Int(place.y)).green < 120)
        item.badge = .indicator()
        screen.advance(by: 0.1)
        #expect(badges(in: navigation.navigationBar).map(\.bounds.width) == [9])
        item.badge = nil
        screen.advance(by: 0.1)
        #expect(badges(in: navigation.navigationBar).isEmpty)
        #expect(item.style == .done && UIBarButtonItem.fixedSpace().width == 0)
    }

    @Test("an accessory stands above the bar, and pages keep its room free")
    func accessory() throws {
        let tabs = UITabBarController(), page = UIViewController()
        tabs.viewControllers = [page]
        screen.show(tabs)
        screen.advance(by: 0.1)
        let before = page.view.safeAreaInsets.bottom
        let label = UILabel()
        tabs.bottomAccessory = UITabAccessory(contentView: label)
        screen.advance(by: 0.1)
        let place = label.convert(label.bounds, to: nil)
        #expect(place.maxY == tabs.tabBar.frame.minY - 8 && place.height == 48 && place.width == 358)
        #expect(page.view.safeAreaInsets.bottom == before + 56)
        #expect(label.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(page.traitCollection.tabAccessoryEnvironment == .unspecified)
        tabs.setBottomAccessory(nil, animated: true)
        screen.advance(by: 1)
        #expect(page.view.safeAreaInsets.bottom == before && label.window == nil)
    }

    @Test("an accessory goes down with the bar, and comes up with it")
    func accessoryMoves() {
        let tabs = UITabBarController(), label = UILabel()
        tabs.viewControllers = [UIViewController()]
        tabs.bottomAccessory = UITabAccessory(contentView: label)
        screen.show(tabs)
        screen.advance(by: 0.1)
        func bottom() -> CGFloat {
            guard let shown = label.superview?.superview?.superview?.layer.presentation() else { return 0 }
            return shown.frame.maxY
        }
        let high = bottom(), low = 844 - tabs.view.safeAreaInsets.bottom - 8
        for (isHidden, end) in [(true, low), (false, high)] {
            let start = bottom()
            tabs.setTabBarHidden(isHidden, animated: true)
            screen.advance(by: TimeInterval(UINavigationController.hideShowBarDuration) / 2)
            #expect((bottom() - start) * (bottom() - end) < 0)
            screen.advance(by: 1)
            #expect(bottom() == end)
        }
    }

    @Test("choosing a search tab begins the search where it is asked to")
    func searchTab() {
        let search = UISearchController()
        let tab = UISearchTab { _ in
            let page = UIViewController()
            page.navigationItem.searchController = search
            return UINavigationController(rootViewController: page)
        }
        tab.automaticallyActivatesSearch = true
        let tabs = UITabBarController(tabs: [
            UITab(title: "a", image: nil, identifier: "a") { _ in UIViewController() }, tab,
        ])
        screen.show(tabs)
        screen.advance(by: 0.1)
        #expect(!search.isActive)
        screen.tap(at: CGPoint(x: 390 * 0.75, y: 815))
        screen.advance(by: 1)
        #expect(search.isActive)
    }
}
