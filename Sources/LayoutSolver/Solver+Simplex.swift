/// The two simplex loops. At any time either some costs can be lowered or some rows are out of range, never both, so
/// each loop starts from what it needs.
extension Solver {
    /// After this many steps without a change of the objective the careful choice (Bland's rule) prevents cycles.
    private var patience: Int { max(100, tableau.rows.count) }

    // MARK: Lowering costs

    /// Primal simplex: rows stay in range, costs go down until none can.
    mutating func settleCosts() {
        guard !needsRebuild else { return }
        var idleSteps = 0
        while let symbol = idleSteps < patience ? nextImproving() : firstImproving() {
            guard let (row, step) = rowThatLimits(symbol) else { continue }
            idleSteps = step > SolverTableau.tolerance ? 0 : idleSteps + 1
            pivot(row: row, entering: symbol)
        }
    }

    private func isImproving(_ symbol: Int) -> Bool {
        tableau.kinds[symbol] == .restricted && !tableau.isBasic(symbol) && objective.isImproving(symbol)
    }

    private mutating func nextImproving() -> Int? {
        while let symbol = objective.nextCandidate() {
            if isImproving(symbol) { return symbol }
        }
        return nil
    }

    private func firstImproving() -> Int? {
        (0..<tableau.symbolCount).first { isImproving($0) && rowThatLimits($0) != nil }
    }

    /// The row whose basic symbol reaches zero first as `symbol` grows, and how far that is.
    func rowThatLimits(_ symbol: Int) -> (row: Int, step: Double)? {
        var best: (row: Int, step: Double)?
        tableau.forEachRow(mentioning: symbol) { row, coefficient in
            let basic = tableau.rows[row].basic
            let step: Double
            switch tableau.kinds[basic] {
            case .restricted where coefficient < 0: step = max(0, -tableau.rows[row].constant / coefficient)
            case .fixed: step = 0
            default: return
            }
            guard let known = best else {
                best = (row, step)
                return
            }
            if step < known.step || (step == known.step && basic < tableau.rows[known.row].basic) {
                best = (row, step)
            }
        }
        return best
    }

    // MARK: Bringing rows into range

    /// Dual simplex: costs stay lowest, rows come back into their range. Constraints for which that is impossible are
    /// given up.
    mutating func settleRows() {
        var steps = 0
        while !needsRebuild, let index = steps < patience * 10 ? nextMisfit() : firstMisfit() {
            let row = tableau.rows[index]
            if let symbol = symbolThatMends(row) {
                steps += 1
                pivot(row: index, entering: symbol)
            } else if abs(row.constant) > SolverTableau.tolerance {
                resolveConflict(row: row)
            }
        }
        if needsRebuild { tableau.suspects.removeAll() }
    }

    private func isMisfit(_ index: Int) -> Bool {
        let row = tableau.rows[index]
        guard row.basic >= 0, tableau.rowIndex[row.basic] == index else { return false }
        switch tableau.kinds[row.basic] {
        case .free, .unused: return false
        case .restricted: return row.constant < -SolverTableau.tolerance
        case .fixed:
            return abs(row.constant) > SolverTableau.tolerance
                || row.cells.contains { tableau.kinds[$0.symbol] != .fixed }
        }
    }

    private mutating func nextMisfit() -> Int? {
        while let index = tableau.suspects.popLast() {
            if isMisfit(index) { return index }
        }
        return nil
    }

    private func firstMisfit() -> Int? {
        tableau.rows.indices.filter(isMisfit).min { tableau.rows[$0].basic < tableau.rows[$1].basic }
    }

    /// The cheapest symbol that can bring the row's basic symbol to zero.
    private func symbolThatMends(_ row: SolverRow) -> Int? {
        if row.constant < 0 { return cheapest(in: row, sign: 1) }
        if let symbol = cheapest(in: row, sign: -1) { return symbol }
        return abs(row.constant) <= SolverTableau.tolerance ? cheapest(in: row, sign: 1) : nil
    }

    private func cheapest(in row: SolverRow, sign: Double) -> Int? {
        var best: SolverRow.Cell?
        for cell in row.cells where cell.coefficient * sign > 0 && tableau.kinds[cell.symbol] == .restricted {
            guard let known = best else {
                best = cell
                continue
            }
            let isCheaper = objective.isCheaper(
                cell.symbol, per: abs(cell.coefficient), than: known.symbol, per: abs(known.coefficient))
            if isCheaper { best = cell }
        }
        return best?.symbol
    }

    // MARK: Removal

    /// The row in which the marker of a constraint that goes away may become basic, so that all others stay in range.
    func rowToLeave(for marker: Int) -> Int? {
        var best: (row: Int, rank: Int, step: Double)?
        tableau.forEachRow(mentioning: marker) { row, coefficient in
            let constant = tableau.rows[row].constant
            let candidate: (row: Int, rank: Int, step: Double)
            switch tableau.kinds[tableau.rows[row].basic] {
            case .fixed: candidate = (row, 0, 0)
            case .restricted: candidate = (row, coefficient < 0 ? 1 : 2, constant / abs(coefficient))
            case .free, .unused: candidate = (row, 3, Double(row))
            }
            guard let known = best else {
                best = candidate
                return
            }
            if (candidate.rank, candidate.step, candidate.row) < (known.rank, known.step, known.row) {
                best = candidate
            }
        }
        return best?.row
    }
}
