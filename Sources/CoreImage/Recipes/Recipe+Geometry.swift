import CoreGraphics

extension Recipe {
    /// Moved, turned and scaled.
    func transformed(by transform: CGAffineTransform) -> Recipe {
        guard !transform.isIdentity else { return self }
        let inverse = transform.inverted()
        guard inverse.concatenating(transform).isNearlyIdentity else { return .nothing }
        let moved = extent.isInfinite || extent.isNull ? extent : extent.applying(transform)
        if transform.movesByWholePixels {
            let dx = Int(transform.tx), dy = Int(transform.ty)
            return Recipe(extent: moved) { area in
                let from = PixelArea(x: area.x - dx, y: area.y - dy, width: area.width, height: area.height)
                var copy = Raster(area: area)
                copy.pixels = raster(of: from).pixels
                return copy
            }
        }
        // What shrinks is averaged over the pixels that fall together.
        let shrink = 1 / max(min(transform.stretch, 1), 1e-3)
        return Recipe(extent: moved) { area in
            let needed = PixelArea(area.rect.applying(inverse)).grown(by: 1 + Int(shrink))
            let source = raster(of: extent.isInfinite ? needed : needed.overlap(with: PixelArea(extent).grown(by: 1)))
            let steps = isNearest ? 1 : min(Int(shrink.rounded(.up)), 8)
            return Raster(area: area) { x, y in
                source.average(at: CGPoint(x: x, y: y), by: inverse, steps: steps, nearest: isNearest)
            }
        }
    }

    /// Each pixel comes from another place: `map` says from where, no farther away than `reach`.
    func displaced(reach: Int, extent: CGRect? = nil, _ map: @escaping @Sendable (CGPoint) -> CGPoint) -> Recipe {
        Recipe(extent: extent ?? self.extent) { area in
            let source = raster(of: area.grown(by: reach + 1))
            return Raster(area: area) { x, y in
                source.sample(map(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)))
            }
        }
    }
}

extension Raster {
    fileprivate func average(at corner: CGPoint, by inverse: CGAffineTransform, steps: Int, nearest: Bool) -> Pixel {
        if steps == 1 {
            let point = CGPoint(x: corner.x + 0.5, y: corner.y + 0.5).applying(inverse)
            return nearest ? pixel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down))) : sample(point)
        }
        var sum = Pixel.zero
        for row in 0..<steps {
            for column in 0..<steps {
                let x = corner.x + (CGFloat(column) + 0.5) / CGFloat(steps)
                let y = corner.y + (CGFloat(row) + 0.5) / CGFloat(steps)
                sum += sample(CGPoint(x: x, y: y).applying(inverse))
            }
        }
        return sum / Float(steps * steps)
    }
}

extension CGAffineTransform {
    fileprivate var isNearlyIdentity: Bool {
        abs(a - 1) + abs(d - 1) + abs(b) + abs(c) < 1e-6
    }

    fileprivate var movesByWholePixels: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded() && abs(tx) < 1e9
            && abs(ty) < 1e9
    }

    /// The smaller of the lengths that the sides of a square of one get.
    fileprivate var stretch: CGFloat { min((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}
