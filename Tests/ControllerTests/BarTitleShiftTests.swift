import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Titles that buttons of bars move")
struct BarTitleShiftTests {
    private func words(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + words(in: $0) }
    }

    private func place(of text: String, in navigation: UINavigationController) -> CGRect? {
        words(in: navigation.navigationBar).first { $0.text == text }.map { $0.convert($0.bounds, to: nil) }
    }

    private func show(_ change: (UIViewController, UIViewController) -> Void) -> UINavigationController {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", style: .plain, target: nil, action: nil)
        change(first, second)
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        screen.show(navigation)
        screen.advance(by: 0.5)
        return navigation
    }

    @Test("by itself")
    func own() {
        let usual = show { _, _ in }
        let moved = show { _, second in
            second.navigationItem.rightBarButtonItem?.setTitlePositionAdjustment(
                UIOffset(horizontal: 3, vertical: -4), for: .default)
        }
        #expect(place(of: "Go", in: moved) == place(of: "Go", in: usual)?.offsetBy(dx: 3, dy: -4))
    }

    @Test("the bar moves its own title down")
    func barTitle() {
        let usual = show { _, second in second.title = "Second" }
        let moved = show { _, second in second.title = "Second" }
        moved.navigationBar.setTitleVerticalPositionAdjustment(5, for: .default)
        moved.navigationBar.setTitleVerticalPositionAdjustment(9, for: .compact)
        moved.view.layoutIfNeeded()
        #expect(moved.navigationBar.titleVerticalPositionAdjustment(for: .default) == 5)
        #expect(place(of: "Second", in: moved) == place(of: "Second", in: usual)?.offsetBy(dx: 0, dy: 5))
    }

    @Test("of the way back, for all, far enough not to be seen")
    func back() {
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
            UIOffset(horizontal: -1000, vertical: 0), for: .default)
        defer {
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default)
        }
        let navigation = show { _, _ in }
        #expect(place(of: "First", in: navigation)?.maxX ?? 0 < 0)
    }

    private func pictures(_ image: UIImage, in view: UIView) -> [UIImageView] {
        let own = (view as? UIImageView).flatMap { $0.image === image ? $0 : nil }
        return (own.map { [$0] } ?? []) + view.subviews.flatMap { pictures(image, in: $0) }
    }

    @Test("pictures behind buttons are moved down, and their words with them", arguments: [false, true])
    func pictures(isBack: Bool) throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        func shown(loweredBy lowering: CGFloat) -> UINavigationController {
            show { first, second in
                let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
                if isBack {
                    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
                    item.setBackButtonBackgroundVerticalPositionAdjustment(lowering, for: .default)
                    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
                    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == lowering)
                    first.navigationItem.backBarButtonItem = item
                    second.navigationItem.rightBarButtonItem = nil
                } else {
                    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
                    item.setBackgroundVerticalPositionAdjustment(lowering, for: .default)
                    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == lowering)
                    second.navigationItem.rightBarButtonItem = item
                }
            }
        }
        let (usual, moved) = (shown(loweredBy: 0), shown(loweredBy: 3))
        let place = { (navigation: UINavigationController) in
            self.pictures(image, in: navigation.navigationBar).first.map { $0.convert($0.bounds, to: nil) }
        }
        #expect(try #require(place(moved)) == place(usual)?.offsetBy(dx: 0, dy: 3))
        #expect(
            try #require(self.place(of: "Go", in: moved)) == self.place(of: "Go", in: usual)?.offsetBy(dx: 0, dy: 3))
    }
}
