import MutoscopeTesting
import Testing

@testable import UIKit

/// What becomes of input views when something is presented over what they belong to.
@MainActor @Suite("Covered input views") struct CoveredInputTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let controller = Chat()
    private let field = UITextField(frame: CGRect(x: 10, y: 40, width: 200, height: 30))

    private final class Chat: UIViewController {
        var bar: UIView?
        override var canBecomeFirstResponder: Bool { bar != nil }
        override var inputAccessoryView: UIView? { bar }
    }

    private final class KeepPopover: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    init() {
        controller.view.addSubview(field)
        screen.show(controller)
    }

    private var views: InputViews { screen.window.screen.inputViews }

    private func showBar(height: CGFloat) -> UIView {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        controller.bar = bar
        controller.becomeFirstResponder()
        screen.advance(by: 1)
        return bar
    }

    @Test(
        "go beneath sheets and come back with their going; popovers leave them",
        arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .custom, .popover])
    func presentations(style: UIModalPresentationStyle) {
        _ = showBar(height: 50)
        #expect(views.frame.minY == 430)
        let presented = UIViewController(), keeper = KeepPopover()
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = field
        presented.popoverPresentationController?.delegate = keeper
        controller.present(presented, animated: true)
        let isLeft = style == .popover
        #expect(views.isUp == isLeft)
        screen.advance(by: 1)
        #expect(views.isUp == isLeft)
        #expect(views.frame.isNull != isLeft)
        #expect(controller.isFirstResponder)
        presented.dismiss(animated: true)
        #expect(views.isUp)
        screen.advance(by: 1)
        #expect(views.frame.minY == 430)
    }

    @Test("are typed with again where they were when an alert with a field has gone")
    func fieldOfAlert() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        screen.advance(by: 1)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: true)
        screen.advance(by: 1)
        #expect(!field.isFirstResponder)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        alert.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(field.isFirstResponder)
        #expect(views.frame.minY == 440)
    }

    @Test("stay away where the program has ended editing meanwhile")
    func endedMeanwhile() {
        _ = showBar(height: 50)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        controller.present(alert, animated: true)
        controller.resignFirstResponder()
        screen.advance(by: 1)
        alert.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(!controller.isFirstResponder)
        #expect(!views.isUp)
    }

    @Test("with text inside go beneath an alert: their owner has the keys, and they come back")
    func textInBar() {
        let bar = showBar(height: 50), text = UITextField(frame: CGRect(x: 5, y: 5, width: 200, height: 30))
        bar.addSubview(text)
        text.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(text.isFirstResponder)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        controller.present(alert, animated: true)
        screen.advance(by: 1)
        #expect(!text.isFirstResponder)
        #expect(!views.isUp)
        alert.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(controller.isFirstResponder)
        #expect(views.frame.minY == 430)
    }

    @Test("a toolbar above the keys lies on what keys lie on, other bars on nothing", arguments: [true, false])
    func background(isToolbar: Bool) {
        let bar = isToolbar ? UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) : UIView()
        bar.frame.size.height = 44
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(bar.superview?.backgroundColor == (isToolbar ? UIInputView.keyboardColor : nil))
    }
}
