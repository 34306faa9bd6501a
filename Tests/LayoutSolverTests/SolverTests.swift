import Testing

@testable import LayoutSolver

/// `Σ coefficient·variable + constant`.
func sum(_ terms: (Double, SolverVariable)..., constant: Double = 0) -> LinearExpression {
    LinearExpression(terms.map { .init(variable: $0.1, coefficient: $0.0) }, constant: constant)
}

/// The cases published with Cassowary, and the rules of priorities.
@Suite struct SolverTests {
    var solver = Solver()

    @discardableResult
    private mutating func add(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation, priority: Float = 1000
    ) -> SolverConstraintID {
        solver.add(LinearConstraint(expression: expression, relation: relation, priority: priority))
    }

    @Test mutating func simple1() {
        let x = solver.addVariable(), y = solver.addVariable()
        add(sum((1, x), constant: -167), .equal, priority: 1)
        add(sum((1, y), constant: -2), .equal, priority: 1)
        add(sum((1, x), (-1, y)), .equal)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == solver.value(of: y))
    }

    @Test mutating func justStay() {
        let x = solver.addVariable(), y = solver.addVariable()
        add(sum((1, x), constant: -5), .equal, priority: 1)
        add(sum((1, y), constant: -10), .equal, priority: 1)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 5)
        #expect(solver.value(of: y) == 10)
    }

    @Test mutating func addDelete1() {
        let x = solver.addVariable()
        add(sum((1, x), constant: -100), .equal, priority: 1)
        let c10 = add(sum((1, x), constant: -10), .lessOrEqual)
        let c20 = add(sum((1, x), constant: -20), .lessOrEqual)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 10)
        solver.remove(c10)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 20)
        solver.remove(c20)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 100)
        let again = add(sum((1, x), constant: -10), .lessOrEqual)
        let twice = add(sum((1, x), constant: -10), .lessOrEqual)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 10)
        solver.remove(again)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 10)
        solver.remove(twice)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 100)
    }

    @Test mutating func addDelete2() {
        let x = solver.addVariable(), y = solver.addVariable()
        add(sum((1, x), constant: -100), .equal, priority: 1)
        add(sum((1, y), constant: -120), .equal, priority: 500)
        let c10 = add(sum((1, x), constant: -10), .lessOrEqual)
        let c20 = add(sum((1, x), constant: -20), .lessOrEqual)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) == 120)
        solver.remove(c10)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 20)
        #expect(solver.value(of: y) == 120)
        let cxy = add(sum((2, x), (-1, y)), .equal)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 20)
        #expect(solver.value(of: y) == 40)
        solver.remove(c20)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 60)
        #expect(solver.value(of: y) == 120)
        solver.remove(cxy)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 100)
        #expect(solver.value(of: y) == 120)
    }

    @Test mutating func casso1() {
        let x = solver.addVariable(), y = solver.addVariable()
        add(sum((1, x), (-1, y)), .lessOrEqual)
        add(sum((1, y), (-1, x), constant: -3), .equal)
        add(sum((1, x), constant: -10), .equal, priority: 1)
        add(sum((1, y), constant: -10), .equal, priority: 1)
        #expect(solver.solve().isEmpty)
        let answer = (solver.value(of: x), solver.value(of: y))
        #expect(answer == (10, 13) || answer == (7, 10))
    }

    @Test mutating func inconsistent1() {
        let x = solver.addVariable()
        let a = add(sum((1, x), constant: -10), .equal)
        let b = add(sum((1, x), constant: -5), .equal)
        #expect(solver.solve() == [SolverConflict(members: [a, b], broken: b)])
        #expect(solver.value(of: x) == 10)
    }

    @Test mutating func inconsistent2() {
        let x = solver.addVariable()
        let a = add(sum((1, x), constant: -10), .greaterOrEqual)
        let b = add(sum((1, x), constant: -5), .lessOrEqual)
        #expect(solver.solve() == [SolverConflict(members: [a, b], broken: b)])
        #expect(solver.value(of: x) >= 10)
    }

    @Test mutating func inconsistent3() {
        let v = (0..<4).map { _ in solver.addVariable() }
        let ids = [
            add(sum((1, v[0]), constant: -10), .greaterOrEqual), add(sum((1, v[1]), (-1, v[0])), .greaterOrEqual),
            add(sum((1, v[2]), (-1, v[1])), .greaterOrEqual), add(sum((1, v[3]), constant: -8), .greaterOrEqual),
            add(sum((1, v[3]), (-1, v[2])), .greaterOrEqual),
        ]
        #expect(solver.solve().isEmpty)
        let last = add(sum((1, v[3]), constant: -5), .lessOrEqual)
        let conflicts = solver.solve()
        #expect(conflicts.map(\.broken) == [last])
        #expect(Set(conflicts[0].members).isSubset(of: ids + [last]))
    }

    @Test mutating func multiedit() {
        let x = solver.addVariable(), y = solver.addVariable(), w = solver.addVariable(), h = solver.addVariable()
        let edits = [x, y, w, h].map { add(sum((1, $0)), .equal, priority: 900) }
        func expect(_ values: [Double], _ solver: inout Solver) {
            #expect(solver.solve().isEmpty)
            #expect([x, y, w, h].map { solver.value(of: $0) } == values)
        }
        solver.setConstant(-10, of: edits[0])
        solver.setConstant(-20, of: edits[1])
        expect([10, 20, 0, 0], &solver)
        solver.setConstant(-30, of: edits[2])
        solver.setConstant(-40, of: edits[3])
        expect([10, 20, 30, 40], &solver)
        solver.setConstant(-50, of: edits[0])
        solver.setConstant(-60, of: edits[1])
        expect([50, 60, 30, 40], &solver)
    }

    /// The midpoint demonstration of the Cassowary papers: three points on a line that stay inside 0…100.
    @Test mutating func midpointStaysBetween() {
        let left = solver.addVariable(), middle = solver.addVariable(), right = solver.addVariable()
        add(sum((2, middle), (-1, left), (-1, right)), .equal)
        add(sum((1, left), (-1, right), constant: 10), .lessOrEqual)
        add(sum((1, left)), .greaterOrEqual)
        add(sum((1, right), constant: -100), .lessOrEqual)
        let pull = add(sum((1, middle), constant: -200), .equal, priority: 700)
        add(sum((1, left)), .equal, priority: 100)
        #expect(solver.solve().isEmpty)
        #expect([left, middle, right].map { solver.value(of: $0) } == [90, 95, 100])
        solver.setConstant(-45, of: pull)
        #expect(solver.solve().isEmpty)
        #expect([left, middle, right].map { solver.value(of: $0) } == [0, 45, 90])
    }

    @Test mutating func higherPriorityIsServedEntirely() {
        let x = solver.addVariable()
        add(sum((1, x), constant: -100), .equal, priority: 750)
        for _ in 0..<20 { add(sum((1, x), constant: -200), .equal, priority: 749) }
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 100)
        let floor = add(sum((1, x), constant: -150), .greaterOrEqual)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 150)
        solver.remove(floor)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 100)
    }

    @Test mutating func prioritiesChangeInPlace() {
        let x = solver.addVariable()
        let a = add(sum((1, x), constant: -100), .equal, priority: 250)
        add(sum((1, x), constant: -200), .equal, priority: 500)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 200)
        solver.setPriority(501, of: a)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 100)
        solver.setPriority(499, of: a)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 200)
    }

    @Test mutating func givenUpConstraintsReturn() {
        let x = solver.addVariable()
        let a = add(sum((1, x), constant: -10), .equal)
        let b = add(sum((1, x), constant: -5), .equal)
        #expect(solver.solve().map(\.broken) == [b])
        #expect(solver.solve().isEmpty)
        solver.remove(a)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 5)
    }

    @Test mutating func constantsThatPassThroughAConflictAreFine() {
        let x = solver.addVariable()
        let a = add(sum((1, x), constant: -10), .equal)
        let b = add(sum((1, x), constant: -10), .equal)
        #expect(solver.solve().isEmpty)
        solver.setConstant(-20, of: a)
        solver.setConstant(-20, of: b)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 20)
        solver.setConstant(-30, of: a)
        #expect(solver.solve().count == 1)
        solver.setConstant(-30, of: b)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 30)
    }

    @Test mutating func rangesTellAmbiguity() {
        let x = solver.addVariable(), y = solver.addVariable()
        add(sum((1, x), constant: -10), .greaterOrEqual)
        add(sum((1, x), constant: -30), .lessOrEqual)
        add(sum((1, y), constant: -7), .equal)
        #expect(solver.solve().isEmpty)
        #expect(solver.range(of: sum((1, x))) == 10...30)
        #expect(solver.isAmbiguous(x))
        #expect(!solver.isAmbiguous(y))
        add(sum((1, x), constant: -20), .equal, priority: 1)
        #expect(solver.solve().isEmpty)
        #expect(!solver.isAmbiguous(x))
    }
}
