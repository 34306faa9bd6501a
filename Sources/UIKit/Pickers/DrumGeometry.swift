import CoreGraphics
import QuartzCore

/// Where the rows of a wheel are seen: they lie on a drum that turns about a level axis, as far behind the screen as its radius.
///
/// Distances run along the drum's skin, from the row that is chosen; positive ones are below it. Points.
struct DrumGeometry: Equatable {
    static let usualRowHeight: CGFloat = 32
    /// From the eye to the screen.
    static let eyeDistance: CGFloat = 900
    /// The words next to the chosen row are this much fainter.
    private static let restingAlpha: CGFloat = 0.52

    /// Of what shows of the drum.
    var height: CGFloat
    var rowHeight: CGFloat

    /// The drum is as high as what shows of it.
    var radius: CGFloat { max(height / 2, rowHeight / 2) }

    /// The angle of the rim, where the line of sight touches the drum: what is beyond is behind it.
    private var rim: CGFloat { acos(radius / (radius + Self.eyeDistance)) }

    /// How far along the skin the rim is.
    var reach: CGFloat { radius * rim }

    /// The rows that are in sight, of `count`, with the wheel turned by `offset` (row `offset / rowHeight` is in the middle).
    func rows(in sight: CGFloat, count: Int) -> Range<Int> {
        guard rowHeight > 0, count > 0 else { return 0..<0 }
        let first = ((sight - reach) / rowHeight).rounded(.up), last = ((sight + reach) / rowHeight).rounded(.down)
        let start = min(max(0, first), CGFloat(count)), end = min(max(start, last + 1), CGFloat(count))
        return Int(start)..<Int(end)
    }

    /// From the middle of the drum's face to a row's place on it.
    func transform(at distance: CGFloat) -> CATransform3D {
        let angle = distance / radius
        let place = CATransform3DMakeTranslation(0, radius * sin(angle), radius * (cos(angle) - 1))
        return CATransform3DRotate(place, -angle, 1, 0, 0)
    }

    /// Full in the middle, fainter at once beside it, gone at the rim.
    func alpha(at distance: CGFloat) -> CGFloat {
        let beside = min(1, abs(distance) / max(1, rowHeight)), atRim = cos(rim)
        return (1 - (1 - Self.restingAlpha) * beside) * max(0, (cos(distance / radius) - atRim) / (1 - atRim))
    }

    /// The distance of what is seen `y` points below the middle.
    func distance(at y: CGFloat) -> CGFloat {
        // The line of sight through y meets the skin where r·sin θ = y·(1 + r(1 − cos θ)/d), so where
        // √(1 + (y/d)²)·sin(θ + φ) = y·(1/r + 1/d) with tan φ = y/d.
        let slope = y / Self.eyeDistance
        let sine = (y / radius + slope) / sqrt(1 + slope * slope)
        return (asin(min(1, max(-1, sine))) - atan(slope)) * radius
    }
}
