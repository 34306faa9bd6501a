import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Sums up which jobs were done.
private final class CountingWork: ParallelWork {
    let done: [Pool<Int>]

    init(_ count: Int) {
        done = (0..<count).map { _ in Pool<Int>() }
    }

    func runJob(_ index: Int) { done[index].append(index) }
}

@Suite("Many paths at once")
struct PathBatchTests {
    /// A closed wavy ring of so many short lines.
    private static func ring(_ count: Int, radius: Double, _ numbers: inout SeededGenerator) -> CGPath {
        .polygon(
            (0..<count).map { k in
                let angle = 2 * Double.pi * Double(k) / Double(count)
                let far = radius * Double.random(in: 0.8...1, using: &numbers)
                return (cos(angle) * far, sin(angle) * far)
            })
    }

    /// Letters: few outlines in many places, some of them twice by the same layer, others clipped by paths.
    private func letters(seed: UInt64) -> ListBuilder {
        var numbers = SeededGenerator(seed: seed)
        let outlines = (0..<9).map { Self.ring(5 + 9 * $0, radius: 6, &numbers) }
        var builder = ListBuilder(width: 300, height: 200)
        for k in 0..<1100 {
            let map = Homography(
                1.25, 0, .random(in: -5...305, using: &numbers), 0, 1.25, .random(in: -5...205, using: &numbers))
            let index = builder.addPath(outlines[k % 9], map, isEvenOdd: k % 5 == 0)
            if k % 250 == 100 { addLarge(&builder, k, &numbers) }
            // The layer of a path that is in work at this moment, and of one that waits.
            if k % 7 == 3, k > 300 { builder.list.paths[index].layer = builder.list.paths[index - 290].layer }
            if k % 11 == 4 { builder.list.paths[index].layer = builder.list.paths[index - 1].layer }
            let grey = Float(k % 13) / 13
            builder.add(.path(index, .solid(RGBA(red: grey, green: 1 - grey, blue: 0.5, alpha: k % 2 == 0 ? 1 : 0.6))))
        }
        return builder
    }

    /// A path of more rows than one thread takes, drawn again and again by one layer, moved by whole pixels.
    private func addLarge(_ builder: inout ListBuilder, _ k: Int, _ numbers: inout SeededGenerator) {
        let map = Homography(30, 0, 150 + Double(k / 250), 0, 30, 100)
        let index = builder.addPath(Self.ring(90, radius: 6, &numbers), map)
        if let first = builder.list.paths.first(where: { $0.toPixels.a == 30 }) {
            (builder.list.paths[index].layer, builder.list.paths[index].path) = (first.layer, first.path)
        }
        builder.add(.path(index, .solid(RGBA(red: 1, green: 0, blue: 0, alpha: 0.1))))
    }

    @Test("Paths that are worked out in batches, while more are asked for, look as on one thread")
    func batches() {
        for seed in 1...3 as ClosedRange<UInt64> {
            let builder = letters(seed: seed)
            let alone = builder.painted(threads: 1), together = builder.painted(threads: 4)
            for y in 0..<200 {
                for x in 0..<300 where alone.pixel(x, y) != together.pixel(x, y) {
                    Issue.record("seed \(seed): (\(x), \(y)) differs")
                    return
                }
            }
        }
    }

    @Test("A path that grows beyond what one thread takes, and shrinks, looks as if drawn anew", arguments: [1, 3])
    func growingPaths(threads: Int) {
        var numbers = SeededGenerator(seed: 8)
        let small = Self.ring(40, radius: 6, &numbers), large = Self.ring(5000, radius: 6, &numbers)
        let rasterizer = Rasterizer(threads: threads)
        let target = PixelBuffer(width: 400, height: 300)
        for (path, scale) in [(small, 2.0), (small, 25), (large, 25), (small, 3), (large, 2), (small, 25)] {
            var builder = ListBuilder(width: 400, height: 300)
            for k in 0..<3 {
                let map = Homography(scale, 0, 150 + 40 * Double(k), 0, scale, 140)
                let index = builder.addPath(path, map)
                builder.add(.path(index, .solid(RGBA(red: Float(k) / 2, green: 1, blue: 0.5, alpha: 0.7))))
            }
            rasterizer.paint(builder.list, damage: [builder.whole], into: target)
            #expect(target.firstDifference(from: builder.painted()) == nil, "\(scale)")
        }
    }

    @Test("Lines within one row and within two are covered alike at every level", arguments: KernelLevel.available)
    func shortLines(_ level: KernelLevel) {
        var numbers = SeededGenerator(seed: 5)
        for count in [7, 8, 9, 40, 200, 601] {
            let path = Self.ring(count, radius: 11, &numbers)
            let map = Homography(1, 0, 12.3 + Double(count % 3) / 7, 0, 1, 12.6)
            for isEvenOdd in [false, true] {
                let got = coverage(path, map, width: 24, height: 25, isEvenOdd: isEvenOdd, kernels: level)
                #expect(got == coverage(path, map, width: 24, height: 25, isEvenOdd: isEvenOdd, kernels: .scalar))
            }
        }
    }

    @Test("Jobs that were begun are done when their end is waited for, or another round begins")
    func begunJobs() {
        let workers = WorkerPool(threads: 3)
        defer { workers.stop() }
        let first = CountingWork(50), second = CountingWork(20), third = CountingWork(1)
        workers.begin(50, first)
        workers.begin(20, second)
        #expect(first.done.allSatisfy { $0.count == 1 })
        workers.run(1, third)
        #expect(second.done.allSatisfy { $0.count == 1 })
        #expect(third.done[0].count == 1)
        workers.finish()
        workers.begin(50, first)
        workers.finish()
        #expect(first.done.allSatisfy { $0.count == 2 })
    }
}
