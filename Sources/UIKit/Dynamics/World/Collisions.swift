/// Where two outlines touch or overlap.
struct Touching {
    struct Point {
        var place: Vector
        /// How far the outlines overlap there; negative is a gap.
        var depth: Double
    }

    /// From the first outline to the second.
    var normal: Vector
    var points: [Point]

    /// Nearer than this, in points, counts as touching.
    static let slop = 0.5

    /// Two convex outlines; two points are a line. nil when they are farther apart than `reach`.
    static func between(_ a: [Vector], _ b: [Vector], reach: Double) -> Touching? {
        guard let edgeA = leastOverlap(a, b, reach), let edgeB = leastOverlap(b, a, reach) else { return nil }
        // The first one is preferred when both are as good, so that the choice does not flicker.
        let isA = edgeA.overlap <= edgeB.overlap + 0.01
        let (reference, other, edge) = isA ? (a, b, edgeA) : (b, a, edgeB)
        let normal = outwardNormal(reference, edge.index)
        let points = clip(other, against: reference, edge.index, normal, reach)
        return points.isEmpty ? nil : Touching(normal: isA ? normal : -normal, points: points)
    }

    /// An outline and the half plane behind a line, `normal` pointing into it.
    static func inside(_ outline: [Vector], origin: Vector, normal: Vector, reach: Double) -> Touching? {
        let points = outline.compactMap { corner -> Point? in
            let depth = (corner - origin).dot(normal)
            return depth > -reach ? Point(place: corner, depth: depth) : nil
        }
        guard !points.isEmpty else { return nil }
        return Touching(normal: normal, points: Array(points.sorted { $0.depth > $1.depth }.prefix(2)))
    }

    private static func outwardNormal(_ outline: [Vector], _ index: Int) -> Vector {
        let edge = outline[(index + 1) % outline.count] - outline[index]
        let length = edge.length
        return length > 0 ? Vector(x: edge.y / length, y: -edge.x / length) : Vector(x: 0, y: -1)
    }

    /// The edge of `a` beyond which `b` reaches least; nil when one has `b` outside.
    private static func leastOverlap(
        _ a: [Vector], _ b: [Vector], _ reach: Double
    ) -> (index: Int, overlap: Double)? {
        var best: (index: Int, overlap: Double)?
        for index in a.indices {
            let normal = outwardNormal(a, index)
            let nearest = b.reduce(Double.infinity) { min($0, ($1 - a[index]).dot(normal)) }
            if nearest > reach { return nil }
            if best.map({ -nearest < $0.overlap }) ?? true { best = (index, -nearest) }
        }
        return best
    }

    /// The part of the other's facing edge that lies beside the reference edge, as far as it is near.
    private static func clip(
        _ other: [Vector], against reference: [Vector], _ index: Int, _ normal: Vector, _ reach: Double
    ) -> [Point] {
        let start = reference[index], end = reference[(index + 1) % reference.count]
        guard var segment = facingEdge(of: other, normal) else { return [] }
        let along = (end - start) * (1 / max((end - start).length, 1e-12))
        for (origin, direction) in [(start, along), (end, -along)] {
            let d0 = (segment.0 - origin).dot(direction), d1 = (segment.1 - origin).dot(direction)
            if d0 < 0, d1 < 0 { return [] }
            if d0 < 0 { segment.0 += (segment.1 - segment.0) * (d0 / (d0 - d1)) }
            if d1 < 0 { segment.1 += (segment.0 - segment.1) * (d1 / (d1 - d0)) }
        }
        return [segment.0, segment.1].compactMap { place in
            let depth = -(place - start).dot(normal)
            return depth > -reach ? Point(place: place, depth: depth) : nil
        }
    }

    private static func facingEdge(of outline: [Vector], _ normal: Vector) -> (Vector, Vector)? {
        let index = outline.indices.min {
            outwardNormal(outline, $0).dot(normal) < outwardNormal(outline, $1).dot(normal)
        }
        return index.map { (outline[$0], outline[($0 + 1) % outline.count]) }
    }
}
