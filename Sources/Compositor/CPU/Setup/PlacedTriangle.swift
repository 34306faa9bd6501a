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
