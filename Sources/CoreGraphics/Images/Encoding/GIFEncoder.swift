/// Writes GIF: up to 256 colours an image, each with its own list of them, and the times of an animation.
enum GIFEncoder {
    struct Frame {
        var image: CGImage
        /// Seconds.
        var delay: Double
    }

    /// - Parameter loopCount: 0 for ever; nil where the file says nothing of it.
    static func encode(_ frames: [Frame], loopCount: Int?) -> Data {
        let width = frames.map(\.image.width).max() ?? 0, height = frames.map(\.image.height).max() ?? 0
        let palettes = frames.map { GIFPalette($0.image.buffer) }
        // What is clear lets nothing of the images before show through.
        let isCleared =
            palettes.contains { $0.transparent != nil }
            || frames.contains { $0.image.width < width || $0.image.height < height }
        var file = Array("GIF89a".utf8) + littleEndian(width, 2) + littleEndian(height, 2)
        let first = palettes.first.map(\.bits) ?? 1
        file += [0xF0 | UInt8(first - 1), 0, 0]
        if let palette = palettes.first { append(palette, to: &file) }
        if let loopCount {
            file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
            file += littleEndian(min(max(loopCount, 0), 65_535), 2) + [0]
        }
        for (index, (frame, palette)) in zip(frames, palettes).enumerated() {
            let delay = min(max((frame.delay * 100).rounded(), 0), 65_535)
            let flags: UInt8 = (isCleared ? 2 << 2 : 1 << 2) | (palette.transparent == nil ? 0 : 1)
            file += [0x21, 0xF9, 4, flags] + littleEndian(Int(delay), 2) + [UInt8(palette.transparent ?? 0), 0]
            file += [0x2C, 0, 0, 0, 0] + littleEndian(frame.image.width, 2) + littleEndian(frame.image.height, 2)
            let isGlobal = index == 0 || palette.colors == palettes[0].colors
            file.append(isGlobal ? 0 : 0x80 | UInt8(palette.bits - 1))
            if !isGlobal { append(palette, to: &file) }
            GIFPacking.append(palette.indices(of: frame.image.buffer), bits: max(palette.bits, 2), to: &file)
        }
        file.append(0x3B)
        return Data(file)
    }

    private static func append(_ palette: GIFPalette, to file: inout [UInt8]) {
        for index in 0..<(1 << palette.bits) {
            let color = index < palette.colors.count ? palette.colors[index] : 0
            file += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
        }
    }
}

/// The codes by which GIF packs indices of colours.
enum GIFPacking {
    static func append(_ indices: [UInt8], bits: Int, to file: inout [UInt8]) {
        let clear = 1 << bits
        var width = bits + 1, next = clear + 2
        var word = 0, filled = 0, packed: [UInt8] = []
        func put(_ code: Int, _ width: Int) {
            word |= code << filled
            filled += width
            while filled >= 8 {
                packed.append(UInt8(word & 255))
                word >>= 8
                filled -= 8
            }
        }
        // Of each string of indices its code: of all but the last one, and that one.
        var known = [Int: Int](minimumCapacity: 4_096)
        put(clear, width)
        var current = -1
        for index in indices {
            if current < 0 { current = Int(index); continue }
            let string = current << 8 | Int(index)
            if let code = known[string] { current = code; continue }
            put(current, width)
            if next == 4_096 {
                put(clear, width)
                (width, next) = (bits + 1, clear + 2)
                known.removeAll(keepingCapacity: true)
            } else {
                if next == 1 << width { width += 1 }
                known[string] = next
                next += 1
            }
            current = Int(index)
        }
        if current >= 0 {
            put(current, width)
            // The reader makes one more string of it.
            if next == 1 << width, width < 12 { width += 1 }
        }
        put(clear + 1, width)
        if filled > 0 { packed.append(UInt8(word & 255)) }
        file.append(UInt8(bits))
        for start in stride(from: 0, to: packed.count, by: 255) {
            let part = packed[start..<min(start + 255, packed.count)]
            file.append(UInt8(part.count))
            file += part
        }
        file.append(0)
    }
}
