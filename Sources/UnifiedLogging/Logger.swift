public import QuartzCore

/// Writes messages to a log: standard error; those of the kinds `info` and `debug` only where `OS_ACTIVITY_MODE=debug`.
public struct Logger: Sendable {
    private let log: OSLog

    /// A log of a program or library, and of its part.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Writes to a log.
    public init(_ logObj: OSLog) { log = logObj }
    /// Writes to the log of messages that name none.
    public init() { log = .default }

    /// Writes a message of a kind.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        guard log.isEnabled(type: level) else { return }
        os_log("%{public}@", log: log, type: level, message().text)
    }

    /// Writes what matters every day.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Writes what matters every day.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Writes what helps.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
    /// Writes what helps while debugging.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Writes what helps while debugging.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Writes what needs a look.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Writes what went wrong.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Writes what went wrong and should not be able to.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
    /// Writes what went wrong and should not be able to.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
