import CKernels

/// One triangle of a placed mesh.
struct PlacedTriangle {
    struct Corner {
        let point: GridPoint
        let vertex: Mesh.Vertex
    }
    let a: Corner, b: Corner, c: Corner
    /// Positive where the front is seen.
    let twiceArea: Int64

    init(_ a: Corner, _ b: Corner, _ c: Corner) {
        (self.a, self.b, self.c) = (a, b, c)
        let (p, q, r) = (a.point, b.point, c.point)
        twiceArea = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }

    var bounds: PixelRect {
        let (p, q, r) = (a.point, b.point, c.point)
        return PixelRect(
            minX: Int32((min(p.x, q.x, r.x) - 128) >> 8), minY: Int32((min(p.y, q.y, r.y) - 128) >> 8),
            maxX: Int32((max(p.x, q.x, r.x) + 383) >> 8), maxY: Int32((max(p.y, q.y, r.y) + 383) >> 8))
    }

    var isAffine: Bool {
        a.vertex.w == b.vertex.w && b.vertex.w == c.vertex.w
    }

    func hasShade(isFront: Bool) -> Bool {
        isFront
            ? a.vertex.frontShade < 1 || b.vertex.frontShade < 1 || c.vertex.frontShade < 1
            : a.vertex.backShade < 1 || b.vertex.backShade < 1 || c.vertex.backShade < 1
    }

    /// The planes through three values at the corners, for offsets from the centre of the pixel (x, y). For values divided
    /// by `w` the quotients of the planes are perspective-correct.
    func plane(fromX x: Int32, y: Int32, _ values: (Mesh.Vertex) -> (Float, Float, Float)) -> Matrix3 {
        let (va, vb, vc) = (values(a.vertex), values(b.vertex), values(c.vertex))
        let (p, q, r) = (a.point, b.point, c.point)
        let (qx, qy) = (Double(q.x - p.x) / 256, Double(q.y - p.y) / 256)
        let (rx, ry) = (Double(r.x - p.x) / 256, Double(r.y - p.y) / 256)
        let area = qx * ry - qy * rx
        let (ox, oy) = (Double(Int64(x) * 256 + 128 - p.x) / 256, Double(Int64(y) * 256 + 128 - p.y) / 256)
        func slopes(_ va: Float, _ vb: Float, _ vc: Float) -> (dx: Double, dy: Double, at: Double) {
            let first = Double(va), across = Double(vb) - first, down = Double(vc) - first
            let dx = (across * ry - down * qy) / area
            let dy = (down * qx - across * rx) / area
            return (dx, dy, first + dx * ox + dy * oy)
        }
        let (u, v, w) = (slopes(va.0, vb.0, vc.0), slopes(va.1, vb.1, vc.1), slopes(va.2, vb.2, vc.2))
        return Matrix3(u.dx, u.dy, u.at, v.dx, v.dy, v.at, w.dx, w.dy, w.at)
    }
}

/// A convex part of a placed mesh that is painted as one item: a triangle, or two that together are a parallelogram.
struct MeshPiece {
    struct Side {
        let from: GridPoint, to: GridPoint
        /// Soft: against the background or at a fold.
        let isOutline: Bool
    }
    /// Gives the maps; a parallelogram's other triangle has the same.
    let triangle: PlacedTriangle
    var bounds: PixelRect
    var sides: (Side, Side, Side, Side?)

    /// One triangle of `mesh`.
    init(_ number: Int, _ triangle: PlacedTriangle, of mesh: PlacedMesh, _ edges: MeshEdges) {
        self.triangle = triangle
        bounds = triangle.bounds
        func side(_ k: Int, _ from: PlacedTriangle.Corner, _ to: PlacedTriangle.Corner) -> Side {
            let isOutline = mesh.isOutline(edges.neighbor(of: number, side: k), of: number)
            return Side(from: from.point, to: to.point, isOutline: isOutline)
        }
        sides = (
            side(0, triangle.a, triangle.b), side(1, triangle.b, triangle.c), side(2, triangle.c, triangle.a), nil
        )
    }

    /// Two triangles; nil unless they form a parallelogram on which one map serves both.
    init?(_ number: Int, and next: Int, of mesh: PlacedMesh, _ edges: MeshEdges) {
        guard mesh.isSeen(number), mesh.isSeen(next), mesh.isFront(number) == mesh.isFront(next),
            let (o, e) = mesh.cornersApart(number, next)
        else { return nil }
        let (n, m) = ((o + 1) % 3, (o + 2) % 3)
        guard let from = mesh.corner(3 * number + o), let right = mesh.corner(3 * number + n),
            let left = mesh.corner(3 * number + m), let far = mesh.corner(3 * next + e),
            MeshPiece.isParallelogram(from, right, left, far)
        else { return nil }
        triangle = PlacedTriangle(from, right, left)
        bounds = triangle.bounds.union(PlacedTriangle(right, far, left).bounds)
        func side(_ t: Int, _ k: Int, _ from: PlacedTriangle.Corner, _ to: PlacedTriangle.Corner) -> Side {
            Side(from: from.point, to: to.point, isOutline: mesh.isOutline(edges.neighbor(of: t, side: k), of: t))
        }
        // The first runs o → n → m, the other m → n → e: what they share is n to m.
        sides = (
            side(number, o, from, right), side(next, (e + 2) % 3, right, far), side(next, e, far, left),
            side(number, m, left, from)
        )
    }

    /// Far less than can be seen: the grid's rounding of each corner, an eighth of a texel step, half a step of light.
    private static func isParallelogram(
        _ o: PlacedTriangle.Corner, _ n: PlacedTriangle.Corner, _ m: PlacedTriangle.Corner, _ e: PlacedTriangle.Corner
    ) -> Bool {
        func rest(_ value: (Mesh.Vertex) -> Float) -> Float {
            abs(value(o.vertex) + value(e.vertex) - value(n.vertex) - value(m.vertex))
        }
        return abs(o.point.x + e.point.x - n.point.x - m.point.x) <= 2
            && abs(o.point.y + e.point.y - n.point.y - m.point.y) <= 2
            && rest(\.u) <= 1 / 1024 && rest(\.v) <= 1 / 1024 && rest(\.frontShade) <= 1 / 512
            && rest(\.backShade) <= 1 / 512 && o.vertex.w == n.vertex.w && o.vertex.w == m.vertex.w
            && o.vertex.w == e.vertex.w
    }
}

extension PlacedMesh {
    /// For two triangles that share an edge, running opposite ways along it: the corner of each that the other lacks.
    fileprivate func cornersApart(_ first: Int, _ second: Int) -> (Int, Int)? {
        for o in 0..<3 {
            let (n, m) = (indices[3 * first + (o + 1) % 3], indices[3 * first + (o + 2) % 3])
            for e in 0..<3
            where indices[3 * second + (e + 1) % 3] == m && indices[3 * second + (e + 2) % 3] == n
                && indices[3 * second + e] != indices[3 * first + o]
            {
                return (o, e)
            }
        }
        return nil
    }
}

extension CKItem {
    /// Limited to `part` and counted from its corner; nil when nothing is left.
    func limited(to part: PixelRect) -> CKItem? {
        var item = self
        item.minX = max(minX, part.minX)
        item.minY = max(minY, part.minY)
        item.maxX = min(maxX, part.maxX)
        item.maxY = min(maxY, part.maxY)
        (item.originX, item.originY) = (part.minX, part.minY)
        return item.minX < item.maxX && item.minY < item.maxY ? item : nil
    }
}
