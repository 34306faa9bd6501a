import CoreGraphics
import Dispatch
import Displays
public import QuartzCore

/// Writes a film picture by picture with the machine's ffmpeg: H.264, or the best that this ffmpeg has, in an MP4 file. There is no sound.
///
/// Pictures come at any times; the film has as many a second as their times' scale says, up to 120, else as the first two are apart. Of two that
/// fall on the same one the later is seen.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    /// How far the film is.
    public enum Status: Int, Sendable {
        /// Not begun.
        case unknown = 0
        /// Pictures can be given.
        case writing = 1
        /// The file is whole.
        case completed = 2
        /// It went wrong: see the error.
        case failed = 3
        /// It was given up.
        case cancelled = 4
    }

    /// Where the file will be.
    public let outputURL: URL
    /// Its format: MP4 or QuickTime.
    public let outputFileType: AVFileType
    /// What is written: pictures.
    open var availableMediaTypes: [AVMediaType] { [.video] }
    /// Where pictures come in: one at most.
    open private(set) var inputs: [AVAssetWriterInput] = []
    /// What is known of the film. Only kept.
    open var metadata: [AVMetadataItem] = []
    /// Whether what is needed first comes first. It does.
    open var shouldOptimizeForNetworkUse = false
    /// Parts of a second that times are counted in. Only kept.
    open var movieTimeScale: CMTimeScale = 0
    /// How often the file could be read before it is whole. Only kept.
    open var movieFragmentInterval = CMTime.invalid
    /// Where files go that are not whole. Only kept: beside the film.
    open var directoryForTemporaryFiles: URL?
    private let lock = NSLock()
    private var state = Status.unknown
    private var reason: (any Error)?
    private var film: FilmFile?

    /// Throws `AVError.fileFormatNotRecognized` for other formats than MP4 and QuickTime.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        guard [.mp4, .m4v, .mov].contains(outputFileType) else { throw AVError(.fileFormatNotRecognized) }
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
        super.init()
    }

    /// Throws `AVError.fileFormatNotRecognized` for other formats than MP4 and QuickTime.
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    /// How far the film is.
    open var status: Status { lock.withLock { state } }
    /// Why it failed.
    open var error: (any Error)? { lock.withLock { reason } }

    /// Whether settings make sense for what is written.
    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool {
        mediaType == .video
    }

    /// Whether an input can be added: the first one for pictures, before the film is begun.
    open func canAdd(_ input: AVAssetWriterInput) -> Bool {
        input.mediaType == .video && inputs.isEmpty && status == .unknown
    }

    /// Adds an input for pictures. Others are left out, with a report.
    open func add(_ input: AVAssetWriterInput) {
        guard canAdd(input) else {
            Diagnostics.report(
                "AVAssetWriter writes one input of pictures: one of \(input.mediaType.rawValue) is left out.",
                key: "writer.\(input.mediaType.rawValue)")
            return
        }
        inputs.append(input)
        input.writer = self
    }

    /// Begins the film. False when it cannot be: see the error.
    open func startWriting() -> Bool {
        lock.withLock {
            guard state == .unknown else { return false }
            do {
                if FileManager.default.fileExists(atPath: outputURL.path) { throw AVError(.fileAlreadyExists) }
                guard let ffmpeg = try FFmpeg.find(environment: ProcessInfo.processInfo.environment) else {
                    throw AVError(.encoderNotFound)
                }
                film = FilmFile(outputURL, ffmpeg, inputs.first?.outputSettings)
                state = .writing
                return true
            } catch {
                fail(error)
                return false
            }
        }
    }

    /// From which time on pictures count: the film begins there.
    open func startSession(atSourceTime startTime: CMTime) { lock.withLock { film?.begin(at: startTime) } }

    /// Until when the last picture is seen.
    open func endSession(atSourceTime endTime: CMTime) { lock.withLock { film?.end(at: endTime) } }

    func append(_ buffer: CVPixelBuffer, at time: CMTime) -> Bool {
        lock.withLock {
            guard state == .writing, let film, time.seconds.isFinite else { return false }
            do {
                try film.append(buffer, at: time)
                return true
            } catch {
                self.film = nil
                fail(error)
                return false
            }
        }
    }

    /// Makes the file whole. Returns when it is.
    open func finishWriting() async {
        await withCheckedContinuation { done in finishWriting { done.resume() } }
    }

    /// Makes the file whole on another thread, on which `handler` is then called.
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async {
            self.finish()
            handler()
        }
    }

    private func finish() {
        // Taken out, so that nobody who asks how far it is waits for ffmpeg.
        let film = lock.withLock {
            defer { self.film = nil }
            return self.film
        }
        guard let film else { return }
        let result = Result { try film.finish() }
        lock.withLock {
            switch result {
            case .success: state = .completed
            case .failure(let error): fail(error)
            }
        }
    }

    /// Gives the film up: no file is left. A film that is being finished is finished.
    open func cancelWriting() {
        lock.withLock {
            guard state == .writing, film != nil else { return }
            film = nil
            state = .cancelled
        }
    }

    private func fail(_ error: any Error) {
        state = .failed
        reason = (error as? DisplayError).map(AVError.of) ?? error
    }
}

extension AVError {
    fileprivate static func of(_ error: DisplayError) -> any Error {
        let code: Code =
            switch error {
            case .diskFull: .diskFull
            case .ffmpegMissing, .ffmpegLacksEncoder: .encoderNotFound
            default: .unknown
            }
        return NSError(
            domain: AVFoundationErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: "\(error)"])
    }
}
