import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor
@Suite("Looks of bars")
struct BarLookTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 400), scale: 1)

    private func images(in view: UIView) -> [UIImageView] {
        ([view] + view.subtree).compactMap { $0 as? UIImageView }.filter { $0.image != nil && !$0.isHidden }
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }.withRenderingMode(.alwaysOriginal)
    }

    @Test("the back button has the program's sign, of the bar or of its appearance", arguments: [true, false])
    func backIndicator(byAppearance: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        screen.show(navigation)
        screen.advance(by: 0.1)
        let sign = square(13), bar = navigation.navigationBar
        #expect(!images(in: bar).contains { $0.image?.size == sign.size })
        if byAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.setBackIndicatorImage(sign, transitionMaskImage: sign)
            #expect(appearance.backIndicatorImage === sign)
            #expect(appearance.copy().backIndicatorImage === sign)
            bar.standardAppearance = appearance
            bar.scrollEdgeAppearance = appearance
        } else {
            bar.backIndicatorImage = sign
            bar.backIndicatorTransitionMaskImage = sign
        }
        screen.advance(by: 0.1)
        #expect(images(in: bar).contains { $0.image?.size == sign.size })
    }

    @Test("a picture lies behind the chosen tab and goes with the choice", arguments: [true, false])
    func selectionIndicator(byAppearance: Bool) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        screen.show(tabs)
        let mark = square(17)
        if byAppearance {
            let appearance = UITabBarAppearance()
            appearance.selectionIndicatorImage = mark
            tabs.tabBar.standardAppearance = appearance
            tabs.tabBar.scrollEdgeAppearance = appearance
        } else {
            tabs.tabBar.selectionIndicatorImage = mark
        }
        screen.advance(by: 0.1)
        func middle() -> CGFloat? { images(in: tabs.tabBar).first { $0.image?.size == mark.size }?.frame.midX }
        #expect(middle() == 97.5)
        tabs.selectedIndex = 1
        screen.advance(by: 0.1)
        #expect(middle() == 292.5)
    }

    @Test("a button is as wide as the widest title that it may get")
    func possibleTitles() {
        let page = UIViewController(), item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        let narrow = item.shownView?.bounds.width ?? 0
        item.possibleTitles = ["Edit", "A much longer title"]
        screen.advance(by: 0.1)
        let wide = item.shownView?.bounds.width ?? 0
        #expect(wide > narrow + 50)
        item.title = "A much longer title"
        screen.advance(by: 0.1)
        #expect(abs((item.shownView?.bounds.width ?? 0) - wide) <= 1)
    }

    @Test("dots and close buttons can be seen on black and on white")
    func onBlack() throws {
        let page = UIViewController()
        screen.show(page)
        let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        dots.numberOfPages = 3
        let close = UIButton(type: .close)
        close.frame = CGRect(x: 0, y: 60, width: 40, height: 40)
        for color in [UIColor.black, .white] {
            page.view.backgroundColor = color
            for view in [dots, close] {
                view.removeFromSuperview()
                page.view.addSubview(view)
            }
            screen.advance(by: 0.1)
            let picture = screen.snapshot(), ground = Int(picture.pixel(300, 300).red)
            func contrast(_ frame: CGRect) -> Int {
                var most = 0
                for x in Int(frame.minX)..<Int(frame.maxX) {
                    for y in Int(frame.minY)..<Int(frame.maxY) {
                        most = max(most, abs(Int(picture.pixel(x, y).red) - ground))
                    }
                }
                return most
            }
            #expect(contrast(dots.frame) > 150)
            #expect(contrast(close.frame) > 50)
        }
    }

    private func label(_ text: String) -> UILabel? {
        screen.window.subtree.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    @Test("an appearance colours buttons by state and puts a picture behind them", arguments: [true, false])
    func buttons(isToolbar: Bool) throws {
        let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
        let items = ["On", "Off"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        items[1].isEnabled = false
        page.navigationItem.rightBarButtonItems = isToolbar ? nil : items
        page.toolbarItems = isToolbar ? items : nil
        navigation.isToolbarHidden = !isToolbar
        screen.show(navigation)
        let look = UIBarButtonItemAppearance(style: .plain), behind = square(19)
        look.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.disabled.titleTextAttributes = [.foregroundColor: UIColor.blue]
        look.highlighted.titleTextAttributes = [.foregroundColor: UIColor.green]
        look.normal.backgroundImage = behind
        if isToolbar {
            let appearance = UIToolbarAppearance(idiom: .phone)
            appearance.buttonAppearance = look
            #expect(appearance.copy().buttonAppearance === look)
            navigation.toolbar.standardAppearance = appearance
            navigation.toolbar.scrollEdgeAppearance = appearance
        } else {
            let appearance = UINavigationBarAppearance(idiom: .phone)
            appearance.buttonAppearance = look
            navigation.navigationBar.standardAppearance = appearance
            navigation.navigationBar.scrollEdgeAppearance = appearance
        }
        screen.advance(by: 0.1)
        #expect(label("On")?.textColor == .red)
        #expect(label("Off")?.textColor == .blue)
        #expect(images(in: screen.window).contains { $0.image?.size == behind.size })
        let button = try #require(label("On")?.superview as? UIControl)
        button.isHighlighted = true
        #expect(label("On")?.textColor == .green)
        #expect(label("On")?.alpha == 1)
    }

    @Test("defaults come back, and appearances are for the idiom that was asked for")
    func defaults() {
        let look = UIBarButtonItemAppearance(style: .done)
        look.normal.titlePositionAdjustment.vertical = 3
        look.configureWithDefault(for: .plain)
        #expect(look.normal.titlePositionAdjustment == .zero)
        #expect(UITabBarAppearance(idiom: .pad).idiom == .pad)
        #expect(UITabBarAppearance(barAppearance: UIBarAppearance(idiom: .pad)).idiom == .pad)
    }
}
