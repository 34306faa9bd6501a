/// An angle less whole quarter turns, as the sum of two numbers: the second is what the first cannot hold.
struct ReducedAngle {
    var quarters: Int
    var high: Double
    var low: Double

    /// π/2 in three parts, the first two of 33 bits, so that small multiples of them are exact.
    private static let parts = (0x1.921fb54400000p+0, 0x1.0b4611a600000p-34, 0x1.3198a2e037073p-69)

    @inline(__always)
    static func of(_ x: Double) -> ReducedAngle {
        let size = x.magnitude
        if size <= 0.785 { return ReducedAngle(quarters: 0, high: x, low: 0) }
        if size >= 65_536 || size.isNaN { return ofLarge(x) }
        let count = (x * (1 / 0x1.921fb54442d18p+0)).rounded()
        let near = x - count * parts.0, step = count * parts.1
        let rest = near - step
        let tail = ((near - rest) - step) - count * parts.2
        let high = rest + tail
        return ReducedAngle(quarters: Int(count) & 3, high: high, low: (rest - high) + tail)
    }

    /// Multiplies by enough bits of 2/π, in whole numbers: exact for every size.
    @inline(never)
    private static func ofLarge(_ x: Double) -> ReducedAngle {
        guard x.isFinite else { return ReducedAngle(quarters: 0, high: .nan, low: .nan) }
        let exponent = Int(x.exponent) - 52
        let whole = UInt64(x.significandBitPattern | 1 << 52)
        // Bits of 2/π that give whole turns are left out.
        let first = max(0, exponent - 2)
        var product = Bits256(window(from: first), times: whole)
        product.shiftLeft(62 + exponent - first)
        var quarters = Int(product.words.0 >> 62)
        product.shiftLeft(2)
        let isMoreThanHalf = product.words.0 >> 63 != 0
        if isMoreThanHalf {
            product.negate()
            quarters += 1
        }
        let angle = product.timesQuarterTurn()
        let isNegative = isMoreThanHalf != (x < 0)
        return ReducedAngle(
            quarters: (x < 0 ? -quarters : quarters) & 3, high: isNegative ? -angle.high : angle.high,
            low: isNegative ? -angle.low : angle.low)
    }

    /// 192 bits of 2/π.
    private static func window(from bit: Int) -> (UInt64, UInt64, UInt64) {
        let index = bit / 64, shift = UInt64(bit % 64)
        func word(_ i: Int) -> UInt64 {
            let high = i < twoOverPi.count ? twoOverPi[i] : 0, low = i + 1 < twoOverPi.count ? twoOverPi[i + 1] : 0
            return shift == 0 ? high : high << shift | low >> (64 - shift)
        }
        return (word(index), word(index + 1), word(index + 2))
    }

    private static let twoOverPi: [UInt64] = [
        0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
        0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
        0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
        0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
        0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
    ]
}

/// A whole number of 256 bits, the highest word first.
private struct Bits256 {
    var words: (UInt64, UInt64, UInt64, UInt64)

    init(_ factor: (UInt64, UInt64, UInt64), times other: UInt64) {
        let low = factor.2.multipliedFullWidth(by: other)
        let middle = factor.1.multipliedFullWidth(by: other)
        let high = factor.0.multipliedFullWidth(by: other)
        let (second, carry) = middle.low.addingReportingOverflow(low.high)
        let (third, carried) = high.low.addingReportingOverflow(middle.high)
        let (sum, more) = third.addingReportingOverflow(carry ? 1 : 0)
        words = (high.high &+ (carried ? 1 : 0) &+ (more ? 1 : 0), sum, second, low.low)
    }

    mutating func shiftLeft(_ count: Int) {
        var left = count
        while left >= 64 {
            words = (words.1, words.2, words.3, 0)
            left -= 64
        }
        guard left > 0 else { return }
        let up = UInt64(left), down = UInt64(64 - left)
        words = (
            words.0 << up | words.1 >> down, words.1 << up | words.2 >> down, words.2 << up | words.3 >> down,
            words.3 << up
        )
    }

    mutating func negate() {
        let (last, carry) = (~words.3).addingReportingOverflow(1)
        let (third, second) = (~words.2).addingReportingOverflow(carry ? 1 : 0)
        let (next, first) = (~words.1).addingReportingOverflow(second ? 1 : 0)
        words = (~words.0 &+ (first ? 1 : 0), next, third, last)
    }

    /// As a fraction of a quarter turn, in radians.
    func timesQuarterTurn() -> Pair {
        var sum = Pair(0)
        var scale = 0x1p-32
        for word in [words.0, words.1, words.2] {
            for half in [word >> 32, word & 0xFFFF_FFFF] {
                sum = sum + Double(half) * scale
                scale *= 0x1p-32
            }
        }
        return sum * Pair(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    }
}
