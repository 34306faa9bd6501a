public import CoreGraphics

// Row vectors throughout: `p' = p · M`, so `CATransform3DConcat(a, b)` applies `a` first, and the functions that take a
// matrix put the new operation before it.

/// A translation by (`tx`, `ty`, `tz`).
@inlinable
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: tx, m42: ty, m43: tz, m44: 1)
}

/// A scale by (`sx`, `sy`, `sz`) about the origin.
@inlinable
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(
        m11: sx, m12: 0, m13: 0, m14: 0, m21: 0, m22: sy, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: sz, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// A rotation by `angle` radians about the axis (`x`, `y`, `z`), which need not be of length 1; a zero axis gives the identity.
///
/// On a screen whose y axis points down, a positive angle about z turns clockwise.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DMakeScale(1, 1, 1) }
    let x = x / length, y = y / length, z = z / length
    let c = cos(angle), s = sin(angle), t = 1 - c
    return CATransform3D(
        m11: c + x * x * t, m12: x * y * t + z * s, m13: x * z * t - y * s, m14: 0,
        m21: x * y * t - z * s, m22: c + y * y * t, m23: y * z * t + x * s, m24: 0,
        m31: x * z * t + y * s, m32: y * z * t - x * s, m33: c + z * z * t, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// `translate · t`: the translation happens first, in the space that `t` maps from.
@inlinable
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    var r = t
    r.m41 = tx * t.m11 + ty * t.m21 + tz * t.m31 + t.m41
    r.m42 = tx * t.m12 + ty * t.m22 + tz * t.m32 + t.m42
    r.m43 = tx * t.m13 + ty * t.m23 + tz * t.m33 + t.m43
    r.m44 = tx * t.m14 + ty * t.m24 + tz * t.m34 + t.m44
    return r
}

/// `scale · t`: the scale happens first.
@inlinable
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(
        m11: sx * t.m11, m12: sx * t.m12, m13: sx * t.m13, m14: sx * t.m14,
        m21: sy * t.m21, m22: sy * t.m22, m23: sy * t.m23, m24: sy * t.m24,
        m31: sz * t.m31, m32: sz * t.m32, m33: sz * t.m33, m34: sz * t.m34,
        m41: t.m41, m42: t.m42, m43: t.m43, m44: t.m44)
}

/// `rotate · t`: the rotation by `angle` radians about (`x`, `y`, `z`) happens first.
@inlinable
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a · b`: `a` is applied first.
@inlinable
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    var r = CATransform3D()
    r.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41
    r.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42
    r.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43
    r.m14 = a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44
    r.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41
    r.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42
    r.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43
    r.m24 = a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44
    r.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41
    r.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42
    r.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43
    r.m34 = a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44
    r.m41 = a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41
    r.m42 = a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42
    r.m43 = a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43
    r.m44 = a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44
    return r
}

/// The matrix that undoes `t`; a matrix that cannot be undone comes back unchanged, as in Core Animation.
@inlinable
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // 2×2 minors of the upper and lower halves.
    let s0 = t.m11 * t.m22 - t.m21 * t.m12, s1 = t.m11 * t.m23 - t.m21 * t.m13
    let s2 = t.m11 * t.m24 - t.m21 * t.m14, s3 = t.m12 * t.m23 - t.m22 * t.m13
    let s4 = t.m12 * t.m24 - t.m22 * t.m14, s5 = t.m13 * t.m24 - t.m23 * t.m14
    let c5 = t.m33 * t.m44 - t.m43 * t.m34, c4 = t.m32 * t.m44 - t.m42 * t.m34
    let c3 = t.m32 * t.m43 - t.m42 * t.m33, c2 = t.m31 * t.m44 - t.m41 * t.m34
    let c1 = t.m31 * t.m43 - t.m41 * t.m33, c0 = t.m31 * t.m42 - t.m41 * t.m32
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return t }
    let d = 1 / determinant
    guard d.isFinite else { return t }
    var r = CATransform3D()
    r.m11 = (t.m22 * c5 - t.m23 * c4 + t.m24 * c3) * d
    r.m12 = (-t.m12 * c5 + t.m13 * c4 - t.m14 * c3) * d
    r.m13 = (t.m42 * s5 - t.m43 * s4 + t.m44 * s3) * d
    r.m14 = (-t.m32 * s5 + t.m33 * s4 - t.m34 * s3) * d
    r.m21 = (-t.m21 * c5 + t.m23 * c2 - t.m24 * c1) * d
    r.m22 = (t.m11 * c5 - t.m13 * c2 + t.m14 * c1) * d
    r.m23 = (-t.m41 * s5 + t.m43 * s2 - t.m44 * s1) * d
    r.m24 = (t.m31 * s5 - t.m33 * s2 + t.m34 * s1) * d
    r.m31 = (t.m21 * c4 - t.m22 * c2 + t.m24 * c0) * d
    r.m32 = (-t.m11 * c4 + t.m12 * c2 - t.m14 * c0) * d
    r.m33 = (t.m41 * s4 - t.m42 * s2 + t.m44 * s0) * d
    r.m34 = (-t.m31 * s4 + t.m32 * s2 - t.m34 * s0) * d
    r.m41 = (-t.m21 * c3 + t.m22 * c1 - t.m23 * c0) * d
    r.m42 = (t.m11 * c3 - t.m12 * c1 + t.m13 * c0) * d
    r.m43 = (-t.m41 * s3 + t.m42 * s1 - t.m43 * s0) * d
    r.m44 = (t.m31 * s3 - t.m32 * s1 + t.m33 * s0) * d
    return r
}

/// True when all sixteen members are equal.
@inlinable
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}

/// True for the identity.
@inlinable
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeScale(1, 1, 1)
}

/// True when a `CGAffineTransform` can say the same: no depth, no perspective, `m33` and `m44` of 1.
@inlinable
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m34 == 0 && t.m43 == 0
        && t.m33 == 1 && t.m44 == 1
}

/// The same map as a 4×4 matrix.
@inlinable
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// The 2-D part of `t`; exact when ``CATransform3DIsAffine(_:)`` holds.
@inlinable
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
