/// A convex part of a placed mesh that is painted as one item: triangles that follow each other, on which one map serves all.
///
/// A mesh may have thousands, made anew for every frame: a piece holds numbers of vertices, and the mesh is handed in.
struct MeshPiece {
    static let mostCorners = 8

    /// The number of the largest triangle, which gives the map.
    private(set) var largest: Int
    let isFront: Bool
    private(set) var bounds: PixelRect
    /// Corners and sides; side k runs from corner k to the next.
    private(set) var count = 3
    private var twiceArea: Int64
    private var vertices = InlineArray<8, UInt32>(repeating: 0)
    /// One bit for each side.
    private var outlines: UInt = 0

    /// One triangle of `mesh` that is seen.
    init(_ number: Int, of mesh: borrowing PlacedMesh, _ edges: borrowing MeshEdges) {
        (largest, isFront, bounds) = (number, mesh.isFront(number), mesh.bounds(number))
        twiceArea = abs(mesh.twiceArea(number))
        for k in 0..<3 {
            vertices[k] = mesh.corners[3 * number + k]
            if mesh.isOutline(edges.neighbor(of: number, side: k), of: number) { outlines |= 1 << UInt(k) }
        }
    }

    /// The ends of a side.
    func side(_ k: Int, of mesh: PlacedMesh) -> (from: GridPoint, to: GridPoint) {
        (mesh.point(vertices[k]), mesh.point(vertices[after(k)]))
    }

    /// Soft: against the background or at a fold.
    func isOutline(_ k: Int) -> Bool { outlines >> UInt(k) & 1 != 0 }

    private func after(_ k: Int) -> Int { k + 1 == count ? 0 : k + 1 }
    private func before(_ k: Int) -> Int { k == 0 ? count - 1 : k - 1 }

    // MARK: Growing

    /// Takes on a triangle that lies at one of the sides; false when the piece would no longer be convex or have one map.
    mutating func add(_ number: Int, of mesh: PlacedMesh, _ edges: MeshEdges) -> Bool {
        guard count < MeshPiece.mostCorners, mesh.isSeen(number), mesh.isFront(number) == isFront,
            let (side, far) = sharedSide(number, of: mesh)
        else { return false }
        let vertex = mesh.corners[3 * number + far]
        let area = abs(mesh.twiceArea(number))
        guard staysConvex(mesh.point(vertex), at: side, of: mesh), fits(number, area, vertex, of: mesh) else {
            return false
        }
        // The triangle runs along the shared side from its end to its start, then to the far corner.
        let toFar = mesh.isOutline(edges.neighbor(of: number, side: (far + 2) % 3), of: number)
        let fromFar = mesh.isOutline(edges.neighbor(of: number, side: far), of: number)
        insert(vertex, after: side, toFar, fromFar)
        bounds = bounds.union(mesh.bounds(number))
        if area > twiceArea { (largest, twiceArea) = (number, area) }
        return true
    }

    /// The side that the triangle has too, and which of its corners lies off it.
    private func sharedSide(_ number: Int, of mesh: PlacedMesh) -> (side: Int, far: Int)? {
        let (a, b, c) = (mesh.corners[3 * number], mesh.corners[3 * number + 1], mesh.corners[3 * number + 2])
        for side in 0..<count {
            let from = vertices[side], to = vertices[after(side)]
            if to == b, from == c { return (side, 0) }
            if to == c, from == a { return (side, 1) }
            if to == a, from == b { return (side, 2) }
        }
        return nil
    }

    private func staysConvex(_ point: GridPoint, at side: Int, of mesh: PlacedMesh) -> Bool {
        let (from, to) = self.side(side, of: mesh)
        let first = GridPoint.turn(mesh.point(vertices[before(side)]), from, point)
        let second = GridPoint.turn(point, to, mesh.point(vertices[after(after(side))]))
        return isFront ? first >= 0 && second >= 0 : first <= 0 && second <= 0
    }

    /// True when the map of the larger triangle serves what the other adds.
    private func fits(_ number: Int, _ area: Int64, _ vertex: UInt32, of mesh: PlacedMesh) -> Bool {
        guard area > twiceArea else { return mesh.triangle(largest).continues(to: mesh.corner(of: vertex)) }
        let next = mesh.triangle(number)
        for k in 0..<count where !next.continues(to: mesh.corner(of: vertices[k])) { return false }
        return true
    }

    private mutating func insert(_ vertex: UInt32, after side: Int, _ toIt: Bool, _ fromIt: Bool) {
        var k = count
        while k > side + 1 {
            vertices[k] = vertices[k - 1]
            k -= 1
        }
        vertices[side + 1] = vertex
        // The bits beyond the side move up by one; the side's own becomes two.
        let low = outlines & (1 << UInt(side) - 1), high = outlines >> UInt(side + 1)
        let own: UInt = (toIt ? 1 : 0) | (fromIt ? 2 : 0)
        outlines = low | own << UInt(side) | high << UInt(side + 2)
        count += 1
    }

    // MARK: Resting

    /// Picture pixel − target pixel, where the piece lies on its picture pixel on pixel and is not shaded.
    func restingOffset(of mesh: PlacedMesh) -> (x: Int32, y: Int32)? {
        let first = mesh.corner(of: vertices[0])
        guard isFront, first.vertex.frontShade >= 1, abs(first.vertex.u) < 1e6, abs(first.vertex.v) < 1e6 else {
            return nil
        }
        let x = (Double(first.vertex.u) - Double(first.point.x) / 256).rounded()
        let y = (Double(first.vertex.v) - Double(first.point.y) / 256).rounded()
        for k in 0..<count where !mesh.corner(of: vertices[k]).rests(offsetX: x, y) { return nil }
        return (Int32(x), Int32(y))
    }
}

extension GridPoint {
    /// Positive where the way from a over b to c turns clockwise on the screen.
    static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    }
}

extension PlacedTriangle.Corner {
    /// True for a corner that shows its own texel, unshaded.
    func rests(offsetX: Double, _ offsetY: Double) -> Bool {
        vertex.frontShade >= 1 && vertex.w == 1
            && abs(Double(vertex.u) - offsetX - Double(point.x) / 256) <= 1.0 / 256
            && abs(Double(vertex.v) - offsetY - Double(point.y) / 256) <= 1.0 / 256
    }
}

extension PlacedTriangle {
    /// True when this triangle's map serves a further corner: what it gives there differs by far less than can be seen, an eighth of a
    /// texel step and half a step of light, and by what two steps of the grid on which corners lie are worth.
    func continues(to corner: Corner) -> Bool {
        guard a.vertex.w == b.vertex.w, a.vertex.w == c.vertex.w, a.vertex.w == corner.vertex.w else { return false }
        let (p, q, r, e) = (a.point, b.point, c.point, corner.point)
        let (qx, qy) = (Double(q.x - p.x), Double(q.y - p.y)), (rx, ry) = (Double(r.x - p.x), Double(r.y - p.y))
        let (ex, ey) = (Double(e.x - p.x), Double(e.y - p.y)), area = qx * ry - qy * rx
        // All four values side by side.
        func values(_ v: Mesh.Vertex) -> SIMD4<Double> {
            SIMD4(Double(v.u), Double(v.v), Double(v.frontShade), Double(v.backShade))
        }
        let first = values(a.vertex), across = values(b.vertex) - first, down = values(c.vertex) - first
        let dx = (across * ry - down * qy) / area, dy = (down * qx - across * rx) / area
        let off = magnitude(first + dx * ex + dy * ey - values(corner.vertex))
        let slack = SIMD4<Double>(1 / 1024, 1 / 1024, 1 / 512, 1 / 512)
        return all(off .<= slack + 2 * (magnitude(dx) + magnitude(dy)))
    }
}

private func magnitude(_ v: SIMD4<Double>) -> SIMD4<Double> { v.replacing(with: -v, where: v .< 0) }
