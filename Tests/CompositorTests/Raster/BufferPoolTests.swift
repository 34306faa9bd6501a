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

    @Test("A picture that grows a little from frame to frame asks for memory a few times, not for all of its way")
    func growing() {
        let pool = BufferPool()
        var buffer = pool.take(width: 200, height: 100), asked = 0
        for width in stride(from: 200, through: 800, by: 15) where !BufferPool.suits(buffer, width, 100) {
            let outgrown = buffer
            pool.giveBack(outgrown)
            buffer = pool.take(width: width, height: 100, outgrown: outgrown)
            asked += 1
            #expect(buffer.width >= width && buffer.height < 200)
        }
        #expect(asked <= 6)
    }

    @Test("A buffer that is much too large is left to others")
    func tooLarge() {
        let pool = BufferPool()
        let large = pool.take(width: 900, height: 900)
        pool.giveBack(large)
        #expect(pool.take(width: 500, height: 900) !== large)
        #expect(pool.take(width: 640, height: 700) === large)
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
