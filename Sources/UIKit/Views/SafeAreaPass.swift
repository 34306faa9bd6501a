/// Safe areas on their way down the tree.
@MainActor
enum SafeAreaPass {
    /// Brings a view and those below it up to date with what bars cover, and tells those for whom it makes a difference.
    static func run(from top: UIView) {
        guard safeArea(of: top) != top.margins.safeArea else { return }
        var pending = [top]
        while let view = pending.popLast() {
            let new = safeArea(of: view)
            guard new != view.margins.safeArea else { continue }
            view.margins.safeArea = new
            view.safeAreaInsetsDidChange()
            KeyValueObservations.didChange(view)
            view.viewOwner?.viewSafeAreaInsetsDidChange()
            if view.margins.insetsFromSafeArea {
                view.layoutMarginsDidChange()
                view.viewOwner?.viewLayoutMarginsDidChange()
            }
            view.setNeedsLayout()
            pending.append(contentsOf: view.subviews)
        }
    }

    /// What bars cover of the frame, with what the controller adds.
    private static func safeArea(of view: UIView) -> UIEdgeInsets {
        let outer = (view as? UIWindow)?.screen.safeAreaInsets ?? inherited(by: view)
        return view.viewOwner.map { outer + $0.ownSafeArea } ?? outer
    }

    private static func inherited(by view: UIView) -> UIEdgeInsets {
        guard let superview = view.superview else { return .zero }
        let outer = view.liesOverContent ? superview.safeAreaInsets : superview.safeAreaForSubviews
        guard outer != .zero else { return .zero }
        let bounds = superview.bounds, frame = view.viewOwner?.placeInTransition(of: view) ?? view.frame
        // What lies beyond the superview's edges is covered by no bar: a view that grows with its safe area stops growing.
        func covered(_ bar: CGFloat, _ depth: CGFloat) -> CGFloat { min(max(0, depth), bar) }
        return UIEdgeInsets(
            top: covered(outer.top, bounds.minY + outer.top - frame.minY),
            left: covered(outer.left, bounds.minX + outer.left - frame.minX),
            bottom: covered(outer.bottom, frame.maxY - (bounds.maxY - outer.bottom)),
            right: covered(outer.right, frame.maxX - (bounds.maxX - outer.right)))
    }
}
