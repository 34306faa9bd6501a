public import CoreGraphics

/// How much a message of the log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt8

    /// The value of a number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Of everyday importance; always written.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, not needed; written where `OS_ACTIVITY_MODE=debug`.
    public static let info = OSLogType(rawValue: 1)
    /// For debugging; written where `OS_ACTIVITY_MODE=debug`.
    public static let debug = OSLogType(rawValue: 2)
    /// Something went wrong in this program.
    public static let error = OSLogType(rawValue: 16)
    /// Something went wrong that should not be able to.
    public static let fault = OSLogType(rawValue: 17)
}

/// Where messages go: standard error, those of the kinds `info` and `debug` only when the environment has `OS_ACTIVITY_MODE=debug`.
public final class OSLog: NSObject, Sendable {
    private let name: String
    private let isOn: Bool

    /// - Parameters:
    ///   - subsystem: names the program or library.
    ///   - category: names its part.
    public init(subsystem: String, category: String) {
        name = "\(subsystem):\(category)"
        isOn = true
    }

    private init(isOn: Bool) {
        name = ProcessInfo.processInfo.processName
        self.isOn = isOn
    }

    /// The log of messages that name none.
    public static let `default` = OSLog(isOn: true)
    /// Drops all messages.
    public static let disabled = OSLog(isOn: false)

    private static let isVerbose = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

    /// Whether a message of this kind would be written.
    public func isEnabled(type: OSLogType) -> Bool {
        isOn && (Self.isVerbose || (type != .debug && type != .info))
    }

    func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        FileHandle.standardError.write(Data("[\(name)] \(message())\n".utf8))
    }
}

/// Writes a message to a log. `%@`, `%d` and the like take the arguments in turn; `{public}` and `{private}` in them say nothing.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(type, LogFormat.text("\(message)", args))
}

/// Writes a message to a log.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.write(type, LogFormat.text("\(message)", args))
}

enum LogFormat {
    /// The format with each of its places filled by an argument as Swift prints it.
    static func text(_ format: String, _ arguments: [Any]) -> String {
        var result = "", rest = arguments[...], characters = format[...]
        while let percent = characters.firstIndex(of: "%") {
            result += characters[..<percent]
            characters = characters[percent...].dropFirst()
            if characters.first == "%" {
                result += "%"
                characters = characters.dropFirst()
                continue
            }
            if characters.first == "{" { characters = characters.drop { $0 != "}" }.dropFirst() }
            characters = characters.drop { "-+ #0123456789.*lhqzjt".contains($0) }.dropFirst()
            result += rest.popFirst().map { "\($0)" } ?? "(null)"
        }
        return result + characters
    }
}
