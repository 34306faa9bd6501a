extension Solver {
    /// What is true after every ``solve()``. For random tests; nothing in release builds.
    package func checkInvariants() {
        assert(waiting.isEmpty || needsRebuild, "A constraint still waits after a solution.")
        for (index, record) in records.enumerated() {
            guard let record else { continue }
            let id = SolverConstraintID(index: index)
            switch record.place {
            case .waiting: assert(needsRebuild, "A constraint waits that nobody takes in.")
            case .definition(let symbol):
                assert(record.isEquation, "What is no required equation defines a variable.")
                assert(definitions.isDefined(symbol), "A constraint defines a variable that has no definition.")
            case .row:
                assert(owners[record.marker] == id, "The marker of a constraint is another's.")
                assert(tableau.kinds[record.marker] != .free, "A variable is the marker of a constraint.")
            case .nowhere: assert(quarrelling.contains(id), "A constraint was given up without a conflict.")
            }
        }
        for id in quarrelling { assert(records[id.index] != nil, "A constraint that is gone still quarrels.") }
        tableau.checkInvariants()
    }
}

extension SolverTableau {
    fileprivate func checkInvariants() {
        for symbol in kinds.indices where isBasic(symbol) {
            let row = rows[rowIndex[symbol]]
            assert(row.basic == symbol, "A symbol's row is solved for another.")
            assert(kinds[symbol] != .unused, "A symbol that was given back is basic.")
            assert(!row.cells.contains { isBasic($0.symbol) }, "A basic symbol stands in another's row.")
            assert(
                kinds[symbol] == .free || !row.cells.contains { kinds[$0.symbol] == .free },
                "The row of a slack or an error mentions a variable.")
        }
    }
}
