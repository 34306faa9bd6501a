import Foundation

@testable import LayoutSolver

/// Answers small systems by trying every vertex: slow, and nothing like the simplex method.
struct SolverOracle {
    var variableCount: Int
    /// Coefficients per variable, relation, constant and priority.
    var constraints: [LinearConstraint]

    /// The total error of each priority from the highest down, at the best point; nil when the required constraints
    /// cannot hold.
    func bestErrors() -> [Double]? {
        var planes = constraints.map { plane($0) }
        for i in 0..<variableCount {
            var normal = Array(repeating: 0.0, count: variableCount)
            normal[i] = 1
            planes.append(normal + [0])
        }
        var best: [Double]?
        forEachChoice(of: variableCount, from: planes.count) { chosen in
            guard let point = intersection(chosen.map { planes[$0] }), let errors = errors(at: point) else { return }
            if best.map({ isBetter(errors, than: $0) }) ?? true { best = errors }
        }
        return best
    }

    /// nil when a required constraint is violated.
    func errors(at point: [Double]) -> [Double]? {
        var sums: [Float: Double] = [:]
        for constraint in constraints {
            let value = constraint.expression.terms.reduce(constraint.expression.constant) {
                $0 + $1.coefficient * point[$1.variable.symbol]
            }
            let error =
                switch constraint.relation {
                case .equal: abs(value)
                case .lessOrEqual: max(0, value)
                case .greaterOrEqual: max(0, -value)
                }
            if constraint.isRequired {
                if error > 1e-5 { return nil }
            } else {
                sums[constraint.priority, default: 0] += error
            }
        }
        return sums.keys.sorted(by: >).map { sums[$0]! }
    }

    private func isBetter(_ a: [Double], than b: [Double]) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-7 { return x < y }
        return false
    }

    private func plane(_ constraint: LinearConstraint) -> [Double] {
        var row = Array(repeating: 0.0, count: variableCount + 1)
        for term in constraint.expression.terms { row[term.variable.symbol] += term.coefficient }
        row[variableCount] = constraint.expression.constant
        return row
    }

    private func forEachChoice(of k: Int, from n: Int, _ body: ([Int]) -> Void) {
        var chosen: [Int] = []
        func extend(_ start: Int) {
            if chosen.count == k { return body(chosen) }
            for i in start..<n {
                chosen.append(i)
                extend(i + 1)
                chosen.removeLast()
            }
        }
        extend(0)
    }

    /// Gaussian elimination on `normal · x + constant = 0`.
    private func intersection(_ planes: [[Double]]) -> [Double]? {
        var m = planes
        for column in 0..<variableCount {
            guard let pivot = (column..<variableCount).max(by: { abs(m[$0][column]) < abs(m[$1][column]) }),
                abs(m[pivot][column]) > 1e-9
            else { return nil }
            m.swapAt(column, pivot)
            for row in 0..<variableCount where row != column {
                let factor = m[row][column] / m[column][column]
                for i in column...variableCount { m[row][i] -= factor * m[column][i] }
            }
        }
        return (0..<variableCount).map { -m[$0][variableCount] / m[$0][$0] }
    }
}
