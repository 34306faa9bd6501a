import CoreGraphics

/// Fills: the lines and curves of a path as edges. Curves are cut into lines on the device, as many as their bend asks for.
struct CurveFlattener {
    let sink: EdgeSink

    /// How far a line may lie from its curve, in 1/256 pixel: on a display, and where Core Graphics draws.
    static let tolerance = 16.0, fineTolerance = 4.0
    /// Curves that need more lines than this are halved, so that halves that do not show cost nothing.
    private static let mostLines = 32.0
    private static let deepest = 20

    func add(_ elements: [CGPath.Element]) {
        var start = sink.pen(0, 0), current = start
        var at = CGPoint.zero, first = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                sink.line(current, start)
                current = sink.pen(Double(p.x), Double(p.y))
                (start, at, first) = (current, p, p)
            case .line(let p):
                line(&current, to: p)
                at = p
            case .quad(let p, let c):
                curve(&current, at, at.toward(c, 2.0 / 3), p.toward(c, 2.0 / 3), p)
                at = p
            case .cubic(let p, let c1, let c2):
                curve(&current, at, c1, c2, p)
                at = p
            case .close:
                sink.line(current, start)
                (current, at) = (start, first)
            }
            if sink.isFull { return }
        }
        sink.line(current, start)
    }

    @inline(__always)
    private func line(_ current: inout EdgeSink.Pen, to p: CGPoint) {
        let next = sink.pen(Double(p.x), Double(p.y))
        sink.line(current, next)
        current = next
    }

    @inline(__always)
    private func curve(_ current: inout EdgeSink.Pen, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        let curve = PlacedCurve(place(p0), place(p1), place(p2), place(p3))
        let end = sink.pen(u: curve.p3.x, v: curve.p3.y, w: curve.p3.z)
        if sink.mode == .near {
            addLines(curve, max(1, Int(curve.lineCount(sink.tolerance).rounded(.up))), from: current, to: end)
        } else {
            addFar(curve, from: current, to: end, depth: 0)
        }
        current = end
    }

    @inline(__always)
    private func place(_ p: CGPoint) -> SIMD4<Double> {
        let (x, y, m) = (Double(p.x), Double(p.y), sink.map)
        return SIMD4(m.a * x + m.b * y + m.c, m.d * x + m.e * y + m.f, m.g * x + m.h * y + m.i, 0)
    }

    @inline(__always)
    private func addLines(_ curve: PlacedCurve, _ count: Int, from start: EdgeSink.Pen, to end: EdgeSink.Pen) {
        var current = start
        if count > 1 {
            let c1 = 3 * (curve.p1 - curve.p0), c2 = 3 * (curve.p2 - 2 * curve.p1 + curve.p0)
            let c3 = curve.p3 - 3 * (curve.p2 - curve.p1) - curve.p0
            let step = 1 / Double(count)
            for k in 1..<count {
                let t = Double(k) * step
                let p = ((c3 * t + c2) * t + c1) * t + curve.p0
                let next = sink.pen(u: p.x, v: p.y, w: p.z)
                sink.line(current, next)
                current = next
            }
        }
        sink.line(current, end)
    }

    private func addFar(_ curve: PlacedCurve, from start: EdgeSink.Pen, to end: EdgeSink.Pen, depth: Int) {
        let isBehind = curve.nearestWeight < EdgeSink.nearest
        if isBehind, curve.farthestWeight < EdgeSink.nearest { return sink.line(start, end) }
        var count = CurveFlattener.mostLines
        if !isBehind {
            let flat = curve.projected
            let box = flat.box
            if sink.isOutside(box.min.x, box.min.y, box.max.y) { return }
            if sink.isLeft(box.max.x) { return sink.line(start, end) }
            // Weights that differ draw the points together at one end.
            let spread = (curve.farthestWeight / curve.nearestWeight).squareRoot()
            count = flat.lineCount(sink.tolerance) * spread
        }
        if depth < CurveFlattener.deepest, isBehind || !(count <= CurveFlattener.mostLines) {
            let (a, b) = curve.halves
            let middle = sink.pen(u: a.p3.x, v: a.p3.y, w: a.p3.z)
            addFar(a, from: start, to: middle, depth: depth + 1)
            addFar(b, from: middle, to: end, depth: depth + 1)
        } else {
            addLines(curve, max(1, Int(min(count, CurveFlattener.mostLines).rounded(.up))), from: start, to: end)
        }
    }
}

extension CGPoint {
    @inline(__always)
    func toward(_ p: CGPoint, _ t: Double) -> CGPoint { CGPoint(x: x + (p.x - x) * t, y: y + (p.y - y) * t) }
}

/// A cubic in 1/256 pixel; x and y times z.
struct PlacedCurve {
    var p0, p1, p2, p3: SIMD4<Double>

    @inline(__always)
    init(_ p0: SIMD4<Double>, _ p1: SIMD4<Double>, _ p2: SIMD4<Double>, _ p3: SIMD4<Double>) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    /// How many lines, evenly spread, lie within the tolerance (Wang's bound).
    @inline(__always)
    func lineCount(_ tolerance: Double) -> Double {
        let a = p0 - 2 * p1 + p2, b = p1 - 2 * p2 + p3
        let bend = max(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y).squareRoot()
        return (bend * (0.75 / tolerance)).squareRoot()
    }

    var nearestWeight: Double { min(p0.z, p1.z, p2.z, p3.z) }
    var farthestWeight: Double { max(p0.z, p1.z, p2.z, p3.z) }

    var projected: PlacedCurve { PlacedCurve(p0 / p0.z, p1 / p1.z, p2 / p2.z, p3 / p3.z) }

    var box: (min: SIMD4<Double>, max: SIMD4<Double>) {
        (
            pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3)),
            pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
        )
    }

    var halves: (PlacedCurve, PlacedCurve) {
        let a = (p0 + p1) / 2, b = (p1 + p2) / 2, c = (p2 + p3) / 2
        let d = (a + b) / 2, e = (b + c) / 2, f = (d + e) / 2
        return (PlacedCurve(p0, a, d, f), PlacedCurve(f, e, c, p3))
    }
}
