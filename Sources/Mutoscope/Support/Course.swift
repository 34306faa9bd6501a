public import UIKit

/// A number's way to its goal as a pure function of absolute time. It never steps, so any moment can be looked at alone.
public struct Course: Equatable, Sendable {
    /// How the number moves.
    public enum Shape: Equatable, Sendable {
        /// A critically damped spring: takes over the number's speed and slows down towards the goal.
        case spring
        /// A spring that swings past the goal and back: takes over the number's speed. Damping is below 1; less swings further.
        case swing(damping: CGFloat)
        /// An even pace.
        case even
    }

    /// Progress at its start, 0 to 1.
    public var start: CGFloat
    /// Progress at its end, 0 to 1.
    public var goal: CGFloat
    /// At the start, per second. An even course has its own.
    public var startVelocity: CGFloat
    /// Absolute seconds.
    public var beginning: CFTimeInterval
    /// Seconds until a thousandth of the way is left (a spring, a swing), or nothing (an even course).
    public var duration: CFTimeInterval
    /// How it goes from start to end.
    public var shape: Shape

    /// A run from one progress to another.
    public init(
        from start: CGFloat, to goal: CGFloat, velocity: CGFloat = 0, at beginning: CFTimeInterval,
        duration: CFTimeInterval, shape: Shape = .spring
    ) {
        self.start = start.isFinite ? start : 0
        self.goal = goal.isFinite ? goal : 0
        startVelocity = velocity.isFinite ? velocity : 0
        self.beginning = beginning
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.shape = shape
    }

    /// (1 + x)·e⁻ˣ is a thousandth here.
    private static let settled = 9.2334
    /// e⁻ˣ is a thousandth here: how far a swing dies down.
    private static let diedDown = 6.9078

    /// Where the number is at a time.
    public func value(at time: CFTimeInterval) -> CGFloat {
        let t = time - beginning
        guard duration > 0, !isOver(at: time) else { return t < 0 ? start : goal }
        guard t > 0 else { return start }
        switch shape {
        case .even: return start + (goal - start) * CGFloat(t / duration)
        case .spring:
            let (a, b, rate) = spring
            return goal + (a + b * CGFloat(t)) * exp(-rate * CGFloat(t))
        case .swing(let damping):
            let (a, b, rate, pace) = swing(damping), angle = pace * CGFloat(t)
            return goal + (a * cos(angle) + b * sin(angle)) * exp(-rate * CGFloat(t))
        }
    }

    /// How fast it moves at a time, per second.
    public func velocity(at time: CFTimeInterval) -> CGFloat {
        guard duration > 0, !isOver(at: time) else { return 0 }
        let t = CGFloat(max(0, time - beginning))
        switch shape {
        case .even: return (goal - start) / CGFloat(duration)
        case .spring:
            let (a, b, rate) = spring
            return (b - rate * (a + b * t)) * exp(-rate * t)
        case .swing(let damping):
            let (a, b, rate, pace) = swing(damping), angle = pace * t
            return ((b * pace - a * rate) * cos(angle) - (a * pace + b * rate) * sin(angle)) * exp(-rate * t)
        }
    }

    /// Whether the number has come to its goal, as far as an eye can tell.
    public func isOver(at time: CFTimeInterval) -> Bool {
        let t = time - beginning
        switch shape {
        case .even: return t >= duration
        case .spring:
            guard t > 0, duration > 0 else { return t > 0 }
            let (a, b, rate) = spring
            let way = a + b * CGFloat(t), fading = exp(-rate * CGFloat(t))
            let rest = abs(way) * fading, speed = abs(b / rate - way) * fading
            return max(rest, speed) < Self.nearness || t > 4 * duration
        case .swing(let damping):
            guard t > 0, duration > 0 else { return t > 0 }
            let (a, b, rate, _) = swing(damping)
            return hypot(a, b) * exp(-rate * CGFloat(t)) < Self.nearness || t > 4 * duration
        }
    }

    /// What is left when a spring counts as settled, in the number's unit.
    private static let nearness: CGFloat = 0.0005

    private var spring: (a: CGFloat, b: CGFloat, rate: CGFloat) {
        let rate = CGFloat(Self.settled / duration)
        let a = start - goal
        return (a, startVelocity + rate * a, rate)
    }

    /// Of a cosine and a sine that die down at a rate, with the angle that they go on by in a second.
    private func swing(_ damping: CGFloat) -> (a: CGFloat, b: CGFloat, rate: CGFloat, pace: CGFloat) {
        let ratio = min(max(damping.isNaN ? 1 : damping, 0.05), 0.99), rate = CGFloat(Self.diedDown / duration)
        let pace = rate / ratio * (1 - ratio * ratio).squareRoot(), a = start - goal
        return (a, (startVelocity + rate * a) / pace, rate, pace)
    }

    /// The same motion with everything moved by `distance`.
    public func shifted(by distance: CGFloat) -> Course {
        var course = self
        course.start += distance
        course.goal += distance
        return course
    }
}
