import AppleRuntime
import QuartzCore

/// A sound that ffmpeg decodes: what is known of it at once, and its samples when they are wanted.
final class SoundFile: Sendable {
    /// Seconds.
    let duration: TimeInterval
    let channels: Int
    /// Hertz.
    let rate: Double
    let samples = SoundSamples()
    private let place: URL
    /// Whether the file is ours, to be taken away.
    private let isCopy: Bool
    private let isBegun = OSAllocatedUnfairLock(initialState: false)

    /// Decoded sound takes 176 kB a second; what is longer than an hour ends there.
    private static let longest: TimeInterval = 3600

    convenience init(_ url: URL) throws {
        guard url.isFileURL else {
            throw unsupportedFileType("Sounds are played from files, not from \(url.absoluteString).")
        }
        // The reader's own error where there is none.
        _ = try FileHandle(forReadingFrom: url)
        try self.init(place: url, isCopy: false)
    }

    convenience init(_ data: Data) throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try data.write(to: copy)
        do {
            try self.init(place: copy, isCopy: true)
        } catch {
            try? FileManager.default.removeItem(at: copy)
            throw error
        }
    }

    private init(place: URL, isCopy: Bool) throws {
        (self.place, self.isCopy) = (place, isCopy)
        let entries = "stream=sample_rate,channels:format=duration"
        let said = try Self.run(
            "ffprobe",
            ["-v", "error", "-select_streams", "a:0", "-show_entries", entries, "-of", "default=nw=1", place.path])
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
        func value(_ name: String) -> Double? {
            lines.lazy.filter { $0.hasPrefix(name + "=") }.compactMap { Double($0.dropFirst(name.count + 1)) }.first
        }
        guard let rate = value("sample_rate"), let channels = value("channels"), rate > 0, channels > 0 else {
            throw unsupportedFileType("\(place.lastPathComponent) is no sound that ffmpeg knows.")
        }
        (self.rate, self.channels) = (rate, Int(channels))
        duration = min(max(0, value("duration") ?? 0), Self.longest)
    }

    deinit { if isCopy { try? FileManager.default.removeItem(at: place) } }

    /// Begins to decode, on another thread; once.
    func decode() {
        let isFirst = isBegun.withLock { begun in
            defer { begun = true }
            return !begun
        }
        guard isFirst else { return }
        let arguments = [
            "-v", "error", "-nostdin", "-protocol_whitelist", "file,pipe", "-t", "\(Self.longest)", "-i", place.path,
            "-vn",
            "-f", "s16le", "-ac", "2", "-ar", "\(SoundSamples.rate)", "pipe:1",
        ]
        Thread.detachNewThread { [self] in
            _ = try? Self.run("ffmpeg", arguments) { self.samples.append($0) }
            samples.end()
        }
    }

    /// Runs a program of ffmpeg's and returns what it writes, or hands that on in pieces.
    @discardableResult
    private static func run(_ name: String, _ arguments: [String], _ take: ((Data) -> Void)? = nil) throws -> Data {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.lazy.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
        guard let found else { throw unsupportedFileType("Sounds are decoded by \(name), which is not installed.") }
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: found)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var all = Data()
        while let piece = try pipe.fileHandleForReading.read(upToCount: 1 << 16), !piece.isEmpty {
            if let take { take(piece) } else { all += piece }
        }
        process.waitUntilExit()
        return all
    }
}
