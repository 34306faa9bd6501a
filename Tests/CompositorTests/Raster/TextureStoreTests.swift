import CKernels
import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Smaller versions of pictures")
struct TextureStoreTests {
    private func store(_ level: KernelLevel, threads: Int = 2) throws -> (TextureStore, WorkerPool) {
        let workers = WorkerPool(threads: threads)
        return (TextureStore(workers: workers, kernels: try #require(level.kernels)), workers)
    }

    @Test(
        "Every level of the kernels halves alike, also odd lengths",
        arguments: [(1, 1), (2, 1), (1, 7), (17, 5), (33, 64), (200, 150), (131, 129)])
    func levelsAgree(width: Int, height: Int) throws {
        let card = PixelBuffer.testCard(width, height, alpha: 200)
        let count = TextureStore.smallerLevelCount(width: width, height: height)
        let (reference, own) = try store(.scalar)
        defer { own.stop() }
        let expected = reference.smallerLevels(of: card, width: width, height: height, count: count)
        if expected.isEmpty { #expect(count == 0) }
        #expect(expected.last?.width ?? 1 == 1)
        #expect(expected.last?.height ?? 1 == 1)
        for level in KernelLevel.available {
            let (store, workers) = try store(level)
            let levels = store.smallerLevels(of: card, width: width, height: height, count: count)
            for (a, b) in zip(levels, expected) { #expect(a.firstDifference(from: b) == nil, "\(level)") }
            workers.stop()
        }
    }

    @Test("a mean is rounded, and the edge of an odd length repeats")
    func means() throws {
        let picture = PixelBuffer(width: 3, height: 1)
        (picture.base[0], picture.base[1], picture.base[2]) = (0x0010_2030, 0xff11_2131, 0x8000_00ff)
        let (store, workers) = try store(.chosen, threads: 1)
        let half = try #require(store.smallerLevels(of: picture, width: 3, height: 1, count: 1).first)
        #expect(half.pixel(0, 0) == 0x8011_2131)
        #expect(half.pixel(1, 0) == 0x8000_00ff)
        workers.stop()
    }

    @Test("what lies in a buffer beside the picture does not count, and new pixels are halved anew in the same memory")
    func parts() throws {
        let (store, workers) = try store(.chosen)
        defer { workers.stop() }
        let buffer = PixelBuffer(width: 64, height: 64)
        buffer.fill(0xffff_ffff)
        for y in 0..<21 { for x in 0..<21 { buffer.base[y * buffer.stride + x] = 0xff00_0000 } }
        let first = try #require(store.smallerLevels(of: buffer, width: 21, height: 21, count: 2).last)
        #expect(first.width == 6)
        #expect(first.pixel(5, 5) == 0xff00_0000)
        buffer.fill(0xff40_4040)
        store.forget(buffer)
        let second = try #require(store.smallerLevels(of: buffer, width: 21, height: 21, count: 2).last)
        #expect(second === first)
        #expect(second.pixel(5, 5) == 0xff40_4040)
    }
}
