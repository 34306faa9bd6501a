import CKernels
import CoreGraphics
import Dispatch
import RenderTree

/// Which texels count how much for each pixel along an axis.
struct ResamplingAxis {
    private(set) var firsts: [Int32] = []
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
            let raw = (0..<taps).map { Self.weight(abs(Double(first + $0) - middle) / radius) }
            let sum = raw.reduce(0, +)
            // What lies outside repeats the outermost texel.
            var folded = [Float](repeating: 0, count: taps)
            let low = min(max(first, texels.lowerBound), texels.upperBound - 1)
            for k in 0..<taps {
                let texel = min(max(first + k, texels.lowerBound), texels.upperBound - 1)
                folded[texel - low] += Float(raw[k] / sum)
            }
            firsts.append(Int32(low))
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

    init(
        _ image: PixelBuffer, columns: ResamplingAxis, rows: ResamplingAxis, level: KernelLevel = .chosen,
        threads: Int = ThreadCount.chosen
    ) {
        guard let kernels = level.kernels else { preconditionFailure("This processor has no loops of \(level).") }
        let width = columns.firsts.count, height = rows.firsts.count
        picture = PixelBuffer(width: width, height: height, isOpaque: image.isOpaque, isCleared: false)
        let filter = RowFilter(image: image, target: picture, columns: columns, rows: rows, kernels: kernels)
        let pieces = max(1, min(threads, width * height / Self.leastPixelsOfPiece))
        guard pieces > 1 else {
            filter.run(0..<height)
            return
        }
        DispatchQueue.concurrentPerform(iterations: pieces) { piece in
            filter.run(height * piece / pieces..<height * (piece + 1) / pieces)
        }
    }

    /// Smaller pictures are not worth a thread more.
    private static let leastPixelsOfPiece = 1 << 15
}

/// Filters some rows of a picture; others may be at work on the rest.
private struct RowFilter: @unchecked Sendable {
    let image: PixelBuffer
    let target: PixelBuffer
    let columns: ResamplingAxis
    let rows: ResamplingAxis
    let kernels: CKKernels

    func run(_ range: Range<Int>) {
        let width = columns.firsts.count
        // Of each source row that still counts, its sums: a row has the place of its number.
        withUnsafeTemporaryAllocation(of: Float.self, capacity: rows.taps * width * 4) { narrowed in
            var held = [Int](repeating: -1, count: rows.taps)
            var lines = [UnsafePointer<Float>?](repeating: nil, count: rows.taps)
            var weights = [Float](repeating: 0, count: rows.taps)
            for y in range {
                var count = 0
                for tap in 0..<rows.taps where rows.weights[y * rows.taps + tap] != 0 {
                    let row = Int(rows.firsts[y]) + tap, place = row % rows.taps
                    let line = narrowed.baseAddress! + place * width * 4
                    if held[place] != row { columns.narrow(image, row: row, into: line, kernels) }
                    held[place] = row
                    (lines[count], weights[count]) = (UnsafePointer(line), rows.weights[y * rows.taps + tap])
                    count += 1
                }
                kernels.mixRows(lines, weights, Int32(count), Int32(width), target.base + y * target.stride)
            }
        }
    }
}

extension ResamplingAxis {
    /// Filters a row of an image.
    fileprivate func narrow(
        _ image: PixelBuffer, row: Int, into sums: UnsafeMutablePointer<Float>, _ kernels: CKKernels
    ) {
        precondition(0..<image.height ~= row, "No row \(row) in an image of \(image.height).")
        firsts.withUnsafeBufferPointer { firsts in
            weights.withUnsafeBufferPointer { weights in
                var axis = CKResampling(
                    firsts: firsts.baseAddress, weights: weights.baseAddress, taps: Int32(taps),
                    count: Int32(firsts.count))
                kernels.narrowRow(&axis, image.base + row * image.stride, sums)
            }
        }
    }
}
