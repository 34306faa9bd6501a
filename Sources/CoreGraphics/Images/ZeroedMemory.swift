import Glibc

/// Memory of zeros on a cache line. Whoever makes it gives it back.
///
/// A large block asks for large pages: a picture of eight megabytes on small ones has more of them than the processor keeps addresses
/// of, and reading it aslant then waits for addresses more than for pixels. Where the system has none, it is on small pages as ever.
struct ZeroedMemory {
    let base: UnsafeMutableRawPointer
    private let block: Block

    private enum Block {
        case heap(UnsafeMutableRawPointer)
        case mapped(length: Int)
    }

    /// Of fewer bytes a large page would be mostly empty.
    private static let leastMapped = 2 * largePage
    private static let largePage = 2 << 20
    /// As large as the small pages of any system.
    private static let page = 64 << 10
    private static let line = 64

    /// nil when there is not so much memory.
    init?(bytes: Int) {
        guard bytes < Self.leastMapped else {
            guard let mapped = Self.map(bytes) else { return nil }
            (base, block) = mapped
            return
        }
        guard let heap = calloc(bytes + Self.line, 1) else { return nil }
        base = heap.alignedUp(toMultipleOf: Self.line)
        block = .heap(heap)
    }

    /// Fresh memory is zero already: it is touched first by whoever paints, on all threads.
    private static func map(_ bytes: Int) -> (UnsafeMutableRawPointer, Block)? {
        let length = (bytes + page - 1) / page * page
        guard let start = mmap(nil, length + largePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != UnsafeMutableRawPointer(bitPattern: -1)
        else { return nil }
        // Large pages begin at multiples of their size; what lies before and behind goes back.
        let base = start.alignedUp(toMultipleOf: largePage), before = base - start
        if before > 0 { munmap(start, before) }
        if before < largePage { munmap(base + length, largePage - before) }
        madvise(base, length, MADV_HUGEPAGE)
        return (base, .mapped(length: length))
    }

    func giveBack() {
        switch block {
        case .heap(let heap): free(heap)
        case .mapped(let length): munmap(base, length)
        }
    }
}
