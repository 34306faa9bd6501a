/// Recognises fingers that stay in place for a while. Continuous: begins after the wait, changes with any move, ends on lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Taps before the press. 0 by default.
    open var numberOfTapsRequired = 0
    /// How many fingers. 1 by default.
    open var numberOfTouchesRequired = 1
    /// How long fingers stay, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may stray before the gesture begins, in points. 10 by default.
    open var allowableMovement: CGFloat = 10

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard activeTouches.count <= numberOfTouchesRequired else { return fail("there are too many fingers") }
        guard activeTouches.count == numberOfTouchesRequired else { return }
        let isPress = activeTouches.allSatisfy { $0.tapCount > numberOfTapsRequired }
        deadline = nil
        if isPress { wait(minimumPressDuration) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        let hasStrayed = touches.contains { $0.windowLocation.distance(to: $0.startLocation) > allowableMovement }
        if hasStrayed { fail("the finger moved before the press was long enough") }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isLast = activeTouches.allSatisfy { touches.contains($0) }
        if state != .possible {
            if isLast { state = .ended }
        } else if touches.allSatisfy({ $0.tapCount <= numberOfTapsRequired }) {
            if isLast { wait(TouchSource.tapInterval) }
        } else {
            fail("the finger lifted before the press was long enough")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func deadlinePassed() {
        if activeTouches.isEmpty {
            fail("the press did not follow the taps in time")
        } else {
            state = .began
        }
    }
}
