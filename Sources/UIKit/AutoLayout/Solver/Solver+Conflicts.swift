extension Solver {
    /// Gives up one of the required constraints that make a row impossible.
    mutating func resolveConflict(row: SolverRow) {
        let ids = Set(([row.basic] + row.cells.map(\.symbol)).compactMap { owners[$0] })
        let members = inOrder(ids.filter { record($0).constraint.isRequired })
        guard let broken = members.last(where: { !record($0).constraint.isProtected }) ?? members.last else {
            // Optional constraints give way by their errors, so only rounding can bring one here.
            return tableau.shift(row: tableau.rowIndex[row.basic], by: -row.constant)
        }
        records[broken.index]!.isKept = false
        quarrelling.formUnion(members)
        if reported.insert(broken).inserted {
            conflicts.append(SolverConflict(members: members, broken: broken))
        }
        if owners[row.basic] == broken {
            tableau.removeRow(tableau.rowIndex[row.basic])
            owners[row.basic] = nil
            tableau.free(row.basic)
        } else {
            needsRebuild = true
        }
    }

    /// Gives constraints that were given up another chance, because one they quarrelled with has changed.
    mutating func reconsider(_ id: SolverConstraintID) {
        reported.remove(id)
        for index in records.indices { records[index]?.isKept = true }
        quarrelling = []
        needsRebuild = true
    }

    /// Starts again from the constraints, in the order of their addition.
    mutating func rebuild() {
        while needsRebuild {
            needsRebuild = false
            tableau.reset()
            objective = SolverObjective()
            objective.grow(to: tableau.symbolCount)
            for id in inOrder(records.indices.map(SolverConstraintID.init)) where !needsRebuild {
                if record(id).isKept { install(id) }
            }
            settleCosts()
            settleRows()
        }
    }

    private func inOrder(_ ids: some Sequence<SolverConstraintID>) -> [SolverConstraintID] {
        ids.filter { records[$0.index] != nil }.sorted { record($0).sequence < record($1).sequence }
    }
}
