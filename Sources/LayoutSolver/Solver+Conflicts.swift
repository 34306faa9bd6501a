extension Solver {
    /// Gives up one of the required constraints that make a row impossible.
    mutating func resolveConflict(row: SolverRow) {
        let members = membersOfConflict(row)
        guard let broken = members.last(where: { !record($0).constraint.isProtected }) ?? members.last else {
            // Optional constraints give way by their errors, so only rounding can bring one here.
            return tableau.shift(row: tableau.rowIndex[row.basic], by: -row.constant)
        }
        quarrelling.formUnion(members)
        if reported.insert(broken).inserted {
            conflicts.append(SolverConflict(members: members, broken: broken))
        }
        if owners[row.basic] == broken {
            tableau.removeRow(tableau.rowIndex[row.basic])
            owners[row.basic] = nil
            tableau.free(row.basic)
            dropUses(of: broken)
        } else {
            needsRebuild = true
        }
        records[broken.index]!.place = .nowhere
    }

    /// The required constraints whose weighted sum the row is: those with markers in it, and the equations that gave variables in
    /// them. In the order of their addition.
    private func membersOfConflict(_ row: SolverRow) -> [SolverConstraintID] {
        var members: Set<SolverConstraintID> = []
        var sum = LinearExpression()
        for (symbol, weight) in [(row.basic, -1)] + row.cells.map({ ($0.symbol, $0.coefficient) }) {
            guard let id = owners[symbol] else { continue }
            let record = record(id)
            sum.add(record.constraint.expression, times: weight * record.markerSign)
            if record.constraint.isRequired { members.insert(id) }
        }
        sum.mergeTerms()
        var copy = definitions
        members.formUnion(copy.equations(in: sum.terms).map(SolverConstraintID.init))
        return members.sorted { record($0).sequence < record($1).sequence }
    }

    /// Gives constraints that were given up another chance, because one they quarrelled with has changed.
    mutating func reconsider(_ id: SolverConstraintID) {
        reported.remove(id)
        for index in records.indices where records[index]?.isKept == false { records[index]!.place = .waiting }
        quarrelling = []
        needsRebuild = true
    }
}
