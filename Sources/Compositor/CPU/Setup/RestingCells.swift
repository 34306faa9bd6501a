import CoreGraphics

/// Parts of a sheet that lie where its picture is, pixel on pixel, as upright strips: most of a page that begins to curl, and what the
/// rings of a drop have not reached. Copying them is several times cheaper than sampling their cells.
final class RestingCells {
    /// In pixels of the target.
    let strips = Pool<PixelRect>()
    /// Picture pixel = target pixel + this.
    private(set) var offsetX: Int32 = 0, offsetY: Int32 = 0
    /// Vertex → the strip whose right end had this vertex at the top when last something was gathered there, or −1.
    private let stripEndingAt = Pool<Int32>()

    /// Begins with another mesh.
    func begin(_ mesh: PlacedMesh) {
        stripEndingAt.resize(to: mesh.vertexCount)
        stripEndingAt.base.update(repeating: -1, count: mesh.vertexCount)
    }

    /// Gathers the cells from a triangle on that rest and follow each other; returns how many triangles they are. Others come after
    /// them: what moves may cover what rests, or lie below.
    func gather(_ mesh: PlacedMesh, _ edges: MeshEdges, from first: Int, to end: Int) -> Int {
        strips.removeAll()
        var triangle = first
        while triangle + 1 < end, add(triangle, mesh, edges, isFirst: triangle == first) {
            triangle += 2
        }
        return triangle - first
    }

    /// Whether a cell begins with a triangle that lies on its picture.
    func isResting(_ number: Int, _ mesh: PlacedMesh, _ edges: MeshEdges) -> Bool {
        number + 1 < mesh.triangleCount && restingCell(number, mesh, edges, isFirst: true) != nil
    }

    private func add(_ number: Int, _ mesh: PlacedMesh, _ edges: MeshEdges, isFirst: Bool) -> Bool {
        guard let cell = restingCell(number, mesh, edges, isFirst: isFirst) else { return false }
        append(
            mesh.point(cell.corners[0]), mesh.point(cell.corners[3]), leftTop: cell.corners[0],
            rightTop: cell.corners[1])
        return true
    }

    private func restingCell(_ number: Int, _ mesh: PlacedMesh, _ edges: MeshEdges, isFirst: Bool) -> Cell? {
        // Most cells that move say so by one corner.
        guard mesh.isFront(number), mesh.isFront(number + 1), mesh.mayRest(mesh.corners[3 * number]),
            let cell = Cell(number, of: mesh)
        else { return nil }
        let corners = InlineArray<4, PlacedTriangle.Corner> { mesh.corner(of: cell.corners[$0]) }
        let p = corners[0].point, q = corners[3].point
        guard p.x < q.x, p.y < q.y, corners[1].point.x == q.x, corners[1].point.y == p.y, corners[2].point.x == p.x,
            corners[2].point.y == q.y
        else { return nil }
        if isFirst {
            let first = corners[0].vertex
            guard abs(first.u) < 1e6, abs(first.v) < 1e6 else { return nil }
            offsetX = Int32((Double(first.u) - Double(p.x) / 256).rounded())
            offsetY = Int32((Double(first.v) - Double(p.y) / 256).rounded())
        }
        for k in 0..<4 where !corners[k].rests(offsetX: Double(offsetX), Double(offsetY)) { return nil }
        return hasHardSides(cell, mesh, edges, p, q) ? cell : nil
    }

    /// Sides against the background are soft; on a pixel's edge soft and hard are the same.
    private func hasHardSides(
        _ cell: Cell, _ mesh: PlacedMesh, _ edges: MeshEdges, _ p: GridPoint, _ q: GridPoint
    ) -> Bool {
        func isHard(_ side: Cell.Side, _ coordinate: Int64) -> Bool {
            coordinate & 255 == 0
                || !mesh.isOutline(edges.neighbor(of: side.triangle, side: side.number), of: side.triangle)
        }
        return isHard(cell.top, p.y) && isHard(cell.left, p.x) && isHard(cell.right, q.x) && isHard(cell.bottom, q.y)
    }

    /// Pixels belong to a cell when their centres lie in it; one on the left or upper side does, as with hard edges.
    private func append(_ p: GridPoint, _ q: GridPoint, leftTop: UInt32, rightTop: UInt32) {
        func pixel(_ v: Int64) -> Int32 { Int32((v + 127) >> 8) }
        let cell = PixelRect(minX: pixel(p.x), minY: pixel(p.y), maxX: pixel(q.x), maxY: pixel(q.y))
        let ending = stripEndingAt.base
        var strip = ending[Int(leftTop)]
        if strip >= 0, strip < strips.count, strips[Int(strip)].minY == cell.minY, strips[Int(strip)].maxY == cell.maxY,
            strips[Int(strip)].maxX == cell.minX
        {
            strips.base[Int(strip)].maxX = cell.maxX
        } else {
            strip = strips.append(cell)
        }
        ending[Int(rightTop)] = strip
    }
}

/// Two triangles that follow each other and are one cell of a grid, cut along one diagonal or the other.
private struct Cell {
    struct Side {
        let triangle: Int, number: Int
    }
    /// The vertices at the top, at the bottom, the left ones first.
    let corners: InlineArray<4, UInt32>
    let top: Side, left: Side, right: Side, bottom: Side

    /// (top left, top right, bottom left) and (top right, bottom right, bottom left), or (top left, top right, bottom right) and
    /// (top left, bottom right, bottom left).
    init?(_ number: Int, of mesh: borrowing PlacedMesh) {
        let at = 3 * number, i = mesh.corners
        if i[at + 1] == i[at + 3], i[at + 2] == i[at + 5] {
            corners = [i[at], i[at + 1], i[at + 2], i[at + 4]]
            left = Side(triangle: number, number: 2)
            right = Side(triangle: number + 1, number: 0)
        } else if i[at] == i[at + 3], i[at + 2] == i[at + 4] {
            corners = [i[at], i[at + 1], i[at + 5], i[at + 2]]
            left = Side(triangle: number + 1, number: 2)
            right = Side(triangle: number, number: 1)
        } else {
            return nil
        }
        top = Side(triangle: number, number: 0)
        bottom = Side(triangle: number + 1, number: 1)
    }
}
