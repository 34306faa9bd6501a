/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    /// At the top of what contains it.
    case top = 2
    /// At the top of the screen, so that it reaches under the status bar.
    case topAttached = 3
}

/// A bar that knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where a bar of this delegate is.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
