extension NSLayoutConstraint {
    /// Makes constraints count, each at the nearest common ancestor of its items.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints stop counting.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Calls `body` with the views and guides of both sides.
    func forEachItem(_ body: (LayoutItemReference) -> Void) {
        first.forEachItem(body)
        second?.forEachItem(body)
    }

    /// Calls `body` with the views of both sides: the items themselves, or those that own the guides; nil where one is gone.
    @inline(__always)
    private func forEachView(_ body: (UIView?) -> Void) {
        first.forEachView(body)
        second?.forEachView(body)
    }

    func mentions(_ item: any LayoutItem) -> Bool {
        var isFound = false
        forEachItem { isFound = isFound || $0.object === item }
        return isFound
    }

    func activate() {
        if let problem = tryToActivate() { preconditionFailure("\(problem): \(self)") }
    }

    /// Adds the constraint to the nearest common ancestor of its items; says why where there is none.
    func tryToActivate() -> String? {
        var ancestor: UIView?, problem: String?
        forEachView { view in
            guard let view else {
                problem = "A constraint's views must exist, and its guides be in a view, before it is activated"
                return
            }
            guard let other = ancestor else {
                ancestor = view
                return
            }
            guard let common = Self.commonAncestor(of: other, view) else {
                problem = "The items of a constraint have no common ancestor, so it cannot be activated"
                return
            }
            ancestor = common
        }
        if problem == nil, let ancestor { hold(in: ancestor) }
        return problem
    }

    /// The nearest view that both views are or are below.
    private static func commonAncestor(of first: UIView, _ second: UIView) -> UIView? {
        if first === second || second.hierarchy.superview === first { return first }
        if first.hierarchy.superview === second { return second }
        if let parent = first.hierarchy.superview, second.hierarchy.superview === parent { return parent }
        var a = first, b = second
        var depthA = first.depth, depthB = second.depth
        while a !== b {
            if depthA >= depthB {
                guard let above = a.superview else { return nil }
                (a, depthA) = (above, depthA - 1)
            } else {
                guard let above = b.superview else { return nil }
                (b, depthB) = (above, depthB - 1)
            }
        }
        return a
    }

    func hold(in view: UIView) {
        let state = view.constraintState
        holderHandle = view.layoutHandle
        state.hold(self)
        forEachView { $0?.constraintState.refer(to: self) }
        LayoutPass.install(self, of: view, state)
        Self.didChange(in: view)
    }

    /// A constraint that a view holds has changed, come or gone.
    static func didChange(in holder: UIView) {
        OwnerLayout.request(for: holder)
        WatchedConstraints.didChange(in: holder)
    }

    func deactivate() {
        guard let view = holder else { return }
        engine?.uninstall(self)
        view.constraintState.held.removeAll { $0 === self }
        view.constraintState.waiting.removeAll { $0 === self }
        forEachView { $0?.layout.constraints?.referencing.removeAll { $0 === self } }
        holderHandle = nil
        Self.didChange(in: view)
    }

    /// Whether all items are still below the holder.
    var isConnected: Bool {
        guard let holder else { return false }
        var isConnected = true
        forEachView { isConnected = isConnected && $0?.isDescendant(of: holder) ?? false }
        return isConnected
    }
}

extension UIView {
    /// Makes a constraint count and keeps it here. Its items are this view, its guides, or below it.
    final func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.deactivate()
        constraint.forEachItem { item in
            precondition(
                item.item?.layoutView?.isDescendant(of: self) ?? false,
                "A view can only keep constraints whose items are the view itself or below it: \(constraint)")
        }
        constraint.hold(in: self)
    }

    /// The number of views above.
    var depth: Int {
        var count = 0
        var view = superview
        while let current = view { (count, view) = (count + 1, current.superview) }
        return count
    }

    /// The outermost view above, or the view itself.
    var outermost: UIView {
        var view = self
        while let above = view.superview { view = above }
        return view
    }
}
