import MutoscopeTesting
import Testing

@testable import UIKit

/// Writes down what recognisers and views are told.
@MainActor
final class GestureLog {
    var lines: [String] = []

    func watch(_ recognizer: UIGestureRecognizer, _ name: String) -> UIGestureRecognizer {
        recognizer.name = name
        recognizer.addAction(
            UIAction { [unowned recognizer, unowned self] _ in self.lines.append("\(name) \(recognizer.state)") })
        return recognizer
    }
}

final class TouchLogView: UIView {
    var lines: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began \(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("cancelled \(touches.count)")
    }
}

/// Thresholds, states and arbitration (docs/behaviour/gestures.md).
@MainActor @Suite struct GestureTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 300))
    let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let log = GestureLog()

    init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
    }

    private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
        view.addGestureRecognizer(log.watch(recognizer, name))
    }

    @Test func panBeginsAfterTenPoints() {
        let pan = UIPanGestureRecognizer()
        var translations: [CGFloat] = []
        pan.addAction(UIAction { [unowned pan] _ in translations.append(pan.translation(in: nil).x) })
        add(pan, "pan")
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        for x in [54, 58, 62, 66] { finger.move(to: CGPoint(x: x, y: 50), over: 1.0 / 60) }
        #expect(log.lines == ["pan began", "pan changed"])
        #expect(translations == [2, 6])
        finger.lift()
        #expect(log.lines.last == "pan ended")
        #expect(pan.state == .possible)
        #expect(view.lines == ["began 1", "moved 1", "moved 1", "cancelled 1"])
    }

    /// A first movement of exactly the hysteresis has a direction for whoever is asked whether the drag may begin.
    @Test func delegatesSeeTheWholeMovement() {
        final class Asked: NSObject, UIGestureRecognizerDelegate {
            var translations: [CGPoint] = []
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                translations.append((gestureRecognizer as! UIPanGestureRecognizer).translation(in: nil))
                return true
            }
        }
        let pan = UIPanGestureRecognizer(), delegate = Asked()
        pan.delegate = delegate
        add(pan, "pan")
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 40, y: 50))
        #expect(delegate.translations == [CGPoint(x: -10, y: 0)])
        #expect(pan.translation(in: nil) == .zero)
        finger.lift()
    }

    /// A drag that had to wait for another recogniser begins once that has failed, with its hysteresis taken off once.
    @Test func dragsThatWaitBeginLater() {
        let pan = UIPanGestureRecognizer(), press = UILongPressGestureRecognizer()
        press.allowableMovement = 30
        press.minimumPressDuration = 10
        pan.require(toFail: press)
        var first: CGFloat?
        pan.addAction(UIAction { [unowned pan] _ in first = first ?? pan.translation(in: nil).x })
        add(pan, "pan")
        add(press, "press")
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 70, y: 50))
        #expect(log.lines.isEmpty)
        finger.move(to: CGPoint(x: 90, y: 50))
        #expect(log.lines == ["pan began"])
        #expect(first == 30)
        finger.lift()
    }

    @Test func panVelocityAndTranslation() {
        let pan = UIPanGestureRecognizer()
        add(pan, "pan")
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 50, y: 170), over: 0.2)
        #expect(abs(pan.velocity(in: view).y - 600) < 0.01)
        #expect(abs(pan.translation(in: view).y - 110) < 0.01)
        view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        #expect(abs(pan.translation(in: view).y - 55) < 0.01)
        pan.setTranslation(.zero, in: view)
        #expect(pan.translation(in: view) == .zero)
        #expect(abs(pan.velocity(in: nil).y - 600) < 0.01)
        finger.lift()
    }

    @Test func longPressWaitsHalfASecond() {
        add(UILongPressGestureRecognizer(), "press")
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.49)
        finger.move(to: CGPoint(x: 59, y: 50))
        #expect(log.lines.isEmpty)
        screen.advance(by: 0.02)
        #expect(log.lines == ["press began"])
        finger.move(to: CGPoint(x: 90, y: 50))
        finger.lift()
        #expect(log.lines == ["press began", "press changed", "press ended"])
        let other = screen.finger(at: CGPoint(x: 50, y: 50))
        other.move(to: CGPoint(x: 61, y: 50), over: 0.1)
        screen.advance(by: 1)
        other.lift()
        #expect(log.lines.count == 3)
    }

    private func twoTaps(gap: Double) {
        for start in [0, gap] {
            if start > 0 { screen.advance(by: start) }
            let finger = screen.finger(at: CGPoint(x: 50, y: 50))
            screen.advance(by: 0.1)
            finger.lift()
        }
        screen.advance(by: 0.5)
    }

    @Test func doubleTapsComeWithin350Milliseconds() {
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        add(single, "single")
        add(double, "double")
        twoTaps(gap: 0.3)
        #expect(log.lines == ["double ended"])
        log.lines = []
        twoTaps(gap: 0.36)
        #expect(log.lines == ["single ended", "single ended"])
    }

    @Test func withoutRequirementBothTapsFire() {
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        add(single, "single")
        add(double, "double")
        screen.tap(at: CGPoint(x: 50, y: 50), count: 2)
        #expect(
            log.lines == ["single ended", "single ended", "double ended"]
                || log.lines == ["single ended", "double ended"])
    }

    @Test func tapsTakeTouchesFromViews() {
        add(UITapGestureRecognizer(), "tap")
        screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.lines == ["tap ended"])
        #expect(view.lines == ["began 1", "cancelled 1"])
        view.lines = []
        view.gestureRecognizers?.first?.cancelsTouchesInView = false
        screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.lines == ["began 1", "ended 1"])
    }

    @Test func delayedTouchesArriveOnFailure() {
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        add(tap, "tap")
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        #expect(view.lines.isEmpty)
        screen.advance(by: 0.8)
        #expect(view.lines == ["began 1"])
        finger.lift()
        #expect(view.lines == ["began 1", "ended 1"])
        #expect(log.lines.isEmpty)
    }

    @Test
    func deeperRecognizersWinAndDelegatesAllowBoth() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let outer = UIPanGestureRecognizer()
        screen.window.rootViewController!.view.addGestureRecognizer(log.watch(outer, "outer"))
        add(UIPanGestureRecognizer(), "inner")
        let trace = screen.gestureTrace {
            screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), duration: 0.05)
        }
        #expect(log.lines == ["inner began", "inner changed", "inner changed", "inner ended"])
        #expect(trace.contains { $0.contains("outer") && $0.contains("recognised first") })
        let both = Both()
        outer.delegate = both
        log.lines = []
        screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), duration: 0.05)
        #expect(log.lines.filter { $0.hasSuffix("began") } == ["inner began", "outer began"])
    }

    @Test func swipesPinchesAndRotations() {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        add(swipe, "swipe")
        screen.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 100, y: 55), duration: 0.2)
        screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50), duration: 0.2)
        screen.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 100, y: 50), duration: 1.1)
        #expect(log.lines == ["swipe ended"])
        log.lines = []
        let pinch = UIPinchGestureRecognizer()
        var scale: CGFloat = 0
        pinch.addAction(UIAction { [unowned pinch] _ in scale = pinch.scale })
        add(pinch, "pinch")
        screen.pinch(at: CGPoint(x: 150, y: 150), from: 100, to: 200)
        #expect(log.lines.first == "pinch began")
        #expect(log.lines.last == "pinch ended")
        #expect(abs(scale - 2) < 1e-6)
        log.lines = []
        let rotation = UIRotationGestureRecognizer()
        var angle: CGFloat = 0
        rotation.addAction(UIAction { [unowned rotation] _ in angle = rotation.rotation })
        add(rotation, "rotation")
        screen.rotate(at: CGPoint(x: 150, y: 150), by: .pi / 2)
        #expect(log.lines.first == "rotation began")
        #expect(log.lines.last == "rotation ended")
        #expect(abs(angle - .pi / 2) < 1e-6)
    }

    @Test("a pinch or rotation that has just begun reports the change that made it begin")
    func firstReports() {
        let pinch = UIPinchGestureRecognizer(), rotation = UIRotationGestureRecognizer()
        var scale: CGFloat?, angle: CGFloat?
        pinch.addAction(UIAction { [unowned pinch] _ in if pinch.state == .began { scale = pinch.scale } })
        rotation.addAction(
            UIAction { [unowned rotation] _ in if rotation.state == .began { angle = rotation.rotation } })
        add(pinch, "pinch")
        screen.pinch(at: CGPoint(x: 150, y: 150), from: 100, to: 50)
        #expect(scale.map { $0 < 0.93 } ?? false)
        #expect(scale.map { $0 > 0.8 } ?? false)
        pinch.isEnabled = false
        add(rotation, "rotation")
        screen.rotate(at: CGPoint(x: 150, y: 150), by: -.pi / 2)
        #expect((angle ?? 0) < -.pi / 20)
        #expect((angle ?? -9) > -.pi / 6)
    }

    @Test func edgePansStartAtTheEdge() {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        add(edge, "edge")
        screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50))
        #expect(log.lines.isEmpty)
        screen.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 200, y: 50))
        #expect(log.lines.first == "edge began")
        #expect(log.lines.last == "edge ended")
    }

    @Test func disablingCancels() {
        let pan = UIPanGestureRecognizer()
        add(pan, "pan")
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 90, y: 50), over: 0.1)
        pan.isEnabled = false
        #expect(log.lines.last == "pan cancelled")
        finger.lift()
        pan.isEnabled = true
        screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.1)
        #expect(log.lines.filter { $0 == "pan began" }.count == 2)
    }

    @Test func secondFingersNeedMultipleTouch() {
        let one = screen.finger(at: CGPoint(x: 50, y: 50)), two = screen.finger(at: CGPoint(x: 90, y: 50))
        one.lift()
        two.lift()
        #expect(view.lines == ["began 1", "ended 1"])
        view.lines = []
        view.isMultipleTouchEnabled = true
        let three = screen.finger(at: CGPoint(x: 50, y: 50)), four = screen.finger(at: CGPoint(x: 90, y: 50))
        three.cancel()
        four.lift()
        #expect(view.lines == ["began 1", "began 1", "cancelled 1", "ended 1"])
    }

    @Test func scriptsReplay() throws {
        add(UIPanGestureRecognizer(), "pan")
        let script = screen.recordTouches {
            screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 120, y: 80))
            screen.advance(by: 0.2)
            screen.tap(at: CGPoint(x: 10, y: 10))
        }
        let lines = log.lines, touches = view.lines
        (log.lines, view.lines) = ([], [])
        let read = try TouchScript(text: script.text)
        #expect(read == script)
        screen.play(read)
        #expect(log.lines == lines)
        #expect(view.lines == touches)
        #expect(throws: TouchScript.FormatError.self) { try TouchScript(text: "0 1 fell 3 4") }
    }

    @Test func keysReachCommandsAndResponders() {
        final class Keys: UIView {
            var lines: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", Keys.save))]
            }
            func save() { lines.append("save") }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                lines.append("down \(presses.first?.key?.characters ?? "")")
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("up") }
        }
        let first = Keys(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let second = Keys(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
        view.addSubview(second)
        view.addSubview(first)
        screen.press(.keyboardTab)
        #expect(first.isFirstResponder)
        screen.press(.keyboardA, characters: "a", modifiers: .shift)
        screen.press(UIKeyboardHIDUsage(rawValue: 0x16), characters: "s", modifiers: .command)
        #expect(first.lines == ["down A", "up", "save"])
        screen.press(.keyboardTab)
        #expect(second.isFirstResponder)
    }

    @Test func hoverBeginsAndEnds() {
        add(UIHoverGestureRecognizer(), "hover")
        screen.hover(at: CGPoint(x: 10, y: 10))
        screen.hover(at: CGPoint(x: 20, y: 10))
        view.frame.size.width = 15
        screen.hover(at: CGPoint(x: 20, y: 10))
        #expect(log.lines == ["hover began", "hover changed", "hover ended"])
    }

    /// Lets only drags begin that go down.
    private final class Downward: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let speed = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: nil) else { return false }
            return speed.y > abs(speed.x)
        }
    }

    @Test(arguments: [(CGPoint(x: 150, y: 190), true), (CGPoint(x: 190, y: 150), false)])
    func delegatesSeeWhereAFingerGoesThatMovesInTheFrameOfItsTouch(end: CGPoint, begins: Bool) {
        let screen = TestScreen(size: CGSize(width: 300, height: 300)), controller = UIViewController()
        let pan = UIPanGestureRecognizer(target: nil, action: nil), downward = Downward()
        pan.delegate = downward
        controller.view.addGestureRecognizer(pan)
        screen.show(controller)
        let finger = screen.finger(at: CGPoint(x: 150, y: 150))
        finger.move(to: end)
        #expect((pan.state == .began) == begins)
        #expect(!begins || pan.velocity(in: nil) == .zero, "there was no time to be fast in")
        finger.lift()
    }
}
