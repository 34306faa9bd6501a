/// Runs a view's `layoutSubviews()`.
///
/// Constraints hold whether or not an override calls the default: where it is not known to, they are applied before it runs, so that it
/// finds its subviews in their places.
@MainActor
enum SubviewPlacing {
    static func run(in view: UIView) {
        let isKnown = view.layout.isPlacedByDefault
        if !isKnown { view.applyConstraintsToSubviews() }
        view.layout.isPlacedByDefault = false
        view.layoutSubviews()
        if isKnown, !view.layout.isPlacedByDefault { view.applyConstraintsToSubviews() }
    }
}
