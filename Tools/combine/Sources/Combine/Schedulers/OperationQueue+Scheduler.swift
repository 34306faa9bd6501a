public import Foundation
public import OpenCombine

extension OperationQueue {
    /// A moment of a queue.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}
}

extension OperationQueue: @retroactive Scheduler {
    /// The time: that of the display for the main queue, where a display drives its own.
    public var now: SchedulerTimeType { SchedulerTimeType(isMain ? DisplayTime.date : Date()) }

    /// Seconds: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    private var isMain: Bool { self === OperationQueue.main }

    /// Does something as an operation of the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = SentAction(run: action)
        addOperation { action.run() }
    }

    /// Does something as an operation of the queue, at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = SentAction(run: action)
        let delay = max(0, now.distance(to: date).magnitude)
        // The main queue of dispatch follows the display, the others need not.
        (isMain ? DispatchQueue.main : .global()).asyncAfter(deadline: .now() + delay) { [self] in
            addOperation { action.run() }
        }
    }

    /// Does something as an operation of the queue, at a moment, and again and again after it.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { RepeatedAction(self, date, interval, action) }
}
