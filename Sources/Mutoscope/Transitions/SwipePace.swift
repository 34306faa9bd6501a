import UIKit

/// How a finger's speed has changed of late: what the system's back swipe adds to place and speed (reference: transitions).
///
/// Speeds are parts of the whole way a second.
struct SwipePace {
    /// How often the finger has told of its speed.
    private(set) var changes = 0
    private var last: (speed: CGFloat, time: TimeInterval)?
    /// The last three, a second.
    private var accelerations: [CGFloat] = []

    /// The finger has moved, and has a speed now.
    mutating func note(speed: CGFloat, at time: TimeInterval) {
        changes += 1
        defer { last = (speed, time) }
        guard let last, time - last.time > 1e-6 else { return }
        accelerations.append((speed - last.speed) / CGFloat(time - last.time))
        if accelerations.count > 3 { accelerations.removeFirst() }
    }

    /// How fast the speed has changed, a second; 0 for a finger that has rested for a tenth of a second.
    func acceleration(at time: TimeInterval) -> CGFloat {
        guard let last, time - last.time < 0.1, !accelerations.isEmpty else { return 0 }
        return accelerations.reduce(0, +) / CGFloat(accelerations.count)
    }
}
