/// Recognises two fingers moving apart or together, on the screen or on a trackpad, where they touch nothing. Continuous.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance, relative to when both were down or the scale was last set.
    open var scale: CGFloat = 1
    /// How fast `scale` changes, per second.
    open private(set) var velocity: CGFloat = 0

    /// How much the distance changes before the gesture begins, in points (docs/behaviour/gestures.md §3).
    private static let hysteresis: CGFloat = 8

    private var startDistance: CGFloat?
    private var lastDistance: CGFloat = 0
    private var lastTime = 0.0
    /// Where the pointer is while a trackpad is pinched, in window points.
    private var trackpadPlace: CGPoint?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    private var distance: CGFloat {
        max(activeTouches[0].windowLocation.distance(to: activeTouches[1].windowLocation), 1)
    }

    open override func location(in view: UIView?) -> CGPoint {
        trackpadPlace.map { convert($0, to: view) } ?? super.location(in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackpadPlace != nil {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard activeTouches.count <= 2 else {
            for touch in touches where activeTouches.prefix(2).contains(where: { $0 === touch }) == false {
                ignore(touch, for: event)
            }
            return
        }
        guard activeTouches.count == 2 else { return }
        startDistance = distance
        lastDistance = distance
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count == 2, let startDistance else { return }
        let new = distance
        if state == .possible {
            guard abs(new - startDistance) >= Self.hysteresis - Self.rounding else { return }
            scale = new / startDistance
            measure(new / lastDistance - 1, event)
            state = .began
        } else {
            let old = scale
            scale *= new / lastDistance
            measure(scale - old, event)
            state = .changed
        }
        lastDistance = new
        lastTime = event.timestamp
    }

    /// Whoever decides whether the gesture may begin knows its direction by the velocity.
    private func measure(_ change: CGFloat, _ event: UIEvent) {
        let time = event.timestamp - lastTime
        if time > 0.001 { velocity = change / time }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isLast = activeTouches.allSatisfy { touches.contains($0) }
        guard isLast else { return }
        if event.timestamp - lastTime >= VelocityTracker.longest { velocity = 0 }
        if state == .possible {
            fail("the fingers lifted before they had moved apart or together")
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        (scale, velocity, startDistance, trackpadPlace) = (1, 0, nil, nil)
    }

    // MARK: Trackpads

    /// After so many seconds without a change the fingers have left.
    private static let rest = 0.15

    /// Fingers on a trackpad have moved apart or together, with the pointer at a place of the window. True when the recogniser takes that.
    ///
    /// - Parameter factor: by how much they have since the last time; above 1 is apart.
    func pinched(by factor: CGFloat, at place: CGPoint, event: UIEvent) -> Bool {
        let isRunning = trackpadPlace != nil && (state == .began || state == .changed)
        guard isEnabled, factor.isFinite, factor > 0, isRunning || state == .possible && sequenceTouches.isEmpty,
            shouldReceive(event), let center = view?.window?.touchCenter
        else { return false }
        trackpadPlace = place
        let old = scale
        scale = min(max(scale * factor, 1e-6), 1e6)
        // The first change of a pinch took about a frame.
        if !isRunning { lastTime = event.timestamp - 1.0 / 60 }
        measure(scale - old, event)
        lastTime = event.timestamp
        center.engage(self, at: event.timestamp)
        center.work { state = isRunning ? .changed : .began }
        guard state == .began || state == .changed else {
            center.settle()
            return false
        }
        wait(Self.rest)
        return true
    }

    override func deadlinePassed() {
        guard trackpadPlace != nil else { return }
        velocity = 0
        state = .ended
    }
}
