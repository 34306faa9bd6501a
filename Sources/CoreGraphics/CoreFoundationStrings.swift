/// A text encoding as Core Foundation numbers them.
public typealias CFStringEncoding = UInt32

/// Seconds from the beginning of 1970 to that of 2001, both in Greenwich.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
/// Seconds from the beginning of 1904 to that of 2001, both in Greenwich.
public let kCFAbsoluteTimeIntervalSince1904: Double = 3_061_152_000
/// No encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Encodings that are always there.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
}

/// Foundation's numbers of the encodings that it had before Core Foundation; all others are Core Foundation's own with the highest bit set.
private let foundationNumbers: [CFStringEncoding: UInt] = [
    0x0600: 1, 0x0B01: 2, 0x0920: 3, 0x0800_0100: 4, 0x0201: 5, 33: 6, 0x0BFF: 7, 0x0420: 8, 0x0202: 9, 0x0100: 10,
    0x0502: 11, 0x0500: 12, 0x0503: 13, 0x0504: 14, 0x0501: 15, 0x0820: 21, 0: 30,
]

/// Foundation's number of an encoding, as `String.Encoding(rawValue:)` takes it.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    foundationNumbers[encoding] ?? UInt(encoding | 0x8000_0000)
}

/// Core Foundation's number of an encoding of Foundation's.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if encoding & 0x8000_0000 != 0 { return CFStringEncoding(encoding & 0x7FFF_FFFF) }
    return foundationNumbers.first { $0.value == encoding }?.key ?? kCFStringEncodingInvalidId
}

/// Encodings by the names of the register of the Internet, the usual name first.
private let registeredNames: [(CFStringEncoding, [String])] = [
    (0x0800_0100, ["utf-8", "utf8"]), (0x0600, ["us-ascii", "ascii"]), (0x0100, ["utf-16"]),
    (0x1000_0100, ["utf-16be"]), (0x1400_0100, ["utf-16le"]), (0x0C00_0100, ["utf-32"]),
    (0x0201, ["iso-8859-1", "latin1"]), (0x0202, ["iso-8859-2", "latin2"]), (0x0500, ["windows-1252", "cp1252"]),
    (0x0501, ["windows-1250"]), (0x0502, ["windows-1251"]), (0x0503, ["windows-1253"]), (0x0504, ["windows-1254"]),
    (0x0000, ["macintosh"]), (0x0A01, ["shift_jis"]), (0x0920, ["euc-jp"]), (0x0820, ["iso-2022-jp"]),
    (0x0632, ["gb18030"]), (0x0930, ["gb2312"]), (0x0A03, ["big5"]), (0x0940, ["euc-kr"]),
]

/// The number of an encoding by its registered name, in whatever letters; `kCFStringEncodingInvalidId` for one that is not known.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString) -> CFStringEncoding {
    let name = (theString as String).lowercased()
    return registeredNames.first { $0.1.contains(name) }?.0 ?? kCFStringEncodingInvalidId
}

/// The registered name of an encoding by its number; nil for one that is not known.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    registeredNames.first { $0.0 == encoding }.map { $0.1[0] as CFString }
}

/// Nothing, where a value is asked for that is an object.
public let kCFNull = NSNull()
