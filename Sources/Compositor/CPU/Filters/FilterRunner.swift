import CKernels
import CoreGraphics

/// Runs pixel filters over finished pictures, on all threads.
final class FilterRunner: ParallelWork {
    private enum Step {
        case rows, columns
        case colorMatrix([Float])
        case silhouette
        /// Of a smaller or a larger picture, these rows.
        case shrinking(CKShrinking, Range<Int32>)
        case enlarging(CKEnlarging, Range<Int32>)
    }
    private let workers: WorkerPool
    private let kernels: CKKernels
    /// Eight bits more for each channel of the picture between the rows and the columns of a blur, row by row without gaps.
    private var lows: PixelBuffer?
    private var lines: BlurLines
    private let smaller = SmallerPictures()
    /// Of the picture, in the pixels of its pass.
    private var origin: (x: Int32, y: Int32) = (0, 0)
    /// Of a silhouette: the colour for every alpha.
    private let shades = Pool<UInt32>(capacity: 256)
    /// Whether anything was blurred since the last ``dropIdle()``.
    private var hasBlurred = false
    private var step = Step.rows
    private var blur = CKBlur()
    /// Of all four channels multiples of the lines that are blurred side by side; of one channel there are four times as many.
    private static let rowsPerJob: Int32 = 16, rowsOfOnePerJob: Int32 = 32
    private static let columnsPerJob: Int32 = 64
    init(workers: WorkerPool, kernels: CKKernels) {
        self.workers = workers
        self.kernels = kernels
        lines = BlurLines(threads: workers.threadCount)
        shades.resize(to: 256)
    }

    /// Applies `filters` in order to the first `width` × `height` pixels, of which the first lies at `origin` of its pass. Beyond them
    /// there is nothing, or their edge goes on. What is not `wanted` may be anything afterwards.
    func apply(
        _ filters: ArraySlice<PixelFilter>, to buffer: PixelBuffer, width: Int, height: Int,
        origin: (x: Int32, y: Int32) = (0, 0), wanted: PixelRect, repeatsEdges: Bool
    ) {
        self.origin = origin
        blur.pixels = buffer.base
        blur.stride = Int32(buffer.stride)
        (blur.width, blur.height) = (Int32(width), Int32(height))
        blur.repeatsEdges = repeatsEdges ? 1 : 0
        let all = PixelRect(minX: 0, minY: 0, maxX: blur.width, maxY: blur.height)
        var silhouette: RGBA?
        for (index, filter) in zip(filters.indices, filters) {
            switch filter {
            case .gaussian:
                // Blurs that follow need more than what is wanted in the end.
                let isLast = !filters[(index + 1)...].contains(where: \.isBlur)
                applyBlur(filter, of: silhouette, wanted: isLast ? wanted.intersection(all) : all)
                silhouette = nil
            case .colorMatrix(let matrix): applyColorMatrix(matrix)
            case .silhouette(let color):
                let next = index + 1 < filters.endIndex ? filters[index + 1] : filter
                if Self.canBlurAlone(color), next.detail != nil {
                    silhouette = color
                } else {
                    applySilhouette(color)
                }
            }
        }
    }

    private func applySilhouette(_ color: RGBA) {
        let word = color.premultipliedWord
        for alpha in 0..<256 { shades[alpha] = FilterRunner.silhouette(word, alpha: UInt32(alpha)) }
        runOnRows(.silhouette)
    }

    /// Whether a colour's channels are as its alpha is, or nothing: what is blurred of a silhouette is then one channel.
    private static func canBlurAlone(_ color: RGBA) -> Bool { ink(of: color.premultipliedWord) != nil }

    /// A 1 in each channel that is as the alpha is; nil where another is something else.
    private static func ink(of word: UInt32) -> UInt32? {
        var ink: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let channel = word >> shift & 255
            if channel == word >> 24 { ink |= 1 << shift } else if channel != 0 { return nil }
        }
        return ink
    }

    /// - Parameter silhouette: The colour that the picture's silhouette is to have, where that is still to be made.
    private func applyBlur(_ filter: PixelFilter, of silhouette: RGBA?, wanted: PixelRect) {
        guard let detail = filter.detail, let whole = filter.wholeDetail, !wanted.isEmpty else { return }
        hasBlurred = true
        let word = silhouette?.premultipliedWord ?? 0
        blur.ink = silhouette == nil ? 0 : Self.ink(of: word) ?? 0
        blur.shade = word >> 24
        if blur.ink == 0, detail.halvings > 0 {
            runSmallBlur(detail, wanted: wanted)
        } else {
            runBlur(whole, wanted: wanted)
        }
    }

    private func runBlur(_ detail: BlurDetail, wanted: PixelRect) {
        (blur.firstColumn, blur.lastColumn) = (wanted.minX, wanted.maxX)
        (blur.firstRow, blur.lastRow) = (wanted.minY, wanted.maxY)
        if blur.ink == 0 { blur.lows = memory(forLows: wanted.width * Int(blur.height)) }
        lines.reserve(Int(max(blur.width, blur.height)))
        blur.box = CKBox(sigma: detail.sigmaX)
        step = .rows
        workers.run(FilterRunner.jobs(blur.height, rowsPerBlurJob), self)
        blur.box = CKBox(sigma: detail.sigmaY)
        step = .columns
        workers.run(FilterRunner.jobs(blur.lastColumn - blur.firstColumn, FilterRunner.columnsPerJob), self)
    }

    /// Halves the picture, blurs what is left, and draws it up again.
    private func runSmallBlur(_ detail: BlurDetail, wanted: PixelRect) {
        let whole = blur
        let picture = PlacedPixels(
            base: whole.pixels, stride: whole.stride, width: whole.width, height: whole.height, originX: origin.x,
            originY: origin.y)
        var small = picture
        for halving in 0..<detail.halvings {
            let next = smaller.place(small, halving: halving)
            step = .shrinking(CKShrinking(small, into: next, repeatsEdges: whole.repeatsEdges), 0..<next.height)
            workers.run(FilterRunner.jobs(next.height, FilterRunner.rowsPerJob), self)
            small = next
        }
        let enlarging = CKEnlarging(small, into: picture, halvings: detail.halvings, wanted: wanted)
        (blur.pixels, blur.stride, blur.width, blur.height) = (small.base, small.stride, small.width, small.height)
        runBlur(detail, wanted: enlarging.needed(for: wanted))
        blur = whole
        step = .enlarging(enlarging, wanted.minY..<wanted.maxY)
        workers.run(FilterRunner.jobs(wanted.maxY - wanted.minY, FilterRunner.rowsPerJob), self)
    }

    private var rowsPerBlurJob: Int32 { blur.ink == 0 ? FilterRunner.rowsPerJob : FilterRunner.rowsOfOnePerJob }

    private func memory(forLows count: Int) -> UnsafeMutablePointer<UInt32> {
        let width = Self.lowsWidth, needed = (count + width - 1) / width
        if let lows, lows.height >= needed { return lows.base }
        // A blur that grows from frame to frame does not ask anew each time.
        let made = PixelBuffer(width: width, height: lows == nil ? needed : needed + needed / 4, isCleared: false)
        lows = made
        return made.base
    }

    /// Of the memory of the lower bits, as a picture.
    private static let lowsWidth = 4096

    /// Forgets the memory of earlier blurs when nothing has been blurred since the call before.
    func dropIdle() {
        if !hasBlurred, lows != nil {
            lows = nil
            lines = BlurLines(threads: workers.threadCount)
            smaller.removeAll()
        }
        hasBlurred = false
    }

    private func applyColorMatrix(_ matrix: [Float]) {
        precondition(matrix.count == 20, "A colour matrix has 4 × 5 numbers; got \(matrix.count).")
        runOnRows(.colorMatrix(matrix))
    }

    private func runOnRows(_ step: Step) {
        self.step = step
        workers.run(FilterRunner.jobs(blur.height, FilterRunner.rowsPerJob), self)
    }

    private static func jobs(_ count: Int32, _ perJob: Int32) -> Int { Int((count + perJob - 1) / perJob) }

    func runJob(_ index: Int) {
        let firstRow = Int32(index) * FilterRunner.rowsPerJob
        let lastRow = min(blur.height, firstRow + FilterRunner.rowsPerJob)
        switch step {
        case .rows:
            let first = Int32(index) * rowsPerBlurJob
            lines.lend { kernels.blurRows(&blur, first, min(blur.height, first + rowsPerBlurJob), $0) }
        case .columns:
            let first = blur.firstColumn + Int32(index) * FilterRunner.columnsPerJob
            let last = min(blur.lastColumn, first + FilterRunner.columnsPerJob)
            lines.lend { kernels.blurColumns(&blur, first, last, $0) }
        case .shrinking(var shrinking, let rows):
            let part = rows.part(index, FilterRunner.rowsPerJob)
            kernels.shrinkRows(&shrinking, part.lowerBound, part.upperBound)
        case .enlarging(var enlarging, let rows):
            let part = rows.part(index, FilterRunner.rowsPerJob)
            kernels.enlargeRows(&enlarging, part.lowerBound, part.upperBound)
        case .colorMatrix(let matrix):
            for y in firstRow..<lastRow {
                ck_color_matrix(blur.pixels + Int(y) * Int(blur.stride), blur.width, matrix)
            }
        case .silhouette:
            let shades = shades.base
            for y in firstRow..<lastRow {
                let row = blur.pixels + Int(y) * Int(blur.stride)
                for x in 0..<Int(blur.width) { row[x] = shades[Int(row[x] >> 24)] }
            }
        }
    }

    private static func silhouette(_ color: UInt32, alpha: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            result |= ReferenceBlend.by255((color >> shift & 255) * alpha) << shift
        }
        return result
    }
}

extension PixelFilter {
    fileprivate var isBlur: Bool {
        if case .gaussian = self { true } else { false }
    }
}

extension Range<Int32> {
    /// The `index`th part of so many.
    fileprivate func part(_ index: Int, _ length: Int32) -> Range<Int32> {
        let first = lowerBound + Int32(index) * length
        return first..<Swift.min(upperBound, first + length)
    }
}
