public import Dispatch
public import OpenCombine

extension DispatchQueue {
    /// A moment of a queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// A moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// The time until another moment.
        public func distance(to other: Self) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Stride(.nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to)))
        }

        /// The moment a while later.
        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

        /// The moment as a number for tables.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// Writes the moment.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Reads a moment.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// A while.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable, Hashable, Sendable
        {
            /// Billionths of a second.
            public var magnitude: Int
            /// The while as queues say it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(nanoseconds: Double) { magnitude = Int(exactly: nanoseconds.rounded()) ?? .max }
            /// So long.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: magnitude = .max
                }
            }
            /// So many seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// So many seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// So many billionths of a second.
            public init?(exactly source: some BinaryInteger) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether the first is shorter.
            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product of both.
            public static func * (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude * rhs.magnitude) }
            /// The sum of both.
            public static func + (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude + rhs.magnitude) }
            /// The difference of both.
            public static func - (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude - rhs.magnitude) }
            /// Multiplies.
            public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
            /// Adds.
            public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
            /// Subtracts.
            public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

            /// So many seconds.
            public static func seconds(_ s: Int) -> Self { Self(nanoseconds: Double(s) * 1e9) }
            /// So many seconds.
            public static func seconds(_ s: Double) -> Self { Self(nanoseconds: s * 1e9) }
            /// So many thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: Double(ms) * 1e6) }
            /// So many millionths of a second.
            public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: Double(us) * 1e3) }
            /// So many billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Self {
                var stride = Self(nanoseconds: 0)
                stride.magnitude = ns
                return stride
            }
        }
    }

    /// How work is done.
    public struct SchedulerOptions {
        /// How urgent it is.
        public var qos: DispatchQoS
        /// How it stands to the queue's other work.
        public var flags: DispatchWorkItemFlags
        /// The group that it belongs to.
        public var group: DispatchGroup?

        /// Options; without any, work is as the queue is.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }
}

extension DispatchQueue: @retroactive Scheduler {
    /// The time: that of the display for the main queue, where a display drives its own.
    public var now: SchedulerTimeType {
        SchedulerTimeType(isMain ? DisplayTime.dispatchTime : .now())
    }

    /// Each time it is asked for the main queue is another object here; its label stays.
    private var isMain: Bool { label == DispatchQueue.main.label }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Does something on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = SentAction(run: action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
    }

    /// Does something on the queue, at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = SentAction(run: action)
        let delay = max(.nanoseconds(0), now.distance(to: date)).timeInterval
        asyncAfter(
            deadline: .now() + delay, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.run() }
    }

    /// Does something on the queue, at a moment, and again and again after it.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { RepeatedAction(self, date, interval, action) }
}
