import CoreGraphics

/// A 4×4 matrix taken apart: scale, then skew, then rotation, then translation, then perspective (row order).
///
/// The parts of `transform.scale.x` and its kind, and of interpolation where there is depth. The perspective column is kept
/// apart, so that a matrix whose `m34` was set once keeps its foreshortening when a part is written.
package struct TransformParts: Equatable, Sendable {
    package var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz: how far each row leans towards an earlier one.
    package var skew = SIMD3<Double>(0, 0, 0)
    package var rotation = Rotation3D()
    package var translation = SIMD3<Double>(0, 0, 0)
    /// The last column of the perspective factor: (0, 0, m34, 1) for the usual kind.
    package var perspective = SIMD4<Double>(0, 0, 0, 1)

    package init() {}

    /// Takes `m` apart. Always succeeds; axes collapsed to nothing get a scale of 0 and the direction that is left to them.
    package init(_ m: CATransform3D) {
        var rows = (
            SIMD3<Double>(m.m11, m.m12, m.m13), SIMD3<Double>(m.m21, m.m22, m.m23), SIMD3<Double>(m.m31, m.m32, m.m33)
        )
        translation = SIMD3<Double>(m.m41, m.m42, m.m43)

        // Gram–Schmidt over the rows, as in Graphics Gems' "unmatrix".
        scale.x = length(rows.0)
        if scale.x > 0 { rows.0 /= scale.x }
        skew.x = dot(rows.0, rows.1)
        rows.1 -= skew.x * rows.0
        scale.y = length(rows.1)
        if scale.y > 0 { rows.1 /= scale.y }
        skew.y = dot(rows.0, rows.2)
        rows.2 -= skew.y * rows.0
        skew.z = dot(rows.1, rows.2)
        rows.2 -= skew.z * rows.1
        scale.z = length(rows.2)
        if scale.z > 0 { rows.2 /= scale.z }
        Self.completeBasis(&rows, scale: scale)
        skew.x = scale.y > 0 ? skew.x / scale.y : 0
        skew.y = scale.z > 0 ? skew.y / scale.z : 0
        skew.z = scale.z > 0 ? skew.z / scale.z : 0

        if dot(cross(rows.0, rows.1), rows.2) < 0 { unmirror(&rows) }
        rotation = Rotation3D(x: rows.0, y: rows.1, z: rows.2)
        takePerspective(from: m)
    }

    /// Collapsed rows get directions that complete a right-handed basis, so that the rest is a rotation.
    private static func completeBasis(
        _ rows: inout (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>), scale: SIMD3<Double>
    ) {
        switch (scale.x > 0, scale.y > 0, scale.z > 0) {
        case (true, true, true): break
        case (true, true, false): rows.2 = cross(rows.0, rows.1)
        case (true, false, true): rows.1 = cross(rows.2, rows.0)
        case (false, true, true): rows.0 = cross(rows.1, rows.2)
        case (true, false, false):
            rows.1 = perpendicular(to: rows.0, near: SIMD3(0, 1, 0))
            rows.2 = cross(rows.0, rows.1)
        case (false, true, false):
            rows.0 = perpendicular(to: rows.1, near: SIMD3(1, 0, 0))
            rows.2 = cross(rows.0, rows.1)
        case (false, false, true):
            rows.0 = perpendicular(to: rows.2, near: SIMD3(1, 0, 0))
            rows.1 = cross(rows.2, rows.0)
        case (false, false, false): rows = (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
        }
    }

    /// A mirror is a negative scale of one axis: the one that leaves the least rotation behind.
    private mutating func unmirror(_ rows: inout (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        let diagonal = (rows.0.x, rows.1.y, rows.2.z)
        if diagonal.0 <= diagonal.1, diagonal.0 <= diagonal.2 {
            scale.x = -scale.x
            rows.0 = -rows.0
            skew.x = -skew.x
            skew.y = -skew.y
        } else if diagonal.1 <= diagonal.2 {
            scale.y = -scale.y
            rows.1 = -rows.1
            skew.x = -skew.x
            skew.z = -skew.z
        } else {
            scale.z = -scale.z
            rows.2 = -rows.2
            skew.y = -skew.y
            skew.z = -skew.z
        }
    }

    /// Solves (scale · skew · rotation) · p = the last column; parts that collapsed axes have swallowed count as 0.
    private mutating func takePerspective(from m: CATransform3D) {
        guard m.m14 != 0 || m.m24 != 0 || m.m34 != 0 || m.m44 != 1 else { return }
        let column = SIMD3<Double>(m.m14, m.m24, m.m34)
        // Undo scale and skew row by row, then the rotation by its transpose.
        let x = scale.x != 0 ? column.x / scale.x : 0
        let y = scale.y != 0 ? column.y / scale.y - skew.x * x : 0
        let z = scale.z != 0 ? column.z / scale.z - skew.y * x - skew.z * y : 0
        let p = x * rotation.x + y * rotation.y + z * rotation.z
        perspective = SIMD4<Double>(p.x, p.y, p.z, m.m44 - dot(translation, p))
    }

    /// The matrix again.
    package var matrix: CATransform3D {
        let r0 = scale.x * rotation.x
        let r1 = scale.y * (rotation.y + skew.x * rotation.x)
        let r2 = scale.z * (rotation.z + skew.y * rotation.x + skew.z * rotation.y)
        let p = SIMD3(perspective.x, perspective.y, perspective.z)
        return CATransform3D(
            m11: r0.x, m12: r0.y, m13: r0.z, m14: dot(r0, p),
            m21: r1.x, m22: r1.y, m23: r1.z, m24: dot(r1, p),
            m31: r2.x, m32: r2.y, m33: r2.z, m34: dot(r2, p),
            m41: translation.x, m42: translation.y, m43: translation.z, m44: dot(translation, p) + perspective.w)
    }
}

/// An orthonormal, right-handed basis: the rows of a rotation matrix for row vectors.
package struct Rotation3D: Equatable, Sendable {
    package var x = SIMD3<Double>(1, 0, 0)
    package var y = SIMD3<Double>(0, 1, 0)
    package var z = SIMD3<Double>(0, 0, 1)

    package init() {}

    init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// Radians; turns about x happen first, then y, then z.
    package init(angles: SIMD3<Double>) {
        let sx = sin(angles.x), cx = cos(angles.x)
        let sy = sin(angles.y), cy = cos(angles.y)
        let sz = sin(angles.z), cz = cos(angles.z)
        x = SIMD3(cy * cz, cy * sz, -sy)
        y = SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy)
        z = SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
    }

    /// The turns about x, y, z that make this rotation. Of the two answers the one with less turning, so that a plain
    /// turn about one axis reads as that turn up to ±π.
    package var angles: SIMD3<Double> {
        let sy = min(max(-x.z, -1), 1)
        let cy = (x.x * x.x + x.y * x.y).squareRoot()
        guard cy > 1e-9 else {
            // Looking along the axis: only the sum of the x and z turns is known. It all counts as a turn about x.
            return SIMD3(atan2(y.x * sy, y.y), sy > 0 ? .pi / 2 : -.pi / 2, 0)
        }
        let first = SIMD3(atan2(y.z, z.z), atan2(sy, cy), atan2(x.y, x.x))
        let second = SIMD3(atan2(-y.z, -z.z), atan2(sy, -cy), atan2(-x.y, -x.x))
        return Self.turning(second) < Self.turning(first) - 1e-9 ? second : first
    }

    private static func turning(_ angles: SIMD3<Double>) -> Double {
        abs(angles.x) + abs(angles.y) + abs(angles.z)
    }
}

func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

/// A unit vector at right angles to `axis` (of length 1), as near to `wish` as can be.
private func perpendicular(to axis: SIMD3<Double>, near wish: SIMD3<Double>) -> SIMD3<Double> {
    var v = wish - dot(wish, axis) * axis
    if length(v) < 1e-6 {
        let other = SIMD3(wish.z, wish.x, wish.y)
        v = other - dot(other, axis) * axis
    }
    return v / length(v)
}
