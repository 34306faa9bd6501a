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
