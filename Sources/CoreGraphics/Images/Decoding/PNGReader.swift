import CPNG

/// PNG by libpng. Of an animated PNG the first picture.
enum PNGReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        let bytes = request.bytes
        let end = PNGChunks.breakOff(bytes.all)
        if let end, !request.allowsPart { throw .damaged(reason: "the file breaks off after \(end) bytes.") }
        if end == nil, let crushed = try CrushedPNG.read(request) { return crushed }
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        // libpng keeps the address until it has read everything.
        let content = end == nil ? bytes : PNGChunks.mended(bytes)
        let result = content.all.withUnsafeBytes { memory -> Result<PixelBuffer, ImageDecodingError> in
            Result { () throws(ImageDecodingError) in try read(&image, memory, request) }
        }
        var decoded = DecodedImage(try result.get(), orientation: EXIFOrientation.inPNG(bytes))
        decoded.isPart = end != nil
        return decoded
    }

    private static func read(
        _ image: inout png_image, _ memory: UnsafeRawBufferPointer, _ request: DecodingRequest
    ) throws(ImageDecodingError) -> PixelBuffer {
        guard png_image_begin_read_from_memory(&image, memory.baseAddress, memory.count) != 0 else {
            throw .damaged(reason: message(of: &image))
        }
        try request.check(width: Int(image.width), height: Int(image.height))
        let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
        image.format = mutoscope_png_format_bgra
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        let buffer = PixelBuffer(width: Int(image.width), height: Int(image.height), isOpaque: !hasAlpha)
        if png_image_finish_read(&image, nil, buffer.base, Int32(buffer.stride * 4), nil) == 0 {
            guard request.allowsPart else { throw .damaged(reason: message(of: &image)) }
            // Rows that have not come are clear.
            buffer.isOpaque = buffer.findsOpaque()
        }
        if hasAlpha { buffer.premultiply() }
        return buffer
    }

    private static func message(of image: inout png_image) -> String {
        withUnsafeBytes(of: &image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
