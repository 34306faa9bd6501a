import CoreGraphics
import RenderTree

extension CALayer {
    /// The bounding box of the transformed bounds, without perspective of the superlayer.
    final var frameRectangle: CGRect { geometry.frame }

    /// Moves and sizes the layer so that ``frame`` becomes `newValue`; exact for transforms that keep upright rectangles upright.
    final func setFrame(_ newValue: CGRect) {
        let rect = newValue.standardizedSize
        guard isUsable(rect.isFinite, "frame", newValue) else { return }
        let size = untransformed(rect.size)
        var moved = geometry
        moved.bounds.size = size
        moved.position = .zero
        let placed = moved.frame
        let origin = placed.isNull ? CGPoint.zero : placed.origin
        position = CGPoint(x: rect.origin.x - origin.x, y: rect.origin.y - origin.y)
        bounds = CGRect(origin: bounds.origin, size: size)
    }

    /// The size of bounds whose transformed box has `size`: the box of the size under the inverse transform.
    private final func untransformed(_ size: CGSize) -> CGSize {
        let t = geometry.transform
        if CATransform3DIsIdentity(t) { return size }
        let determinant = t.m11 * t.m22 - t.m12 * t.m21
        guard determinant != 0, determinant.isFinite, !isSeenEdgeOn(t, determinant) else { return size }
        return CGSize(
            width: (abs(t.m22) * size.width + abs(t.m21) * size.height) / abs(determinant),
            height: (abs(t.m12) * size.width + abs(t.m11) * size.height) / abs(determinant))
    }

    /// Whether the plane is turned so that nothing of it shows: no frame then tells a size, up to rounding.
    private final func isSeenEdgeOn(_ t: CATransform3D, _ determinant: CGFloat) -> Bool {
        let width = (t.m11 * t.m11 + t.m12 * t.m12 + t.m13 * t.m13).squareRoot()
        let height = (t.m21 * t.m21 + t.m22 * t.m22 + t.m23 * t.m23).squareRoot()
        return abs(determinant) < 1e-9 * width * height
    }

    /// True unless an odd number of layers from here to the root is flipped.
    final var contentsFlipped: Bool {
        var flipped = true
        var layer: CALayer? = modelLayer ?? self
        while let current = layer {
            if current.appearance.isGeometryFlipped { flipped.toggle() }
            layer = current.links.parent
        }
        return flipped
    }
}
