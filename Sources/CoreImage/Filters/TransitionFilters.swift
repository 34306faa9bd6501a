import CoreGraphics

extension FilterKind {
    /// From one image to another, while the time goes from 0 to 1.
    static let transitions: [FilterKind] = [
        FilterKind(
            "CISwipeTransition", kCICategoryTransition,
            ends + [
                .vector(kCIInputExtentKey, [0, 0, 300, 300]), .color(kCIInputColorKey, [1, 1, 1, 1]), time, .angle(0),
                .number(kCIInputWidthKey, 300, 0.1...800), .number("inputOpacity", 0, 0...1),
            ]
        ) { values in
            let extent = values.rect(kCIInputExtentKey), width = max(values.number(kCIInputWidthKey), 0.1)
            let c = cos(values.angle), s = sin(values.angle)
            let color = values.color(kCIInputColorKey), opacity = values.float("inputOpacity")
            // From where the band has not come in to where it has left, along its way.
            let along = extent.corners.map { $0.x * c + $0.y * s }
            let first = along.min() ?? 0, last = along.max() ?? 0
            let edge = first + (last - first + width) * values.number(kCIInputTimeKey)
            return values.passing { point, image, target in
                let share = Float(min(max((edge - (point.x * c + point.y * s)) / width, 0), 1))
                let mixed = image + (target - image) * share
                // The band is brightest in its middle.
                let band = opacity * (1 - abs(2 * share - 1)) * mixed.w
                return mixed * (1 - band) + color * band
            }
        },
        FilterKind(
            "CIBarsSwipeTransition", kCICategoryTransition,
            ends + [
                .angle(.pi), .number(kCIInputWidthKey, 30, 2...300), .number("inputBarOffset", 10, 1...100), time,
            ]
        ) { values in
            guard let image = values.image, !image.extent.isInfinite else { return nil }
            let extent = image.extent, width = max(values.number(kCIInputWidthKey), 2)
            let c = cos(values.angle), s = sin(values.angle)
            let center = CGPoint(x: extent.midX, y: extent.midY)
            let reach = abs(extent.width * c) / 2 + abs(extent.height * s) / 2
            let offset = values.number("inputBarOffset"), most = abs(extent.width * s) + abs(extent.height * c)
            let edge = values.number(kCIInputTimeKey) * (2 * reach + offset * most / width)
            return values.passing { point, image, target in
                let x = point.x - center.x, y = point.y - center.y
                // Bars lie along the way; each starts a little after its neighbour.
                let bar = ((y * c - x * s + most / 2) / width).rounded(.down)
                return x * c + y * s + reach + bar * offset < edge ? target : image
            }
        },
        FilterKind(
            "CIFlashTransition", kCICategoryTransition,
            ends + [
                .center, .vector(kCIInputExtentKey, [0, 0, 300, 300]), .color(kCIInputColorKey, [1, 0.8, 0.6, 1]), time,
                .number("inputMaxStriationRadius", 2.58, 0...10), .number("inputStriationStrength", 0.5, 0...3),
                .number("inputStriationContrast", 1.375, 0...5), .number("inputFadeThreshold", 0.85, 0...1),
            ]
        ) { values in Flash(values).map { flash in values.passing { flash.pixel($0, $1, $2) } } ?? nil },
        FilterKind(
            "CICopyMachineTransition", kCICategoryTransition,
            ends + [
                .vector(kCIInputExtentKey, [0, 0, 300, 300]), .color(kCIInputColorKey, [0.6, 1, 0.8, 1]), time,
                .angle(0),
                .number(kCIInputWidthKey, 200, 0.1...500), .number("inputOpacity", 1.3, 0...3),
            ]
        ) { values in
            let extent = values.rect(kCIInputExtentKey), width = max(values.number(kCIInputWidthKey), 0.1)
            let c = cos(values.angle), s = sin(values.angle)
            let color = values.color(kCIInputColorKey), opacity = values.float("inputOpacity")
            let along = extent.corners.map { $0.x * c + $0.y * s }
            let first = along.min() ?? 0, last = along.max() ?? 0
            let edge = first - width / 2 + (last - first + width) * values.number(kCIInputTimeKey)
            return values.passing { point, image, target in
                let way = edge - (point.x * c + point.y * s)
                // The lamp is brightest where it is and lights a band about it.
                let light = min(max(opacity * Float(1 - abs(way) * 2 / width), 0), 1)
                let seen = way > 0 ? target : image
                return seen * (1 - light * seen.w) + color * (light * seen.w)
            }
        },
        FilterKind(
            "CIModTransition", kCICategoryTransition,
            ends + [
                .center, time, .angle(2), .number(kCIInputRadiusKey, 150, 1...200),
                .number("inputCompression", 300, 100...800),
            ]
        ) { values in
            let center = values.center, time = values.number(kCIInputTimeKey), size = max(values.radius, 1)
            let c = cos(values.angle), s = sin(values.angle)
            let compression = max(values.number("inputCompression"), 1)
            return values.passing { point, image, target in
                let dx = point.x - center.x, dy = point.y - center.y, distance = hypot(dx, dy)
                let x = (dx * c - dy * s) / size * 2 * .pi, y = (dx * s + dy * c) / size * 2 * .pi
                // Holes open in a grid, those around the centre first.
                let level = (2 + cos(x) + cos(y)) / 4 + exp(-distance / compression) - 1
                let share = Float(min(max((level + 2 * time - 1) * 8 + time, 0), 1))
                return image + (target - image) * share
            }
        },
        FilterKind(
            "CIDisintegrateWithMaskTransition", kCICategoryTransition,
            ends + [
                .image(kCIInputMaskImageKey), time, .number("inputShadowRadius", 8, 0...50),
                .number("inputShadowDensity", 0.65, 0...1), .point("inputShadowOffset", 0, -10),
            ]
        ) { values in
            guard let mask = values.image(kCIInputMaskImageKey) else { return nil }
            let time = values.float(kCIInputTimeKey)
            return values.passing(mask) { _, image, target, mask in
                let left = min(max(((mask.straight.luminance * mask.w) - time) * 16 + 1 - time, 0), 1)
                return target + (image - target) * left
            }
        },
    ]

    private static let ends: [FilterInput] = [.image, .image(kCIInputTargetImageKey)]
    private static let time = FilterInput.number(kCIInputTimeKey, 0, 0...1, type: kCIAttributeTypeTime)
}

/// A light that flashes about a point, with rays of uneven length; behind it one image takes the other's place. The shape of the rays is ours.
private struct Flash: Sendable {
    let center: CGPoint
    /// How far the rays reach, in points.
    let reach: CGFloat
    let color: Pixel
    let time: Float
    let strength, contrast, threshold: Float

    init?(_ values: FilterValues) {
        let extent = values.rect(kCIInputExtentKey)
        time = values.float(kCIInputTimeKey)
        (center, color) = (values.center, values.color(kCIInputColorKey))
        // It grows to the middle of the time and goes then.
        let swell = CGFloat(1 - abs(2 * time - 1))
        reach = max(max(extent.width, extent.height) / 2 * values.number("inputMaxStriationRadius") * swell, 1e-3)
        (strength, contrast) = (values.float("inputStriationStrength"), values.float("inputStriationContrast"))
        threshold = min(max(values.float("inputFadeThreshold"), 0), 0.999)
    }

    func pixel(_ point: CGPoint, _ image: Pixel, _ target: Pixel) -> Pixel {
        let light = light(at: point)
        let share = min(max((time - threshold / 2) / (1 - threshold), 0), 1)
        let mixed = image + (target - image) * share
        let seen = min(light, 1) * max(mixed.w, 0)
        return mixed * (1 - seen) + color * seen
    }

    private func light(at point: CGPoint) -> Float {
        let dx = point.x - center.x, dy = point.y - center.y
        let angle = atan2(dy, dx), near = Float(max(1 - hypot(dx, dy) / reach, 0))
        let rays = Float(sin(angle * 17) + sin(angle * 29 + 1.3) + sin(angle * 53 + 0.7)) / 3
        return near * 2 * max(1 + strength * rays * contrast, 0)
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
    }
}

extension FilterValues {
    fileprivate func passing(_ mix: @escaping @Sendable (CGPoint, Pixel, Pixel) -> Pixel) -> Recipe? {
        passing(.nothing) { point, image, target, _ in mix(point, image, target) }
    }

    /// Each pixel of both images and a third one, by its place.
    fileprivate func passing(
        _ third: Recipe, _ mix: @escaping @Sendable (CGPoint, Pixel, Pixel, Pixel) -> Pixel
    ) -> Recipe? {
        guard let image, let target = self.image(kCIInputTargetImageKey) else { return nil }
        let both =
            image.extent.isInfinite || target.extent.isInfinite ? CGRect.infinite : image.extent.union(target.extent)
        return Recipe(extent: both) { area in
            let first = image.raster(of: area), second = target.raster(of: area), third = third.raster(of: area)
            return Raster(area: area) { x, y in
                mix(
                    CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), first.pixel(x, y), second.pixel(x, y),
                    third.pixel(x, y))
            }
        }
    }
}
