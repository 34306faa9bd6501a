import CoreGraphics
import Displays

/// A view that decides which touches the views inside of it get: a scroll view.
@MainActor
protocol TouchFiltering: UIView {
    /// Whether a view inside gets touches that have gone down on it.
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}

/// A view that a wheel moves.
@MainActor
protocol WheelTaking: UIView {
    /// True when the view took the wheel.
    func takeWheel(_ delta: CGPoint, _ kind: UIScrollTypeMask) -> Bool
    /// Fingers that moved the view by a trackpad have left it. Points per second.
    func wheelWasLeft(at velocity: CGPoint)
}

/// What Tab types into, as a text of several lines.
@MainActor
protocol TabTaking: UIResponder {
    /// Whether Tab types now.
    var takesTab: Bool { get }
}

/// A view, or an interaction of one, over which the pointer has a shape of its own.
@MainActor
protocol PointerShaping {
    /// Nil where it has no wish now.
    var pointerShape: PointerShape? { get }
}
