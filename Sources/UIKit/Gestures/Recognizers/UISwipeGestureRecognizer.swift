/// Recognises a quick straight movement. Discrete.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A flick to the right.
        public static let right = Direction(rawValue: 1)
        /// A flick to the left.
        public static let left = Direction(rawValue: 2)
        /// A flick upwards.
        public static let up = Direction(rawValue: 4)
        /// A flick downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that count. Right by default.
    open var direction = Direction.right
    /// How many fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    /// The longest a swipe takes, in seconds, and how far it goes, in points (docs/behaviour/gestures.md §3).
    private static let longestDuration = 0.5
    private static let shortestWay: CGFloat = 50
    /// The farthest from the straight line: 30° of the way.
    private static let slope: CGFloat = 0.577

    private var movement = CGPoint.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count <= numberOfTouchesRequired else { return fail("there are too many fingers") }
        if deadline == nil { wait(Self.longestDuration) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count == numberOfTouchesRequired else { return }
        movement = .zero
        for touch in activeTouches {
            movement.x += (touch.windowLocation.x - touch.startLocation.x) / CGFloat(activeTouches.count)
            movement.y += (touch.windowLocation.y - touch.startLocation.y) / CGFloat(activeTouches.count)
        }
        let along = max(abs(movement.x), abs(movement.y)), across = min(abs(movement.x), abs(movement.y))
        guard along >= Self.shortestWay - Self.rounding else { return }
        guard across <= along * Self.slope else { return fail("the movement was not straight") }
        guard direction.contains(heading) else { return fail("the movement went another way") }
        state = .ended
    }

    private var heading: Direction {
        if abs(movement.x) >= abs(movement.y) { return movement.x > 0 ? .right : .left }
        return movement.y > 0 ? .down : .up
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail("the finger lifted before it had moved \(Int(Self.shortestWay)) points")
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail("the touch was cancelled")
    }

    override func deadlinePassed() { fail("the movement was too slow") }

    open override func reset() {
        super.reset()
        movement = .zero
    }
}
