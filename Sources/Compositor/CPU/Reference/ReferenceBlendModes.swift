import CKernels

/// The blend modes of the W3C's Compositing and Blending, and Porter and Duff's, on premultiplied colours.
enum ReferenceBlendModes {
    static func blend(_ mode: CKBlend, _ s: PremultipliedColor, _ d: PremultipliedColor) -> PremultipliedColor {
        switch mode {
        case .hue, .saturation, .color, .luminosity: nonSeparable(mode, s, d)
        default:
            PremultipliedColor(
                red: channel(mode, s.red, s.alpha, d.red, d.alpha),
                green: channel(mode, s.green, s.alpha, d.green, d.alpha),
                blue: channel(mode, s.blue, s.alpha, d.blue, d.alpha),
                alpha: alpha(mode, s.alpha, d.alpha))
        }
    }

    private static func alpha(_ mode: CKBlend, _ sa: Float, _ da: Float) -> Float {
        switch mode {
        case .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .xor, .clear, .plusLighter:
            channel(mode, sa, sa, da, da)
        case .plusDarker: limited(sa + da)
        default: sa + da - sa * da
        }
    }

    /// One colour channel, premultiplied: s with alpha sa over d with alpha da.
    private static func channel(_ mode: CKBlend, _ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
        let both = sa * da, apart = s * (1 - da) + d * (1 - sa)
        switch mode {
        case .normal: return s + d * (1 - sa)
        case .multiply: return s * d + apart
        case .screen: return s + d - s * d
        case .overlay: return hardLight(d, da, s, sa) + apart
        case .hardLight: return hardLight(s, sa, d, da) + apart
        case .darken: return smaller(s * da, d * sa) + apart
        case .lighten: return larger(s * da, d * sa) + apart
        case .colorDodge: return dodge(s, sa, d, both) + apart
        case .colorBurn: return burn(s, sa, d, da, both) + apart
        case .softLight: return softLight(s, sa, d, da) + apart
        case .difference: return s + d - 2 * smaller(s * da, d * sa)
        case .exclusion: return s + d - 2 * s * d
        case .plusLighter: return limited(s + d)
        case .plusDarker: return limited(s + d + limited(sa + da) - sa - da)
        default: return porterDuff(mode, s, sa, d, da)
        }
    }

    private static func porterDuff(_ mode: CKBlend, _ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
        switch mode {
        case .copy: s
        case .sourceIn: s * da
        case .sourceOut: s * (1 - da)
        case .sourceAtop: s * da + d * (1 - sa)
        case .destinationOver: d + s * (1 - da)
        case .destinationIn: d * sa
        case .destinationOut: d * (1 - sa)
        case .destinationAtop: d * sa + s * (1 - da)
        case .xor: s * (1 - da) + d * (1 - sa)
        default: 0
        }
    }

    private static func hardLight(_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
        2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)
    }

    private static func dodge(_ s: Float, _ sa: Float, _ d: Float, _ both: Float) -> Float {
        if d <= 0 { return 0 }
        return s < sa ? smaller(both, d * sa * sa / (sa - s)) : both
    }

    private static func burn(_ s: Float, _ sa: Float, _ d: Float, _ da: Float, _ both: Float) -> Float {
        if d >= da { return both }
        return s > 0 ? both - smaller(both, (da - d) * sa * sa / s) : 0
    }

    private static func softLight(_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
        guard da > 0 else { return 0 }
        let t = d / da
        let lift = 2 * s - sa
        if lift <= 0 { return d * (sa + lift * (1 - t)) }
        let curve = 4 * d <= da ? ((16 * t - 12) * t + 4) * t : t.squareRoot()
        return d * sa + da * lift * (curve - t)
    }

    private static func nonSeparable(
        _ mode: CKBlend, _ s: PremultipliedColor, _ d: PremultipliedColor
    ) -> PremultipliedColor {
        let both = s.alpha * d.alpha
        let source = s.scaled(d.alpha), target = d.scaled(s.alpha)
        let mixed: PremultipliedColor =
            switch mode {
            case .hue: source.withSaturation(of: target).withLuminosity(of: target, limit: both)
            case .saturation: target.withSaturation(of: source).withLuminosity(of: target, limit: both)
            case .color: source.withLuminosity(of: target, limit: both)
            default: target.withLuminosity(of: source, limit: both)
            }
        func apart(_ a: Float, _ b: Float) -> Float { a * (1 - d.alpha) + b * (1 - s.alpha) }
        return PremultipliedColor(
            red: mixed.red + apart(s.red, d.red), green: mixed.green + apart(s.green, d.green),
            blue: mixed.blue + apart(s.blue, d.blue), alpha: s.alpha + d.alpha - both)
    }

    fileprivate static func smaller(_ a: Float, _ b: Float) -> Float { a < b ? a : b }
    fileprivate static func larger(_ a: Float, _ b: Float) -> Float { a > b ? a : b }
    private static func limited(_ v: Float) -> Float { ReferenceCoverage.limited(v) }
}

extension PremultipliedColor {
    fileprivate func scaled(_ k: Float) -> PremultipliedColor {
        PremultipliedColor(red: red * k, green: green * k, blue: blue * k, alpha: alpha * k)
    }

    private var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }
    private var least: Float { ReferenceBlendModes.smaller(red, ReferenceBlendModes.smaller(green, blue)) }
    private var most: Float { ReferenceBlendModes.larger(red, ReferenceBlendModes.larger(green, blue)) }

    fileprivate func withSaturation(of o: PremultipliedColor) -> PremultipliedColor {
        let low = least, range = most - low
        let scale = range > 0 ? (o.most - o.least) / range : 0
        return PremultipliedColor(
            red: (red - low) * scale, green: (green - low) * scale, blue: (blue - low) * scale, alpha: alpha)
    }

    /// Shifted to the other's luminosity, then pulled towards it until every channel is within 0…limit.
    fileprivate func withLuminosity(of o: PremultipliedColor, limit: Float) -> PremultipliedColor {
        let light = o.luminosity, shift = light - luminosity
        let c = PremultipliedColor(red: red + shift, green: green + shift, blue: blue + shift, alpha: alpha)
        let low = c.least, high = c.most
        var scale: Float = 1
        if low < 0 { scale = light / (light - low) }
        if high > limit {
            let tighter = (limit - light) / (high - light)
            scale = ReferenceBlendModes.smaller(scale, tighter)
        }
        return PremultipliedColor(
            red: light + (c.red - light) * scale, green: light + (c.green - light) * scale,
            blue: light + (c.blue - light) * scale, alpha: alpha)
    }
}
