import CKernels
import Synchronization

/// Works paths out on all threads: the edges of each, small paths to their end, in batches that begin while more paths are still being
/// asked for; then the rows of large ones.
final class PathWorker: ParallelWork {
    private let workers: WorkerPool
    private let addEdges: AddEdges, findRuns: FindRuns
    /// What was asked for since the last batch began, and the batch that the threads work on.
    private let waiting = Pool<PathHandle>(), running = Pool<PathHandle>()
    /// Those of earlier batches whose rows are still to be worked out.
    private let large = Pool<PathHandle>()
    /// Groups of rows of large paths.
    private let groups = Pool<Group>()
    @exclusivity(unchecked) private var stage = Stage.paths

    private enum Stage { case paths, groups }
    private struct Group: BitwiseCopyable {
        var path: PathHandle
        var number: Int
    }

    /// Paths that one job takes.
    @exclusivity(unchecked) private var share = 1
    private let scratches: [PathScratch]
    /// One bit for each scratch that nobody uses.
    private let free: Atomic<UInt64>
    /// As many small paths keep a thread busy while more are asked for.
    private static let batch = 128

    init(workers: WorkerPool, kernels: CKKernels) {
        self.workers = workers
        (addEdges, findRuns) = (kernels.addEdges, kernels.findRuns)
        let count = min(64, workers.threadCount)
        scratches = (0..<count).map { _ in PathScratch() }
        free = Atomic(count == 64 ? .max : (1 << UInt64(count)) - 1)
    }

    func add(_ handle: PathHandle) {
        guard handle.with({ !$0.isQueued }) else { return }
        handle.with { $0.isQueued = true }
        waiting.append(handle)
        // Threads that are still busy are not waited for: the batch grows meanwhile.
        if waiting.count % PathWorker.batch == 0, workers.threadCount > 1, workers.isIdle { beginBatch() }
    }

    /// Returns when no thread works on paths any more.
    func settle() {
        guard running.count > 0 else { return }
        workers.finish()
        for index in 0..<running.count {
            // What is large stays in work until its rows are made, and is not taken on again.
            running[index].with {
                if $0.needsStrips { large.append(running[index]) } else { $0.isQueued = false }
            }
        }
        running.removeAll()
    }

    /// Works out what was asked for.
    func run() {
        if waiting.count > 0 { beginBatch() }
        settle()
        guard large.count > 0 else { return }
        groups.removeAll()
        for index in 0..<large.count {
            large[index].with {
                for number in 0..<$0.groupCount { groups.append(Group(path: large[index], number: number)) }
                $0.noteStrips()
            }
        }
        stage = .groups
        workers.run(groups.count, self)
        for index in 0..<large.count { large[index].with { $0.isQueued = false } }
        large.removeAll()
    }

    private func beginBatch() {
        settle()
        waiting.exchange(running)
        stage = .paths
        share = max(1, min(16, running.count / (4 * workers.threadCount)))
        workers.begin((running.count + share - 1) / share, self)
    }

    func runJob(_ index: Int) {
        let number = takeScratch()
        let scratch = scratches[number]
        switch stage {
        case .paths:
            work(onPaths: index * share..<min(running.count, (index + 1) * share), scratch)
        case .groups:
            let group = groups[index]
            group.path.with { $0.makeGroup(group.number, scratch, addEdges, findRuns) }
        }
        free.bitwiseOr(1 << UInt64(number), ordering: .releasing)
    }

    /// While one is worked out the next ones are on their way from memory: first themselves, then what they lead to.
    private func work(onPaths range: Range<Int>, _ scratch: PathScratch) {
        for k in range.prefix(4) { running[k].askAhead() }
        for k in range {
            if k + 4 < range.upperBound { running[k + 4].askAhead() }
            if k + 2 < range.upperBound { running[k + 2].with { $0.askAhead() } }
            running[k].with { work(on: $0, scratch) }
        }
    }

    private func work(on path: PreparedPath, _ scratch: PathScratch) {
        guard path.needsStrips else { return }
        path.measure(scratch)
        guard path.isSmall || path.bandCount <= 1 else { return }
        for group in 0..<path.groupCount { path.makeGroup(group, scratch, addEdges, findRuns) }
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
