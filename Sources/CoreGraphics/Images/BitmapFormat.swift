/// A layout of pixels in memory that can be read into and written from a ``PixelBuffer``: 8 bits a component, RGB,
/// CMYK, gray or alpha alone.
struct BitmapFormat: Equatable, Sendable {
    var alpha: CGImageAlphaInfo
    /// The four bytes of an RGB pixel lie last component first.
    private(set) var isLittleEndian = false
    /// The order of bytes in the caller's words.
    private(set) var order: CGBitmapInfo = []
    var isGray = false
    /// Cyan, magenta, yellow and black.
    private(set) var isInk = false
    /// RGB in three bytes; only images have it, contexts do not.
    var isPacked24 = false
    /// When rows are longer than their pixels.
    var bytesPerRow: Int?

    /// Alpha, red, green, blue in little-endian words: what a ``PixelBuffer`` holds.
    static let native = BitmapFormat(alpha: .premultipliedFirst, isLittleEndian: true)
    static let opaque = BitmapFormat(alpha: .noneSkipFirst, isLittleEndian: true)

    var bytesPerPixel: Int {
        if alpha == .alphaOnly { return 1 }
        if isPacked24 { return 3 }
        return isGray ? (alpha == .none ? 1 : 2) : 4
    }

    var info: CGBitmapInfo { CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue) }

    /// nil for layouts that are not supported.
    init?(model: CGColorSpaceModel?, bitsPerComponent: Int, bitsPerPixel: Int?, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, info.isDisjoint(with: .floatInfoMask),
            let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        order = info.intersection(.byteOrderMask)
        self.alpha = alpha
        isLittleEndian = order == .byteOrder32Little
        guard order == [] || order == .byteOrder32Little || order == .byteOrder32Big else { return nil }
        if alpha == .alphaOnly {
            isLittleEndian = false
        } else if model == .monochrome {
            isGray = true
            guard alpha == .none || alpha == .premultipliedLast || alpha == .last, !isLittleEndian else { return nil }
        } else if model == .rgb {
            isPacked24 = bitsPerPixel == 24 && alpha == .none
            guard alpha != .none || isPacked24 else { return nil }
        } else if model == .cmyk {
            isInk = true
            guard alpha == .none, !isLittleEndian else { return nil }
        } else {
            return nil
        }
        if let bitsPerPixel, bitsPerPixel != bytesPerPixel * 8 { return nil }
    }

    init(alpha: CGImageAlphaInfo, isLittleEndian: Bool = false) {
        self.alpha = alpha
        self.isLittleEndian = isLittleEndian
        order = isLittleEndian ? .byteOrder32Little : []
    }

    /// Byte offsets of red, green, blue and alpha (or filler) in a 4-byte pixel.
    private var offsets: (r: Int, g: Int, b: Int, a: Int) {
        let alphaFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
        let big = alphaFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
        return isLittleEndian ? (3 - big.0, 3 - big.1, 3 - big.2, 3 - big.3) : big
    }

    var hasAlpha: Bool {
        switch alpha {
        case .none, .noneSkipFirst, .noneSkipLast: false
        default: true
        }
    }

    private var isStraight: Bool { alpha == .first || alpha == .last }

    /// One pixel at `p` as a premultiplied word.
    @inline(__always)
    private func load(_ p: UnsafePointer<UInt8>, _ o: (r: Int, g: Int, b: Int, a: Int)) -> UInt32 {
        var r: UInt32, g: UInt32, b: UInt32, a: UInt32
        if alpha == .alphaOnly {
            return UInt32(p[0]) << 24
        } else if isGray {
            r = UInt32(p[0])
            (g, b) = (r, r)
            a = alpha == .none ? 255 : UInt32(p[1])
        } else if isInk {
            let light = 255 - UInt32(p[3])
            (r, g, b) = ((255 - UInt32(p[0])) * light, (255 - UInt32(p[1])) * light, (255 - UInt32(p[2])) * light)
            (r, g, b, a) = ((r + 127) / 255, (g + 127) / 255, (b + 127) / 255, 255)
        } else if isPacked24 {
            (r, g, b, a) = (UInt32(p[0]), UInt32(p[1]), UInt32(p[2]), 255)
        } else {
            (r, g, b) = (UInt32(p[o.r]), UInt32(p[o.g]), UInt32(p[o.b]))
            a = hasAlpha ? UInt32(p[o.a]) : 255
        }
        if isStraight { (r, g, b) = ((r * a + 127) / 255, (g * a + 127) / 255, (b * a + 127) / 255) }
        return a << 24 | min(r, a) << 16 | min(g, a) << 8 | min(b, a)
    }

    /// One premultiplied word to `p`.
    @inline(__always)
    private func store(_ pixel: UInt32, _ p: UnsafeMutablePointer<UInt8>, _ o: (r: Int, g: Int, b: Int, a: Int)) {
        let a = pixel >> 24
        var r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255
        if alpha == .alphaOnly {
            p[0] = UInt8(a)
            return
        }
        if isStraight, a > 0 {
            (r, g, b) = (
                min(255, (r * 255 + a / 2) / a), min(255, (g * 255 + a / 2) / a), min(255, (b * 255 + a / 2) / a)
            )
        }
        if isGray {
            p[0] = UInt8((r * 54 + g * 183 + b * 19 + 128) >> 8)
            if alpha != .none { p[1] = UInt8(a) }
        } else if isInk {
            let light = max(r, g, b), half = light / 2
            for (i, part) in [r, g, b].enumerated() {
                p[i] = light == 0 ? 0 : UInt8(255 - (part * 255 + half) / light)
            }
            p[3] = UInt8(255 - light)
        } else if isPacked24 {
            (p[0], p[1], p[2]) = (UInt8(r), UInt8(g), UInt8(b))
        } else {
            (p[o.r], p[o.g], p[o.b]) = (UInt8(r), UInt8(g), UInt8(b))
            p[o.a] = hasAlpha ? UInt8(a) : 255
        }
    }

    /// Reads rows of this layout into `buffer`, which has the picture's size.
    func read(_ bytes: UnsafeRawPointer, bytesPerRow: Int, into buffer: PixelBuffer) {
        let (o, step) = (offsets, bytesPerPixel)
        for y in 0..<buffer.height {
            let row = bytes.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let out = buffer.base + y * buffer.stride
            if self == .native {
                UnsafeMutableRawPointer(out).copyMemory(from: row, byteCount: buffer.width * 4)
            } else {
                for x in 0..<buffer.width { out[x] = load(row + x * step, o) }
            }
        }
    }

    /// Writes `buffer` to rows of this layout.
    func write(_ buffer: PixelBuffer, to bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let (o, step) = (offsets, bytesPerPixel)
        for y in 0..<buffer.height {
            let row = bytes.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let pixels = buffer.base + y * buffer.stride
            if self == .native {
                UnsafeMutableRawPointer(row).copyMemory(from: pixels, byteCount: buffer.width * 4)
            } else {
                for x in 0..<buffer.width { store(pixels[x], row + x * step, o) }
            }
        }
    }

    func bytes(of buffer: PixelBuffer, bytesPerRow: Int) -> Data {
        var data = Data(count: bytesPerRow * buffer.height)
        data.withUnsafeMutableBytes { write(buffer, to: $0.baseAddress!, bytesPerRow: bytesPerRow) }
        return data
    }
}
