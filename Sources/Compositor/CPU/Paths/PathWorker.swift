import CKernels
import Synchronization

/// Works paths out on all threads: first the edges of each, small paths to their end; then the bands of large ones.
final class PathWorker: ParallelWork {
    private let workers: WorkerPool
    private let kernels: CKKernels
    @exclusivity(unchecked) private var paths: [PreparedPath] = []
    /// Bands of large paths.
    @exclusivity(unchecked) private var bands: [(path: Int, band: Int)] = []
    @exclusivity(unchecked) private var isOnBands = false
    /// Paths that one job takes.
    @exclusivity(unchecked) private var share = 1
    private let scratches: [PathScratch]
    /// One bit for each scratch that nobody uses.
    private let free: Atomic<UInt64>

    /// More edges than this are worth several threads.
    private static let many = 4096

    init(workers: WorkerPool, kernels: CKKernels) {
        self.workers = workers
        self.kernels = kernels
        let count = min(64, workers.threadCount)
        scratches = (0..<count).map { _ in PathScratch() }
        free = Atomic(count == 64 ? .max : (1 << UInt64(count)) - 1)
    }

    func add(_ path: PreparedPath) {
        guard !path.isQueued else { return }
        path.isQueued = true
        paths.append(path)
    }

    func run() {
        guard !paths.isEmpty else { return }
        share = max(1, min(16, paths.count / (4 * workers.threadCount)))
        isOnBands = false
        workers.run((paths.count + share - 1) / share, self)
        bands.removeAll(keepingCapacity: true)
        for (index, path) in paths.enumerated() where path.needsStrips {
            for band in 0..<path.bandCount { bands.append((index, band)) }
            path.noteStrips()
        }
        isOnBands = true
        if !bands.isEmpty { workers.run(bands.count, self) }
        for path in paths { path.isQueued = false }
        paths.removeAll(keepingCapacity: true)
    }

    func runJob(_ index: Int) {
        let number = takeScratch()
        let scratch = scratches[number]
        if isOnBands {
            paths[bands[index].path].makeBand(bands[index].band, scratch, kernels)
        } else {
            for path in paths[index * share..<min(paths.count, (index + 1) * share)] { work(on: path, scratch) }
        }
        free.bitwiseOr(1 << UInt64(number), ordering: .releasing)
    }

    private func work(on path: PreparedPath, _ scratch: PathScratch) {
        guard path.needsStrips else { return }
        if path.needsEdges { path.makeEdges(scratch) }
        path.measure()
        guard path.edges.count <= PathWorker.many || path.bandCount <= 1 else { return }
        for band in 0..<path.bandCount { path.makeBand(band, scratch, kernels) }
        path.noteStrips()
    }

    /// There are as many as threads, so that one is free.
    private func takeScratch() -> Int {
        var bits = free.load(ordering: .relaxed)
        while true {
            let number = bits.trailingZeroBitCount
            guard number < 64 else {
                bits = free.load(ordering: .relaxed)
                continue
            }
            let (taken, seen) = free.weakCompareExchange(
                expected: bits, desired: bits & ~(1 << UInt64(number)), ordering: .acquiring)
            if taken { return number }
            bits = seen
        }
    }
}
