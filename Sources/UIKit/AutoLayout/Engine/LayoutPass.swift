/// What has to happen before views are laid out: `updateConstraints()` bottom up, new constraints to the engine of their tree,
/// and one run of each engine that has changed.
@MainActor
enum LayoutPass {
    /// A view that is listed; nil once it is gone.
    private struct Entry {
        let handle: LayoutHandle
        @MainActor var view: UIView? { handle.view }

        @MainActor init(_ view: UIView) { handle = view.layoutHandle }
    }

    /// Views that keep constraints no engine solves yet.
    @exclusivity(unchecked) private static var holders: [Entry] = []
    /// Views whose `updateConstraints()` is due.
    private static var updates: [Entry] = []
    private static var isUpdating = false
    /// How often something was listed.
    @exclusivity(unchecked) private static var listings = 1

    static func install(_ constraint: NSLayoutConstraint) {
        if let holder = constraint.holder { install(constraint, of: holder, holder.constraintState) }
    }

    /// - Parameters:
    ///   - holder: The view that keeps the constraint.
    ///   - state: Its own.
    static func install(_ constraint: NSLayoutConstraint, of holder: UIView, _ state: ConstraintState) {
        state.wait(for: constraint)
        guard !state.isListedForConstraints else { return }
        state.isListedForConstraints = true
        listings += 1
        holders.append(Entry(holder))
    }

    static func requestUpdate(of view: UIView) {
        guard !view.constraintState.wantsUpdateConstraints else { return }
        view.constraintState.wantsUpdateConstraints = true
        listings += 1
        updates.append(Entry(view))
        view.setNeedsLayout()
    }

    /// Called for each view before it lays out, and for the tree of a view that lays out now.
    static func prepare(for view: UIView) {
        installChanges(for: view)
        guard let engine = view.layout.constraints?.engine else { return }
        engine.refreshParts(of: view)
        engine.solveIfNeeded()
    }

    /// Has the engine of a view's tree know all constraints.
    ///
    /// What waits may belong to other trees, which nobody lays out. So a tree is looked through once, until something is listed or moves:
    /// its views are laid out from the outermost on, and each sees by the one above that it has been.
    static func installChanges(for view: UIView) {
        guard !updates.isEmpty || !holders.isEmpty else { return }
        let moment = listings + ViewMove.moves
        if view.layout.lastInstallation != moment, view.superview?.layout.lastInstallation != moment {
            let root = view.outermost
            if !updates.isEmpty, !isUpdating { updateConstraints(under: root) }
            if !holders.isEmpty { installConstraints(under: root) }
            if isUpdating { return }
        }
        view.layout.lastInstallation = moment
    }

    /// Deepest first, so that a view sees what its subviews decided. Bounded, for views that ask again and again.
    static func updateConstraints(under root: UIView) {
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<8 {
            let due = take(&updates, under: root)
            if due.isEmpty { return }
            for (view, _) in due.map({ ($0, $0.depth) }).sorted(by: { $0.1 > $1.1 }) {
                view.constraintState.wantsUpdateConstraints = false
                view.updateConstraints()
            }
        }
    }

    static func installConstraints(under root: UIView) {
        for holder in take(&holders, under: root) {
            let state = holder.constraintState
            state.isListedForConstraints = false
            let waiting = state.waiting
            state.waiting = []
            let engine = root.layoutEngine
            for constraint in waiting where constraint.holder === holder { engine.install(constraint) }
        }
        root.layout.constraints?.ownEngine?.forgetReadingDirection()
        root.layout.constraints?.ownEngine?.solveIfNeeded()
    }

    /// Removes and returns the views of one tree, in the order in which they were listed.
    private static func take(_ list: inout [Entry], under root: UIView) -> [UIView] {
        var taken: [UIView] = []
        var roots = Roots()
        list.removeAll { entry in
            guard let view = entry.view else { return true }
            guard roots.outermost(of: view) === root else { return false }
            taken.append(view)
            return true
        }
        return taken
    }

    /// Finds the outermost views of many, going up each way only once.
    @MainActor
    private struct Roots {
        private var known: [ObjectIdentifier: UIView] = [:]

        mutating func outermost(of view: UIView) -> UIView {
            var way: [ObjectIdentifier] = []
            var current = view
            while known[ObjectIdentifier(current)] == nil, let above = current.superview {
                way.append(ObjectIdentifier(current))
                current = above
            }
            let root = known[ObjectIdentifier(current)] ?? current
            for id in way { known[id] = root }
            return root
        }
    }
}

extension UIView {
    /// The engine of the tree whose outermost view this is.
    var layoutEngine: LayoutEngine {
        let state = constraintState
        if let engine = state.ownEngine { return engine }
        let engine = LayoutEngine(root: self)
        state.ownEngine = engine
        state.engine = engine
        return engine
    }
}
