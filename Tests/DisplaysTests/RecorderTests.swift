import Compositor
import CoreGraphics
import Displays
import TestSupport
import Testing

/// The machine's own ffmpeg; tests that encode for real are skipped without one.
private let installedFFmpeg = try? FFmpeg.find(environment: ProcessInfo.processInfo.environment)

@Suite("Recorder")
@MainActor
struct RecorderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Frame k of a picture that is one colour, brighter with k, with a marker in the corner.
    private func frame(_ k: Int, width: Int, height: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        let level = UInt32(40 + 20 * k)
        for y in 0..<height {
            for x in 0..<width { buffer.base[y * buffer.stride + x] = 0xFF00_0000 | level << 16 | 0x80 << 8 | 0x20 }
        }
        return buffer
    }

    private func record(
        _ name: String, size: CGSize, frames: Int, ffmpeg: FFmpeg? = nil, environment: [String: String]? = nil
    ) throws {
        let recorder = try RecorderDisplay(
            file: folder.path(name), size: size, scale: 1, framesPerSecond: 20, frameCount: frames, ffmpeg: ffmpeg,
            environment: environment ?? ProcessInfo.processInfo.environment)
        for k in 0..<frames {
            try recorder.present(
                frame(k, width: recorder.pixelWidth, height: recorder.pixelHeight), damage: [], at: Double(k) / 20)
        }
        try recorder.finish()
    }

    /// Decodes a recording back to BGRA frames.
    private func decode(_ name: String, width: Int, height: Int) throws -> [[UInt8]] {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(installedFFmpeg).executable)
        process.arguments = ["-loglevel", "error", "-i", folder.path(name), "-f", "rawvideo", "-pix_fmt", "bgra", "-"]
        process.standardOutput = output
        try process.run()
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        let size = width * height * 4
        return stride(from: 0, to: bytes.count - bytes.count % size, by: size).map { Array(bytes[$0..<$0 + size]) }
    }

    @Test("PNG files need no ffmpeg and keep every bit")
    func pictures() throws {
        try record("last.png", size: CGSize(width: 7, height: 5), frames: 3, environment: [:])
        try record("all-%02d.png", size: CGSize(width: 7, height: 5), frames: 3, environment: [:])
        #expect(folder.contents == ["all-01.png", "all-02.png", "all-03.png", "last.png"])
        let last = try Data(contentsOf: URL(fileURLWithPath: folder.path("last.png")))
        #expect(last.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(last == (try Data(contentsOf: URL(fileURLWithPath: folder.path("all-03.png")))))
    }

    @Test(
        "movies hold every frame, colours and odd sizes included", .enabled(if: installedFFmpeg != nil),
        arguments: ["a.mp4", "a.gif", "a.apng", "a.webp"])
    func movies(name: String) throws {
        let width = 33, height = 21
        try record(name, size: CGSize(width: width, height: height), frames: 6)
        #expect(folder.contents == [name])
        // ffmpeg 5 writes animated WebP and cannot read it.
        guard name != "a.webp" else { return }
        let isPadded = name == "a.mp4"
        let frames = try decode(name, width: isPadded ? 34 : width, height: isPadded ? 22 : height)
        #expect(frames.count == 6)
        for (k, pixels) in frames.enumerated() {
            for offset in [0, pixels.count - 4] {
                #expect(abs(Int(pixels[offset + 2]) - (40 + 20 * k)) <= 3, "red of frame \(k) at byte \(offset)")
                #expect(abs(Int(pixels[offset + 1]) - 0x80) <= 3)
                #expect(abs(Int(pixels[offset]) - 0x20) <= 3)
            }
        }
    }

    @Test("without ffmpeg a movie is an error that says what to do")
    func missing() throws {
        let error = #expect(throws: DisplayError.ffmpegMissing(format: "MP4")) {
            try record("a.mp4", size: CGSize(width: 4, height: 4), frames: 1, environment: ["PATH": folder.url.path])
        }
        #expect(error?.description.contains("apt-get install ffmpeg") == true)
        #expect(folder.contents == [])
    }

    @Test("an ffmpeg without the encoder is named")
    func noEncoder() throws {
        _ = try folder.script("ffmpeg", "echo ' V....D mjpeg   Motion JPEG'")
        #expect(throws: DisplayError.ffmpegLacksEncoder(format: "WebP", encoders: ["libwebp_anim"])) {
            try record("a.webp", size: CGSize(width: 4, height: 4), frames: 1, environment: ["PATH": folder.url.path])
        }
    }

    @Test("an ffmpeg that dies is an error with its last words, and leaves no file")
    func dying() throws {
        let program = try folder.script(
            "fake", "for last; do :; done; echo half > \"$last\"; head -c 100 >/dev/null; echo 'it broke' >&2; exit 3")
        let ffmpeg = FFmpeg(executable: program, encoders: ["libx264"])
        let error = #expect(throws: DisplayError.self) {
            try record("a.mp4", size: CGSize(width: 640, height: 480), frames: 20, ffmpeg: ffmpeg)
        }
        #expect(error == .ffmpegFailed("it broke (exit code 3)"))
        #expect(folder.contents == ["fake"])
    }

    @Test("an ffmpeg killed by a signal is an error too")
    func killed() throws {
        let program = try folder.script("fake", "kill -9 $$")
        let ffmpeg = FFmpeg(executable: program, encoders: ["libx264"])
        let error = #expect(throws: DisplayError.self) {
            try record("a.mp4", size: CGSize(width: 640, height: 480), frames: 20, ffmpeg: ffmpeg)
        }
        #expect(error == .ffmpegFailed("ended by signal 9"))
        #expect(folder.contents == ["fake"])
    }

    @Test("a full disk is named, whatever ffmpeg's exit code", arguments: [0, 1])
    func fullDisk(code: Int) throws {
        let program = try folder.script(
            "fake", "cat >/dev/null; echo 'av_interleaved_write_frame(): No space left on device' >&2; exit \(code)")
        let ffmpeg = FFmpeg(executable: program, encoders: ["libx264"])
        #expect(throws: DisplayError.diskFull(path: folder.path("a.mp4"))) {
            try record("a.mp4", size: CGSize(width: 8, height: 8), frames: 2, ffmpeg: ffmpeg)
        }
        #expect(folder.contents == ["fake"])
    }

    @Test("a full disk in the second pass of a GIF leaves nothing either")
    func fullDiskGIF() throws {
        let body =
            "for last; do :; done; echo x > \"$last\"; cat >/dev/null; case \"$last\" in *.gif) echo 'No space left on device' >&2; exit 1;; esac"
        let ffmpeg = FFmpeg(executable: try folder.script("fake", body), encoders: ["gif"])
        #expect(throws: DisplayError.diskFull(path: folder.path("a.gif"))) {
            try record("a.gif", size: CGSize(width: 8, height: 8), frames: 2, ffmpeg: ffmpeg)
        }
        #expect(folder.contents == ["fake"])
    }

    @Test("a talkative ffmpeg does not block")
    func talkative() throws {
        let body = "for last; do :; done; yes warning | head -c 300000 >&2; cat > \"$last\""
        let ffmpeg = FFmpeg(executable: try folder.script("fake", body), encoders: ["libx264"])
        try record("a.mp4", size: CGSize(width: 64, height: 64), frames: 4, ffmpeg: ffmpeg)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("a.mp4")))
        #expect(bytes.count == 64 * 64 * 4 * 4)
    }

    @Test("a folder that does not exist is an error before the first frame")
    func noFolder() throws {
        for name in ["none/a.mp4", "none/a.png"] {
            let error = #expect(throws: DisplayError.self) {
                try RecorderDisplay(
                    file: folder.path(name), size: CGSize(width: 4, height: 4), scale: 1, framesPerSecond: 10)
            }
            #expect(error?.description.contains("does not exist") == true)
        }
    }

    @Test("no frame, no file")
    func empty() throws {
        let program = try folder.script("fake", "cat >/dev/null")
        for (name, ffmpeg) in [("a.mp4", FFmpeg(executable: program, encoders: ["libx264"])), ("a.png", nil)] {
            #expect(throws: DisplayError.nothingRecorded(path: folder.path(name))) {
                try record(name, size: CGSize(width: 4, height: 4), frames: 0, ffmpeg: ffmpeg)
            }
        }
        #expect(folder.contents == ["fake"])
    }

    @Test("a picture larger than the format holds is an error before the first frame")
    func tooLarge() throws {
        #expect(throws: DisplayError.sizeTooLarge(format: "WebP", width: 16_384, height: 4, limit: 16_383)) {
            try record("a.webp", size: CGSize(width: 16_384, height: 4), frames: 1)
        }
    }

    @Test("a frame of another size is an error")
    func sizeChanges() throws {
        let program = try folder.script("fake", "cat >/dev/null")
        let recorder = try RecorderDisplay(
            file: folder.path("a.mp4"), size: CGSize(width: 8, height: 8), scale: 1, framesPerSecond: 10,
            ffmpeg: FFmpeg(executable: program, encoders: ["libx264"]))
        #expect(throws: DisplayError.sizeChanged(from: "8×8", to: "9×8")) {
            try recorder.present(frame(0, width: 9, height: 8), damage: [], at: 0)
        }
        recorder.abandon()
    }
}
