import CoreGraphics

/// A rounded rectangle under a Gaussian, exactly: the rectangle is a pile of bands, and a Gaussian of a band is a product
/// of two differences of its integral.
struct ShadowProfile {
    private let shape: ShadowShape
    private var bands: [Band] = []

    /// The rectangle between two heights, in points.
    private struct Band {
        let top: Double, bottom: Double, left: Double, right: Double
    }

    init(_ shape: ShadowShape) {
        self.shape = shape
        let reach = shape.isContinuous ? 1.528665 : 1
        let limit = min(shape.width, shape.height) / 2
        func extent(_ radius: Double) -> Double { min(max(radius, 0) * reach, limit) }
        let upper = (extent(shape.topLeft), extent(shape.topRight))
        let lower = (extent(shape.bottomLeft), extent(shape.bottomRight))
        let (head, foot) = (max(upper.0, upper.1), max(lower.0, lower.1))
        let step = 1 / shape.texelsPerPoint
        addBands(from: 0, to: head, step) { upper.0 > 0 || upper.1 > 0 ? ($0, upper) : ($0, (0, 0)) }
        bands.append(Band(top: head, bottom: shape.height - foot, left: 0, right: shape.width))
        addBands(from: shape.height - foot, to: shape.height, step) { (shape.height - $0, lower) }
    }

    /// `corner` says, for a height, the distance from the horizontal edge and the corners' extents.
    private mutating func addBands(
        from top: Double, to bottom: Double, _ step: Double, corner: (Double) -> (Double, (Double, Double))
    ) {
        guard bottom > top else { return }
        let count = max(1, ((bottom - top) / step).rounded(.up))
        for k in 0..<Int(count) {
            let (y0, y1) = (top + (bottom - top) * Double(k) / count, top + (bottom - top) * Double(k + 1) / count)
            let (distance, extents) = corner((y0 + y1) / 2)
            bands.append(
                Band(
                    top: y0, bottom: y1, left: inset(distance, extents.0),
                    right: shape.width - inset(distance, extents.1)))
        }
    }

    /// How far a corner's curve lies from the upright edge, at a distance from the level one.
    private func inset(_ distance: Double, _ extent: Double) -> Double {
        guard distance < extent else { return 0 }
        let v = extent - distance
        guard shape.isContinuous else { return extent - (extent * extent - v * v).squareRoot() }
        // The curve is where the gauge of (u, v) is the extent: found by halving.
        var (low, high) = (0.0, extent)
        for _ in 0..<40 {
            let u = (low + high) / 2
            let gauge = ReferenceCoverage.continuousGauge(Float(u), Float(v)).size
            if Double(gauge) < extent { low = u } else { high = u }
        }
        return extent - low
    }

    /// White with the shadow as alpha; the first texel lies `margin` before the rectangle's corner.
    func painted() -> PixelBuffer {
        let width = texels(shape.width), height = texels(shape.height)
        let buffer = PixelBuffer(width: width, height: height)
        let across = bands.map { integral(from: $0.left, to: $0.right, count: width) }
        let down = bands.map { integral(from: $0.top, to: $0.bottom, count: height) }
        var row = [Float](repeating: 0, count: width)
        for y in 0..<height {
            for x in 0..<width { row[x] = 0 }
            for band in bands.indices where down[band][y] > 1e-6 {
                let part = down[band][y]
                across[band].withUnsafeBufferPointer { values in
                    for x in 0..<width { row[x] += values[x] * part }
                }
            }
            for x in 0..<width {
                let alpha = UInt32(min(max(row[x], 0), 1) * 255 + 0.5)
                buffer.base[y * buffer.stride + x] = alpha * 0x0101_0101
            }
        }
        return buffer
    }

    private func texels(_ length: Double) -> Int {
        max(1, Int(((length + 2 * shape.margin) * shape.texelsPerPoint).rounded(.up)))
    }

    /// The Gaussian's integral over a stretch, seen from each texel's middle.
    private func integral(from low: Double, to high: Double, count: Int) -> [Float] {
        (0..<count).map { texel in
            let at = (Double(texel) + 0.5) / shape.texelsPerPoint - shape.margin
            return Float(share((at - low) / shape.sigma) - share((at - high) / shape.sigma))
        }
    }

    /// How much of a blur lies below a number of sigmas. One that is cut off has all of it before the cut.
    private func share(_ x: Double) -> Double {
        guard let end = shape.end else { return ShadowProfile.normalDistribution(x) }
        let rest = ShadowProfile.normalDistribution(-end)
        return (ShadowProfile.normalDistribution(min(max(x, -end), end)) - rest) / (1 - 2 * rest)
    }

    /// Abramowitz and Stegun 7.1.28; error below 2e-7. No library function: those differ between systems in the last bit.
    static func normalDistribution(_ x: Double) -> Double {
        let z = abs(x) * 0.5.squareRoot()
        let series =
            1 + z
            * (0.0705230784 + z
                * (0.0422820123 + z
                    * (0.0092705272
                        + z * (0.0001520143 + z * (0.0002765672 + z * 0.0000430638)))))
        let square = series * series, fourth = square * square, eighth = fourth * fourth
        let tail = 0.5 / (eighth * eighth)
        return x < 0 ? tail : 1 - tail
    }
}
