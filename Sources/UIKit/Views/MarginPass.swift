/// The distances that a view's content keeps from its edges.
struct ViewMargins: Equatable {
    var safeArea = UIEdgeInsets.zero
    /// What the program has set; nil for the standard.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsFromSafeArea = true
    /// Whether of the superview's margins those at the sides alone are kept: what scrolls under bars keeps its shape.
    var preservesSidesOnly = false
}

/// Layout margins on their way down the tree.
@MainActor
enum MarginPass {
    /// The margins in force, named by sides: the view's own, the superview's where kept, and the safe area.
    static func margins(of view: UIView) -> UIEdgeInsets {
        var chain = [view]
        while let last = chain.last, last.margins.preservesSuperviewMargins, let superview = last.superview {
            chain.append(superview)
        }
        // A loop, not a closure that the library calls: programs read margins on any thread.
        var margins = UIEdgeInsets.zero
        for view in chain.reversed() {
            var own = own(of: view).sided(view.effectiveUserInterfaceLayoutDirection)
            if view.margins.preservesSuperviewMargins { own = own.union(overlap(of: view, with: margins)) }
            margins = view.margins.insetsFromSafeArea ? own + view.safeAreaInsets : own
        }
        return margins
    }

    private static func own(of view: UIView) -> NSDirectionalEdgeInsets { given(to: view) ?? view.standardMargins }

    /// What the program gives, of a controller's view at least the system's; nil where it gives nothing.
    static func given(to view: UIView) -> NSDirectionalEdgeInsets? {
        guard let own = view.margins.own else { return nil }
        guard let owner = view.viewOwner, owner.viewRespectsSystemMinimumLayoutMargins else { return own }
        let least = standard(of: view)
        return NSDirectionalEdgeInsets(
            top: max(own.top, least.top), leading: max(own.leading, least.leading),
            bottom: max(own.bottom, least.bottom), trailing: max(own.trailing, least.trailing))
    }

    /// How far the content of controllers' views and their bars stays from the sides at least, points.
    static func pageMargin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// What the superview gives, else 8 points; a controller's view has 16 at the sides, 20 from a width of 414 on.
    static func standard(of view: UIView) -> NSDirectionalEdgeInsets {
        guard view.viewOwner != nil else {
            if let given = view.superview?.standardMargins(of: view) { return given }
            return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        let side = pageMargin(width: view.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// After a change at a view: tells it and those below that keep its margins.
    static func run(from top: UIView) {
        var pending = [top]
        while let view = pending.popLast() {
            view.layoutMarginsDidChange()
            view.viewOwner?.viewLayoutMarginsDidChange()
            view.setNeedsLayout()
            pending.append(contentsOf: view.subviews.reversed().filter(\.margins.preservesSuperviewMargins))
        }
    }

    /// How far the superview's margins reach into a view.
    private static func overlap(of view: UIView, with outer: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview = view.superview else { return .zero }
        let bounds = superview.bounds, frame = view.frame, isWhole = !view.margins.preservesSidesOnly
        return UIEdgeInsets(
            top: isWhole ? max(0, bounds.minY + outer.top - frame.minY) : 0,
            left: max(0, bounds.minX + outer.left - frame.minX),
            bottom: isWhole ? max(0, frame.maxY - (bounds.maxY - outer.bottom)) : 0,
            right: max(0, frame.maxX - (bounds.maxX - outer.right)))
    }
}
