/// An incremental solver for linear equations and inequalities with priorities (Cassowary: Badros, Borning and
/// Stuckey, 2001).
///
/// Required constraints hold exactly; the others come as near as they can, each priority served entirely before the
/// next lower one, and within one priority the sum of the absolute errors is smallest. Answers depend only on the order
/// of the calls. Nothing is reported before ``solve()``, so a batch of changes costs one run.
///
/// Required equations define variables where they can (``SolverDefinitions``); only what is left, in terms of the variables that
/// stay open, goes into the simplex tableau.
package struct Solver {
    /// Values closer to zero than this count as zero.
    package static var tolerance: Double { SolverTableau.tolerance }

    package init() {}

    /// Where a constraint is at work.
    enum Place: Equatable {
        /// Taken in by the next ``solve()``.
        case waiting
        case definition(of: Int)
        case row
        /// Given up in a conflict.
        case nowhere
    }

    /// What the solver keeps of a constraint.
    struct Record {
        var constraint: LinearConstraint
        /// Grows with every addition.
        var sequence: Int
        var place = Place.waiting
        /// In a row: the expression in open variables, without what defined variables add.
        var openTerms: [LinearExpression.Term] = []
        /// In a row: what defined variables and the constant add.
        var base = 0.0
        /// The slack, error or fixed symbol that stands for the constraint: `expression + sign·marker … = 0`.
        var marker = -1
        /// The second error of an equation, or the error of an inequality.
        var other: Int?

        var isKept: Bool { place != .nowhere }
        var markerSign: Double { constraint.relation == .greaterOrEqual ? -1 : 1 }
        /// Whether it may define a variable.
        var isEquation: Bool { constraint.isRequired && constraint.relation == .equal }
    }

    var tableau = SolverTableau()
    var objective = SolverObjective()
    var definitions = SolverDefinitions()
    var records: [Record?] = []
    /// Constraints that ``solve()`` has to take in; some may be gone again.
    var waiting: [SolverConstraintID] = []
    /// For marker symbols their constraint, else nil.
    var owners: [SolverConstraintID?] = []
    /// By symbol: how many constraints in rows an open variable has a part in.
    var rowUses: [Int32] = []
    /// By symbol: the constraints in rows whose own expression mentions it.
    var rowUsers: [[SolverConstraintID]] = []
    /// Room for ``define(by:hints:)``: by symbol its number there, else -1.
    var slots: [Int32] = []
    /// By symbol: whether it is a size.
    private(set) var sizes: [Bool] = []
    /// The constraints that only keep sizes small.
    private(set) var tendencies: Set<SolverConstraintID> = []
    private var freeIDs: [Int] = []
    private var sequence = 0
    /// How many equations had to go into rows, now and after the last fresh start.
    var equationRows = (now: 0, atStart: 0)

    /// Conflicts since the last ``solve()``.
    var conflicts: [SolverConflict] = []
    /// Members of all conflicts that last.
    var quarrelling: Set<SolverConstraintID> = []
    /// Constraints given up whose conflict was reported already.
    var reported: Set<SolverConstraintID> = []
    /// Set when the tableau cannot be mended in place; until then changes only reach the records.
    var needsRebuild = false

    /// Brings all values up to date and returns the conflicts found since the last call.
    package mutating func solve() -> [SolverConflict] {
        // Equations that came one by one may find better places together.
        if equationRows.now > 2 * equationRows.atStart + 64 { needsRebuild = true }
        repeat {
            let isFresh = needsRebuild
            if isFresh { startAgain() }
            takeIn()
            if isFresh { equationRows.atStart = equationRows.now }
            settleCosts()
            settleRows()
        } while needsRebuild
        followTableau()
        defer { conflicts = [] }
        return conflicts
    }

    /// The variables whose values have changed since the last call, some perhaps twice.
    package mutating func takeChanges() -> [Int] {
        defer { definitions.changed.removeAll(keepingCapacity: true) }
        return definitions.changed
    }

    /// Gives open variables the values of their rows.
    private mutating func followTableau() {
        for symbol in tableau.kinds.indices where tableau.kinds[symbol] == .free && !definitions.isDefined(symbol) {
            definitions.set(symbol, to: tableau.value(of: symbol))
        }
        definitions.evaluate()
    }

    // MARK: Variables

    /// - Parameter isSize: whether the variable stays small where constraints leave it a choice: positions give way to it.
    package mutating func addVariable(isSize: Bool = false) -> SolverVariable {
        let symbol = addSymbol(.free)
        while sizes.count <= symbol { sizes.append(false) }
        sizes[symbol] = isSize
        return SolverVariable(symbol: symbol)
    }

    /// Has a variable be no more than constraints of any priority make it. ``range(of:)`` does not count this as a constraint.
    package mutating func keepSmall(_ variable: SolverVariable) -> SolverConstraintID {
        let term = LinearExpression.Term(variable: variable, coefficient: 1)
        let id = add(
            LinearConstraint(
                expression: LinearExpression([term]), relation: .lessOrEqual, priority: .leastNonzeroMagnitude))
        tendencies.insert(id)
        return id
    }

    /// Forgets a variable that no constraint mentions any more.
    package mutating func removeVariable(_ variable: SolverVariable) {
        if needsRebuild { startAgain() }
        let symbol = variable.symbol
        if !tableau.isBasic(symbol), let row = firstRow(mentioning: symbol) { pivot(row: row, entering: symbol) }
        if tableau.isBasic(symbol) { tableau.removeRow(tableau.rowIndex[symbol]) }
        objective.clear(symbol)
        tableau.free(symbol)
    }

    /// The value found by the last ``solve()``.
    package func value(of variable: SolverVariable) -> Double {
        definitions.value(of: variable.symbol)
    }

    /// The same, of a solver where it lies: whoever asks a property of an object for its value would copy all of it, reference by reference.
    package static func value(of variable: SolverVariable, in solver: inout Solver) -> Double {
        solver.definitions.value(of: variable.symbol)
    }

    /// The value found by the last ``solve()``.
    package func value(of expression: LinearExpression) -> Double { definitions.value(of: expression) }

    // MARK: Constraints

    package mutating func add(_ constraint: LinearConstraint) -> SolverConstraintID {
        let id = SolverConstraintID(index: freeIDs.popLast() ?? records.count)
        if id.index == records.count { records.append(nil) }
        sequence += 1
        var constraint = constraint
        constraint.expression.mergeTerms()
        records[id.index] = Record(constraint: constraint, sequence: sequence)
        waiting.append(id)
        return id
    }

    package mutating func remove(_ id: SolverConstraintID) {
        if quarrelling.contains(id) { reconsider(id) }
        if !needsRebuild { withdraw(id) }
        // Rows that settled meanwhile may have quarrelled with it.
        if quarrelling.contains(id) { reconsider(id) }
        conflicts.removeAll { $0.members.contains(id) }
        records[id.index] = nil
        tendencies.remove(id)
        freeIDs.append(id.index)
    }

    /// Takes a constraint out of its place.
    private mutating func withdraw(_ id: SolverConstraintID) {
        switch record(id).place {
        case .waiting, .nowhere: return
        case .row: uninstall(id)
        case .definition(let symbol):
            withdrawRows(dependingOn: symbol)
            if !needsRebuild { definitions.undefine(symbol) }
        }
    }

    /// Has the constraints in rows that a variable has a part in taken in anew.
    private mutating func withdrawRows(dependingOn symbol: Int) {
        for id in definitions.dependents(of: symbol).flatMap({ rowUsers[$0] })
        where !needsRebuild && record(id).place == .row {
            uninstall(id)
            guard !needsRebuild else { return }
            records[id.index]!.place = .waiting
            waiting.append(id)
        }
    }

    /// Sets the constant of the constraint's expression.
    package mutating func setConstant(_ constant: Double, of id: SolverConstraintID) {
        let record = record(id)
        let delta = constant - record.constraint.expression.constant
        guard delta != 0 else { return }
        records[id.index]!.constraint.expression.constant = constant
        if quarrelling.contains(id) { reconsider(id) }
        guard !needsRebuild else { return }
        switch record.place {
        case .waiting, .nowhere: return
        case .row: shiftBase(of: id, by: delta)
        case .definition(let symbol):
            let own = record.constraint.expression.terms.first { $0.variable.symbol == symbol }
            definitions.shift(symbol, by: delta, coefficient: own?.coefficient ?? 1)
        }
    }

    /// Changes the priority of an optional constraint to another optional one.
    package mutating func setPriority(_ priority: Float, of id: SolverConstraintID) {
        precondition(
            !record(id).constraint.isRequired && priority < LinearConstraint.required,
            "A constraint cannot become required or optional while the solver holds it.")
        settleRows()
        let isInRow = !needsRebuild && record(id).place == .row
        if isInRow { addErrors(of: record(id), weight: -1) }
        records[id.index]!.constraint.priority = priority
        if isInRow { addErrors(of: record(id), weight: 1) }
    }

    package func constraint(_ id: SolverConstraintID) -> LinearConstraint { record(id).constraint }

    func record(_ id: SolverConstraintID) -> Record {
        guard id.index < records.count, let record = records[id.index] else {
            preconditionFailure("The solver does not hold constraint \(id.index).")
        }
        return record
    }

    // MARK: Symbols

    mutating func addSymbol(_ kind: SolverTableau.Kind, owner: SolverConstraintID? = nil) -> Int {
        let symbol = tableau.addSymbol(kind)
        objective.grow(to: tableau.symbolCount)
        definitions.grow(to: tableau.symbolCount)
        if symbol == owners.count {
            owners.append(owner)
            rowUses.append(0)
            rowUsers.append([])
            slots.append(-1)
        } else {
            owners[symbol] = owner
        }
        return symbol
    }

    private func firstRow(mentioning symbol: Int) -> Int? {
        var found: Int?
        tableau.forEachRow(mentioning: symbol) { row, _ in found = min(found ?? row, row) }
        return found
    }

    mutating func pivot(row: Int, entering symbol: Int) {
        objective.substitute(tableau.pivot(row: row, for: symbol))
    }
}
