import CoreGraphics

/// `transform.rotation.x` and its kind. Reading takes the matrix apart into scale, turns about x, y, z, and translation;
/// writing replaces one part and puts it together again, keeping perspective and skew.
extension CATransform3D {
    func component(_ component: LayerProperty.Component) -> RenderValue? {
        switch component {
        case .translation: return .size(CGSize(width: m41, height: m42))
        case .translationX: return .number(m41)
        case .translationY: return .number(m42)
        case .translationZ: return .number(m43)
        case .rotationX: return .number(TransformParts(self).rotation.angles.x)
        case .rotationY: return .number(TransformParts(self).rotation.angles.y)
        case .rotation, .rotationZ: return .number(TransformParts(self).rotation.angles.z)
        case .scaleX: return .number(TransformParts(self).scale.x)
        case .scaleY: return .number(TransformParts(self).scale.y)
        case .scaleZ: return .number(TransformParts(self).scale.z)
        case .scaleXY:
            let scale = TransformParts(self).scale
            return .number((scale.x + scale.y) / 2)
        case .scale: return .number(TransformParts(self).scale.sum() / 3)
        default: return nil
        }
    }

    func replacing(_ component: LayerProperty.Component, with value: RenderValue) -> CATransform3D? {
        switch (component, value) {
        case (.translation, .size(let t)): return replacingTranslation(x: t.width, y: t.height)
        case (.translation, .point(let t)): return replacingTranslation(x: t.x, y: t.y)
        case (.translation, .numbers(let t)) where t.count >= 2:
            return replacingTranslation(x: t[0], y: t[1], z: t.count > 2 ? t[2] : nil)
        default: break
        }
        return value.number.flatMap { replacing(component, with: $0) }
    }

    /// nil when the part is not one number.
    func replacing(_ component: LayerProperty.Component, with number: Double) -> CATransform3D? {
        switch component {
        case .translationX: replacingTranslation(x: number)
        case .translationY: replacingTranslation(y: number)
        case .translationZ: replacingTranslation(z: number)
        case .rotationX: replacingRotation(axis: 0, angle: number)
        case .rotationY: replacingRotation(axis: 1, angle: number)
        case .rotation, .rotationZ: replacingRotation(axis: 2, angle: number)
        case .scaleX: replacingScale { $0.x = number }
        case .scaleY: replacingScale { $0.y = number }
        case .scaleZ: replacingScale { $0.z = number }
        case .scaleXY: replacingScale { ($0.x, $0.y) = (number, number) }
        case .scale: replacingScale { $0 = SIMD3(repeating: number) }
        default: nil
        }
    }

    private func replacingTranslation(x: Double? = nil, y: Double? = nil, z: Double? = nil) -> CATransform3D {
        guard m14 != 0 || m24 != 0 || m34 != 0 else {
            var m = self
            m.m41 = x ?? m41
            m.m42 = y ?? m42
            m.m43 = z ?? m43
            return m
        }
        var parts = TransformParts(self)
        parts.translation = SIMD3(x ?? m41, y ?? m42, z ?? m43)
        return parts.matrix
    }

    private func replacingRotation(axis: Int, angle: Double) -> CATransform3D {
        // With nothing but translation and perspective below, the turn simply happens first. This is the common case, and
        // costs a tenth of taking the matrix apart.
        if hasPlainAxes { return rotatedFirst(axis: axis, angle: angle) }
        var parts = TransformParts(self)
        var angles = parts.rotation.angles
        angles[axis] = angle
        parts.rotation = Rotation3D(angles: angles)
        return parts.matrix
    }

    private func replacingScale(_ change: (inout SIMD3<Double>) -> Void) -> CATransform3D {
        if hasPlainAxes {
            var scale = SIMD3<Double>(1, 1, 1)
            change(&scale)
            return CATransform3DScale(self, scale.x, scale.y, scale.z)
        }
        var parts = TransformParts(self)
        change(&parts.scale)
        return parts.matrix
    }

    /// True when the upper left 3×3 is the identity.
    private var hasPlainAxes: Bool {
        m11 == 1 && m22 == 1 && m33 == 1 && m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0
    }

    /// A turn about one axis, then this matrix: only two rows change.
    private func rotatedFirst(axis: Int, angle: Double) -> CATransform3D {
        let c = cos(angle), s = sin(angle)
        var m = self
        switch axis {
        case 0:
            (m.m21, m.m22, m.m23, m.m24) = (c * m21 + s * m31, c * m22 + s * m32, c * m23 + s * m33, c * m24 + s * m34)
            (m.m31, m.m32, m.m33, m.m34) = (c * m31 - s * m21, c * m32 - s * m22, c * m33 - s * m23, c * m34 - s * m24)
        case 1:
            (m.m11, m.m12, m.m13, m.m14) = (c * m11 - s * m31, c * m12 - s * m32, c * m13 - s * m33, c * m14 - s * m34)
            (m.m31, m.m32, m.m33, m.m34) = (c * m31 + s * m11, c * m32 + s * m12, c * m33 + s * m13, c * m34 + s * m14)
        default:
            (m.m11, m.m12, m.m13, m.m14) = (c * m11 + s * m21, c * m12 + s * m22, c * m13 + s * m23, c * m14 + s * m24)
            (m.m21, m.m22, m.m23, m.m24) = (c * m21 - s * m11, c * m22 - s * m12, c * m23 - s * m13, c * m24 - s * m14)
        }
        return m
    }
}
