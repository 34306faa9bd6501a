import CKernels

/// A picture of half the size in plain Swift, pixel by pixel.
enum ReferenceHalving {
    static func rows(_ halving: CKHalving, _ first: Int32, _ last: Int32) {
        let (width, height, stride) = (Int(halving.width), Int(halving.height), Int(halving.stride))
        for y in Int(first)..<Int(last) {
            let upper = halving.source + 2 * y * stride
            let lower = halving.source + min(2 * y + 1, height - 1) * stride
            let row = halving.target + y * Int(halving.targetStride)
            for x in 0..<(width + 1) / 2 {
                let next = min(2 * x + 1, width - 1)
                row[x] = mean(upper[2 * x], upper[next], lower[2 * x], lower[next])
            }
        }
    }

    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            let sum = (a >> shift & 255) + (b >> shift & 255) + (c >> shift & 255) + (d >> shift & 255)
            result |= ((sum + 2) / 4) << shift
        }
        return result
    }
}
