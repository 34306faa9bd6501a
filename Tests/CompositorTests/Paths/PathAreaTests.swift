import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Areas of paths")
struct PathAreaTests {
    @Test("Random polygons cover their exact areas", arguments: 0..<12)
    func randomPolygons(round: Int) {
        let seed = UInt64(round) &* 7919 &+ 17
        var numbers = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
        let size = round % 4 == 0 ? 70.0 : 24.0, corners = 3 + round % 9
        // On the grid, so that only the coverage is compared.
        let polygons = (0...(round % 3)).map { _ in
            (0..<corners).map { _ -> SIMD2<Double> in
                let x = number(-size * 0.3...size * 1.3), y = number(-9...size + 9)
                return SIMD2((x * 256).rounded() / 256, (y * 256).rounded() / 256)
            }
        }
        let path = CGMutablePath()
        for polygon in polygons {
            path.addLines(between: polygon.map { CGPoint(x: $0.x, y: $0.y) })
            path.closeSubpath()
        }
        let side = Int(size), reference = AreaReference(polygons, width: side, height: side)
        for isEvenOdd in [false, true] {
            let got = coverage(path, width: side, height: side, isEvenOdd: isEvenOdd)
            let wanted = reference.coverage(isEvenOdd: isEvenOdd)
            let worst = zip(got.joined(), wanted.joined()).map { abs(Double($0) - $1) }.max() ?? 0
            // Crossings of pixel borders are rounded to 1/256 of a pixel; several edges in one pixel add up.
            #expect(worst <= 3.1, "seed \(seed), even-odd \(isEvenOdd)")
        }
    }

    @Test("A circle covers π r²")
    func circle() {
        let path = CGPath(ellipseIn: CGRect(x: 10.3, y: 10.6, width: 80, height: 80), transform: nil)
        let sum = coverage(path, width: 101, height: 101).joined().reduce(0, +)
        #expect(abs(Double(sum) / 255 - .pi * 1600) < 8)
    }

    @Test("A stroked line covers length times width")
    func strokedLine() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 12.25, y: 9.5))
        path.addLine(to: CGPoint(x: 77.75, y: 58.25))
        for width in [0.2, 1.0, 3.0, 11.5] {
            var stroke = PathStroke()
            stroke.width = width
            let sum = coverage(path, width: 100, height: 80, stroke: stroke).joined().reduce(0, +)
            let length = hypot(65.5, 48.75)
            #expect(abs(Double(sum) / 255 - length * width) < 0.012 * length * width + 0.6, "width \(width)")
        }
    }

    /// A circle that begins at the top: where it begins and ends again there is no seam, though the ends are butt and the line is wide.
    @Test("A line that goes on at a curve's end leaves no wedge open", arguments: [3.0, 20, 60])
    func noSeam(width: Double) {
        let path = CGMutablePath()
        let whole = CGRect(x: 10, y: 10, width: 80, height: 80)
        // Twice round, so that the trim ends one circle and begins the next.
        for _ in 0..<2 { path.addEllipse(in: whole) }
        var stroke = PathStroke()
        (stroke.width, stroke.start, stroke.end) = (width, 0.35, 0.65)
        let around = coverage(path, width: 100, height: 100, stroke: stroke)
        // The ellipse begins on the right, half way down.
        let reach = Int(min(width / 2, 9)) - 1
        for x in 90 - reach...90 + reach where (0..<100).contains(x) {
            for y in 49...50 { #expect(around[y][x] >= 253, "\(x), \(y)") }
        }
    }

    /// A dash is as long as the curve is there: farther out longer, farther in shorter, all alike.
    @Test("Dashes of a wide line along a circle are wedges of one angle")
    func dashWedges() {
        let radius = 40.0, count = 24
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 100 - radius, y: 100 - radius, width: 2 * radius, height: 2 * radius))
        var stroke = PathStroke()
        let piece = 2 * Double.pi * radius / Double(2 * count)
        (stroke.width, stroke.dashes) = (2 * radius - 8, [piece, piece])
        let sum = coverage(path, width: 200, height: 200, stroke: stroke)
        // Half of every ring, near the middle as well as far out.
        for (inner, outer) in [(10.0, 20.0), (30, 40), (60, 70)] {
            var covered = 0.0, all = 0.0
            for y in 0..<200 {
                for x in 0..<200 {
                    let dx = Double(x) - 99.5, dy = Double(y) - 99.5, distance = (dx * dx + dy * dy).squareRoot()
                    guard distance >= inner, distance < outer else { continue }
                    covered += Double(sum[y][x]) / 255
                    all += 1
                }
            }
            #expect(abs(covered / all - 0.5) < 0.01, "\(inner) to \(outer): \(covered / all)")
        }
    }

    @Test("A pixel-aligned rectangle is exact, whole and empty")
    func alignedRectangle() {
        let path = CGPath.polygon([(3, 2), (11, 2), (11, 7), (3, 7)])
        let got = coverage(path, width: 16, height: 10)
        for y in 0..<10 {
            for x in 0..<16 {
                #expect(got[y][x] == ((3..<11).contains(x) && (2..<7).contains(y) ? 255 : 0))
            }
        }
    }

    @Test("Curves of all kinds stay within a sixteenth of a pixel of their polygons")
    func curves() {
        var numbers = SeededGenerator(seed: 99)
        for _ in 0..<2 {
            let p = (0..<4).map { _ in
                CGPoint(x: .random(in: -10...50, using: &numbers), y: .random(in: -10...50, using: &numbers))
            }
            let path = CGMutablePath()
            path.move(to: p[0])
            path.addCurve(to: p[3], control1: p[1], control2: p[2])
            path.addQuadCurve(to: p[0], control: p[1])
            let q: [SIMD2<Double>] = p.map { SIMD2(Double($0.x), Double($0.y)) }
            func point(_ t: Double) -> SIMD2<Double> {
                let r = 1 - t
                let a = q[0] * (r * r * r), b = q[1] * (3 * r * r * t), c = q[2] * (3 * r * t * t),
                    d = q[3] * (t * t * t)
                return a + b + c + d
            }
            func back(_ t: Double) -> SIMD2<Double> {
                let r = 1 - t
                let a = q[3] * (r * r), b = q[1] * (2 * r * t), c = q[0] * (t * t)
                return a + b + c
            }
            let times = (0..<100).map { Double($0) / 100 }
            let polygon = times.map(point) + times.map(back)
            let wanted = AreaReference([polygon], width: 40, height: 40).coverage(isEvenOdd: true)
            let got = coverage(path, width: 40, height: 40, isEvenOdd: true)
            let worst = zip(got.joined(), wanted.joined()).map { abs(Double($0) - $1) }.max() ?? 0
            #expect(worst <= 26)
        }
    }
}
