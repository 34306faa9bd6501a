import RenderTree

/// A point of a line to be stroked, in the path's own space.
struct StrokePoint: BitwiseCopyable {
    var at: SIMD2<Double>
    /// Where two elements of the path meet; otherwise the line follows a curve.
    var isCorner: Bool
    /// How the curve itself comes and goes here, of length one; zero where the lines to the neighbours tell.
    var arriving = SIMD2<Double>.zero, leaving = SIMD2<Double>.zero
    /// A point of a curve that bends here no more tightly than the pen is wide, so that both sides follow it.
    var isGentle = false
}

/// Draws both sides, the joins and the caps of a line. Everything it draws turns the same way, so that the non-zero rule covers the whole.
///
/// No trigonometry: its last bits differ between systems.
final class StrokeOutliner {
    let sink: EdgeSink
    // One thread's own, and nothing that is called on the way comes back.
    @exclusivity(unchecked) private(set) var radius = 0.0
    /// How far a line may lie from a round outline, local points.
    @exclusivity(unchecked) private var tolerance = 0.0
    @exclusivity(unchecked) private var cap = LineCap.butt
    @exclusivity(unchecked) private var join = LineJoin.miter
    @exclusivity(unchecked) private var squareLimit = 0.0
    /// The ends of what has been drawn of the two sides.
    @exclusivity(unchecked) private var left = EdgeSink.Pen(), right = EdgeSink.Pen()

    typealias Vector = SIMD2<Double>

    init(_ sink: EdgeSink) { self.sink = sink }

    func begin(_ stroke: PathStroke, tolerance: Double) {
        self.tolerance = tolerance
        radius = stroke.width / 2
        cap = stroke.cap
        join = stroke.join
        squareLimit = stroke.miterLimit * stroke.miterLimit
    }

    /// Neighbours among the points differ; a closed line's last and first too.
    func add(_ points: UnsafePointer<StrokePoint>, _ count: Int, isClosed: Bool) {
        if count == 1 { return addDot(points[0].at, along: Vector(1, 0)) }
        if isClosed, count > 2 { addRing(points, count) } else { addOpen(points, count, isClosed: isClosed) }
    }

    // MARK: Lines

    private struct Step {
        var direction: Vector
        var length: Double
    }

    @inline(__always)
    private func step(_ a: Vector, _ b: Vector) -> Step {
        let way = b - a, length = (way.x * way.x + way.y * way.y).squareRoot()
        return Step(direction: way / length, length: length)
    }

    /// How a line ends at a point: as its curve does there, which no chord tells.
    @inline(__always)
    private func arriving(_ chord: Step, at p: StrokePoint) -> Step {
        p.arriving == .zero ? chord : Step(direction: p.arriving, length: chord.length)
    }

    /// … and how it begins.
    @inline(__always)
    private func leaving(_ chord: Step, from p: StrokePoint) -> Step {
        p.leaving == .zero ? chord : Step(direction: p.leaving, length: chord.length)
    }

    /// To the left of a direction, as long as the radius.
    @inline(__always)
    private func normal(_ d: Vector) -> Vector { Vector(-d.y, d.x) * radius }

    private func addOpen(_ points: UnsafePointer<StrokePoint>, _ count: Int, isClosed: Bool) {
        var before = step(points[0].at, points[1].at)
        let beginning = leaving(before, from: points[0]).direction
        start(points[0].at, normal(beginning))
        addCap(at: points[0].at, -beginning, from: right, to: left)
        for k in 1..<count - 1 where !sink.isFull {
            let after = step(points[k].at, points[k + 1].at)
            addJoin(points[k], before, after)
            before = after
        }
        var end = points[count - 1]
        if isClosed {
            // There and back.
            let after = step(end.at, points[0].at)
            addJoin(end, before, after)
            (before, end) = (after, points[0])
        }
        let direction = arriving(before, at: end).direction
        finish(end.at, normal(direction))
        addCap(at: end.at, direction, from: left, to: right)
    }

    private func addRing(_ points: UnsafePointer<StrokePoint>, _ count: Int) {
        var before = step(points[0].at, points[1].at)
        let first = leaving(before, from: points[0])
        start(points[0].at, normal(first.direction))
        let (firstLeft, firstRight) = (left, right)
        for k in 1..<count where !sink.isFull {
            let after = step(points[k].at, points[k + 1 < count ? k + 1 : 0].at)
            addJoin(points[k], before, after)
            before = after
        }
        var last = points[0]
        last.isCorner = true
        before = arriving(before, at: last)
        finish(last.at, normal(before.direction))
        addWedge(last, before, first)
        sink.line(left, firstLeft)
        sink.line(firstRight, right)
    }

    private func start(_ p: Vector, _ n: Vector) {
        left = pen(p + n)
        right = pen(p - n)
    }

    private func finish(_ p: Vector, _ n: Vector) {
        move(&left, to: p + n)
        moveBack(&right, to: p - n)
    }

    @inline(__always)
    private func pen(_ p: Vector) -> EdgeSink.Pen { sink.pen(p.x, p.y) }

    @inline(__always)
    private func move(_ pen: inout EdgeSink.Pen, to p: Vector) {
        let next = sink.pen(p.x, p.y)
        sink.line(pen, next)
        pen = next
    }

    /// The right side is walked the other way round.
    @inline(__always)
    private func moveBack(_ pen: inout EdgeSink.Pen, to p: Vector) {
        let next = sink.pen(p.x, p.y)
        sink.line(next, pen)
        pen = next
    }

    // MARK: Joins

    @inline(__always)
    private func addJoin(_ p: StrokePoint, _ chordBefore: Step, _ chordAfter: Step) {
        if p.isGentle { return finish(p.at, normal(p.arriving)) }
        // Along a curve the chords meet where it lies; where two elements meet, each ends as it does itself.
        let before = p.isCorner ? arriving(chordBefore, at: p) : chordBefore
        let after = p.isCorner ? leaving(chordAfter, from: p) : chordAfter
        let (a, b) = (before.direction, after.direction)
        let dot = a.x * b.x + a.y * b.y, cross = a.x * b.y - a.y * b.x
        if dot > 0 {
            // Where the outlines of both lines meet, as long as that is near.
            let beyond = radius * ((2 / (1 + dot)).squareRoot() - 1)
            let along = radius * abs(cross) / (1 + dot)
            if beyond <= tolerance, along <= 0.5 * min(before.length, after.length) {
                let middle = (normal(a) + normal(b)) / (1 + dot)
                move(&left, to: p.at + middle)
                moveBack(&right, to: p.at - middle)
                return
            }
        }
        addSharpJoin(p, before, after)
    }

    private func addSharpJoin(_ p: StrokePoint, _ before: Step, _ after: Step) {
        finish(p.at, normal(before.direction))
        addWedge(p, before, after)
    }

    /// From the ends of one line to the beginnings of the next: round the outside, through the point itself inside.
    private func addWedge(_ p: StrokePoint, _ before: Step, _ after: Step) {
        let (a, b) = (before.direction, after.direction)
        let dot = a.x * b.x + a.y * b.y, turnsLeft = a.x * b.y - a.y * b.x > 0
        let (n0, n1) = turnsLeft ? (-normal(a), -normal(b)) : (normal(a), normal(b))
        // Of the turn's outside and inside, the right side is drawn backwards.
        func go(_ to: Vector, isOutside: Bool) {
            if isOutside == turnsLeft {
                moveBack(&right, to: p.at + to)
            } else {
                move(&left, to: p.at + to)
            }
        }
        switch p.isCorner ? join : .round {
        case .miter where 2 <= squareLimit * (1 + dot) && 1 + dot > 1e-9:
            go((n0 + n1) / (1 + dot), isOutside: true)
        case .round:
            let way = dot < 0 ? a - b : n0 + n1
            let middle = way * (radius / (way.x * way.x + way.y * way.y).squareRoot())
            arc(n0, middle, 0) { go($0, isOutside: true) }
            arc(middle, n1, 0) { go($0, isOutside: true) }
        default: break
        }
        go(n1, isOutside: true)
        go(.zero, isOutside: false)
        go(-n1, isOutside: false)
    }

    /// Points of an arc of less than half a circle, without its beginning.
    private func arc(_ from: Vector, _ to: Vector, _ depth: Int, _ body: (Vector) -> Void) {
        let sum = from + to, size = (sum.x * sum.x + sum.y * sum.y).squareRoot()
        guard depth < 9, radius - size / 2 > tolerance, size > 0 else { return body(to) }
        let middle = sum * (radius / size)
        arc(from, middle, depth + 1, body)
        arc(middle, to, depth + 1, body)
    }

    // MARK: Caps

    /// At an end of the line that looks towards `direction`, round from one side's pen to the other's.
    private func addCap(at p: Vector, _ direction: Vector, from: EdgeSink.Pen, to: EdgeSink.Pen) {
        var current = from
        func go(_ v: Vector) {
            let next = pen(p + v)
            sink.line(current, next)
            current = next
        }
        let ahead = direction * radius, side = normal(direction)
        switch cap {
        case .butt: break
        case .round:
            arc(side, ahead, 0, go)
            arc(ahead, -side, 0, go)
        case .square:
            go(side + ahead)
            go(ahead - side)
        }
        sink.line(current, to)
    }

    /// A line without length shows only its caps.
    func addDot(_ p: Vector, along direction: Vector) {
        guard cap != .butt else { return }
        start(p, normal(direction))
        addCap(at: p, -direction, from: right, to: left)
        addCap(at: p, direction, from: left, to: right)
    }
}
