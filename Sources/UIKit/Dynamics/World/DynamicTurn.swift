import CoreGraphics

/// How hard something is held, for one step; solved implicitly, and therefore without explosions.
struct DynamicSpring {
    /// Oscillations a second; 0 is stiff.
    var frequency: Double
    /// 1 is critical.
    var damping: Double

    /// What pulls an error back. `response` is the change of velocity that an impulse of one makes.
    @MainActor func holding(_ error: Double, response: Double) -> (bias: Double, softness: Double, effect: Double) {
        guard response > 0 else { return (0, 0, 0) }
        let step = DynamicWorld.step
        guard frequency > 0 else { return (0.3 * error / step, 0, 1 / response) }
        let mass = 1 / response
        let omega = 2 * Double.pi * frequency
        let damper = 2 * mass * damping * omega
        let stiffness = mass * omega * omega
        let softness = 1 / (step * (damper + step * stiffness))
        return (error * step * stiffness * softness, softness, 1 / (response + softness))
    }
}

/// Turns a body upright, the shorter way round.
@MainActor
final class DynamicTurn: DynamicConstraint {
    private let body: DynamicBody
    private let spring: DynamicSpring
    private var (bias, softness, effect) = (0.0, 0.0, 0.0)
    private var impulse = 0.0

    init(_ body: DynamicBody, spring: DynamicSpring) {
        (self.body, self.spring) = (body, spring)
    }

    func prepare() {
        let angle = remainder(body.angle, 2 * Double.pi)
        (bias, softness, effect) = spring.holding(angle, response: body.inverseInertia)
    }

    func solve() {
        let change = -effect * (body.spin + bias + softness * impulse)
        impulse += change
        body.twist(change)
    }
}
