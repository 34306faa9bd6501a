import CKernels
import CoreGraphics

/// A mesh's vertices on the grid of 1/256 pixel, in pixels of the target.
struct PlacedMesh {
    private let mesh: Mesh
    private let shiftX: Float, shiftY: Float

    init(_ mesh: Mesh, regionX: Int32, regionY: Int32) {
        self.mesh = mesh
        (shiftX, shiftY) = (Float(regionX), Float(regionY))
    }

    /// Nil for a triangle without area, partly behind the eye, or not made of numbers.
    func triangle(_ number: Int) -> PlacedTriangle? {
        guard let a = corner(3 * number), let b = corner(3 * number + 1), let c = corner(3 * number + 2) else {
            return nil
        }
        let triangle = PlacedTriangle(a, b, c)
        return triangle.twiceArea == 0 ? nil : triangle
    }

    /// True where a triangle ends at the mesh's border or at a fold, beyond which the sheet shows its other side.
    func isOutline(_ neighbor: Int?, of triangle: PlacedTriangle) -> Bool {
        guard let neighbor, let other = self.triangle(neighbor) else { return true }
        return (other.twiceArea > 0) != (triangle.twiceArea > 0)
    }

    private func corner(_ index: Int) -> PlacedTriangle.Corner? {
        let position = Int(mesh.indices[index])
        guard position < mesh.vertices.count else { return nil }
        let v = mesh.vertices[position]
        let (x, y) = (Double(v.x - shiftX), Double(v.y - shiftY))
        let reach = GridPoint.reach
        guard abs(x) < reach, abs(y) < reach, v.w > 0, (v.w + v.u + v.v + v.frontShade + v.backShade).isFinite else {
            return nil
        }
        return PlacedTriangle.Corner(
            point: GridPoint(x: Int64((x * 256 + 0.5).rounded(.down)), y: Int64((y * 256 + 0.5).rounded(.down))),
            vertex: v)
    }
}

/// One triangle of a placed mesh.
struct PlacedTriangle {
    struct Corner {
        let point: GridPoint
        let vertex: Mesh.Vertex
    }
    let a: Corner, b: Corner, c: Corner
    /// Positive where the front is seen.
    let twiceArea: Int64
    let bounds: PixelRect

    init(_ a: Corner, _ b: Corner, _ c: Corner) {
        (self.a, self.b, self.c) = (a, b, c)
        let (p, q, r) = (a.point, b.point, c.point)
        twiceArea = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
        bounds = PixelRect(
            minX: Int32((min(p.x, q.x, r.x) - 128) >> 8), minY: Int32((min(p.y, q.y, r.y) - 128) >> 8),
            maxX: Int32((max(p.x, q.x, r.x) + 383) >> 8), maxY: Int32((max(p.y, q.y, r.y) + 383) >> 8))
    }

    var isAffine: Bool {
        a.vertex.w == b.vertex.w && b.vertex.w == c.vertex.w
    }

    /// The edge from corner k to the next, positive inside; distances count from the centre of the bounds' first pixel.
    func edge(_ side: Int) -> PlacedEdge {
        let (p, q) =
            switch side {
            case 0: (a.point, b.point)
            case 1: (b.point, c.point)
            default: (c.point, a.point)
            }
        return PlacedEdge(from: p, to: q, isMirrored: twiceArea < 0, originX: bounds.minX, originY: bounds.minY)
    }

    func hasShade(isFront: Bool) -> Bool {
        isFront
            ? a.vertex.frontShade < 1 || b.vertex.frontShade < 1 || c.vertex.frontShade < 1
            : a.vertex.backShade < 1 || b.vertex.backShade < 1 || c.vertex.backShade < 1
    }

    /// The planes through three values at the corners, for offsets from the centre of the bounds' first pixel. For values
    /// divided by `w` the quotients of the planes are perspective-correct.
    func plane(_ values: (Mesh.Vertex) -> (Float, Float, Float)) -> Matrix3 {
        let (va, vb, vc) = (values(a.vertex), values(b.vertex), values(c.vertex))
        let x = slopes(Double(va.0), Double(vb.0), Double(vc.0))
        let y = slopes(Double(va.1), Double(vb.1), Double(vc.1))
        let w = slopes(Double(va.2), Double(vb.2), Double(vc.2))
        return Matrix3(x.dx, x.dy, x.at, y.dx, y.dy, y.at, w.dx, w.dy, w.at)
    }

    private func slopes(_ va: Double, _ vb: Double, _ vc: Double) -> (dx: Double, dy: Double, at: Double) {
        let (p, q, r) = (a.point, b.point, c.point)
        let (qx, qy) = (Double(q.x - p.x) / 256, Double(q.y - p.y) / 256)
        let (rx, ry) = (Double(r.x - p.x) / 256, Double(r.y - p.y) / 256)
        let area = qx * ry - qy * rx
        let dx = ((vb - va) * ry - (vc - va) * qy) / area
        let dy = ((vc - va) * qx - (vb - va) * rx) / area
        let (ox, oy) = (
            Double(Int64(bounds.minX) * 256 + 128 - p.x) / 256, Double(Int64(bounds.minY) * 256 + 128 - p.y) / 256
        )
        return (dx, dy, va + dx * ox + dy * oy)
    }
}

/// The two pictures of a sheet.
struct MeshFaces {
    /// Into the scene's levels.
    let front: Int32, back: Int32
    let frontIsOpaque: Bool, backIsOpaque: Bool
    let backTint: RGBA

    /// Lays the paper's colour over the back's picture.
    func tintBack(_ item: inout CKItem) {
        let paper = backTint.premultipliedWord
        let keep = 255 - paper >> 24
        guard keep < 255 else { return }
        item.isTinted = 1
        item.tint = keep | keep << 8 | keep << 16 | keep << 24
        item.tintAdd = paper
    }
}

extension CKItem {
    /// Limited to a triangle's bounds and counted from its corner; nil when nothing is left.
    func limited(to triangle: PlacedTriangle) -> CKItem? {
        var item = self
        item.minX = max(minX, triangle.bounds.minX)
        item.minY = max(minY, triangle.bounds.minY)
        item.maxX = min(maxX, triangle.bounds.maxX)
        item.maxY = min(maxY, triangle.bounds.maxY)
        (item.originX, item.originY) = (triangle.bounds.minX, triangle.bounds.minY)
        return item.minX < item.maxX && item.minY < item.maxY ? item : nil
    }
}
