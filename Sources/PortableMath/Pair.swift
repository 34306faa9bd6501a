/// A number as the sum of two: twice the digits, by sums and products alone.
struct Pair {
    var high: Double
    var low: Double

    @inline(__always)
    init(_ high: Double, _ low: Double = 0) {
        self.high = high
        self.low = low
    }

    /// a + b, nothing lost.
    @inline(__always)
    static func sum(_ a: Double, _ b: Double) -> Pair {
        let sum = a + b, part = sum - a
        return Pair(sum, (a - (sum - part)) + (b - part))
    }

    /// a · b, nothing lost: both are cut into halves whose products are exact.
    @inline(__always)
    static func product(_ a: Double, _ b: Double) -> Pair {
        let (a1, a2) = halves(a), (b1, b2) = halves(b), product = a * b
        return Pair(product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
    }

    @inline(__always)
    private static func halves(_ x: Double) -> (Double, Double) {
        let wide = x * 134_217_729, high = wide - (wide - x)
        return (high, x - high)
    }

    @inline(__always)
    static func + (a: Pair, b: Double) -> Pair {
        let sum = Pair.sum(a.high, b), low = sum.low + a.low, high = sum.high + low
        return Pair(high, (sum.high - high) + low)
    }

    @inline(__always)
    static func + (a: Pair, b: Pair) -> Pair {
        let sum = Pair.sum(a.high, b.high), low = sum.low + (a.low + b.low), high = sum.high + low
        return Pair(high, (sum.high - high) + low)
    }

    @inline(__always)
    static func * (a: Pair, b: Pair) -> Pair {
        let product = Pair.product(a.high, b.high), low = product.low + (a.high * b.low + a.low * b.high)
        let high = product.high + low
        return Pair(high, (product.high - high) + low)
    }
}
