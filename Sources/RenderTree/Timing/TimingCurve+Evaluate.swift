extension TimingCurve {
    package static let linear = TimingCurve(0, 0, 1, 1)
    package static let easeIn = TimingCurve(0.42, 0, 1, 1)
    package static let easeOut = TimingCurve(0, 0, 0.58, 1)
    package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
    /// `CAMediaTimingFunctionName.default`.
    package static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

    /// The eased fraction for a fraction of time. Outside 0…1 the ends hold; the result may leave 0…1 when a control y does.
    package func evaluate(_ x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if c1x == c1y, c2x == c2y { return x }
        let s = parameter(forX: x)
        return Self.polynomial(Double(c1y), Double(c2y), at: s)
    }

    /// Solves x(s) = x by Newton's method inside a shrinking bracket, so that the answer exists for every curve and is the
    /// same on every machine. Control x outside 0…1 is brought back, since x must grow with s.
    private func parameter(forX x: Double) -> Double {
        let x1 = min(max(Double(c1x), 0), 1), x2 = min(max(Double(c2x), 0), 1)
        var low = 0.0, high = 1.0, s = x
        for _ in 0..<32 {
            let slope = Self.slope(x1, x2, at: s)
            // Where x hardly grows many s fit as well as numbers can tell: the lowest is meant.
            guard slope > 1e-4 else { return Self.lowestParameter(x1, x2, forX: x) }
            let error = Self.polynomial(x1, x2, at: s) - x
            if abs(error) < 1e-14 { break }
            if error > 0 { high = s } else { low = s }
            let next = s - error / slope
            s = next > low && next < high ? next : (low + high) / 2
        }
        return s
    }

    private static func lowestParameter(_ x1: Double, _ x2: Double, forX x: Double) -> Double {
        var low = 0.0, high = 1.0
        while true {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { return middle }
            if polynomial(x1, x2, at: middle) < x { low = middle } else { high = middle }
        }
    }

    private static func polynomial(_ a: Double, _ b: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * a * s * (r * r) + 3 * b * s * s * r + s * s * s
    }

    private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }
}
