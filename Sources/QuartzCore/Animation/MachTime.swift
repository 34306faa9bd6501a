/// How `mach_absolute_time()` counts: a unit of it is `numer / denom` nanoseconds.
public struct mach_timebase_info_data_t: Equatable, Sendable {
    /// The upper part of the fraction.
    public var numer: UInt32
    /// The lower part of the fraction.
    public var denom: UInt32

    /// Nothing known yet.
    public init() { (numer, denom) = (0, 0) }
    /// A fraction.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// `CACurrentMediaTime()` in nanoseconds: the clock of the display in force, or the machine's monotonic clock.
public func mach_absolute_time() -> UInt64 { UInt64(max(0, CACurrentMediaTime()) * 1e9) }

/// The same as `mach_absolute_time()`: this clock goes on while the machine sleeps or does not, as the machine's own does.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// What functions of the system's kernel answer when they have done what they were asked.
public let KERN_SUCCESS: Int32 = 0

/// Tells that the clock counts nanoseconds. The result is `KERN_SUCCESS`.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Nothing known yet, as the C structure of the same name is made in Swift.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// A fraction, as the C structure of the same name is made in Swift.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}
