import ArgumentParser
import CoreGraphics
import Displays

/// `mutoscope join`: a film of the parts that `mutoscope record --frames` wrote.
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Makes a film of numbered pictures that several processes have recorded.",
        discussion:
            "The parts are folders of frame-0001.png and so on; together they have every number from 1, each once.")

    @Argument(help: "Folders of numbered pictures.")
    var parts: [String]

    @Option(help: "The file to write: .mp4, .gif, .apng or .webp.")
    var out: String

    @Option(help: "Frames per second, 1 to 240.")
    var fps = 60.0

    func validate() throws {
        guard fps >= 1, fps <= 240 else { throw ValidationError("--fps is from 1 to 240; got \(fps).") }
    }

    func run() throws {
        let files = try Self.numbered(parts)
        try MainActor.assumeIsolated { try join(files) }
    }

    /// The pictures in the order of their numbers, without a gap.
    static func numbered(_ folders: [String]) throws -> [String] {
        var byNumber: [Int: String] = [:]
        for folder in folders {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                throw ValidationError("\(folder) is no folder that can be read.")
            }
            for name in names.sorted() where name.hasSuffix(".png") {
                guard let number = number(in: name) else { continue }
                if let other = byNumber[number] {
                    throw ValidationError("Frame \(number) is there twice: \(other) and \(folder)/\(name).")
                }
                byNumber[number] = "\(folder)/\(name)"
            }
        }
        guard let last = byNumber.keys.max() else { throw ValidationError("There are no numbered pictures to join.") }
        let missing = (1...max(1, last)).filter { byNumber[$0] == nil }
        if let first = missing.first {
            let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
            throw ValidationError("Frame \(first)\(more) of \(last) is missing.")
        }
        return (1...last).compactMap { byNumber[$0] }
    }

    /// The last number in a file's name.
    private static func number(in name: String) -> Int? {
        let digits = name.dropLast(4).reversed().prefix { $0.isASCII && $0.isNumber }
        return Int(String(digits.reversed()))
    }

    @MainActor
    private func join(_ files: [String]) throws {
        var display: RecorderDisplay?
        do {
            for (index, file) in files.enumerated() {
                let frame = try ImageDecoder.decode(contentsOf: URL(fileURLWithPath: file)).image.buffer
                let size = CGSize(width: frame.width, height: frame.height)
                let target =
                    try display
                    ?? RecorderDisplay(
                        file: out, size: size, scale: 1, framesPerSecond: fps, frameCount: files.count)
                display = target
                guard target.isOpen else { break }
                guard target.size == size else {
                    throw ValidationError(
                        "\(file) is \(frame.width)×\(frame.height) pixels; the first frame is \(target.size.width)×\(target.size.height)."
                    )
                }
                try target.present(frame, damage: [], at: Double(index) / fps)
            }
            try display?.finish()
        } catch {
            display?.abandon()
            throw error
        }
    }
}
