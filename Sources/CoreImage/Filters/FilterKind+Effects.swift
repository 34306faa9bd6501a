import CoreGraphics

extension FilterKind {
    /// Filters that give other colours.
    static let effects: [FilterKind] = [
        colors("CISepiaTone", kCICategoryColorEffect, [.intensity(1)]) { values in
            let intensity = values.intensity
            return { color in
                let c = ToneCurve.perceived(color)
                let sepia = SIMD3<Float>(
                    (c * SIMD3(0.393, 0.769, 0.189)).sum(), (c * SIMD3(0.349, 0.686, 0.168)).sum(),
                    (c * SIMD3(0.272, 0.534, 0.131)).sum())
                return ToneCurve.light(c.mixed(with: sepia.clamped, intensity))
            }
        },
        colors(
            "CIColorMonochrome", kCICategoryColorEffect,
            [.color(kCIInputColorKey, [0.6, 0.45, 0.3, 1]), .intensity(1)]
        ) { values in
            let tint = values.color(kCIInputColorKey).straight, intensity = values.intensity
            return { color in color.mixed(with: tint * color.luminance, intensity) }
        },
        colors("CIColorInvert") { _ in { SIMD3<Float>.one - $0 } },
        colors("CIColorPosterize", kCICategoryColorEffect, [.number("inputLevels", 6, 2...30)]) { values in
            let levels = max(values.float("inputLevels"), 2)
            return { color in
                let steps = (ToneCurve.perceived(color) * levels).rounded(.down)
                return ToneCurve.light((steps / (levels - 1)).clamped)
            }
        },
        colors(
            "CIFalseColor", kCICategoryColorEffect,
            [.color("inputColor0", [0.3, 0, 0, 1]), .color("inputColor1", [1, 0.9, 0.8, 1])]
        ) { values in
            let dark = values.color("inputColor0").straight, bright = values.color("inputColor1").straight
            return { dark.mixed(with: bright, min(max($0.luminance, 0), 1)) }
        },
        FilterKind("CIMaskToAlpha", kCICategoryColorEffect, [.image]) { values in
            values.image?.colored { pixel in
                Pixel(straight: .one, alpha: min(max(pixel.straight.luminance * pixel.w, 0), 1))
            }
        },
        colors("CIMaximumComponent") { _ in { SIMD3(repeating: $0.max()) } },
        colors("CIMinimumComponent") { _ in { SIMD3(repeating: $0.min()) } },
        colors("CIColorThreshold", kCICategoryColorEffect, [.number("inputThreshold", 0.5, 0...1)]) { values in
            let threshold = values.float("inputThreshold")
            return { $0.map { $0 >= threshold ? 1 : 0 } }
        },
        FilterKind(
            "CIVignette", kCICategoryColorEffect,
            [.image, .intensity(0, -1...1), .number(kCIInputRadiusKey, 1, 0...2)]
        ) { values in
            guard let image = values.image else { return nil }
            let middle = CGPoint(x: image.extent.midX, y: image.extent.midY), intensity = values.intensity
            let corner = hypot(image.extent.width, image.extent.height) / 2
            // A larger radius leaves less of the picture as it was.
            let begin = max(1 - values.radius * 0.5, 0)
            return image.darkened { x, y in
                let distance = hypot(CGFloat(x) + 0.5 - middle.x, CGFloat(y) + 0.5 - middle.y) / max(corner, 1)
                let share = Float(min(max((distance - begin) / max(1 - begin, 1e-3), 0), 1))
                return 1 - intensity * share * share
            }
        },
        FilterKind(
            "CIVignetteEffect", kCICategoryColorEffect,
            [.image, .center, .radius(150, 2000), .intensity(1, -1...1), .number("inputFalloff", 0.5, 0...1)]
        ) { values in
            let middle = values.center, radius = max(values.radius, 1), intensity = values.intensity
            let falloff = max(values.number("inputFalloff"), 1e-3)
            return values.image?.darkened { x, y in
                let distance = hypot(Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y) / radius
                let t = Float(min(max((distance - (1 - falloff / 2)) / falloff, 0), 1))
                return 1 - intensity * t * t * (3 - 2 * t)
            }
        },
    ]

    /// The named looks. Their curves are this project's own: Apple's are not public.
    static let photoEffects: [FilterKind] = [
        colors("CIPhotoEffectMono") { _ in { SIMD3(repeating: $0.luminance) } },
        look("CIPhotoEffectNoir") { c in SIMD3(repeating: contrast(c.luminance, 1.45)) },
        look("CIPhotoEffectTonal") { c in SIMD3(repeating: contrast(c.luminance, 0.85)) },
        look("CIPhotoEffectChrome") { c in gray(c).mixed(with: c, 1.25).map { contrast($0, 1.12) } },
        look("CIPhotoEffectFade") { c in gray(c).mixed(with: c, 0.75) * 0.82 + 0.1 },
        look("CIPhotoEffectInstant") { c in
            gray(c).mixed(with: c, 0.8) * SIMD3(0.95, 0.9, 0.78) + SIMD3(0.06, 0.06, 0.1)
        },
        look("CIPhotoEffectProcess") { c in
            gray(c).mixed(with: c, 0.9) * SIMD3(0.86, 1, 0.98) + SIMD3(0, 0.03, 0.08)
        },
        look("CIPhotoEffectTransfer") { c in
            gray(c).mixed(with: c, 0.95) * SIMD3(1.02, 0.94, 0.8) + SIMD3(0.06, 0.03, 0.04)
        },
    ]

    /// A filter over colours as they are perceived.
    private static func look(
        _ name: String, _ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterKind {
        colors(name) { _ in { ToneCurve.light(change(ToneCurve.perceived($0)).clamped) } }
    }

    private static func gray(_ color: SIMD3<Float>) -> SIMD3<Float> { SIMD3(repeating: color.luminance) }

    private static func contrast(_ value: Float, _ contrast: Float) -> Float {
        min(max((value - 0.5) * contrast + 0.5, 0), 1)
    }
}

extension Recipe {
    /// Every colour times a factor of its place.
    fileprivate func darkened(_ factor: @escaping @Sendable (Int, Int) -> Float) -> Recipe {
        Recipe(extent: extent) { area in
            let source = raster(of: area)
            return Raster(area: area) { x, y in
                let pixel = source.pixel(x, y), factor = max(factor(x, y), 0)
                return Pixel(pixel.x * factor, pixel.y * factor, pixel.z * factor, pixel.w)
            }
        }
    }
}
