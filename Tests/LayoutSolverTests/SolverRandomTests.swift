import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct SolverRandomTests {
    /// Random additions, removals and changed constants; after each, the errors of every priority equal the best there is.
    @Test func agreesWithAllVertices() {
        // The last ones give up a constraint while they remove it.
        for seed in Array(0..<300 as Range<UInt64>) + [1421, 4429, 4981, 5444] { compareWithAllVertices(seed: seed) }
    }

    private func compareWithAllVertices(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var solver = Solver()
        let variables = (0..<Int.random(in: 1...3, using: &random)).map { _ in solver.addVariable() }
        var live: [SolverConstraintID] = []
        for step in 0..<25 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5 where live.count < 7: live.append(solver.add(constraint(over: variables, using: &random)))
            case 5..<7 where !live.isEmpty:
                solver.remove(live.remove(at: Int.random(in: live.indices, using: &random)))
            case 7..<10 where !live.isEmpty:
                solver.setConstant(
                    Double(Int.random(in: -20...20, using: &random)), of: live.randomElement(using: &random)!)
            default: continue
            }
            if Bool.random(using: &random) { continue }
            let conflicts = solver.solve()
            solver.checkInvariants()
            let members = Set(conflicts.flatMap(\.members)).subtracting(live)
            #expect(members.isEmpty, "seed \(seed), step \(step): a conflict has members that are gone")
            let kept = live.filter { solver.record($0).isKept }.map { solver.constraint($0) }
            let oracle = SolverOracle(variableCount: variables.count, constraints: kept)
            let found = oracle.errors(at: variables.map { solver.value(of: $0) })
            let best = oracle.bestErrors()
            #expect(isEqual(found, best), "seed \(seed), step \(step): \(found ?? []) instead of \(best ?? [])")
        }
    }

    /// A conflict is real: its members cannot hold together.
    @Test func conflictsAreReal() {
        for seed in 0..<200 as Range<UInt64> { checkConflicts(seed: seed) }
    }

    private func checkConflicts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var solver = Solver()
        let variables = (0..<3).map { _ in solver.addVariable() }
        for _ in 0..<12 {
            var required = constraint(over: variables, using: &random)
            required.priority = 1000
            _ = solver.add(required)
            for conflict in solver.solve() {
                let members = conflict.members.map { solver.constraint($0) }
                #expect(conflict.members.contains(conflict.broken))
                #expect(
                    SolverOracle(variableCount: 3, constraints: members).bestErrors() == nil,
                    "seed \(seed): the members of a conflict can hold together")
            }
        }
    }

    private func constraint(
        over variables: [SolverVariable], using random: inout SeededGenerator
    ) -> LinearConstraint {
        var expression = LinearExpression(constant: Double(Int.random(in: -20...20, using: &random)))
        for variable in variables where Int.random(in: 0..<3, using: &random) > 0 {
            expression.add(variable, times: [-2, -1, -0.5, 1, 1, 2].randomElement(using: &random)!)
        }
        if expression.terms.isEmpty { expression.add(variables[0]) }
        return LinearConstraint(
            expression: expression,
            relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random)!,
            priority: [1000, 1000, 750, 750, 250, 50].randomElement(using: &random)!)
    }

    private func isEqual(_ a: [Double]?, _ b: [Double]?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-4 }
    }
}
