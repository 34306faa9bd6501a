/// Windows' icons and cursors: the largest picture with the most colours.
enum IconReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        let bytes = request.bytes
        let count = try bytes.little16(4)
        var best: (size: Int, bits: Int, entry: Int)?
        for index in 0..<count {
            let entry = 6 + index * 16
            let width = Int(try bytes.byte(entry)), bits = try bytes.little16(entry + 6)
            let size = width == 0 ? 256 : width
            if let known = best, (known.size, known.bits) >= (size, bits) { continue }
            best = (size, bits, entry)
        }
        guard let best else { throw .damaged(reason: "it holds no picture.") }
        let length = try bytes.little32(best.entry + 8), start = try bytes.little32(best.entry + 12)
        var inner = request
        inner.bytes = FileBytes(try bytes.part(start, length))
        if ImageFileFormat(of: inner.bytes) == .png { return try PNGReader.read(inner) }
        return DecodedImage(try bitmap(inner))
    }

    /// A bitmap without a file's header, twice as high as the picture: a mask of one bit a pixel lies above it.
    private static func bitmap(_ request: DecodingRequest) throws(ImageDecodingError) -> PixelBuffer {
        var header = try BMPHeader(request.bytes, at: 0)
        header.height /= 2
        header.takeAlpha()
        let buffer = try BMPReader.read(header, pixelsAt: header.length, request)
        guard header.bits < 32 else { return buffer }
        let rowBytes = (header.width * header.bits + 31) / 32 * 4, maskBytes = (header.width + 31) / 32 * 4
        for y in 0..<header.height {
            let start = header.length + header.height * rowBytes + (header.height - 1 - y) * maskBytes
            let mask = Array(try request.bytes.part(start, maskBytes))
            for x in 0..<header.width where mask[x / 8] >> UInt8(7 - x % 8) & 1 != 0 {
                buffer.base[y * buffer.stride + x] = 0
            }
        }
        buffer.isOpaque = buffer.findsOpaque()
        return buffer
    }
}
