/// One byte a pixel, and its Gaussian blur in integer arithmetic.
package struct AlphaPlane: Sendable {
    package let width: Int
    package let height: Int
    package var values: [UInt8]

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = Array(repeating: 0, count: width * height)
    }

    /// Blurs by `sigma` pixels; what lies outside the plane counts as 0.
    ///
    /// Small sigmas use the Gaussian itself; from 3 pixels on three box filters, whose error stays below 3 %.
    package mutating func blur(sigma: CGFloat) {
        guard sigma > 0.1, width > 0, height > 0 else { return }
        let plane = self
        var other = values
        values.withUnsafeMutableBufferPointer { a in
            other.withUnsafeMutableBufferPointer { b in
                if sigma < 3 {
                    plane.convolve(a.baseAddress!, by: b.baseAddress!, weights: Self.gaussianWeights(sigma: sigma))
                } else {
                    plane.blurByBoxes(a.baseAddress!, radii: Self.boxRadii(sigma: sigma))
                }
            }
        }
    }

    /// Weights of one side, centre first, adding up to 65536 over both sides.
    private static func gaussianWeights(sigma: CGFloat) -> [UInt32] {
        let radius = Int((3 * sigma).rounded(.up))
        let raw = (0...radius).map { exp(-CGFloat($0 * $0) / (2 * sigma * sigma)) }
        let total = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var weights = raw.map { UInt32(($0 / total * 65536).rounded()) }
        weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
        return weights
    }

    /// Radii of three boxes whose variances add up to sigma².
    private static func boxRadii(sigma: CGFloat) -> [Int] {
        var lower = Int((4 * sigma * sigma + 1).squareRoot())
        if lower % 2 == 0 { lower -= 1 }
        let excess = 12 * sigma * sigma - CGFloat(3 * lower * lower + 12 * lower + 9)
        let smaller = Int((excess / CGFloat(-4 * lower - 4)).rounded())
        return (0..<3).map { ($0 < smaller ? lower : lower + 2) / 2 }
    }

    /// Rows into `b`, then columns back into `a`.
    private func convolve(_ a: UnsafeMutablePointer<UInt8>, by b: UnsafeMutablePointer<UInt8>, weights: [UInt32]) {
        weights.withUnsafeBufferPointer { w in
            for y in 0..<height { convolveLine(a + y * width, b + y * width, count: width, step: 1, w) }
            for x in 0..<width { convolveLine(b + x, a + x, count: height, step: width, w) }
        }
    }

    private func convolveLine(
        _ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, count: Int, step: Int,
        _ weights: UnsafeBufferPointer<UInt32>
    ) {
        for i in 0..<count {
            var sum = UInt32(from[i * step]) &* weights[0] &+ 32768
            for k in 1..<weights.count {
                if i >= k { sum &+= UInt32(from[(i - k) * step]) &* weights[k] }
                if i + k < count { sum &+= UInt32(from[(i + k) * step]) &* weights[k] }
            }
            to[i * step] = UInt8(truncatingIfNeeded: sum >> 16)
        }
    }

    private func blurByBoxes(_ a: UnsafeMutablePointer<UInt8>, radii: [Int]) {
        var line = [UInt8](repeating: 0, count: max(width, height))
        line.withUnsafeMutableBufferPointer { line in
            for radius in radii {
                for y in 0..<height { boxLine(a + y * width, count: width, step: 1, radius, line) }
                for x in 0..<width { boxLine(a + x, count: height, step: width, radius, line) }
            }
        }
    }

    /// A running mean over 2·radius + 1 pixels, in place.
    private func boxLine(
        _ p: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ radius: Int,
        _ copy: UnsafeMutableBufferPointer<UInt8>
    ) {
        for i in 0..<count { copy[i] = p[i * step] }
        let size = UInt64(2 * radius + 1)
        let reciprocal = ((1 << 24) + size / 2) / size
        var sum: UInt64 = 0
        for i in 0..<min(radius, count) { sum &+= UInt64(copy[i]) }
        for i in 0..<count {
            if i + radius < count { sum &+= UInt64(copy[i + radius]) }
            if i > radius { sum &-= UInt64(copy[i - radius - 1]) }
            p[i * step] = UInt8(min(255, (sum &* reciprocal &+ (1 << 23)) >> 24))
        }
    }
}
