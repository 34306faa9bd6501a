/// Recognises two fingers moving apart or together. Continuous.
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

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    private var distance: CGFloat {
        max(activeTouches[0].windowLocation.distance(to: activeTouches[1].windowLocation), 1)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
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
        (scale, velocity, startDistance) = (1, 0, nil)
    }
}
