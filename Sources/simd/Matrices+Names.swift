import AppleRuntime

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
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// A vector as it is afterwards.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// A row in front of a matrix.
public func simd_mul<M: _SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
/// So many times.
public func simd_mul<M: _SquareMatrix>(_ x: M.Scalar, _ y: M) -> M { x * y }
/// The second one first, then the first.
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// A vector as it is afterwards.
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// A row in front of a matrix.
public func matrix_multiply<M: _SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
/// So many times.
public func matrix_scale<M: _SquareMatrix>(_ x: M.Scalar, _ y: M) -> M { x * y }
/// The sums.
public func simd_add<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
/// The sums.
public func matrix_add<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
/// The differences.
public func simd_sub<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
/// The differences.
public func matrix_sub<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
/// Rows and columns exchanged.
public func simd_transpose<M: _SquareMatrix>(_ x: M) -> M { x.transpose }
/// Rows and columns exchanged.
public func matrix_transpose<M: _SquareMatrix>(_ x: M) -> M { x.transpose }
/// What leads back.
public func simd_inverse<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
/// What leads back.
public func matrix_invert<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
/// By how much areas or volumes grow.
public func simd_determinant<M: _SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
/// By how much areas or volumes grow.
public func matrix_determinant<M: _SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
/// Whether all numbers are equal.
public func simd_equal<M: _SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
/// Whether no numbers are farther apart than that.
public func simd_almost_equal_elements<M: _SquareMatrix>(_ x: M, _ y: M, _ tolerance: M.Scalar) -> Bool {
    (0..<M.Column.scalarCount).allSatisfy { column in
        let difference = x[column] - y[column]
        return difference.indices.allSatisfy { abs(difference[$0]) <= tolerance }
    }
}
