public import QuartzCore

/// How wide a value of a message is at least, and at which end its text stands.
public struct OSLogStringAlignment: Equatable, Sendable {
    let columns: Int
    let isRight: Bool

    /// As wide as the text.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }
    /// At the right end of some columns.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }
    /// At the left end of some columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    func text(of value: String) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - value.count))
        return isRight ? blanks + value : value + blanks
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormat: Equatable, Sendable {
    let radix: Int
    let isUppercase: Bool
    let leastDigits: Int

    /// In tens.
    public static var decimal: OSLogIntegerFormat { OSLogIntegerFormat(radix: 10, isUppercase: false, leastDigits: 0) }
    /// In sixteens.
    public static var hex: OSLogIntegerFormat { OSLogIntegerFormat(radix: 16, isUppercase: false, leastDigits: 0) }
    /// In eights.
    public static var octal: OSLogIntegerFormat { OSLogIntegerFormat(radix: 8, isUppercase: false, leastDigits: 0) }
    /// In tens, with at least so many digits.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormat {
        OSLogIntegerFormat(radix: 10, isUppercase: false, leastDigits: minDigits)
    }
    /// In sixteens, with large or small letters.
    public static func hex(uppercase: Bool) -> OSLogIntegerFormat {
        OSLogIntegerFormat(radix: 16, isUppercase: uppercase, leastDigits: 0)
    }

    func text(of value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, leastDigits - digits.count)) + digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Equatable, Sendable {
    let digits: Int?

    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
    /// As short as it is exact.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(digits: nil) }
    /// With so many digits behind the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }

    func text(of value: Double) -> String {
        digits.map { String(format: "%.\(max(0, $0))f", value) } ?? "\(value)"
    }
}

/// A message for a log, with its values put in.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// An empty one.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// What stands between values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func add(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.text(of: privacy.text(of: value))
    }

    /// A text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(argumentString(), align, privacy) }

    /// What describes itself.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(value().description, align, privacy) }

    /// A whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormat = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { add(format.text(of: number()), align, privacy) }

    /// A number with a fraction.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { add(format.text(of: number()), align, privacy) }

    /// A number with a fraction.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { add(format.text(of: Double(number())), align, privacy) }

    /// Yes or no.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
    ) { add("\(boolean())", .none, privacy) }

    /// A type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add("\(value())", align, privacy) }

    /// An object, as it describes itself.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) { add(argumentObject().map { $0.description } ?? "(null)", .none, privacy) }

    /// An error.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
    ) { add("\(error())", .none, privacy) }

    /// An error, or none.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
    ) { add(error().map { "\($0)" } ?? "(null)", .none, privacy) }
}

/// A message for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    /// What is written.
    package var description: String { text }

    /// With values in it.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    /// Without.
    public init(stringLiteral value: String) { text = value }
}
