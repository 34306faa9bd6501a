/// Runs a view's `layoutSubviews()`.
///
/// Constraints hold whether or not an override calls the default: they are applied before it runs, so that it finds its subviews in their
/// places. The default applies what the override has changed until then.
@MainActor
enum SubviewPlacing {
    private final class PlainView: UIView {}
    private final class PlacingView: UIView {
        override func layoutSubviews() {}
    }
    private static let probe = OverrideProbe(base: UIView.self, plain: PlainView.self, overriding: PlacingView.self)

    static func run(in view: UIView) {
        if probe.isOverridden(by: type(of: view)) { view.applyConstraintsToSubviews() }
        view.layoutSubviews()
    }
}
