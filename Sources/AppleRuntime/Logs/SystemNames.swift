public import CoreGraphics

/// Runs `body`. Swift frees objects at once; there is nothing to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// A selector by name; it can be compared, not called.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A random number below `upperBound`; 0 when that is 0. The C library's own is taken where it has one.
@_disfavoredOverload
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
    upperBound == 0 ? 0 : UInt32.random(in: 0..<upperBound)
}

/// A random number. The C library's own is taken where it has one.
@_disfavoredOverload
public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

// The C library's own are taken where they are imported.

/// Nanoseconds in a second.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000

extension ProcessInfo {
    /// Whether an iPad program runs on a Mac: never.
    public var isMacCatalystApp: Bool { false }
    /// Whether an iPhone or iPad program runs on a Mac: never.
    public var isiOSAppOnMac: Bool { false }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the start of 2001, as a date and time.
public typealias CFAbsoluteTime = Double

/// Seconds from the start of 2001 to now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The largest single-precision number.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest single-precision number.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// A whole number.
public typealias NSInteger = Int
/// A whole number, not negative.
public typealias NSUInteger = UInt

/// Which version of Foundation this is, in the numbers of Apple's: that of iOS 17.
public let NSFoundationVersionNumber = 2048.0
/// That of iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
/// That of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// That of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// That of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// That of iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// That of iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// That of iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// That of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
