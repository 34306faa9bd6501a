import CoreGraphics
import RenderTree

// Conversions between layers. Every layer that flattens is a plane; the way between two planes is a homography.
extension CALayer {
    /// This layer's 3-D map to its superlayer, with the superlayer's sublayer transform and this layer's flip.
    final var matrixToSuperlayer: CATransform3D {
        var matrix = geometry.matrix
        if appearance.isGeometryFlipped {
            let bounds = geometry.bounds
            let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.origin.y + bounds.size.height)
            matrix = CATransform3DConcat(CATransform3DMakeAffineTransform(flip), matrix)
        }
        guard let parent = visibleSuperlayer, parent.links.mask !== self,
            !CATransform3DIsIdentity(parent.appearance.sublayerTransform)
        else {
            return matrix
        }
        return CATransform3DConcat(matrix, parent.geometry.sublayerMatrix(parent.appearance.sublayerTransform))
    }
}
