/// A 2-D affine map for row vectors: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
@frozen
public struct CGAffineTransform: Equatable, Hashable, Sendable {
    /// What x adds to x.
    public var a: CGFloat
    /// What x adds to y.
    public var b: CGFloat
    /// What y adds to x.
    public var c: CGFloat
    /// What y adds to y.
    public var d: CGFloat
    /// The shift along x, in units of the target space.
    public var tx: CGFloat
    /// The shift along y, in units of the target space.
    public var ty: CGFloat

    /// A map from its six numbers.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A map from its six numbers.
    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The map that sends every point to the origin, as a zeroed C struct does.
    @inlinable
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// The map that moves nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension CGAffineTransform {
    /// Moves by (`x`, `y`).
    @inlinable
    public init(translationX x: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Scales about the origin.
    @inlinable
    public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Rotates about the origin by radians: counterclockwise where y points up, clockwise where it points down.
    public init(rotationAngle angle: CGFloat) {
        let (s, c) = (sin(angle), cos(angle))
        self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// True for exactly the identity.
    @inlinable public var isIdentity: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }

    /// This map first, then `other`.
    @inlinable
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// A move by (`x`, `y`) first, then this map.
    @inlinable
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + x * a + y * c, ty: ty + x * b + y * d)
    }

    /// A scale first, then this map.
    @inlinable
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: x * a, b: x * b, c: y * c, d: y * d, tx: tx, ty: ty)
    }

    /// A rotation by radians first, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map back; a map that cannot be undone (zero or non-finite determinant) is returned unchanged.
    @inlinable
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }

    /// a·d − b·c: by how much areas grow; negative when the map mirrors.
    @inlinable package var determinant: CGFloat { a * d - b * c }

    /// True when no number is NaN or infinite.
    @inlinable package var isFinite: Bool {
        (a + b + c + d + tx + ty).isFinite
            || (a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite)
    }

    /// The square root of the area factor: how much longer lengths become on average.
    @inlinable package var meanScale: CGFloat { abs(determinant).squareRoot() }
}

/// Coded as Apple does: an unkeyed list a, b, c, d, tx, ty.
extension CGAffineTransform: Codable {
    /// Reads the value from a decoder; throws where the data has another shape.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            a: try list.decode(CGFloat.self), b: try list.decode(CGFloat.self), c: try list.decode(CGFloat.self),
            d: try list.decode(CGFloat.self), tx: try list.decode(CGFloat.self), ty: try list.decode(CGFloat.self))
    }

    /// Writes the value to an encoder.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try list.encode(number) }
    }
}
