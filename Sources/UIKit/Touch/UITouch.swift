/// One finger, from the moment it goes down until it lifts or is taken away.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a finger is in its life.
    public enum Phase: Int, Sendable {
        case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// Where the finger is in its life.
    open internal(set) var phase = Phase.began
    /// Seconds on the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// How often it was put down at about this place in quick succession.
    open internal(set) var tapCount = 1
    /// The window it went down in.
    open internal(set) var window: UIWindow?
    /// The view it went down in; it stays the same until it lifts.
    open internal(set) var view: UIView?

    /// In the window's points.
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero

    /// Where it is, in a view's points; nil means the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let window else { return windowLocation }
        return window.convert(windowLocation, to: view)
    }

    /// Where it was at the event before, in a view's points; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        guard let view, let window else { return previousWindowLocation }
        return window.convert(previousWindowLocation, to: view)
    }
}
