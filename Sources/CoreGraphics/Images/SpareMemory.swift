import Foundation
import Synchronization

/// Blocks of pixels' memory that nobody has. Screens, and drawings of layers, come and go in the same sizes again and again, and to make
/// their pages anew each time would cost more than to draw into them.
enum SpareMemory {
    struct Block: @unchecked Sendable {
        var base: UnsafeMutableRawPointer
        var length: Int
        /// Whether it lay here already when ``dropIdle()`` was called last.
        var isIdle = false
    }
    /// The oldest first.
    private static let blocks = Mutex<[Block]>([])
    /// Bytes that are kept at most, in all: while programs draw, and while they rest.
    private static let most = 144 << 20, mostAtRest = 24 << 20
    /// Bytes that a program keeps however long nobody asks for them, and whether they are being made.
    private static let reserved = Mutex<(bytes: Int, isBusy: Bool)>((0, false))

    /// Bytes of all blocks.
    static var total: Int { blocks.withLock { $0.reduce(0) { $0 + $1.length } } }

    /// False where it is too large to keep.
    static func keep(_ base: UnsafeMutableRawPointer, _ length: Int) -> Bool {
        guard length <= most else { return false }
        blocks.withLock { blocks in
            blocks.append(Block(base: base, length: length))
            joinLast(of: &blocks)
        }
        drop(downTo: most)
        return true
    }

    /// Gives most of what is kept back to the system: for a program that comes to rest.
    static func dropMost() { drop(downTo: mostAtRest) }

    /// Gives back to the system what has lain here since the call before, but for what is reserved: for a program that goes on drawing,
    /// from time to time.
    static func dropIdle() {
        let reserve = reserved.withLock { $0.bytes }
        let dropped = blocks.withLock { blocks in
            var total = blocks.reduce(0) { $0 + $1.length }
            var idle: [Block] = []
            blocks.removeAll { block in
                guard block.isIdle, total - block.length >= reserve else { return false }
                total -= block.length
                idle.append(block)
                return true
            }
            for index in blocks.indices { blocks[index].isIdle = true }
            return idle
        }
        for block in dropped { munmap(block.base, block.length) }
        if reserve > 0 { self.reserve(reserve) }
    }

    private static func drop(downTo most: Int) {
        let dropped = blocks.withLock { blocks in
            var total = blocks.reduce(0) { $0 + $1.length }, count = 0
            while total > most {
                total -= blocks[count].length
                count += 1
            }
            defer { blocks.removeFirst(count) }
            return Array(blocks.prefix(count))
        }
        for block in dropped { munmap(block.base, block.length) }
    }

    // MARK: Blocks and parts

    /// A block that is long enough: one that hardly is too long, or, of large pages, a part of a longer one.
    static func take(_ length: Int) -> (base: UnsafeMutableRawPointer, length: Int)? {
        blocks.withLock { blocks in
            if let index = bestFit(length, among: blocks.lazy.map(\.length)) {
                let block = blocks.remove(at: index)
                return (block.base, block.length)
            }
            let part = (length + PixelMemory.largePage - 1) / PixelMemory.largePage * PixelMemory.largePage
            guard length >= PixelMemory.largePage,
                let index = blocks.indices.filter({ blocks[$0].length > part }).min(by: {
                    blocks[$0].length < blocks[$1].length
                })
            else { return nil }
            let base = blocks[index].base
            blocks[index].base += part
            blocks[index].length -= part
            return (base, part)
        }
    }

    /// The shortest that is long enough and at most a quarter too long, as pictures of another screen may be; of equal ones the newest,
    /// which may lie in a cache still.
    ///
    /// - Returns: Its place in `lengths`, which are those of the blocks, the oldest first.
    static func bestFit(_ length: Int, among lengths: some Sequence<Int>) -> Int? {
        var best: (index: Int, length: Int)?
        for (index, spare) in lengths.enumerated() where spare >= length && spare <= length + length / 4 {
            if best.map({ spare <= $0.length }) ?? true { best = (index, spare) }
        }
        return best?.index
    }

    /// Parts of one block become one again: those that end and begin at large pages.
    static func joinLast(of blocks: inout [Block]) {
        while let last = blocks.last, let index = blocks.dropLast().firstIndex(where: { areParts($0, last) }) {
            let other = blocks.remove(at: index)
            blocks[blocks.count - 1] = Block(base: min(other.base, last.base), length: other.length + last.length)
        }
    }

    private static func areParts(_ a: Block, _ b: Block) -> Bool {
        let (first, second) = a.base < b.base ? (a, b) : (b, a)
        return first.base + first.length == second.base && first.length % PixelMemory.largePage == 0
            && Int(bitPattern: first.base) % PixelMemory.largePage == 0
    }

    // MARK: Made ahead

    /// Has so many bytes lie ready, in all, from now on, but no more than a program keeps at rest: what the first frames of effects ask for
    /// all at once. A thread of its own makes them, a large page at a time.
    static func reserve(_ bytes: Int) {
        let begins = reserved.withLock { reserved in
            reserved.bytes = max(reserved.bytes, min(bytes, mostAtRest))
            defer { reserved.isBusy = true }
            return !reserved.isBusy
        }
        guard begins else { return }
        Thread.detachNewThread {
            while makeMissing() {}
        }
    }

    /// False once nothing is missing.
    private static func makeMissing() -> Bool {
        let total = total, page = PixelMemory.largePage
        let missing = reserved.withLock { reserved in
            let missing = (reserved.bytes - total) / page * page
            if missing <= 0 { reserved.isBusy = false }
            return missing
        }
        guard missing > 0 else { return false }
        guard let base = PixelMemory.mapped(missing, false) else {
            reserved.withLock { $0.isBusy = false }
            return false
        }
        PixelMemory.touch(base, missing)
        return keep(base, missing)
    }
}
