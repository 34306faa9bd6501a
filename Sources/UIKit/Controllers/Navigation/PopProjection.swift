import CoreGraphics

/// Where a drag from the edge is about to go, from its last few moments (docs/behaviour/transitions.md §4). Lengths are parts of the width.
struct PopProjection {
    private static let lookAhead: CGFloat = 0.35
    /// Changes of speed beyond this are jerks of the hand, in widths a second squared.
    private static let greatestAcceleration: CGFloat = 5
    /// The travel that counts as a pop: so many points, or half of the width where that is less.
    private static let decisivePoints: CGFloat = 187.5
    private static let samplesKept = 3
    /// A finger that has not moved for so long rests, in seconds.
    private static let rest = 0.1

    private var samples: [(time: Double, velocity: CGFloat)] = []
    private var changes = 0

    /// Notes how fast the finger moves, in widths a second.
    mutating func note(velocity: CGFloat, at time: Double) {
        samples.append((time, velocity))
        if samples.count > Self.samplesKept { samples.removeFirst() }
        changes += 1
    }

    /// What the finger did before it came to rest says nothing any more.
    mutating func lift(at time: Double) {
        samples.removeAll { time - $0.time > Self.rest }
    }

    private var meanVelocity: CGFloat {
        samples.isEmpty ? 0 : samples.reduce(0) { $0 + $1.velocity } / CGFloat(samples.count)
    }

    private var acceleration: CGFloat {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return 0 }
        let change = (last.velocity - first.velocity) / CGFloat(last.time - first.time)
        return min(max(change, -Self.greatestAcceleration), Self.greatestAcceleration)
    }

    /// Whether a finger that lifts here pops. A flick too short to say more goes by its direction.
    func pops(at fraction: CGFloat, width: CGFloat) -> Bool {
        guard changes >= Self.samplesKept else { return meanVelocity > 0 }
        let ahead = Self.lookAhead
        let projected = fraction + ahead * meanVelocity + ahead * ahead / 2 * acceleration
        return projected > min(Self.decisivePoints / max(width, 1), 0.5)
    }
}
