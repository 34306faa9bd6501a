import CPNGRows
import CZlib

/// PNG files as Xcode packs them into apps: a chunk `CgBI` comes before the header, rows are deflated without zlib's frame, and pixels are
/// premultiplied, blue first.
enum CrushedPNG {
    /// nil for other PNG files.
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage? {
        let start = request.bytes.all.prefix(16)
        guard start.count == 16, start.dropFirst(12).elementsEqual("CgBI".utf8) else { return nil }
        let chunks = PNGChunks.chunks(Data(request.bytes.all))
        guard let header = chunks.first(where: { $0.name == "IHDR" })?.content, header.count == 13 else {
            throw .damaged(reason: "it has no header.")
        }
        let width = Int(PNGChunks.number(header, at: header.startIndex))
        let height = Int(PNGChunks.number(header, at: header.startIndex + 4))
        let kind = [UInt8](header.dropFirst(8))
        guard kind[0] == 8, kind[1] == 2 || kind[1] == 6, kind[4] == 0 else {
            throw .damaged(
                reason: "Xcode packed it for apps, in another way than with three or four channels of eight bits.")
        }
        try request.check(width: width, height: height)
        let packed = chunks.filter { $0.name == "IDAT" }.reduce(into: Data()) { $0.append($1.content) }
        let channels = kind[1] == 6 ? 4 : 3
        var rows = try inflated(packed, count: (width * channels + 1) * height)
        let buffer = PixelBuffer(width: width, height: height, isOpaque: channels == 3)
        let isRead = png_unfilter_crushed(&rows, width, height, Int32(channels), buffer.base, buffer.stride)
        guard isRead != 0 else { throw .damaged(reason: "it names a filter that does not exist.") }
        if channels == 4 { buffer.isOpaque = buffer.findsOpaque() }
        return DecodedImage(buffer, orientation: EXIFOrientation.inPNG(request.bytes))
    }

    private static func inflated(_ packed: Data, count: Int) throws(ImageDecodingError) -> [UInt8] {
        var rows = [UInt8](repeating: 0, count: count)
        var stream = z_stream()
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged(reason: "its pixels cannot be unpacked.")
        }
        defer { inflateEnd(&stream) }
        let status = packed.withUnsafeBytes { source in
            rows.withUnsafeMutableBufferPointer { target in
                stream.next_in = UnsafeMutablePointer(mutating: source.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                return inflate(&stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END, Int(stream.total_out) == count else {
            throw .damaged(reason: "its pixels cannot be unpacked.")
        }
        return rows
    }
}
