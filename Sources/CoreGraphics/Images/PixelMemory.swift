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
    private static let line = 64
    /// MADV_POPULATE_WRITE of Linux 5.14; older ones leave pages to be made one by one.
    static let populateWrite: Int32 = 23

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
        let length = mappedLength(bytes), isOnLargePages = bytes >= leastOnLargePages
        let asked = isOnLargePages ? length + largePage : length
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | (makesPages && !isOnLargePages ? MAP_POPULATE : 0)
        guard let start = mmap(nil, asked, PROT_READ | PROT_WRITE, flags, -1, 0),
            start != UnsafeMutableRawPointer(bitPattern: -1)
        else { return nil }
        guard isOnLargePages else { return (start, .mapped(length: length)) }
        // Large pages begin at multiples of their size; what lies before and behind goes back.
        let base = start.alignedUp(toMultipleOf: largePage), before = base - start
        if before > 0 { munmap(start, before) }
        if before < largePage { munmap(base + length, largePage - before) }
        madvise(base, length, MADV_HUGEPAGE)
        let large = length / largePage * largePage
        if makesPages { madvise(base + large, length - large, populateWrite) }
        return (base, .mapped(length: length))
    }

    func giveBack() {
        pagesAhead?.end()
        switch block {
        case .heap(let heap): free(heap)
        case .mapped(let length): if !Self.keep(base, length) { munmap(base, length) }
        }
    }

    private static func mappedLength(_ bytes: Int) -> Int { (bytes + page - 1) / page * page }

    // MARK: Reuse

    /// A mapped block that nobody has. Screens, and drawings of layers, come and go in the same sizes again and again, and to make their
    /// pages anew each time would cost more than to draw into them.
    private struct Spare: @unchecked Sendable {
        let base: UnsafeMutableRawPointer
        let length: Int
        /// Whether it lay here already when ``dropIdleSpares()`` was called last.
        var isIdle = false
    }
    /// The oldest first.
    private static let spares = Mutex<[Spare]>([])
    /// Bytes that are kept at most, in all: while programs draw, and while they rest.
    private static let mostSpare = 144 << 20, mostSpareAtRest = 24 << 20

    /// False where it is too large to keep.
    private static func keep(_ base: UnsafeMutableRawPointer, _ length: Int) -> Bool {
        guard length <= mostSpare else { return false }
        let spare = Spare(base: base, length: length)
        spares.withLock { $0.append(spare) }
        drop(downTo: mostSpare)
        return true
    }

    /// Gives most of what is kept back to the system: for a program that comes to rest.
    static func dropSpares() { drop(downTo: mostSpareAtRest) }

    /// Gives back to the system what has lain here since the call before: for a program that goes on drawing, from time to time.
    static func dropIdleSpares() {
        let dropped = spares.withLock { spares in
            let idle = spares.filter(\.isIdle)
            spares.removeAll(where: \.isIdle)
            for index in spares.indices { spares[index].isIdle = true }
            return idle
        }
        for spare in dropped { munmap(spare.base, spare.length) }
    }

    private static func drop(downTo most: Int) {
        let dropped = spares.withLock { spares in
            var total = spares.reduce(0) { $0 + $1.length }, count = 0
            while total > most {
                total -= spares[count].length
                count += 1
            }
            defer { spares.removeFirst(count) }
            return Array(spares.prefix(count))
        }
        for spare in dropped { munmap(spare.base, spare.length) }
    }

    private static func takeSpare(_ bytes: Int, isCleared: Bool) -> (UnsafeMutableRawPointer, Block)? {
        let spare = spares.withLock { spares in
            bestFit(mappedLength(bytes), among: spares.lazy.map(\.length)).map { spares.remove(at: $0) }
        }
        guard let spare else { return nil }
        if isCleared { memset(spare.base, 0, bytes) }
        return (spare.base, .mapped(length: spare.length))
    }

    /// The shortest that is long enough and at most a quarter too long, as pictures of another screen may be; of equal ones the newest,
    /// which may lie in a cache still.
    ///
    /// - Returns: Its place in `lengths`, which are those of the spare blocks, the oldest first.
    static func bestFit(_ length: Int, among lengths: some Sequence<Int>) -> Int? {
        var best: (index: Int, length: Int)?
        for (index, spare) in lengths.enumerated() where spare >= length && spare <= length + length / 4 {
            if best.map({ spare <= $0.length }) ?? true { best = (index, spare) }
        }
        return best?.index
    }
}
