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

    /// Solves x(s) = x. Newton's steps stay inside a shrinking bracket, so the answer exists for every curve and is the same
    /// on every machine. Control x outside 0…1 is brought back, since x must grow with s.
    private func parameter(forX x: Double) -> Double {
        let x1 = min(max(Double(c1x), 0), 1), x2 = min(max(Double(c2x), 0), 1)
        var low = 0.0, high = 1.0, s = x
        for _ in 0..<64 {
            let error = Self.polynomial(x1, x2, at: s) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = s } else { low = s }
            let slope = Self.slope(x1, x2, at: s)
            let next = slope > 1e-9 ? s - error / slope : .infinity
            s = next > low && next < high ? next : (low + high) / 2
            if high - low < 1e-14 { break }
        }
        return s
    }

    private static func polynomial(_ a: Double, _ b: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }
}
