/// What becomes of constraints when a view is in another superview, or in none.
@MainActor
struct ConstraintMove {
    let view: UIView

    private final class PlainView: UIView {}
    private final class UpdatingView: UIView {
        override func updateConstraints() {}
    }
    private static let probe = OverrideProbe(
        base: UIView.self, plain: PlainView.self, overriding: UpdatingView.self)

    /// Drops constraints across the view's edge, and takes what is inside out of an engine that is not its own any more.
    func run() {
        let hasSuperview = view.superview != nil
        if hasSuperview, Self.probe.isOverridden(by: type(of: view)) { LayoutPass.requestUpdate(of: view) }
        if view.hierarchy.subviews.isEmpty {
            guard let state = view.layout.constraints else { return }
            if !state.hadSuperview, state.engine == nil {
                // A single view that comes from nowhere has no constraints across its edge, and no engine to leave.
                state.hadSuperview = hasSuperview
                return
            }
        }
        var views: [UIView] = []
        for part in view.subtree where part.layout.constraints != nil { views.append(part) }
        guard !views.isEmpty else { return }
        if view.layout.constraints?.hadSuperview ?? true { dropCrossingConstraints(of: views) }
        view.layout.constraints?.hadSuperview = hasSuperview
        leaveEngine(views)
    }

    private func dropCrossingConstraints(of views: [UIView]) {
        for view in views {
            for constraint in view.constraintState.referencing where !constraint.isConnected { constraint.deactivate() }
        }
    }

    /// Takes a subtree out of an engine that is not its outermost view's. Its own constraints wait for the next one.
    private func leaveEngine(_ views: [UIView]) {
        guard let engine = foreignEngine(of: views) else { return }
        guard engine.root !== view, views.count * 2 < engine.order.count else { return engine.dissolve() }
        for view in views {
            for constraint in view.constraintState.held where constraint.engine === engine {
                engine.uninstall(constraint)
                LayoutPass.install(constraint)
            }
        }
        var leaving: [any LayoutItem] = []
        for view in views {
            leaving += view.constraintState.guides + view.constraintState.roleGuides
            leaving.append(view)
        }
        engine.removeItems(leaving)
        for view in views { view.constraintState.engine = nil }
    }

    private func foreignEngine(of views: [UIView]) -> LayoutEngine? {
        let root = view.outermost
        for view in views {
            if let engine = view.constraintState.engine, engine.root !== root { return engine }
        }
        return nil
    }
}
