/// Recognises dragging that starts at an edge of the window. Continuous.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges where a drag may start.
    open var edges: UIRectEdge = []

    /// How near the edge a finger goes down, as a part of the window's size, and how far from the edge's normal it may go
    /// (docs/behaviour/gestures.md §3).
    private static let reach: CGFloat = 0.1
    private static let widestAngle: CGFloat = 77.5 * .pi / 180

    override var hysteresis: CGFloat { 15 }
    override var followsOtherButtons: Bool { false }

    private var startEdge: UIRectEdge = []

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = activeTouches.first, let window = view?.window else { return }
        startEdge = edge(of: touch.startLocation, in: window.bounds)
        if startEdge.isEmpty { fail("the finger did not go down at an edge") }
    }

    private func edge(of point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        let across = bounds.width * Self.reach, down = bounds.height * Self.reach
        if edges.contains(.left), point.x - bounds.minX <= across { return .left }
        if edges.contains(.right), bounds.maxX - point.x <= across { return .right }
        if edges.contains(.top), point.y - bounds.minY <= down { return .top }
        if edges.contains(.bottom), bounds.maxY - point.y <= down { return .bottom }
        return []
    }

    override func reachesThreshold(_ movement: CGPoint) -> Bool {
        guard super.reachesThreshold(movement) else { return false }
        let inward: CGFloat, along: CGFloat
        switch startEdge {
        case .left: (inward, along) = (movement.x, movement.y)
        case .right: (inward, along) = (-movement.x, movement.y)
        case .top: (inward, along) = (movement.y, movement.x)
        default: (inward, along) = (-movement.y, movement.x)
        }
        guard inward > 0, atan2(abs(along), inward) <= Self.widestAngle else {
            fail("the finger did not move away from the edge")
            return false
        }
        return true
    }

    open override func reset() {
        super.reset()
        startEdge = []
    }
}
