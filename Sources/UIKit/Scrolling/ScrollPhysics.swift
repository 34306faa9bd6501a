/// The numbers and curves of scrolling (docs/behaviour/scrolling.md §2–4). Lengths in points, times in seconds.
enum ScrollPhysics {
    /// Slower than this nothing moves on after the lift.
    static let restingSpeed = 10.0
    /// Of the springs that bring content back with its speed.
    static let springFrequency = 11.0
    /// Slower than this, content that is past an edge goes back as if let go at rest.
    static let slowReleaseSpeed = 50.0
    private static let bandStiffness = 0.55

    /// How far past an edge content shows when it is pulled `raw` beyond it, in a view of that `length`.
    static func band(_ raw: Double, length: Double) -> Double {
        guard raw != 0, length > 0 else { return 0 }
        let pull = bandStiffness * abs(raw)
        return pull * length / (length + pull) * (raw < 0 ? -1 : 1)
    }

    /// The inverse of ``band(_:length:)``. What shows is always less than the length.
    static func unband(_ shown: Double, length: Double) -> Double {
        guard shown != 0, length > 0 else { return 0 }
        let size = min(abs(shown), length * 0.999)
        return size * length / (bandStiffness * (length - size)) * (shown < 0 ? -1 : 1)
    }

    /// How fast what shows moves for a pull of 1 point per second.
    static func bandSlope(_ raw: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let share = 1 + bandStiffness * abs(raw) / length
        return bandStiffness / (share * share)
    }

    /// Distance per speed for a rate per millisecond: the sum over milliseconds, `r / (1000·(1 − r))`.
    static func reach(of rate: Double) -> Double { rate / (1000 * (1 - rate)) }

    /// Where a critically damped spring is that was `offset` from its rest, moving at `velocity`, `t` seconds ago.
    static func spring(offset: Double, velocity: Double, frequency: Double, at t: Double) -> Double {
        (offset + (velocity + frequency * offset) * t) * exp(-frequency * t)
    }

    /// How far content goes from a speed until it rests, with the tail below ``restingSpeed`` dropped.
    static func distance(from velocity: Double, rate: Double) -> Double {
        guard abs(velocity) > restingSpeed else { return 0 }
        return (velocity - (velocity < 0 ? -restingSpeed : restingSpeed)) * reach(of: rate)
    }
}

/// One piece of a motion along an axis: where something is, as a function of the time since the piece began.
enum ScrollCurve: Equatable {
    /// `velocity` decays by `rate` per millisecond.
    case deceleration(start: Double, velocity: Double, rate: Double)
    /// A critically damped spring to `edge`, from `offset` beyond it.
    case spring(edge: Double, offset: Double, velocity: Double)
    /// The slower way back to `edge` of content let go at rest.
    case release(edge: Double, offset: Double)

    func value(at t: Double) -> Double {
        switch self {
        case .deceleration(let start, let velocity, let rate):
            return start + velocity * ScrollPhysics.reach(of: rate) * (1 - pow(rate, 1000 * t))
        case .spring(let edge, let offset, let velocity):
            return edge
                + ScrollPhysics.spring(
                    offset: offset, velocity: velocity, frequency: ScrollPhysics.springFrequency, at: t)
        case .release(let edge, let offset):
            return edge + offset * (46.0 / 37 * exp(-9 * t) - 9.0 / 37 * exp(-46 * t))
        }
    }

    func velocity(at t: Double) -> Double {
        switch self {
        case .deceleration(_, let velocity, let rate): return velocity * pow(rate, 1000 * t)
        case .spring(_, let offset, let velocity):
            let omega = ScrollPhysics.springFrequency
            let slope = velocity + omega * offset
            return (slope - omega * (offset + slope * t)) * exp(-omega * t)
        case .release(_, let offset): return offset * (414.0 / 37) * (exp(-46 * t) - exp(-9 * t))
        }
    }

    func moved(by delta: Double) -> ScrollCurve {
        switch self {
        case .deceleration(let start, let velocity, let rate):
            .deceleration(start: start + delta, velocity: velocity, rate: rate)
        case .spring(let edge, let offset, let velocity):
            .spring(edge: edge + delta, offset: offset, velocity: velocity)
        case .release(let edge, let offset): .release(edge: edge + delta, offset: offset)
        }
    }
}
