/// BMP in Swift: Windows' and OS/2's headers, 1 to 32 bits, masks, both run lengths.
enum BMPReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        let header = try BMPHeader(request.bytes, at: 14)
        let pixels = try request.bytes.little32(10)
        return DecodedImage(try read(header, pixelsAt: pixels, request))
    }

    static func read(
        _ header: BMPHeader, pixelsAt start: Int, _ request: DecodingRequest
    ) throws(ImageDecodingError) -> PixelBuffer {
        try request.check(width: header.width, height: header.height)
        let buffer = PixelBuffer(width: header.width, height: header.height)
        switch header.compression {
        case 1, 2: try BMPRuns.draw(header, at: start, of: request.bytes, into: buffer)
        case 0, 3, 6:
            for row in 0..<header.height { try read(row, header, start, request.bytes, buffer) }
        default: throw .damaged(reason: "BMP compression \(header.compression) is not known.")
        }
        buffer.premultiply()
        return buffer
    }

    private static func read(
        _ row: Int, _ header: BMPHeader, _ start: Int, _ bytes: FileBytes, _ buffer: PixelBuffer
    ) throws(ImageDecodingError) {
        let rowBytes = (header.width * header.bits + 31) / 32 * 4
        let part = Array(try bytes.part(start + row * rowBytes, rowBytes))
        let y = header.isTopDown ? row : header.height - 1 - row
        let out = buffer.base + y * buffer.stride
        for x in 0..<header.width {
            switch header.bits {
            case 1, 4, 8:
                let shift = 8 - header.bits - x * header.bits % 8
                out[x] = header.color(Int(part[x * header.bits / 8]) >> shift & (1 << header.bits - 1))
            case 24: out[x] = word(part[x * 3 + 2], part[x * 3 + 1], part[x * 3])
            case 16: out[x] = header.unpack(UInt32(part[x * 2]) | UInt32(part[x * 2 + 1]) << 8)
            default:
                let i = x * 4
                out[x] = header.unpack(word(part[i + 2], part[i + 1], part[i], part[i + 3]))
            }
        }
    }
}

/// What a BMP file, or a bitmap in an icon, says about itself.
struct BMPHeader {
    var width: Int, height: Int
    let bits: Int
    let compression: Int
    let isTopDown: Bool
    /// Bytes of the header, its masks and its colours.
    let length: Int
    private var palette: [UInt32] = []
    /// Of red, green, blue and alpha.
    private var masks: [UInt32] = [0xFF_0000, 0xFF00, 0xFF, 0]

    init(_ bytes: FileBytes, at start: Int) throws(ImageDecodingError) {
        let size = try bytes.little32(start)
        guard size == 12 || (40...1_024).contains(size) else {
            throw .damaged(reason: "a BMP header of \(size) bytes is not known.")
        }
        let isOld = size == 12
        width = isOld ? try bytes.little16(start + 4) : try bytes.signed32(start + 4)
        let rows = isOld ? try bytes.little16(start + 6) : try bytes.signed32(start + 8)
        (height, isTopDown) = (abs(rows), rows < 0)
        bits = try bytes.little16(start + (isOld ? 10 : 14))
        compression = isOld ? 0 : try bytes.little32(start + 16)
        guard [1, 4, 8, 16, 24, 32].contains(bits) else { throw .damaged(reason: "BMP has no \(bits) bits a pixel.") }
        if bits == 16 { masks = [0x7C00, 0x3E0, 0x1F, 0] }
        var end = start + size
        if compression == 3 || compression == 6 {
            let count = compression == 6 || size >= 56 ? 4 : 3
            for index in 0..<count { masks[index] = UInt32(try bytes.little32(start + 40 + index * 4)) }
            if size == 40 { end += count * 4 }
        }
        if bits <= 8 {
            let stored = isOld ? 0 : try bytes.little32(start + 32), entry = isOld ? 3 : 4
            let count = stored == 0 ? 1 << bits : min(stored, 1 << bits)
            for index in 0..<count {
                let part = Array(try bytes.part(end + index * entry, 3))
                palette.append(word(part[2], part[1], part[0]))
            }
            end += count * entry
        }
        length = end - start
    }

    /// A colour that the file does not have is black.
    func color(_ index: Int) -> UInt32 { index < palette.count ? palette[index] : 0xFF00_0000 }

    /// A pixel by the masks, as a straight word.
    func unpack(_ pixel: UInt32) -> UInt32 {
        let parts = masks.map { mask -> UInt8 in
            guard mask != 0 else { return 0 }
            let most = mask >> UInt32(mask.trailingZeroBitCount)
            return UInt8(UInt64((pixel & mask) >> UInt32(mask.trailingZeroBitCount)) * 255 / UInt64(most))
        }
        return word(parts[0], parts[1], parts[2], masks[3] == 0 ? 255 : parts[3])
    }

    /// Icons of 32 bits have alpha without saying so.
    mutating func takeAlpha() {
        if bits == 32, masks[3] == 0 { masks[3] = 0xFF00_0000 }
    }
}

/// Run lengths of 4 and 8 bits.
private enum BMPRuns {
    static func draw(
        _ header: BMPHeader, at start: Int, of bytes: FileBytes, into buffer: PixelBuffer
    ) throws(ImageDecodingError) {
        guard header.bits == (header.compression == 1 ? 8 : 4) else {
            throw .damaged(reason: "its run lengths do not fit \(header.bits) bits a pixel.")
        }
        buffer.fill(header.color(0))
        var i = start, x = 0, y = 0
        func put(_ index: Int) {
            if x < header.width {
                let row = header.isTopDown ? y : header.height - 1 - y
                buffer.base[row * buffer.stride + x] = header.color(index)
            }
            x += 1
        }
        func index(_ byte: UInt8, _ number: Int) -> Int {
            header.bits == 8 ? Int(byte) : Int(number % 2 == 0 ? byte >> 4 : byte & 15)
        }
        while y < header.height {
            let count = Int(try bytes.byte(i)), value = try bytes.byte(i + 1)
            i += 2
            if count > 0 {
                for number in 0..<count { put(index(value, number)) }
                continue
            }
            switch value {
            case 0: (x, y) = (0, y + 1)
            case 1: return
            case 2:
                x += Int(try bytes.byte(i))
                y += Int(try bytes.byte(i + 1))
                i += 2
            default:
                let length = Int(value), stored = header.bits == 8 ? length : (length + 1) / 2
                let part = Array(try bytes.part(i, stored))
                for number in 0..<length { put(index(part[header.bits == 8 ? number : number / 2], number)) }
                i += stored + stored % 2
            }
        }
    }
}
