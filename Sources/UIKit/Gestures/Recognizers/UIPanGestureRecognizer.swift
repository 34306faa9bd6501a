/// Recognises dragging. Continuous: begins when fingers have moved 10 points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Fewer fingers do not begin. 1 by default.
    open var minimumNumberOfTouches = 1
    /// More fingers do not count.
    open var maximumNumberOfTouches = Int.max
    /// The scroll devices whose turning counts as a drag, without fingers.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far fingers move before the gesture begins, in points; that much is not part of the translation
    /// (docs/behaviour/gestures.md §4).
    var hysteresis: CGFloat { 10 }

    /// Since the touch, in window points; less the hysteresis once begun.
    private(set) var movement = CGPoint.zero
    private var tracker = VelocityTracker()
    /// Where the pointer is while a wheel is turned, in window points.
    private var wheelPlace: CGPoint?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    // MARK: What was dragged

    /// How far the fingers have moved since the gesture began or the translation was last set, in a view's points.
    open func translation(in view: UIView?) -> CGPoint {
        convert(movement, at: anchor, to: view)
    }

    /// Sets what counts as moved so far, in a view's points. The velocity stays.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view, let window = self.view?.window, view !== window else {
            movement = translation
            return
        }
        let here = window.convert(anchor, to: view)
        let there = view.convert(CGPoint(x: here.x + translation.x, y: here.y + translation.y), to: window)
        movement = CGPoint(x: there.x - anchor.x, y: there.y - anchor.y)
    }

    /// How fast the fingers move, in a view's points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        convert(state == .possible && tracker.hasNoPast ? suddenVelocity : tracker.velocity, at: anchor, to: view)
    }

    /// A finger that is down and away within one frame has moved for that frame, to those who are asked which way it goes.
    private var suddenVelocity: CGPoint { CGPoint(x: movement.x * 60, y: movement.y * 60) }

    private var anchor: CGPoint { wheelPlace ?? centroid(of: activeTouches.isEmpty ? lastTouches : activeTouches) }

    open override func location(in view: UIView?) -> CGPoint {
        wheelPlace.map { convert($0, to: view) } ?? super.location(in: view)
    }

    /// The slope of the movement over the last tenth of a second, in window points per second.
    var recentVelocity: CGPoint { tracker.slope(over: 0.1) }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if wheelPlace != nil {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if activeTouches.count > maximumNumberOfTouches {
            guard state == .possible else {
                for touch in touches { ignore(touch, for: event) }
                return
            }
            return fail("there are too many fingers")
        }
        if sequenceTouches.count == touches.count { tracker.add(.zero, at: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = CGFloat(max(1, activeTouches.count))
        for touch in touches {
            movement.x += (touch.windowLocation.x - touch.previousWindowLocation.x) / count
            movement.y += (touch.windowLocation.y - touch.previousWindowLocation.y) / count
            tracker.move(
                by: CGPoint(
                    x: (touch.windowLocation.x - touch.previousWindowLocation.x) / count,
                    y: (touch.windowLocation.y - touch.previousWindowLocation.y) / count))
        }
        tracker.commit(at: event.timestamp)
        guard state == .possible else {
            state = .changed
            return
        }
        guard activeTouches.count >= minimumNumberOfTouches, reachesThreshold(movement) else { return }
        state = .began
    }

    /// Whether a movement is far enough, and in a direction that counts.
    func reachesThreshold(_ movement: CGPoint) -> Bool {
        (movement.x * movement.x + movement.y * movement.y).squareRoot() >= hysteresis - Self.rounding
    }

    /// Whoever is asked whether the drag may begin sees all of its movement; from then on the hysteresis is not part of it.
    override func willBegin() {
        guard wheelPlace == nil else { return }
        let length = (movement.x * movement.x + movement.y * movement.y).squareRoot()
        guard length > 0 else { return }
        let rest = max(0, length - hysteresis) / length
        movement = CGPoint(x: movement.x * rest, y: movement.y * rest)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = activeTouches.count { !touches.contains($0) }
        if state == .possible {
            if remaining == 0 { fail("the fingers lifted before they had moved \(Int(hysteresis)) points") }
        } else if remaining < max(1, min(minimumNumberOfTouches, 1)) {
            tracker.commit(at: event.timestamp)
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.allSatisfy({ touches.contains($0) }) { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        movement = .zero
        tracker = VelocityTracker()
        wheelPlace = nil
    }

    // MARK: Wheels

    /// Whether wheels can be drags of the recogniser. A scroll view answers them by itself.
    var takesWheel: Bool { true }

    /// After so many seconds without a turn the wheel rests.
    private static let wheelRest = 0.15

    /// A wheel or trackpad turned at a place of the window. True when the recogniser takes that for a drag.
    func wheelTurned(by delta: CGPoint, at place: CGPoint, isContinuous: Bool, event: UIEvent) -> Bool {
        let isTurning = wheelPlace != nil && (state == .began || state == .changed)
        guard isEnabled, isTurning || state == .possible && sequenceTouches.isEmpty, shouldReceive(event),
            allowedScrollTypesMask.contains(isContinuous ? .continuous : .discrete),
            let center = view?.window?.touchCenter
        else { return false }
        if !isTurning { tracker.add(.zero, at: event.timestamp) }
        wheelPlace = place
        movement = CGPoint(x: movement.x + delta.x, y: movement.y + delta.y)
        tracker.move(by: delta)
        tracker.commit(at: event.timestamp)
        center.engage(self, at: event.timestamp)
        center.work { state = isTurning ? .changed : .began }
        guard state == .began || state == .changed else {
            center.settle()
            return false
        }
        wait(Self.wheelRest)
        return true
    }

    override func deadlinePassed() {
        if wheelPlace != nil { state = .ended }
    }
}

/// The devices whose scrolling counts as a pan.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: Int

    /// The value of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel with steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// A trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Wheels and trackpads.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
