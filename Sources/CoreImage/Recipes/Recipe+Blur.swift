import CoreGraphics

extension Recipe {
    /// Blurred with a normal distribution of `sigma` pixels; the extent grows by three times as much.
    func gaussianBlurred(_ sigma: Double) -> Recipe {
        guard sigma > 0 else { return self }
        let reach = Int((3 * sigma).rounded(.up))
        let weights = (-reach...reach).map { offset in
            Float(exp(-Double(offset * offset) / (2 * sigma * sigma)))
        }
        return convolved(weights, reach: reach)
    }

    /// Averaged over a square with sides of twice `radius` and one.
    func boxBlurred(_ radius: Double) -> Recipe {
        let reach = max(Int(radius.rounded()), 0)
        guard reach > 0 else { return self }
        return convolved([Float](repeating: 1, count: 2 * reach + 1), reach: reach)
    }

    /// Averaged over a circle.
    func discBlurred(_ radius: Double) -> Recipe {
        let reach = max(Int(radius.rounded(.up)), 0)
        guard reach > 0 else { return self }
        let widths = (-reach...reach).map { row in
            Int(max(radius * radius - Double(row * row), 0).squareRoot().rounded())
        }
        let count = Float(widths.map { 2 * $0 + 1 }.reduce(0, +))
        return grown(by: reach) { area in
            let wide = area.grown(by: reach)
            let sums = raster(of: wide).runningSums
            return Raster(area: area) { x, y in
                var sum = Pixel.zero
                for row in -reach...reach {
                    let width = widths[row + reach]
                    let middle = (y + row - wide.y) * (wide.width + 1) + x - wide.x
                    sum += sums[middle + width + 1] - sums[middle - width]
                }
                return sum / count
            }
        }
    }

    /// Averaged along a line of twice `radius` pixels at `angle` radians.
    func motionBlurred(_ radius: Double, angle: Double) -> Recipe {
        let reach = Int(radius.rounded(.up))
        guard reach > 0 else { return self }
        let dx = cos(angle), dy = sin(angle)
        let weights = (-reach...reach).map { (step: Int) -> Float in
            Float(exp(-2 * Double(step * step) / (radius * radius)))
        }
        let total = weights.reduce(0, +)
        return grown(by: reach) { area in
            let source = raster(of: area.grown(by: reach + 1))
            return Raster(area: area) { x, y in
                var sum = Pixel.zero
                for step in -reach...reach {
                    let point = CGPoint(
                        x: Double(x) + 0.5 + dx * Double(step), y: Double(y) + 0.5 + dy * Double(step))
                    sum += source.sample(point) * weights[step + reach]
                }
                return sum / total
            }
        }
    }

    /// The extent with a border, in which what spreads is seen.
    func grown(by reach: Int, _ make: @escaping @Sendable (PixelArea) -> Raster) -> Recipe {
        let wide =
            extent.isInfinite || extent.isNull ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return Recipe(extent: wide, make)
    }

    /// The same weights along rows, then along columns.
    private func convolved(_ weights: [Float], reach: Int) -> Recipe {
        let total = weights.reduce(0, +)
        let normal = weights.map { $0 / total }
        return grown(by: reach) { area in
            let tall = area.grown(x: 0, y: reach)
            let source = raster(of: tall.grown(x: reach, y: 0))
            var rows = Raster(area: tall)
            rows.convolve(source, normal, step: 1)
            var columns = Raster(area: area)
            columns.convolve(rows, normal, step: rows.area.width)
            return columns
        }
    }
}

extension Raster {
    /// Fills this with sums of `weights` over pixels of `source`, which begins as much earlier as the weights are long, `step` apart.
    fileprivate mutating func convolve(_ source: Raster, _ weights: [Float], step: Int) {
        let area = area
        source.pixels.withUnsafeBufferPointer { from in
            pixels.withUnsafeMutableBufferPointer { to in
                for y in 0..<area.height {
                    for x in 0..<area.width {
                        var sum = Pixel.zero
                        var place = y * source.area.width + x
                        for weight in weights {
                            sum += from[place] * weight
                            place += step
                        }
                        to[y * area.width + x] = sum
                    }
                }
            }
        }
    }

    /// For each row the sums of its first pixels, none to all.
    fileprivate var runningSums: [Pixel] {
        var sums: [Pixel] = []
        sums.reserveCapacity((area.width + 1) * area.height)
        for y in 0..<area.height {
            var sum = Pixel.zero
            sums.append(sum)
            for x in 0..<area.width {
                sum += pixels[y * area.width + x]
                sums.append(sum)
            }
        }
        return sums
    }
}
