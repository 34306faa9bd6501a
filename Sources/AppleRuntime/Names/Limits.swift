// The limits of C's numbers, which Swift does not bring over from glibc's headers, as Apple's headers type them.

/// The least 8-bit number with a sign.
public let SCHAR_MIN: Int32 = -128
/// The greatest 8-bit number without a sign.
public let UCHAR_MAX: Int32 = 255
/// The least 16-bit number with a sign.
public let SHRT_MIN: Int32 = -32_768
/// The least 16-bit number with a sign.
public let INT16_MIN: Int32 = -32_768
/// The greatest 16-bit number without a sign.
public let USHRT_MAX: Int32 = 65_535
/// The least 32-bit number with a sign.
public let INT_MIN: Int32 = .min
/// The least 32-bit number with a sign.
public let INT32_MIN: Int32 = .min
/// The greatest 32-bit number without a sign.
public let UINT_MAX: UInt32 = .max
/// The least 64-bit number with a sign.
public let LONG_MIN: Int = .min
/// The least 64-bit number with a sign.
public let LLONG_MIN: Int64 = .min
/// The least 64-bit number with a sign.
public let INT64_MIN: Int64 = .min
/// The greatest 64-bit number with a sign.
public let INT64_MAX: Int64 = .max
/// The greatest 64-bit number without a sign.
public let ULONG_MAX: UInt = .max
/// The greatest 64-bit number without a sign.
public let ULLONG_MAX: UInt64 = .max
/// The greatest 64-bit number without a sign.
public let UINT64_MAX: UInt64 = .max
/// The least number that counts things.
public let NSIntegerMin: Int = .min
/// The greatest number that counts things.
public let NSIntegerMax: Int = .max
