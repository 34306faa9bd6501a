import CKernels
import CoreGraphics

/// Runs pixel filters over finished pictures, on all threads.
final class FilterRunner: ParallelWork {
    private enum Step {
        case rows, columns
        case colorMatrix([Float])
        case silhouette
    }
    private let workers: WorkerPool
    private let kernels: CKKernels
    /// Sixteen bits for each channel of the picture between the rows and the columns of a blur.
    private var numbers: PixelBuffer?
    private var lines: BlurLines
    /// Of a silhouette: the colour for every alpha.
    private let shades = Pool<UInt32>(capacity: 256)
    /// Whether anything was blurred since the last ``dropIdle()``.
    private var hasBlurred = false
    private var step = Step.rows
    private var blur = CKBlur()
    /// A multiple of the lines that are blurred side by side.
    private static let rowsPerJob: Int32 = 16
    private static let columnsPerJob: Int32 = 64
    /// Wider blurs are limited to this: every pixel of the largest target then mixes with every other.
    private static let largestSigma = 4096.0

    init(workers: WorkerPool, kernels: CKKernels) {
        self.workers = workers
        self.kernels = kernels
        lines = BlurLines(threads: workers.threadCount)
        shades.resize(to: 256)
    }

    /// Applies `filters` in order to the first `width` × `height` pixels. Beyond them there is nothing, or their edge goes on.
    func apply(_ filters: ArraySlice<PixelFilter>, to buffer: PixelBuffer, width: Int, height: Int, repeatsEdges: Bool)
    {
        blur.pixels = buffer.base
        blur.stride = Int32(buffer.stride)
        (blur.width, blur.height) = (Int32(width), Int32(height))
        blur.repeatsEdges = repeatsEdges ? 1 : 0
        for filter in filters {
            switch filter {
            case .gaussian(let sigmaX, let sigmaY): applyBlur(sigmaX, sigmaY)
            case .colorMatrix(let matrix): applyColorMatrix(matrix)
            case .silhouette(let color):
                let word = color.premultipliedWord
                for alpha in 0..<256 { shades[alpha] = FilterRunner.silhouette(word, alpha: UInt32(alpha)) }
                runOnRows(.silhouette)
            }
        }
    }

    private func applyBlur(_ sigmaX: Double, _ sigmaY: Double) {
        let (x, y) = (FilterRunner.usable(sigmaX), FilterRunner.usable(sigmaY))
        guard x > 0 || y > 0 else { return }
        hasBlurred = true
        blur.numbers = memory(forNumbers: Int(blur.width) * Int(blur.height) * 4)
        lines.reserve(Int(max(blur.width, blur.height)))
        blur.box = CKBox(sigma: x)
        runOnRows(.rows)
        blur.box = CKBox(sigma: y)
        step = .columns
        workers.run(FilterRunner.jobs(blur.width, FilterRunner.columnsPerJob), self)
    }

    private func memory(forNumbers count: Int) -> UnsafeMutablePointer<UInt16> {
        let width = Self.numbersWidth, rows = (count + 2 * width - 1) / (2 * width)
        if let numbers, numbers.height >= rows {
            return UnsafeMutableRawPointer(numbers.base).assumingMemoryBound(to: UInt16.self)
        }
        // A blur that grows from frame to frame does not ask anew each time.
        let step = Self.numbersStep
        let made = PixelBuffer(width: width, height: (rows + step - 1) / step * step, isCleared: false)
        numbers = made
        return UnsafeMutableRawPointer(made.base).assumingMemoryBound(to: UInt16.self)
    }

    /// The memory of numbers, as a picture: its width in pixels of two numbers, and the rows by which it grows, a megabyte.
    private static let numbersWidth = 4096, numbersStep = 64

    /// Forgets the numbers of earlier blurs when nothing has been blurred since the call before.
    func dropIdle() {
        if !hasBlurred, numbers != nil {
            numbers = nil
            lines = BlurLines(threads: workers.threadCount)
        }
        hasBlurred = false
    }

    /// A sigma that is not a number, or too small to change a pixel, blurs nothing.
    private static func usable(_ sigma: Double) -> Double {
        sigma > 0.01 ? min(sigma, largestSigma) : 0
    }

    /// How far a blur carries a pixel.
    static func reach(_ sigma: Double) -> Int {
        usable(sigma) > 0 ? Int(CKBox(sigma: usable(sigma)).reach) : 0
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
            lines.lend { kernels.blurRows(&blur, firstRow, lastRow, $0) }
        case .columns:
            let first = Int32(index) * FilterRunner.columnsPerJob
            lines.lend { kernels.blurColumns(&blur, first, min(blur.width, first + FilterRunner.columnsPerJob), $0) }
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
