import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Layout, controls and recognisers as any program uses them, tried as one would from outside.
@MainActor
@Suite("What apps do every day with layout and controls")
struct EverydayLayoutTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let root = UIViewController()

    init() {
        root.view.backgroundColor = .white
        screen.show(root)
        screen.advance(by: 0.1)
    }

    private func free(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
        }
    }

    @Test func guidesAndMargins() {
        screen.advance(by: 0)
        let view = UIView(), guide = UILayoutGuide()
        free(view)
        root.view.addLayoutGuide(guide)
        root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        let margins = root.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: guide.topAnchor),
            guide.heightAnchor.constraint(equalTo: root.view.heightAnchor, multiplier: 0.25),
            guide.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 50),
        ])
        screen.advance(by: 0.1)
        #expect(view.frame == CGRect(x: 20, y: 15, width: 260, height: 345))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 360, width: 50, height: 120))
        screen.layoutDirection = .rightToLeft
        screen.advance(by: 0.1)
        #expect(view.frame == CGRect(x: 40, y: 15, width: 260, height: 345))
    }

    @Test("margins of a controller's view are at least the system's, unless the controller says otherwise")
    func leastMargins() {
        screen.advance(by: 0)
        let least = root.systemMinimumLayoutMargins
        #expect(least == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 60)
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 60))
        root.viewRespectsSystemMinimumLayoutMargins = false
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 60))
        root.viewRespectsSystemMinimumLayoutMargins = true
        #expect(root.view.layoutMargins.left == 16)
    }

    @Test func fittingSizes() {
        screen.advance(by: 0)
        let box = UIView(), label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
        ])
        let wide = box.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let narrow = box.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide.width == 300)
        #expect(narrow.width == 150)
        #expect(narrow.height > wide.height * 1.6)
    }

    @Test func constraintsAnimate() {
        screen.advance(by: 0)
        let view = UIView()
        free(view)
        let left = view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: root.view.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        screen.advance(by: 0.1)
        left.constant = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.view.layoutIfNeeded() }
        screen.advance(by: 0.5)
        #expect(view.frame.minX == 200)
        #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 100) < 5)
        #expect(root.view.constraints.contains(left))
        #expect(view.constraintsAffectingLayout(for: .horizontal).contains(left))
    }

    @Test func stacksHideAndSpace() {
        screen.advance(by: 0)
        let stack = UIStackView(), views = (0..<3).map { _ in UIView() }
        for view in views {
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            stack.addArrangedSubview(view)
        }
        stack.spacing = 5
        stack.setCustomSpacing(20, after: views[0])
        free(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.view.topAnchor),
            stack.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.advance(by: 0.1)
        #expect(views.map(\.frame.minX) == [0, 50, 85])
        #expect(stack.bounds.width == 115)
        views[1].isHidden = true
        screen.advance(by: 0.1)
        #expect(views[2].frame.minX == 50)
        #expect(stack.bounds.width == 80)
        stack.removeArrangedSubview(views[2])
        #expect(stack.arrangedSubviews == [views[0], views[1]])
        #expect(views[2].superview === stack)
    }

    @Test func targetsOfControls() {
        screen.advance(by: 0)
        @MainActor final class Target: NSObject {
            var calls = 0
            func tapped(_ sender: UIButton) { calls += 1 }
        }
        let target = Target(), button = UIButton(type: .system)
        let action = Selector("tapped:", Target.tapped(_:))
        button.addTarget(target, action: action, for: .touchUpInside)
        button.addTarget(target, action: action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.calls == 1)
        #expect(button.allTargets.count == 1)
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped:"])
        #expect(button.allControlEvents == .touchUpInside)
        button.isEnabled = false
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        root.view.addSubview(button)
        screen.tap(at: CGPoint(x: 60, y: 30))
        #expect(target.calls == 1)
        button.isEnabled = true
        screen.tap(at: CGPoint(x: 60, y: 30))
        #expect(target.calls == 2)
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(target.calls == 2)
        #expect(button.allTargets.isEmpty)
    }

    @Test func buttonsUpdateTheirConfiguration() {
        screen.advance(by: 0)
        let button = UIButton(configuration: .filled())
        var updates: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            updates.append(button.state)
            button.configuration?.title = button.isHighlighted ? "Down" : "Up"
        }
        button.frame = CGRect(x: 10, y: 10, width: 120, height: 40)
        root.view.addSubview(button)
        screen.advance(by: 0.1)
        #expect(button.configuration?.title == "Up")
        let finger = screen.finger(at: CGPoint(x: 60, y: 30))
        screen.advance(by: 0.1)
        #expect(button.configuration?.title == "Down")
        #expect(updates.contains(.highlighted))
        finger.lift()
        screen.advance(by: 0.5)
        #expect(button.configuration?.title == "Up")
    }

    @Test func sendersAndValues() {
        screen.advance(by: 0)
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34)), toggle = UISwitch()
        toggle.frame.origin = CGPoint(x: 20, y: 80)
        var values: [Float] = [], flips: [Bool] = []
        slider.isContinuous = false
        slider.addAction(UIAction { values.append(($0.sender as! UISlider).value) }, for: .valueChanged)
        toggle.addAction(UIAction { flips.append(($0.sender as! UISwitch).isOn) }, for: .valueChanged)
        root.view.addSubview(slider)
        root.view.addSubview(toggle)
        slider.value = 0.5
        toggle.setOn(true, animated: true)
        #expect(values.isEmpty)
        #expect(flips.isEmpty)
        screen.advance(by: 0.5)
        screen.drag(from: CGPoint(x: 120, y: 37), to: CGPoint(x: 300, y: 37))
        screen.tap(at: CGPoint(x: 45, y: 95))
        screen.advance(by: 0.5)
        #expect(values == [1])
        #expect(flips == [false])
    }

    /// Recognises a finger that goes right and then left.
    private final class Check: UIGestureRecognizer {
        var best: CGFloat = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { best = location(in: view).x }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            let x = location(in: view).x
            best = max(best, x)
            if best - x > 20 { state = .recognized }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            if state == .possible { state = .failed }
        }
        override func reset() {
            super.reset()
            best = 0
        }
    }

    @Test func recognizersOfTheProgramsOwn() {
        screen.advance(by: 0)
        let check = Check(), tap = UITapGestureRecognizer()
        var lines: [String] = []
        check.addAction(UIAction { _ in lines.append("check") })
        tap.addAction(UIAction { _ in lines.append("tap") })
        tap.require(toFail: check)
        root.view.addGestureRecognizer(check)
        root.view.addGestureRecognizer(tap)
        let finger = screen.finger(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 200, y: 100), over: 0.2)
        finger.move(to: CGPoint(x: 150, y: 100), over: 0.2)
        finger.lift()
        #expect(lines == ["check"])
        #expect(check.state == .possible)
        #expect(check.best == 0)
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 100, y: 100))
        #expect(lines == ["check", "tap"])
    }

    @Test func tabsTellTheirDelegate() {
        screen.advance(by: 0)
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var lines: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                lines.append("should \(viewController.title ?? "")")
                return viewController.title != "B"
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                lines.append("did \(viewController.title ?? "")")
            }
        }
        let tabs = UITabBarController(), delegate = Delegate()
        tabs.viewControllers = ["A", "B", "C"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.delegate = delegate
        screen.show(tabs)
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 160, y: 455))
        screen.tap(at: CGPoint(x: 280, y: 455))
        #expect(tabs.selectedIndex == 2)
        #expect(delegate.lines == ["should B", "should C", "did C"])
        tabs.selectedIndex = 0
        #expect(delegate.lines.count == 3, "the program's own choice is not told")
    }

    @Test func textViews() {
        screen.advance(by: 0)
        final class Delegate: NSObject, UITextViewDelegate {
            var lines: [String] = []
            func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
            func textViewDidChange(_ textView: UITextView) { lines.append("change") }
            func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
        }
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)), delegate = Delegate()
        view.delegate = delegate
        root.view.addSubview(view)
        view.becomeFirstResponder()
        screen.type("Hi")
        screen.press(.keyboardReturnOrEnter)
        screen.type("you")
        view.selectedRange = NSRange(location: 0, length: 2)
        screen.type("Yo")
        #expect(view.text == "Yo\nyou")
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        view.resignFirstResponder()
        #expect(delegate.lines.first == "begin")
        #expect(delegate.lines.last == "end")
        view.isScrollEnabled = false
        #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height < 60)
    }

    @Test func colorsOfTheProgramsOwn() {
        screen.advance(by: 0)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        root.view.addSubview(view)
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(10, 10).blue == 255)
        screen.userInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(10, 10).red == 255)
        view.overrideUserInterfaceStyle = .light
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(10, 10).blue == 255)
    }
}
