import CKernels

/// Pictures of half the size for wide blurs, and their way back to full size, in plain Swift, pixel by pixel.
enum ReferenceShrinking {
    static func rows(_ shrinking: CKShrinking, _ first: Int32, _ last: Int32) {
        for y in Int(first)..<Int(last) {
            for x in 0..<Int(shrinking.targetWidth) {
                var sums = SIMD4<UInt32>(repeating: 32)
                for (down, rowWeight) in [UInt32(1), 3, 3, 1].enumerated() {
                    for (across, columnWeight) in [UInt32(1), 3, 3, 1].enumerated() {
                        let column = 2 * x + Int(shrinking.firstColumn) - 1 + across
                        let row = 2 * y + Int(shrinking.firstRow) - 1 + down
                        sums &+= channels(pixel(column, row, shrinking)) &* (rowWeight * columnWeight)
                    }
                }
                shrinking.target[y * Int(shrinking.targetStride) + x] = word(sums &>> 6)
            }
        }
    }

    private static func pixel(_ x: Int, _ y: Int, _ shrinking: CKShrinking) -> UInt32 {
        let column = min(max(x, 0), Int(shrinking.width) - 1), row = min(max(y, 0), Int(shrinking.height) - 1)
        guard shrinking.repeatsEdges != 0 || (column == x && row == y) else { return 0 }
        return shrinking.source[row * Int(shrinking.stride) + column]
    }

    static func rows(_ enlarging: CKEnlarging, _ first: Int32, _ last: Int32) {
        let times = Int(enlarging.times)
        for y in Int(first)..<Int(last) {
            let (row, lower) = place(y + Int(enlarging.offsetY), times)
            for x in Int(enlarging.firstColumn)..<Int(enlarging.lastColumn) {
                let (column, right) = place(x + Int(enlarging.offsetX), times)
                let upper = UInt32(2 * times) - lower, left = UInt32(2 * times) - right
                let above =
                    pixel(column, row, enlarging) &* (upper * left)
                    &+ pixel(column + 1, row, enlarging) &* (upper * right)
                let below =
                    pixel(column, row + 1, enlarging) &* (lower * left)
                    &+ pixel(column + 1, row + 1, enlarging) &* (lower * right)
                let whole = UInt32(4 * times * times), sum = above &+ below &+ SIMD4(repeating: whole / 2)
                enlarging.target[y * Int(enlarging.targetStride) + x] = word(sum / whole)
            }
        }
    }

    private static func pixel(_ x: Int, _ y: Int, _ enlarging: CKEnlarging) -> SIMD4<UInt32> {
        let column = min(max(x, 0), Int(enlarging.width) - 1), row = min(max(y, 0), Int(enlarging.height) - 1)
        return channels(enlarging.source[row * Int(enlarging.stride) + column])
    }

    /// Between which small pixels a large one lies, the first of them, and how much the second counts, of 2 · `times`.
    private static func place(_ large: Int, _ times: Int) -> (first: Int, second: UInt32) {
        // In halves of the distance between large pixels, from the middle of the first small one.
        let way = 2 * large + 1 - times
        let first = way >= 0 ? way / (2 * times) : -((2 * times - 1 - way) / (2 * times))
        return (first, UInt32(way - 2 * times * first))
    }

    private static func channels(_ word: UInt32) -> SIMD4<UInt32> {
        SIMD4(word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24)
    }

    private static func word(_ channels: SIMD4<UInt32>) -> UInt32 {
        channels[0] | channels[1] << 8 | channels[2] << 16 | channels[3] << 24
    }
}
