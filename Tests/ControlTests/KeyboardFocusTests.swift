import MutoscopeTesting
import Testing

@testable import UIKit

/// What a keyboard alone can do: Tab leads through the controls, other keys use them.
@MainActor @Suite struct KeyboardFocusTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let controller = UIViewController()

    private func show(_ views: UIView...) {
        controller.view.backgroundColor = .white
        for (index, view) in views.enumerated() {
            if view.bounds.size == .zero { view.frame.size = CGSize(width: 120, height: 30) }
            view.frame.origin = CGPoint(x: 20, y: 20 + 50 * CGFloat(index))
            controller.view.addSubview(view)
        }
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    @Test func tabGoesDownAndBackUp() {
        let field = UITextField(), button = UIButton(type: .system), off = UIButton(type: .system), toggle = UISwitch()
        off.isEnabled = false
        show(field, button, off, toggle)
        var path: [UIView?] = []
        for modifiers in [[], [], [], [], .shift] as [UIKeyModifierFlags] {
            screen.press(.keyboardTab, modifiers: modifiers)
            path.append(screen.window.focusedView)
        }
        #expect(path == [field, button, toggle, field, toggle])
        #expect(!field.isFirstResponder)
    }

    @Test func controlsAreUsedByKeys() {
        var events: [String] = []
        func note(_ control: UIControl, _ name: String, _ event: UIControl.Event) {
            control.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        let button = UIButton(type: .system), toggle = UISwitch(), slider = UISlider(), stepper = UIStepper()
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        segments.selectedSegmentIndex = 0
        segments.setEnabled(false, forSegmentAt: 1)
        show(button, toggle, slider, stepper, segments)
        note(button, "button", .touchUpInside)
        note(toggle, "switch", .valueChanged)
        note(slider, "slider", .valueChanged)
        note(stepper, "stepper", .valueChanged)
        note(segments, "segments", .valueChanged)
        for key in [
            UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keyboardRightArrow, .keyboardUpArrow,
            .keyboardRightArrow,
        ] {
            screen.press(.keyboardTab)
            screen.press(key)
            screen.advance(by: 0.5)
        }
        #expect(events == ["button", "switch", "slider", "stepper", "segments"])
        #expect(toggle.isOn)
        #expect(abs(slider.value - 0.1) < 0.001)
        #expect(stepper.value == 1)
        #expect(segments.selectedSegmentIndex == 2)
        screen.press(.keyboardLeftArrow)
        #expect(segments.selectedSegmentIndex == 0)
    }

    @Test func theFocusShowsUntilAFingerComes() {
        let button = UIButton(type: .system)
        show(button)
        let plain = screen.snapshot()
        #expect(plain.pixel(80, 18).red == 255)
        screen.press(.keyboardTab)
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(80, 18).red < 200, "a line is around the button")
        screen.tap(at: CGPoint(x: 250, y: 250))
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(80, 18).red == 255)
    }

    @Test func theFocusStaysInWhatCoversTheRest() {
        let behind = UIButton(type: .system)
        show(behind)
        let sheet = UIViewController(), inside = UIButton(type: .system)
        inside.frame = CGRect(x: 20, y: 40, width: 80, height: 30)
        sheet.view.addSubview(inside)
        controller.present(sheet, animated: false)
        screen.advance(by: 0.1)
        for _ in 0..<3 {
            screen.press(.keyboardTab)
            #expect(screen.window.focusedView === inside)
        }
        sheet.dismiss(animated: false)
        screen.advance(by: 0.1)
        screen.press(.keyboardTab)
        #expect(screen.window.focusedView === behind)
    }

    @Test func escapeLeadsOutOfAlertsAndPopovers() {
        show(UIButton(type: .system))
        screen.press(.keyboardEscape)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        for (title, style) in [("OK", UIAlertAction.Style.default), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
        }
        controller.present(alert, animated: true)
        screen.advance(by: 1)
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(chosen == ["Cancel"])
        #expect(controller.presentedViewController == nil)
        screen.resize(to: CGSize(width: 800, height: 600))
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 100, height: 100)
        content.popoverPresentationController?.sourceView = controller.view.subviews.first
        controller.present(content, animated: true)
        screen.advance(by: 1)
        #expect(controller.presentedViewController === content)
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(controller.presentedViewController == nil)
    }

    @Test func tabTypesInTextOfSeveralLines() {
        let text = UITextView(), button = UIButton(type: .system)
        show(button, text)
        text.becomeFirstResponder()
        screen.press(.keyboardTab)
        #expect(text.text == "\t")
        #expect(text.isFirstResponder)
        screen.press(.keyboardTab, modifiers: .shift)
        #expect(screen.window.focusedView === button)
        #expect(text.text == "\t")
        text.isEditable = false
        text.becomeFirstResponder()
        screen.press(.keyboardTab)
        #expect(text.text == "\t")
    }
}
