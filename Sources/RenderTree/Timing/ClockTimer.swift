import CoreGraphics

/// A timer of Foundation's that fires at frames.
final class ClockTimer: @unchecked Sendable {
    private let timer: Timer
    private let interval: Double
    private weak var clock: MediaClock?
    /// Seconds of the clock.
    private var due: Double
    /// The date that the program has set.
    private var date: Date
    /// Changes when the date does.
    private var plan = 0

    init(_ timer: Timer, _ delay: Double, _ interval: Double, _ clock: MediaClock) {
        self.timer = timer
        self.interval = interval
        self.clock = clock
        date = timer.fireDate
        // A timer that repeats begins with its interval.
        let isUsual = interval > 0 && abs(delay - interval) < 0.005
        due = clock.now + (isUsual ? interval : wholeMilliseconds(delay))
    }

    func start() {
        wait()
        watch()
    }

    private func wait() {
        plan += 1
        let number = plan
        clock?.perform(at: due - Self.grace) { [self] in
            if number == plan, timer.isValid, let clock { fire(on: clock) }
        }
    }

    private func fire(on clock: MediaClock) {
        timer.fire()
        guard interval > 0, timer.isValid else { return }
        due += interval
        wait()
    }

    /// A program may set another date, far away to pause.
    private func watch() {
        guard let clock, timer.isValid else { return }
        if timer.fireDate != date {
            date = timer.fireDate
            let delay = date.timeIntervalSinceNow
            due = clock.now + min(wholeMilliseconds(max(0, delay)), 1e12)
            wait()
        }
        clock.perform(at: clock.now.nextUp) { [weak self] in self?.watch() }
    }

    /// Seconds by which a timer may be early: sums of decimal fractions are not exact.
    private static let grace = 1e-6
}
