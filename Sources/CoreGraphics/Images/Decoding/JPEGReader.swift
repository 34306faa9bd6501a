import CTurboJPEG

/// JPEG by libjpeg-turbo.
enum JPEGReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        guard let decoder = tjInitDecompress() else { throw .damaged(reason: "libjpeg-turbo cannot be set up.") }
        defer { tjDestroy(decoder) }
        let bytes = request.bytes.all
        var width: Int32 = 0, height: Int32 = 0, sampling: Int32 = 0, space: Int32 = 0
        guard tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0 else {
            throw .damaged(reason: message(of: decoder))
        }
        try request.check(width: Int(width), height: Int(height))
        let size = storedSize(width, height, longestSide: request.longestSide)
        let isInk = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
        let buffer = PixelBuffer(width: size.width, height: size.height, isOpaque: true)
        let isWhole = size.width == Int(width) && size.height == Int(height)
        let isSpread = isWhole && space == TJCS_YCbCr.rawValue && JPEGPlanes.areSpread(sampling)
        let status =
            isSpread
            ? JPEGPlanes.decode(bytes, by: decoder, sampling, into: buffer)
            : decode(bytes, by: decoder, isInk ? TJPF_CMYK : TJPF_BGRA, into: buffer)
        let breaksOff = status != 0 && message(of: decoder).contains("Premature")
        if status != 0, tjGetErrorCode(decoder) != TJERR_WARNING.rawValue || breaksOff && !request.allowsPart {
            throw .damaged(reason: message(of: decoder))
        }
        if isInk { mixInks(buffer) }
        var decoded = DecodedImage(buffer, orientation: EXIFOrientation.inJPEG(request.bytes))
        decoded.isPart = breaksOff
        return decoded
    }

    /// As the library does it, in the buffer's size. Answers its status.
    private static func decode(
        _ bytes: [UInt8], by decoder: tjhandle, _ format: TJPF, into buffer: PixelBuffer
    ) -> Int32 {
        tjDecompress2(
            decoder, bytes, UInt(bytes.count), UnsafeMutableRawPointer(buffer.base).assumingMemoryBound(to: UInt8.self),
            Int32(buffer.width), Int32(buffer.stride * 4), Int32(buffer.height), Int32(format.rawValue),
            TJFLAG_LIMITSCANS)
    }

    /// The smallest size that the decoder gives by itself and that is not below the one asked for.
    private static func storedSize(_ width: Int32, _ height: Int32, longestSide: Int?) -> (width: Int, height: Int) {
        var divisor = 1
        while let longestSide, divisor < 8, Int(max(width, height)) / (divisor * 2) >= longestSide { divisor *= 2 }
        return ((Int(width) + divisor - 1) / divisor, (Int(height) + divisor - 1) / divisor)
    }

    /// Cyan, magenta, yellow and black, stored inverted as every writer does since Adobe's.
    private static func mixInks(_ buffer: PixelBuffer) {
        for y in 0..<buffer.height {
            let row = buffer.base + y * buffer.stride
            for x in 0..<buffer.width {
                let inks = row[x], black = inks >> 24
                let red = (inks & 255) * black / 255, green = (inks >> 8 & 255) * black / 255
                row[x] = 0xFF00_0000 | red << 16 | green << 8 | (inks >> 16 & 255) * black / 255
            }
        }
    }

    private static func message(of decoder: tjhandle) -> String {
        tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "it cannot be read."
    }
}

extension CGImage {
    /// The picture as a JPEG file's bytes on black; quality 0…100. nil when the writer fails.
    package func jpegData(quality: Int) -> Data? {
        guard let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(bytes) }
        // A premultiplied pixel without its alpha is the pixel on black.
        let status = tjCompress2(
            encoder, UnsafeRawPointer(buffer.base).assumingMemoryBound(to: UInt8.self), Int32(width),
            Int32(buffer.stride * 4), Int32(height), Int32(TJPF_BGRX.rawValue), &bytes, &count,
            Int32(TJSAMP_420.rawValue), Int32(min(max(quality, 1), 100)), TJFLAG_ACCURATEDCT)
        guard status == 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(count))
    }
}
