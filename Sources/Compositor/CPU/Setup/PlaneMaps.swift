import CKernels
import CoreGraphics

extension Matrix3 {
    /// Moves the result by (x, y).
    func movedBy(_ x: Double, _ y: Double) -> Matrix3 {
        Matrix3(a + x * g, b + x * h, c + x * i, d + y * g, e + y * h, f + y * i, g, h, i)
    }

    /// Unit square → the parallelogram with these corners (top left, top right, bottom left).
    static func affine(
        _ p0: (x: Double, y: Double), _ p1: (x: Double, y: Double), _ p3: (x: Double, y: Double)
    ) -> Matrix3 {
        Matrix3(p1.x - p0.x, p3.x - p0.x, p0.x, p1.y - p0.y, p3.y - p0.y, p0.y, 0, 0, 1)
    }

    /// Unit square → the quad with these corners, clockwise from the top left.
    static func projective(
        _ p0: (x: Double, y: Double), _ p1: (x: Double, y: Double), _ p2: (x: Double, y: Double),
        _ p3: (x: Double, y: Double)
    ) -> Matrix3 {
        let (ax, ay) = (p1.x - p2.x, p1.y - p2.y)
        let (bx, by) = (p3.x - p2.x, p3.y - p2.y)
        let (sx, sy) = (p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y)
        let det = ax * by - ay * bx
        guard det != 0 else { return affine(p0, p1, p3) }
        let g = (sx * by - sy * bx) / det
        let h = (ax * sy - ay * sx) / det
        return Matrix3(
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x,
            p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y, g, h, 1)
    }

    /// The way back, scaled so that its divisor is positive where this map's is. Nil for a map without a way back.
    var normalizedAdjugate: Matrix3? {
        let det = determinant
        guard det.isFinite, det != 0 else { return nil }
        let back = adjugate
        let size = max(abs(back.g), abs(back.h), abs(back.i))
        guard size > 0, size.isFinite else { return nil }
        if back.isAffine { return back.scaled(by: 1 / back.i) }
        return back.scaled(by: (det > 0 ? 1 : -1) / size)
    }
}

extension CKHardLine {
    /// Keeps pixels whose `value` is positive; of those exactly on the line, keeps them for one of the two directions.
    /// `value` is that of the centre of the pixel (x, y); a and b count per 1/256 pixel.
    static func halfOpen(a: Int64, b: Int64, atX x: Int64, y: Int64, value: Int64) -> CKHardLine {
        let keepsLine = a > 0 || (a == 0 && b > 0)
        let c = value - (a * 256) * x - (b * 256) * y - (keepsLine ? 0 : 1)
        return CKHardLine(a: a * 256, b: b * 256, c: c)
    }

    /// The same from a unit normal in pixels: keeps a·x + b·y + c > 0 at pixel centres. Opposite lines are exact complements.
    /// The target's first pixel is (regionX, regionY) of the line's space.
    static func halfOpen(a: Double, b: Double, c: Double, regionX: Int32, regionY: Int32) -> CKHardLine {
        func fixed(_ v: Double) -> Int64 { Int64((max(-1e7, min(1e7, v)) * 0x1p28).rounded(.toNearestOrAwayFromZero)) }
        let keepsLine = a > 0 || (a == 0 && b > 0)
        let (fa, fb) = (fixed(a), fixed(b))
        let atFirst = fa * (2 * Int64(regionX) + 1) + fb * (2 * Int64(regionY) + 1) + 2 * fixed(c)
        return CKHardLine(a: 2 * fa, b: 2 * fb, c: atFirst - (keepsLine ? 0 : 1))
    }
}

extension CGRect {
    var isFinite: Bool {
        (origin.x + origin.y + size.width + size.height).isFinite
    }
}
