import MutoscopeTesting
import Testing
import UIKit

/// Looks that are set for all views of a class.
@MainActor @Suite(.serialized) struct AppearanceProxyTests {
    private final class Marked: UILabel {}
    private final class Inside: UISwitch {}
    private final class Box: UIView {}
    private final class OtherBox: UIView {}
    private final class OwnBar: UINavigationBar {}

    private func show(_ views: UIView...) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        views.forEach(root.addSubview)
        screen.show(root)
        return screen
    }

    @Test func viewsTakeLooksOverWhenTheyEnterAWindow() {
        Marked.appearance().textColor = .systemRed
        Marked.appearance().font = .systemFont(ofSize: 31)
        let plain = Marked(), own = Marked(), other = UILabel()
        own.textColor = .systemGreen
        #expect(plain.textColor != .systemRed)
        _ = show(plain, own, other)
        #expect(plain.textColor == .systemRed && plain.font.pointSize == 31)
        #expect(own.textColor == .systemGreen && own.font.pointSize == 31)
        #expect(other.textColor != .systemRed && other.font.pointSize == 17)
    }

    @Test func containersDecide() {
        Inside.appearance().onTintColor = .systemBlue
        Inside.appearance(whenContainedInInstancesOf: [Box.self]).onTintColor = .systemPink
        let outside = Inside(), inside = Inside(), elsewhere = Inside(), box = Box(), other = OtherBox()
        box.addSubview(inside)
        other.addSubview(elsewhere)
        _ = show(outside, box, other)
        #expect(inside.onTintColor == .systemPink)
        #expect(outside.onTintColor == .systemBlue && elsewhere.onTintColor == .systemBlue)
    }

    @Test func barsOfNavigationControllers() {
        OwnBar.appearance().barTintColor = .systemTeal
        OwnBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        OwnBar.appearance().isTranslucent = false
        let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
        navigation.viewControllers = [UIViewController()]
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(navigation)
        #expect(navigation.navigationBar.barTintColor == .systemTeal && !navigation.navigationBar.isTranslucent)
        #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    }

    @Test func barItems() {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemPurple], for: .normal)
        defer { UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal) }
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemPurple)
        item.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .black)
    }
}
