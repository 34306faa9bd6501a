import CoreGraphics
import RenderTree

/// A layer's rectangle in a common space, in homogeneous coordinates, before the eye only; cut in place.
struct SpacePolygon {
    private(set) var points: [SIMD4<Double>] = []

    init(_ bounds: CGRect, _ matrix: CATransform3D) {
        for (x, y) in [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
            (bounds.minX, bounds.maxY),
        ] {
            let p = matrix.homogeneous(Double(x), Double(y), 0)
            points.append(SIMD4(p.x, p.y, p.z, p.w))
        }
        if points.contains(where: { !($0.w > VisibleExtent.nearest) }) {
            clip(SIMD4(0, 0, 0, 1), VisibleExtent.nearest)
        }
    }

    var count: Int { points.count }
    subscript(index: Int) -> SIMD4<Double> { points[index] }

    /// Keeps where the linear function is at least `least`.
    mutating func clip(_ plane: SIMD4<Double>, _ least: Double = 0) {
        var kept: [SIMD4<Double>] = []
        kept.reserveCapacity(points.count + 1)
        for index in points.indices {
            let a = points[index], b = points[index + 1 == points.count ? 0 : index + 1]
            let da = (plane * a).sum() - least, db = (plane * b).sum() - least
            if da >= 0 { kept.append(a) }
            if (da > 0 && db < 0) || (da < 0 && db > 0) { kept.append(a + (b - a) * (da / (da - db))) }
        }
        points = kept
    }

    /// How the polygon lies to a plane.
    struct Side {
        var isBefore = false
        var isBehind = false
        /// The sum of the corners' distances: which side has more of it.
        var balance = 0.0
        var isOn: Bool { !isBefore && !isBehind }
    }

    func side(of plane: SIMD4<Double>) -> Side {
        var side = Side()
        for point in points {
            let distance = (plane * point).sum() / point.w
            if distance > DepthSorter.equalDepth { side.isBefore = true }
            if distance < -DepthSorter.equalDepth { side.isBehind = true }
            side.balance += distance
        }
        return side
    }
}
