import RenderTree

extension CALayer {
    /// A point of the superlayer's plane in this layer's space, through perspective; nil where the ray misses the layer's plane:
    /// edge-on, collapsed or behind the eye.
    func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
        let outer = superlayer?.sublayerTransform ?? CATransform3DIdentity
        if CATransform3DIsIdentity(geometry.transform), CATransform3DIsIdentity(outer) {
            let anchor = geometry.anchor
            return CGPoint(x: point.x - position.x + anchor.x, y: point.y - position.y + anchor.y)
        }
        var matrix = geometry.matrix
        if let superlayer { matrix = CATransform3DConcat(matrix, superlayer.geometry.sublayerMatrix(outer)) }
        let plane = Homography(plane: matrix)
        guard !plane.isEdgeOn, let local = plane.inverse?.apply(point) else { return nil }
        return matrix.homogeneous(local.x, local.y, 0).w > 0 ? local : nil
    }
}

extension Homography {
    /// Whether the plane is seen so flatly that only rounding keeps it from being a line: a quarter turn is not exactly one in floating point.
    fileprivate var isEdgeOn: Bool {
        let along = (a * a + d * d).squareRoot() * (b * b + e * e).squareRoot() * abs(i)
        let across =
            (g * g + h * h).squareRoot() * (c * c + f * f).squareRoot() * max(abs(a), abs(b), abs(d), abs(e), 1e-300)
        return abs(determinant) <= 1e-12 * max(along, across, 1e-300)
    }
}
