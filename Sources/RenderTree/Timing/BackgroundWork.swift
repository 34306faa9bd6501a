import Foundation

/// What tasks of a clock do on the machine's threads. A frame waits for it, so that tasks that only compute are as far in every run;
/// work that takes longer is left to come when it comes.
final class BackgroundWork: @unchecked Sendable {
    private let condition = NSCondition()
    private var running = 0
    /// Goes up when a frame waits no longer for what is running.
    private var generation = 0

    /// Seconds of the machine's time.
    private static let patience = 0.1

    /// Counts work that begins. Returns what to call at its end.
    func begin() -> @Sendable () -> Void {
        condition.lock()
        defer { condition.unlock() }
        running += 1
        let number = generation
        return { self.end(number) }
    }

    private func end(_ number: Int) {
        condition.lock()
        defer { condition.unlock() }
        guard number == generation else { return }
        running -= 1
        if running == 0 { condition.broadcast() }
    }

    /// Waits until nothing is running, but not for ever: it may wait for the main thread in turn.
    func wait() {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while running > 0 {
            guard condition.wait(until: deadline) else {
                generation += 1
                running = 0
                return
            }
        }
    }
}
