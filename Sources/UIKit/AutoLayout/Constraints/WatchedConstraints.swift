/// A view that may want to know of constraints that change inside of it, such as a cell that sizes itself.
@MainActor
protocol ConstraintWatching: UIView {
    /// A constraint of a view inside of this one has changed, come or gone.
    func innerConstraintDidChange()
}

/// Tells views that wish it of constraints that change inside of them.
@MainActor
enum WatchedConstraints {
    /// Whether there is a view that wishes it. Without one nothing is looked for.
    static var areWatched = false

    /// A constraint of a view has changed, come or gone: the innermost view around it that watches is told.
    static func didChange(in view: UIView) {
        guard areWatched else { return }
        for case let watcher as any ConstraintWatching in sequence(first: view, next: \.superview) {
            return watcher.innerConstraintDidChange()
        }
    }
}
