import CKernels
import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Bad input for paths")
struct PathBadInputTests {
    private func isEmpty(_ rows: [[Int]]) -> Bool { rows.allSatisfy { $0.allSatisfy { $0 == 0 } } }

    @Test("Points that are no finite numbers draw nothing", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) {
        for stroke in [nil, PathStroke()] {
            let path = CGPath(elements: [
                .move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 20, y: value)), .line(CGPoint(x: 20, y: 20)),
            ])
            #expect(isEmpty(coverage(path, width: 24, height: 24, stroke: stroke)))
        }
    }

    @Test("Maps that are singular, infinite or turned away draw nothing")
    func singularMaps() {
        let path = CGPath.polygon([(0, 0), (20, 0), (20, 20), (0, 20)])
        for map in [
            Homography(0, 0, 5, 0, 0, 5), Homography(1, 1, 0, 1, 1, 0), Homography(.nan, 0, 0, 0, 1, 0),
            Homography(1, 0, .infinity, 0, 1, 0), Homography(1, 0, 0, 0, 1, 0, 0, 0, -1),
            Homography(1, 0, 0, 0, 1, 0, 0, 0, 0),
        ] {
            #expect(isEmpty(coverage(path, map, width: 24, height: 24)))
        }
    }

    @Test("Maps that are nearly singular draw what is left, or nothing")
    func nearlySingularMaps() {
        let path = CGPath.polygon([(0, 0), (20, 0), (20, 20), (0, 20)])
        for stroke in [nil, PathStroke()] {
            for thin in [1e-300, 1e-12, 1e-6] {
                for map in [Homography(1, 0, 2, 0, thin, 5), Homography(1, 1, 0, 1, 1 + thin, 0)] {
                    let got = coverage(path, map, width: 24, height: 24, stroke: stroke)
                    #expect(got.joined().allSatisfy { $0 < 3 } || stroke != nil)
                }
            }
            let far = coverage(path, Homography(1e12, 0, 5, 0, 1e-12, 5), width: 24, height: 24, stroke: stroke)
            #expect(far[10].allSatisfy { $0 == 0 })
        }
    }

    @Test("An open outline is filled as if it were closed")
    func openOutlines() {
        let corners = [CGPoint(x: 2, y: 2), CGPoint(x: 12, y: 2), CGPoint(x: 12, y: 12), CGPoint(x: 2, y: 12)]
        let open = CGMutablePath(), closed = CGMutablePath()
        for path in [open, closed] {
            for shift in [0.0, 8] {
                path.addLines(between: corners.map { CGPoint(x: $0.x + shift, y: $0.y + shift) })
                if path === closed { path.closeSubpath() }
            }
        }
        for isEvenOdd in [false, true] {
            let got = coverage(open, width: 24, height: 24, isEvenOdd: isEvenOdd)
            #expect(got == coverage(closed, width: 24, height: 24, isEvenOdd: isEvenOdd))
            #expect(got[5][5] == 255)
        }
    }

    @Test("A path a million points wide is right where it shows")
    func wide() {
        let path = CGPath.polygon([(-1e6, 5.5), (1e6, 5.5), (1e6, 12.25), (-1e6, 12.25)])
        let got = coverage(path, width: 40, height: 20)
        #expect(got[5] == Array(repeating: 128, count: 40))
        #expect(got[8] == Array(repeating: 255, count: 40))
        #expect(got[12] == Array(repeating: 64, count: 40))
        #expect(got[13] == Array(repeating: 0, count: 40))
        // A gigantic triangle whose edges cross the picture.
        let steep = coverage(CGPath.polygon([(-1e12, -1e12), (1e12, -1e12), (20, 10)]), width: 40, height: 20)
        #expect(steep[2][20] == 255)
        #expect(steep[15][20] == 0)
        #expect(steep[9][35] == 0)
    }

    @Test("A stroke wider than the screen covers it")
    func wideStroke() {
        var stroke = PathStroke()
        stroke.width = 5000
        for cap in [LineCap.butt, .round, .square] {
            stroke.cap = cap
            let path = CGMutablePath()
            path.move(to: CGPoint(x: -300, y: 0))
            path.addLine(to: CGPoint(x: 300, y: 10))
            #expect(coverage(path, width: 30, height: 30, stroke: stroke).joined().allSatisfy { $0 == 255 })
        }
    }

    @Test("A line without length shows its caps alone")
    func dots() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 10, y: 10))
        var stroke = PathStroke()
        stroke.width = 8
        #expect(isEmpty(coverage(path, width: 20, height: 20, stroke: stroke)))
        stroke.cap = .square
        #expect(coverage(path, width: 20, height: 20, stroke: stroke).joined().reduce(0, +) == 64 * 255)
        stroke.cap = .round
        let disc = coverage(path, width: 20, height: 20, stroke: stroke).joined().reduce(0, +)
        #expect(abs(Double(disc) / 255 - .pi * 16) < 1)
        let move = CGMutablePath()
        move.move(to: CGPoint(x: 10, y: 10))
        #expect(isEmpty(coverage(move, width: 20, height: 20, stroke: stroke)))
    }

    @Test("Dashes: none, without length, negative, endless, and a hundred thousand in sight")
    func dashes() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 100, y: 10))
        func covered(_ dashes: [Double], phase: Double = 0, cap: LineCap = .butt) -> Double {
            var stroke = PathStroke()
            (stroke.width, stroke.dashes, stroke.dashPhase, stroke.cap) = (4, dashes, phase, cap)
            return Double(coverage(path, width: 100, height: 20, stroke: stroke).joined().reduce(0, +)) / 255
        }
        #expect(abs(covered([]) - 400) < 1)
        #expect(abs(covered([10, 10]) - 200) < 1)
        #expect(abs(covered([10]) - 200) < 1)
        #expect(abs(covered([10, 10], phase: 10) - 200) < 1)
        #expect(abs(covered([0, 10], cap: .round) - 10 * .pi * 4) < 4)
        #expect(abs(covered([0, 0]) - 400) < 1)
        #expect(abs(covered([-3, 5]) - 400) < 1)
        #expect(abs(covered([.nan, 5]) - 400) < 1)
        #expect(abs(covered([0.0005, 0.0005]) - 200) < 8)
        #expect(abs(covered([1e-9, 3e-9]) - 100) < 8)
    }

    @Test("Dashes of a line that goes far beyond the screen are drawn where they show")
    func farDashes() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -1e6, y: 10))
        path.addLine(to: CGPoint(x: 1e6, y: 10))
        var stroke = PathStroke()
        (stroke.width, stroke.dashes) = (4, [5, 5])
        let got = coverage(path, width: 100, height: 20, stroke: stroke)
        #expect(abs(Double(got.joined().reduce(0, +)) / 255 - 200) < 1)
        #expect(got[10][2] == 255)
        #expect(got[10][7] == 0)
    }

    @Test("Miters end at their limit, also at a hundredth of a degree")
    func miters() {
        for (limit, reaches) in [(10.0, false), (100.0, true)] {
            let path = CGMutablePath(), angle = 3 * Double.pi / 180
            path.move(to: CGPoint(x: 10, y: 20))
            path.addLine(to: CGPoint(x: 60, y: 20))
            path.addLine(to: CGPoint(x: 60 - 50 * cos(angle), y: 20 + 50 * sin(angle)))
            var stroke = PathStroke()
            (stroke.width, stroke.miterLimit) = (2, limit)
            let got = coverage(path, width: 140, height: 40, stroke: stroke)
            #expect(got.contains { $0[80...].contains { $0 > 0 } } == reaches)
        }
        let sharp = CGMutablePath()
        sharp.move(to: CGPoint(x: 10, y: 20))
        sharp.addLine(to: CGPoint(x: 60, y: 20))
        sharp.addLine(to: CGPoint(x: 10, y: 20 + 50 * tan(0.01 * .pi / 180)))
        var stroke = PathStroke()
        (stroke.width, stroke.miterLimit) = (2, 1e9)
        let got = coverage(sharp, width: 400, height: 40, stroke: stroke)
        #expect(got[20][300] > 0)
    }

    @Test("Cusps and curves that fold back keep the pen's width")
    func cusps() {
        var stroke = PathStroke()
        stroke.width = 10
        let controls: [[CGPoint]] = [
            [CGPoint(x: 100, y: 20), CGPoint(x: 0, y: 20)], [CGPoint(x: 90, y: 60), CGPoint(x: 10, y: 60)],
            [CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 20)],
        ]
        for points in controls {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 20, y: 20))
            path.addCurve(to: CGPoint(x: 80, y: 20), control1: points[0], control2: points[1])
            let got = coverage(path, width: 100, height: 80, stroke: stroke)
            #expect(got[20][30] > 0)
            #expect(got.joined().reduce(0, +) > 60 * 9 * 255)
        }
    }

    @Test("Planes that run behind the eye are cut before it")
    func behindTheEye() {
        let path = CGPath.polygon([(-1000, -1000), (1000, -1000), (1000, 1000), (-1000, 1000)])
        // The horizon lies at y = 20: what is below it is before the eye.
        let map = Homography(1, 0.02 * 30, 30, 0, 0.02 * 20 + 0.0001, 20, 0, 0.02, 0.001)
        for stroke in [nil, PathStroke()] {
            let got = coverage(path, map, width: 60, height: 60, stroke: stroke)
            if stroke == nil { #expect(got[50][30] == 255) }
            #expect(got[10][30] == 0)
        }
    }

    @Test("Edges beyond their greatest number are not kept, and draw nothing")
    func mostEdges() {
        let sink = EdgeSink(most: 1000), edges = Pool<CKEdge>()
        let path = CGMutablePath()
        path.move(to: .zero)
        for k in 0..<100_000 { path.addLine(to: CGPoint(x: Double(k % 50), y: Double(k % 3))) }
        sink.begin(edges, map: .identity, mode: .near, window: .largestPicture)
        CurveFlattener(sink: sink).add(path.elements)
        sink.end()
        #expect(sink.isFull)
        #expect(edges.count < 1010)
        sink.begin(edges, map: .identity, mode: .near, window: .largestPicture)
        StrokeTracer(sink).add(path.elements, PathStroke(), scale: 1)
        sink.end()
        #expect(sink.isFull)
        #expect(edges.count < 1100)
    }

    @Test("Twenty thousand segments are drawn")
    func manySegments() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        for k in 0..<20_000 { path.addLine(to: CGPoint(x: Double(k % 1000), y: Double(k % 7) * 10)) }
        #expect(!isEmpty(coverage(path, width: 1000, height: 70)))
    }
}
