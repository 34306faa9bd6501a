import CPNGRows
import CZlib

/// Why a PNG file cannot be read bit by bit.
package enum PNGReadingError: Error, Equatable, CustomStringConvertible {
    case unreadable(reason: String)
    case empty
    case notPNG
    case cutOff(bytes: Int)
    case damaged(reason: String)
    case sixteenBits
    case tooLarge(width: Int, height: Int)

    package var description: String {
        switch self {
        case .unreadable(let reason): "it may not be read: \(reason)"
        case .empty: "it is empty."
        case .notPNG: "it is not a PNG file."
        case .cutOff(let bytes): "it breaks off after \(bytes) bytes."
        case .damaged(let reason): "it is damaged: \(reason)"
        case .sixteenBits: "it has 16 bits a channel, of which 8 would be lost."
        case .tooLarge(let width, let height): "it claims \(width)×\(height) pixels, which is too large."
        }
    }
}

/// Reads PNG files without loss, or says why not. 8-bit RGB and RGBA, which ``PNGWriter`` writes, are read here; palettes, gray and
/// interlaced files by ``ImageDecoder``.
package enum PNGFile {
    private struct Header {
        let width: Int, height: Int, depth: UInt8, color: UInt8, isInterlaced: Bool
    }

    package static func read(_ data: Data) throws(PNGReadingError) -> PixelBuffer {
        guard !data.isEmpty else { throw .empty }
        guard PNGChunks.isPNG(data) else { throw .notPNG }
        if let end = PNGChunks.breakOff(data) { throw .cutOff(bytes: end) }
        let chunks = PNGChunks.chunks(data)
        if let broken = chunks.first(where: { !$0.isWhole }) {
            throw .damaged(reason: "the checksum of \(broken.name) is wrong.")
        }
        let header = try header(in: chunks)
        guard PixelBuffer.allows(width: header.width, height: header.height) else {
            throw .tooLarge(width: header.width, height: header.height)
        }
        if header.depth == 16 { throw .sixteenBits }
        let isPlain = !header.isInterlaced && chunks.allSatisfy { $0.name != "tRNS" }
        if header.depth == 8, header.color == 2 || header.color == 6, isPlain {
            return try pixels(header, in: chunks)
        }
        do throws(ImageDecodingError) {
            return try ImageDecoder.decode(data).image.buffer
        } catch {
            throw .damaged(reason: "\(error)")
        }
    }

    private static func header(in chunks: [PNGChunks.Chunk]) throws(PNGReadingError) -> Header {
        guard let first = chunks.first, first.name == "IHDR", first.content.count == 13 else {
            throw .damaged(reason: "it does not begin with a header.")
        }
        let bytes = [UInt8](first.content), start = first.content.startIndex
        return Header(
            width: Int(PNGChunks.number(first.content, at: start)),
            height: Int(PNGChunks.number(first.content, at: start + 4)), depth: bytes[8], color: bytes[9],
            isInterlaced: bytes[12] != 0)
    }

    private static func pixels(
        _ header: Header, in chunks: [PNGChunks.Chunk]
    ) throws(PNGReadingError) -> PixelBuffer {
        let channels = header.color == 6 ? 4 : 3
        let packed = chunks.filter { $0.name == "IDAT" }.reduce(into: Data()) { $0.append($1.content) }
        let buffer = PixelBuffer(width: header.width, height: header.height, isOpaque: channels == 3)
        try unpack(
            packed, header.width, header.height, channels: channels, into: buffer.base, stride: buffer.stride)
        if channels == 4 { buffer.isOpaque = buffer.findsOpaque() }
        return buffer
    }

    /// Packed rows as premultiplied words; `stride` in pixels.
    static func unpack(
        _ packed: Data, _ width: Int, _ height: Int, channels: Int, into pixels: UnsafeMutablePointer<UInt32>,
        stride: Int
    ) throws(PNGReadingError) {
        let count = (width * channels + 1) * height
        // Deflate repeats a byte at most 1032 times: a small file that claims more is not given memory.
        guard count / 1040 <= packed.count else { throw .damaged(reason: "it has too few bytes for its size.") }
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        defer { rows.deallocate() }
        var filled = uLong(count)
        let status = packed.withUnsafeBytes {
            uncompress(rows, &filled, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), uLong($0.count))
        }
        guard status == Z_OK, filled == count else { throw .damaged(reason: "its pixels cannot be unpacked.") }
        guard png_unfilter(rows, width, height, Int32(channels), pixels, stride) != 0 else {
            throw .damaged(reason: "it names a filter that does not exist.")
        }
    }
}

extension PixelBuffer {
    /// Whether both have the same size and the same pixels.
    package func hasSamePixels(as other: PixelBuffer) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return png_is_equal(base, stride, other.base, other.stride, width, height) != 0
    }
}
