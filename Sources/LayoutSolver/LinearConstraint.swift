/// An unknown of a ``Solver``: any real number.
package struct SolverVariable: Hashable, Sendable {
    package let symbol: Int

    package init(symbol: Int) { self.symbol = symbol }
}

/// `constant + Σ coefficient·variable`.
package struct LinearExpression {
    package struct Term {
        package var variable: SolverVariable
        package var coefficient: Double

        package init(variable: SolverVariable, coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package mutating func add(_ variable: SolverVariable, times coefficient: Double = 1) {
        terms.append(Term(variable: variable, coefficient: coefficient))
    }

    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += factor * other.constant
        for term in other.terms { add(term.variable, times: factor * term.coefficient) }
    }

    private var isMerged: Bool {
        for (index, term) in terms.enumerated() {
            if term.coefficient == 0 || terms[..<index].contains(where: { $0.variable == term.variable }) {
                return false
            }
        }
        return true
    }

    /// Leaves one term for each variable, and none that counts for nothing.
    mutating func mergeTerms() {
        if terms.count <= 8, isMerged { return }
        var merged: [Term] = []
        var places: [SolverVariable: Int] = [:]
        for term in terms {
            if let place = places[term.variable] {
                merged[place].coefficient += term.coefficient
            } else {
                places[term.variable] = merged.count
                merged.append(term)
            }
        }
        terms = merged.filter { abs($0.coefficient) > SolverRow.noise }
    }
}

/// `expression (≤, =, ≥) 0` with a priority.
package struct LinearConstraint {
    package enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

    /// The priority from which a constraint must hold exactly.
    package static let required: Float = 1000

    package var expression: LinearExpression
    package var relation: Relation
    /// 1…1000. Below ``required``, a higher one is served entirely before a lower one.
    package var priority: Float
    /// Protected constraints are the last to be given up in a conflict.
    package var isProtected: Bool

    package init(
        expression: LinearExpression, relation: Relation, priority: Float = required, isProtected: Bool = false
    ) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
        self.isProtected = isProtected
    }

    package var isRequired: Bool { priority >= Self.required }
}

/// Names a constraint inside a ``Solver``.
package struct SolverConstraintID: Hashable, Sendable, Comparable {
    package let index: Int

    /// No constraint of any solver.
    package static let none = SolverConstraintID(index: -1)

    package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// Required constraints that cannot hold together, and which one was given up.
package struct SolverConflict: Equatable {
    /// In the order in which they were added.
    package var members: [SolverConstraintID]
    package var broken: SolverConstraintID

    package init(members: [SolverConstraintID], broken: SolverConstraintID) {
        self.members = members
        self.broken = broken
    }
}
