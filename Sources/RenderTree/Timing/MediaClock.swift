import CoreGraphics
import Synchronization

/// The one clock: `CACurrentMediaTime()`, display links, animations and recognisers all read it.
///
/// A display that drives time itself (headless, recorder, a test's screen) pushes its own source; the newest living source is
/// in force. Without any, time is the machine's monotonic clock.
package final class MediaClock: Sendable {
    private let seconds = Mutex(0.0)
    private let waiting = Mutex(WaitingWork())

    package init(now: Double = 0) {
        seconds.withLock { $0 = now }
    }

    /// Seconds. Setting it is how a display ticks.
    package var now: Double {
        get { seconds.withLock { $0 } }
        set { seconds.withLock { $0 = newValue } }
    }

    private static let stack = Mutex<[WeakClock]>([])

    /// What `CACurrentMediaTime()` returns.
    package static var currentTime: Double {
        current?.now ?? machineTime
    }

    /// The clock in force, or nil when the machine's own runs.
    package static var current: MediaClock? {
        stack.withLock { clocks in
            while let last = clocks.last, last.clock == nil { clocks.removeLast() }
            return clocks.last?.clock
        }
    }

    /// Makes this clock the one in force for as long as it lives and no other is made so.
    package func makeCurrent() {
        Self.stack.withLock { clocks in
            if clocks.last?.clock === self { return }
            clocks.removeAll { $0.clock === self || $0.clock == nil }
            clocks.append(WeakClock(clock: self))
        }
    }

    /// Seconds since the machine started.
    package static var machineTime: Double {
        ProcessInfo.processInfo.systemUptime
    }

    private struct WeakClock {
        weak var clock: MediaClock?
    }
}

// MARK: - Work that waits

extension MediaClock {
    fileprivate struct WaitingWork: Sendable {
        struct Entry: Sendable {
            var time: Double
            var number: Int
            var work: @Sendable () -> Void
        }

        var entries: [Entry] = []
        var nextNumber = 0

        /// Takes out the entry that is due first, in the order of times and then of their addition.
        mutating func takeDue(at time: Double, before limit: Int) -> Entry? {
            let due = entries.indices.filter { entries[$0].time <= time && entries[$0].number < limit }
            let first = due.min { (entries[$0].time, entries[$0].number) < (entries[$1].time, entries[$1].number) }
            return first.map { entries.remove(at: $0) }
        }
    }

    /// Has work done at the first frame whose time is not before `time`.
    package func perform(at time: Double, _ work: @escaping @Sendable () -> Void) {
        waiting.withLock { waiting in
            waiting.entries.append(.init(time: time, number: waiting.nextNumber, work: work))
            waiting.nextNumber += 1
        }
    }

    /// Does the work that is due by now. What it adds for now is done too; work that goes on adding itself waits for the next
    /// frame, so that a frame always ends.
    package func performDue() {
        for _ in 0..<Self.roundsPerFrame {
            let limit = waiting.withLock { $0.nextNumber }
            var didWork = false
            while let entry = waiting.withLock({ $0.takeDue(at: now, before: limit) }) {
                entry.work()
                didWork = true
            }
            if !didWork { return }
        }
    }

    private static var roundsPerFrame: Int { 16 }
}
