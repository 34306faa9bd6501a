public import Foundation

/// The domain of these errors.
public let VNErrorDomain = "com.apple.vis"

/// Why nothing was seen in a picture.
public struct VNError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = VNError

        /// It was given up.
        case requestCancelled = 1
        /// The picture has a format that is not known.
        case invalidFormat = 2
        /// It failed.
        case operationFailed = 3
        /// Something lies outside of the picture.
        case outOfBoundsError = 4
        /// There is no such option.
        case invalidOption = 5
        /// The file cannot be read.
        case ioError = 6
        /// An option is missing.
        case missingOption = 7
        /// Nothing does this.
        case notImplemented = 8
        /// Nobody knows why.
        case internalError = 9
        /// There is no memory.
        case outOfMemory = 10
        /// Nobody knows why.
        case unknownError = 11
        /// This is not possible.
        case invalidOperation = 12
        /// This is no picture.
        case invalidImage = 13
        /// What was given makes no sense.
        case invalidArgument = 14
        /// This is no model.
        case invalidModel = 15
        /// There is no such revision.
        case unsupportedRevision = 16
        /// There are no data.
        case dataUnavailable = 17
        /// There is no such time.
        case timeStampNotFound = 18
        /// Nothing does this.
        case unsupportedRequest = 19
        /// It took too long.
        case timeout = 20
        /// Nothing does this.
        case unsupportedComputeStage = 21
        /// Nothing does this.
        case unsupportedComputeDevice = 22
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { VNErrorDomain }

    /// It was given up.
    public static var requestCancelled: Code { .requestCancelled }
    /// The picture has a format that is not known.
    public static var invalidFormat: Code { .invalidFormat }
    /// It failed.
    public static var operationFailed: Code { .operationFailed }
    /// Something lies outside of the picture.
    public static var outOfBoundsError: Code { .outOfBoundsError }
    /// There is no such option.
    public static var invalidOption: Code { .invalidOption }
    /// The file cannot be read.
    public static var ioError: Code { .ioError }
    /// An option is missing.
    public static var missingOption: Code { .missingOption }
    /// Nothing does this.
    public static var notImplemented: Code { .notImplemented }
    /// Nobody knows why.
    public static var internalError: Code { .internalError }
    /// There is no memory.
    public static var outOfMemory: Code { .outOfMemory }
    /// Nobody knows why.
    public static var unknownError: Code { .unknownError }
    /// This is not possible.
    public static var invalidOperation: Code { .invalidOperation }
    /// This is no picture.
    public static var invalidImage: Code { .invalidImage }
    /// What was given makes no sense.
    public static var invalidArgument: Code { .invalidArgument }
    /// This is no model.
    public static var invalidModel: Code { .invalidModel }
    /// There is no such revision.
    public static var unsupportedRevision: Code { .unsupportedRevision }
    /// There are no data.
    public static var dataUnavailable: Code { .dataUnavailable }
    /// There is no such time.
    public static var timeStampNotFound: Code { .timeStampNotFound }
    /// Nothing does this.
    public static var unsupportedRequest: Code { .unsupportedRequest }
    /// It took too long.
    public static var timeout: Code { .timeout }
    /// Nothing does this.
    public static var unsupportedComputeStage: Code { .unsupportedComputeStage }
    /// Nothing does this.
    public static var unsupportedComputeDevice: Code { .unsupportedComputeDevice }
}
