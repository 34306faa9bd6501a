public import AppleRuntime

// Matrices and what is done with them, by the names of Apple's simd module.

/// 2 columns of 2 numbers.
public typealias simd_float2x2 = _SquareMatrix2<Float>
/// 2 columns of 2 numbers.
public typealias float2x2 = simd_float2x2
/// 2 columns of 2 numbers.
public typealias matrix_float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// 3 columns of 3 numbers.
public typealias simd_float3x3 = _SquareMatrix3<Float>
/// 3 columns of 3 numbers.
public typealias float3x3 = simd_float3x3
/// 3 columns of 3 numbers.
public typealias matrix_float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// 4 columns of 4 numbers.
public typealias simd_float4x4 = _SquareMatrix4<Float>
/// 4 columns of 4 numbers.
public typealias float4x4 = simd_float4x4
/// 4 columns of 4 numbers.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// 2 columns of 2 numbers.
public typealias simd_double2x2 = _SquareMatrix2<Double>
/// 2 columns of 2 numbers.
public typealias double2x2 = simd_double2x2
/// 2 columns of 2 numbers.
public typealias matrix_double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// 3 columns of 3 numbers.
public typealias simd_double3x3 = _SquareMatrix3<Double>
/// 3 columns of 3 numbers.
public typealias double3x3 = simd_double3x3
/// 3 columns of 3 numbers.
public typealias matrix_double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// 4 columns of 4 numbers.
public typealias simd_double4x4 = _SquareMatrix4<Double>
/// 4 columns of 4 numbers.
public typealias double4x4 = simd_double4x4
/// 4 columns of 4 numbers.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// The second one first, then the first.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x * y }
/// A vector as it is afterwards.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix2<T>, _ y: SIMD2<T>) -> SIMD2<T>
{ x * y }
/// A row in front of a matrix.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: SIMD2<T>, _ y: _SquareMatrix2<T>) -> SIMD2<T>
{ x * y }
/// The second one first, then the first.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x * y }
/// A vector as it is afterwards.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: SIMD2<T>
) -> SIMD2<T> { x * y }
/// A row in front of a matrix.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: SIMD2<T>, _ y: _SquareMatrix2<T>
) -> SIMD2<T> { x * y }
/// So many times.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: T, _ y: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x * y }
/// So many times.
public func matrix_scale<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: T, _ y: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x * y }
/// The sums.
public func simd_add<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x + y }
/// The sums.
public func matrix_add<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x + y }
/// The differences.
public func simd_sub<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x - y }
/// The differences.
public func matrix_sub<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x - y }
/// Rows and columns exchanged.
public func simd_transpose<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix2<T>) -> _SquareMatrix2<T>
{ x.transpose }
/// Rows and columns exchanged.
public func matrix_transpose<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>
) -> _SquareMatrix2<T> { x.transpose }
/// What leads back.
public func simd_inverse<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix2<T>) -> _SquareMatrix2<T> {
    x.inverse
}
/// What leads back.
public func matrix_invert<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix2<T>) -> _SquareMatrix2<T> {
    x.inverse
}
/// By how much areas or volumes grow.
public func simd_determinant<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix2<T>) -> T {
    x.determinant
}
/// By how much areas or volumes grow.
public func matrix_determinant<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix2<T>) -> T {
    x.determinant
}
/// Whether all numbers are equal.
public func simd_equal<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: _SquareMatrix2<T>
) -> Bool { x == y }
/// Whether no numbers are farther apart than that.
public func simd_almost_equal_elements<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix2<T>, _ y: _SquareMatrix2<T>, _ tolerance: T
) -> Bool { (0..<2).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tolerance } }

/// The second one first, then the first.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x * y }
/// A vector as it is afterwards.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix3<T>, _ y: SIMD3<T>) -> SIMD3<T>
{ x * y }
/// A row in front of a matrix.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: SIMD3<T>, _ y: _SquareMatrix3<T>) -> SIMD3<T>
{ x * y }
/// The second one first, then the first.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x * y }
/// A vector as it is afterwards.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: SIMD3<T>
) -> SIMD3<T> { x * y }
/// A row in front of a matrix.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: SIMD3<T>, _ y: _SquareMatrix3<T>
) -> SIMD3<T> { x * y }
/// So many times.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: T, _ y: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x * y }
/// So many times.
public func matrix_scale<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: T, _ y: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x * y }
/// The sums.
public func simd_add<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x + y }
/// The sums.
public func matrix_add<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x + y }
/// The differences.
public func simd_sub<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x - y }
/// The differences.
public func matrix_sub<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x - y }
/// Rows and columns exchanged.
public func simd_transpose<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix3<T>) -> _SquareMatrix3<T>
{ x.transpose }
/// Rows and columns exchanged.
public func matrix_transpose<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>
) -> _SquareMatrix3<T> { x.transpose }
/// What leads back.
public func simd_inverse<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix3<T>) -> _SquareMatrix3<T> {
    x.inverse
}
/// What leads back.
public func matrix_invert<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix3<T>) -> _SquareMatrix3<T> {
    x.inverse
}
/// By how much areas or volumes grow.
public func simd_determinant<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix3<T>) -> T {
    x.determinant
}
/// By how much areas or volumes grow.
public func matrix_determinant<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix3<T>) -> T {
    x.determinant
}
/// Whether all numbers are equal.
public func simd_equal<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: _SquareMatrix3<T>
) -> Bool { x == y }
/// Whether no numbers are farther apart than that.
public func simd_almost_equal_elements<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix3<T>, _ y: _SquareMatrix3<T>, _ tolerance: T
) -> Bool { (0..<3).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tolerance } }

/// The second one first, then the first.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x * y }
/// A vector as it is afterwards.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix4<T>, _ y: SIMD4<T>) -> SIMD4<T>
{ x * y }
/// A row in front of a matrix.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: SIMD4<T>, _ y: _SquareMatrix4<T>) -> SIMD4<T>
{ x * y }
/// The second one first, then the first.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x * y }
/// A vector as it is afterwards.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: SIMD4<T>
) -> SIMD4<T> { x * y }
/// A row in front of a matrix.
public func matrix_multiply<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: SIMD4<T>, _ y: _SquareMatrix4<T>
) -> SIMD4<T> { x * y }
/// So many times.
public func simd_mul<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: T, _ y: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x * y }
/// So many times.
public func matrix_scale<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: T, _ y: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x * y }
/// The sums.
public func simd_add<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x + y }
/// The sums.
public func matrix_add<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x + y }
/// The differences.
public func simd_sub<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x - y }
/// The differences.
public func matrix_sub<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x - y }
/// Rows and columns exchanged.
public func simd_transpose<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix4<T>) -> _SquareMatrix4<T>
{ x.transpose }
/// Rows and columns exchanged.
public func matrix_transpose<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>
) -> _SquareMatrix4<T> { x.transpose }
/// What leads back.
public func simd_inverse<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix4<T>) -> _SquareMatrix4<T> {
    x.inverse
}
/// What leads back.
public func matrix_invert<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix4<T>) -> _SquareMatrix4<T> {
    x.inverse
}
/// By how much areas or volumes grow.
public func simd_determinant<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix4<T>) -> T {
    x.determinant
}
/// By how much areas or volumes grow.
public func matrix_determinant<T: SIMDScalar & BinaryFloatingPoint & Sendable>(_ x: _SquareMatrix4<T>) -> T {
    x.determinant
}
/// Whether all numbers are equal.
public func simd_equal<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: _SquareMatrix4<T>
) -> Bool { x == y }
/// Whether no numbers are farther apart than that.
public func simd_almost_equal_elements<T: SIMDScalar & BinaryFloatingPoint & Sendable>(
    _ x: _SquareMatrix4<T>, _ y: _SquareMatrix4<T>, _ tolerance: T
) -> Bool { (0..<4).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tolerance } }
