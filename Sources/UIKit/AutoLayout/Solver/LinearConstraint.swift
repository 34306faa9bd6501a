/// An unknown of a ``Solver``: any real number.
struct SolverVariable: Hashable, Sendable {
    let symbol: Int
}

/// `constant + Σ coefficient·variable`.
struct LinearExpression {
    struct Term {
        var variable: SolverVariable
        var coefficient: Double
    }

    var terms: [Term]
    var constant: Double

    init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    mutating func add(_ variable: SolverVariable, times coefficient: Double = 1) {
        terms.append(Term(variable: variable, coefficient: coefficient))
    }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
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
struct LinearConstraint {
    enum Relation { case lessOrEqual, equal, greaterOrEqual }

    /// The priority from which a constraint must hold exactly.
    static let required: Float = 1000

    var expression: LinearExpression
    var relation: Relation
    /// 1…1000. Below ``required``, a higher one is served entirely before a lower one.
    var priority: Float = required
    /// Protected constraints are the last to be given up in a conflict.
    var isProtected = false

    var isRequired: Bool { priority >= Self.required }
}

/// Names a constraint inside a ``Solver``.
struct SolverConstraintID: Hashable, Sendable, Comparable {
    let index: Int

    static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// Required constraints that cannot hold together, and which one was given up.
struct SolverConflict: Equatable {
    /// In the order in which they were added.
    var members: [SolverConstraintID]
    var broken: SolverConstraintID
}
