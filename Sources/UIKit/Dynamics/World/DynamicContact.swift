/// A body against another one, or against a boundary, for one step.
@MainActor
final class DynamicContact {
    private let first: DynamicBody
    private let second: DynamicBody?
    private let normal: Vector
    private var points: [ContactPoint]
    private let friction: Double
    private let elasticity: Double

    private struct ContactPoint {
        var place: Vector
        var depth: Double
        /// Speed along the normal that the contact should end with, if it bounces.
        var bounce: Double?
        var pressed = 0.0
        var rubbed = 0.0
    }

    /// Slower impacts, in points a second, do not bounce.
    private static let quietImpact = 30.0

    /// nil when nothing touches before the step is over.
    ///
    /// What comes near fast is met before it overlaps: at the side it comes from, and never on the other side of a thin line.
    /// - Parameter touching: its normal points from `first` to `second`, or into the boundary.
    init?(_ first: DynamicBody, _ second: DynamicBody?, _ touching: Touching) {
        self.first = first
        self.second = second
        normal = touching.normal
        points = touching.points.map { ContactPoint(place: $0.place, depth: $0.depth) }
        let other = second?.material ?? first.material
        friction = (first.material.friction * other.friction).squareRoot()
        elasticity = max(first.material.elasticity, other.elasticity)
        points.removeAll { $0.depth - min(0, partingSpeed(at: $0.place)) * DynamicWorld.step <= -Touching.slop }
        if points.isEmpty { return nil }
    }

    /// Where it touches first.
    var place: Vector { points[0].place }

    /// How fast the two part there; negative when they come nearer.
    private func partingSpeed(at place: Vector) -> Double { relativeVelocity(at: place).dot(normal) }

    private func relativeVelocity(at place: Vector) -> Vector {
        (second?.velocity(at: place) ?? .zero) - first.velocity(at: place)
    }

    private func push(_ impulse: Vector, at place: Vector) {
        first.push(-impulse, at: place)
        second?.push(impulse, at: place)
    }

    /// How much an impulse of 1 along `direction` changes the relative speed.
    private func response(along direction: Vector, at place: Vector) -> Double {
        func part(_ body: DynamicBody) -> Double {
            let arm = (place - body.position).cross(direction)
            return body.inverseMass + arm * arm * body.inverseInertia
        }
        return part(first) + (second.map(part) ?? 0)
    }

    func prepare() {
        for index in points.indices {
            let speed = partingSpeed(at: points[index].place)
            if speed < -Self.quietImpact, elasticity > 0 { points[index].bounce = -elasticity * speed }
        }
    }

    /// That nothing overlaps has the last word in a round.
    func solve() {
        for index in points.indices { rub(index) }
        for index in points.indices {
            let point = points[index]
            // A gap may close within the step.
            let allowed = point.depth < 0 ? point.depth / DynamicWorld.step : 0
            let speed = partingSpeed(at: point.place)
            let response = response(along: normal, at: point.place)
            guard response > 0 else { continue }
            let pressed = max(0, point.pressed + ((point.bounce ?? allowed) - speed) / response)
            push(normal * (pressed - point.pressed), at: point.place)
            points[index].pressed = pressed
        }
    }

    private func rub(_ index: Int) {
        let place = points[index].place
        let tangent = normal.perpendicular
        let response = response(along: tangent, at: place)
        guard response > 0, friction > 0 else { return }
        let limit = friction * points[index].pressed
        let wanted = points[index].rubbed - relativeVelocity(at: place).dot(tangent) / response
        let rubbed = min(max(wanted, -limit), limit)
        push(tangent * (rubbed - points[index].rubbed), at: place)
        points[index].rubbed = rubbed
    }

    /// Takes a part of what overlaps out, without adding speed.
    func separate() {
        guard let deepest = points.map(\.depth).max(), deepest > Touching.slop / 2 else { return }
        let total = first.inverseMass + (second?.inverseMass ?? 0)
        guard total > 0 else { return }
        let distance = (deepest - Touching.slop / 2) * 0.3
        first.position -= normal * (distance * first.inverseMass / total)
        if let second { second.position += normal * (distance * second.inverseMass / total) }
    }
}
