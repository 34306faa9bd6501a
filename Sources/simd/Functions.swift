import AppleRuntime
import Foundation

// The functions of Apple's simd module without a prefix: of whole vectors, and lane by lane.

// MARK: Lengths and products

/// The sum of the products of the lanes.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }
/// The vector that stands on two others, as long as the area between them.
public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { simd_cross(x, y) }
/// The length, by Pythagoras.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// The square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(x) }
/// The sum of the lanes without their signs.
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_abs(x).sum() }
/// The greatest lane without its sign.
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_abs(x).max() }
/// How far one point is from another.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_distance(x, y) }
/// The square of how far one point is from another.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_distance_squared(x, y)
}
/// The vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// The part of a vector that goes along another.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { simd_project(x, y) }
/// A vector thrown back by a plane with the normal `n`, of length 1.
public func reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }
/// A vector of length 1 bent by a plane with the normal `n`, of length 1; zero where it is thrown back whole.
///
/// - Parameter eta: the quotient of the indices of refraction, before the plane by behind it.
public func refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    let along = simd_dot(x, n)
    let rest = 1 - eta * eta * (1 - along * along)
    guard rest >= 0 else { return .zero }
    return x * eta - n * (eta * along + rest.squareRoot())
}

// MARK: Lane by lane

/// The numbers on the way from one vector to another: 0 is the first, 1 the second.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
/// The vector on the way from one to another: 0 is the first, 1 the second.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Each lane, not below `min` and not above `max`.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable { simd_clamp(x, min, max) }
/// Each lane, not below `min` and not above `max`.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// The smaller of each two lanes.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_min(x, y) }
/// The greater of each two lanes.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_max(x, y) }
/// Each lane without its sign.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
/// −1, 0 or 1 for each lane.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// 0 for each lane below the edge, else 1.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// 0 for each lane below the first edge, 1 above the second, and Hermite's smooth way between them.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: V(repeating: 1))
    return t * t * (V(repeating: 3) - t * 2)
}
/// What is behind the point of each lane, from 0 to below 1.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// Each lane's whole number below it.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
/// Each lane's whole number above it.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
/// Each lane without what is behind its point.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
/// One by each lane.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }
/// One by the root of each lane.
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x.squareRoot() }

// MARK: All lanes as one

/// The sum of the lanes.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The smallest lane.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The greatest lane.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
