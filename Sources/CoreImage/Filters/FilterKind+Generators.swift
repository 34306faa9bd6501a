import CoreGraphics

extension FilterKind {
    static let generators: [FilterKind] = [
        FilterKind("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, [1, 0, 0, 1])]) {
            values in
            .color(values.color(kCIInputColorKey))
        },
        FilterKind(
            "CICheckerboardGenerator", kCICategoryGenerator,
            [
                .center, .color("inputColor0", [1, 1, 1, 1]), .color("inputColor1", [0, 0, 0, 1]),
                .number(kCIInputWidthKey, 80, 0...800),
            ]
        ) { values in
            let center = values.center, width = max(values.number(kCIInputWidthKey), 1e-3)
            let first = values.color("inputColor0"), second = values.color("inputColor1")
            return .drawn { point in
                let column = ((point.x - center.x) / width).rounded(.down)
                let row = ((point.y - center.y) / width).rounded(.down)
                return (column + row).truncatingRemainder(dividingBy: 2) == 0 ? first : second
            }
        },
        FilterKind(
            "CIStripesGenerator", kCICategoryGenerator,
            [
                .center, .color("inputColor0", [1, 1, 1, 1]), .color("inputColor1", [0, 0, 0, 1]),
                .number(kCIInputWidthKey, 80, 0...800),
            ]
        ) { values in
            let center = values.center, width = max(values.number(kCIInputWidthKey), 1e-3)
            let first = values.color("inputColor0"), second = values.color("inputColor1")
            return .drawn { point in
                ((point.x - center.x) / width).rounded(.down).truncatingRemainder(dividingBy: 2) == 0 ? first : second
            }
        },
        FilterKind("CIRandomGenerator", kCICategoryGenerator, []) { _ in
            Recipe(extent: .infinite) { area in
                Raster(area: area) { x, y in
                    var hash =
                        UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
                        ^ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
                    hash ^= hash >> 31
                    hash &*= 0xBF58_476D_1CE4_E5B9
                    hash ^= hash >> 29
                    let parts = (0..<4).map { Float(hash >> (16 * $0) & 0xFFFF) / 65535 }
                    return Pixel(straight: SIMD3(parts[0], parts[1], parts[2]), alpha: parts[3])
                }
            }
        },
        FilterKind(
            "CIRoundedRectangleGenerator", kCICategoryGenerator,
            [.vector(kCIInputExtentKey, [0, 0, 100, 100]), .radius(10, 1000), .color(kCIInputColorKey, [1, 1, 1, 1])]
        ) { values in
            let rect = values.rect(kCIInputExtentKey), color = values.color(kCIInputColorKey)
            let radius = min(values.radius, min(rect.width, rect.height) / 2)
            return Recipe(extent: rect) { area in
                Raster(area: area) { x, y in
                    let dx = abs(CGFloat(x) + 0.5 - rect.midX) - rect.width / 2 + radius
                    let dy = abs(CGFloat(y) + 0.5 - rect.midY) - rect.height / 2 + radius
                    let outside = hypot(max(dx, 0), max(dy, 0)) - radius
                    return color * Float(min(max(0.5 - outside, 0), 1))
                }
            }
        },
    ]

    static let gradients: [FilterKind] = [
        FilterKind(
            "CILinearGradient", kCICategoryGradient,
            [
                .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", [1, 1, 1, 1]),
                .color("inputColor1", [0, 0, 0, 1]),
            ]
        ) { values in linear(values) { $0 } },
        FilterKind(
            "CISmoothLinearGradient", kCICategoryGradient,
            [
                .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", [1, 1, 1, 1]),
                .color("inputColor1", [0, 0, 0, 1]),
            ]
        ) { values in linear(values) { $0 * $0 * (3 - 2 * $0) } },
        FilterKind(
            "CIRadialGradient", kCICategoryGradient,
            [
                .center, .number("inputRadius0", 5, 0...800), .number("inputRadius1", 100, 0...800),
                .color("inputColor0", [1, 1, 1, 1]), .color("inputColor1", [0, 0, 0, 1]),
            ]
        ) { values in
            let center = values.center, inner = values.number("inputRadius0")
            let width = values.number("inputRadius1") - inner
            let first = values.color("inputColor0"), second = values.color("inputColor1")
            return .drawn { point in
                let distance = hypot(point.x - center.x, point.y - center.y) - inner
                let share = width == 0 ? (distance < 0 ? 0 : 1) : distance / width
                return first + (second - first) * Float(min(max(share, 0), 1))
            }
        },
        FilterKind(
            "CIGaussianGradient", kCICategoryGradient,
            [
                .center, .color("inputColor0", [1, 1, 1, 1]), .color("inputColor1", [0, 0, 0, 0]),
                .radius(300, 800),
            ]
        ) { values in
            let center = values.center, radius = max(values.radius, 1)
            let first = values.color("inputColor0"), second = values.color("inputColor1")
            return .drawn { point in
                let distance = min(hypot(point.x - center.x, point.y - center.y) / radius, 1)
                return first + (second - first) * Float(1 - exp(-4.5 * distance * distance))
            }
        },
    ]

    private static func linear(_ values: FilterValues, _ ease: @escaping @Sendable (Float) -> Float) -> Recipe {
        let from = values.point("inputPoint0"), to = values.point("inputPoint1")
        let first = values.color("inputColor0"), second = values.color("inputColor1")
        let dx = to.x - from.x, dy = to.y - from.y, length = max(dx * dx + dy * dy, 1e-6)
        return .drawn { point in
            let share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
            return first + (second - first) * ease(Float(min(max(share, 0), 1)))
        }
    }
}

extension Recipe {
    static func color(_ pixel: Pixel) -> Recipe {
        Recipe(extent: .infinite) { area in
            let shown =
                ToneCurve.isPassedOver
                ? Pixel(straight: pixel.straight.clamped.map(ToneCurve.sRGB), alpha: pixel.w) : pixel
            return Raster(area: area) { _, _ in shown }
        }
    }

    /// Without end: the colour of each point.
    fileprivate static func drawn(_ color: @escaping @Sendable (CGPoint) -> Pixel) -> Recipe {
        Recipe(extent: .infinite) { area in
            Raster(area: area) { color(CGPoint(x: CGFloat($0) + 0.5, y: CGFloat($1) + 0.5)) }
        }
    }
}
