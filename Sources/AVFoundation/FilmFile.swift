import CoreGraphics
import Displays
import QuartzCore

/// A film that is being written: pictures at any times become frames at even ones. Nothing is left of one that is let go before it is finished.
final class FilmFile {
    private static let mostFramesPerSecond = 120.0
    /// Seconds. A picture whose time is of another clock would be written for days.
    private static let longest = 6.0 * 3600
    /// Seconds of the first frame; nil: of the first picture.
    private var start: Double?
    /// Seconds at which the last picture ends.
    private var end: Double?
    private let place: URL, ffmpeg: FFmpeg
    /// What the film is to be, pixels; nil for what its pictures are.
    private let size: (width: Int, height: Int)?
    private var encoder: FFmpegEncoder?
    private var framesPerSecond = 0.0
    private var written = 0
    /// The picture seen now, and since when, seconds.
    private var seen: (picture: PixelBuffer, since: Double)?

    init(_ place: URL, _ ffmpeg: FFmpeg, _ settings: [String: Any]?) {
        (self.place, self.ffmpeg) = (place, ffmpeg)
        let width = (settings?[AVVideoWidthKey] as? NSNumber)?.intValue ?? 0
        let height = (settings?[AVVideoHeightKey] as? NSNumber)?.intValue ?? 0
        size = width > 0 && height > 0 ? (width, height) : nil
    }

    deinit { encoder?.abandon() }

    func begin(at time: CMTime) { if time.seconds.isFinite { start = time.seconds } }

    func end(at time: CMTime) { if time.seconds.isFinite { end = time.seconds } }

    func append(_ buffer: CVPixelBuffer, at time: CMTime) throws {
        let seconds = time.seconds, picture = try buffer.picture()
        if start == nil { start = seconds }
        if let seen, seconds > seen.since {
            if encoder == nil { try begin(seen.picture, time, gap: seconds - seen.since) }
            try write(until: seconds)
        }
        // What comes before the session is not seen, what comes late replaces what is there.
        seen = (picture, max(seconds, start ?? seconds))
    }

    private func begin(_ first: PixelBuffer, _ time: CMTime, gap: Double) throws {
        let scale = Double(time.timescale), most = Self.mostFramesPerSecond
        let rate = scale <= most ? scale : min(1 / gap, most)
        framesPerSecond = abs(rate - rate.rounded()) < 0.01 * rate ? max(rate.rounded(), 1) : rate
        let isAsLarge = size.map { $0 == (first.width, first.height) } ?? true
        encoder = try FFmpegEncoder(
            file: place.path, format: .mp4, ffmpeg: ffmpeg, width: first.width, height: first.height,
            framesPerSecond: framesPerSecond, outputSize: isAsLarge ? nil : size)
    }

    /// Writes the picture that is seen for all frames before a time, seconds.
    private func write(until time: Double) throws {
        guard let encoder, let seen, let start else { return }
        guard time - start <= Self.longest else { throw AVError(.maximumDurationReached) }
        let frames = Int(((time - start) * framesPerSecond).rounded())
        while written < frames {
            try encoder.write(seen.picture)
            written += 1
        }
    }

    func finish() throws {
        guard let seen, let start else { throw AVError(.noDataCaptured) }
        let end = max(end ?? seen.since, seen.since)
        if encoder == nil {
            // One picture only: a second of it, or until the session ends.
            let time = CMTime(seconds: seen.since, preferredTimescale: 30)
            try begin(seen.picture, time, gap: 1)
        }
        // It is seen for one frame at least.
        try write(until: max(end, Double(written + 1) / framesPerSecond + start))
        try encoder?.finish()
        encoder = nil
    }
}

extension CVBuffer {
    /// Its pixels as the compositor has them.
    fileprivate func picture() throws -> PixelBuffer {
        let width = CVPixelBufferGetWidth(self), height = CVPixelBufferGetHeight(self)
        let picture = PixelBuffer(width: width, height: height)
        guard let memory = CVPixelBufferGetBaseAddress(self) else { throw AVError(.invalidSourceMedia) }
        let rowBytes = CVPixelBufferGetBytesPerRow(self), format = CVPixelBufferGetPixelFormatType(self)
        for y in 0..<height {
            let row = UnsafeRawPointer(memory + y * rowBytes)
            Self.convert(
                row, format, to: UnsafeMutableBufferPointer(start: picture.base + y * picture.stride, count: width))
        }
        return picture
    }

    /// A row as opacity, red, green, blue from the highest bits down.
    private static func convert(
        _ row: UnsafeRawPointer, _ format: OSType, to pixels: UnsafeMutableBufferPointer<UInt32>
    ) {
        let colors = row.assumingMemoryBound(to: UInt32.self), greys = row.assumingMemoryBound(to: UInt8.self)
        switch format {
        case kCVPixelFormatType_OneComponent8:
            for x in pixels.indices { pixels[x] = 0xFF00_0000 | UInt32(greys[x]) * 0x01_0101 }
        case kCVPixelFormatType_32ARGB: for x in pixels.indices { pixels[x] = colors[x].byteSwapped }
        case kCVPixelFormatType_32RGBA:
            for x in pixels.indices { pixels[x] = colors[x].byteSwapped >> 8 | colors[x].byteSwapped << 24 }
        default: pixels.baseAddress?.update(from: colors, count: pixels.count)
        }
    }
}
