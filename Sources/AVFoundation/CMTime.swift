/// A number of ticks.
public typealias CMTimeValue = Int64
/// Ticks in a second.
public typealias CMTimeScale = Int32
/// Tells times apart that begin anew.
public typealias CMTimeEpoch = Int64

/// What a time is besides its number.
public struct CMTimeFlags: OptionSet, Sendable {
    /// The bits as Apple's frameworks number them.
    public let rawValue: UInt32
    /// Flags by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is a time at all.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// It was rounded when it was reckoned.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than every other time.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than every other time.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Nobody knows which time, as of a broadcast's end.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// Not a number of ticks: one of the three before.
    public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// How ticks are rounded to ticks of another length.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearer, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// QuickTime's way: towards zero to longer ticks, away from it to shorter ones.
    case quickTime = 4
    /// Later.
    case roundTowardPositiveInfinity = 5
    /// Earlier.
    case roundTowardNegativeInfinity = 6
    /// As `roundHalfAwayFromZero`.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time of a film or a sound: a number of ticks, of which so many make a second. Sums and differences are exact as long as their ticks fit.
public struct CMTime: Sendable {
    /// How many ticks.
    public var value: CMTimeValue
    /// How many ticks make a second.
    public var timescale: CMTimeScale
    /// Whether it is a time, and what kind of one.
    public var flags: CMTimeFlags
    /// Which run of a time that begins anew.
    public var epoch: CMTimeEpoch

    /// No time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// A time by its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// So many ticks of a second's part.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// The ticks nearest to seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self.init()
            return
        }
        let ticks = seconds * Double(preferredTimescale)
        guard abs(ticks) < 0x1p63 else {
            self = seconds < 0 ? .negativeInfinity : .positiveInfinity
            return
        }
        let whole = ticks.rounded(.toNearestOrAwayFromZero)
        self.init(value: CMTimeValue(whole), timescale: preferredTimescale)
        if whole != ticks { flags.insert(.hasBeenRounded) }
    }

    /// No time.
    public static let invalid = CMTime()
    /// Nobody knows which time.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than every other time.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than every other time.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)

    /// Whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is later than every other time.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than every other time.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether nobody knows which time it is.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is a number of ticks.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it was rounded when it was reckoned.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// In seconds; not a number where nobody knows.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    /// The same time in ticks of another length.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale != timescale else { return self }
        guard newTimescale > 0 else { return .invalid }
        // Wide, because the ticks of a year in nanoseconds times another scale do not fit.
        let (high, low) = value.multipliedFullWidth(by: Int64(newTimescale))
        let divisor = Int64(timescale)
        guard abs(high) < divisor / 2 || high == 0 || high == -1 else {
            return value < 0 ? .negativeInfinity : .positiveInfinity
        }
        let (quotient, rest) = divisor.dividingFullWidth((high, low))
        var result = CMTime(value: quotient, timescale: newTimescale, flags: flags, epoch: epoch)
        guard rest != 0 else { return result }
        result.flags.insert(.hasBeenRounded)
        let sign: Int64 = rest < 0 ? -1 : 1
        switch method {
        case .roundHalfAwayFromZero: if abs(rest) * 2 >= divisor { result.value += sign }
        case .roundTowardZero: break
        case .roundAwayFromZero: result.value += sign
        case .quickTime: if newTimescale > timescale { result.value += sign }
        case .roundTowardPositiveInfinity: if sign > 0 { result.value += 1 }
        case .roundTowardNegativeInfinity: if sign < 0 { result.value -= 1 }
        }
        return result
    }

    /// The sum.
    public static func + (one: CMTime, other: CMTime) -> CMTime { one.combined(with: other, by: &+, sign: 1) }
    /// The difference.
    public static func - (one: CMTime, other: CMTime) -> CMTime { one.combined(with: other, by: &-, sign: -1) }

    private func combined(with other: CMTime, by operation: (Int64, Int64) -> Int64, sign: Int) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        if isIndefinite || other.isIndefinite { return .indefinite }
        let added = sign > 0 ? other : -other
        if !isNumeric || !added.isNumeric {
            let isUp = isPositiveInfinity || added.isPositiveInfinity
            let isDown = isNegativeInfinity || added.isNegativeInfinity
            return isUp && isDown ? .invalid : isUp ? .positiveInfinity : .negativeInfinity
        }
        let scale = Self.commonScale(timescale, other.timescale)
        let one = convertScale(scale, method: .default), two = other.convertScale(scale, method: .default)
        guard one.isNumeric, two.isNumeric else { return one.isNumeric ? two : one }
        return CMTime(
            value: operation(one.value, two.value), timescale: scale,
            flags: one.flags.union(two.flags), epoch: epoch)
    }

    /// Ticks that fit both, where such ticks can be counted; else the shorter ones.
    private static func commonScale(_ one: CMTimeScale, _ other: CMTimeScale) -> CMTimeScale {
        var a = one, b = other
        while b != 0 { (a, b) = (b, a % b) }
        let (common, overflow) = (one / a).multipliedReportingOverflow(by: other)
        return overflow ? max(one, other) : common
    }

    /// The same time before the beginning.
    public static prefix func - (time: CMTime) -> CMTime {
        if time.isPositiveInfinity { return .negativeInfinity }
        if time.isNegativeInfinity { return .positiveInfinity }
        return CMTime(value: 0 &- time.value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
    }
}

extension CMTime: Comparable, Hashable {
    /// Minus infinity, numbers, infinity, unknown, none.
    private var rank: Int {
        isNegativeInfinity ? 0 : isNumeric ? 1 : isPositiveInfinity ? 2 : isIndefinite ? 3 : 4
    }

    /// Whether both are the same time, in whatever ticks.
    public static func == (one: CMTime, other: CMTime) -> Bool { !(one < other) && !(other < one) }

    /// Whether a time comes before another. No time comes last.
    public static func < (one: CMTime, other: CMTime) -> Bool {
        guard one.rank == 1, other.rank == 1 else { return one.rank < other.rank }
        if one.epoch != other.epoch { return one.epoch < other.epoch }
        let a = one.value.multipliedFullWidth(by: Int64(other.timescale))
        let b = other.value.multipliedFullWidth(by: Int64(one.timescale))
        return (a.high, a.low) < (b.high, b.low)
    }

    /// Equal times in different ticks have one hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        if isNumeric { hasher.combine(seconds) }
    }
}

/// So many ticks of a second's part.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// The ticks nearest to seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// So many ticks of a second's part, by the name of before Swift 4.2.
@available(*, deprecated, message: "Use CMTimeMake(value:timescale:)")
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// The ticks nearest to seconds, by the name of before Swift 4.2.
@available(*, deprecated, message: "Use CMTimeMakeWithSeconds(_:preferredTimescale:)")
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// In seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A time several times.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return multiplier < 0 ? -time : time }
    var product = time
    let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    if overflow { return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity }
    product.value = value
    return product
}
/// A time times a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.isNumeric
        ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : multiplier < 0 ? -time : time
}
/// -1, 0 or 1: which comes first.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }
/// The earlier one.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later one.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// A part of a film or a sound.
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime

    /// No part.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// A part by its length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// A part by its end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// Nothing, at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No part.
    public static let invalid = CMTimeRange()

    /// When it ends: the first time that is no part of it.
    public var end: CMTime { start + duration }
    /// Whether both of its times are times and it does not end before it begins.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether nobody knows when it begins or ends.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Whether a time lies in it.
    public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
    /// Whether all of another part lies in it.
    public func containsTimeRange(_ other: CMTimeRange) -> Bool {
        isValid && other.isValid && start <= other.start && other.end <= end
    }
    /// What is in both.
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let from = max(start, other.start), to = min(end, other.end)
        return from < to ? CMTimeRange(start: from, end: to) : .zero
    }
    /// From the first beginning to the last end.
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
}

/// A part by its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// A part by its length, by the name of before Swift 4.2.
@available(*, deprecated, message: "Use CMTimeRangeMake(start:duration:)")
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// A part by its end, by the name of before Swift 4.2.
@available(*, deprecated, message: "Use CMTimeRangeFromTimeToTime(start:end:)")
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}
/// A part by its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// When a part ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time lies in a part.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
