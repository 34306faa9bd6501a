import CoreGraphics

extension CATransform3D {
    /// The matrix a fraction of the way from `a` to `b`, by Core Animation's rules: two affine matrices turn the short way as
    /// CSS 2-D matrices do, others by quaternion; matrices that cannot be taken apart go member by member.
    package static func interpolated(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
        if fraction == 0 || a == b { return a }
        return fraction == 1 ? b : TransformWay(from: a, to: b).matrix(at: fraction)
    }

    /// Not collapsed in any axis, and of a finite, non-zero `m44`.
    fileprivate var canBeTakenApart: Bool {
        let volume =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        return volume != 0 && volume.isFinite && m44 != 0 && isFinite
    }

    fileprivate static func interpolatedMembers(_ a: CATransform3D, _ b: CATransform3D, _ f: Double) -> CATransform3D {
        CATransform3D(
            m11: mix(a.m11, b.m11, f), m12: mix(a.m12, b.m12, f), m13: mix(a.m13, b.m13, f), m14: mix(a.m14, b.m14, f),
            m21: mix(a.m21, b.m21, f), m22: mix(a.m22, b.m22, f), m23: mix(a.m23, b.m23, f), m24: mix(a.m24, b.m24, f),
            m31: mix(a.m31, b.m31, f), m32: mix(a.m32, b.m32, f), m33: mix(a.m33, b.m33, f), m34: mix(a.m34, b.m34, f),
            m41: mix(a.m41, b.m41, f), m42: mix(a.m42, b.m42, f), m43: mix(a.m43, b.m43, f), m44: mix(a.m44, b.m44, f))
    }
}

/// The way from one matrix to another, both taken apart once: an animation asks for a point on it at every frame.
struct TransformWay {
    private enum Kind {
        case still, members
        case affine(AffineParts, AffineParts)
        case parts(TransformParts, TransformParts, Quaternion, Quaternion)
    }
    private let from: CATransform3D, to: CATransform3D
    private let kind: Kind

    init(from a: CATransform3D, to b: CATransform3D) {
        (from, to) = (a, b)
        if a == b {
            kind = .still
        } else if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
            // Without rotation or skew on either side nothing needs taking apart.
            let isPlain =
                a.m12 == 0 && a.m21 == 0 && b.m12 == 0 && b.m21 == 0 && a.m11 > 0 && a.m22 > 0 && b.m11 > 0
                && b.m22 > 0
            if !isPlain, let from = AffineParts(a), let to = AffineParts(b) {
                let ends = AffineParts.shortWay(from, to)
                kind = .affine(ends.from, ends.to)
            } else {
                kind = .members
            }
        } else if a.canBeTakenApart, b.canBeTakenApart {
            let (from, to) = (TransformParts(a), TransformParts(b))
            kind = .parts(from, to, Quaternion(from.rotation), Quaternion(to.rotation))
        } else {
            kind = .members
        }
    }

    /// The matrix at a fraction of the way; 0 and 1 give the ends exactly.
    func matrix(at fraction: Double) -> CATransform3D {
        if fraction == 0 { return from }
        if fraction == 1 { return to }
        switch kind {
        case .still: return from
        case .members: return .interpolatedMembers(from, to, fraction)
        case .affine(let a, let b):
            var result = AffineParts.interpolated(a, b, fraction).matrix
            result.m41 = mix(from.m41, to.m41, fraction)
            result.m42 = mix(from.m42, to.m42, fraction)
            return result
        case .parts(let a, let b, let qa, let qb):
            return TransformParts.interpolated(a, b, qa, qb, fraction).matrix
        }
    }
}

/// A 2×2 matrix as scale · rotation · remainder: the decomposition of CSS 2-D matrices.
private struct AffineParts {
    var scaleX: Double, scaleY: Double
    var angle: Double
    /// What is left; the identity without skew.
    var r11: Double, r12: Double, r21: Double, r22: Double

    /// nil when the matrix is singular.
    init?(_ m: CATransform3D) {
        let determinant = m.m11 * m.m22 - m.m12 * m.m21
        guard determinant != 0, determinant.isFinite else { return nil }
        scaleX = (m.m11 * m.m11 + m.m12 * m.m12).squareRoot()
        scaleY = (m.m21 * m.m21 + m.m22 * m.m22).squareRoot()
        if determinant < 0 {
            if m.m11 < m.m22 { scaleX = -scaleX } else { scaleY = -scaleY }
        }
        let a = m.m11 / scaleX, b = m.m12 / scaleX, c = m.m21 / scaleY, d = m.m22 / scaleY
        angle = atan2(b, a)
        // The rotation taken back from the left: R(−angle) with cosine a and sine b.
        (r11, r12, r21, r22) = (a * a - b * c, a * b - b * d, b * a + a * c, b * b + a * d)
    }

    /// The same ends, so that a straight line between their parts turns the short way.
    static func shortWay(_ from: AffineParts, _ to: AffineParts) -> (from: AffineParts, to: AffineParts) {
        var a = from, b = to
        // One mirrored in x and the other in y: a half turn lies between them instead.
        if a.scaleX < 0 && b.scaleY < 0 || a.scaleY < 0 && b.scaleX < 0 {
            a.scaleX = -a.scaleX
            a.scaleY = -a.scaleY
            a.angle += a.angle < 0 ? .pi : -.pi
        }
        // An angle of 0 counts as a full turn, which sends exactly half a turn the negative way.
        if a.angle != 0 || b.angle != 0 {
            if a.angle == 0 { a.angle = 2 * .pi }
            if b.angle == 0 { b.angle = 2 * .pi }
            if abs(a.angle - b.angle) > .pi {
                if a.angle > b.angle { a.angle -= 2 * .pi } else { b.angle -= 2 * .pi }
            }
        }
        return (a, b)
    }

    static func interpolated(_ a: AffineParts, _ b: AffineParts, _ f: Double) -> AffineParts {
        var result = a
        result.scaleX = mix(a.scaleX, b.scaleX, f)
        result.scaleY = mix(a.scaleY, b.scaleY, f)
        result.angle = a.angle == b.angle ? a.angle : mix(a.angle, b.angle, f)
        result.r11 = mix(a.r11, b.r11, f)
        result.r12 = mix(a.r12, b.r12, f)
        result.r21 = mix(a.r21, b.r21, f)
        result.r22 = mix(a.r22, b.r22, f)
        return result
    }

    var matrix: CATransform3D {
        let c = angle == 0 ? 1 : cos(angle), s = angle == 0 ? 0 : sin(angle)
        var m = CATransform3DIdentity
        m.m11 = scaleX * (c * r11 + s * r21)
        m.m12 = scaleX * (c * r12 + s * r22)
        m.m21 = scaleY * (c * r21 - s * r11)
        m.m22 = scaleY * (c * r22 - s * r12)
        return m
    }
}

extension TransformParts {
    /// Turns by quaternion along the shorter arc; all else in straight lines.
    fileprivate static func interpolated(
        _ a: TransformParts, _ b: TransformParts, _ qa: Quaternion, _ qb: Quaternion, _ f: Double
    ) -> TransformParts {
        var parts = TransformParts()
        parts.scale = a.scale + (b.scale - a.scale) * f
        parts.skew = a.skew + (b.skew - a.skew) * f
        parts.translation = a.translation + (b.translation - a.translation) * f
        parts.perspective = a.perspective + (b.perspective - a.perspective) * f
        parts.rotation =
            a.rotation == b.rotation
            ? a.rotation
            : Rotation3D(Quaternion.slerp(qa, qb, f))
        return parts
    }
}

/// A unit quaternion for a rotation of row vectors.
private struct Quaternion {
    var x: Double, y: Double, z: Double, w: Double

    init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// By the largest of the four components, so that nothing small is divided by.
    init(_ r: Rotation3D) {
        let trace = r.x.x + r.y.y + r.z.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(x: (r.y.z - r.z.y) / s, y: (r.z.x - r.x.z) / s, z: (r.x.y - r.y.x) / s, w: s / 4)
        } else if r.x.x > r.y.y, r.x.x > r.z.z {
            let s = (1 + r.x.x - r.y.y - r.z.z).squareRoot() * 2
            self.init(x: s / 4, y: (r.x.y + r.y.x) / s, z: (r.z.x + r.x.z) / s, w: (r.y.z - r.z.y) / s)
        } else if r.y.y > r.z.z {
            let s = (1 + r.y.y - r.x.x - r.z.z).squareRoot() * 2
            self.init(x: (r.x.y + r.y.x) / s, y: s / 4, z: (r.y.z + r.z.y) / s, w: (r.z.x - r.x.z) / s)
        } else {
            let s = (1 + r.z.z - r.x.x - r.y.y).squareRoot() * 2
            self.init(x: (r.z.x + r.x.z) / s, y: (r.y.z + r.z.y) / s, z: s / 4, w: (r.x.y - r.y.x) / s)
        }
    }

    static func slerp(_ a: Quaternion, _ b: Quaternion, _ f: Double) -> Quaternion {
        var cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
        let sign: Double = cosine < 0 ? -1 : 1
        cosine = min(abs(cosine), 1)
        var wa = 1 - f, wb = f
        if cosine < 0.999_999 {
            let angle = acos(cosine), sine = sin(angle)
            wa = sin(wa * angle) / sine
            wb = sin(wb * angle) / sine
        }
        wb *= sign
        let q = Quaternion(
            x: wa * a.x + wb * b.x, y: wa * a.y + wb * b.y, z: wa * a.z + wb * b.z, w: wa * a.w + wb * b.w)
        let norm = (q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w).squareRoot()
        return Quaternion(x: q.x / norm, y: q.y / norm, z: q.z / norm, w: q.w / norm)
    }
}

extension Rotation3D {
    fileprivate init(_ q: Quaternion) {
        let x = q.x, y = q.y, z = q.z, w = q.w
        self.init(
            x: SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            y: SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            z: SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)))
    }
}

/// A straight line from `a` to `b`, exact at both ends.
@inline(__always)
func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    fraction == 1 ? b : a + (b - a) * fraction
}
