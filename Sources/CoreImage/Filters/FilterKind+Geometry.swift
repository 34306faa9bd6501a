import CoreGraphics

extension FilterKind {
    static let geometry: [FilterKind] = [
        FilterKind("CIAffineTransform", kCICategoryGeometryAdjustment, [.image, .transform]) { values in
            values.image?.transformed(by: values.transform)
        },
        FilterKind("CIAffineClamp", kCICategoryTileEffect, [.image, .transform]) { values in
            values.image?.transformed(by: values.transform).clamped
        },
        FilterKind("CIAffineTile", kCICategoryTileEffect, [.image, .transform]) { values in
            values.image?.repeated.transformed(by: values.transform)
        },
        FilterKind("CICrop", kCICategoryGeometryAdjustment, [.image, .vector("inputRectangle", [0, 0, 300, 300])]) {
            $0.image?.cropped(to: $0.rect("inputRectangle"))
        },
        FilterKind(
            "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
            [
                .image, .number(kCIInputScaleKey, 1, 0.05...1.5),
                .number(kCIInputAspectRatioKey, 1, 0.5...2),
            ]
        ) { values in
            let scale = values.number(kCIInputScaleKey)
            return values.image?.transformed(
                by: CGAffineTransform(scaleX: scale * values.number(kCIInputAspectRatioKey), y: scale))
        },
        FilterKind("CIStraightenFilter", kCICategoryGeometryAdjustment, [.image, .angle(0)]) { values in
            guard let image = values.image, !image.extent.isInfinite else { return values.image }
            let middle = CGPoint(x: image.extent.midX, y: image.extent.midY), angle = values.angle
            let w = image.extent.width, h = image.extent.height, s = abs(sin(angle)), c = abs(cos(angle))
            // Turned and grown until the old rectangle is full.
            let scale = max((w * c + h * s) / max(w, 1), (w * s + h * c) / max(h, 1))
            let turn = CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: angle)
                .scaledBy(x: scale, y: scale).translatedBy(x: -middle.x, y: -middle.y)
            return image.transformed(by: turn).cropped(to: image.extent)
        },
    ]

    static let reductions: [FilterKind] = [
        reduce("CIAreaAverage") { pixels in
            pixels.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) } / Double(max(pixels.count, 1))
        },
        reduce("CIAreaMaximum") { pixels in SIMD4<Double>(pixels.reduce(Pixel.zero) { pointwiseMax($0, $1) }) },
        reduce("CIAreaMinimum") { pixels in SIMD4<Double>(pixels.reduce(Pixel.one) { pointwiseMin($0, $1) }) },
    ]

    /// One pixel of an area.
    private static func reduce(_ name: String, _ sum: @escaping @Sendable ([Pixel]) -> SIMD4<Double>) -> FilterKind {
        FilterKind(name, kCICategoryReduction, [.image, .vector(kCIInputExtentKey, [0, 0, 640, 80])]) { values in
            guard let image = values.image else { return nil }
            let area = PixelArea(values.rect(kCIInputExtentKey))
            guard area.count <= PixelArea.most else { return nil }
            return Recipe(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { target in
                let pixel = Pixel(sum(image.raster(of: area).pixels))
                return Raster(area: target) { _, _ in pixel }
            }
        }
    }
}

extension Recipe {
    /// Side by side without end.
    fileprivate var repeated: Recipe {
        guard !extent.isInfinite, !extent.isNull else { return self }
        let tile = PixelArea(extent)
        return Recipe(extent: .infinite) { area in
            let source = raster(of: tile)
            return Raster(area: area) { x, y in
                let column = (x - tile.x) % tile.width, row = (y - tile.y) % tile.height
                return source.pixel(
                    tile.x + (column < 0 ? column + tile.width : column),
                    tile.y + (row < 0 ? row + tile.height : row))
            }
        }
    }
}
