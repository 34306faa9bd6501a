import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Numbers read from pictures of simulators: of iOS 17.5 and 18.5 by cashapp/AccessibilitySnapshot, of iOS 17.0 by ephread/Instructions, and
/// of iOS 13 by pointfreeco/swift-snapshot-testing.
@Suite("Bars as they are measured in pictures of iOS")
@MainActor
struct MeasuredBarTests {
    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .white
        return page
    }

    private func screen(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, sides: CGFloat = 0, _ root: UIViewController
    ) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: width, height: height), scale: scale)
        screen.safeAreaInsets = UIEdgeInsets(top: 20, left: sides, bottom: 0, right: sides)
        screen.window.rootViewController = root
        screen.window.makeKeyAndVisible()
        screen.advance(by: 1)
        return screen
    }

    /// Columns of the tint's blue in the row of a bar, in pixels.
    private func tinted(_ screen: TestScreen) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        let image = screen.snapshot(), scale = Int(screen.scale)
        var columns: [Int] = [], rows: [Int] = []
        for y in 20 * scale..<70 * scale {
            for x in 0..<image.width / 3 {
                let pixel = image.pixel(x, y)
                if Int(pixel.blue) - Int(pixel.red) > 60 {
                    columns.append(x)
                    rows.append(y)
                }
            }
        }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        return (left...right, top...bottom)
    }

    @Test(
        "the chevron begins 1⅓ points after half of the margin, the word 21 points after it",
        arguments: [(393.0, 3.0, 8.0), (375, 2, 8), (820, 2, 12)])
    func backButton(width: Double, scale: Double, indent: Double) throws {
        let navigation = UINavigationController()
        navigation.viewControllers = [page("First"), page("Default")]
        let screen = screen(width, 700, scale: scale, navigation)
        let bar = navigation.navigationBar
        let word = try #require(bar.label("First"))
        #expect(abs(word.convert(word.bounds, to: bar).minX - (indent + 21)) < 0.01)
        let ink = try #require(tinted(screen))
        #expect(abs(Double(ink.columns.lowerBound) / scale - (indent + 4.0 / 3)) <= 1.01 / scale)
        let button = try #require(word.superview as? UIControl)
        #expect(
            button.convert(button.bounds, to: bar).minX == 0
                && button.bounds.height == (bar.traitCollection.userInterfaceIdiom == .pad ? 50 : 44))
        #expect(button.accessibilityTraits.rawValue == 1 | 1 << 27)
        #expect(button.accessibilityUserInputLabels == ["First", "Back"])
    }

    @Test(
        "a plus of 17⅔ points stands 2 points inside the margin, which is 20 points in wide bars",
        arguments: [(320, 568, 0, 18), (414, 896, 0, 22), (568, 320, 0, 22), (812, 375, 44, 62)]
            as [(Double, Double, Double, Double)])
    func plus(width: Double, height: Double, sides: Double, left: Double) throws {
        let page = page("")
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let ink = try #require(
            tinted(screen(width, height, sides: sides, UINavigationController(rootViewController: page))))
        let start = Double(ink.columns.lowerBound) / 3, length = Double(ink.columns.count) / 3
        #expect(abs(start - left) <= 0.67, "\(ink.columns)")
        #expect(abs(length - 53.0 / 3) <= 0.67, "\(ink.columns)")
    }

    @Test("bars of tablets are 50 points high")
    func tablet() {
        let navigation = UINavigationController(rootViewController: page("Default"))
        let screen = screen(820, 1180, scale: 2, navigation)
        screen.window.traitOverrides.userInterfaceIdiom = .pad
        screen.advance(by: 0.1)
        // With the 20 points above it.
        #expect(navigation.navigationBar.frame.height == 70)
    }

    private func tabBar(_ badges: [String?]) -> (UITabBar, TestScreen) {
        let bar = UITabBar(frame: CGRect(x: 0, y: 40, width: 402, height: 49))
        bar.items = badges.enumerated().map { index, badge in
            let item = UITabBarItem(title: "Item \(index)", image: nil, selectedImage: nil)
            item.badgeValue = badge
            return item
        }
        let screen = TestScreen(size: CGSize(width: 402, height: 874), scale: 3)
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 120))
        back.backgroundColor = .white
        back.addSubview(bar)
        screen.show(back)
        screen.advance(by: 0)
        return (bar, screen)
    }

    @Test("tabs are 2 points from one another's room and 1 from the top; a bar of its own has a line above it")
    func tabs() throws {
        let (bar, screen) = tabBar(["", "3", "A", nil])
        let tabs = bar.subviews.compactMap { $0 as? UIControl }
        #expect(tabs[0].frame == CGRect(x: 2, y: 1, width: 96.5, height: 48))
        #expect(tabs[1].frame.minX == 102.5)
        let image = screen.snapshot()
        #expect((177...179).contains(image.pixel(30, 119).red) && image.pixel(30, 118).red == 255)
        let word = try #require(tabs[2].label("Item 2")), badge = try #require(tabs[2].label("A"))
        #expect(abs(word.convert(word.bounds, to: bar).minY - 107.0 / 3) < 0.01)
        #expect(badge.convert(badge.bounds, to: bar).origin == CGPoint(x: 251.25 + 11, y: 3))
        #expect(tabs.map(\.accessibilityValue) == [nil, "3 items", "A", nil])
        #expect(tabs.allSatisfy { $0.accessibilityTraits.rawValue == 1 | 1 << 28 })
    }

    @Test("tabs that are not chosen are gray, those that are off almost white")
    func tabColors() throws {
        let (bar, _) = tabBar([nil, nil])
        bar.items?[1].isEnabled = false
        let tabs = bar.subviews.compactMap { $0 as? UIControl }
        let gray = try #require(tabs[0].label("Item 0")?.textColor),
            off = try #require(tabs[1].label("Item 1")?.textColor)
        #expect(gray.resolvedColor(with: bar.traitCollection) == UIColor(white: 146.0 / 255, alpha: 1))
        #expect(abs(off.resolvedColor(with: bar.traitCollection).cgColor.alpha - 0.15) < 0.001)
        #expect(!tabs[1].accessibilityTraits.contains(.notEnabled))
    }

    @Test(
        "bars begin below the status bar, which on phones with a camera in the screen ends above what content keeps to",
        arguments: [(20.0, 20.0), (47.0, 47.0), (59.0, 161.0 / 3), (62.0, 169.0 / 3), (0.0, 0.0)])
    func belowStatusBar(clear: Double, start: Double) throws {
        let navigation = UINavigationController(rootViewController: page("Title"))
        let screen = TestScreen(size: CGSize(width: 393, height: 852), scale: 3)
        screen.safeAreaInsets.top = clear
        screen.show(navigation)
        screen.advance(by: 0.1)
        let title = try #require(navigation.navigationBar.label("Title"))
        let middle = title.convert(CGPoint(x: 0, y: title.bounds.midY), to: nil).y
        #expect(abs(middle - (start + 22)) < 0.34)
        let shown = try #require(navigation.topViewController)
        #expect(abs(shown.view.safeAreaInsets.top - (start + 44)) < 0.01)
        let frame = screen.window.windowScene?.statusBarManager?.statusBarFrame
        #expect(frame == (clear == 0 ? CGRect.zero : CGRect(x: 0, y: 0, width: 393, height: start)))
        navigation.setNavigationBarHidden(true, animated: false)
        screen.advance(by: 0.1)
        #expect(abs(shown.view.safeAreaInsets.top - clear) < 0.01)
    }
}

extension UIView {
    fileprivate func label(_ text: String) -> UILabel? {
        (self as? UILabel)?.text == text ? self as? UILabel : subviews.lazy.compactMap { $0.label(text) }.first
    }
}
