package import Compositor
package import CoreGraphics
package import RenderTree

/// A display that writes what it shows into a file: a movie through ffmpeg, or PNGs without it.
///
/// Frame k is the picture of the time k / rate, however long it takes to draw. Ctrl-C ends the recording with a whole file of what
/// was recorded so far; a second Ctrl-C ends the program without a file.
@MainActor
package final class RecorderDisplay: Display {
    package let size: CGSize
    package let scale: CGFloat
    package let clock: MediaClock
    package let pace: DisplayPace
    private let encoder: any FrameEncoder
    private let interrupts: InterruptWatch
    private var progress: ProgressBar
    private var count = 0
    private var isFinished = false

    /// - Parameters:
    ///   - file: Its ending chooses the format.
    ///   - frameCount: How many frames will come, for the progress bar; nil when nobody knows.
    package init(
        file: String, size: CGSize, scale: CGFloat, framesPerSecond: Double, frameCount: Int? = nil,
        clock: MediaClock = MediaClock(), ffmpeg: FFmpeg? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DisplayError) {
        self.size = size
        self.scale = scale
        self.clock = clock
        pace = .stepped(framesPerSecond: framesPerSecond)
        let format = try RecordingFormat(file: file)
        let width = max(1, Int((size.width * scale).rounded())), height = max(1, Int((size.height * scale).rounded()))
        guard max(width, height) <= format.largestSide else {
            throw .sizeTooLarge(format: format.name, width: width, height: height, limit: format.largestSide)
        }
        switch format {
        case .png:
            encoder = try PictureEncoder(path: file)
        case .pngSequence(let pattern):
            encoder = try PictureSequenceEncoder(pattern: pattern)
        default:
            var program = ffmpeg
            if program == nil { program = try FFmpeg.find(environment: environment) }
            guard let program else { throw .ffmpegMissing(format: format.name) }
            encoder = try FFmpegEncoder(
                file: file, format: format, ffmpeg: program, width: width, height: height,
                framesPerSecond: framesPerSecond)
        }
        progress = ProgressBar(total: frameCount)
        let unfinished = UnsafeSendable(encoder)
        interrupts = InterruptWatch { unfinished.value.abandon() }
    }

    package var isOpen: Bool { !interrupts.isInterrupted }

    package func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError) {
        try encoder.write(frame)
        count += 1
        progress.update(done: count)
    }

    package func finish() throws(DisplayError) {
        guard !isFinished else { return }
        isFinished = true
        progress.end()
        try encoder.finish()
    }

    /// Ends without a file.
    package func abandon() {
        guard !isFinished else { return }
        isFinished = true
        progress.end()
        encoder.abandon()
    }
}

/// The second Ctrl-C reaches for the encoder from a signal's thread, when the program is about to end anyway.
private struct UnsafeSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
