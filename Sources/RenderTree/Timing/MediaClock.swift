import CoreGraphics
import Synchronization

/// The one clock: `CACurrentMediaTime()`, display links, animations and recognisers all read it.
///
/// A display that drives time itself (headless, recorder, a test's screen) pushes its own source; the newest living source is
/// in force. Without any, time is the machine's monotonic clock.
package final class MediaClock: Sendable {
    private let seconds = Mutex(0.0)

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
