extension Solver {
    /// The values an expression can take while everything else stays as well served as it is now. A single value when
    /// the constraints determine it.
    package func range(of expression: LinearExpression) -> ClosedRange<Double> {
        let low = extreme(of: expression, direction: 1)
        let high = extreme(of: expression, direction: -1)
        return min(low, high)...max(low, high)
    }

    /// True when the constraints leave the variable more than one value.
    package func isAmbiguous(_ variable: SolverVariable) -> Bool {
        let range = range(of: LinearExpression([.init(variable: variable, coefficient: 1)]))
        return range.upperBound - range.lowerBound > 1e-6
    }

    /// Far more than any length in points.
    private static let far = 1e6

    /// Pulls the expression far away with the weakest of all priorities and sees where it comes to rest.
    private func extreme(of expression: LinearExpression, direction: Double) -> Double {
        var copy = self
        for id in tendencies.sorted(by: { $0.index < $1.index }) { copy.remove(id) }
        var pulled = expression
        pulled.constant += direction * Self.far
        _ = copy.add(LinearConstraint(expression: pulled, relation: .equal, priority: .leastNonzeroMagnitude))
        _ = copy.solve()
        return copy.value(of: expression)
    }
}
