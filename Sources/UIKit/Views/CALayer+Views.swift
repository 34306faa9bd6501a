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
        guard let local = Homography(plane: matrix).inverse?.apply(point) else { return nil }
        return matrix.homogeneous(local.x, local.y, 0).w > 0 ? local : nil
    }
}
