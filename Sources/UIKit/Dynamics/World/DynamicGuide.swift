import CoreGraphics

/// What is solved together with contacts, for one step.
@MainActor
protocol DynamicConstraint: AnyObject {
    func prepare()
    func solve()
}

extension DynamicJoint: DynamicConstraint {}

/// Keeps how two bodies lie to each other, or how one lies in the space: along directions and in their turn.
@MainActor
final class DynamicGuide: DynamicConstraint {
    typealias End = DynamicJoint.End

    /// One number that is kept: its error now, and the impulses that may correct it.
    struct Row {
        enum Kind {
            /// The second point along a direction, seen from the first.
            case slide(Vector)
            /// The second body's turn, seen from the first.
            case turn
        }

        let kind: Kind
        var error: Double
        var impulses = -Double.infinity...Double.infinity
        fileprivate var impulse = 0.0
        fileprivate var effect = 0.0

        init(_ kind: Kind, error: Double, impulses: ClosedRange<Double> = -Double.infinity...Double.infinity) {
            self.kind = kind
            self.error = error
            self.impulses = impulses
        }

        /// A number that may not leave a range; nil while it is inside.
        static func limit(_ kind: Kind, _ value: Double, in range: ClosedRange<Double>) -> Row? {
            if value > range.upperBound {
                return Row(kind, error: value - range.upperBound, impulses: -Double.infinity...0)
            }
            if value < range.lowerBound {
                return Row(kind, error: value - range.lowerBound, impulses: 0...Double.infinity)
            }
            return nil
        }
    }

    private let first: End
    private let second: End
    private let makeRows: (_ gap: Vector, _ turn: Double) -> [Row]
    private var rows: [Row] = []

    /// - Parameter rows: what is kept, given the way from the first point to the second and the second's turn, seen from the first.
    init(_ first: End, _ second: End, rows: @escaping (_ gap: Vector, _ turn: Double) -> [Row]) {
        (self.first, self.second) = (first, second)
        makeRows = rows
    }

    func prepare() {
        rows = makeRows(second.place - first.place, (second.body?.angle ?? 0) - (first.body?.angle ?? 0))
        for index in rows.indices {
            let response = response(first, rows[index].kind) + response(second, rows[index].kind)
            rows[index].effect = response > 0 ? 1 / response : 0
        }
    }

    private func response(_ end: End, _ kind: Row.Kind) -> Double {
        guard let body = end.body else { return 0 }
        switch kind {
        case .turn: return body.inverseInertia
        case .slide(let direction):
            let arm = (end.place - body.position).cross(direction)
            return body.inverseMass + arm * arm * body.inverseInertia
        }
    }

    func solve() {
        for index in rows.indices where rows[index].effect > 0 {
            let row = rows[index]
            let wanted = row.impulse - row.effect * (speed(row.kind) + 0.3 * row.error / DynamicWorld.step)
            let impulse = min(max(wanted, row.impulses.lowerBound), row.impulses.upperBound)
            push(row.kind, impulse - row.impulse)
            rows[index].impulse = impulse
        }
    }

    private func speed(_ kind: Row.Kind) -> Double {
        switch kind {
        case .turn: return (second.body?.spin ?? 0) - (first.body?.spin ?? 0)
        case .slide(let direction):
            let velocity =
                (second.body?.velocity(at: second.place) ?? .zero) - (first.body?.velocity(at: first.place) ?? .zero)
            return velocity.dot(direction)
        }
    }

    private func push(_ kind: Row.Kind, _ impulse: Double) {
        switch kind {
        case .turn:
            first.body?.twist(-impulse)
            second.body?.twist(impulse)
        case .slide(let direction):
            first.body?.push(direction * -impulse, at: first.place)
            second.body?.push(direction * impulse, at: second.place)
        }
    }
}

extension DynamicBody {
    /// An impulse that only turns.
    func twist(_ impulse: Double) {
        spin += impulse * inverseInertia
        isConstrained = true
    }
}
