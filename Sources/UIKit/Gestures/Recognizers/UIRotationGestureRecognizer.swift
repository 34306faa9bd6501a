/// Recognises two fingers turning about each other. Continuous.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned since both were down or the rotation was last set, in radians; clockwise is positive.
    open var rotation: CGFloat = 0
    /// How fast the fingers turn, in radians per second.
    open private(set) var velocity: CGFloat = 0

    /// How far the fingers turn before the gesture begins: 10° (docs/behaviour/gestures.md §3).
    private static let hysteresis = CGFloat.pi / 18

    private var turned: CGFloat = 0
    private var lastAngle: CGFloat?
    private var lastTime = 0.0

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    private var angle: CGFloat {
        let a = activeTouches[0].windowLocation, b = activeTouches[1].windowLocation
        return atan2(b.y - a.y, b.x - a.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count <= 2 else {
            for touch in touches where activeTouches.prefix(2).contains(where: { $0 === touch }) == false {
                ignore(touch, for: event)
            }
            return
        }
        guard activeTouches.count == 2 else { return }
        lastAngle = angle
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count == 2, let lastAngle else { return }
        let new = angle
        let step = remainder(new - lastAngle, 2 * .pi)
        let time = event.timestamp - lastTime
        self.lastAngle = new
        lastTime = event.timestamp
        if time > 0.001 { velocity = step / time }
        if state == .possible {
            turned += step
            guard abs(turned) >= Self.hysteresis - Self.rounding else { return }
            rotation = turned
            state = .began
        } else {
            rotation += step
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isLast = activeTouches.allSatisfy { touches.contains($0) }
        guard isLast else { return }
        if event.timestamp - lastTime >= VelocityTracker.longest { velocity = 0 }
        if state == .possible { fail("the fingers lifted before they had turned") } else { state = .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        (rotation, velocity, turned, lastAngle) = (0, 0, 0, nil)
    }
}
