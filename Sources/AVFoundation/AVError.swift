public import QuartzCore

// Films and sounds are not decoded on Linux, nothing is recorded and there is no camera. Everything here says so, as Apple's frameworks do of a
// file that they cannot read and of a device without such parts: items fail with `AVError.fileFormatNotRecognized`, players of sounds are
// not made, no camera is found. Times, ranges and boxes are reckoned.

/// The domain of these errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why a film or a sound cannot be had.
public struct AVError: Error, CustomNSError, Equatable, Sendable {
    /// Which error it is.
    public enum Code: Int, Sendable {
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
    }

    /// Which error it is.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// Apple's number.
    public var errorCode: Int { code.rawValue }
    /// What the error says of itself.
    public var errorUserInfo: [String: Any] {
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
    /// The format of the file is not known.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// Nothing decodes the format.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// There is no picture at that time.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// It cannot be done to this content.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// The program may not use the device.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    /// It was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// A film was not written.
    public static var exportFailed: Code { .exportFailed }
}

/// Why a file is not read: it is not there, or its format is not known.
func failure(of url: URL?) -> any Error {
    guard let url, url.isFileURL, !FileManager.default.fileExists(atPath: url.path) else {
        return AVError(.fileFormatNotRecognized)
    }
    return URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
}

/// An error of the system's sound files: `typ?`, a file of a kind that is not known.
func unsupportedFileType() -> NSError {
    NSError(
        domain: NSOSStatusErrorDomain, code: Int(kAudioFileUnsupportedFileTypeError),
        userInfo: [NSLocalizedFailureReasonErrorKey: "Sounds are not decoded on Linux."])
}

/// The kind of the file is not known: `typ?`.
public let kAudioFileUnsupportedFileTypeError: Int32 = 0x7479_703F
