/// ln 2 in two parts, the first of 32 bits, so that small multiples of it are exact.
private let naturalTwo = (0x1.62e42fee00000p-1, 0x1.a39ef35793c76p-33)
private let overNaturalTwo = 0x1.71547652b82fep+0

/// eˣ.
package func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    return exponential(Pair(x))
}

/// 2ˣ.
package func exponentialOfTwo(_ x: Double) -> Double {
    guard x.isFinite, x.magnitude < 1_100 else { return x.isNaN ? x : x < 0 ? 0 : .infinity }
    let count = x.rounded(), rest = x - count
    return scaled(1 + exponentialLessOne(rest * naturalTwo.0, rest * naturalTwo.1), Int(count))
}

/// e to the sum of two.
private func exponential(_ x: Pair) -> Double {
    if x.high > 709.79 { return .infinity }
    if x.high < -745.2 { return 0 }
    let count = (x.high * overNaturalTwo).rounded()
    let part = exponentialLessOne(x.high - count * naturalTwo.0, x.low - count * naturalTwo.1)
    return scaled(1 + part, Int(count))
}

/// e to the sum of two, which is small, less 1.
@inline(__always)
private func exponentialLessOne(_ high: Double, _ low: Double) -> Double {
    let x = high + low, rest = (high - x) + low
    // The series in pairs, which a processor works out side by side.
    let x2 = x * x, x4 = x2 * x2
    let first = (0.5 + x * (1 / 6.0)) + x2 * (1 / 24.0 + x * (1 / 120.0))
    let second = (1 / 720.0 + x * (1 / 5_040.0)) + x2 * (1 / 40_320.0 + x * (1 / 362_880.0))
    let third = (1 / 3_628_800.0 + x * (1 / 39_916_800.0)) + x2 * (1 / 479_001_600.0 + x * (1 / 6_227_020_800.0))
    let tail = first + x4 * (second + x4 * third)
    return x + (x2 * tail + rest * (1 + x))
}

/// x · 2ⁿ, also where the result has fewer digits.
@inline(__always)
private func scaled(_ x: Double, _ power: Int) -> Double {
    if power > 1_023 { return x * 0x1p1023 * Double(sign: .plus, exponent: power - 1_023, significand: 1) }
    if power < -1_022 { return x * Double(sign: .plus, exponent: power + 100, significand: 1) * 0x1p-100 }
    return x * Double(bitPattern: UInt64(power + 1_023) << 52)
}

/// x as m · 2ⁿ with m between √½ and √2.
@inline(__always)
private func parts(_ x: Double) -> (part: Double, power: Double) {
    var x = x, power = 0.0
    if x < 0x1p-1022 { (x, power) = (x * 0x1p54, -54) }
    var part = x.significand
    power += Double(x.exponent)
    if part > 0x1.6a09e667f3bcdp+0 { (part, power) = (part / 2, power + 1) }
    return (part, power)
}

/// The natural logarithm.
package func logarithm(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return logarithmAtEnds(x) }
    let (part, power) = parts(x)
    let f = part - 1, s = f / (2 + f), half = 0.5 * f * f
    return power * naturalTwo.0 - ((half - (s * (half + logarithmTail(s * s)) + power * naturalTwo.1)) - f)
}

/// The logarithm to base 2; exact for powers of two, else within 2 ulp.
package func logarithmOfTwo(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return logarithmAtEnds(x) }
    let (part, power) = parts(x)
    return power + logarithm(part) * overNaturalTwo
}

private func logarithmAtEnds(_ x: Double) -> Double {
    x == 0 ? -.infinity : x < 0 || x.isNaN ? .nan : .infinity
}

/// 2/3 z + 2/5 z² + …
@inline(__always)
private func logarithmTail(_ z: Double) -> Double { z * (logarithmEnd(z) * z + 2 / 3.0) }

/// 2/5 + 2/7 z + …
@inline(__always)
private func logarithmEnd(_ z: Double) -> Double {
    let z2 = z * z, z4 = z2 * z2
    let first = (2 / 5.0 + z * (2 / 7.0)) + z2 * (2 / 9.0 + z * (2 / 11.0))
    let second = (2 / 13.0 + z * (2 / 15.0)) + z2 * (2 / 17.0 + z * (2 / 19.0))
    return first + z4 * (second + z4 * (2 / 21.0 + z * (2 / 23.0)))
}

/// xʸ.
package func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if y == 1 { return x }
    if y == 2 { return x * x }
    if y == -1 { return 1 / x }
    let isWhole = y.rounded() == y, isOdd = isWhole && (y / 2).rounded() != y / 2
    if x.sign == .minus, x != 0, x.isFinite, y.isFinite, !isWhole { return .nan }
    let size = powerOfSize(x.magnitude, y)
    return x.sign == .minus && isOdd ? -size : size
}

private func powerOfSize(_ x: Double, _ y: Double) -> Double {
    if x == 1 { return 1 }
    if x == 0 || x.isInfinite || y.isInfinite {
        return (x > 1) == (y > 0) ? .infinity : 0
    }
    if y == 0.5 { return x.squareRoot() }
    // So large that the result is 0 or infinite, or that 1 + a few ulp is all that x can be.
    guard y.magnitude < 1e22 else { return exponential(y * logarithm(x)) }
    let log = longLogarithm(x)
    let product = Pair.product(log.high, y)
    return exponential(Pair(product.high, product.low + log.low * y))
}

/// The natural logarithm with twice the digits.
private func longLogarithm(_ x: Double) -> Pair {
    let (part, power) = parts(x)
    let f = part - 1, divisor = Pair.sum(2, f)
    let quotient = f / divisor.high, product = Pair.product(quotient, divisor.high)
    let rest = ((f - product.high) - product.low - quotient * divisor.low) / divisor.high
    let s = Pair(quotient, rest), z = s * s
    // 2s + 2/3 s³ with all digits, what follows is small.
    let cube = s * z * Pair(0x1.5555555555555p-1, 0x1.5555555555555p-55)
    let small = z.high * z.high * s.high * logarithmEnd(z.high)
    let series = Pair(2 * s.high, 2 * s.low) + cube + small
    return Pair(power * naturalTwo.0) + power * naturalTwo.1 + series
}
