import CoreGraphics

extension FilterKind {
    /// Screens of dots and lines, as printers use them, and pictures that are mirrored or cut into pieces.
    static let patterns: [FilterKind] = [
        screen("CIDotScreen", hasAngle: true) { point, width in
            let x = point.x / width * .pi * 2, y = point.y / width * .pi * 2
            return (sin(x) * sin(y) + 1) / 2
        },
        screen("CILineScreen", hasAngle: true) { point, width in
            (sin(point.x / width * .pi * 2) + 1) / 2
        },
        screen("CIHatchedScreen", hasAngle: true) { point, width in
            let x = point.x / width * .pi * 2, y = point.y / width * .pi * 2
            return (max(sin(x), sin(y)) + 1) / 2
        },
        screen("CICircularScreen", hasAngle: false) { point, width in
            (sin(hypot(point.x, point.y) / width * .pi * 2) + 1) / 2
        },
        FilterKind(
            "CIKaleidoscope", kCICategoryTileEffect,
            [.image, .number(kCIInputCountKey, 6, 1...64), .center, .angle(0)]
        ) { values in
            guard let image = values.image else { return nil }
            let center = values.center, angle = values.angle
            let part = 2 * Double.pi / max(values.number(kCIInputCountKey).rounded(), 1)
            return Recipe(extent: .infinite) { area in
                let far = Self.farthest(area, from: center)
                let source = image.raster(of: image.boundedArea(around: center, reach: far))
                return Raster(area: area) { x, y in
                    let dx = Double(x) + 0.5 - center.x, dy = Double(y) + 0.5 - center.y
                    var turn = (atan2(dy, dx) - angle).truncatingRemainder(dividingBy: part)
                    if turn < 0 { turn += part }
                    // Each part is its neighbour in a mirror.
                    if turn > part / 2 { turn = part - turn }
                    let distance = hypot(dx, dy)
                    return source.sample(
                        CGPoint(x: center.x + cos(turn + angle) * distance, y: center.y + sin(turn + angle) * distance))
                }
            }
        },
        FilterKind(
            "CIHexagonalPixellate", kCICategoryStylize,
            [.image, .center, .number(kCIInputScaleKey, 8, 1...100, type: kCIAttributeTypeDistance)]
        ) { values in
            let size = max(values.number(kCIInputScaleKey), 1), center = values.center
            return values.image?.tiled(size: size * 2) { HexagonGrid(size: size, center: center).middle(of: $0) }
        },
    ]

    private static func farthest(_ area: PixelArea, from center: CGPoint) -> Double {
        let x = max(abs(Double(area.x) - center.x), abs(Double(area.maxX) - center.x))
        let y = max(abs(Double(area.y) - center.y), abs(Double(area.maxY) - center.y))
        return hypot(x, y)
    }

    /// Black where a pattern of 0 to 1 is above the light at its place, white elsewhere, the softer the less sharp.
    private static func screen(
        _ name: String, hasAngle: Bool, _ pattern: @escaping @Sendable (CGPoint, Double) -> Double
    ) -> FilterKind {
        let inputs: [FilterInput] =
            [.image, .center] + (hasAngle ? [.angle(0)] : [])
            + [
                .number(kCIInputWidthKey, 6, 1...50, type: kCIAttributeTypeDistance),
                .number(kCIInputSharpnessKey, 0.7, 0...1),
            ]
        return FilterKind(name, kCICategoryHalftoneEffect, inputs) { values in
            let width = max(values.number(kCIInputWidthKey), 1), center = values.center
            let c = cos(hasAngle ? values.angle : 0), s = sin(hasAngle ? values.angle : 0)
            let edge = Float(max(1 - values.number(kCIInputSharpnessKey), 0.02))
            return values.image.map { image in
                Recipe(extent: image.extent) { area in
                    let source = image.raster(of: area)
                    return Raster(area: area) { x, y in
                        let dx = Double(x) + 0.5 - center.x, dy = Double(y) + 0.5 - center.y
                        let level = Float(pattern(CGPoint(x: dx * c + dy * s, y: dy * c - dx * s), width))
                        let pixel = source.pixel(x, y)
                        let light = ToneCurve.sRGB(pixel.straight.luminance)
                        let share = min(max((light - level) / edge + 0.5, 0), 1)
                        return Pixel(straight: SIMD3(repeating: share), alpha: pixel.w)
                    }
                }
            }
        }
    }
}

extension Recipe {
    /// The part of an image within a distance of a point.
    fileprivate func boundedArea(around center: CGPoint, reach: Double) -> PixelArea {
        let near = PixelArea(
            CGRect(x: center.x - reach - 1, y: center.y - reach - 1, width: 2 * reach + 2, height: 2 * reach + 2))
        return extent.isInfinite ? near : near.overlap(with: PixelArea(extent).grown(by: 1))
    }
}

/// Hexagons with a point at the top, whose opposite sides lie `size` apart.
private struct HexagonGrid {
    let size: Double
    let center: CGPoint

    func middle(of point: CGPoint) -> CGPoint {
        let height = size * 1.5 / Double(3).squareRoot()
        let row = ((point.y - center.y) / height).rounded()
        var best = point, least = Double.infinity
        for y in [row - 1, row, row + 1] {
            let shift = y.truncatingRemainder(dividingBy: 2) == 0 ? 0 : size / 2
            let column = ((point.x - center.x - shift) / size).rounded()
            let middle = CGPoint(x: center.x + shift + column * size, y: center.y + y * height)
            let distance = hypot(middle.x - point.x, middle.y - point.y)
            if distance < least { (best, least) = (middle, distance) }
        }
        return best
    }
}
