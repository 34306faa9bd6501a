import CoreGraphics

extension FilterKind {
    static let distortions: [FilterKind] = [
        FilterKind("CITwirlDistortion", kCICategoryDistortionEffect, [.image, .center, .radius(300, 500), .angle(.pi)])
        {
            values in
            let angle = values.angle
            return values.distorted { distance in
                let rest = 1 - distance
                return (1, angle * rest * rest)
            }
        },
        FilterKind(
            "CIVortexDistortion", kCICategoryDistortionEffect,
            [.image, .center, .radius(300, 800), .number(kCIInputAngleKey, 56.55, -94.25...94.25)]
        ) { values in
            let angle = values.angle
            return values.distorted { distance in (1, angle * (1 - distance) * (1 - distance)) }
        },
        FilterKind(
            "CIBumpDistortion", kCICategoryDistortionEffect,
            [.image, .center, .radius(300, 600), .number(kCIInputScaleKey, 0.5, -1...1)]
        ) { values in
            let scale = values.number(kCIInputScaleKey)
            return values.distorted { distance in
                let rest = 1 - distance * distance
                return (max(1 - scale * rest * rest, 0), 0)
            }
        },
        FilterKind(
            "CIPinchDistortion", kCICategoryDistortionEffect,
            [.image, .center, .radius(300, 1000), .number(kCIInputScaleKey, 0.5, 0...2)]
        ) { values in
            let scale = values.number(kCIInputScaleKey)
            return values.distorted { distance in
                let rest = 1 - distance * distance
                return (1 + scale * rest * rest, 0)
            }
        },
        FilterKind("CIHoleDistortion", kCICategoryDistortionEffect, [.image, .center, .radius(150, 1000)]) { values in
            let center = values.center, radius = max(values.radius, 1)
            return values.image.map { image in
                Recipe(extent: image.extent) { area in
                    let source = image.raster(of: area.grown(by: Int(radius) + 2))
                    return Raster(area: area) { x, y in
                        let dx = Double(x) + 0.5 - center.x, dy = Double(y) + 0.5 - center.y
                        let distance = hypot(dx, dy)
                        guard distance > radius else { return .zero }
                        let pull = 1 - radius * radius / (distance * distance)
                        return source.sample(CGPoint(x: center.x + dx * pull, y: center.y + dy * pull))
                    }
                }
            }
        },
    ]
}

extension FilterValues {
    /// Around the centre every point comes from another distance and angle: `map` says by which factor and how many radians, for a
    /// distance of 0 to 1 radius.
    fileprivate func distorted(_ map: @escaping @Sendable (Double) -> (scale: Double, turn: Double)) -> Recipe? {
        let center = center, radius = max(radius, 1)
        return image?.displaced(reach: Int(radius) * 3) { point in
            let dx = point.x - center.x, dy = point.y - center.y, distance = hypot(dx, dy) / radius
            guard distance < 1 else { return point }
            let (scale, turn) = map(distance)
            let c = cos(turn) * scale, s = sin(turn) * scale
            return CGPoint(x: center.x + dx * c - dy * s, y: center.y + dx * s + dy * c)
        }
    }
}
