/// sin(x), x in radians. Here and below: by IEEE sums, products, quotients and roots alone, so that every machine gives the same bits;
/// libm's differ between processors. Within 1 ulp of the true value, but where it says otherwise.
package func sine(_ x: Double) -> Double {
    let angle = ReducedAngle.of(x)
    switch angle.quarters {
    case 0: return sineKernel(angle.high, angle.low)
    case 1: return cosineKernel(angle.high, angle.low)
    case 2: return -sineKernel(angle.high, angle.low)
    default: return -cosineKernel(angle.high, angle.low)
    }
}

/// cos(x), x in radians.
package func cosine(_ x: Double) -> Double {
    let angle = ReducedAngle.of(x)
    switch angle.quarters {
    case 0: return cosineKernel(angle.high, angle.low)
    case 1: return -sineKernel(angle.high, angle.low)
    case 2: return -cosineKernel(angle.high, angle.low)
    default: return sineKernel(angle.high, angle.low)
    }
}

/// tan(x), x in radians; within 2 ulp.
package func tangent(_ x: Double) -> Double {
    let angle = ReducedAngle.of(x)
    let sine = sineKernel(angle.high, angle.low), cosine = cosineKernel(angle.high, angle.low)
    return angle.quarters & 1 == 0 ? sine / cosine : -cosine / sine
}

/// The series of the sine for an angle of at most an eighth of a turn.
@inline(__always)
private func sineKernel(_ x: Double, _ low: Double) -> Double {
    let z = x * x
    var tail = 1 / 355_687_428_096_000.0
    tail = tail * z - 1 / 1_307_674_368_000.0
    tail = tail * z + 1 / 6_227_020_800.0
    tail = tail * z - 1 / 39_916_800.0
    tail = tail * z + 1 / 362_880.0
    tail = tail * z - 1 / 5_040.0
    tail = tail * z + 1 / 120.0
    let cube = z * x
    return x - ((z * (0.5 * low - cube * tail) - low) + cube * (1 / 6.0))
}

@inline(__always)
private func cosineKernel(_ x: Double, _ low: Double) -> Double {
    let z = x * x
    var tail = 1 / 6_402_373_705_728_000.0
    tail = 1 / 20_922_789_888_000.0 - tail * z
    tail = tail * z - 1 / 87_178_291_200.0
    tail = tail * z + 1 / 479_001_600.0
    tail = tail * z - 1 / 3_628_800.0
    tail = tail * z + 1 / 40_320.0
    tail = tail * z - 1 / 720.0
    tail = tail * z + 1 / 24.0
    let half = 0.5 * z, most = 1 - half
    return most + (((1 - most) - half) + (z * (z * tail) - x * low))
}

/// The angle of the point (x, y) in radians, −π to π; within 2 ulp.
package func arcTangent(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    var (across, up) = (x.magnitude, y.magnitude)
    if across > 1e300 || up > 1e300 {
        if across.isInfinite || up.isInfinite { (across, up) = (across.isInfinite ? 1 : 0, up.isInfinite ? 1 : 0) }
        (across, up) = (across * 0x1p-60, up * 0x1p-60)
    }
    let isSteep = up > across
    let (small, large) = isSteep ? (across, up) : (up, across)
    var angle = large == 0 ? 0 : slope(small, large)
    if isSteep { angle = (0x1.921fb54442d18p+0 - angle) + 0x1.1a62633145c07p-54 }
    if x.sign == .minus { angle = (0x1.921fb54442d18p+1 - angle) + 0x1.1a62633145c07p-53 }
    return y.sign == .minus ? -angle : angle
}

/// The angle whose tangent is small / large, at most π/4: that of the nearest sixteenth, and what is left.
private func slope(_ small: Double, _ large: Double) -> Double {
    let sixteenths = (small / large * 16).rounded()
    let near = sixteenths / 16
    let part = Pair.product(near, large)
    let rest = ((small - part.high) - part.low) / (large + near * small)
    let z = rest * rest
    var tail = -1 / 11.0
    tail = tail * z + 1 / 9.0
    tail = tail * z - 1 / 7.0
    tail = tail * z + 1 / 5.0
    tail = tail * z - 1 / 3.0
    let angle = angles[Int(sixteenths)]
    return angle.0 + (angle.1 + (rest + rest * z * tail))
}

/// atan(k / 16), each as a sum.
private let angles: [(Double, Double)] = [
    (0x0.0p+0, 0x0.0p+0),
    (0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
    (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    (0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
    (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    (0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
    (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    (0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
    (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    (0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56),
    (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    (0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
    (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    (0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
    (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    (0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
    (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
]

/// atan(x) in radians.
package func arcTangent(_ x: Double) -> Double { arcTangent(x, 1) }

/// acos(x) in radians; within 3 ulp.
package func arcCosine(_ x: Double) -> Double {
    x.magnitude <= 1 ? 2 * arcTangent((1 - x).squareRoot(), (1 + x).squareRoot()) : .nan
}

/// asin(x) in radians; within 2 ulp.
package func arcSine(_ x: Double) -> Double {
    x.magnitude <= 1 ? arcTangent(x, ((1 - x) * (1 + x)).squareRoot()) : .nan
}

/// The length of (x, y).
package func length(_ x: Double, _ y: Double) -> Double {
    let a = x.magnitude, b = y.magnitude, most = Swift.max(a, b)
    if a.isInfinite || b.isInfinite { return .infinity }
    if most > 1e150 { return length(x * 0x1p-600, y * 0x1p-600) * 0x1p600 }
    if most < 1e-140, most > 0 { return length(x * 0x1p600, y * 0x1p600) * 0x1p-600 }
    return (a * a + b * b).squareRoot()
}
