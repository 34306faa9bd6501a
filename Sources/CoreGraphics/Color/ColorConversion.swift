// Colour conversion by matrix (D65 throughout) and tone curve; IEC 61966-2-1 for sRGB, SMPTE EG 432-1 for Display P3.

/// The encoded value of a linear one, mirrored for negative values as extended sRGB asks.
func encodeSRGB(_ linear: Double) -> Double {
    let x = abs(linear)
    let y = x <= 0.003_130_8 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    return linear < 0 ? -y : y
}

/// The linear value of an encoded one, mirrored for negative values.
func decodeSRGB(_ encoded: Double) -> Double {
    let x = abs(encoded)
    let y = x <= 0.040_45 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -y : y
}

/// Three linear components.
struct LinearRGB {
    var r: Double, g: Double, b: Double

    func mapped(_ f: (Double) -> Double) -> LinearRGB { LinearRGB(r: f(r), g: f(g), b: f(b)) }

    /// From Display P3's primaries to sRGB's.
    var p3ToSRGB: LinearRGB {
        LinearRGB(
            r: 1.224_940_176_280_560 * r - 0.224_940_176_280_560 * g,
            g: -0.042_056_954_709_688 * r + 1.042_056_954_709_688 * g,
            b: -0.019_637_554_590_334 * r - 0.078_636_045_550_631 * g + 1.098_273_600_140_965 * b)
    }

    /// From sRGB's primaries to Display P3's.
    var sRGBToP3: LinearRGB {
        LinearRGB(
            r: 0.822_461_968_714_400 * r + 0.177_538_031_285_600 * g,
            g: 0.033_194_198_850_962 * r + 0.966_805_801_149_038 * g,
            b: 0.017_082_630_720_027 * r + 0.072_397_440_737_500 * g + 0.910_519_928_542_473 * b)
    }
}

extension CGColorSpace {
    /// Encoded extended sRGB of components of this space; nil for patterns.
    func sRGB(of components: [CGFloat]) -> RGBA? {
        guard components.count == numberOfComponents + 1, kind != .pattern else { return nil }
        let c = components.map(Double.init)
        let alpha = Float(min(max(c[c.count - 1], 0), 1))
        let encoded: LinearRGB
        switch kind {
        case .sRGB, .extendedSRGB, .deviceRGB:
            encoded = LinearRGB(r: c[0], g: c[1], b: c[2])
        case .linearSRGB, .extendedLinearSRGB, .genericRGBLinear:
            encoded = LinearRGB(r: c[0], g: c[1], b: c[2]).mapped(encodeSRGB)
        case .displayP3, .extendedDisplayP3:
            encoded = LinearRGB(r: c[0], g: c[1], b: c[2]).mapped(decodeSRGB).p3ToSRGB.mapped(encodeSRGB)
        case .linearDisplayP3, .extendedLinearDisplayP3:
            encoded = LinearRGB(r: c[0], g: c[1], b: c[2]).p3ToSRGB.mapped(encodeSRGB)
        case .gray, .extendedGray, .deviceGray:
            encoded = LinearRGB(r: c[0], g: c[0], b: c[0])
        case .linearGray, .extendedLinearGray:
            encoded = LinearRGB(r: c[0], g: c[0], b: c[0]).mapped(encodeSRGB)
        case .deviceCMYK, .genericCMYK:
            encoded = LinearRGB(r: (1 - c[0]) * (1 - c[3]), g: (1 - c[1]) * (1 - c[3]), b: (1 - c[2]) * (1 - c[3]))
        case .adobeRGB, .romm, .dciP3, .itur709, .itur2020, .genericRGB:
            guard let space = kind.workingSpace else { return nil }
            encoded = space.linearSRGB(LinearRGB(r: c[0], g: c[1], b: c[2]).mapped(space.decode)).mapped(encodeSRGB)
        case .indexed:
            guard let index = Int(exactly: min(max(c[0], 0), 255).rounded(.down)), var color = tableColor(at: index)
            else { return nil }
            color.alpha = alpha
            return color
        case .pattern:
            return nil
        }
        return RGBA(red: Float(encoded.r), green: Float(encoded.g), blue: Float(encoded.b), alpha: alpha)
    }

    /// Components of this space, alpha last, for an encoded extended sRGB colour; nil for patterns and indexed spaces.
    func components(of color: RGBA) -> [CGFloat]? {
        let rgb = LinearRGB(r: Double(color.red), g: Double(color.green), b: Double(color.blue))
        let luminance = { (c: LinearRGB) in 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b }
        let clamp = { (x: Double) in min(max(x, 0), 1) }
        let parts: [Double]
        switch kind {
        case .sRGB, .deviceRGB: parts = [clamp(rgb.r), clamp(rgb.g), clamp(rgb.b)]
        case .extendedSRGB: parts = [rgb.r, rgb.g, rgb.b]
        case .linearSRGB, .genericRGBLinear:
            let c = rgb.mapped(decodeSRGB).mapped(clamp)
            parts = [c.r, c.g, c.b]
        case .extendedLinearSRGB:
            let c = rgb.mapped(decodeSRGB)
            parts = [c.r, c.g, c.b]
        case .displayP3, .extendedDisplayP3:
            let c = rgb.mapped(decodeSRGB).sRGBToP3.mapped(encodeSRGB)
            parts = kind == .displayP3 ? [clamp(c.r), clamp(c.g), clamp(c.b)] : [c.r, c.g, c.b]
        case .linearDisplayP3, .extendedLinearDisplayP3:
            let c = rgb.mapped(decodeSRGB).sRGBToP3
            parts = kind == .linearDisplayP3 ? [clamp(c.r), clamp(c.g), clamp(c.b)] : [c.r, c.g, c.b]
        case .gray, .deviceGray: parts = [clamp(encodeSRGB(luminance(rgb.mapped(decodeSRGB))))]
        case .extendedGray: parts = [encodeSRGB(luminance(rgb.mapped(decodeSRGB)))]
        case .linearGray, .extendedLinearGray: parts = [luminance(rgb.mapped(decodeSRGB))]
        case .deviceCMYK, .genericCMYK:
            let c = rgb.mapped(clamp)
            let black = 1 - max(c.r, max(c.g, c.b))
            let rest = max(1 - black, 1e-9)
            parts = [(1 - c.r - black) / rest, (1 - c.g - black) / rest, (1 - c.b - black) / rest, black].map(clamp)
        case .adobeRGB, .romm, .dciP3, .itur709, .itur2020, .genericRGB:
            guard let space = kind.workingSpace else { return nil }
            let c = space.linear(ofSRGB: rgb.mapped(decodeSRGB)).mapped(space.encode).mapped(clamp)
            parts = [c.r, c.g, c.b]
        case .pattern, .indexed: return nil
        }
        return parts.map { CGFloat($0) } + [CGFloat(color.alpha)]
    }

    /// The colours that the numbers of an indexed space stand for; none of other spaces.
    var tableColors: [RGBA] {
        guard let colorTable, let parts = baseColorSpace?.numberOfComponents, parts > 0 else { return [] }
        return (0..<colorTable.count / parts).compactMap(tableColor)
    }

    /// The colour that a number of an indexed space stands for; nil of numbers behind the last, and of other spaces.
    private func tableColor(at index: Int) -> RGBA? {
        guard let colorTable, let base = baseColorSpace, index >= 0 else { return nil }
        let count = base.numberOfComponents, start = index * count
        guard start + count <= colorTable.count else { return nil }
        return base.sRGB(of: colorTable[start..<(start + count)].map { CGFloat($0) / 255 } + [1])
    }
}
