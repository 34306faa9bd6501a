import Glibc
import Synchronization

/// Memory for pixels on a cache line: of zeros, or of whatever an earlier picture has left. Whoever makes it gives it back.
///
/// A large block asks for large pages: a picture of eight megabytes on small ones has more of them than the processor keeps addresses
/// of, and reading it aslant then waits for addresses more than for pixels. Where the system has none, it is on small pages as ever.
struct PixelMemory {
    let base: UnsafeMutableRawPointer
    private let block: Block
    /// Makes the pages beside what others do; nil where they are there, or made by who touches them.
    let pagesAhead: PagesAhead?

    private enum Block {
        case heap(UnsafeMutableRawPointer)
        case mapped(length: Int)
    }

    /// What is smaller comes from the heap, which keeps its pages.
    private static let leastMapped = 256 << 10
    /// Of fewer bytes none fills a large page. What is left over lies on small ones.
    private static let leastOnLargePages = largePage
    static let largePage = 2 << 20
    /// As large as the small pages of any system.
    private static let page = 64 << 10
    /// As small as the small pages of any system.
    private static let smallPage = 4 << 10
    private static let line = 64
    /// MADV_POPULATE_WRITE of Linux 5.14; older ones leave pages to be made one by one.
    private static let populateWrite: Int32 = 23

    /// nil when there is not so much memory.
    ///
    /// - Parameters:
    ///   - isCleared: Whether all of it has to be zero.
    ///   - makesPages: Whether small pages are made at once rather than when they are first touched: for one thread that is going to touch
    ///     all of them, and to read each before it writes there, which would make it twice.
    ///   - makesPagesBeside: Whether a thread makes all pages of fresh memory meanwhile: for what is painted a little later.
    init?(bytes: Int, isCleared: Bool, makesPages: Bool = false, makesPagesBeside: Bool = false) {
        guard bytes < Self.leastMapped else {
            let spare = Self.takeSpare(bytes, isCleared: isCleared)
            guard let mapped = spare ?? Self.map(bytes, makesPages) else { return nil }
            (base, block) = mapped
            pagesAhead = makesPagesBeside && spare == nil ? PagesAhead(mapped.0, bytes: Self.mappedLength(bytes)) : nil
            return
        }
        pagesAhead = nil
        guard let heap = calloc(bytes + Self.line, 1) else { return nil }
        base = heap.alignedUp(toMultipleOf: Self.line)
        block = .heap(heap)
    }

    /// Fresh memory is zero already: it is touched first by whoever paints, on all threads.
    private static func map(_ bytes: Int, _ makesPages: Bool) -> (UnsafeMutableRawPointer, Block)? {
        mapped(mappedLength(bytes), makesPages).map { ($0, .mapped(length: mappedLength(bytes))) }
    }

    /// Fresh memory of whole pages.
    static func mapped(_ length: Int, _ makesPages: Bool) -> UnsafeMutableRawPointer? {
        let isOnLargePages = length >= leastOnLargePages
        let asked = isOnLargePages ? length + largePage : length
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | (makesPages && !isOnLargePages ? MAP_POPULATE : 0)
        guard let start = mmap(nil, asked, PROT_READ | PROT_WRITE, flags, -1, 0),
            start != UnsafeMutableRawPointer(bitPattern: -1)
        else { return nil }
        guard isOnLargePages else { return start }
        // Large pages begin at multiples of their size; what lies before and behind goes back.
        let base = start.alignedUp(toMultipleOf: largePage), before = base - start
        if before > 0 { munmap(start, before) }
        if before < largePage { munmap(base + length, largePage - before) }
        madvise(base, length, MADV_HUGEPAGE)
        let large = length / largePage * largePage
        if makesPages { madvise(base + large, length - large, populateWrite) }
        return base
    }

    /// Makes the pages of fresh memory by touching each as for writing; contents stay what they are, whatever others write meanwhile. Faults
    /// on several threads go side by side, where `madvise` would keep everybody waiting who maps memory or whose heap grows.
    static func touch(_ base: UnsafeMutableRawPointer, _ bytes: Int) {
        for offset in stride(from: 0, to: bytes, by: smallPage) {
            let byte = (base + offset).assumingMemoryBound(to: Atomic<UInt8>.self)
            _ = byte.pointee.compareExchange(expected: 0, desired: 0, ordering: .relaxed)
        }
    }

    func giveBack() {
        pagesAhead?.end()
        switch block {
        case .heap(let heap): free(heap)
        case .mapped(let length): if !SpareMemory.keep(base, length) { munmap(base, length) }
        }
    }

    private static func mappedLength(_ bytes: Int) -> Int { (bytes + page - 1) / page * page }

    private static func takeSpare(_ bytes: Int, isCleared: Bool) -> (UnsafeMutableRawPointer, Block)? {
        guard let (base, length) = SpareMemory.take(mappedLength(bytes)) else { return nil }
        if isCleared { memset(base, 0, bytes) }
        return (base, .mapped(length: length))
    }
}
