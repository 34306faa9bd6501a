import MutoscopeTesting
import Testing
import UIKit

/// The buttons of a pointer, from the display to recognisers and views.
@MainActor @Suite("buttons of a pointer") struct PointerButtonTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300))
    private let view = MaskView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let middle = CGPoint(x: 50, y: 50)

    /// Writes down what is held.
    private final class MaskView: UIView {
        var lines: [String] = []

        private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            let isPointer = touches.allSatisfy { $0.type == .indirectPointer }
            lines.append("\(name) \(event?.buttonMask.rawValue ?? -1)\(isPointer ? "" : " finger")")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
        }
    }

    init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
    }

    @Test("views are told what is held; a finger holds nothing")
    func viewsAreTold() {
        screen.click(at: middle)
        screen.click(at: middle, button: .secondary)
        screen.click(at: middle, button: .button(3))
        screen.tap(at: middle)
        #expect(
            view.lines == [
                "began 1", "ended 0", "began 2", "ended 0", "began 4", "ended 0", "began 0 finger", "ended 0 finger",
            ])
        #expect(UIEvent.ButtonMask.button(1) == .primary)
        #expect(UIEvent.ButtonMask.button(2) == .secondary)
    }

    @Test("a tap is of the button it asks for, and says which one it was")
    func taps() {
        var log: [String] = []
        for (name, mask) in [("primary", UIEvent.ButtonMask.primary), ("secondary", .secondary)] {
            let tap = UITapGestureRecognizer()
            tap.buttonMaskRequired = mask
            tap.addAction(UIAction { [unowned tap] _ in log.append("\(name) \(tap.buttonMask.rawValue)") })
            view.addGestureRecognizer(tap)
        }
        screen.tap(at: middle)
        #expect(log == ["primary 0"])
        screen.click(at: middle)
        screen.click(at: CGPoint(x: 150, y: 150), button: .secondary)
        screen.click(at: CGPoint(x: 250, y: 250), button: .button(3))
        #expect(log == ["primary 0", "primary 1", "secondary 2"])
    }

    @Test("a program's drag follows any button and knows which")
    func drags() {
        let pan = UIPanGestureRecognizer()
        var masks: [Int] = []
        pan.addAction(UIAction { [unowned pan] _ in masks.append(pan.buttonMask.rawValue) })
        view.addGestureRecognizer(pan)
        let pointer = screen.pointer(at: middle, button: .secondary)
        pointer.move(to: CGPoint(x: 90, y: 50), over: 0.1)
        pointer.lift()
        #expect(masks.count > 2)
        #expect(masks.allSatisfy { $0 == 2 })
    }

    @Test("controls and scroll views leave the secondary button alone")
    func controls() {
        let scroller = UIScrollView(frame: view.bounds), control = UIButton(type: .system)
        scroller.contentSize = CGSize(width: 300, height: 900)
        control.frame = CGRect(x: 20, y: 20, width: 80, height: 60)
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .allEvents)
        scroller.addSubview(control)
        view.addSubview(scroller)
        screen.click(at: middle, button: .secondary)
        let pointer = screen.pointer(at: CGPoint(x: 50, y: 250), button: .secondary)
        pointer.move(to: CGPoint(x: 50, y: 100), over: 0.2)
        pointer.lift()
        screen.advance(by: 1)
        #expect(events == 0)
        #expect(scroller.contentOffset == .zero)
        screen.click(at: middle)
        #expect(events > 0)
    }

    @Test("modifier keys held with a click reach its recogniser")
    func modifiers() {
        let tap = UITapGestureRecognizer()
        var flags: UIKeyModifierFlags = []
        tap.addAction(UIAction { [unowned tap] _ in flags = tap.modifierFlags })
        view.addGestureRecognizer(tap)
        screen.click(at: middle, modifiers: [.command, .shift])
        #expect(flags == [.command, .shift])
    }
}
