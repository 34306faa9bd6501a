import UIKit

/// How fast a finger has gone of late, and how that has changed: what the system's back swipe is decided by, with the place
/// (docs/behaviour/transitions.md).
///
/// Speeds are parts of the whole way a second.
struct SwipePace {
    /// How many moments count.
    private static let moments = 3
    /// A finger that has not moved for so long rests, seconds: what it did before says nothing any more.
    private static let rest = 0.1

    /// How often the finger has told of its speed.
    private(set) var changes = 0
    /// The last ones, one more than count: between them lie as many changes as there are moments.
    private var samples: [(speed: CGFloat, time: TimeInterval)] = []

    /// The finger has moved, and has a speed now.
    mutating func note(speed: CGFloat, at time: TimeInterval) {
        changes += 1
        if rests(at: time) { samples = [] }
        samples.append((speed, time))
        if samples.count > Self.moments + 1 { samples.removeFirst() }
    }

    /// The mean of the last three speeds; 0 for a finger that rests.
    func velocity(at time: TimeInterval) -> CGFloat {
        rests(at: time) ? 0 : Self.mean(samples.suffix(Self.moments).map(\.speed))
    }

    /// The mean of the last three changes of speed, a second; 0 for a finger that rests.
    func acceleration(at time: TimeInterval) -> CGFloat {
        guard !rests(at: time) else { return 0 }
        return Self.mean(
            zip(samples, samples.dropFirst()).compactMap { before, after in
                let passed = after.time - before.time
                return passed > 1e-6 ? (after.speed - before.speed) / CGFloat(passed) : nil
            })
    }

    private func rests(at time: TimeInterval) -> Bool {
        samples.last.map { time - $0.time > Self.rest } ?? true
    }

    private static func mean(_ values: [CGFloat]) -> CGFloat {
        values.isEmpty ? 0 : values.reduce(0, +) / CGFloat(values.count)
    }
}
