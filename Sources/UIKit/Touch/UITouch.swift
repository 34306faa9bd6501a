import Displays

/// One finger, from the moment it goes down until it lifts or is taken away.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a finger is in its life.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect, pencil, indirectPointer

        /// The older name of a pencil's touch.
        public static var stylus: TouchType { .pencil }
    }

    /// Where the finger is in its life.
    open internal(set) var phase = Phase.began
    /// Seconds on the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// How often it was put down at about this place in quick succession.
    open internal(set) var tapCount = 1
    /// What touches: a finger, or a pointer with its button held.
    open internal(set) var type = TouchType.direct
    /// The window it went down in.
    open internal(set) weak var window: UIWindow?
    /// The view it went down in; it stays the same until it lifts.
    open internal(set) weak var view: UIView?
    /// The recognisers that follow it, deepest view first.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Whether it is what a finger is; false for a pointer that went down with other buttons.
    var isOfPrimaryButton = true
    /// Whether it is a finger or a pen on what it touches, and no pointer.
    var isDirect: Bool { type == .direct || type == .pencil }
    /// In the window's points.
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero
    /// Where it went down, in the window's points.
    var startLocation = CGPoint.zero
    package nonisolated static let largestPencilForce = 25.0 / 6
    /// How a pencil is held; nil for everything else.
    var pen: PenPose?

    /// The radius of the touching area in points: none is measured, so that of a fingertip.
    open var majorRadius: CGFloat { type == .direct ? 20 : 0 }
    /// How exactly `majorRadius` is known, in points.
    open var majorRadiusTolerance: CGFloat { type == .direct ? 5 : 0 }
    /// How hard it presses along a pencil, where 1 is a usual touch; 0 where nothing measures it, as for fingers.
    open var force: CGFloat { CGFloat(pen?.pressure ?? 0) * maximumPossibleForce }
    /// The largest `force`: a pencil's is 25/6; 0 where force is not measured.
    open var maximumPossibleForce: CGFloat { pen?.pressure == nil ? 0 : CGFloat(Self.largestPencilForce) }

    /// Where it is, in a view's points; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// Where it was at the event before, in a view's points; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// As `location(in:)`: nothing is rounded here.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// As `previousLocation(in:)`: nothing is rounded here.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return window.convert(point, to: view)
    }

    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// The touch as it is now, which later events do not change.
    func snapshot() -> UITouch {
        let copy = UITouch()
        (copy.phase, copy.timestamp, copy.tapCount, copy.type) = (phase, timestamp, tapCount, type)
        (copy.window, copy.view, copy.gestureRecognizers) = (window, view, gestureRecognizers)
        copy.isOfPrimaryButton = isOfPrimaryButton
        copy.windowLocation = windowLocation
        copy.previousWindowLocation = previousWindowLocation
        copy.startLocation = startLocation
        copy.pen = pen
        return copy
    }
}
