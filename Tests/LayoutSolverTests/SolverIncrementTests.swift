import TestSupport
import Testing

@testable import LayoutSolver

/// Systems like layouts, larger than the oracle of ``SolverRandomTests`` can try: solved step by step, and again from nothing by a
/// solver that is given every equation as two inequalities, so that none defines a variable.
@Suite struct SolverIncrementTests {
    private struct World {
        var random: SeededGenerator
        var solver = Solver()
        var variables: [SolverVariable] = []
        var live: [SolverConstraintID] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            variables = (0..<24).map { _ in solver.addVariable() }
        }

        mutating func step() {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6: live.append(solver.add(makeConstraint()))
            case 6..<7 where !live.isEmpty:
                solver.remove(live.remove(at: Int.random(in: live.indices, using: &random)))
            case _ where !live.isEmpty:
                solver.setConstant(number(), of: live.randomElement(using: &random)!)
            default: break
            }
        }

        private mutating func number() -> Double { Double(Int.random(in: -50...50, using: &random)) }

        /// Mostly a variable given by one or two before it, as in layouts.
        private mutating func makeConstraint() -> LinearConstraint {
            let index = Int.random(in: variables.indices, using: &random)
            var expression = LinearExpression(constant: number())
            expression.add(variables[index])
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let other = Int.random(in: 0..<max(1, index), using: &random)
                expression.add(variables[other], times: [-1, -1, -0.5, 1, 2].randomElement(using: &random)!)
            }
            let isEquation = Int.random(in: 0..<3, using: &random) > 0
            return LinearConstraint(
                expression: expression,
                relation: isEquation ? .equal : [.lessOrEqual, .greaterOrEqual].randomElement(using: &random)!,
                priority: [1000, 1000, 1000, 750, 250, 50].randomElement(using: &random)!)
        }
    }

    @Test func stepByStepIsAsGoodAsFromNothing() {
        for seed in 0..<120 as Range<UInt64> { compare(seed: seed) }
    }

    private func compare(seed: UInt64) {
        var world = World(seed: seed)
        for step in 0..<60 {
            world.step()
            guard step % 4 == 3 else { continue }
            _ = world.solver.solve()
            world.solver.checkInvariants()
            let kept = world.live.filter { world.solver.record($0).isKept }.map { world.solver.constraint($0) }
            let oracle = SolverOracle(variableCount: world.variables.count, constraints: kept)
            let found = oracle.errors(at: world.variables.map { world.solver.value(of: $0) })
            let best = fromNothing(kept, world.variables.count).flatMap(oracle.errors)
            #expect(isEqual(found, best), "seed \(seed), step \(step): \(found ?? []) instead of \(best ?? [])")
        }
    }

    /// The values found without definitions; nil when that solver sees a conflict.
    private func fromNothing(_ constraints: [LinearConstraint], _ variableCount: Int) -> [Double]? {
        var solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.addVariable() }
        for constraint in constraints {
            guard constraint.isRequired, constraint.relation == .equal else {
                _ = solver.add(constraint)
                continue
            }
            for relation in [LinearConstraint.Relation.lessOrEqual, .greaterOrEqual] {
                var half = constraint
                half.relation = relation
                _ = solver.add(half)
            }
        }
        return solver.solve().isEmpty ? variables.map { solver.value(of: $0) } : nil
    }

    private func isEqual(_ a: [Double]?, _ b: [Double]?) -> Bool {
        guard let a, let b, a.count == b.count else { return false }
        return zip(a, b).allSatisfy { abs($0 - $1) < 1e-4 * max(1, abs($0)) }
    }

    /// A chain's far end follows a change at its near end, whichever way its equations were given.
    @Test(arguments: [false, true]) func chainsFollowTheirBegin(isBackwards: Bool) {
        var solver = Solver()
        let chain = (0..<500).map { _ in solver.addVariable() }
        var links = zip(chain, chain.dropFirst()).map { sum((1, $1), (-1, $0), constant: -1) }
        if isBackwards { links.reverse() }
        for link in links { _ = solver.add(LinearConstraint(expression: link, relation: .equal)) }
        let begin = solver.add(LinearConstraint(expression: sum((1, chain[0]), constant: -10), relation: .equal))
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: chain[499]) == 509)
        solver.setConstant(-20, of: begin)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: chain[499]) == 519)
        #expect(Set(solver.takeChanges()).count == 500)
    }

    /// An equation that defined a variable goes, another one comes: rows that used it follow.
    @Test func replacedEquationsReachTheRows() {
        var solver = Solver()
        let host = solver.addVariable(), width = solver.addVariable(), label = solver.addVariable()
        let first = solver.add(LinearConstraint(expression: sum((1, host), constant: -100), relation: .equal))
        _ = solver.add(LinearConstraint(expression: sum((1, width), (-1, host), constant: 20), relation: .equal))
        _ = solver.add(LinearConstraint(expression: sum((1, label), (-1, width)), relation: .lessOrEqual))
        _ = solver.add(
            LinearConstraint(expression: sum((1, label), constant: -300), relation: .equal, priority: 750))
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: label) == 80)
        solver.remove(first)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: label) == 300)
        _ = solver.add(LinearConstraint(expression: sum((1, host), constant: -200), relation: .equal))
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: label) == 180)
    }
}
