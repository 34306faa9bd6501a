import Foundation
import OpenCombine

/// Has a scheduler do something again and again until it is cancelled.
final class RepeatedAction<Context: Scheduler>: Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?
    private let context: Context
    private let interval: Context.SchedulerTimeType.Stride

    init(
        _ context: Context, _ first: Context.SchedulerTimeType, _ interval: Context.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        self.context = context
        self.interval = interval
        self.action = action
        wait(for: first)
    }

    private func wait(for time: Context.SchedulerTimeType) {
        context.schedule(after: time) { [self] in
            guard let action = lock.withLock({ action }) else { return }
            action()
            wait(for: time.advanced(by: interval))
        }
    }

    func cancel() { lock.withLock { action = nil } }
}
