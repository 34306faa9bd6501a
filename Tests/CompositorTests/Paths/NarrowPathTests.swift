import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Small shapes with stems, as letters and icons are: some narrow enough for a coverage of every pixel, some a little wider.
private struct SmallShapes {
    private var numbers: SeededGenerator

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }

    /// A stem beside a ring of curves, at most `width` wide.
    mutating func shape(width: Double) -> CGMutablePath {
        let path = CGMutablePath(), height = number(1...80)
        path.addRect(CGRect(x: 0, y: 0, width: max(0.3, width * number(0.05...0.4)), height: height))
        path.move(to: CGPoint(x: width * 0.3, y: height * 0.2))
        for _ in 0..<Int(number(2...9)) {
            path.addQuadCurve(
                to: CGPoint(x: number(0...width), y: number(0...height)),
                control: CGPoint(x: number(0...width), y: number(0...height)))
        }
        path.closeSubpath()
        return path
    }

    /// Anywhere on a target, and across its ends.
    mutating func place(_ builder: ListBuilder) -> Homography {
        .translation(number(-20...Double(builder.width)), number(-40...Double(builder.height)))
    }

    /// A heap of them, plain and under clips of their own kind.
    mutating func scene() -> ListBuilder {
        var builder = ListBuilder(width: 290, height: 150, background: RGBA(red: 0.2, green: 0.4, blue: 0.3))
        for _ in 0..<60 {
            let clip =
                number(0...1) < 0.2
                ? builder.addClip(path: builder.addPath(shape(width: number(8...40)), place(builder))) : -1
            let path = builder.addPath(
                shape(width: number(0.5...40)), place(builder), isEvenOdd: number(0...1) < 0.4)
            let color = RGBA(red: Float(number(0...1)), green: 1, blue: 0.5, alpha: number(0...1) < 0.6 ? 1 : 0.4)
            builder.add(.path(path, .solid(color)), clip: clip)
        }
        return builder
    }
}

@Suite("Narrow paths")
struct NarrowPathTests {
    @Test("Every level gives the bits of the Swift reference", arguments: 1...4 as ClosedRange<UInt64>)
    func levelsAgree(seed: UInt64) {
        var shapes = SmallShapes(seed: seed)
        let scene = shapes.scene(), reference = scene.painted(kernels: .scalar)
        for level in KernelLevel.available where level != .scalar {
            #expect(scene.painted(kernels: level).firstDifference(from: reference) == nil, "seed \(seed), \(level)")
        }
        #expect(scene.painted(threads: 3).firstDifference(from: reference) == nil, "seed \(seed)")
    }

    @Test("A small shape covers what it covers as a part of a wide one", arguments: [1, 7, 8, 9, 16, 24, 31, 32, 33])
    func widthMakesNoDifference(width: Int) {
        var shapes = SmallShapes(seed: UInt64(width))
        for _ in 0..<6 {
            let small = shapes.shape(width: Double(width))
            let wide = CGMutablePath()
            wide.addPath(small)
            wide.addRect(CGRect(x: 100, y: 3, width: 20, height: 20))
            let map = Homography.translation(3.3, 5.7)
            for isEvenOdd in [false, true] {
                let alone = coverage(small, map, width: 60, height: 100, isEvenOdd: isEvenOdd)
                #expect(alone == coverage(wide, map, width: 60, height: 100, isEvenOdd: isEvenOdd))
                #expect(alone == coverage(small, map, width: 60, height: 100, isEvenOdd: isEvenOdd, kernels: .scalar))
            }
        }
    }
}
