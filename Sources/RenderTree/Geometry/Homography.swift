package import CoreGraphics

/// A projective map of the plane, row by row, for column vectors: `X = (a·x + b·y + c) / (g·x + h·y + i)`, `Y` likewise.
@frozen
package struct Homography: Equatable, Sendable {
    package var a = 1.0, b = 0.0, c = 0.0
    package var d = 0.0, e = 1.0, f = 0.0
    package var g = 0.0, h = 0.0, i = 1.0

    package init() {}

    @inlinable
    package init(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double,
        _ g: Double = 0, _ h: Double = 0, _ i: Double = 1
    ) {
        self.a = a; self.b = b; self.c = c
        self.d = d; self.e = e; self.f = f
        self.g = g; self.h = h; self.i = i
    }

    package static let identity = Homography()

    /// True when parallel lines stay parallel.
    @inlinable package var isAffine: Bool { g == 0 && h == 0 }
}

extension Homography {
    /// Where the plane z = 0 of a layer lands under `matrix` (the z it ends at is dropped).
    @inlinable
    package init(plane matrix: CATransform3D) {
        self.init(
            matrix.m11, matrix.m21, matrix.m41,
            matrix.m12, matrix.m22, matrix.m42,
            matrix.m14, matrix.m24, matrix.m44)
    }

    /// Positive where the plane's front (x right, y down) faces the viewer, were `w` positive everywhere.
    @inlinable
    package var determinant: Double {
        a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    }

    /// The map back, or nil when the plane is seen edge-on or collapsed.
    package var inverse: Homography? {
        let det = determinant
        guard det != 0, det.isFinite, (1 / det).isFinite else { return nil }
        let s = 1 / det
        return Homography(
            (e * i - f * h) * s, (c * h - b * i) * s, (b * f - c * e) * s,
            (f * g - d * i) * s, (a * i - c * g) * s, (c * d - a * f) * s,
            (d * h - e * g) * s, (b * g - a * h) * s, (a * e - b * d) * s)
    }

    /// `self` after `first`.
    @inlinable
    package func after(_ first: Homography) -> Homography {
        let m = first
        return Homography(
            a * m.a + b * m.d + c * m.g, a * m.b + b * m.e + c * m.h, a * m.c + b * m.f + c * m.i,
            d * m.a + e * m.d + f * m.g, d * m.b + e * m.e + f * m.h, d * m.c + e * m.f + f * m.i,
            g * m.a + h * m.d + i * m.g, g * m.b + h * m.e + i * m.h, g * m.c + h * m.f + i * m.i)
    }

    /// The homogeneous image of a point: divide x and y by w, which is not positive behind the eye.
    @inlinable
    package func homogeneous(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
        (a * x + b * y + c, d * x + e * y + f, g * x + h * y + i)
    }

    /// The image of a point, or nil when it is not finite. Points behind the eye come out mirrored, as in Core Animation.
    @inlinable
    package func apply(_ point: CGPoint) -> CGPoint? {
        let p = homogeneous(point.x, point.y)
        let x = p.x / p.w, y = p.y / p.w
        return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : nil
    }
}
