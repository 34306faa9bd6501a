import CoreGraphics

extension FilterKind {
    static let blurs: [FilterKind] = [
        FilterKind("CIGaussianBlur", kCICategoryBlur, [.image, .radius(10)]) { $0.image?.gaussianBlurred($0.radius) },
        FilterKind("CIBoxBlur", kCICategoryBlur, [.image, .radius(10)]) { $0.image?.boxBlurred($0.radius) },
        FilterKind("CIDiscBlur", kCICategoryBlur, [.image, .radius(8)]) { $0.image?.discBlurred($0.radius) },
        FilterKind("CIMotionBlur", kCICategoryBlur, [.image, .radius(20), .angle(0)]) {
            $0.image?.motionBlurred($0.radius, angle: $0.angle)
        },
        FilterKind("CIZoomBlur", kCICategoryBlur, [.image, .center, .number("inputAmount", 20, -200...200)]) { values in
            let center = values.center, amount = values.number("inputAmount")
            guard let image = values.image, amount != 0, !image.extent.isInfinite else { return values.image }
            return Recipe(extent: image.extent) { area in
                let source = image.raster(of: PixelArea(image.extent)), steps = 16
                return Raster(area: area) { x, y in
                    var sum = Pixel.zero
                    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    for step in 0..<steps {
                        let share = amount / 100 * (Double(step) / Double(steps - 1) - 0.5)
                        sum += source.sample(
                            CGPoint(
                                x: point.x + (center.x - point.x) * share, y: point.y + (center.y - point.y) * share))
                    }
                    return sum / Float(steps)
                }
            }
        },
        FilterKind("CIMedianFilter", kCICategoryBlur, [.image]) { values in
            guard let image = values.image else { return nil }
            return Recipe(extent: image.extent) { area in
                let source = image.raster(of: area.grown(by: 1))
                return Raster(area: area) { x, y in source.median(x, y) }
            }
        },
    ]

    static let sharpeners: [FilterKind] = [
        FilterKind("CIUnsharpMask", kCICategorySharpen, [.image, .radius(2.5), .intensity(0.5)]) { values in
            values.image?.sharpened(radius: values.radius, values.intensity)
        },
        FilterKind(
            "CISharpenLuminance", kCICategorySharpen,
            [.image, .number("inputSharpness", 0.4, 0...2), .radius(1.69, 20)]
        ) { values in
            values.image?.sharpened(radius: values.radius, values.float("inputSharpness") * 2)
        },
    ]
}

extension Recipe {
    /// What a blur takes away is added, `intensity` times.
    fileprivate func sharpened(radius: Double, _ intensity: Float) -> Recipe {
        let blurred = clamped.gaussianBlurred(radius)
        return Recipe(extent: extent) { area in
            let sharp = raster(of: area), soft = blurred.raster(of: area)
            var made = sharp
            for index in made.pixels.indices {
                let pixel = sharp.pixels[index], more = (pixel - soft.pixels[index]) * intensity
                made.pixels[index] = Pixel(
                    max(pixel.x + more.x, 0), max(pixel.y + more.y, 0), max(pixel.z + more.z, 0), pixel.w)
            }
            return made
        }
    }
}

extension Raster {
    fileprivate func median(_ x: Int, _ y: Int) -> Pixel {
        var around: [Pixel] = []
        for row in -1...1 { for column in -1...1 { around.append(pixel(x + column, y + row)) } }
        return Pixel(
            around.map(\.x).sorted()[4], around.map(\.y).sorted()[4], around.map(\.z).sorted()[4],
            around.map(\.w).sorted()[4])
    }
}
