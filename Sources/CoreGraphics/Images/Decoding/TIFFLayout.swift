/// How a TIFF page lays out its pixels.
struct TIFFLayout {
    let width: Int, height: Int
    let compression: Int
    /// Samples are differences to those at their left.
    let hasDifferences: Bool
    let isPremultiplied: Bool
    private let bits: Int, samples: Int
    private let photometric: Int
    private let hasAlpha: Bool
    private let palette: [UInt32]
    private let isBigEndian: Bool
    private let isTiled: Bool
    private let blockWidth: Int, blockHeight: Int

    init(_ tags: TIFFTags) throws(ImageDecodingError) {
        width = try tags.number(256) ?? 0
        height = try tags.number(257) ?? 0
        try ImageLimits.standard.check(width: width, height: height)
        bits = try tags.number(258) ?? 1
        samples = try tags.number(277) ?? 1
        compression = try tags.number(259) ?? 1
        photometric = try tags.number(262) ?? 1
        hasDifferences = try tags.number(317) == 2
        isBigEndian = tags.isBigEndian
        let extra = try tags.number(338)
        let colors = photometric == 2 ? 3 : 1
        hasAlpha = samples > colors && (extra == 1 || extra == 2)
        isPremultiplied = hasAlpha && extra == 1
        isTiled = try tags.number(322) != nil
        blockWidth = isTiled ? try tags.number(322) ?? 0 : width
        blockHeight = isTiled ? try tags.number(323) ?? 0 : min(height, max(1, try tags.number(278) ?? height))
        palette = photometric == 3 ? try Self.palette(tags, bits: bits) : []
        let planes = try tags.number(284) ?? 1
        guard (0...3).contains(photometric), [1, 2, 4, 8, 16].contains(bits), (colors...8).contains(samples),
            planes == 1 || samples == 1, bits >= 8 || samples == 1, try tags.number(317) ?? 1 <= 2,
            !hasDifferences || bits >= 8
        else { throw .damaged(reason: "its TIFF layout is none that is read here.") }
        try ImageLimits.standard.check(width: blockWidth, height: blockHeight)
    }

    private static func palette(_ tags: TIFFTags, bits: Int) throws(ImageDecodingError) -> [UInt32] {
        guard bits <= 8, let parts = try tags.numbers(320, most: 3 << bits), parts.count == 3 << bits,
            parts.allSatisfy({ $0 <= UInt16.max })
        else {
            throw .damaged(reason: "its palette is not whole.")
        }
        return (0..<1 << bits).map { index in
            let (red, green, blue) = (parts[index], parts[index + 1 << bits], parts[index + 2 << bits])
            return word(UInt8(red >> 8), UInt8(green >> 8), UInt8(blue >> 8))
        }
    }

    private var rowBytes: Int { (blockWidth * samples * bits + 7) / 8 }
    var blockBytes: Int { rowBytes * blockHeight }
    private var across: Int { (width + blockWidth - 1) / blockWidth }

    /// Where the strips or tiles lie.
    func blocks(_ tags: TIFFTags) throws(ImageDecodingError) -> [(start: Int, count: Int)] {
        let needed = across * ((height + blockHeight - 1) / blockHeight)
        let starts = try tags.numbers(isTiled ? 324 : 273, most: needed) ?? []
        let counts = try tags.numbers(isTiled ? 325 : 279, most: needed) ?? []
        guard starts.count == needed, counts.count == needed else { throw .damaged(reason: "strips are missing.") }
        // Packed, too, a block is no smaller than a thousandth of its pixels.
        guard needed * blockBytes / ImageLimits.mostPixelsPerByte <= tags.bytes.count else {
            throw .damaged(reason: "\(tags.bytes.count) bytes cannot hold \(needed) blocks of \(blockBytes) bytes.")
        }
        return Array(zip(starts, counts))
    }

    /// Undoes the differences.
    func addUp(_ bytes: inout [UInt8]) {
        for row in 0..<blockHeight {
            let start = row * rowBytes
            if bits == 8 {
                for i in stride(from: start + samples, to: start + rowBytes, by: 1) {
                    bytes[i] = bytes[i] &+ bytes[i - samples]
                }
            } else {
                let (high, low) = isBigEndian ? (0, 1) : (1, 0)
                for i in stride(from: start + samples * 2, to: start + rowBytes - 1, by: 2) {
                    let before = i - samples * 2
                    let sum =
                        UInt16(bytes[i + high]) << 8 &+ UInt16(bytes[i + low]) &+ UInt16(bytes[before + high]) << 8
                        &+ UInt16(bytes[before + low])
                    bytes[i + high] = UInt8(sum >> 8)
                    bytes[i + low] = UInt8(sum & 255)
                }
            }
        }
    }

    func draw(_ bytes: [UInt8], block: Int, into buffer: PixelBuffer) {
        let left = block % across * blockWidth, top = block / across * blockHeight
        for y in top..<min(top + blockHeight, height) {
            let start = (y - top) * rowBytes, out = buffer.base + y * buffer.stride
            for x in left..<min(left + blockWidth, width) { out[x] = pixel(bytes, start, x - left) }
        }
    }

    private func pixel(_ bytes: [UInt8], _ start: Int, _ x: Int) -> UInt32 {
        func sample(_ number: Int) -> UInt8 {
            let position = x * samples + number
            switch bits {
            case 8: return bytes[start + position]
            case 16: return bytes[start + position * 2 + (isBigEndian ? 0 : 1)]
            default:
                let shift = 8 - bits - position * bits % 8
                return bytes[start + position * bits / 8] >> UInt8(shift) & UInt8(1 << bits - 1)
            }
        }
        let alpha = hasAlpha ? sample(photometric == 2 ? 3 : 1) : 255
        switch photometric {
        case 2: return word(sample(0), sample(1), sample(2), alpha)
        case 3: return bits <= 8 ? palette[Int(sample(0))] : 0
        default:
            let most = bits < 8 ? 1 << bits - 1 : 255
            let light = UInt8(Int(sample(0)) * 255 / most)
            let gray = photometric == 0 ? 255 - light : light
            return word(gray, gray, gray, alpha)
        }
    }
}
