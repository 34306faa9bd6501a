import Foundation
public import OpenCombine

extension Publishers {
    /// When collected values are handed on.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each stretch of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each stretch of time, and whenever there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Values in groups, by time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// When groups are handed on.
        public let strategy: TimeGroupingStrategy<Context>
        /// What the scheduler is told besides.
        public let options: Context.SchedulerOptions?

        /// Collects the values of a publisher.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeCollector<Upstream, Context, S>(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Collects values, and hands them on by time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> { .init(upstream: self, strategy: strategy, options: options) }
}

private final class TimeCollector<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription, @unchecked Sendable
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private let context: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int
    private let options: Context.SchedulerOptions?

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let context, let interval): (self.context, self.interval, count) = (context, interval, .max)
        case .byTimeOrCount(let context, let interval, let most):
            (self.context, self.interval, count) = (context, interval, most)
        }
    }

    func receive(subscription: any Subscription) {
        lock.withLock {
            upstream = subscription
            downstream?.receive(subscription: self)
            subscription.request(.unlimited)
            timer = context.schedule(
                after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
                options: options
            ) { [weak self] in self?.send() }
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock {
            guard downstream != nil else { return .none }
            values.append(input)
            if values.count >= count { send() }
            return .none
        }
    }

    private func send() {
        lock.withLock {
            guard let downstream, !values.isEmpty, demand > 0 else { return }
            let group = values
            values = []
            if demand != .unlimited { demand -= 1 }
            demand += downstream.receive(group)
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            if case .finished = completion { send() }
            let old = downstream
            end()
            old?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        lock.withLock {
            let old = upstream
            end()
            old?.cancel()
        }
    }

    private func end() {
        downstream = nil
        upstream = nil
        timer?.cancel()
        timer = nil
    }
}
