import CoreGraphics

/// Hue, saturation and brightness, each 0…1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let most = max(red, green, blue), least = min(red, green, blue)
        let range = most - least
        brightness = most
        saturation = most > 0 ? range / most : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sector =
            if most == red { (green - blue) / range } else if most == green { 2 + (blue - red) / range } else {
                4 + (red - green) / range
            }
        hue = sector < 0 ? sector / 6 + 1 : sector / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        guard hue.isFinite else { return (brightness, brightness, brightness) }
        let h = min(max(hue, 0), 1) * 6, s = min(max(saturation, 0), 1), v = min(max(brightness, 0), 1)
        let sector = Int(h) % 6, f = h - h.rounded(.down)
        let p = v * (1 - s), q = v * (1 - s * f), t = v * (1 - s * (1 - f))
        switch sector {
        case 0: return (v, t, p)
        case 1: return (q, v, p)
        case 2: return (p, v, t)
        case 3: return (p, q, v)
        case 4: return (t, p, v)
        default: return (v, p, q)
        }
    }
}
