public import QuartzCore

// Films and sounds are not decoded on Linux, nothing is recorded and there is no camera. Everything here says so, as Apple's frameworks do of a
// file that they cannot read and of a device without such parts: items fail with `AVError.fileFormatNotRecognized`, players of sounds are
// not made, no camera is found. Times, ranges and boxes are reckoned.

/// The domain of these errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why a film or a sound cannot be had.
public struct AVError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = AVError

        /// The cause is not known.
        case unknown = -11800
        /// There is not enough memory.
        case outOfMemory = -11801
        /// There is no session to do it in.
        case sessionNotRunning = -11803
        /// The device is no longer connected.
        case deviceNotConnected = -11814
        /// There is nothing recorded.
        case noDataCaptured = -11805
        /// The settings of the device do not fit.
        case invalidSourceMedia = -11820
        /// A film was not written.
        case exportFailed = -11822
        /// A file of that name lies there.
        case fileAlreadyExists = -11823
        /// The file cannot be read as what it says it is.
        case fileFailedToParse = -11829
        /// The format of the file is not known.
        case fileFormatNotRecognized = -11828
        /// Nothing decodes the format.
        case decoderNotFound = -11833
        /// Nothing encodes the format.
        case encoderNotFound = -11834
        /// The content is protected.
        case contentIsProtected = -11831
        /// There is no picture at that time.
        case noImageAtTime = -11832
        /// It cannot be done to this content.
        case operationNotSupportedForAsset = -11838
        /// The program may not use the device.
        case applicationIsNotAuthorizedToUseDevice = -11852
        /// It was cancelled.
        case operationCancelled = -11878
        /// The parts that play and film have begun anew.
        case mediaServicesWereReset = -11819
        /// There is no room for the file.
        case diskFull = -11807
        /// The file is as long as it may be.
        case maximumDurationReached = -11810
        /// The file is as large as it may be.
        case maximumFileSizeReached = -11811
        /// Another program has the device.
        case deviceInUseByAnotherApplication = -11815
        /// The device is away.
        case deviceWasDisconnected = -11808
        /// The session was changed.
        case sessionConfigurationChanged = -11806
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { AVFoundationErrorDomain }

    /// An error of a kind; it says in words what it is, if `userInfo` does not.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let info = Self.description(of: code).merging(userInfo) { $1 }
        self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: code.rawValue, userInfo: info))
    }

    private static func description(of code: Code) -> [String: Any] {
        switch code {
        case .fileFormatNotRecognized, .decoderNotFound:
            [
                NSLocalizedDescriptionKey: "Cannot Open",
                NSLocalizedFailureReasonErrorKey: "Films and sounds are not decoded on Linux.",
            ]
        case .deviceNotConnected, .applicationIsNotAuthorizedToUseDevice:
            [NSLocalizedDescriptionKey: "There is no such device on Linux."]
        default: [NSLocalizedDescriptionKey: "The operation could not be completed."]
        }
    }

    /// The cause is not known.
    public static var unknown: Code { .unknown }
    /// There is not enough memory.
    public static var outOfMemory: Code { .outOfMemory }
    /// There is no session to do it in.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// The device is no longer connected.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// There is nothing recorded.
    public static var noDataCaptured: Code { .noDataCaptured }
    /// The settings of the device do not fit.
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    /// A film was not written.
    public static var exportFailed: Code { .exportFailed }
    /// A file of that name lies there.
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    /// The file cannot be read as what it says it is.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// The format of the file is not known.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// Nothing decodes the format.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// Nothing encodes the format.
    public static var encoderNotFound: Code { .encoderNotFound }
    /// The content is protected.
    public static var contentIsProtected: Code { .contentIsProtected }
    /// There is no picture at that time.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// It cannot be done to this content.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// The program may not use the device.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    /// It was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// The parts that play and film have begun anew.
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    /// There is no room for the file.
    public static var diskFull: Code { .diskFull }
    /// The file is as long as it may be.
    public static var maximumDurationReached: Code { .maximumDurationReached }
    /// The file is as large as it may be.
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    /// Another program has the device.
    public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
    /// The device is away.
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    /// The session was changed.
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
}

/// Why a file is not read: it is not there, or its format is not known.
func failure(of url: URL?) -> any Error {
    guard let url, url.isFileURL, !FileManager.default.fileExists(atPath: url.path) else {
        return AVError(.fileFormatNotRecognized)
    }
    return URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
}

/// An error of the system's sound files: `typ?`, a file of a kind that is not known.
func unsupportedFileType(_ reason: String = "Sounds are not read or written in pieces on Linux.") -> NSError {
    NSError(
        domain: NSOSStatusErrorDomain, code: Int(kAudioFileUnsupportedFileTypeError),
        userInfo: [NSLocalizedFailureReasonErrorKey: reason])
}

/// The kind of the file is not known: `typ?`.
public let kAudioFileUnsupportedFileTypeError: Int32 = 0x7479_703F
