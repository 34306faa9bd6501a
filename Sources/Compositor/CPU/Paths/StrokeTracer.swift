import CoreGraphics
import RenderTree

/// Walks along a path, as far as its stroke shows it, and hands the lines to the outliner: whole, trimmed, or in dashes.
final class StrokeTracer {
    private let points = Pool<StrokePoint>()
    private let lengths = Pool<Double>()
    private let dasher = StrokeDasher()
    private let outliner: StrokeOutliner
    @exclusivity(unchecked) private var hasSegments = false
    @exclusivity(unchecked) private var trim: Trim?
    /// Shortest step, and how far a line may lie from a curve; local points.
    @exclusivity(unchecked) private var leastStep = 0.0
    @exclusivity(unchecked) private var tolerance = 0.0
    /// How far the pen may draw from the path, in 1/256 pixel, and how wide it is.
    @exclusivity(unchecked) private var reach = 0.0
    @exclusivity(unchecked) private var width = 0.0

    /// Which part of the whole length is drawn.
    private struct Trim {
        var from: Double, to: Double
        /// Of the segments so far.
        var length = 0.0
        var segment = 0
        /// Where the subpath begins.
        var subpath = 0.0
    }

    private static let mostLines = 16_384.0

    init(_ sink: EdgeSink) { outliner = StrokeOutliner(sink) }

    private var sink: EdgeSink { outliner.sink }

    /// `scale`: pixels per local point, at most.
    func add(_ elements: [CGPath.Element], _ stroke: PathStroke, scale: Double) {
        // A sixteenth of a pixel or less, and a step of the grid.
        tolerance = sink.tolerance / 256 / scale
        leastStep = 1 / 256 / scale
        (reach, width) = (stroke.reach * scale * 256, stroke.width)
        outliner.begin(stroke, tolerance: tolerance)
        dasher.begin(stroke, scale: scale)
        trim = nil
        if stroke.start > 0 || stroke.end < 1 {
            let total = measure(elements)
            trim = Trim(from: max(0, stroke.start) * total, to: min(1, stroke.end) * total)
        }
        points.removeAll()
        hasSegments = false
        trace(elements)
    }

    private func trace(_ elements: [CGPath.Element]) {
        var current = CGPoint.zero, start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                end(isClosed: false)
                trim?.subpath = trim!.length
                (current, start) = (p, p)
            case .line(let p):
                segment(current, p)
                current = p
            case .quad(let p, let c):
                segment(current, current.toward(c, 2.0 / 3), p.toward(c, 2.0 / 3), p)
                current = p
            case .cubic(let p, let c1, let c2):
                segment(current, c1, c2, p)
                current = p
            case .close:
                segment(current, start)
                end(isClosed: isSubpathWhole)
                trim?.subpath = trim!.length
                current = start
            }
            if sink.isFull { return }
        }
        end(isClosed: false)
    }

    private var isSubpathWhole: Bool {
        guard let trim else { return true }
        return trim.from <= trim.subpath && trim.to >= trim.length
    }

    // MARK: Segments

    private func segment(_ a: CGPoint, _ b: CGPoint) {
        guard let part = shown() else { return }
        append(corner(a.toward(b, part.from)))
        append(corner(part.to == 1 ? b : a.toward(b, part.to)))
        hasSegments = true
        if part.to < 1 { end(isClosed: false) }
    }

    private func segment(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        guard let part = shown() else { return }
        let curve = PlacedCurve(p0.vector, p1.vector, p2.vector, p3.vector)
        let count = lineCount(curve)
        let c1 = 3 * (curve.p1 - curve.p0), c2 = 3 * (curve.p2 - 2 * curve.p1 + curve.p0)
        let c3 = curve.p3 - 3 * (curve.p2 - curve.p1) - curve.p0
        for k in 0...count {
            let t = part.from + (part.to - part.from) * (Double(k) / Double(count))
            let p = t == 1 ? curve.p3 : ((c3 * t + c2) * t + c1) * t + curve.p0
            var point = StrokePoint(at: SIMD2(p.x, p.y), isCorner: k == 0 || k == count)
            // Between its ends only dashes ask where the curve goes: they may end anywhere.
            if point.isCorner || dasher.isActive {
                let way = curve.direction(at: t)
                if k > 0 { point.arriving = way }
                if k < count { point.leaving = way }
                point.isGentle = !point.isCorner && way != .zero && curve.bend(at: t) * width <= 2
            }
            append(point)
        }
        hasSegments = true
        if part.to < 1 { end(isClosed: false) }
    }

    /// The outline lies further out than the curve, and needs more lines the more tightly it bends.
    private func lineCount(_ curve: PlacedCurve) -> Int {
        if !shows(curve) { return 1 }
        let length = curve.p0.distance(to: curve.p1) + curve.p1.distance(to: curve.p2) + curve.p2.distance(to: curve.p3)
        guard length > 0 else { return 1 }
        let widening = (1 + width / length).squareRoot()
        let count = curve.lineCount(tolerance) * widening
        return Int(max(1, min(count.rounded(.up), StrokeTracer.mostLines)))
    }

    /// False for a curve that lies, with everything the pen may draw about it, off what shows.
    private func shows(_ curve: PlacedCurve) -> Bool {
        guard sink.mode == .far else { return true }
        let m = sink.map
        func place(_ p: SIMD4<Double>) -> SIMD4<Double> {
            SIMD4(m.a * p.x + m.b * p.y + m.c, m.d * p.x + m.e * p.y + m.f, 1, 0)
        }
        let box = PlacedCurve(place(curve.p0), place(curve.p1), place(curve.p2), place(curve.p3)).box
        return !sink.isOutside(box.min.x - reach, box.min.y - reach, box.max.y + reach)
            && !sink.isLeft(box.max.x + reach)
    }

    private func corner(_ p: CGPoint) -> StrokePoint {
        StrokePoint(at: SIMD2(Double(p.x), Double(p.y)), isCorner: true)
    }

    private func append(_ point: StrokePoint) {
        if points.count > 0 {
            let last = points.base + (points.count - 1)
            let way = point.at - last.pointee.at
            if way.x * way.x + way.y * way.y <= leastStep * leastStep {
                if point.isCorner {
                    (last.pointee.isCorner, last.pointee.isGentle) = (true, false)
                    last.pointee.leaving = point.leaving
                }
                return
            }
        }
        points.append(point)
    }

    // MARK: Ends

    private func end(isClosed: Bool) {
        defer {
            points.removeAll()
            hasSegments = false
        }
        guard points.count > 0, hasSegments else { return }
        var count = points.count
        if isClosed, count > 1 {
            let way = points[count - 1].at - points[0].at
            if way.x * way.x + way.y * way.y <= leastStep * leastStep {
                count -= 1
                points.base[0].arriving = points[count].arriving
            }
        }
        if dasher.isActive, count > 1 {
            if isClosed { points.append(points[0]) }
            dasher.add(points.base, isClosed ? count + 1 : count, outliner)
        } else {
            outliner.add(points.base, count, isClosed: isClosed)
        }
    }

    // MARK: Trimming

    /// Which part of the next segment is drawn: its share of the length, taken as the curve's parameter, as Core Animation does.
    private func shown() -> (from: Double, to: Double)? {
        guard var trim else { return (0, 1) }
        let start = trim.length, end = lengths[trim.segment]
        trim.length = end
        trim.segment += 1
        self.trim = trim
        guard end > start else { return nil }
        guard trim.from < end, trim.to > start else {
            self.end(isClosed: false)
            return nil
        }
        let from = max(0, (trim.from - start) / (end - start)), to = min(1, (trim.to - start) / (end - start))
        if from > 0 { self.end(isClosed: false) }
        return from < to ? (from, to) : nil
    }

    /// The lengths from the path's beginning to the end of each segment; returns the whole.
    private func measure(_ elements: [CGPath.Element]) -> Double {
        lengths.removeAll()
        var current = CGPoint.zero, start = CGPoint.zero, length = 0.0
        func add(_ curve: PlacedCurve) {
            length += curve.length
            lengths.append(length)
        }
        func addLine(to p: CGPoint) {
            length += current.vector.distance(to: p.vector)
            lengths.append(length)
            current = p
        }
        for element in elements {
            switch element {
            case .move(let p): (current, start) = (p, p)
            case .line(let p): addLine(to: p)
            case .close: addLine(to: start)
            case .quad(let p, let c):
                add(
                    PlacedCurve(
                        current.vector, current.toward(c, 2.0 / 3).vector, p.toward(c, 2.0 / 3).vector, p.vector))
                current = p
            case .cubic(let p, let c1, let c2):
                add(PlacedCurve(current.vector, c1.vector, c2.vector, p.vector))
                current = p
            }
        }
        return length
    }
}

extension CGPoint {
    fileprivate var vector: SIMD4<Double> { SIMD4(Double(x), Double(y), 1, 0) }
}

extension SIMD4<Double> {
    fileprivate func distance(to o: SIMD4<Double>) -> Double {
        let d = o - self
        return (d.x * d.x + d.y * d.y).squareRoot()
    }

    /// x and y, of length one; nil where they have none.
    fileprivate var unit: SIMD2<Double>? {
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? SIMD2(x, y) / length : nil
    }
}

extension PlacedCurve {
    /// Which way the curve goes, of length one: along the derivative, or where that vanishes as the curve does beside it. Zero for a
    /// curve that is a point.
    fileprivate func direction(at t: Double) -> SIMD2<Double> {
        if t == 0 { return (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit ?? .zero }
        if t == 1 { return (p3 - p2).unit ?? (p3 - p1).unit ?? (p3 - p0).unit ?? .zero }
        let c1 = p1 - p0, c2 = 2 * (p2 - p1 - c1), c3 = p3 - 3 * (p2 - p1) - p0
        return ((c3 * t + c2) * t + c1).unit ?? .zero
    }

    /// One divided by the radius of the circle that the curve follows there; nothing finite where it stands still.
    fileprivate func bend(at t: Double) -> Double {
        let c1 = p1 - p0, c2 = 2 * (p2 - p1 - c1), c3 = p3 - 3 * (p2 - p1) - p0
        let d = 3 * ((c3 * t + c2) * t + c1), e = 3 * (2 * c3 * t + c2)
        let speed = d.x * d.x + d.y * d.y
        return abs(d.x * e.y - d.y * e.x) / (speed * speed.squareRoot())
    }

    /// Gauss's rule of four nodes on four pieces.
    fileprivate var length: Double {
        let d0 = 3 * (p1 - p0), d1 = 6 * (p2 - 2 * p1 + p0), d2 = 3 * (p3 - 3 * (p2 - p1) - p0)
        var sum = 0.0
        for piece in 0..<4 {
            let middle = (Double(piece) + 0.5) / 4
            for (node, weight) in [
                (0.339_981_043_584_856_3, 0.652_145_154_862_546_1), (0.861_136_311_594_052_6, 0.347_854_845_137_453_8),
            ] {
                for t in [middle - node / 8, middle + node / 8] {
                    let d = (d2 * t + d1) * t + d0
                    sum += weight * (d.x * d.x + d.y * d.y).squareRoot()
                }
            }
        }
        return sum / 8
    }
}
