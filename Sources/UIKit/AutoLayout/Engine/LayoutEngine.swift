import LayoutSolver

/// Solves the constraints of one tree of views.
///
/// Every view and guide that constraints mention has four variables: its place in the space of its superview (or owner) and
/// its size. Constraints between neighbours are therefore short equations, however deep the tree is. Transforms and anchor
/// points do not occur: the solved middle becomes the view's `center`.
@MainActor
final class LayoutEngine {
    /// Variables and the engine's own constraints of one view or guide.
    final class Item {
        /// Of the engine that made it.
        let engineNumber: Int
        private let handle: LayoutHandle
        var view: UIView? { handle.view }
        var guide: UILayoutGuide? { handle.guide }
        @MainActor var object: (any LayoutItem)? { handle.item }
        var x, y, width, height: SolverVariable
        /// The content size and offset of a scroll view.
        var scroll: ScrollVariables?
        var fixed: [SolverConstraintID] = []
        /// How much the place follows the superview's size, when it comes from the autoresizing mask.
        var shares: AutoresizingShares?
        var intrinsic = IntrinsicConstraints()
        /// Keep the sizes from being negative, where that is needed.
        var floors: [SolverConstraintID] = []
        /// Keep the sizes from being larger than something asks for, where that is needed.
        var tendencies: [(size: SolverVariable, id: SolverConstraintID)] = []
        /// What views were last told.
        var announced: CGRect?

        init(
            _ handle: LayoutHandle, x: SolverVariable, y: SolverVariable, width: SolverVariable,
            height: SolverVariable, engineNumber: Int
        ) {
            self.handle = handle
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            self.engineNumber = engineNumber
        }
    }

    struct ScrollVariables {
        var width, height, offsetX, offsetY: SolverVariable
        var offsets: [SolverConstraintID]
        /// Whether constraints decide about the content size.
        var decidesContentSize = false
    }

    /// Whose constraint one of the solver's is.
    enum Owner {
        case constraint(NSLayoutConstraint)
        case place(of: LayoutItemReference)
        case content(of: LayoutItemReference)
    }

    private(set) weak var root: UIView?
    /// True for an engine that only measures: its root's size is free, and it places nothing.
    let isMeasuring: Bool
    // Nothing calls out while it works.
    @exclusivity(unchecked) var solver = Solver()
    private(set) var order: [Item] = []
    /// The items of an engine that only measures, by view or guide; others' handles know theirs.
    private var measured: [ObjectIdentifier: Item] = [:]
    /// By solver symbol, for variables.
    private var itemsOfSymbols: [Item?] = []
    /// Items made since the last announcement.
    private var newItems: [Item] = []
    /// Tells this engine's items from those of any other.
    private let number = SerialNumber.next()
    var owners: [Owner?] = []
    private(set) var isDirty = false
    /// Pixels per point that places are rounded to: the outermost view's.
    var scale: CGFloat { root?.layoutScale ?? 1 }

    init(root: UIView, isMeasuring: Bool = false) {
        self.root = root
        self.isMeasuring = isMeasuring
    }

    /// The baselines that constraints speak of, and those of the one that is being installed.
    var baselines: [Baseline] = []
    var newBaselines: [(use: BaselineUse, distance: Double)] = []

    func setDirty() { isDirty = true }

    /// Whether reading goes from the right in the view that was last asked for and follows its superview in that; forgotten between
    /// batches of constraints.
    private var reading: (view: ObjectIdentifier, isMirrored: Bool)?

    /// Views deep in a tree outside windows would climb it each time: one that follows the view before takes its answer.
    func isMirrored(in view: UIView) -> Bool {
        let followsSuperview = view.semanticContentAttribute == .unspecified && !TraitPass.areChanged(by: view)
        if let reading, followsSuperview {
            if reading.view == ObjectIdentifier(view) { return reading.isMirrored }
            if let above = view.superview, reading.view == ObjectIdentifier(above) {
                self.reading = (ObjectIdentifier(view), reading.isMirrored)
                return reading.isMirrored
            }
        }
        let isMirrored = view.isMirrored
        reading = followsSuperview ? (ObjectIdentifier(view), isMirrored) : nil
        return isMirrored
    }

    func forgetReadingDirection() { reading = nil }

    // MARK: Constraints

    func install(_ constraint: NSLayoutConstraint) {
        guard let ancestor = constraint.holder else { return }
        let expression = expression(of: constraint, in: ancestor)
        let id = add(
            LinearConstraint(
                expression: expression, relation: constraint.relation.solverRelation,
                priority: constraint.priority.rawValue),
            owner: .constraint(constraint))
        for (use, distance) in newBaselines {
            baselines.append(Baseline(id: id, use: use, constraint: constraint, distance: distance))
        }
        newBaselines.removeAll()
        guard !isMeasuring else { return }
        constraint.engine = self
        constraint.installation = .init(id: id, base: expression.constant + Double(constraint.constant))
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard constraint.engine === self else { return }
        let id = constraint.installation.id
        remove(id)
        if !baselines.isEmpty { baselines.removeAll { $0.id == id } }
        constraint.engine = nil
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        let constant = constraint.installation.base - Double(constraint.constant)
        setConstant(constant, of: constraint.installation.id)
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        solver.setPriority(constraint.priority.rawValue, of: constraint.installation.id)
        isDirty = true
    }

    func add(_ constraint: LinearConstraint, owner: Owner) -> SolverConstraintID {
        let id = solver.add(constraint)
        own(id, owner)
        return id
    }

    private func own(_ id: SolverConstraintID, _ owner: Owner) {
        isDirty = true
        while owners.count <= id.index { owners.append(nil) }
        owners[id.index] = owner
    }

    func remove(_ id: SolverConstraintID) {
        isDirty = true
        solver.remove(id)
        owners[id.index] = nil
    }

    func setConstant(_ constant: Double, of id: SolverConstraintID) {
        isDirty = true
        solver.setConstant(constant, of: id)
    }

    // MARK: Items

    func item(of object: any LayoutItem) -> Item { knownItem(of: object) ?? makeItem(object) }

    func knownItem(of object: any LayoutItem) -> Item? {
        if isMeasuring { return measured[ObjectIdentifier(object)] }
        guard let item = object.knownLayoutHandle?.placed, item.engineNumber == number else { return nil }
        return item
    }

    private func makeItem(_ object: any LayoutItem) -> Item {
        let handle = object.layoutHandle
        let item = Item(
            handle, x: solver.addVariable(), y: solver.addVariable(), width: solver.addVariable(isSize: true),
            height: solver.addVariable(isSize: true), engineNumber: number)
        if isMeasuring {
            measured[ObjectIdentifier(object)] = item
        } else {
            handle.placed = item
        }
        order.append(item)
        newItems.append(item)
        for variable in [item.x, item.y, item.width, item.height] { setItem(item, of: variable) }
        if let view = item.view {
            if !isMeasuring { view.constraintState.engine = self }
            if view.scrollsContent {
                let scroll = makeScrollVariables(view)
                item.scroll = scroll
                for variable in [scroll.width, scroll.height] { setItem(item, of: variable) }
            }
            placeView(item, view)
            setIntrinsicSize(item, view)
        } else if let guide = item.guide, let owner = guide.owningView {
            if !isMeasuring { owner.constraintState.engine = self }
            placeGuide(item, guide, owner)
        }
        return item
    }

    /// Forgets views and guides whose constraints are gone already.
    func removeItems(_ objects: [any LayoutItem]) {
        let leaving = objects.compactMap(knownItem)
        guard !leaving.isEmpty else { return }
        for object in objects { object.knownLayoutHandle?.placed = nil }
        let identifiers = Set(leaving.map { ObjectIdentifier($0) })
        order.removeAll { identifiers.contains(ObjectIdentifier($0)) }
        // What says where one is may mention another: all of that goes before the variables do, which others get again.
        for item in leaving { removeOwnConstraints(of: item) }
        for item in leaving { removeVariables(of: item) }
    }

    private func removeOwnConstraints(of item: Item) {
        let ids = item.fixed + item.floors + item.tendencies.map(\.id) + item.intrinsic.ids
        for id in ids + (item.scroll?.offsets ?? []) { remove(id) }
    }

    private func removeVariables(of item: Item) {
        var variables = [item.x, item.y, item.width, item.height]
        if let scroll = item.scroll { variables += [scroll.width, scroll.height, scroll.offsetX, scroll.offsetY] }
        for variable in variables {
            setItem(nil, of: variable)
            solver.removeVariable(variable)
        }
        item.view?.layout.constraints?.engine = nil
    }

    private func setItem(_ item: Item?, of variable: SolverVariable) {
        while itemsOfSymbols.count <= variable.symbol { itemsOfSymbols.append(nil) }
        itemsOfSymbols[variable.symbol] = item
    }

    // MARK: Solving

    /// Brings the answers up to date and has the superviews of everything that moved lay out.
    func solveIfNeeded() {
        guard isDirty else { return }
        var changed: [Int] = []
        // Text that wraps changes its height with its width, which may change widths again; a few rounds settle it.
        for _ in 0..<6 {
            isDirty = false
            let conflicts = solver.solve()
            if !isMeasuring { report(conflicts) }
            let changes = solver.takeChanges()
            changed += changes
            fitWrappingText()
            fitBaselines()
            addMissingFloors(changes)
            addMissingTendencies(changes)
            if !isDirty { break }
        }
        isDirty = false
        if !isMeasuring { announce(changed) }
    }

    private func item(ofSymbol symbol: Int) -> Item? {
        symbol < itemsOfSymbols.count ? itemsOfSymbols[symbol] : nil
    }

    /// Sizes are never negative. The rule is only given to the solver for those that would be.
    private func addMissingFloors(_ changes: [Int]) {
        for symbol in changes where value(of: SolverVariable(symbol: symbol)) < -Solver.tolerance {
            guard let item = item(ofSymbol: symbol), item.floors.isEmpty,
                symbol == item.width.symbol || symbol == item.height.symbol,
                let object = item.object
            else { continue }
            item.floors = [item.width, item.height].map { size in
                var expression = LinearExpression()
                expression.add(size)
                return add(
                    LinearConstraint(expression: expression, relation: .greaterOrEqual, isProtected: true),
                    owner: .content(of: LayoutItemReference(object)))
            }
        }
    }

    /// A size that inequalities alone decide about is the smallest that they allow, as in UIKit.
    private func addMissingTendencies(_ changes: [Int]) {
        for symbol in changes where solver.isOpenInRows(symbol) {
            let variable = SolverVariable(symbol: symbol)
            guard let item = item(ofSymbol: symbol), !item.tendencies.contains(where: { $0.size == variable }),
                symbol == item.width.symbol && item.intrinsic.width == nil
                    || symbol == item.height.symbol && item.intrinsic.height == nil,
                value(of: variable) > Solver.tolerance, let object = item.object
            else { continue }
            let id = solver.keepSmall(variable)
            item.tendencies.append((variable, id))
            own(id, .content(of: LayoutItemReference(object)))
        }
    }

    private func announce(_ changes: [Int]) {
        for symbol in changes {
            guard let item = item(ofSymbol: symbol) else { continue }
            if let scroll = item.scroll, symbol == scroll.width.symbol || symbol == scroll.height.symbol {
                item.view?.setNeedsLayout()
            }
            announce(item)
        }
        for item in newItems { announce(item) }
        newItems.removeAll()
    }

    private func announce(_ item: Item) {
        let rect = rect(of: item)
        guard rect != item.announced else { return }
        item.announced = rect
        guard let view = item.view else { return }
        guard let superview = view.superview else { return OwnerLayout.request(for: view) }
        // A view that was given its frame is there already.
        if !view.translatesAutoresizingMaskIntoConstraints { OwnerLayout.request(for: superview) }
    }

    /// Unrounded, in the space of the superview or owner. For a scroll view's content, see ``contentSize(of:)``.
    func rect(of item: Item) -> CGRect {
        CGRect(
            x: value(of: item.x), y: value(of: item.y), width: max(0, value(of: item.width)),
            height: max(0, value(of: item.height)))
    }

    /// The content size of a scroll view, when constraints decide about it.
    func contentSize(of item: Item) -> CGSize? {
        guard let scroll = item.scroll, scroll.decidesContentSize else { return nil }
        return CGSize(width: max(0, value(of: scroll.width)), height: max(0, value(of: scroll.height)))
    }

    private func value(of variable: SolverVariable) -> Double { Solver.value(of: variable, in: &solver) }

    private func report(_ conflicts: [SolverConflict]) {
        for conflict in conflicts {
            let members = conflict.members.map { "    " + words(of: $0) }.joined(separator: "\n")
            Diagnostics.report(
                """
                Unable to simultaneously satisfy constraints: at least one of these has to go.
                \(members)
                Will attempt to recover by breaking constraint \(words(of: conflict.broken))
                """)
        }
    }

    private func words(of id: SolverConstraintID) -> String {
        switch owners[id.index] {
        case .constraint(let constraint): constraint.words
        case .place(let item): "<place of \(item.item?.layoutName ?? "(gone)")>"
        case .content(let item): "<content size of \(item.item?.layoutName ?? "(gone)")>"
        case nil: "<removed constraint>"
        }
    }

    /// Lets all constraints and views go; the constraints wait for another engine.
    func dissolve() {
        for case .constraint(let constraint) in owners where constraint.engine === self {
            constraint.engine = nil
            LayoutPass.install(constraint)
        }
        for item in order {
            (item.view ?? item.guide?.owningView)?.layout.constraints?.engine = nil
            item.object?.knownLayoutHandle?.placed = nil
        }
        itemsOfSymbols = []
        newItems = []
        order = []
        owners = []
        solver = Solver()
        root?.layout.constraints?.ownEngine = nil
    }
}

extension NSLayoutConstraint.Relation {
    init(_ relation: LinearConstraint.Relation) {
        self =
            switch relation {
            case .lessOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterOrEqual: .greaterThanOrEqual
            }
    }

    var solverRelation: LinearConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}
