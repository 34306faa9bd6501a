import CoreGraphics

extension FilterKind {
    /// Filters that adjust colours.
    static let adjustments: [FilterKind] = [
        colors(
            "CIColorControls", kCICategoryColorAdjustment,
            [
                .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                .number(kCIInputContrastKey, 1, 0.25...4),
            ]
        ) { values in
            let saturation = values.float(kCIInputSaturationKey), brightness = values.float(kCIInputBrightnessKey)
            let contrast = values.float(kCIInputContrastKey)
            return { color in
                let gray = SIMD3<Float>(repeating: color.luminance)
                return ((gray.mixed(with: color, saturation) + brightness) - 0.5) * contrast + 0.5
            }
        },
        colors("CIExposureAdjust", kCICategoryColorAdjustment, [.number(kCIInputEVKey, 0, -10...10)]) { values in
            let factor = Float(pow(2, values.number(kCIInputEVKey)))
            return { $0 * factor }
        },
        colors("CIGammaAdjust", kCICategoryColorAdjustment, [.number("inputPower", 1, 0.1...3)]) { values in
            let power = values.number("inputPower")
            return { $0.map { $0 <= 0 ? 0 : Float(pow(Double($0), power)) } }
        },
        colors("CIHueAdjust", kCICategoryColorAdjustment, [.angle(0)]) { values in
            let turn = HueTurn(angle: values.angle)
            return { turn.apply($0) }
        },
        colors("CIVibrance", kCICategoryColorAdjustment, [.number("inputAmount", 0, -1...1)]) { values in
            let amount = values.float("inputAmount")
            return { color in
                let most = color.max(), spread = most - color.min()
                // What has little colour gains most.
                let share = 1 + amount * (1 - (most > 0 ? spread / most : 0))
                return SIMD3(repeating: color.luminance).mixed(with: color, share)
            }
        },
        FilterKind("CIColorMatrix", kCICategoryColorAdjustment, matrixInputs) { values in
            let red = values.row("inputRVector"), green = values.row("inputGVector"), blue = values.row("inputBVector")
            let alpha = values.row("inputAVector"), bias = values.row("inputBiasVector")
            return values.image?.colored { pixel in
                let color = Pixel(pixel.straight, pixel.w)
                let sums = Pixel(
                    (red * color).sum(), (green * color).sum(), (blue * color).sum(), (alpha * color).sum())
                let changed = sums + bias
                return Pixel(straight: SIMD3(changed.x, changed.y, changed.z), alpha: min(max(changed.w, 0), 1))
            }
        },
        FilterKind(
            "CIColorClamp", kCICategoryColorAdjustment,
            [.image, .vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1])]
        ) { values in
            let least = values.row("inputMinComponents"), most = values.row("inputMaxComponents")
            return values.image?.colored { pixel in
                let kept = Pixel(pixel.straight, pixel.w).clamped(lowerBound: least, upperBound: most)
                return Pixel(straight: SIMD3(kept.x, kept.y, kept.z), alpha: kept.w)
            }
        },
        colors("CILinearToSRGBToneCurve", kCICategoryColorAdjustment) { _ in { ToneCurve.perceived($0) } },
        colors("CISRGBToneCurveToLinear", kCICategoryColorAdjustment) { _ in { ToneCurve.light($0) } },
        colors("CIToneCurve", kCICategoryColorAdjustment, curveInputs) { values in
            let curve = PointCurve((0...4).map { values.point("inputPoint\($0)") })
            return { ToneCurve.light(ToneCurve.perceived($0).map { curve.value(at: $0) }) }
        },
        colors("CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, [1, 1, 1, 1])]) { values in
            let white = values.color(kCIInputColorKey).straight
            return { $0 * white }
        },
        colors(
            "CIHighlightShadowAdjust", kCICategoryColorAdjustment,
            [.number("inputHighlightAmount", 1, 0.3...1), .number("inputShadowAmount", 0, -1...1)]
        ) { values in
            let highlight = values.float("inputHighlightAmount"), shadow = values.float("inputShadowAmount")
            return { color in
                let seen = ToneCurve.perceived(color), bright = seen.max()
                let dark = (1 - bright) * (1 - bright)
                let factor = 1 + shadow * dark - (1 - highlight) * bright * bright
                return ToneCurve.light((seen * factor).clamped)
            }
        },
    ]

    private static let matrixInputs: [FilterInput] = [
        .image, .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
        .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
        .vector("inputBiasVector", [0, 0, 0, 0]),
    ]

    private static let curveInputs: [FilterInput] = (0...4).map {
        .point("inputPoint\($0)", CGFloat($0) / 4, CGFloat($0) / 4)
    }
}

/// Turns colours about the greys.
private struct HueTurn {
    let red: SIMD3<Float>, green: SIMD3<Float>, blue: SIMD3<Float>

    init(angle: Double) {
        let c = Float(cos(angle)), s = Float(sin(angle)), third = (1 - c) / 3, side = s * Float(3).squareRoot() / 3
        red = SIMD3(c + third, third - side, third + side)
        green = SIMD3(third + side, c + third, third - side)
        blue = SIMD3(third - side, third + side, c + third)
    }

    func apply(_ color: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3((red * color).sum(), (green * color).sum(), (blue * color).sum())
    }
}

/// A smooth curve through points, from left to right, that never turns back between two of them.
private struct PointCurve {
    private let points: [CGPoint]
    private let slopes: [CGFloat]

    init(_ given: [CGPoint]) {
        let points = given.sorted { $0.x < $1.x }
        let steps = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-6) }
        var slopes = [steps.first ?? 1]
        for (before, after) in zip(steps, steps.dropFirst()) {
            slopes.append(before * after <= 0 ? 0 : 2 * before * after / (before + after))
        }
        slopes.append(steps.last ?? 1)
        (self.points, self.slopes) = (points, slopes)
    }

    func value(at place: Float) -> Float {
        let x = CGFloat(place)
        guard let next = points.firstIndex(where: { $0.x >= x }), next > 0 else {
            return Float((x <= points[0].x ? points.first : points.last)?.y ?? x)
        }
        let from = points[next - 1], to = points[next], width = max(to.x - from.x, 1e-6), t = (x - from.x) / width
        let t2 = t * t, t3 = t2 * t
        let ends = (2 * t3 - 3 * t2 + 1) * from.y + (3 * t2 - 2 * t3) * to.y
        let bends = (t3 - 2 * t2 + t) * slopes[next - 1] + (t3 - t2) * slopes[next]
        return Float(ends + bends * width)
    }
}
