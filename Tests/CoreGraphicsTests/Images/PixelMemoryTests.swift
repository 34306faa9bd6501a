import Testing

@testable import CoreGraphics

@Suite("Memory for pixels")
struct PixelMemoryTests {
    @Test("a picture takes the shortest spare block that is long enough and hardly too long, of equal ones the newest")
    func bestFit() {
        let lengths = [500, 120, 100, 110, 120, 110, 99]
        #expect(PixelMemory.bestFit(100, among: lengths) == 2)
        #expect(PixelMemory.bestFit(101, among: lengths) == 5)
        #expect(PixelMemory.bestFit(115, among: lengths) == 4)
        #expect(PixelMemory.bestFit(400, among: lengths) == 0)
        #expect(PixelMemory.bestFit(300, among: lengths) == nil)
        #expect(PixelMemory.bestFit(501, among: lengths) == nil)
        #expect(PixelMemory.bestFit(1, among: []) == nil)
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
}
