import CoreGraphics

/// The part of a sheet that still lies where its picture is, pixel on pixel, as upright strips: most of a page that begins to
/// curl. Copying it is several times cheaper than sampling its cells.
final class RestingCells {
    /// In pixels of the target.
    let strips = Pool<PixelRect>()
    /// Picture pixel = target pixel + this.
    private(set) var offsetX: Int32 = 0, offsetY: Int32 = 0
    /// Vertex → the strip whose right end has this vertex at the top, or −1.
    private let stripEndingAt = Pool<Int32>()

    /// Gathers the leading cells of `mesh` that rest; returns how many triangles they are. Later ones may be covered by what
    /// moves before them.
    func gather(_ mesh: PlacedMesh, _ edges: MeshEdges) -> Int {
        strips.removeAll()
        stripEndingAt.resize(to: mesh.vertexCount)
        stripEndingAt.base.update(repeating: -1, count: mesh.vertexCount)
        var triangle = 0
        while triangle + 1 < mesh.triangleCount, add(triangle, mesh, edges) { triangle += 2 }
        return triangle
    }

    /// The cell of two triangles (top left, top right, bottom left), (top right, bottom right, bottom left).
    private func add(_ number: Int, _ mesh: PlacedMesh, _ edges: MeshEdges) -> Bool {
        let at = 3 * number
        let i = mesh.indices
        guard i[at + 1] == i[at + 3], i[at + 2] == i[at + 5], mesh.isFront(number), mesh.isFront(number + 1) else {
            return false
        }
        let a = mesh.corner(of: i[at]), b = mesh.corner(of: i[at + 1])
        let c = mesh.corner(of: i[at + 2]), d = mesh.corner(of: i[at + 4])
        let (p, q) = (a.point, d.point)
        guard p.x < q.x, p.y < q.y, b.point.x == q.x, b.point.y == p.y, c.point.x == p.x, c.point.y == q.y else {
            return false
        }
        if number == 0 {
            guard abs(a.vertex.u) < 1e6, abs(a.vertex.v) < 1e6 else { return false }
            offsetX = Int32((Double(a.vertex.u) - Double(p.x) / 256).rounded())
            offsetY = Int32((Double(a.vertex.v) - Double(p.y) / 256).rounded())
        }
        guard rests(a), rests(b), rests(c), rests(d), hasHardSides(number, mesh, edges, p, q) else { return false }
        append(p, q, leftTop: i[at], rightTop: i[at + 1])
        return true
    }

    private func rests(_ corner: PlacedTriangle.Corner) -> Bool {
        corner.rests(offsetX: Double(offsetX), Double(offsetY))
    }

    /// Sides against the background are soft; on a pixel's edge soft and hard are the same.
    private func hasHardSides(
        _ number: Int, _ mesh: PlacedMesh, _ edges: MeshEdges, _ p: GridPoint, _ q: GridPoint
    ) -> Bool {
        func isHard(_ triangle: Int, _ side: Int, _ coordinate: Int64) -> Bool {
            coordinate & 255 == 0 || !mesh.isOutline(edges.neighbor(of: triangle, side: side), of: triangle)
        }
        return isHard(number, 0, p.y) && isHard(number, 2, p.x) && isHard(number + 1, 0, q.x)
            && isHard(number + 1, 1, q.y)
    }

    /// Pixels belong to a cell when their centres lie in it; one on the left or upper side does, as with hard edges.
    private func append(_ p: GridPoint, _ q: GridPoint, leftTop: UInt32, rightTop: UInt32) {
        func pixel(_ v: Int64) -> Int32 { Int32((v + 127) >> 8) }
        let cell = PixelRect(minX: pixel(p.x), minY: pixel(p.y), maxX: pixel(q.x), maxY: pixel(q.y))
        var strip = stripEndingAt[Int(leftTop)]
        if strip >= 0, strips[Int(strip)].minY == cell.minY, strips[Int(strip)].maxY == cell.maxY {
            strips.base[Int(strip)].maxX = cell.maxX
        } else {
            strip = strips.append(cell)
        }
        stripEndingAt[Int(rightTop)] = strip
    }
}
