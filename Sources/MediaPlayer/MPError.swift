public import Foundation

/// The domain of errors of music.
public let MPErrorDomain = "MPErrorDomain"

/// Why something about music failed.
public struct MPError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = MPError

        /// The cause is not known.
        case unknown = 0
        /// The user does not allow it.
        case permissionDenied
        /// The user's account cannot do it.
        case cloudServiceCapabilityMissing
        /// The net cannot be reached.
        case networkConnectionFailed
        /// There is no such piece.
        case notFound
        /// It cannot be done here.
        case notSupported
        /// It was called off.
        case cancelled
        /// It took too long.
        case requestTimedOut
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { MPErrorDomain }
    /// The user does not allow it.
    public static var permissionDenied: Code { .permissionDenied }
    /// There is no such piece.
    public static var notFound: Code { .notFound }
    /// It cannot be done here.
    public static var notSupported: Code { .notSupported }
}
