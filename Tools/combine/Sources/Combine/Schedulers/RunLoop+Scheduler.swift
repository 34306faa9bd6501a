public import Foundation
public import OpenCombine
import QuartzCore

extension RunLoop {
    /// A moment of a run loop or an operation queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var date: Date

        /// The moment of a date.
        public init(_ date: Date) { self.date = date }

        /// The time until another moment.
        public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

        /// The moment a while later.
        public func advanced(by value: Stride) -> Self { Self(date + value.magnitude) }

        /// A while, in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable, Hashable, Sendable
        {
            /// Seconds.
            public var magnitude: TimeInterval
            /// Seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// So many seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// So many seconds.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            /// So many seconds.
            public init(floatLiteral value: TimeInterval) { magnitude = value }
            /// So many seconds, where a floating-point number can say it.
            public init?(exactly source: some BinaryInteger) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether the first is shorter.
            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product of both.
            public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
            /// The sum of both.
            public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
            /// The difference of both.
            public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
            /// Multiplies.
            public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
            /// Adds.
            public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
            /// Subtracts.
            public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

            /// So many seconds.
            public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
            /// So many seconds.
            public static func seconds(_ s: Double) -> Self { Self(s) }
            /// So many thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
            /// So many millionths of a second.
            public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
            /// So many billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
        }
    }

    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}
}

extension RunLoop: @retroactive Scheduler {
    /// The time: that of the display for the main run loop, where a display drives its own.
    public var now: SchedulerTimeType { SchedulerTimeType(self === RunLoop.main ? DisplayTime.date : Date()) }

    /// Seconds: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does something with the next turn of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = SentAction(run: action)
        if self === RunLoop.main {
            DispatchQueue.main.async { action.run() }
        } else {
            perform { action.run() }
        }
    }

    /// Does something at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        guard self === RunLoop.main else {
            start(after: date, every: nil, tolerance, action)
            return
        }
        let action = SentAction(run: action)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay(until: date)) { action.run() }
    }

    /// Seconds. Dates are exact to a tenth of a microsecond, and what is late by less than that on a display's clock would wait for
    /// the next frame.
    private func delay(until date: SchedulerTimeType) -> Double {
        (max(0, now.distance(to: date).magnitude) * 1e6).rounded() / 1e6
    }

    /// Does something at a moment, and again and again after it.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = start(after: date, every: interval, tolerance, action)
        return AnyCancellable { timer.invalidate() }
    }

    @discardableResult
    private func start(
        after date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?,
        _ tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> Timer {
        let action = SentAction(run: action)
        let timer = Timer(
            fire: Date(timeIntervalSinceNow: delay(until: date)), interval: interval?.magnitude ?? 0,
            repeats: interval != nil
        ) { _ in action.run() }
        timer.tolerance = tolerance.magnitude
        add(timer, forMode: .common)
        return timer
    }
}
