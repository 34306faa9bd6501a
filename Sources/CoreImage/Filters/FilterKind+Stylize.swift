import CoreGraphics

extension FilterKind {
    static let stylizers: [FilterKind] = [
        FilterKind("CIBloom", kCICategoryStylize, [.image, .radius(10), .intensity(0.5)]) { values in
            guard let image = values.image else { return nil }
            let intensity = values.intensity
            return image.merged(with: image.gaussianBlurred(values.radius)) { sharp, soft in
                let glow = soft * intensity
                // As light upon light: never beyond white.
                let sum = sharp + glow - sharp * glow
                return Pixel(sum.x, sum.y, sum.z, max(sharp.w, glow.w))
            }
        },
        FilterKind("CIGloom", kCICategoryStylize, [.image, .radius(10), .intensity(0.5)]) { values in
            guard let image = values.image else { return nil }
            let intensity = values.intensity
            let extent = image.extent
            return image.merged(with: image.clamped.gaussianBlurred(values.radius)) { sharp, soft in
                let dark = pointwiseMin(sharp, soft)
                let mixed = sharp + (dark - sharp) * intensity
                return Pixel(mixed.x, mixed.y, mixed.z, sharp.w)
            }.cropped(to: extent)
        },
        FilterKind("CIEdges", kCICategoryStylize, [.image, .intensity(1, 0...10)]) { values in
            guard let image = values.image else { return nil }
            let intensity = values.intensity, around = image.clamped
            return Recipe(extent: image.extent) { area in
                let source = around.raster(of: area.grown(by: 1))
                return Raster(area: area) { x, y in
                    // The cross of Roberts, over three pixels.
                    let rising = source.pixel(x + 1, y + 1) - source.pixel(x - 1, y - 1)
                    let falling = source.pixel(x - 1, y + 1) - source.pixel(x + 1, y - 1)
                    let edge = (rising * rising + falling * falling).squareRoot() * intensity
                    let alpha = source.pixel(x, y).w
                    return Pixel(min(edge.x, alpha), min(edge.y, alpha), min(edge.z, alpha), alpha)
                }
            }
        },
        FilterKind(
            "CIBlendWithMask", kCICategoryStylize,
            [.image, .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { values in
            values.blended { $0.straight.luminance * $0.w }
        },
        FilterKind(
            "CIBlendWithAlphaMask", kCICategoryStylize,
            [.image, .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { values in
            values.blended { $0.w }
        },
        FilterKind(
            "CIDissolveTransition", kCICategoryTransition,
            [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
        ) { values in
            guard let image = values.image, let target = values.image(kCIInputTargetImageKey) else { return nil }
            let time = values.float(kCIInputTimeKey)
            return image.merged(with: target) { $0 + ($1 - $0) * time }
        },
    ]

    static let tiles: [FilterKind] = [
        FilterKind(
            "CIPixellate", kCICategoryStylize,
            [.image, .center, .number(kCIInputScaleKey, 8, 1...100, type: kCIAttributeTypeDistance)]
        ) { values in
            let size = max(values.number(kCIInputScaleKey), 1), center = values.center
            return values.image?.tiled(size: size) { point in
                CGPoint(
                    x: ((point.x - center.x) / size).rounded() * size + center.x,
                    y: ((point.y - center.y) / size).rounded() * size + center.y)
            }
        },
        FilterKind("CICrystallize", kCICategoryStylize, [.image, .radius(20), .center]) { values in
            let grid = CrystalGrid(size: max(values.radius, 1), center: values.center)
            return values.image?.tiled(size: grid.size * 2) { grid.nearest(to: $0) }
        },
        FilterKind("CIPointillize", kCICategoryStylize, [.image, .radius(20), .center]) { values in
            let grid = CrystalGrid(size: max(values.radius, 1), center: values.center)
            return values.image?.tiled(size: grid.size * 2) { point in
                let middle = grid.nearest(to: point)
                return hypot(point.x - middle.x, point.y - middle.y) <= grid.size / 2 ? middle : nil
            }
        },
    ]
}

extension FilterValues {
    /// The image where the mask says 1, what lies behind where it says 0.
    fileprivate func blended(_ share: @escaping @Sendable (Pixel) -> Float) -> Recipe? {
        guard let image = self.image, let mask = self.image(kCIInputMaskImageKey) else { return nil }
        let behind = self.image(kCIInputBackgroundImageKey) ?? .nothing
        let extent = behind.extent.isNull ? image.extent : image.extent.union(behind.extent)
        return Recipe(extent: image.extent.isInfinite || behind.extent.isInfinite ? .infinite : extent) { area in
            let front = image.raster(of: area), back = behind.raster(of: area), mask = mask.raster(of: area)
            var made = front
            for index in made.pixels.indices {
                let part = min(max(share(mask.pixels[index]), 0), 1)
                made.pixels[index] = back.pixels[index] + (front.pixels[index] - back.pixels[index]) * part
            }
            return made
        }
    }
}

extension Recipe {
    /// Each pixel has the colour around the middle of its tile; none where `middle` is nil.
    func tiled(size: Double, _ middle: @escaping @Sendable (CGPoint) -> CGPoint?) -> Recipe {
        let reach = Int(size.rounded(.up)) + 1, around = clamped
        return Recipe(extent: extent) { area in
            let source = around.raster(of: area.grown(by: reach))
            return Raster(area: area) { x, y in
                guard let point = middle(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) else { return .zero }
                return source.sample(point)
            }
        }
    }
}

/// Points scattered over squares, the same in every run.
private struct CrystalGrid: Sendable {
    let size: Double
    let center: CGPoint

    func nearest(to point: CGPoint) -> CGPoint {
        let column = Int(((point.x - center.x) / size).rounded(.down))
        let row = Int(((point.y - center.y) / size).rounded(.down))
        var best = point, least = Double.infinity
        for y in row - 1...row + 1 {
            for x in column - 1...column + 1 {
                let seed = seed(x, y), distance = hypot(seed.x - point.x, seed.y - point.y)
                if distance < least { (best, least) = (seed, distance) }
            }
        }
        return best
    }

    private func seed(_ x: Int, _ y: Int) -> CGPoint {
        var hash =
            UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y))
            &* 0xC2B2_AE3D_27D4_EB4F
        hash ^= hash >> 29
        hash &*= 0xBF58_476D_1CE4_E5B9
        hash ^= hash >> 32
        let dx = Double(hash & 0xFFFF) / 65536, dy = Double(hash >> 16 & 0xFFFF) / 65536
        return CGPoint(x: center.x + (Double(x) + dx) * size, y: center.y + (Double(y) + dy) * size)
    }
}
