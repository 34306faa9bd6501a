import Displays
public import UIKit

extension TestScreen {
    /// The window that ``show(_:)-(UIViewController)`` puts controllers in; it fills the screen and is key.
    public var window: UIWindow { views.window }

    /// Shows a controller in a key window that fills the screen, in place of what was there.
    public func show(_ controller: UIViewController) {
        takeOver()
        stage.root = views.screen.rootLayer
        views.window.rootViewController = controller
        views.window.makeKeyAndVisible()
        stage.advance(to: now)
    }

    // MARK: Fingers

    /// Puts a finger down at a point of the window and keeps it there.
    public func finger(at point: CGPoint) -> TestFinger {
        takeOver()
        stage.advance(to: now)
        return TestFinger(on: self, at: point)
    }

    /// Puts a pencil down at a point of the window and keeps it there; moving and lifting are a finger's.
    ///
    /// - `force`: where 1 is a usual touch, up to 25/6.
    /// - `altitudeAngle`: between the pencil and the screen, radians; π/2 is upright.
    /// - `azimuthAngle`: where the pencil's end points, radians from the screen's x axis, clockwise.
    public func pencil(
        at point: CGPoint, force: CGFloat = 1, altitudeAngle: CGFloat = .pi / 2, azimuthAngle: CGFloat = 0
    ) -> TestFinger {
        takeOver()
        stage.advance(to: now)
        let pen = PenPose(force: force, altitudeAngle: altitudeAngle, azimuthAngle: azimuthAngle)
        return TestFinger(on: self, at: point, tool: .pen, pen: pen)
    }

    /// Puts a finger down for a twentieth of a second, once or several times in quick succession.
    public func tap(at point: CGPoint, count: Int = 1) {
        for index in 0..<count {
            if index > 0 { advance(by: 0.1) }
            let finger = finger(at: point)
            advance(by: 0.05)
            finger.lift()
        }
    }

    /// Moves one finger from point to point of the window at an even speed.
    ///
    /// - `duration`: seconds.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        let finger = finger(at: start)
        finger.move(to: end, over: duration)
        finger.lift()
    }

    /// Moves several fingers at once, at even speeds.
    public func move(_ moves: [(finger: TestFinger, to: CGPoint)], over duration: TimeInterval) {
        let starts = moves.map(\.finger.location)
        glide(over: duration) { part in
            for (start, move) in zip(starts, moves) { move.finger.place(at: start.toward(move.to, part)) }
        }
    }

    /// Moves two fingers apart or together.
    ///
    /// - `start`: their distance at first, in points.
    /// - `end`: their distance when they lift.
    /// - `angle`: of the line between them, in radians; 0 is level.
    public func pinch(
        at center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0, duration: TimeInterval = 0.3
    ) {
        turn(at: center, radius: (start / 2, end / 2), angle: (angle, angle), duration: duration)
    }

    /// Turns two fingers about a point.
    ///
    /// - `radius`: of each finger from the point.
    /// - `angle`: how far they turn, in radians; clockwise is positive.
    public func rotate(at center: CGPoint, radius: CGFloat = 60, by angle: CGFloat, duration: TimeInterval = 0.3) {
        turn(at: center, radius: (radius, radius), angle: (0, angle), duration: duration)
    }

    private func turn(
        at center: CGPoint, radius: (CGFloat, CGFloat), angle: (CGFloat, CGFloat), duration: TimeInterval
    ) {
        func point(_ part: CGFloat, _ side: CGFloat) -> CGPoint {
            let r = (radius.0 + (radius.1 - radius.0) * part) * side
            let a = angle.0 + (angle.1 - angle.0) * part
            return CGPoint(x: center.x + r * cos(a), y: center.y + r * sin(a))
        }
        let one = finger(at: point(0, 1)), other = finger(at: point(0, -1))
        glide(over: duration) { part in
            one.place(at: point(part, 1))
            other.place(at: point(part, -1))
        }
        one.lift()
        other.lift()
    }

    /// Lets time pass frame by frame, calling `place` with the part of the way, 0…1, before each frame.
    func glide(over duration: TimeInterval, _ place: (CGFloat) -> Void) {
        precondition(
            duration.isFinite && duration >= 0, "Fingers move for a finite number of seconds; got \(duration).")
        takeOver()
        let start = now
        let steps = max(1, Int((duration * framesPerSecond - 1e-6).rounded(.up)))
        for step in 1...steps {
            let time = step == steps ? start + duration : start + Double(step) / framesPerSecond
            display.clock.now = time
            place(CGFloat((time - start) / max(duration, .leastNonzeroMagnitude)).clampedToUnit(ifLast: step == steps))
            stage.advance(to: time)
        }
    }

    func send(_ event: InputEvent) {
        views.screen.input.receive(event)
    }

    // MARK: Keys

    /// Presses and releases a key.
    ///
    /// - `characters`: what the key types alone; empty for keys that type nothing.
    public func press(
        _ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        hold(key, characters: characters, modifiers: modifiers, for: 0)
    }

    /// Holds a key down for some seconds. After half a second it repeats, thirty times a second.
    ///
    /// - `characters`: what the key types alone; empty for keys that type nothing.
    public func hold(
        _ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = [],
        for duration: TimeInterval
    ) {
        takeOver()
        func send(isDown: Bool, isRepeat: Bool = false) {
            self.send(
                .key(
                    KeyInput(
                        isDown: isDown, isRepeat: isRepeat, usage: key.rawValue, characters: characters,
                        modifiers: KeyModifiers(modifiers), time: now)))
            stage.advance(to: now)
        }
        send(isDown: true)
        let start = now
        for time in stride(from: 0.5, to: duration, by: 1.0 / 30) {
            advance(by: start + time - now)
            send(isDown: true, isRepeat: true)
        }
        advance(by: max(0, start + duration - now))
        send(isDown: false)
    }

    /// Types text into the first responder.
    public func type(_ text: String) {
        takeOver()
        for character in text { send(.text(String(character))) }
        stage.advance(to: now)
    }

    /// Runs something and returns what recognisers decided meanwhile, a sentence each.
    public func gestureTrace(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        let id = GestureTrace.listen { lines.append($0) }
        body()
        GestureTrace.stop(id)
        return lines
    }
}

/// A finger on a test screen, a pencil, or a pointer with a button pressed.
@preconcurrency @MainActor
public final class TestFinger {
    /// Where it is, in the window's points.
    public private(set) var location: CGPoint
    private let screen: TestScreen
    private var isDown = true
    /// What it is; each event is this one with its phase, place and time.
    private var input: TouchInput

    init(
        on screen: TestScreen, at point: CGPoint, tool: TouchInput.Tool = .finger, buttons: PointerButtons = .primary,
        modifiers: KeyModifiers = [], pen: PenPose = PenPose()
    ) {
        self.screen = screen
        location = point
        input = TouchInput(
            id: screen.views.takeTouchNumber(), phase: .began, location: point, time: screen.now, tool: tool,
            buttons: buttons, modifiers: modifiers, pen: pen)
        send(.began)
        screen.stage.advance(to: screen.now)
    }

    /// Moves to a point of the window at an even speed while the clock goes on.
    ///
    /// - `duration`: seconds; 0 jumps.
    public func move(to point: CGPoint, over duration: TimeInterval = 0) {
        let start = location
        screen.glide(over: duration) { part in place(at: start.toward(point, part)) }
    }

    /// Lifts the finger.
    public func lift() { end(.ended) }

    /// Takes the finger away as the system does, for instance for an alert.
    public func cancel() { end(.cancelled) }

    func place(at point: CGPoint) {
        guard isDown else { return }
        location = point
        send(.moved)
    }

    private func end(_ phase: TouchInput.Phase) {
        precondition(isDown, "A finger lifts once; put a new one down with finger(at:).")
        isDown = false
        send(phase)
        screen.stage.advance(to: screen.now)
    }

    /// Holds a pencil in another way, where it is.
    ///
    /// - `force`: where 1 is a usual touch, up to 25/6.
    /// - `altitudeAngle`: between the pencil and the screen, radians; π/2 is upright.
    /// - `azimuthAngle`: where the pencil's end points, radians from the screen's x axis, clockwise.
    public func hold(force: CGFloat, altitudeAngle: CGFloat = .pi / 2, azimuthAngle: CGFloat = 0) {
        precondition(input.tool == .pen, "Only what pencil(at:) puts down is held with a force and at an angle.")
        guard isDown else { return }
        input.pen = PenPose(force: force, altitudeAngle: altitudeAngle, azimuthAngle: azimuthAngle)
        send(.moved)
        screen.stage.advance(to: screen.now)
    }

    private func send(_ phase: TouchInput.Phase) {
        (input.phase, input.location, input.time) = (phase, location, screen.now)
        screen.send(.touch(input))
    }
}

extension PenPose {
    init(force: CGFloat, altitudeAngle: CGFloat, azimuthAngle: CGFloat) {
        self.init(
            pressure: Double(force) / UITouch.largestPencilForce, altitude: Double(altitudeAngle),
            azimuth: Double(azimuthAngle))
    }
}

extension CGPoint {
    func toward(_ end: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }
}

extension CGFloat {
    fileprivate func clampedToUnit(ifLast isLast: Bool) -> CGFloat { isLast ? 1 : Swift.min(Swift.max(self, 0), 1) }
}

extension KeyModifiers {
    init(_ flags: UIKeyModifierFlags) {
        let pairs: [(UIKeyModifierFlags, KeyModifiers)] = [
            (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .alternate),
            (.command, .command),
        ]
        self = pairs.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
    }
}
