/// A place without a view that sends the focus elsewhere.
///
/// Arrow keys move the focus inside lists here, and the tabulator through all controls in reading order: neither stops at a guide. It is a
/// layout guide that keeps what it is given.
open class UIFocusGuide: UILayoutGuide {
    /// Whether it sends the focus on. Stored.
    open var isEnabled = true
    /// Where it sends the focus, the best first. Stored.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    /// Where it sends the focus, by the older name.
    open weak var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments.first as? UIView }
        set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
    }
}
