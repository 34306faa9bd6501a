package import CoreGraphics

extension [CGPath.Element] {
    /// False for the many paths that are no rectangle, rounded rectangle, circle or capsule, as a look at their steps tells.
    package var areSimple: Bool {
        guard count <= 18 else { return false }
        var current = CGPoint.zero, lines = 0, curves = 0, quarters = 0
        for element in self {
            switch element {
            case .move(let point): current = point
            case .line(let point):
                if point.x != current.x, point.y != current.y { return false }
                current = point
                lines += 1
            case .cubic(let point, let control1, let control2):
                if Self.isQuarter(current, control1, control2, point) { quarters += 1 }
                current = point
                curves += 1
            case .quad: return false
            case .close: break
            }
        }
        // Continuous corners have three curves each.
        return curves == quarters || curves == 12 && lines == 4
    }

    /// A cubic that follows a quarter circle: both handles along the axes, 0.55 of the radius long.
    package static func isQuarter(_ a: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ b: CGPoint) -> Bool {
        let radius = abs(b.x - a.x)
        guard radius > 0, abs(abs(b.y - a.y) - radius) <= 1e-6 * radius else { return false }
        let h1 = CGPoint(x: c1.x - a.x, y: c1.y - a.y), h2 = CGPoint(x: c2.x - b.x, y: c2.y - b.y)
        let isAcross = abs(h1.x) < 1e-6 * radius && abs(h2.y) < 1e-6 * radius
        let isUp = abs(h1.y) < 1e-6 * radius && abs(h2.x) < 1e-6 * radius
        let length = isAcross ? (abs(h1.y), abs(h2.x)) : (abs(h1.x), abs(h2.y))
        return (isAcross || isUp) && abs(length.0 / radius - 0.5523) < 2e-3 && abs(length.1 / radius - 0.5523) < 2e-3
    }
}
