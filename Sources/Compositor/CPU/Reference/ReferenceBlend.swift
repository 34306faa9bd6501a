import CKernels

/// Lays a source colour over a target colour with a strength of 0…255. Colours are premultiplied 0xAARRGGBB.
enum ReferenceBlend {
    static func blend(_ mode: CKBlend, _ source: UInt32, _ target: UInt32, _ strength: UInt32) -> UInt32 {
        mode == .normal ? over(source, target, strength) : mixed(mode, source, target, strength)
    }

    /// A 255th, rounded; exact for products of two bytes and for sums of two that stay below 255 · 255.5.
    static func by255(_ v: UInt32) -> UInt32 {
        let t = v + 128
        return (t + t >> 8) >> 8
    }

    private static func over(_ source: UInt32, _ target: UInt32, _ strength: UInt32) -> UInt32 {
        let keep = 255 - by255((source >> 24) * strength)
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            result |= by255((source >> shift & 255) * strength + (target >> shift & 255) * keep) << shift
        }
        return result
    }

    private static func mixed(_ mode: CKBlend, _ source: UInt32, _ target: UInt32, _ strength: UInt32) -> UInt32 {
        let s = PremultipliedColor(source), d = PremultipliedColor(target)
        let part = Float(strength) * (1 / 255 as Float)
        // Light adds up: two pictures faded across each other give back what they share.
        if mode == .plusLighter { return ReferenceBlendModes.blend(mode, s.scaled(by: part), d).word }
        let blended = ReferenceBlendModes.blend(mode, s, d)
        return d.mixed(with: blended, part).word
    }
}

/// A colour as numbers 0…1, colours times alpha.
struct PremultipliedColor {
    var red: Float, green: Float, blue: Float, alpha: Float

    init(red: Float, green: Float, blue: Float, alpha: Float) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ word: UInt32) {
        let unit: Float = 1 / 255
        self.init(
            red: Float(word >> 16 & 255) * unit, green: Float(word >> 8 & 255) * unit, blue: Float(word & 255) * unit,
            alpha: Float(word >> 24) * unit)
    }

    func scaled(by t: Float) -> PremultipliedColor {
        PremultipliedColor(red: red * t, green: green * t, blue: blue * t, alpha: alpha * t)
    }

    func mixed(with o: PremultipliedColor, _ t: Float) -> PremultipliedColor {
        PremultipliedColor(
            red: red + (o.red - red) * t, green: green + (o.green - green) * t, blue: blue + (o.blue - blue) * t,
            alpha: alpha + (o.alpha - alpha) * t)
    }

    var word: UInt32 {
        func byte(_ v: Float) -> UInt32 { UInt32(ReferenceCoverage.limited(v) * 255 + 0.5) }
        return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
