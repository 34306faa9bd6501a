import CKernels
import RenderTree

/// Puts the lines of outlines, given in a path's own space, as edges on the grid of 1/256 pixel.
///
/// What is dropped lies where it covers nothing that shows, so that an edge that is kept is the same whatever shows.
final class EdgeSink {
    /// A point on the grid, and before it was put there.
    struct Pen {
        var x: Int32 = 0, y: Int32 = 0
        /// 1/256 pixel, times w.
        var u = 0.0, v = 0.0, w = 1.0
    }

    enum Mode {
        /// Everything is near and kept.
        case near
        /// Edges may lie far out.
        case far
        /// … and behind the eye.
        case projective
    }

    /// More edges than this are not drawn.
    private let most: Int
    /// Positions are kept this far from zero, in 1/256 pixel: a million pixels.
    static let reach = 268_435_456.0
    /// The weight of the points at which what comes nearer to the eye is cut off.
    static let nearest = VisibleExtent.nearest

    /// Where edges go: the pool's own memory, up to ``end()`` by plain pointers.
    @exclusivity(unchecked) private var edges = Pool<CKEdge>()
    @exclusivity(unchecked) private var first: UnsafeMutablePointer<CKEdge>
    @exclusivity(unchecked) private var next: UnsafeMutablePointer<CKEdge>
    @exclusivity(unchecked) private var limit: UnsafeMutablePointer<CKEdge>
    @exclusivity(unchecked) private(set) var mode = Mode.near
    /// How far a line may lie from its curve, in 1/256 pixel.
    @exclusivity(unchecked) private(set) var tolerance = CurveFlattener.tolerance
    /// Local points → 1/256 pixel.
    @exclusivity(unchecked) private(set) var map = Homography()
    /// What shows, in 1/256 pixel; used when not everything is kept.
    @exclusivity(unchecked) private(set) var shownBox = (minX: 0.0, minY: 0.0, maxX: 0.0, maxY: 0.0)
    /// A point of the line at which the plane is cut off before the eye.
    @exclusivity(unchecked) private var horizon = Pen()

    init(most: Int = 1 << 24) {
        self.most = most
        (first, next, limit) = (edges.base, edges.base, edges.base)
    }

    var isFull: Bool { next - first > most }

    func begin(
        _ edges: Pool<CKEdge>, map: Homography, mode: Mode, window: PixelRect,
        tolerance: Double = CurveFlattener.tolerance
    ) {
        self.edges = edges
        edges.removeAll()
        (first, next, limit) = (edges.base, edges.base, edges.base + edges.capacity)
        (self.mode, self.tolerance) = (mode, tolerance)
        let m = map
        let s = 256.0
        self.map = Homography(m.a * s, m.b * s, m.c * s, m.d * s, m.e * s, m.f * s, m.g, m.h, m.i)
        shownBox = (
            Double(window.minX) * s, Double(window.minY) * s, Double(window.maxX) * s, Double(window.maxY) * s
        )
        if mode == .projective {
            // The foot of the perpendicular from the origin on the line g·x + h·y + i = nearest.
            let t = (EdgeSink.nearest - m.i) / (m.g * m.g + m.h * m.h)
            horizon = pen(m.g * t, m.h * t)
            horizon.w = EdgeSink.nearest
        }
    }

    /// The pool has all edges from here on.
    func end() { edges.resize(to: next - first) }

    @inline(never)
    private func grow() {
        let count = next - first
        edges.resize(to: count)
        edges.reserve(count + 1)
        (first, next, limit) = (edges.base, edges.base + count, edges.base + edges.capacity)
    }

    /// The nearest step of the grid.
    @inline(__always)
    static func step(_ v: Double) -> Int32 { Int32(truncatingIfNeeded: Int64(v + 4294967296.5)) }

    /// A local point.
    @inline(__always)
    func pen(_ x: Double, _ y: Double) -> Pen {
        pen(u: map.a * x + map.b * y + map.c, v: map.d * x + map.e * y + map.f, w: map.g * x + map.h * y + map.i)
    }

    /// A point in 1/256 pixel, times w.
    @inline(__always)
    func pen(u: Double, v: Double, w: Double = 1) -> Pen {
        mode == .near ? Pen(x: EdgeSink.step(u), y: EdgeSink.step(v)) : Pen(u: u, v: v, w: w)
    }

    @inline(__always)
    func line(_ from: Pen, _ to: Pen) {
        if mode == .near {
            append(from.x, from.y, to.x, to.y)
        } else if mode == .far {
            addFar(from.u, from.v, to.u, to.v)
        } else {
            addProjected(from, to)
        }
    }

    @inline(__always)
    private func append(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        guard y0 != y1 else { return }
        if next == limit { grow() }
        next.initialize(to: CKEdge(x0: x0, y0: y0, x1: x1, y1: y1))
        next += 1
    }

    // MARK: Far

    /// True when nothing between these bounds, in 1/256 pixel, covers anything that shows.
    @inline(__always)
    func isOutside(_ minX: Double, _ minY: Double, _ maxY: Double) -> Bool {
        mode != .near && (minX > shownBox.maxX || minY > shownBox.maxY || maxY < shownBox.minY)
    }

    /// True when all lies left of what shows: only how far down it goes counts.
    @inline(__always)
    func isLeft(_ maxX: Double) -> Bool { mode != .near && maxX < shownBox.minX }

    private func addFar(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        guard !isOutside(min(x0, x1), min(y0, y1), max(y0, y1)) else { return }
        let r = EdgeSink.reach
        if isLeft(max(x0, x1)) {
            let left = EdgeSink.step(shownBox.minX)
            return append(left, EdgeSink.step(limited(y0)), left, EdgeSink.step(limited(y1)))
        }
        if abs(x0) <= r, abs(y0) <= r, abs(x1) <= r, abs(y1) <= r {
            return append(EdgeSink.step(x0), EdgeSink.step(y0), EdgeSink.step(x1), EdgeSink.step(y1))
        }
        guard x0.isFinite, y0.isFinite, x1.isFinite, y1.isFinite else { return }
        addClipped(x0, y0, x1, y1)
    }

    private func limited(_ v: Double) -> Double { max(-EdgeSink.reach, min(EdgeSink.reach, v)) }

    /// Keeps what lies within reach; beyond the left end an edge counts as if it ran along it.
    private func addClipped(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        let r = EdgeSink.reach
        if y0 == y1 { return }
        let slope = (x1 - x0) / (y1 - y0)
        func x(at y: Double) -> Double { y == y0 ? x0 : y == y1 ? x1 : x0 + (y - y0) * slope }
        let (ya, yb) = (limited(y0), limited(y1))
        guard ya != yb else { return }
        let (xa, xb) = (x(at: ya), x(at: yb))
        func y(at bound: Double) -> Double {
            let y = y0 + (bound - x0) / slope
            return max(min(ya, yb), min(max(ya, yb), y))
        }
        if max(xa, xb) <= -r || min(xa, xb) >= r || (abs(xa) <= r && abs(xb) <= r) {
            return append(
                EdgeSink.step(limited(xa)), EdgeSink.step(ya), EdgeSink.step(limited(xb)), EdgeSink.step(yb))
        }
        // Up to three parts: along one end, across, along the other.
        let first = abs(xa) > r ? y(at: xa < 0 ? -r : r) : ya
        let last = abs(xb) > r ? y(at: xb < 0 ? -r : r) : yb
        let (sa, sf) = (EdgeSink.step(ya), EdgeSink.step(first))
        let (sl, sb) = (EdgeSink.step(last), EdgeSink.step(yb))
        let (left, right) = (EdgeSink.step(limited(xa)), EdgeSink.step(limited(xb)))
        append(left, sa, left, sf)
        append(left, sf, right, sl)
        append(right, sl, right, sb)
    }

    // MARK: Behind the eye

    private func addProjected(_ from: Pen, _ to: Pen) {
        let isFromSeen = from.w >= EdgeSink.nearest, isToSeen = to.w >= EdgeSink.nearest
        guard isFromSeen || isToSeen else { return }
        if isFromSeen, isToSeen { return add(from, to) }
        // The outline goes on along the line of the cut, by way of the same point for all edges.
        let t = (EdgeSink.nearest - from.w) / (to.w - from.w)
        var cut = Pen(u: from.u + (to.u - from.u) * t, v: from.v + (to.v - from.v) * t)
        cut.w = EdgeSink.nearest
        if isFromSeen {
            add(from, cut)
            add(cut, horizon)
        } else {
            add(horizon, cut)
            add(cut, to)
        }
    }

    private func add(_ from: Pen, _ to: Pen) {
        addFar(from.u / from.w, from.v / from.w, to.u / to.w, to.v / to.w)
    }
}
