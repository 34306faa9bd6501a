import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Random paths of every kind: filled, stroked, dashed, trimmed, turned and in perspective, under clips of paths and quads.
private struct PathScene {
    var builder = ListBuilder(width: 150, height: 110, background: RGBA(red: 0.9, green: 0.85, blue: 0.7))
    private var numbers: SeededGenerator

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        for _ in 0..<7 { addItem() }
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    private mutating func chance(_ part: Double) -> Bool { number(0...1) < part }
    private mutating func point() -> CGPoint { CGPoint(x: number(-60...60), y: number(-60...60)) }

    private mutating func path() -> CGPath {
        let path = CGMutablePath()
        for _ in 0...Int(number(0...2)) {
            path.move(to: point())
            for _ in 0...Int(number(1...7)) {
                switch Int(number(0...3.99)) {
                case 0: path.addLine(to: point())
                case 1: path.addQuadCurve(to: point(), control: point())
                default: path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            if chance(0.6) { path.closeSubpath() }
        }
        return path
    }

    private mutating func map() -> Homography {
        let angle = number(0...6.28), scale = number(0.2...2.5), x = number(0...150), y = number(0...110)
        let turned = Homography(cos(angle) * scale, -sin(angle) * scale, x, sin(angle) * scale, cos(angle) * scale, y)
        guard chance(0.3) else { return turned }
        let g = number(-0.02...0.02), h = number(-0.005...0.005)
        return Homography(turned.a + x * g, turned.b + x * h, x, turned.d + y * g, turned.e + y * h, y, g, h, 1)
    }

    private mutating func stroke() -> PathStroke {
        var stroke = PathStroke()
        stroke.width = number(0.3...20)
        stroke.cap = [LineCap.butt, .round, .square].randomElement(using: &numbers)!
        stroke.join = [LineJoin.miter, .round, .bevel].randomElement(using: &numbers)!
        if chance(0.3) { (stroke.start, stroke.end) = (number(0...0.4), number(0.5...1)) }
        if chance(0.3) {
            (stroke.dashes, stroke.dashPhase) = ([number(0...9), number(0.5...9), number(1...3)], number(-20...20))
        }
        return stroke
    }

    private mutating func addPath() -> Int {
        builder.addPath(path(), map(), isEvenOdd: chance(0.4), stroke: chance(0.5) ? stroke() : nil)
    }

    private mutating func color() -> RGBA {
        RGBA(
            red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
            alpha: chance(0.5) ? 1 : Float(number(0...1)))
    }

    private mutating func clip() -> Int32 {
        guard chance(0.4) else { return -1 }
        if chance(0.4) {
            let quad = Quad.turned(120, 90, at: number(20...180), number(20...150), degrees: number(0...90), radius: 20)
            return builder.addClip(quad)
        }
        let outer = chance(0.4) ? builder.addClip(path: addPath()) : -1
        return builder.addClip(path: addPath(), parent: outer)
    }

    private mutating func paint() -> Paint {
        switch Int(number(0...3.99)) {
        case 0:
            builder.list.gradients.append(
                GradientPaint(
                    kind: .axial, start: CGPoint(x: -40, y: 0), end: CGPoint(x: 40, y: 10), colors: [color(), color()],
                    locations: []))
            return .gradient(builder.list.gradients.count - 1)
        case 1:
            return .image(builder.list.paint(.testCard(64, 48), over: CGRect(x: -60, y: -60, width: 120, height: 120)))
        default: return .solid(color())
        }
    }

    private mutating func addItem() {
        let clip = clip()
        let blend: BlendMode = chance(0.2) ? BlendMode.allCases.randomElement(using: &numbers)! : .normal
        builder.add(
            .path(addPath(), paint()), opacity: chance(0.4) ? Float(number(0...1)) : 1, blend: blend, clip: clip)
    }
}

@Suite("Painting of paths agrees")
struct PathAgreementTests {
    @Test("Every level gives the bits of the Swift reference", arguments: 1...6 as ClosedRange<UInt64>)
    func levelsAgree(seed: UInt64) {
        let scene = PathScene(seed: seed).builder
        let reference = scene.painted(kernels: .scalar)
        for level in KernelLevel.available where level != .scalar {
            #expect(scene.painted(kernels: level).firstDifference(from: reference) == nil, "seed \(seed), \(level)")
        }
    }

    @Test("Threads, parts and what was painted before make no difference", arguments: 30...32 as ClosedRange<UInt64>)
    func historyAgrees(seed: UInt64) {
        let scene = PathScene(seed: seed).builder, other = PathScene(seed: seed &+ 1000).builder
        let whole = scene.painted()
        #expect(scene.painted(threads: 3).firstDifference(from: whole) == nil, "seed \(seed)")
        let rasterizer = Rasterizer(threads: 2)
        let target = PixelBuffer(width: scene.width, height: scene.height)
        rasterizer.paint(other.list, damage: [scene.whole], into: target)
        for y in stride(from: 0, to: scene.height, by: 41) {
            let part = PixelRect(minX: 0, minY: Int32(y), maxX: Int32(scene.width), maxY: Int32(y + 41))
            rasterizer.paint(scene.list, damage: [part], into: target)
        }
        #expect(target.firstDifference(from: whole) == nil, "seed \(seed)")
    }

    /// Lines of all lengths about the size at which edges are taken one by one, all over the target and beyond it.
    @Test("Short edges give the bits of long ones", arguments: [0.7, 3, 7, 12], [KernelLevel.scalar])
    func shortEdges(length: Double, level: KernelLevel) {
        var numbers = SeededGenerator(seed: UInt64(length * 10))
        let path = CGMutablePath()
        for _ in 0..<30 {
            var at = CGPoint(x: .random(in: -20...160, using: &numbers), y: .random(in: -20...130, using: &numbers))
            path.move(to: at)
            for k in 0..<40 {
                // Upright, level and on the grid now and then.
                let x = k % 7 == 0 ? 0 : Double.random(in: -length...length, using: &numbers)
                let y = k % 11 == 0 ? 0 : Double.random(in: -length...length, using: &numbers)
                at = CGPoint(x: at.x + (k % 5 == 0 ? x.rounded() : x), y: at.y + (k % 3 == 0 ? y.rounded() : y))
                path.addLine(to: at)
            }
            path.closeSubpath()
        }
        var builder = ListBuilder(width: 140, height: 110)
        builder.add(.path(builder.addPath(path, isEvenOdd: true), .solid(.white)))
        let reference = builder.painted(kernels: level)
        for other in KernelLevel.available where other != level {
            #expect(builder.painted(kernels: other).firstDifference(from: reference) == nil, "\(length), \(other)")
        }
    }

    @Test("Layers that show one path look as if each had its own", arguments: [1, 3])
    func sharedPath(threads: Int) {
        let path = CGPath(ellipseIn: CGRect(x: -9, y: -13, width: 18, height: 26), transform: nil)
        var stroke = PathStroke()
        stroke.width = 3
        let rasterizer = Rasterizer(threads: threads), target = PixelBuffer(width: 160, height: 120)
        for scale in [1.0, 1.3, 1.3, 0.8] {
            func scene(_ path: () -> CGPath) -> ListBuilder {
                var builder = ListBuilder(width: 160, height: 120)
                for k in 0..<12 {
                    let map = Homography(scale, 0, 14.3 * Double(k) + 0.11, 0.1, scale, 9.7 * Double(k))
                    let pen = k % 3 == 0 ? stroke : nil
                    builder.add(.path(builder.addPath(path(), map, stroke: pen), .solid(.white)))
                }
                return builder
            }
            let shared = scene { path }
            rasterizer.paint(shared.list, damage: [shared.whole], into: target)
            #expect(target.firstDifference(from: scene { path.copy()! }.painted()) == nil, "scale \(scale)")
        }
    }

    @Test("A path moved by whole pixels is the same picture, moved")
    func wholePixels() {
        var numbers = SeededGenerator(seed: 5)
        let path = CGMutablePath()
        path.move(to: .zero)
        for _ in 0..<6 {
            path.addCurve(
                to: CGPoint(x: .random(in: 0...50, using: &numbers), y: .random(in: 0...50, using: &numbers)),
                control1: CGPoint(x: .random(in: 0...50, using: &numbers), y: .random(in: 0...50, using: &numbers)),
                control2: CGPoint(x: .random(in: 0...50, using: &numbers), y: .random(in: 0...50, using: &numbers)))
        }
        let here = coverage(path, Homography(1, 0.2, 20.3, -0.1, 1, 24.7), width: 120, height: 120)
        let there = coverage(path, Homography(1, 0.2, 51.3, -0.1, 1, 41.7), width: 160, height: 160)
        for y in 0..<100 { #expect(Array(there[y + 17][31..<131]) == Array(here[y][0..<100])) }
    }
}
