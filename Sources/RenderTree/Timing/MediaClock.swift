import CoreGraphics
import Synchronization

/// The one clock: `CACurrentMediaTime()`, display links, animations and recognisers all read it.
///
/// A display that drives time itself (headless, recorder, a test's screen) makes its clock current; that of the display in use is in
/// force. Without any, time is the machine's monotonic clock.
package final class MediaClock: Sendable {
    /// nil while the machine's time is followed.
    private let seconds: Mutex<Double?>
    private let waiting = Mutex(WaitingWork())
    /// What tasks of this clock do on other threads.
    let background = BackgroundWork()
    /// The display whose time it is.
    package let display = DisplayInUse()

    package init(now: Double = 0) {
        seconds = Mutex(now)
    }

    /// Work that nobody waits for any more goes the machine's way.
    deinit {
        for entry in waiting.withLock({ $0.entries }) { entry.abandon?() }
    }

    /// The test that moves the clock; nil for displays that move it themselves.
    package var owner: DisplayInUse.Test? {
        get { display.owner }
        set { display.owner = newValue }
    }

    /// Seconds. Setting it is how a display ticks.
    package var now: Double {
        get { seconds.withLock { $0 } ?? Self.machineTime }
        set { seconds.withLock { $0 = newValue } }
    }

    /// Lets the clock run with the machine's until it is set again: while a display sleeps, nothing ticks.
    package func followMachine() { seconds.withLock { $0 = nil } }

    /// What `CACurrentMediaTime()` returns.
    package static var currentTime: Double {
        current?.now ?? machineTime
    }

    /// The clock in force, or nil when the machine's own runs.
    package static var current: MediaClock? { DisplayInUse.part(MediaClock.self) }

    /// Makes this clock, and its display, the one in force for as long as it lives and no other is made so.
    package func makeCurrent() {
        TimeHooks.install()
        display.add(self)
        display.use()
        TimeHooks.comesIntoForce(self)
    }

    /// Seconds since the machine started.
    package static var machineTime: Double {
        ProcessInfo.processInfo.systemUptime
    }
}

// MARK: - Work that waits

extension MediaClock {
    fileprivate struct WaitingWork: Sendable {
        struct Entry: Sendable {
            var time: Double
            var number: Int
            var work: @Sendable () -> Void
            /// What happens if the clock goes first.
            var abandon: (@Sendable () -> Void)?
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

    /// Has work done at the first frame whose time is not before `time`; `abandon` is called if the clock goes first.
    package func perform(
        at time: Double, _ work: @escaping @Sendable () -> Void, orElse abandon: (@Sendable () -> Void)? = nil
    ) {
        waiting.withLock { waiting in
            waiting.entries.append(.init(time: time, number: waiting.nextNumber, work: work, abandon: abandon))
            waiting.nextNumber += 1
        }
    }

    /// When the first work that waits is due, seconds; nil where none waits.
    package var nextDue: Double? { waiting.withLock { $0.entries.lazy.map(\.time).min() } }

    /// Does the work that is due by now. What it adds for now is done too, also by way of other threads; work that goes on adding itself
    /// waits for the next frame, so that a frame always ends.
    package func performDue() {
        for _ in 0..<Self.roundsPerFrame {
            background.wait()
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

/// Seconds of a delay that a moment has passed of since the program asked for it: to the next millisecond.
func wholeMilliseconds(_ delay: Double) -> Double { (delay * 1000).rounded(.up) / 1000 }
