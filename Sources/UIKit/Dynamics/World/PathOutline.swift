/// Paths as polygons, for collisions.
@MainActor
enum PathOutline {
    struct Polygon {
        var points: [Vector]
        var isClosed: Bool
    }

    /// Curves become eight straight pieces each.
    static func polygons(of path: UIBezierPath) -> [Polygon] {
        var polygons: [Polygon] = []
        var points: [Vector] = []
        func finish(closed: Bool) {
            if points.count > 1 { polygons.append(Polygon(points: points, isClosed: closed)) }
            points = []
        }
        path.cgPath.applyWithBlock { element in
            let element = element.pointee
            func point(_ index: Int) -> Vector { Vector(element.points[index]) }
            switch element.type {
            case .moveToPoint:
                finish(closed: false)
                points = [point(0)]
            case .addLineToPoint: append(point(0), to: &points)
            case .addQuadCurveToPoint: addCurve([point(0), point(1)], to: &points)
            case .addCurveToPoint: addCurve([point(0), point(1), point(2)], to: &points)
            case .closeSubpath: finish(closed: true)
            }
        }
        finish(closed: false)
        return polygons
    }

    private static func append(_ point: Vector, to points: inout [Vector]) {
        if points.last != point { points.append(point) }
    }

    private static func addCurve(_ controls: [Vector], to points: inout [Vector]) {
        guard let start = points.last else { return }
        for step in 1...8 {
            var row = [start] + controls
            let t = Double(step) / 8
            while row.count > 1 { row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * t } }
            append(row[0], to: &points)
        }
    }

    /// Twice the signed area.
    static func area(_ points: [Vector]) -> Double {
        points.indices.reduce(0) { $0 + points[$1].cross(points[($1 + 1) % points.count]) }
    }
}
