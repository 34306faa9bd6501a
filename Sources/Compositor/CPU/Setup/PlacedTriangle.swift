import CKernels

/// One triangle of a placed mesh.
struct PlacedTriangle {
    struct Corner {
        let point: GridPoint
        let vertex: Mesh.Vertex
    }
    let a: Corner, b: Corner, c: Corner

    init(_ a: Corner, _ b: Corner, _ c: Corner) { (self.a, self.b, self.c) = (a, b, c) }

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
    /// Limits it to `part` and counts from its corner; false when nothing is left.
    mutating func limit(to part: PixelRect) -> Bool {
        minX = max(minX, part.minX)
        minY = max(minY, part.minY)
        maxX = min(maxX, part.maxX)
        maxY = min(maxY, part.maxY)
        (originX, originY) = (part.minX, part.minY)
        return minX < maxX && minY < maxY
    }
}
