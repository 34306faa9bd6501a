/// Holds a point of a body at a distance from a point of another body or of the space, for one step; stiffly, or as a
/// spring that is solved implicitly and therefore never explodes.
@MainActor
final class DynamicJoint {
    struct End {
        var body: DynamicBody?
        /// In the body's own turned space, or in the reference space without a body.
        var offset: Vector

        @MainActor var place: Vector { body.map { $0.position + offset.turned(by: $0.angle) } ?? offset }
    }

    private let first: End
    private let second: End
    private let spring: DynamicSpring
    /// What distances along an axis may be, or the whole place when there is no axis.
    private let length: Double
    private var axes: [Axis] = []

    private struct Axis {
        var direction: Vector
        var bias: Double
        var softness: Double
        var effect: Double
        var impulse = 0.0
    }

    init(_ first: End, _ second: End, length: Double, spring: DynamicSpring) {
        (self.first, self.second, self.length, self.spring) = (first, second, length, spring)
    }

    func prepare() {
        let gap = second.place - first.place
        let distance = gap.length
        if length > 1e-3, distance > 1e-6 {
            axes = [axis(gap * (1 / distance), error: distance - length)]
        } else {
            axes = [axis(Vector(x: 1, y: 0), error: gap.x), axis(Vector(x: 0, y: 1), error: gap.y)]
        }
    }

    private func axis(_ direction: Vector, error: Double) -> Axis {
        let response = response(first, direction) + response(second, direction)
        let held = spring.holding(error, response: response)
        return Axis(direction: direction, bias: held.bias, softness: held.softness, effect: held.effect)
    }

    private func response(_ end: End, _ direction: Vector) -> Double {
        guard let body = end.body else { return 0 }
        let arm = (end.place - body.position).cross(direction)
        return body.inverseMass + arm * arm * body.inverseInertia
    }

    func solve() {
        for index in axes.indices {
            let axis = axes[index]
            let (a, b) = (first.place, second.place)
            let velocity = (second.body?.velocity(at: b) ?? .zero) - (first.body?.velocity(at: a) ?? .zero)
            let change = -axis.effect * (velocity.dot(axis.direction) + axis.bias + axis.softness * axis.impulse)
            axes[index].impulse += change
            first.body?.push(axis.direction * -change, at: a)
            second.body?.push(axis.direction * change, at: b)
        }
    }
}
