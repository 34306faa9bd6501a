import CKernels
import CoreGraphics
import Dispatch
import RenderTree

/// Which texels count how much for each pixel along an axis.
///
/// As Core Graphics does it, in two steps. An image that covers fewer pixels than it has texels becomes as many means of texels as the
/// pixels that it covers, rounded up; the middles of the first and last of them are those of the first and last texel, so that what is
/// in the image comes out a little smaller. Pixels then lie between two of these means, or between two texels.
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
        guard count > 0, !texels.isEmpty, start.isFinite, step.isFinite, step != 0, abs(start) < 1e7 else { return nil }
        let means = TexelMeans(of: texels, over: Double(texels.count) / abs(step))
        guard means.width < 4096 else { return nil }
        taps = Int((2 * means.width).rounded(.up)) + 3
        isExact = abs(step) == 1 && abs(start - start.rounded()) < 1e-6
        for pixel in 0..<count {
            let place = (start + (Double(pixel) + 0.5) * step - Double(texels.lowerBound)) / Double(texels.count)
            let middle = place * Double(means.count) - 0.5
            let near = middle.rounded(.down), share = Self.share(middle - near)
            let pair = [(means.index(near), 1 - share), (means.index(near + 1), share)].filter { $0.1 > 0 }
            let low = pair.map { means.texels(of: $0.0).lowerBound }.min() ?? texels.lowerBound
            var row = [Float](repeating: 0, count: taps)
            for (index, share) in pair {
                means.add(index, times: share) { texel, weight in row[texel - low] += Float(weight) }
            }
            firsts.append(Int32(low))
            weights += row
        }
    }

    /// How much the next one counts at a distance from the last: two parabolas, steeper than a straight line and as portable as one.
    private static func share(_ distance: Double) -> Double {
        distance < 0.5 ? 2 * distance * distance : 1 - 2 * (1 - distance) * (1 - distance)
    }
}

/// Means of texels that an image is shrunk to along an axis; the texels themselves where it is not.
private struct TexelMeans {
    let range: Range<Int>
    let count: Int
    /// Texels that a mean is made of.
    let width: Double

    /// - Parameter pixels: How many the image covers.
    init(of range: Range<Int>, over pixels: Double) {
        self.range = range
        // What rounding adds is no pixel of its own.
        let covered = max(1, (pixels - 1e-6).rounded(.up))
        count = covered < Double(range.count) ? Int(covered) : range.count
        width = count > 1 ? Double(range.count - 1) / Double(count - 1) : Double(range.count)
    }

    /// What lies outside repeats the outermost.
    func index(_ place: Double) -> Int { Int(min(max(place, 0), Double(count - 1))) }

    private func middle(_ index: Int) -> Double {
        count > 1 ? Double(range.lowerBound) + Double(index) * width : Double(range.lowerBound) + (width - 1) / 2
    }

    /// The texels that a mean has some of.
    func texels(of index: Int) -> ClosedRange<Int> {
        let middle = middle(index), reach = width / 2 + 0.5
        return clamped(Int((middle - reach).rounded(.up)))...clamped(Int((middle + reach).rounded(.down)))
    }

    /// Tells how much each texel counts in a mean; the outermost also count for those that would be outside.
    func add(_ index: Int, times share: Double, _ body: (_ texel: Int, _ weight: Double) -> Void) {
        let middle = middle(index), reach = width / 2 + 0.5
        for texel in Int((middle - reach).rounded(.up))...Int((middle + reach).rounded(.down)) {
            let part = min(max(reach - abs(Double(texel) - middle), 0), 1)
            if part > 0 { body(clamped(texel), share * part / width) }
        }
    }

    private func clamped(_ texel: Int) -> Int { min(max(texel, range.lowerBound), range.upperBound - 1) }
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
