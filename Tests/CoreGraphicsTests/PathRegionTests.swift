import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Areas of paths as sets")
struct PathRegionTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func circle(_ radius: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    private func count(_ path: CGPath, _ isCounted: (CGPath.Element) -> Bool) -> Int {
        path.elements.filter(isCounted).count
    }

    private func isMove(_ element: CGPath.Element) -> Bool { if case .move = element { true } else { false } }
    private func isCurve(_ element: CGPath.Element) -> Bool { if case .cubic = element { true } else { false } }

    @Test("rectangles side by side become one, with four corners")
    func sideBySide() {
        let both = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
        #expect(both.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        // A move, three lines and an end.
        #expect(both.elements.count == 5)
        #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 10, 10)).isEmpty)
        #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 10, 10)))
        #expect(rect(0, 0, 10, 10).intersects(rect(9, 9, 10, 10)))
    }

    @Test("a circle out of a circle leaves a ring of curves, with a hole by either rule")
    func ring() {
        let ring = circle(10).subtracting(circle(5))
        #expect(count(ring, isMove) == 2)
        #expect(count(ring, isCurve) == 8)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(ring.contains(CGPoint(x: 7, y: 0), using: rule))
            #expect(!ring.contains(.zero, using: rule))
        }
        #expect(ring.componentsSeparated().count == 1)
        #expect(circle(10).symmetricDifference(circle(10)).isEmpty)
        #expect(circle(10).union(circle(10)).boundingBoxOfPath == circle(10).boundingBoxOfPath)
    }

    @Test("parts that do not touch are taken apart, each with its holes")
    func components() {
        let path = CGMutablePath()
        path.addPath(circle(10).subtracting(circle(5)))
        path.addPath(circle(2))
        path.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
        let parts = path.componentsSeparated(using: .evenOdd)
        #expect(parts.count == 3)
        #expect(parts.filter { count($0, isMove) == 2 }.count == 1)
        #expect(parts.filter { $0.contains(.zero) }.count == 1)
    }

    @Test("a path that crosses itself is laid out without overlaps, by its rule")
    func normalized() {
        let star = CGMutablePath()
        let points = (0..<5).map { index -> CGPoint in
            let angle = CGFloat(index) * 4 * .pi / 5
            return CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
        }
        star.addLines(between: points)
        star.closeSubpath()
        #expect(star.normalized(using: .winding).contains(.zero, using: .evenOdd))
        #expect(!star.normalized(using: .evenOdd).contains(.zero, using: .winding))
        #expect(star.normalized(using: .evenOdd).componentsSeparated().count == 5)
    }

    @Test("lines are cut by an area and stay open")
    func lines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 25, y: 5))
        let inside = line.lineIntersection(rect(0, 0, 10, 10)), outside = line.lineSubtracting(rect(0, 0, 10, 10))
        #expect(inside.elements == [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))])
        #expect(count(outside, isMove) == 2)
        #expect(outside.boundingBoxOfPath == CGRect(x: -5, y: 5, width: 30, height: 0))
    }

    @Test("points that are none, and paths without an area, leave nothing")
    func nothing() {
        let odd = CGMutablePath()
        odd.move(to: CGPoint(x: 0, y: 0))
        odd.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
        odd.addLine(to: CGPoint(x: 10, y: 0))
        #expect(odd.normalized().isEmpty)
        #expect(CGMutablePath().union(CGMutablePath()).isEmpty)
        // Areas that no number can hold are left, with points that can be drawn.
        let vast = rect(-1e308, -1e308, 1.5e308, 1.5e308).union(circle(1e308))
        let areFinite = vast.elements.allSatisfy { $0.isFinite }
        #expect(areFinite)
        #expect(CGMutablePath().union(circle(3)).boundingBoxOfPath == circle(3).boundingBoxOfPath)
    }

    // MARK: Random paths

    private func randomPath(_ generator: inout SeededGenerator, onGrid: Bool) -> CGPath {
        func coordinate() -> CGFloat {
            onGrid ? CGFloat(Int.random(in: 0...10, using: &generator)) * 10 : .random(in: 0...100, using: &generator)
        }
        func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let box = CGRect(x: coordinate(), y: coordinate(), width: coordinate() + 20, height: coordinate() + 20)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: path.addRect(box)
            case 1: path.addEllipse(in: box)
            case 2: path.addRoundedRect(in: box, cornerWidth: 10, cornerHeight: 10)
            case 3: path.addLines(between: (0...Int.random(in: 2...6, using: &generator)).map { _ in point() })
            default:
                path.move(to: point())
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
        }
        return path
    }

    /// Whether a place is so near to an outline that sampled curves and exact ones may disagree.
    private func isNearOutline(_ p: CGPoint, _ holds: (CGPoint) -> Bool) -> Bool {
        let reach: CGFloat = 0.01
        return Set(
            [(0, 0), (reach, 0), (-reach, 0), (0, reach), (0, -reach)].map {
                holds(CGPoint(x: p.x + $0.0, y: p.y + $0.1))
            }
        )
        .count > 1
    }

    @Test("hold the same places as their paths do, whatever these are", arguments: RandomRounds.seeds(usually: 30))
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let onGrid = Bool.random(using: &generator),
            rule: CGPathFillRule = Bool.random(using: &generator) ? .winding : .evenOdd
        let a = randomPath(&generator, onGrid: onGrid), b = randomPath(&generator, onGrid: onGrid)
        let results: [(name: String, path: CGPath, holds: (Bool, Bool) -> Bool)] = [
            ("union", a.union(b, using: rule), { $0 || $1 }),
            ("intersection", a.intersection(b, using: rule), { $0 && $1 }),
            ("subtracting", a.subtracting(b, using: rule), { $0 && !$1 }),
            ("symmetricDifference", a.symmetricDifference(b, using: rule), { $0 != $1 }),
            ("normalized", a.normalized(using: rule), { path, _ in path }),
        ]
        for result in results {
            let holds = { (p: CGPoint) in result.holds(a.contains(p, using: rule), b.contains(p, using: rule)) }
            for _ in 0..<20 {
                let p = CGPoint(
                    x: .random(in: -5...210, using: &generator), y: .random(in: -5...210, using: &generator))
                guard !isNearOutline(p, holds) else { continue }
                #expect(result.path.contains(p, using: .winding) == holds(p), "\(result.name) at \(p), seed \(seed)")
                #expect(result.path.contains(p, using: .evenOdd) == holds(p), "\(result.name) at \(p), seed \(seed)")
            }
        }
    }
}
