import MutoscopeTesting
import Testing

@testable import UIKit

/// Where a tab's picture and word are.
@MainActor @Suite("tabs by the shape of the bar") struct TabArrangementTests {
    private func tabs(_ size: CGSize, rightToLeft: Bool = false) -> (UITabBarController, TestScreen) {
        let screen = TestScreen(size: size, scale: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "Post"].map { word in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: word, image: UIImage(systemName: "house"), tag: 0)
            return page
        }
        if rightToLeft { tabs.tabBar.semanticContentAttribute = .forceRightToLeft }
        screen.show(tabs)
        screen.advance(by: 0.1)
        return (tabs, screen)
    }

    private func parts(of tabs: UITabBarController, _ index: Int = 0) throws -> (image: UIImageView, label: UILabel) {
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }
        let parts = buttons[index].subviews
        return (
            try #require(parts.compactMap { $0 as? UIImageView }.first),
            try #require(parts.compactMap { $0 as? UILabel }.first)
        )
    }

    @Test("upright on a phone the word is under the picture; across or on a wide screen beside it")
    func styles() throws {
        let upright = try parts(of: tabs(CGSize(width: 390, height: 844)).0)
        #expect(upright.label.frame.minY > upright.image.frame.maxY)
        #expect(upright.label.font.pointSize == 10)
        for (size, font) in [(CGSize(width: 844, height: 390), 12.0), (CGSize(width: 1024, height: 768), 13.0)] {
            let beside = try parts(of: tabs(size).0)
            #expect(beside.label.frame.minX > beside.image.frame.maxX)
            #expect(abs(beside.label.frame.midY - beside.image.frame.midY) < 1)
            #expect(beside.label.font.pointSize == CGFloat(font))
        }
    }

    @Test("upright, a word without a picture stands where words under pictures do")
    func withoutPicture() throws {
        let (tabs, screen) = tabs(CGSize(width: 390, height: 844))
        let usual = try parts(of: tabs).label.frame.minY
        tabs.viewControllers?[0].tabBarItem.image = nil
        screen.advance(by: 0.1)
        let alone = try parts(of: tabs)
        #expect(alone.image.image == nil)
        #expect(alone.label.frame.minY == usual)
    }

    @Test("words are on the left of pictures where one reads so")
    func mirrored() throws {
        let beside = try parts(of: tabs(CGSize(width: 1024, height: 768), rightToLeft: true).0)
        #expect(beside.label.frame.maxX < beside.image.frame.minX)
    }

    @Test("each arrangement has a look of its own")
    func looks() throws {
        for (size, color) in [
            (CGSize(width: 390, height: 844), UIColor.red), (CGSize(width: 844, height: 390), .blue),
            (CGSize(width: 1024, height: 768), .green),
        ] {
            let (tabs, screen) = tabs(size)
            let look = UITabBarAppearance()
            look.stackedLayoutAppearance.selected.iconColor = .red
            look.compactInlineLayoutAppearance.selected.iconColor = .blue
            look.inlineLayoutAppearance.selected.iconColor = .green
            tabs.tabBar.standardAppearance = look.copy()
            tabs.tabBar.scrollEdgeAppearance = look.copy()
            screen.advance(by: 0.1)
            #expect(try parts(of: tabs).image.tintColor == color)
        }
    }

    @Test("a tab that is switched off has its own look and is not chosen by a tap")
    func disabled() throws {
        let (tabs, screen) = tabs(CGSize(width: 390, height: 844))
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.disabled.iconColor = .purple
        tabs.tabBar.standardAppearance = look
        tabs.tabBar.scrollEdgeAppearance = look
        tabs.viewControllers?[1].tabBarItem.isEnabled = false
        screen.advance(by: 0.1)
        #expect(try parts(of: tabs, 1).image.tintColor == .purple)
        screen.tap(at: CGPoint(x: 300, y: 820))
        screen.advance(by: 0.3)
        #expect(tabs.selectedIndex == 0)
        tabs.viewControllers?[1].tabBarItem.isEnabled = true
        screen.tap(at: CGPoint(x: 300, y: 820))
        screen.advance(by: 0.3)
        #expect(tabs.selectedIndex == 1)
    }
}
