import CKernels
import Synchronization

/// Works paths out on all threads: first the edges that several share; then the edges of each other, small paths to their end; then
/// the rows of large ones.
final class PathWorker: ParallelWork {
    private let workers: WorkerPool
    private let kernels: CKKernels
    @exclusivity(unchecked) private var paths: [PreparedPath] = []
    @exclusivity(unchecked) private var sharedEdges: [PathEdges] = []
    /// Groups of rows of large paths.
    @exclusivity(unchecked) private var groups: [(path: Int, group: Int)] = []
    @exclusivity(unchecked) private var stage = Stage.paths

    private enum Stage { case sharedEdges, paths, groups }

    /// Paths that one job takes.
    @exclusivity(unchecked) private var share = 1
    private let scratches: [PathScratch]
    /// One bit for each scratch that nobody uses.
    private let free: Atomic<UInt64>

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
        makeSharedEdges()
        stage = .paths
        share = max(1, min(16, paths.count / (4 * workers.threadCount)))
        workers.run((paths.count + share - 1) / share, self)
        groups.removeAll(keepingCapacity: true)
        for (index, path) in paths.enumerated() where path.needsStrips {
            for group in 0..<path.groupCount { groups.append((index, group)) }
            path.noteStrips()
        }
        stage = .groups
        if !groups.isEmpty { workers.run(groups.count, self) }
        for path in paths { path.isQueued = false }
        paths.removeAll(keepingCapacity: true)
    }

    private func makeSharedEdges() {
        for path in paths where !path.edges.isMade && path.edges.users > 1 && !path.edges.isQueued {
            path.edges.isQueued = true
            sharedEdges.append(path.edges)
        }
        guard !sharedEdges.isEmpty else { return }
        stage = .sharedEdges
        workers.run(sharedEdges.count, self)
        for edges in sharedEdges { edges.isQueued = false }
        sharedEdges.removeAll(keepingCapacity: true)
    }

    func runJob(_ index: Int) {
        let number = takeScratch()
        let scratch = scratches[number]
        switch stage {
        case .sharedEdges: sharedEdges[index].make(scratch)
        case .paths:
            for path in paths[index * share..<min(paths.count, (index + 1) * share)] { work(on: path, scratch) }
        case .groups: paths[groups[index].path].makeGroup(groups[index].group, scratch, kernels)
        }
        free.bitwiseOr(1 << UInt64(number), ordering: .releasing)
    }

    private func work(on path: PreparedPath, _ scratch: PathScratch) {
        guard path.needsStrips else { return }
        if !path.edges.isMade { path.edges.make(scratch) }
        path.measure()
        guard path.isSmall || path.bandCount <= 1 else { return }
        for group in 0..<path.groupCount { path.makeGroup(group, scratch, kernels) }
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
