import AppleRuntime

/// A turn in space, as four numbers: `simd_quatf` or `simd_quatd`. Turns are made by those of length 1.
public struct _Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable,
    CustomDebugStringConvertible
{
    /// The three imaginary numbers, then the real one.
    public var vector: SIMD4<Scalar>

    /// Zeros.
    public init() { vector = .zero }
    /// The three imaginary numbers, then the real one.
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    /// The three imaginary numbers, then the real one.
    public init(_ vector: SIMD4<Scalar>) { self.vector = vector }
    /// The three imaginary numbers, then the real one.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    /// The real number and the three imaginary ones.
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }

    /// A turn by an angle in radians about an axis of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// The shortest turn from one direction to another, both of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let middle = from + to, length = simd_length(middle)
        if length > Scalar.ulpOfOne.squareRoot() {
            let half = middle / length
            self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
        } else {
            // Opposite ways: any axis that stands upright on them.
            let side = abs(from.x) < abs(from.y) ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
        }
    }

    /// The turn that a matrix makes.
    public init(_ rotationMatrix: _SquareMatrix3<Scalar>) {
        let m = rotationMatrix
        let trace = m[0, 0] + m[1, 1] + m[2, 2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(
                ix: (m[1, 2] - m[2, 1]) / s, iy: (m[2, 0] - m[0, 2]) / s, iz: (m[0, 1] - m[1, 0]) / s, r: s / 4)
            return
        }
        // The largest of the imaginary ones first, so that nothing is divided by little.
        let i = m[0, 0] >= m[1, 1] && m[0, 0] >= m[2, 2] ? 0 : m[1, 1] >= m[2, 2] ? 1 : 2
        let j = (i + 1) % 3, k = (i + 2) % 3
        let s = (m[i, i] - m[j, j] - m[k, k] + 1).squareRoot() * 2
        var vector = SIMD4<Scalar>.zero
        vector[i] = s / 4
        vector[j] = (m[i, j] + m[j, i]) / s
        vector[k] = (m[i, k] + m[k, i]) / s
        vector[3] = (m[j, k] - m[k, j]) / s
        self.init(vector: vector)
    }

    /// The turn that a matrix makes, whatever it moves.
    public init(_ rotationMatrix: _SquareMatrix4<Scalar>) {
        let m = rotationMatrix
        func column(_ index: Int) -> SIMD3<Scalar> { SIMD3(m[index, 0], m[index, 1], m[index, 2]) }
        self.init(_SquareMatrix3(column(0), column(1), column(2)))
    }

    /// The real number.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The three imaginary numbers.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { (vector.x, vector.y, vector.z) = (newValue.x, newValue.y, newValue.z) }
    }

    /// Radians about ``axis``.
    public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }
    /// About what it turns, of length 1; no numbers where nothing turns.
    public var axis: SIMD3<Scalar> { simd_normalize(imag) }
    /// The root of the squares of all four.
    public var length: Scalar { simd_length(vector) }
    /// The turn the other way.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// What leads back.
    public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    /// The same turn with length 1.
    public var normalized: Self { Self(vector: vector / length) }
    /// A vector after the turn.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        (self * Self(real: 0, imag: vector) * inverse).imag
    }

    /// The numbers.
    public var debugDescription: String { "simd_quat(real: \(real), imag: \(imag))" }

    /// The sums.
    public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
    /// The differences.
    public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
    /// Each number with the other sign: the same turn.
    public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
    /// The second turn first, then the first.
    public static func * (a: Self, b: Self) -> Self {
        Self(
            real: a.real * b.real - simd_dot(a.imag, b.imag),
            imag: b.imag * a.real + a.imag * b.real + simd_cross(a.imag, b.imag))
    }
    /// So many times.
    public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }
    /// So many times.
    public static func * (a: Scalar, b: Self) -> Self { b * a }
    /// A part.
    public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }
    /// Puts a turn in front.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// Adds.
    public static func += (a: inout Self, b: Self) { a = a + b }
}

extension _SquareMatrix3 {
    /// The turn of a quaternion.
    public init(_ quaternion: _Quaternion<Scalar>) {
        func turned(_ x: Scalar, _ y: Scalar, _ z: Scalar) -> SIMD3<Scalar> { quaternion.act(SIMD3(x, y, z)) }
        self.init(turned(1, 0, 0), turned(0, 1, 0), turned(0, 0, 1))
    }
}

extension _SquareMatrix4 {
    /// The turn of a quaternion.
    public init(_ quaternion: _Quaternion<Scalar>) {
        func turned(_ x: Scalar, _ y: Scalar, _ z: Scalar) -> SIMD4<Scalar> {
            let vector = quaternion.act(SIMD3(x, y, z))
            return SIMD4(vector.x, vector.y, vector.z, 0)
        }
        self.init(turned(1, 0, 0), turned(0, 1, 0), turned(0, 0, 1), SIMD4(0, 0, 0, 1))
    }
}

/// A turn in space.
public typealias simd_quatf = _Quaternion<Float>
/// A turn in space.
public typealias simd_quatd = _Quaternion<Double>

/// The turn as a matrix.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// The turn as a matrix.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// The turn as a matrix.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// The turn as a matrix.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
/// A turn by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// A turn by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
/// The shortest turn from one direction to another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// The shortest turn from one direction to another.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
/// The turn that a matrix makes.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// The turn that a matrix makes.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// The turn that a matrix makes.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// The second turn first, then the first.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// The second turn first, then the first.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
/// A vector after the turn.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// A vector after the turn.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// What leads back.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// What leads back.
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
/// The same turn with length 1.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// The same turn with length 1.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// The product of the four pairs, summed.
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }
/// The product of the four pairs, summed.
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { simd_dot(p.vector, q.vector) }

/// A turn on the shortest way from one to another: at 0 it is the first, at 1 the second.
public func simd_slerp<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ q0: _Quaternion<T>, _ q1: _Quaternion<T>, _ t: T
) -> _Quaternion<T> {
    simd_dot(q0.vector, q1.vector) < 0 ? way(q0, -q1, t) : way(q0, q1, t)
}

/// A turn on the longest way from one to another: at 0 it is the first, at 1 the second.
public func simd_slerp_longest<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ q0: _Quaternion<T>, _ q1: _Quaternion<T>, _ t: T
) -> _Quaternion<T> {
    simd_dot(q0.vector, q1.vector) >= 0 ? way(q0, -q1, t) : way(q0, q1, t)
}

private func way<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ q0: _Quaternion<T>, _ q1: _Quaternion<T>, _ t: T
) -> _Quaternion<T> {
    let cosine = Double(simd_dot(q0.vector, q1.vector)), angle = acos(max(-1, min(1, cosine)))
    guard abs(sin(angle)) > 1e-6 else { return (q0 * (1 - t) + q1 * t).normalized }
    let first = T(sin((1 - Double(t)) * angle) / sin(angle)), second = T(sin(Double(t) * angle) / sin(angle))
    return q0 * first + q1 * second
}
