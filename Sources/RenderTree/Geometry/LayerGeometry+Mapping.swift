package import CoreGraphics

extension LayerGeometry {
    /// The pivot of ``transform`` (and of the sublayer transform) in the layer's own space.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's space to its superlayer's, before the superlayer's sublayer transform.
    package var matrix: CATransform3D {
        let pivot = anchor
        var m = CATransform3DTranslate(transform, -pivot.x, -pivot.y, -anchorPointZ)
        // Then translate by (position, zPosition): post-multiplication adds w times the offset to each row.
        m.m11 += m.m14 * position.x; m.m12 += m.m14 * position.y; m.m13 += m.m14 * zPosition
        m.m21 += m.m24 * position.x; m.m22 += m.m24 * position.y; m.m23 += m.m24 * zPosition
        m.m31 += m.m34 * position.x; m.m32 += m.m34 * position.y; m.m33 += m.m34 * zPosition
        m.m41 += m.m44 * position.x; m.m42 += m.m44 * position.y; m.m43 += m.m44 * zPosition
        return m
    }

    /// This layer's `sublayerTransform` about its anchor point: what its sublayers' ``matrix`` is followed by.
    package func sublayerMatrix(_ sublayerTransform: CATransform3D) -> CATransform3D {
        guard !CATransform3DIsIdentity(sublayerTransform) else { return sublayerTransform }
        let pivot = anchor
        let moved = CATransform3DTranslate(sublayerTransform, -pivot.x, -pivot.y, -anchorPointZ)
        return CATransform3DConcat(moved, CATransform3DMakeTranslation(pivot.x, pivot.y, anchorPointZ))
    }

    /// The bounding box of the bounds in the superlayer's space, perspective included.
    package var frame: CGRect {
        let pivot = anchor
        if CATransform3DIsIdentity(transform) {
            return CGRect(
                x: position.x + bounds.origin.x - pivot.x, y: position.y + bounds.origin.y - pivot.y,
                width: bounds.size.width, height: bounds.size.height)
        }
        return matrix.boundingBox(of: bounds) ?? .null
    }
}

extension CATransform3D {
    /// The image of a point at depth `z`, divided by w; nil when it is not finite.
    package func project(_ point: CGPoint, z: Double = 0) -> CGPoint? {
        let p = homogeneous(point.x, point.y, z)
        let x = p.x / p.w, y = p.y / p.w
        return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : nil
    }

    /// The image of a point before the division by w.
    @inlinable
    package func homogeneous(_ x: Double, _ y: Double, _ z: Double) -> (x: Double, y: Double, z: Double, w: Double) {
        (
            x * m11 + y * m21 + z * m31 + m41, x * m12 + y * m22 + z * m32 + m42,
            x * m13 + y * m23 + z * m33 + m43, x * m14 + y * m24 + z * m34 + m44
        )
    }

    /// The smallest upright rectangle around the images of the four corners; nil when one of them is not finite.
    package func boundingBox(of rect: CGRect) -> CGRect? {
        let x0 = rect.origin.x, y0 = rect.origin.y
        let x1 = x0 + rect.size.width, y1 = y0 + rect.size.height
        guard let a = project(CGPoint(x: x0, y: y0)), let b = project(CGPoint(x: x1, y: y0)),
            let c = project(CGPoint(x: x1, y: y1)), let d = project(CGPoint(x: x0, y: y1))
        else { return nil }
        let minX = min(min(a.x, b.x), min(c.x, d.x)), maxX = max(max(a.x, b.x), max(c.x, d.x))
        let minY = min(min(a.y, b.y), min(c.y, d.y)), maxY = max(max(a.y, b.y), max(c.y, d.y))
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// True when no member is NaN or infinite.
    package var isFinite: Bool {
        // One sum: a single NaN or infinity spoils it, and finite matrices overflow it only near the largest number.
        let sum =
            abs(m11) + abs(m12) + abs(m13) + abs(m14) + abs(m21) + abs(m22) + abs(m23) + abs(m24)
            + abs(m31) + abs(m32) + abs(m33) + abs(m34) + abs(m41) + abs(m42) + abs(m43) + abs(m44)
        return sum.isFinite
    }
}
