/// Constraints in the rows of the tableau.
extension Solver {
    /// Finds places for the constraints that wait: equations define variables, all others become rows.
    mutating func takeIn() {
        guard !waiting.isEmpty || definitions.needsEvaluation else { return }
        var equations: [SolverConstraintID] = []
        var others: [SolverConstraintID] = []
        for id in inOrder(waiting) {
            if record(id).isEquation { equations.append(id) } else { others.append(id) }
        }
        waiting.removeAll(keepingCapacity: true)
        let leftOver = equations.isEmpty ? [] : define(by: equations, hints: others)
        refreshBases()
        for id in leftOver + others {
            guard !needsRebuild else { return }
            install(id)
        }
    }

    /// Whether rows, and no definition, decide about a variable.
    package func isOpenInRows(_ symbol: Int) -> Bool { rowUses[symbol] > 0 && !definitions.isDefined(symbol) }

    /// Has all constraints wait again.
    mutating func startAgain() {
        needsRebuild = false
        tableau.reset()
        objective = SolverObjective()
        objective.grow(to: tableau.symbolCount)
        definitions.removeAll()
        waiting = records.indices.map(SolverConstraintID.init)
        for index in records.indices where records[index]?.isKept == true { records[index]!.place = .waiting }
        for symbol in rowUses.indices {
            rowUses[symbol] = 0
            if !rowUsers[symbol].isEmpty { rowUsers[symbol].removeAll() }
        }
        equationRows.now = 0
    }

    /// Those of the constraints that still wait, each once, in the order of their addition.
    private func inOrder(_ ids: [SolverConstraintID]) -> [SolverConstraintID] {
        var found = ids.filter { records[$0.index]?.place == .waiting }
        var isSorted = true
        for (a, b) in zip(found, found.dropFirst()) where sequence(a) >= sequence(b) { isSorted = false }
        if isSorted { return found }
        found.sort { sequence($0) < sequence($1) }
        var last: SolverConstraintID?
        found.removeAll { id in
            defer { last = id }
            return id == last
        }
        return found
    }

    private func sequence(_ id: SolverConstraintID) -> Int { records[id.index]!.sequence }

    /// Tells rows what has changed in the variables that definitions give.
    private mutating func refreshBases() {
        let first = definitions.changed.count
        definitions.evaluate()
        for index in first..<definitions.changed.count {
            for id in rowUsers[definitions.changed[index]] {
                let base = currentBase(of: id)
                let delta = base - records[id.index]!.base
                if delta != 0 { shiftBase(of: id, by: delta) }
            }
        }
    }

    /// What defined variables and the constant add to a constraint's expression now.
    private func currentBase(of id: SolverConstraintID) -> Double {
        var base = definitions.value(of: records[id.index]!.constraint.expression)
        for term in records[id.index]!.openTerms {
            base -= term.coefficient * definitions.value(of: term.variable.symbol)
        }
        return base
    }

    mutating func shiftBase(of id: SolverConstraintID, by delta: Double) {
        settleCosts()
        guard !needsRebuild else { return }
        records[id.index]!.base += delta
        let record = record(id)
        let shift = delta / record.markerSign
        if tableau.isBasic(record.marker) {
            tableau.shift(row: tableau.rowIndex[record.marker], by: -shift)
        } else {
            tableau.shift(rowsMentioning: record.marker, by: shift)
        }
    }

    // MARK: Installing

    /// Brings a constraint into the tableau.
    private mutating func install(_ id: SolverConstraintID) {
        settleRows()
        guard !needsRebuild else { return }
        prepare(id)
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

    /// Writes a constraint in open variables and gives it its symbols.
    private mutating func prepare(_ id: SolverConstraintID) {
        let constraint = record(id).constraint
        let isEquation = record(id).isEquation
        records[id.index]!.place = .row
        records[id.index]!.openTerms = definitions.expand(constraint.expression)
        records[id.index]!.base = currentBase(of: id)
        records[id.index]!.marker = addSymbol(isEquation ? .fixed : .restricted, owner: id)
        records[id.index]!.other = constraint.isRequired ? nil : addSymbol(.restricted)
        for term in records[id.index]!.openTerms { rowUses[term.variable.symbol] += 1 }
        for term in constraint.expression.terms { rowUsers[term.variable.symbol].append(id) }
        if isEquation { equationRows.now += 1 }
    }

    /// The constraint as `0 = expression + sign·marker − sign·other`, in symbols that are not basic. The basic symbol of
    /// the row is a placeholder that is dropped when the row is solved.
    private func makeRow(_ record: Record) -> SolverRow {
        var row = SolverRow(basic: SolverRow.none, constant: record.base, cells: [])
        for term in record.openTerms {
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

    // MARK: Uninstalling

    mutating func uninstall(_ id: SolverConstraintID) {
        settleRows()
        // Rows that settle may give the constraint up.
        guard !needsRebuild, records[id.index]!.place == .row else { return }
        let record = record(id)
        addErrors(of: record, weight: -1)
        if !tableau.isBasic(record.marker), let row = rowToLeave(for: record.marker) {
            pivot(row: row, entering: record.marker)
        }
        dropSymbols(of: record)
        dropUses(of: id)
    }

    private mutating func dropSymbols(of record: Record) {
        for symbol in [record.marker, record.other].compactMap({ $0 }) {
            if tableau.isBasic(symbol) { tableau.removeRow(tableau.rowIndex[symbol]) }
            objective.clear(symbol)
            tableau.free(symbol)
            owners[symbol] = nil
        }
    }

    /// A constraint has no row any more.
    mutating func dropUses(of id: SolverConstraintID) {
        for term in records[id.index]!.openTerms { rowUses[term.variable.symbol] -= 1 }
        for term in records[id.index]!.constraint.expression.terms {
            rowUsers[term.variable.symbol].removeAll { $0 == id }
        }
        if records[id.index]!.isEquation { equationRows.now -= 1 }
    }

    /// Adds the errors of an optional constraint to the objective, or takes them away again.
    mutating func addErrors(of record: Record, weight: Double) {
        let constraint = record.constraint
        guard !constraint.isRequired, let other = record.other else { return }
        let errors = constraint.relation == .equal ? [record.marker, other] : [other]
        for error in errors {
            let row = tableau.isBasic(error) ? tableau.rows[tableau.rowIndex[error]] : nil
            objective.add(error, row: row, weight: weight, priority: constraint.priority)
        }
    }
}
