/// Recognises taps: one or several, with one or several fingers. Discrete.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row. 1 by default.
    open var numberOfTapsRequired = 1
    /// How many fingers at once. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The pointer's button. A finger counts as the primary one.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// How long a finger may stay down, in seconds (this and the next two: reference, gestures.md §3).
    private static let longestTap = 0.75
    /// How long after a tap the next one may begin, in seconds.
    private static let longestPause = 0.35
    /// How far a finger may stray from the first touch, in points.
    private static let allowableMovement: CGFloat = 45

    private var tapsDone = 0
    private var fingersInTap = 0
    private var firstLocation: CGPoint?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override var numberOfTouches: Int { max(activeTouches.count, lastTouches.count) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count <= numberOfTouchesRequired else { return fail("there are too many fingers") }
        let held = event.buttonMask.isEmpty ? .primary : event.buttonMask
        guard held.contains(buttonMaskRequired) else { return fail("another button of the pointer is held") }
        if fingersInTap == 0 { wait(Self.longestTap) }
        fingersInTap = max(fingersInTap, activeTouches.count)
        let place = centroid(of: activeTouches)
        if let first = firstLocation {
            let isNear = activeTouches.count > 1 || place.distance(to: first) <= Self.allowableMovement
            if !isNear { return fail("the tap is too far from the first one") }
        } else {
            firstLocation = place
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasStrayed = touches.contains { $0.windowLocation.distance(to: $0.startLocation) > Self.allowableMovement }
        if hasStrayed { fail("the finger moved too far") }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.allSatisfy({ touches.contains($0) }) else { return }
        guard fingersInTap == numberOfTouchesRequired else { return fail("there were too few fingers") }
        fingersInTap = 0
        tapsDone += 1
        if tapsDone >= numberOfTapsRequired {
            deadline = nil
            state = .ended
        } else {
            wait(Self.longestPause)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail("the touch was cancelled")
    }

    override func deadlinePassed() {
        fail(activeTouches.isEmpty ? "the next tap did not come in time" : "the finger stayed down too long")
    }

    open override func reset() {
        super.reset()
        (tapsDone, fingersInTap, firstLocation) = (0, 0, nil)
    }

    /// A tap leaves recognisers alone that count more taps: both fire when neither requires the other to fail.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }
}
