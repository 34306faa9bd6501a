import CKernels
import CoreGraphics

/// The smaller versions of bitmaps: each made when it is first sampled, and kept as long as the bitmap lives.
final class TextureStore {
    /// Off: every picture is sampled at its full size.
    var usesMipLevels = true
    private let halver: PictureHalver
    private var chains: [ObjectIdentifier: Chain] = [:]

    private struct Chain {
        weak var source: PixelBuffer?
        /// Of the source's pixels, those from the first corner on that count.
        var width: Int, height: Int
        var levels: [PixelBuffer] = []
        /// How many of the levels show what the source shows now.
        var valid = 0
    }

    init(workers: WorkerPool, kernels: CKKernels) {
        halver = PictureHalver(workers: workers, kernels: kernels)
    }

    /// How many smaller versions there are of a picture: the last is one pixel.
    static func smallerLevelCount(width: Int, height: Int) -> Int {
        let longest = max(width, height)
        return longest <= 1 ? 0 : Int.bitWidth - (longest - 1).leadingZeroBitCount
    }

    /// The first `count` smaller versions of the `width` × `height` pixels in the buffer's corner, each half as large as the one before.
    func smallerLevels(of buffer: PixelBuffer, width: Int, height: Int, count: Int) -> ArraySlice<PixelBuffer> {
        guard count > 0 else { return [] }
        let key = ObjectIdentifier(buffer)
        if let chain = chains[key], chain.source === buffer, chain.width == width, chain.height == height {
            return (chain.valid < count ? make(count, of: buffer, key) : chain.levels).prefix(count)
        }
        removeOrphans()
        chains[key] = Chain(source: buffer, width: width, height: height)
        return make(count, of: buffer, key).prefix(count)
    }

    private func make(_ count: Int, of buffer: PixelBuffer, _ key: ObjectIdentifier) -> [PixelBuffer] {
        guard var chain = chains.removeValue(forKey: key) else { return [] }
        for index in chain.valid..<count {
            let (width, height) = (Self.halved(chain.width, times: index), Self.halved(chain.height, times: index))
            if index == chain.levels.count {
                chain.levels.append(
                    PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2, isOpaque: buffer.isOpaque))
            }
            chain.levels[index].isOpaque = buffer.isOpaque
            halver.halve(index == 0 ? buffer : chain.levels[index - 1], width, height, into: chain.levels[index])
        }
        chain.valid = count
        chains[key] = chain
        return chain.levels
    }

    private static func halved(_ length: Int, times: Int) -> Int { (length + (1 << times) - 1) >> times }

    /// The buffer's pixels have changed: what was made from them is made anew, in the same memory.
    func forget(_ buffer: PixelBuffer) {
        if !chains.isEmpty { chains[ObjectIdentifier(buffer)]?.valid = 0 }
    }

    /// Forgets the smaller versions of bitmaps that are gone.
    func removeOrphans() {
        chains = chains.filter { $0.value.source != nil }
    }
}

/// Halves pictures on all threads.
private final class PictureHalver: ParallelWork {
    private let workers: WorkerPool
    private let kernels: CKKernels
    private var halving = CKHalving()
    private var height: Int32 = 0
    /// Rows of the smaller picture that are one job.
    private static let band: Int32 = 32

    init(workers: WorkerPool, kernels: CKKernels) {
        self.workers = workers
        self.kernels = kernels
    }

    func halve(_ source: PixelBuffer, _ width: Int, _ height: Int, into target: PixelBuffer) {
        halving = CKHalving(
            source: UnsafePointer(source.base), width: Int32(width), height: Int32(height),
            stride: Int32(source.stride), target: target.base, targetStride: Int32(target.stride))
        self.height = Int32(target.height)
        workers.run(Int((self.height + Self.band - 1) / Self.band), self)
    }

    func runJob(_ index: Int) {
        let first = Int32(index) * Self.band
        var halving = halving
        kernels.halveRows(&halving, first, min(first + Self.band, height))
    }
}
