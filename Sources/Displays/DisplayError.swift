/// What can go wrong outside the program while frames are shown or recorded. Each says what to do about it.
package enum DisplayError: Error, Equatable, Sendable, CustomStringConvertible {
    case unknownFormat(file: String)
    case ffmpegMissing(format: String)
    case ffmpegLacksEncoder(format: String, encoders: [String])
    case ffmpegFailed(String)
    case diskFull(path: String)
    case cannotWrite(path: String, reason: String)
    case sizeTooLarge(format: String, width: Int, height: Int, limit: Int)
    case sizeChanged(from: String, to: String)
    case nothingRecorded(path: String)
    case noWindowSupport
    case noDisplay
    case window(String)
    case noBrowserSupport
    case portTaken(Int)
    case browser(String)

    package var description: String {
        switch self {
        case .unknownFormat(let file):
            "\(file): the ending names no format. Use .mp4, .gif, .apng, .webp or .png "
                + "(frame-%04d.png or a folder for numbered pictures)."
        case .ffmpegMissing(let format):
            "Recording \(format) needs the program ffmpeg, which is not on the PATH. Install it "
                + "(apt-get install ffmpeg) or record to .png."
        case .ffmpegLacksEncoder(let format, let encoders):
            "This ffmpeg cannot encode \(format): it has none of \(encoders.joined(separator: ", ")). "
                + "Install a full build or record to .png."
        case .ffmpegFailed(let message):
            "ffmpeg stopped before the recording was complete: \(message)"
        case .diskFull(let path):
            "There is no space left to record \(path). Free some, or record smaller (--size, --scale, --fps)."
        case .cannotWrite(let path, let reason):
            "\(path) cannot be written: \(reason)"
        case .sizeTooLarge(let format, let width, let height, let limit):
            "\(format) holds pictures of up to \(limit) pixels a side; got \(width)×\(height). Use a smaller --size or --scale."
        case .sizeChanged(let old, let new):
            "The picture changed from \(old) to \(new) pixels while recording; one file has one size."
        case .nothingRecorded(let path):
            "No frame was recorded, so \(path) was not written."
        case .noWindowSupport:
            "This program was built without windows (package trait Window). "
                + "Use --display headless or --record FILE."
        case .noDisplay:
            "There is no display to open a window on. Use --display browser, --display headless or --record FILE, or start "
                + "where DISPLAY or WAYLAND_DISPLAY is set."
        case .window(let reason):
            "No window could be opened: \(reason). Use --display headless or --record FILE where there is no display."
        case .noBrowserSupport:
            "This program was built without the browser display (package trait Browser). "
                + "Use --display window or headless, or --record FILE."
        case .portTaken(let port):
            "Port \(port) is taken by another program. Choose another one, as in --display browser:\(Self.another(than: port))."
        case .browser(let reason):
            "The page could not be served: \(reason)."
        }
    }

    private static func another(than port: Int) -> Int { port < 65_535 ? port + 1 : 8_080 }
}
