public import CoreGraphics

/// A part of the interface that says where the focus of the keyboard goes in it, and hears where it has gone: a view, a window, a
/// controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus is to go in here, best first. Empty: here.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// What this is a part of.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Asks for the focus to go to where this environment prefers it, before the next frame. Does nothing unless the focus is in here.
    func setNeedsFocusUpdate()
    /// Has what was asked for done now.
    func updateFocusIfNeeded()
    /// Whether the focus may go as a context says. Asked of all that hold the view it leaves or the one it goes to, from the inside out; the
    /// first that says no ends it.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has gone. Told to the same in the same order.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// This, what holds it, and so on.
    var focusChain: [any UIFocusEnvironment] {
        Array(sequence(first: self as any UIFocusEnvironment) { $0.parentFocusEnvironment })
    }
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether keys may lead here.
    var canBecomeFocused: Bool { get }
    /// In the points of what holds it.
    var frame: CGRect { get }
}

extension UIView: UIFocusItem {
    /// The controller whose view this is, or else the view that holds it.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let controller = next as? any FocusHolding { return controller }
        return superview
    }

    /// Asks for the focus to go to where this view prefers it. Does nothing unless the focus is in here.
    public func setNeedsFocusUpdate() { window?.focusSystem.setNeedsUpdate(self) }

    /// Has what was asked for done now.
    public func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }
}
