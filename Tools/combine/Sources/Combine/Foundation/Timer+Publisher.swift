public import Foundation
public import OpenCombine

extension Timer {
    /// The date, again and again, once connected.
    ///
    /// - `interval`: seconds.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the date again and again.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The values.
        public typealias Output = Date
        /// It does not fail.
        public typealias Failure = Never
        /// Seconds from one date to the next.
        public let interval: TimeInterval
        /// Seconds that a date may be late.
        public let tolerance: TimeInterval?
        /// What waits.
        public let runLoop: RunLoop
        /// When it waits.
        public let mode: RunLoop.Mode
        /// What the run loop is told besides.
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()

        /// The date, again and again, once connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            dates.receive(subscriber: subscriber)
        }

        /// Starts a timer, until the result is cancelled or goes away.
        public func connect() -> any Cancellable {
            let dates = dates, loop = runLoop
            let tick = SentAction { dates.send(loop.now.date) }
            let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in
                tick.run()
            }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
