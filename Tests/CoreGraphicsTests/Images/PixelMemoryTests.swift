import Glibc
import Testing

@testable import CoreGraphics

@Suite("Memory for pixels")
struct PixelMemoryTests {
    @Test("a picture takes the shortest spare block that is long enough and hardly too long, of equal ones the newest")
    func bestFit() {
        let lengths = [500, 120, 100, 110, 120, 110, 99]
        #expect(SpareMemory.bestFit(100, among: lengths) == 2)
        #expect(SpareMemory.bestFit(101, among: lengths) == 5)
        #expect(SpareMemory.bestFit(115, among: lengths) == 4)
        #expect(SpareMemory.bestFit(400, among: lengths) == 0)
        #expect(SpareMemory.bestFit(300, among: lengths) == nil)
        #expect(SpareMemory.bestFit(501, among: lengths) == nil)
        #expect(SpareMemory.bestFit(1, among: []) == nil)
    }

    @Test("a picture is clear whatever its memory held before")
    func clear() {
        for height in [1000, 980, 900, 1001, 820] {
            let buffer = PixelBuffer(width: 700, height: height)
            #expect((0..<height).allSatisfy { y in (0..<700).allSatisfy { buffer.base[y * buffer.stride + $0] == 0 } })
            buffer.fill(0xFF12_3456)
        }
    }

    @Test("pages are made beside, and memory that goes meanwhile is left alone")
    func pagesBeside() {
        let buffer = PixelBuffer(width: 3_001, height: 1_201, makesPagesBeside: true)
        buffer.fill(0xFF12_3456)
        while buffer.isMakingPages { sched_yield() }
        #expect(buffer[0, 0] == 0xFF12_3456 && buffer[3_000, 1_200] == 0xFF12_3456)
        #expect(!PixelBuffer(width: 3_001, height: 1_201).isMakingPages)
        for height in 1..<40 { _ = PixelBuffer(width: 3_000, height: height * 100, makesPagesBeside: true) }
    }

    @Test(
        "parts of a block are one again when both are given back, and blocks that lie side by side by chance stay two")
    func parts() {
        let page = PixelMemory.largePage, start = UnsafeMutableRawPointer(bitPattern: 64 * page)!
        func block(_ offset: Int, _ length: Int) -> SpareMemory.Block {
            SpareMemory.Block(base: start + offset, length: length, isIdle: true)
        }
        func joined(_ blocks: SpareMemory.Block...) -> [Int] {
            var blocks = blocks
            SpareMemory.joinLast(of: &blocks)
            return blocks.map(\.length)
        }
        #expect(joined(block(0, page), block(page, 4_096)) == [page + 4_096])
        #expect(joined(block(page, 4_096), block(0, page)) == [page + 4_096])
        #expect(joined(block(0, page), block(2 * page, page), block(page, page)) == [3 * page])
        #expect(joined(block(0, 4_096), block(4_096, page)) == [4_096, page])
        #expect(joined(block(0, page), block(2 * page, page)) == [page, page])
    }

    @Test("what is reserved lies ready after a while, and a picture takes a part of it")
    func reserved() {
        let pixels = 3 << 20
        func wait() {
            // Other pictures may take of it meanwhile.
            while SpareMemory.total < pixels * 4 - PixelMemory.largePage {
                PixelBuffer.reserveMemory(pixels: pixels)
                sched_yield()
            }
        }
        wait()
        let taken = SpareMemory.take(5 << 20)
        #expect(taken.map { $0.length >= 5 << 20 } == true)
        if let taken {
            memset(taken.base, 7, taken.length)
            #expect(SpareMemory.keep(taken.base, taken.length))
        }
        SpareMemory.dropIdle()
        SpareMemory.dropIdle()
        wait()
    }
}
