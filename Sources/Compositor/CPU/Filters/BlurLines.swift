import CKernels
import Synchronization

/// Memory for the lines that are blurred side by side, one piece for each thread, so that a job asks for none.
final class BlurLines: @unchecked Sendable {
    private let pieces: Int
    /// The numbers of a sample: a cache line.
    private typealias Sample = SIMD32<UInt16>
    private var samples = Pool<Sample>()
    /// Samples of a piece.
    private var size = 0
    /// A bit for each piece that somebody has.
    private let taken = Atomic<UInt64>(0)

    init(threads: Int) {
        pieces = min(threads, UInt64.bitWidth)
    }

    /// Makes every piece large enough for lines of `length` samples, before jobs begin.
    func reserve(_ length: Int) {
        size = max(size, 2 * length)
        samples.resize(to: size * pieces)
    }

    /// Runs `body` with a piece that nobody else has meanwhile.
    func lend(_ body: (UnsafeMutablePointer<UInt16>) -> Void) {
        var current = taken.load(ordering: .relaxed), piece = 0, spins = 0
        while true {
            piece = (~current).trailingZeroBitCount
            guard piece < pieces else {
                // More threads than pieces: one of them is free soon.
                WorkerPool.relax(&spins)
                current = taken.load(ordering: .relaxed)
                continue
            }
            let (isMine, seen) = taken.weakCompareExchange(
                expected: current, desired: current | 1 << UInt64(piece), ordering: .acquiringAndReleasing)
            if isMine { break }
            current = seen
        }
        defer { taken.bitwiseAnd(~(1 << UInt64(piece)), ordering: .releasing) }
        (samples.base + piece * size).withMemoryRebound(to: UInt16.self, capacity: size * Sample.scalarCount, body)
    }
}
