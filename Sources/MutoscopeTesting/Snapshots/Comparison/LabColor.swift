import CoreGraphics

/// A colour in CIE L*a*b* for the white of sRGB (D65).
struct LabColor: Equatable {
    var lightness: Double, a: Double, b: Double

    init(lightness: Double, a: Double, b: Double) {
        (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    /// A premultiplied pixel on a background of one gray, 0…255.
    init(_ pixel: UInt32, on background: UInt32) {
        let rest = 255 - (pixel >> 24)
        func linear(_ shift: UInt32) -> Double {
            Self.linear[Int(min(255, (pixel >> shift & 255) + (background * rest + 127) / 255))]
        }
        let red = linear(16), green = linear(8), blue = linear(0)
        let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// sRGB's bytes as light.
    static let linear: [Double] = (0...255).map {
        let value = Double($0) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func root(_ t: Double) -> Double {
        t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }

    /// The CIEDE2000 colour difference: about 1 can just be seen.
    func difference(from other: LabColor) -> Double {
        let chroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let stretch = 1.5 - 0.5 * (Self.seventh(chroma)).squareRoot()
        let (a1, a2) = (a * stretch, other.a * stretch)
        let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
        let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))
        let isGray = c1 * c2 == 0

        var turn = isGray ? 0 : h2 - h1
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let lightnessStep = other.lightness - lightness
        let chromaStep = c2 - c1
        let hueStep = 2 * (c1 * c2).squareRoot() * sin(radians(turn / 2))

        let meanLightness = (lightness + other.lightness) / 2, meanChroma = (c1 + c2) / 2
        var meanHue = h1 + h2
        if !isGray {
            if abs(h1 - h2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
            meanHue /= 2
        }
        let hueWeight =
            1 - 0.17 * cos(radians(meanHue - 30)) + 0.24 * cos(radians(2 * meanHue))
            + 0.32 * cos(radians(3 * meanHue + 6)) - 0.2 * cos(radians(4 * meanHue - 63))
        let middle = (meanLightness - 50) * (meanLightness - 50)
        let l = lightnessStep / (1 + 0.015 * middle / (20 + middle).squareRoot())
        let c = chromaStep / (1 + 0.045 * meanChroma)
        let h = hueStep / (1 + 0.015 * meanChroma * hueWeight)
        let fromBlue = (meanHue - 275) / 25
        let rotation =
            -2 * Self.seventh(meanChroma).squareRoot() * sin(radians(60 * exp(-fromBlue * fromBlue)))
        return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
    }

    private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    /// c⁷ / (c⁷ + 25⁷)
    private static func seventh(_ c: Double) -> Double {
        let power = pow(c, 7)
        return power / (power + 6_103_515_625)
    }

    /// Degrees, 0..<360; 0 for gray.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let angle = atan2(b, a) * 180 / .pi
        return angle < 0 ? angle + 360 : angle
    }
}

extension UInt32 {
    /// How different two premultiplied pixels look, on black and on white, whichever is worse.
    func perceivedDifference(from other: UInt32) -> Double {
        let onBlack = LabColor(self, on: 0).difference(from: LabColor(other, on: 0))
        guard self < 0xFF00_0000 || other < 0xFF00_0000 else { return onBlack }
        return Swift.max(onBlack, LabColor(self, on: 255).difference(from: LabColor(other, on: 255)))
    }
}
