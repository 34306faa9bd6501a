import CoreGraphics
import RenderTree

/// Which texels count how much for each pixel along an axis.
struct ResamplingAxis {
    private(set) var firsts: [Int] = []
    /// `taps` of them for each pixel; their sum is one.
    private(set) var weights: [Float] = []
    let taps: Int
    /// True when every pixel is one texel.
    let isExact: Bool

    /// - Parameters:
    ///   - start: The texel coordinate of the first pixel's edge; texel k reaches from k to k + 1.
    ///   - step: Texels for each pixel.
    init?(count: Int, start: Double, step: Double, texels: Range<Int>) {
        guard count > 0, !texels.isEmpty, start.isFinite, step.isFinite, abs(start) < 1e7 else { return nil }
        let radius = max(1, abs(step))
        guard radius < 4096 else { return nil }
        taps = Int((2 * radius).rounded(.up)) + 1
        isExact = abs(step) == 1 && abs(start - start.rounded()) < 1e-6
        for pixel in 0..<count {
            // Counted between the middles of texels.
            let middle = start + (Double(pixel) + 0.5) * step - 0.5
            let first = Int((middle - radius).rounded(.up))
            firsts.append(first)
            let raw = (0..<taps).map { Self.weight(abs(Double(first + $0) - middle) / radius) }
            let sum = raw.reduce(0, +)
            // What lies outside repeats the outermost texel.
            var folded = [Float](repeating: 0, count: taps)
            let low = min(max(first, texels.lowerBound), texels.upperBound - 1)
            for k in 0..<taps {
                let texel = min(max(first + k, texels.lowerBound), texels.upperBound - 1)
                folded[texel - low] += Float(raw[k] / sum)
            }
            firsts[pixel] = low
            weights += folded
        }
    }

    /// A bell from 1 to 0: steeper than straight lines, and as portable as they are.
    private static func weight(_ distance: Double) -> Double {
        distance < 1 ? 1 - distance * distance * (3 - 2 * distance) : 0
    }
}

/// Filters an image along its rows, then along its columns.
struct ImageResampler {
    let picture: PixelBuffer

    init(_ image: PixelBuffer, columns: ResamplingAxis, rows: ResamplingAxis) {
        let width = columns.firsts.count, height = rows.firsts.count
        picture = PixelBuffer(width: width, height: height, isOpaque: image.isOpaque)
        var narrowed: [Int: [SIMD4<Float>]] = [:]
        for y in 0..<height {
            let first = rows.firsts[y]
            for key in narrowed.keys where key < min(first, rows.firsts[min(y + 1, height - 1)]) { narrowed[key] = nil }
            var sums = [SIMD4<Float>](repeating: .zero, count: width)
            for tap in 0..<rows.taps {
                let weight = rows.weights[y * rows.taps + tap]
                guard weight != 0 else { continue }
                let row = first + tap
                if narrowed[row] == nil { narrowed[row] = Self.narrowed(image, row: row, columns) }
                guard let line = narrowed[row] else { continue }
                for x in 0..<width { sums[x] += line[x] * weight }
            }
            for x in 0..<width { picture.base[y * picture.stride + x] = Self.word(sums[x]) }
        }
    }

    private static func narrowed(_ image: PixelBuffer, row: Int, _ columns: ResamplingAxis) -> [SIMD4<Float>] {
        columns.firsts.indices.map { x in
            var sum = SIMD4<Float>.zero
            for tap in 0..<columns.taps {
                let weight = columns.weights[x * columns.taps + tap]
                if weight != 0 { sum += channels(image[columns.firsts[x] + tap, row]) * weight }
            }
            return sum
        }
    }

    private static func channels(_ word: UInt32) -> SIMD4<Float> {
        SIMD4(Float(word & 255), Float(word >> 8 & 255), Float(word >> 16 & 255), Float(word >> 24))
    }

    private static func word(_ channels: SIMD4<Float>) -> UInt32 {
        func byte(_ v: Float) -> UInt32 { UInt32(min(max(v, 0), 255) + 0.5) }
        let alpha = byte(channels.w)
        // Rounding must not lift a colour above its alpha.
        return alpha << 24 | min(byte(channels.z), alpha) << 16 | min(byte(channels.y), alpha) << 8
            | min(byte(channels.x), alpha)
    }
}
