public import Foundation

/// The domain of these errors.
public let LPErrorDomain = "LPErrorDomain"

/// Why nothing is known of an address.
public struct LPError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = LPError

        /// Nobody knows.
        case unknown = 1
        /// The address cannot be read.
        case metadataFetchFailed = 2
        /// It is no longer wanted.
        case metadataFetchCancelled = 3
        /// It takes too long.
        case metadataFetchTimedOut = 4
        /// The address may not be read.
        case metadataFetchNotAllowed = 5
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { LPErrorDomain }

    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// The address cannot be read.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// It is no longer wanted.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// It takes too long.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// The address may not be read.
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
