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
        #expect(plain.textColor == .systemRed)
        #expect(plain.font.pointSize == 31)
        #expect(own.textColor == .systemGreen)
        #expect(own.font.pointSize == 31)
        #expect(other.textColor != .systemRed)
        #expect(other.font.pointSize == 17)
    }

    private final class Turned: UIStackView {}
    private final class List: UITableView {}

    /// As programs turn themselves round for a language that the user chooses inside of them.
    @Test func readingDirectionAndMannersAreTakenOver() {
        Turned.appearance().semanticContentAttribute = .forceRightToLeft
        List.appearance().sectionHeaderTopPadding = 3
        List.appearance().keyboardDismissMode = .onDrag
        let first = UIView(), second = UIView(), list = List()
        let row = Turned(arrangedSubviews: [first, second])
        for view in [first, second] { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
        row.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        _ = show(row, list)
        #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(first.frame.minX == 50)
        #expect(second.frame.minX == 0)
        #expect(list.sectionHeaderTopPadding == 3)
        #expect(list.keyboardDismissMode == .onDrag)
        #expect(UITableView().sectionHeaderTopPadding != 3)
    }

    @Test func containersDecide() {
        Inside.appearance().onTintColor = .systemBlue
        Inside.appearance(whenContainedInInstancesOf: [Box.self]).onTintColor = .systemPink
        let outside = Inside(), inside = Inside(), elsewhere = Inside(), box = Box(), other = OtherBox()
        box.addSubview(inside)
        other.addSubview(elsewhere)
        _ = show(outside, box, other)
        #expect(inside.onTintColor == .systemPink)
        #expect(outside.onTintColor == .systemBlue)
        #expect(elsewhere.onTintColor == .systemBlue)
    }

    @Test func barsOfNavigationControllers() {
        OwnBar.appearance().barTintColor = .systemTeal
        OwnBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        OwnBar.appearance().isTranslucent = false
        let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
        navigation.viewControllers = [UIViewController()]
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(navigation)
        #expect(navigation.navigationBar.barTintColor == .systemTeal)
        #expect(!navigation.navigationBar.isTranslucent)
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

    private final class OwnButton: UIButton {}
    private final class OwnSegments: UISegmentedControl {}
    private final class OwnSlider: UISlider {}

    @Test func looksThatAreSetForStatesAddUp() {
        OwnButton.appearance().setTitleColor(.systemRed, for: .normal)
        OwnButton.appearance().setTitleColor(.systemGray, for: .highlighted)
        OwnButton.appearance(whenContainedInInstancesOf: [Box.self]).setTitleColor(.systemPink, for: .normal)
        let plain = OwnButton(type: .custom), own = OwnButton(type: .custom), inside = OwnButton(type: .custom)
        own.setTitleColor(.systemGreen, for: .normal)
        let box = Box()
        box.addSubview(inside)
        _ = show(plain, own, box)
        #expect(plain.titleColor(for: .normal) == .systemRed)
        #expect(plain.titleColor(for: .highlighted) == .systemGray)
        #expect(own.titleColor(for: .normal) == .systemGreen)
        #expect(own.titleColor(for: .highlighted) == .systemGray)
        #expect(inside.titleColor(for: .normal) == .systemPink)
        #expect(inside.titleColor(for: .highlighted) == .systemGray)
    }

    @Test func controlsTakeAttributesAndImagesOver() {
        let image = ControlSheet.stripes(CGSize(width: 10, height: 10))
        OwnSegments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
        OwnSlider.appearance().setThumbImage(image, for: .normal)
        OwnSlider.appearance().minimumTrackTintColor = .systemOrange
        let segments = OwnSegments(items: ["A", "B"]), slider = OwnSlider()
        _ = show(segments, slider)
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemRed)
        #expect(slider.currentThumbImage === image)
        #expect(slider.minimumTrackTintColor == .systemOrange)
    }

    private final class OwnLook: UIView {
        var ring = UIColor.black
        var width: CGFloat?
    }

    @Test func aPropertyOfTheProgramsOwnClassStaysOnTheStandInAndSaysSo() {
        OwnLook.appearance().ring = .systemRed
        OwnLook.appearance().alpha = 0.5
        let view = OwnLook()
        let messages = Diagnostics.collecting { _ = show(view) }.messages
        #expect(view.alpha == 0.5)
        #expect(view.ring == .black)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("ring") == true)
        #expect(messages.first?.contains("OwnLook") == true)
    }

    private class Dial: UIView {
        private(set) var draws = 0
        dynamic var ring = UIColor.black {
            didSet {
                if recordsAppearance(of: \Dial.ring, ring) { return }
                draws += 1
            }
        }
        dynamic var corner: CGFloat {
            get { layer.cornerRadius }
            set {
                if recordsAppearance(of: \Dial.corner, newValue) { return }
                layer.cornerRadius = newValue
            }
        }
    }
    private final class SmallDial: Dial {}

    @Test func propertiesOfTheProgramsOwnReachItsViews() {
        Dial.appearance().ring = .systemRed
        Dial.appearance().corner = 4
        SmallDial.appearance().corner = 2
        Dial.appearance(whenContainedInInstancesOf: [Box.self]).ring = .systemBlue
        let plain = Dial(), own = Dial(), small = SmallDial(), inside = Dial(), box = Box()
        own.ring = .systemGreen
        box.addSubview(inside)
        let messages = Diagnostics.collecting { _ = show(plain, own, small, box) }.messages
        #expect(plain.ring == .systemRed)
        #expect(plain.draws == 1)
        #expect(plain.layer.cornerRadius == 4)
        #expect(own.ring == .systemGreen)
        #expect(own.corner == 4)
        #expect(small.ring == .systemRed)
        #expect(small.corner == 2)
        #expect(inside.ring == .systemBlue)
        #expect(messages.isEmpty)
        // What was set on the stand-in can be read there, and what is set later counts for views that come later.
        #expect(Dial.appearance().ring == .systemRed)
        Dial.appearance().ring = .systemTeal
        let later = Dial()
        _ = show(later)
        #expect(later.ring == .systemTeal)
    }

    @Test func propertiesOfExtensionsReachAllViewsOfTheClass() {
        Marked.appearance().family = "Courier"
        let small = Marked(), large = Marked()
        small.font = .systemFont(ofSize: 11)
        large.font = .systemFont(ofSize: 40)
        _ = show(small, large)
        #expect(small.font.familyName == "Courier")
        #expect(small.font.pointSize == 11)
        #expect(large.font.pointSize == 40)
    }
}

extension UILabel {
    fileprivate dynamic var family: String {
        get { font.familyName }
        set {
            if recordsAppearance(of: \UILabel.family, newValue) { return }
            font = UIFont(name: newValue, size: font.pointSize)
        }
    }
}
