import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Switches in views that recognise pans")
struct SwitchPanTests {
    @MainActor
    private final class Listener: NSObject {
        var states: [UIGestureRecognizer.State] = []
        func panned(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }
    }

    /// Apple names the controls whose own gestures stop those of the views around them: of a switch it is the pan along it.
    @Test("A pan along a switch turns it, and the pan of the view around it begins beside or across it alone")
    func pans() {
        let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let toggle = UISwitch()
        toggle.frame.origin = CGPoint(x: 100, y: 100)
        view.addSubview(toggle)
        let listener = Listener()
        let pan = UIPanGestureRecognizer(
            target: listener, action: Selector("panned:", Listener.panned(_:)))
        view.addGestureRecognizer(pan)
        screen.show(view)
        screen.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 160, y: 117))
        screen.advance(by: 0.5)
        #expect(toggle.isOn)
        #expect(listener.states.isEmpty)
        screen.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 117, y: 200))
        #expect(listener.states.first == .began)
        listener.states = []
        screen.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 120, y: 200))
        #expect(listener.states.first == .began)
    }
}
