import CoreGraphics
import Testing

@testable import Compositor

@Suite("Buffers that are used again")
struct BufferPoolTests {
    @Test("A buffer that nobody takes between two calls is forgotten, one that is taken and given back stays")
    func idle() {
        let pool = BufferPool()
        let used = pool.take(width: 100, height: 100), unused = pool.take(width: 500, height: 100)
        pool.giveBack(used)
        pool.giveBack(unused)
        pool.dropIdle()
        #expect(pool.take(width: 100, height: 100) === used)
        pool.giveBack(used)
        pool.dropIdle()
        #expect(pool.take(width: 100, height: 100) === used)
        #expect(pool.take(width: 500, height: 100) !== unused)
    }

    @Test("The oldest goes where there are too many, and what is counted as idle with it")
    func most() {
        let pool = BufferPool()
        let buffers = (1...20).map { _ in pool.take(width: 64, height: 64) }
        for buffer in buffers.prefix(10) { pool.giveBack(buffer) }
        pool.dropIdle()
        for buffer in buffers.suffix(10) { pool.giveBack(buffer) }
        pool.dropIdle()
        // Sixteen were kept, the first six of them idle.
        let taken = (0..<10).map { _ in pool.take(width: 64, height: 64) }
        #expect(taken.allSatisfy { one in buffers.suffix(10).contains { $0 === one } })
        let fresh = pool.take(width: 64, height: 64)
        #expect(!buffers.contains { $0 === fresh })
    }
}
