public import CoreGraphics

/// A part of the interface that says where the focus of the keyboard goes in it, and hears where it has gone: a view, a window, a
/// controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus is to go in here, best first. Empty: here.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// What this is a part of.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What knows the items in it; nil where there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
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
    /// Nothing by default.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }

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

/// What knows the items that can have the focus in a part of the interface: a view.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space that the items' frames are in.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items that reach into a rectangle of that space.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item that gets the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// What of the content is at the top left, in points.
    var contentOffset: CGPoint { get set }
    /// How large the content is, in points.
    var contentSize: CGSize { get }
    /// How much of it is seen, in points.
    var visibleSize: CGSize { get }
}

extension UIFocusItemContainer where Self: UIView {
    /// The view itself.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The view's own.
    public var coordinateSpace: any UICoordinateSpace { self }

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

extension UIView: UIFocusItem, UIFocusItemContainer {}
