import CoreGraphics

extension FilterKind {
    /// Porter and Duff's, and sums.
    static let compositing: [FilterKind] = [
        compose("CISourceOverCompositing") { $0.over($1) },
        compose("CISourceInCompositing") { $0 * $1.w },
        compose("CISourceOutCompositing") { $0 * (1 - $1.w) },
        compose("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
        compose("CIAdditionCompositing") { front, back in
            let sum = front + back
            return Pixel(sum.x, sum.y, sum.z, min(sum.w, 1))
        },
        compose("CIMaximumCompositing") { pointwiseMax($0, $1) },
        compose("CIMinimumCompositing") { pointwiseMin($0, $1) },
        compose("CIMultiplyCompositing") { $0 * $1 },
    ]

    static let blendModes: [FilterKind] = [
        blend("CIMultiplyBlendMode") { $0 * $1 },
        blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        blend("CIDarkenBlendMode") { pointwiseMin($0, $1) },
        blend("CILightenBlendMode") { pointwiseMax($0, $1) },
        blend("CIDifferenceBlendMode") { pointwiseMax($0, $1) - pointwiseMin($0, $1) },
        blend("CIExclusionBlendMode") { $0 + $1 - $0 * $1 * 2 },
        blend("CIOverlayBlendMode") { front, back in each(back, front, hard) },
        blend("CIHardLightBlendMode") { front, back in each(front, back, hard) },
        blend("CISoftLightBlendMode") { front, back in
            each(front, back) { f, b in
                f <= 0.5
                    ? b - (1 - 2 * f) * b * (1 - b)
                    : b + (2 * f - 1) * ((b > 0.25 ? b.squareRoot() : ((16 * b - 12) * b + 4) * b) - b)
            }
        },
        blend("CIColorDodgeBlendMode") { front, back in each(front, back) { $0 >= 1 ? 1 : min($1 / (1 - $0), 1) } },
        blend("CIColorBurnBlendMode") { front, back in each(front, back) { $0 <= 0 ? 0 : max(1 - (1 - $1) / $0, 0) } },
        blend("CISubtractBlendMode") { pointwiseMax($1 - $0, .zero) },
        blend("CIDivideBlendMode") { front, back in each(front, back) { $0 <= 0 ? 1 : min($1 / $0, 1) } },
        blend("CILinearBurnBlendMode") { pointwiseMax($0 + $1 - 1, .zero) },
        blend("CILinearDodgeBlendMode") { pointwiseMin($0 + $1, .one) },
        blend("CILinearLightBlendMode") { ($1 + $0 * 2 - 1).clamped },
        blend("CIPinLightBlendMode") { front, back in
            each(front, back) { f, b in f <= 0.5 ? min(b, 2 * f) : max(b, 2 * f - 1) }
        },
        blend("CIVividLightBlendMode") { front, back in
            each(front, back) { f, b in
                f <= 0.5
                    ? (f <= 0 ? 0 : max(1 - (1 - b) / (2 * f), 0)) : (f >= 1 ? 1 : min(b / (2 * (1 - f)), 1))
            }
        },
    ]

    /// Those that take hue, saturation and luminosity apart, as PDF does.
    static let hueModes: [FilterKind] = [
        blend("CIHueBlendMode") { front, back in
            front.saturated(back.spread).lit(back.luminosity)
        },
        blend("CISaturationBlendMode") { front, back in
            back.saturated(front.spread).lit(back.luminosity)
        },
        blend("CIColorBlendMode") { front, back in front.lit(back.luminosity) },
        blend("CILuminosityBlendMode") { front, back in back.lit(front.luminosity) },
    ]

    private static func compose(_ name: String, _ merge: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> FilterKind {
        FilterKind(name, kCICategoryCompositeOperation, [.image, .image(kCIInputBackgroundImageKey)]) { values in
            guard let image = values.image else { return nil }
            guard let behind = values.image(kCIInputBackgroundImageKey) else { return image }
            return image.merged(with: behind, merge)
        }
    }

    /// Where both images are, the colours mix; elsewhere each stays.
    private static func blend(
        _ name: String, _ mix: @escaping @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterKind {
        compose(name) { front, back in
            let both = front.w * back.w
            let mixed = Pixel(straight: mix(front.straight, back.straight), alpha: both)
            return mixed + front * (1 - back.w) + back * (1 - front.w)
        }
    }

    private static func each(
        _ a: SIMD3<Float>, _ b: SIMD3<Float>, _ mix: (Float, Float) -> Float
    ) -> SIMD3<Float> {
        SIMD3(mix(a.x, b.x), mix(a.y, b.y), mix(a.z, b.z))
    }

    private static func hard(_ a: Float, _ b: Float) -> Float { a <= 0.5 ? 2 * a * b : 1 - 2 * (1 - a) * (1 - b) }
}

extension SIMD3<Float> {
    fileprivate var luminosity: Float { x * 0.3 + y * 0.59 + z * 0.11 }
    fileprivate var spread: Float { self.max() - self.min() }

    /// The same hue with another saturation.
    fileprivate func saturated(_ saturation: Float) -> SIMD3<Float> {
        let least = self.min(), range = spread
        return range <= 0 ? .zero : (self - least) * (saturation / range)
    }

    /// The same hue and saturation with another luminosity, as far as that can be.
    fileprivate func lit(_ light: Float) -> SIMD3<Float> {
        var color = self + (light - luminosity)
        let least = color.min(), most = color.max()
        if least < 0 { color = (color - light) * (light / Swift.max(light - least, 1e-6)) + light }
        if most > 1 { color = (color - light) * ((1 - light) / Swift.max(most - light, 1e-6)) + light }
        return color
    }
}
