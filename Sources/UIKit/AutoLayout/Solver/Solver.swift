/// An incremental solver for linear equations and inequalities with priorities (Cassowary: Badros, Borning and
/// Stuckey, 2001).
///
/// Required constraints hold exactly; the others come as near as they can, each priority served entirely before the
/// next lower one, and within one priority the sum of the absolute errors is smallest. Answers depend only on the order
/// of the calls. Nothing is reported before ``solve()``, so a batch of changes costs one run.
struct Solver {
    /// What the solver keeps of a constraint.
    struct Record {
        var constraint: LinearConstraint
        /// Grows with every addition.
        var sequence: Int
        /// The slack, error or fixed symbol that stands for the constraint: `expression + sign·marker … = 0`.
        var marker = -1
        /// The second error of an equation, or the error of an inequality.
        var other: Int?
        /// False when the constraint was given up in a conflict.
        var isKept = true

        var markerSign: Double { constraint.relation == .greaterOrEqual ? -1 : 1 }
    }

    var tableau = SolverTableau()
    var objective = SolverObjective()
    var records: [Record?] = []
    /// For marker symbols their constraint, else nil.
    var owners: [SolverConstraintID?] = []
    private var freeIDs: [Int] = []
    private var sequence = 0

    /// Conflicts since the last ``solve()``.
    var conflicts: [SolverConflict] = []
    /// Members of all conflicts that last.
    var quarrelling: Set<SolverConstraintID> = []
    /// Constraints given up whose conflict was reported already.
    var reported: Set<SolverConstraintID> = []
    /// Set when the tableau cannot be mended in place; until then changes only reach the records.
    var needsRebuild = false

    /// Brings all values up to date and returns the conflicts found since the last call.
    mutating func solve() -> [SolverConflict] {
        settleCosts()
        settleRows()
        rebuild()
        defer { conflicts = [] }
        return conflicts
    }

    // MARK: Variables

    mutating func addVariable() -> SolverVariable {
        SolverVariable(symbol: addSymbol(.free))
    }

    /// Forgets a variable that no constraint mentions any more.
    mutating func removeVariable(_ variable: SolverVariable) {
        rebuild()
        let symbol = variable.symbol
        if !tableau.isBasic(symbol), let row = firstRow(mentioning: symbol) { pivot(row: row, entering: symbol) }
        if tableau.isBasic(symbol) { tableau.removeRow(tableau.rowIndex[symbol]) }
        objective.clear(symbol)
        tableau.free(symbol)
    }

    /// The value found by the last ``solve()``.
    func value(of variable: SolverVariable) -> Double {
        tableau.value(of: variable.symbol)
    }

    /// The value found by the last ``solve()``.
    func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    // MARK: Constraints

    mutating func add(_ constraint: LinearConstraint) -> SolverConstraintID {
        let id = SolverConstraintID(index: freeIDs.popLast() ?? records.count)
        if id.index == records.count { records.append(nil) }
        sequence += 1
        records[id.index] = Record(constraint: constraint, sequence: sequence)
        if !needsRebuild { install(id) }
        return id
    }

    mutating func remove(_ id: SolverConstraintID) {
        if quarrelling.contains(id) { reconsider(id) }
        if !needsRebuild { uninstall(id) }
        records[id.index] = nil
        freeIDs.append(id.index)
    }

    /// Sets the constant of the constraint's expression.
    mutating func setConstant(_ constant: Double, of id: SolverConstraintID) {
        let record = record(id)
        let delta = constant - record.constraint.expression.constant
        guard delta != 0 else { return }
        records[id.index]!.constraint.expression.constant = constant
        if quarrelling.contains(id) { reconsider(id) }
        settleCosts()
        guard !needsRebuild else { return }
        let shift = delta / record.markerSign
        if tableau.isBasic(record.marker) {
            tableau.shift(row: tableau.rowIndex[record.marker], by: -shift)
        } else {
            tableau.shift(rowsMentioning: record.marker, by: shift)
        }
    }

    /// Changes the priority of an optional constraint to another optional one.
    mutating func setPriority(_ priority: Float, of id: SolverConstraintID) {
        precondition(
            !record(id).constraint.isRequired && priority < LinearConstraint.required,
            "A constraint cannot become required or optional while the solver holds it.")
        settleRows()
        if !needsRebuild { addErrors(of: record(id), weight: -1) }
        records[id.index]!.constraint.priority = priority
        if !needsRebuild { addErrors(of: record(id), weight: 1) }
    }

    func constraint(_ id: SolverConstraintID) -> LinearConstraint { record(id).constraint }

    func record(_ id: SolverConstraintID) -> Record {
        guard id.index < records.count, let record = records[id.index] else {
            preconditionFailure("The solver does not hold constraint \(id.index).")
        }
        return record
    }

    // MARK: Symbols and rows

    private mutating func addSymbol(_ kind: SolverTableau.Kind, owner: SolverConstraintID? = nil) -> Int {
        let symbol = tableau.addSymbol(kind)
        objective.grow(to: tableau.symbolCount)
        if symbol == owners.count { owners.append(owner) } else { owners[symbol] = owner }
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

    // MARK: Installing

    /// Brings a constraint that is on record into the tableau.
    mutating func install(_ id: SolverConstraintID) {
        settleRows()
        guard !needsRebuild else { return }
        addMarkers(id)
        let record = record(id)
        var row = makeRow(record)
        if let subject = chooseSubject(of: row, record: record) {
            row.solve(for: subject)
            insert(row)
            addErrors(of: record, weight: 1)
        } else {
            // A required constraint between quantities that are known: its marker becomes basic, wherever it stands.
            settleCosts()
            row = makeRow(record)
            row.solve(for: record.marker)
            insert(row)
            settleRows()
        }
    }

    private mutating func insert(_ row: SolverRow) {
        tableau.insert(row)
        tableau.substitute(row)
        objective.substitute(row)
    }

    private mutating func addMarkers(_ id: SolverConstraintID) {
        let constraint = record(id).constraint
        let kind: SolverTableau.Kind = constraint.relation == .equal && constraint.isRequired ? .fixed : .restricted
        records[id.index]!.marker = addSymbol(kind, owner: id)
        records[id.index]!.other = constraint.isRequired ? nil : addSymbol(.restricted)
    }

    /// The constraint as `0 = expression + sign·marker − sign·other`, in symbols that are not basic. The basic symbol of
    /// the row is a placeholder that is dropped when the row is solved.
    private func makeRow(_ record: Record) -> SolverRow {
        let expression = record.constraint.expression
        var row = SolverRow(basic: SolverRow.none, constant: expression.constant, cells: [])
        for term in expression.terms where term.coefficient != 0 {
            let symbol = term.variable.symbol
            if tableau.isBasic(symbol) {
                row.add(tableau.rows[tableau.rowIndex[symbol]], times: term.coefficient)
            } else {
                row.add(symbol, times: term.coefficient)
            }
        }
        row.add(record.marker, times: record.markerSign)
        if let other = record.other { row.add(other, times: -record.markerSign) }
        return row
    }

    /// The symbol that can become basic without a search: a free one, or the error that makes up for the difference.
    private func chooseSubject(of row: SolverRow, record: Record) -> Int? {
        var free: Int?
        for cell in row.cells where tableau.kinds[cell.symbol] == .free {
            // The fewer rows mention it, the fewer have to be rewritten.
            if free.map({ tableau.mentions(of: cell.symbol) <= tableau.mentions(of: $0) }) ?? true {
                free = cell.symbol
            }
        }
        guard free == nil, let other = record.other else { return free }
        return (row.constant > 0) == (record.markerSign > 0) ? other : record.marker
    }

    private mutating func uninstall(_ id: SolverConstraintID) {
        settleRows()
        guard !needsRebuild else { return }
        let record = record(id)
        addErrors(of: record, weight: -1)
        if !tableau.isBasic(record.marker), let row = rowToLeave(for: record.marker) {
            pivot(row: row, entering: record.marker)
        }
        for symbol in [record.marker, record.other].compactMap({ $0 }) {
            if tableau.isBasic(symbol) { tableau.removeRow(tableau.rowIndex[symbol]) }
            objective.clear(symbol)
            tableau.free(symbol)
            owners[symbol] = nil
        }
    }

    /// Adds the errors of an optional constraint to the objective, or takes them away again.
    private mutating func addErrors(of record: Record, weight: Double) {
        let constraint = record.constraint
        guard !constraint.isRequired, let other = record.other else { return }
        let errors = constraint.relation == .equal ? [record.marker, other] : [other]
        for error in errors {
            let row = tableau.isBasic(error) ? tableau.rows[tableau.rowIndex[error]] : nil
            objective.add(error, row: row, weight: weight, priority: constraint.priority)
        }
    }
}
