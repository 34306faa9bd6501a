/// The colours of a GIF image: those of the picture where there are no more than 256, else the means of as many boxes that are cut at
/// the middle of what lies in them.
struct GIFPalette {
    /// 0xRRGGBB words.
    private(set) var colors: [UInt32] = []
    /// The index of what is clear; nil where nothing is.
    private(set) var transparent: Int?
    private let isExact: Bool

    /// Bits of an index.
    var bits: Int {
        var bits = 1
        while 1 << bits < colors.count { bits += 1 }
        return bits
    }

    init(_ buffer: PixelBuffer) {
        var counts: [UInt32: Int] = [:], hasClear = false
        for y in 0..<buffer.height {
            let row = buffer.base + y * buffer.stride
            for x in 0..<buffer.width {
                if let color = Self.color(row[x]) { counts[color, default: 0] += 1 } else { hasClear = true }
            }
        }
        let most = hasClear ? 255 : 256
        isExact = counts.count <= most
        let all = counts.sorted { $0.key < $1.key }
        colors = isExact ? all.map(\.key) : Self.boxes(all.map { ($0.key, $0.value) }, most: most)
        if hasClear {
            transparent = colors.count
            colors.append(0)
        }
    }

    /// A pixel's straight colour; nil where it is more clear than not.
    private static func color(_ pixel: UInt32) -> UInt32? {
        guard pixel >> 24 >= 128 else { return nil }
        let straight = StraightPixel(pixel)
        return UInt32(straight.red) << 16 | UInt32(straight.green) << 8 | UInt32(straight.blue)
    }

    private typealias Counted = (color: UInt32, count: Int)

    private static func boxes(_ all: [Counted], most: Int) -> [UInt32] {
        var boxes = [(colors: all[...], spread: spread(all[...]))]
        while boxes.count < most {
            // The box whose widest side, weighed by what lies in it, is longest.
            guard let chosen = boxes.indices.max(by: { boxes[$0].spread.weight < boxes[$1].spread.weight }),
                boxes[chosen].colors.count > 1
            else { break }
            let shift = boxes[chosen].spread.shift
            let sorted = boxes[chosen].colors.sorted {
                ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color)
            }
            let half = sorted.reduce(0) { $0 + $1.count } / 2
            var sum = 0, cut = 0
            while cut < sorted.count - 1, sum + sorted[cut].count <= half || cut == 0 {
                sum += sorted[cut].count
                cut += 1
            }
            boxes[chosen] = (sorted[..<cut], spread(sorted[..<cut]))
            boxes.append((sorted[cut...], spread(sorted[cut...])))
        }
        return boxes.map { mean($0.colors) }
    }

    private static func spread(_ box: ArraySlice<Counted>) -> (shift: UInt32, weight: Double) {
        var best: (shift: UInt32, length: UInt32) = (16, 0), count = 0
        for shift in [UInt32(8), 16, 0] {
            var low: UInt32 = 255, high: UInt32 = 0
            for entry in box {
                low = min(low, entry.color >> shift & 255)
                high = max(high, entry.color >> shift & 255)
            }
            if high > low, high - low > best.length { best = (shift, high - low) }
        }
        for entry in box { count += entry.count }
        return (best.shift, Double(best.length) * Double(count).squareRoot())
    }

    private static func mean(_ box: ArraySlice<Counted>) -> UInt32 {
        var sums = [0, 0, 0], count = 0
        for entry in box {
            for (part, shift) in [UInt32(16), 8, 0].enumerated() {
                sums[part] += Int(entry.color >> shift & 255) * entry.count
            }
            count += entry.count
        }
        return sums.reduce(0) { $0 << 8 | UInt32(($1 + count / 2) / max(count, 1)) }
    }

    /// The index of every pixel, from top to bottom. Where colours are missing, what a pixel is off goes to its neighbours.
    func indices(of buffer: PixelBuffer) -> [UInt8] {
        var known: [UInt32: UInt8] = [:]
        for (index, color) in colors.enumerated() where index != transparent { known[color] = UInt8(index) }
        var out: [UInt8] = []
        out.reserveCapacity(buffer.width * buffer.height)
        // Sixteenths, of this row and the next, with a place more at both ends.
        var off = [SIMD4<Int32>](repeating: .zero, count: buffer.width + 2), below = off
        for y in 0..<buffer.height {
            let row = buffer.base + y * buffer.stride
            for x in 0..<buffer.width {
                guard let color = Self.color(row[x]) else {
                    out.append(UInt8(transparent ?? 0))
                    continue
                }
                if isExact {
                    out.append(known[color] ?? 0)
                    continue
                }
                let wanted = Self.parts(color) &+ off[x + 1] / 16
                let held = wanted.clamped(lowerBound: .zero, upperBound: SIMD4(255, 255, 255, 0))
                let word = UInt32(held.x) << 16 | UInt32(held.y) << 8 | UInt32(held.z)
                let index = nearest(word, &known)
                let error = held &- Self.parts(colors[Int(index)])
                off[x + 2] &+= error &* 7
                below[x] &+= error &* 3
                below[x + 1] &+= error &* 5
                below[x + 2] &+= error
                out.append(index)
            }
            (off, below) = (below, [SIMD4<Int32>](repeating: .zero, count: buffer.width + 2))
        }
        return out
    }

    private static func parts(_ color: UInt32) -> SIMD4<Int32> {
        SIMD4(Int32(color >> 16 & 255), Int32(color >> 8 & 255), Int32(color & 255), 0)
    }

    private func nearest(_ color: UInt32, _ known: inout [UInt32: UInt8]) -> UInt8 {
        if let index = known[color] { return index }
        let wanted = Self.parts(color)
        var best = 0, least = Int32.max
        for index in colors.indices where index != transparent {
            let difference = wanted &- Self.parts(colors[index])
            let distance = (difference &* difference).wrappedSum()
            if distance < least { (best, least) = (index, distance) }
        }
        known[color] = UInt8(best)
        return UInt8(best)
    }
}
