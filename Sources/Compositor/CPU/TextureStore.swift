import CoreGraphics

/// The smaller versions of bitmaps, made once for each and kept as long as the bitmap lives.
final class TextureStore {
    /// Off: every picture is sampled at its full size.
    var usesMipLevels = true
    private var chains: [ObjectIdentifier: Chain] = [:]

    private struct Chain {
        weak var source: PixelBuffer?
        var levels: [PixelBuffer]
    }

    /// Each half as large as the one before; the first is half of `buffer`, the last one pixel.
    func smallerLevels(of buffer: PixelBuffer) -> [PixelBuffer] {
        let key = ObjectIdentifier(buffer)
        if let chain = chains[key], chain.source === buffer { return chain.levels }
        removeOrphans()
        var levels: [PixelBuffer] = []
        var last = buffer
        while last.width > 1 || last.height > 1 {
            last = last.halved()
            levels.append(last)
        }
        chains[key] = Chain(source: buffer, levels: levels)
        return levels
    }

    /// Forgets what was made from a buffer whose pixels have changed.
    func forget(_ buffer: PixelBuffer) {
        chains[ObjectIdentifier(buffer)] = nil
    }

    private func removeOrphans() {
        chains = chains.filter { $0.value.source != nil }
    }
}

extension PixelBuffer {
    /// Half the size, rounded up: every pixel is the mean of four, rounded; edge pixels repeat.
    func halved() -> PixelBuffer {
        let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2, isOpaque: isOpaque)
        for y in 0..<half.height {
            let upper = base + 2 * y * stride
            let lower = base + min(2 * y + 1, height - 1) * stride
            let row = half.base + y * half.stride
            for x in 0..<half.width {
                let next = min(2 * x + 1, width - 1)
                row[x] = PixelBuffer.mean(upper[2 * x], upper[next], lower[2 * x], lower[next])
            }
        }
        return half
    }

    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let even: UInt32 = 0x00ff_00ff, half: UInt32 = 0x0002_0002
        let low = (a & even) + (b & even) + (c & even) + (d & even) + half
        let high = (a >> 8 & even) + (b >> 8 & even) + (c >> 8 & even) + (d >> 8 & even) + half
        return low >> 2 & even | (high >> 2 & even) << 8
    }
}
