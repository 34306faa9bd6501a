import CoreGraphics

/// What a recording's file name asks for.
package enum RecordingFormat: Equatable, Sendable {
    case mp4, gif, apng, webp
    /// One picture: the last frame of the recording.
    case png
    /// Numbered pictures; the path is a printf pattern with one `%d` or `%0Nd`.
    case pngSequence(pattern: String)

    package init(file: String) throws(DisplayError) {
        let name = (file as NSString).lastPathComponent
        switch (name as NSString).pathExtension.lowercased() {
        case "mp4", "m4v", "mov": self = .mp4
        case "gif": self = .gif
        case "apng": self = .apng
        case "webp": self = .webp
        case "png" where name.contains("%"):
            guard FrameNumbering.isValid(pattern: name) else { throw .unknownFormat(file: file) }
            self = .pngSequence(pattern: file)
        case "png": self = .png
        default:
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
            guard file.hasSuffix("/") || exists && isFolder.boolValue else { throw .unknownFormat(file: file) }
            self = .pngSequence(pattern: (file as NSString).appendingPathComponent("frame-%04d.png"))
        }
    }

    package var name: String {
        switch self {
        case .mp4: "MP4"
        case .gif: "GIF"
        case .apng: "APNG"
        case .webp: "WebP"
        case .png, .pngSequence: "PNG"
        }
    }

    /// Pixels a side.
    package var largestSide: Int {
        switch self {
        case .mp4: 16_384
        case .webp: 16_383
        case .gif: 65_535
        case .apng, .png, .pngSequence: 65_535
        }
    }

    /// The ffmpeg encoders that can make it, best first; empty when ffmpeg is not needed.
    package var encoders: [String] {
        switch self {
        case .mp4: ["libx264", "libopenh264", "libsvtav1", "mpeg4"]
        case .gif: ["gif"]
        case .apng: ["apng"]
        case .webp: ["libwebp_anim"]
        case .png, .pngSequence: []
        }
    }
}

/// File names such as `frame-%04d.png`.
package enum FrameNumbering {
    package static func isValid(pattern: String) -> Bool {
        split(pattern) != nil
    }

    /// The name of picture `number`, counted from 1.
    package static func path(pattern: String, number: Int) -> String {
        guard let parts = split(pattern) else {
            preconditionFailure("A pattern for numbered pictures has one %d or %0Nd; got \(pattern).")
        }
        let digits = String(number)
        let zeros = String(repeating: "0", count: max(0, parts.width - digits.count))
        return parts.before + zeros + digits + parts.after
    }

    private static func split(_ pattern: String) -> (before: String, width: Int, after: String)? {
        guard let match = pattern.wholeMatch(of: /([^%]*)%(?:0([1-9]))?d([^%]*)/) else { return nil }
        return (String(match.1), match.2.flatMap { Int($0) } ?? 1, String(match.3))
    }
}
