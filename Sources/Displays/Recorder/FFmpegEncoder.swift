import Compositor
package import CoreGraphics

/// Pipes raw frames to ffmpeg.
///
/// A GIF needs one palette for all frames before the first can be written: its frames go to a lossless file first, so that
/// neither program ever holds a whole recording in memory.
package final class FFmpegEncoder: FrameEncoder {
    private let child: ChildProcess
    private let ffmpeg: FFmpeg
    private let format: RecordingFormat
    private let file: PendingFile
    private let width: Int
    private let height: Int
    private let framesPerSecond: Double
    private var rows: [UInt32]
    private var count = 0

    /// - Parameter outputSize: pixels of an MP4 film; nil for those of its frames.
    package init(
        file path: String, format: RecordingFormat, ffmpeg: FFmpeg, width: Int, height: Int, framesPerSecond: Double,
        outputSize: (width: Int, height: Int)? = nil
    ) throws(DisplayError) {
        self.ffmpeg = ffmpeg
        self.format = format
        self.width = width
        self.height = height
        self.framesPerSecond = framesPerSecond
        file = try PendingFile(path: path)
        rows = [UInt32](repeating: 0, count: width * height)
        let encoder = try ffmpeg.encoder(for: format)
        let target = format == .gif ? Self.losslessPath(file) : file.temporaryPath
        let input = [
            "-hide_banner", "-loglevel", "error", "-nostdin", "-y",
            "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(width)x\(height)", "-r", "\(framesPerSecond)", "-i",
            "pipe:0",
        ]
        let size = outputSize ?? (width, height)
        let output = Self.output(
            format, encoder: encoder, width: size.width, height: size.height, isScaled: outputSize != nil)
        child = try Self.start(ffmpeg, input + output + ["-fflags", "+bitexact", target])
    }

    package func write(_ frame: PixelBuffer) throws(DisplayError) {
        guard frame.width == width, frame.height == height else {
            throw .sizeChanged(from: "\(width)×\(height)", to: "\(frame.width)×\(frame.height)")
        }
        let isWritten = rows.withUnsafeMutableBufferPointer { rows in
            for y in 0..<height {
                (rows.baseAddress! + y * width).update(from: frame.base + y * frame.stride, count: width)
            }
            return child.write(UnsafeRawBufferPointer(rows))
        }
        guard isWritten else {
            let error = failure(of: child)
            abandon()
            throw error
        }
        count += 1
    }

    package func finish() throws(DisplayError) {
        guard count > 0 else {
            abandon()
            throw .nothingRecorded(path: file.path)
        }
        do throws(DisplayError) {
            try expectSuccess(child)
            if format == .gif { try makeGIF() }
        } catch {
            discardFiles()
            throw error
        }
        discardIntermediates()
        try file.commit()
    }

    package func abandon() {
        child.kill()
        _ = child.waitForExit()
        discardFiles()
    }

    private func makeGIF() throws(DisplayError) {
        let lossless = Self.losslessPath(file), palette = Self.palettePath(file)
        // Every n-th frame, so that motion stays even; GIF players do not go beyond about 33 a second.
        let every = max(1, Int((framesPerSecond / 34).rounded(.up)))
        let rate = framesPerSecond / Double(every)
        let thin = "select='not(mod(n,\(every)))',setpts=N/(\(rate)*TB)"
        let quiet = ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"]
        try expectSuccess(
            Self.start(
                ffmpeg, quiet + ["-i", lossless, "-vf", "\(thin),palettegen=stats_mode=full", "-update", "1", palette]))
        let use = "[0:v]\(thin)[x];[x][1:v]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle"
        try expectSuccess(
            Self.start(
                ffmpeg,
                quiet + ["-i", lossless, "-i", palette, "-filter_complex", use, "-r", "\(rate)", "-loop", "0"]
                    + ["-f", "gif", "-fflags", "+bitexact", file.temporaryPath]))
    }

    private func expectSuccess(_ child: ChildProcess) throws(DisplayError) {
        guard child.waitForExit().isSuccess else { throw failure(of: child) }
        // Some builds report a full disk and still exit with 0.
        guard !child.saidText().contains("No space left") else { throw .diskFull(path: file.path) }
    }

    private func failure(of child: ChildProcess) -> DisplayError {
        let exit = child.waitForExit()
        let text = child.saidText()
        if text.contains("No space left") { return .diskFull(path: file.path) }
        let how = exit.wasSignalled ? "ended by signal \(exit.code)" : "exit code \(exit.code)"
        let lines = text.split(separator: "\n").suffix(3).joined(separator: "; ")
        return .ffmpegFailed(lines.isEmpty ? how : "\(lines) (\(how))")
    }

    private func discardIntermediates() {
        guard format == .gif else { return }
        unlink(Self.losslessPath(file))
        unlink(Self.palettePath(file))
    }

    private func discardFiles() {
        discardIntermediates()
        file.discard()
    }

    private static func losslessPath(_ file: PendingFile) -> String { file.temporaryPath + ".nut" }
    private static func palettePath(_ file: PendingFile) -> String { file.temporaryPath + ".png" }

    private static func start(_ ffmpeg: FFmpeg, _ arguments: [String]) throws(DisplayError) -> ChildProcess {
        do {
            return try ChildProcess(executable: ffmpeg.executable, arguments: arguments)
        } catch {
            throw .ffmpegFailed("\(ffmpeg.executable) does not start: \(error.localizedDescription)")
        }
    }

    private static func output(
        _ format: RecordingFormat, encoder: String, width: Int, height: Int, isScaled: Bool
    ) -> [String] {
        switch format {
        case .mp4: movie(encoder: encoder, width: width, height: height, isScaled: isScaled)
        case .gif: ["-c:v", "ffv1", "-pix_fmt", "bgra", "-f", "nut"]
        case .apng: ["-c:v", "apng", "-f", "apng", "-plays", "0", "-compression_level", "1"]
        case .webp:
            ["-c:v", "libwebp_anim", "-quality", "80", "-compression_level", "1", "-loop", "0", "-f", "webp"]
        case .png, .pngSequence:
            preconditionFailure("\(format.name) is written without ffmpeg.")
        }
    }

    /// 4:2:0 needs even sides: an odd picture gets its last column or row twice. Colours are marked as what they are.
    private static func movie(encoder: String, width: Int, height: Int, isScaled: Bool) -> [String] {
        var filters = isScaled ? ["scale=\(width):\(height)"] : []
        if width % 2 != 0 || height % 2 != 0 {
            filters.append("pad=\(width + width % 2):\(height + height % 2)")
            filters.append("fillborders=right=\(width % 2):bottom=\(height % 2):mode=smear")
        }
        filters.append("scale=out_color_matrix=bt709:out_range=tv")
        let quality: [String] =
            switch encoder {
            case "libx264": ["-preset", "veryfast", "-crf", "18"]
            case "libopenh264": ["-b:v", "8M"]
            case "libsvtav1": ["-preset", "10", "-crf", "30"]
            default: ["-q:v", "3"]
            }
        return ["-vf", filters.joined(separator: ","), "-c:v", encoder] + quality
            + [
                "-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
                "iec61966-2-1",
            ]
            + ["-color_range", "tv", "-movflags", "+faststart", "-f", "mp4"]
    }
}
