import CKernels
import RenderTree

/// A 3×3 matrix in double precision for column vectors, rows (a b c), (d e f), (g h i).
struct Matrix3 {
    var a, b, c, d, e, f, g, h, i: Double

    init(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double, _ h: Double,
        _ i: Double
    ) {
        (self.a, self.b, self.c) = (a, b, c)
        (self.d, self.e, self.f) = (d, e, f)
        (self.g, self.h, self.i) = (g, h, i)
    }

    init(_ m: Homography) {
        self.init(m.a, m.b, m.c, m.d, m.e, m.f, m.g, m.h, m.i)
    }

    static let identity = Matrix3(1, 0, 0, 0, 1, 0, 0, 0, 1)

    var determinant: Double {
        a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    }

    /// The inverse times the determinant; exists for every matrix.
    var adjugate: Matrix3 {
        Matrix3(
            e * i - f * h, c * h - b * i, b * f - c * e,
            f * g - d * i, a * i - c * g, c * d - a * f,
            d * h - e * g, b * g - a * h, a * e - b * d)
    }

    /// `self` after `other`.
    func after(_ o: Matrix3) -> Matrix3 {
        Matrix3(
            a * o.a + b * o.d + c * o.g, a * o.b + b * o.e + c * o.h, a * o.c + b * o.f + c * o.i,
            d * o.a + e * o.d + f * o.g, d * o.b + e * o.e + f * o.h, d * o.c + e * o.f + f * o.i,
            g * o.a + h * o.d + i * o.g, g * o.b + h * o.e + i * o.h, g * o.c + h * o.f + i * o.i)
    }

    /// The same map for points counted from (x, y).
    func fromOrigin(_ x: Double, _ y: Double) -> Matrix3 {
        Matrix3(a, b, a * x + b * y + c, d, e, d * x + e * y + f, g, h, g * x + h * y + i)
    }

    func scaled(by s: Double) -> Matrix3 {
        Matrix3(a * s, b * s, c * s, d * s, e * s, f * s, g * s, h * s, i * s)
    }

    var isFinite: Bool {
        (a + b + c + d + e + f + g + h + i).isFinite
    }

    var isAffine: Bool { g == 0 && h == 0 }

    var single: CKMatrix {
        CKMatrix(
            a: Float(a), b: Float(b), c: Float(c), d: Float(d), e: Float(e), f: Float(f), g: Float(g), h: Float(h),
            i: Float(i))
    }
}
