/// A responder that is no view, but has one: a view controller.
@MainActor
protocol ViewHolding: UIResponder {
    /// nil before it is there.
    var heldView: UIView? { get }
}

extension UIResponder {
    /// The view that the responder is, or has.
    var ownView: UIView? { self as? UIView ?? (self as? any ViewHolding)?.heldView }
}
