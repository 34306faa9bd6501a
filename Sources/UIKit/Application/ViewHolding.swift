/// A responder that is no view, but has one: a view controller.
@MainActor
protocol ViewHolding: UIResponder {
    /// nil before it is there.
    var heldView: UIView? { get }
    /// What has been put over it and hides the input views of what lies beneath; nil when there is nothing.
    var inputCover: (any ViewHolding)? { get }
}

extension UIResponder {
    /// The view that the responder is, or has.
    var ownView: UIView? { self as? UIView ?? (self as? any ViewHolding)?.heldView }

    /// Whether the responder lies beneath something that hides its input views.
    var isCovered: Bool {
        var passed: [any ViewHolding] = []
        for case let holder as any ViewHolding in sequence(first: self, next: \.next) {
            if let cover = holder.inputCover, !passed.contains(where: { $0 === cover }) { return true }
            passed.append(holder)
        }
        return false
    }
}
