import CKernels
import CoreGraphics
import RenderTree

/// A point of the target on the grid of 1/256 pixel on which all geometry is decided.
struct GridPoint: BitwiseCopyable {
    var x: Int64, y: Int64

    static let unit: Double = 256
    /// Points further out than this many pixels are not put on the grid.
    static let reach = 4_194_304.0

    /// Nil when the point lies behind the eye, far out, or nowhere.
    init?(projecting x: Double, _ y: Double, by m: Matrix3) {
        let w = m.g * x + m.h * y + m.i
        guard w > 1e-6 else { return nil }
        let px = (m.a * x + m.b * y + m.c) / w
        let py = (m.d * x + m.e * y + m.f) / w
        guard abs(px) < GridPoint.reach, abs(py) < GridPoint.reach else { return nil }
        (self.x, self.y) = (GridPoint.step(px), GridPoint.step(py))
    }

    /// The nearest step of the grid. The library's rounding is a call where the processor has no instruction for sure.
    @inline(__always)
    static func step(_ pixels: Double) -> Int64 {
        let steps = pixels * GridPoint.unit + 0.5, whole = Int64(steps)
        return Double(whole) > steps ? whole - 1 : whole
    }

    init(x: Int64, y: Int64) {
        self.x = x
        self.y = y
    }
}

/// One edge of a quad, positive inside. Counted from the centre of the origin pixel, in pixels, (a, b) of length 1.
struct PlacedEdge {
    var a: Double, b: Double
    /// No edge at all: everything is inside.
    var c: Double
    /// The same edge in exact numbers: see ``CKHardLine``.
    var exact = CKHardLine(a: 0, b: 0, c: 0)

    static let none = PlacedEdge()

    init(a: Double = 0, b: Double = 0, c: Double = .infinity) {
        (self.a, self.b, self.c) = (a, b, c)
    }

    /// The edge between two points of a polygon that runs clockwise on the screen, or the other way when mirrored.
    init(from p: GridPoint, to q: GridPoint, isMirrored: Bool, originX: Int32, originY: Int32) {
        self.init()
        let a = isMirrored ? q.y - p.y : p.y - q.y
        let b = isMirrored ? p.x - q.x : q.x - p.x
        guard a != 0 || b != 0 else { return }
        let centerX = Int64(originX) * 256 + 128, centerY = Int64(originY) * 256 + 128
        let here = a * (centerX - p.x) + b * (centerY - p.y)
        let length = (Double(a) * Double(a) + Double(b) * Double(b)).squareRoot()
        (self.a, self.b) = (Double(a) / length, Double(b) / length)
        c = Double(here) / (length * GridPoint.unit)
        exact = .halfOpen(a: a, b: b, atX: Int64(originX), y: Int64(originY), value: here)
    }

    /// The line of the coverage that this edge leaves.
    var line: CKLine {
        c.isFinite ? CKLine(a: Float(a), b: Float(b), c: Float(c + 0.5)) : CKLine(a: 0, b: 0, c: 2)
    }
}

/// A rectangle of a plane laid on the target's pixels: its corners on the grid, its edges, and the way back.
struct QuadPlacement {
    /// Encloses every pixel with coverage.
    var bounds: PixelRect
    var originX: Int32 = 0, originY: Int32 = 0
    var left = PlacedEdge.none, right = PlacedEdge.none, top = PlacedEdge.none, bottom = PlacedEdge.none
    /// Pixels that see the plane from behind the eye lie outside this edge.
    var horizon = PlacedEdge.none
    /// The quad on the grid, when its edges are upright and it is not mirrored or turned.
    var uprightRect: GridRect?
    /// Offset of a pixel's centre from the centre of the origin pixel → local point.
    var toLocal = Matrix3.identity
}

extension QuadPlacement {
    /// Nil when nothing of the quad shows within `limits`. `limits` and the placement are in pixels of the target,
    /// which begins at (`regionX`, `regionY`) of the quad's pixel space.
    init?(_ rect: CGRect, by toPixels: Homography, regionX: Int32, regionY: Int32, limits: PixelRect) {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let m = Matrix3(toPixels).movedBy(-Double(regionX), -Double(regionY))
        guard m.isFinite, rect.isFinite else { return nil }
        let (x0, y0) = (Double(rect.origin.x), Double(rect.origin.y))
        let (x1, y1) = (x0 + Double(rect.size.width), y0 + Double(rect.size.height))
        if let p0 = GridPoint(projecting: x0, y0, by: m), let p1 = GridPoint(projecting: x1, y0, by: m),
            let p2 = GridPoint(projecting: x1, y1, by: m), let p3 = GridPoint(projecting: x0, y1, by: m)
        {
            self.init(corners: (p0, p1, p2, p3), rect: (x0, y0, x1, y1), isAffine: m.isAffine, limits: limits)
        } else {
            self.init(unbounded: m, rect: (x0, y0, x1, y1), limits: limits)
        }
    }

    /// All four corners are in front of the eye: everything follows from the grid points alone.
    private init?(
        corners p: (GridPoint, GridPoint, GridPoint, GridPoint), rect: (Double, Double, Double, Double), isAffine: Bool,
        limits: PixelRect
    ) {
        let twiceArea = (p.2.x - p.0.x) * (p.3.y - p.1.y) - (p.2.y - p.0.y) * (p.3.x - p.1.x)
        guard twiceArea != 0 else { return nil }
        bounds = QuadPlacement.bounds(of: p).intersection(limits)
        guard !bounds.isEmpty else { return nil }
        (originX, originY) = (bounds.minX, bounds.minY)
        let side: Int64 = twiceArea > 0 ? 1 : -1
        top = edge(from: p.0, to: p.1, side: side)
        right = edge(from: p.1, to: p.2, side: side)
        bottom = edge(from: p.2, to: p.3, side: side)
        left = edge(from: p.3, to: p.0, side: side)

        if p.0.y == p.1.y, p.1.x == p.2.x, p.2.y == p.3.y, p.3.x == p.0.x, p.0.x < p.1.x, p.0.y < p.3.y {
            uprightRect = GridRect(minX: p.0.x, minY: p.0.y, maxX: p.2.x, maxY: p.2.y)
        }
        let q0 = offset(p.0), q1 = offset(p.1), q2 = offset(p.2), q3 = offset(p.3)
        let (x0, y0, x1, y1) = rect
        let toOffsets = isAffine ? Matrix3.affine(q0, q1, q3) : Matrix3.projective(q0, q1, q2, q3)
        guard let unitFromOffset = toOffsets.normalizedAdjugate else { return nil }
        toLocal = Matrix3(x1 - x0, 0, x0, 0, y1 - y0, y0, 0, 0, 1).after(unitFromOffset)
    }

    /// A corner is behind the eye or very far: the edges come from the plane's own coordinates.
    private init?(unbounded m: Matrix3, rect: (Double, Double, Double, Double), limits: PixelRect) {
        bounds = limits
        guard !bounds.isEmpty, !m.isAffine || m.i > 0, let back = m.normalizedAdjugate else { return nil }
        (originX, originY) = (bounds.minX, bounds.minY)
        toLocal = back.fromOrigin(Double(originX) + 0.5, Double(originY) + 0.5)
        let (x0, y0, x1, y1) = rect
        let t = toLocal
        left = edge(t.a - x0 * t.g, t.b - x0 * t.h, t.c - x0 * t.i)
        right = edge(x1 * t.g - t.a, x1 * t.h - t.b, x1 * t.i - t.c)
        top = edge(t.d - y0 * t.g, t.e - y0 * t.h, t.f - y0 * t.i)
        bottom = edge(y1 * t.g - t.d, y1 * t.h - t.e, y1 * t.i - t.f)
        horizon = edge(t.g, t.h, t.i - 1e-9 * abs(t.i))
        guard left.c != -.infinity, right.c != -.infinity, top.c != -.infinity, bottom.c != -.infinity,
            horizon.c != -.infinity
        else { return nil }
    }

    /// From the centre of the origin pixel, in pixels.
    private func offset(_ p: GridPoint) -> (x: Double, y: Double) {
        (
            Double(p.x - Int64(originX) * 256 - 128) / GridPoint.unit,
            Double(p.y - Int64(originY) * 256 - 128) / GridPoint.unit
        )
    }

    private static func bounds(of p: (GridPoint, GridPoint, GridPoint, GridPoint)) -> PixelRect {
        let minX = min(p.0.x, p.1.x, p.2.x, p.3.x), maxX = max(p.0.x, p.1.x, p.2.x, p.3.x)
        let minY = min(p.0.y, p.1.y, p.2.y, p.3.y), maxY = max(p.0.y, p.1.y, p.2.y, p.3.y)
        return PixelRect(
            minX: Int32((minX - 128) >> 8), minY: Int32((minY - 128) >> 8), maxX: Int32((maxX + 383) >> 8),
            maxY: Int32((maxY + 383) >> 8))
    }

    /// `side` is −1 when the quad is seen mirrored.
    private func edge(from p: GridPoint, to q: GridPoint, side: Int64) -> PlacedEdge {
        PlacedEdge(from: p, to: q, isMirrored: side < 0, originX: originX, originY: originY)
    }

    /// The edge where a·x + b·y + c, for offsets from the origin pixel's centre, turns positive.
    private func edge(_ a: Double, _ b: Double, _ c: Double) -> PlacedEdge {
        let length = (a * a + b * b).squareRoot()
        guard length > 1e-12 * abs(c) else { return PlacedEdge(c: c >= 0 ? .infinity : -.infinity) }
        var edge = PlacedEdge(a: a / length, b: b / length, c: c / length)
        // c is counted from the centre of the origin pixel.
        edge.exact = .halfOpen(
            a: edge.a, b: edge.b, c: edge.c - edge.a * (Double(originX) + 0.5) - edge.b * (Double(originY) + 0.5),
            regionX: 0, regionY: 0)
        return edge
    }
}
