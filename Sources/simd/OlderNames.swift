// Vectors as Swift 4 has them.

/// 2 numbers.
public typealias float2 = SIMD2<Float>
/// 3 numbers.
public typealias float3 = SIMD3<Float>
/// 4 numbers.
public typealias float4 = SIMD4<Float>
/// 2 numbers.
public typealias double2 = SIMD2<Double>
/// 3 numbers.
public typealias double3 = SIMD3<Double>
/// 4 numbers.
public typealias double4 = SIMD4<Double>
/// 2 numbers.
public typealias int2 = SIMD2<Int32>
/// 3 numbers.
public typealias int3 = SIMD3<Int32>
/// 4 numbers.
public typealias int4 = SIMD4<Int32>
/// 2 numbers.
public typealias uint2 = SIMD2<UInt32>
/// 3 numbers.
public typealias uint3 = SIMD3<UInt32>
/// 4 numbers.
public typealias uint4 = SIMD4<UInt32>
