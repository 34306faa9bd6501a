public import Foundation

/// The domain of these errors.
public let MCErrorDomain = "MCErrorDomain"

/// Why something with other devices failed.
public struct MCError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = MCError

        /// Nobody knows why.
        case unknown = 0
        /// The other is not there.
        case notConnected = 1
        /// What was asked makes no sense.
        case invalidParameter = 2
        /// This is not possible.
        case unsupported = 3
        /// It took too long.
        case timedOut = 4
        /// The user gave up.
        case cancelled = 5
        /// This is not there.
        case unavailable = 6
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { MCErrorDomain }

    /// Nobody knows why.
    public static var unknown: Code { .unknown }
    /// The other is not there.
    public static var notConnected: Code { .notConnected }
    /// What was asked makes no sense.
    public static var invalidParameter: Code { .invalidParameter }
    /// This is not possible.
    public static var unsupported: Code { .unsupported }
    /// It took too long.
    public static var timedOut: Code { .timedOut }
    /// The user gave up.
    public static var cancelled: Code { .cancelled }
    /// This is not there.
    public static var unavailable: Code { .unavailable }
}
