import CoreGraphics

/// An ffmpeg on this machine and what it can encode.
package struct FFmpeg: Equatable, Sendable {
    package let executable: String
    package let encoders: Set<String>

    package init(executable: String, encoders: Set<String>) {
        self.executable = executable
        self.encoders = encoders
    }

    /// The ffmpeg on the PATH of `environment`, asked for its encoders; nil when there is none.
    package static func find(environment: [String: String]) throws(DisplayError) -> FFmpeg? {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        guard
            let executable = folders.lazy.map({ "\($0)/ffmpeg" })
                .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
        else { return nil }
        return FFmpeg(executable: executable, encoders: try probe(executable))
    }

    /// The best of `format`'s encoders that this ffmpeg has.
    package func encoder(for format: RecordingFormat) throws(DisplayError) -> String {
        guard let encoder = format.encoders.first(where: encoders.contains) else {
            throw .ffmpegLacksEncoder(format: format.name, encoders: format.encoders)
        }
        return encoder
    }

    private static func probe(_ executable: String) throws(DisplayError) -> Set<String> {
        let child: ChildProcess
        do {
            child = try ChildProcess(
                executable: executable, arguments: ["-hide_banner", "-loglevel", "error", "-encoders"])
        } catch {
            throw .ffmpegFailed("\(executable) does not start: \(error.localizedDescription)")
        }
        let exit = child.waitForExit()
        guard exit.isSuccess else { throw .ffmpegFailed(child.saidText()) }
        // Lines such as " V....D libx264              libx264 H.264 …".
        let names = child.saidText().split(separator: "\n").compactMap { line -> String? in
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            guard words.count >= 2, words[0].count == 6, words[0].first == "V" else { return nil }
            return String(words[1])
        }
        return Set(names)
    }
}
