import Compositor
import CoreGraphics

/// Turns frames into a file.
protocol FrameEncoder: AnyObject {
    func write(_ frame: PixelBuffer) throws(DisplayError)
    /// The file is whole and has its name when this returns.
    func finish() throws(DisplayError)
    /// Leaves nothing behind.
    func abandon()
}

/// One PNG: the last frame.
final class PictureEncoder: FrameEncoder {
    private let path: String
    private var last: PixelBuffer?

    init(path: String) throws(DisplayError) {
        self.path = path
        // Finds out now, not after the last frame, that the folder is missing.
        _ = try PendingFile(path: path)
    }

    func write(_ frame: PixelBuffer) {
        last = frame.copy()
    }

    func finish() throws(DisplayError) {
        guard let last else { throw .nothingRecorded(path: path) }
        try last.writePNG(path: path)
    }

    func abandon() {
        last = nil
    }
}

/// Numbered PNGs, each whole or absent.
final class PictureSequenceEncoder: FrameEncoder {
    private let pattern: String
    private var count = 0

    init(pattern: String) throws(DisplayError) {
        self.pattern = pattern
        let folder = (pattern as NSString).deletingLastPathComponent
        if !folder.isEmpty {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw .cannotWrite(path: folder, reason: error.localizedDescription)
            }
        }
        _ = try PendingFile(path: FrameNumbering.path(pattern: pattern, number: 1))
    }

    func write(_ frame: PixelBuffer) throws(DisplayError) {
        count += 1
        try frame.writePNG(path: FrameNumbering.path(pattern: pattern, number: count))
    }

    func finish() throws(DisplayError) {
        guard count > 0 else { throw .nothingRecorded(path: pattern) }
    }

    func abandon() {}
}

extension PixelBuffer {
    fileprivate func writePNG(path: String) throws(DisplayError) {
        do {
            try PNGWriter.write(self, to: URL(fileURLWithPath: path))
        } catch {
            throw .cannotWrite(path: path, reason: error.description)
        }
    }
}
