import QuartzCore

/// The shortest way along the ellipsoid of WGS 84, after T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid with
/// application of nested equations", Survey Review 1975.
enum Geodesic {
    /// The ellipsoid's half axes, metres.
    private static let equator = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let pole = equator * (1 - flattening)

    /// Metres. Between points that lie nearly opposite the equations have no end: the way on a sphere then, within 0.6 %.
    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        guard from.latitude != to.latitude || from.longitude != to.longitude else { return 0 }
        return onEllipsoid(from, to) ?? onSphere(from, to)
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    private static func onEllipsoid(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double? {
        // Of the points on the sphere around the ellipsoid.
        let first = atan((1 - flattening) * tan(radians(from.latitude)))
        let second = atan((1 - flattening) * tan(radians(to.latitude)))
        let (sin1, cos1, sin2, cos2) = (sin(first), cos(first), sin(second), cos(second))
        let difference = radians(to.longitude - from.longitude)
        var longitude = difference
        for _ in 0..<100 {
            let across = cos2 * sin(longitude), along = cos1 * sin2 - sin1 * cos2 * cos(longitude)
            let sinArc = (across * across + along * along).squareRoot()
            guard sinArc > 0 else { return 0 }
            let cosArc = sin1 * sin2 + cos1 * cos2 * cos(longitude), arc = atan2(sinArc, cosArc)
            // Of the way's azimuth where it meets the equator.
            let sinAzimuth = cos1 * cos2 * sin(longitude) / sinArc, cosSquared = 1 - sinAzimuth * sinAzimuth
            // Of twice the arc from the equator to the middle of the way; a way on the equator has none.
            let cosMiddle = cosSquared > 1e-15 ? cosArc - 2 * sin1 * sin2 / cosSquared : 0
            let correction = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
            let bend = cosMiddle + correction * cosArc * (2 * cosMiddle * cosMiddle - 1)
            let next =
                difference + (1 - correction) * flattening * sinAzimuth * (arc + correction * sinArc * bend)
            guard abs(next - longitude) > 1e-12 else {
                return length(arc, sinArc, cosArc, cosMiddle, cosSquared)
            }
            longitude = next
        }
        return nil
    }

    private static func length(
        _ arc: Double, _ sinArc: Double, _ cosArc: Double, _ cosMiddle: Double, _ cosSquared: Double
    ) -> Double {
        let u = cosSquared * (equator * equator - pole * pole) / (pole * pole)
        let a = 1 + u / 16_384 * (4_096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1_024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let squared = 2 * cosMiddle * cosMiddle - 1
        let last = b / 6 * cosMiddle * (4 * sinArc * sinArc - 3) * (4 * cosMiddle * cosMiddle - 3)
        return pole * a * (arc - b * sinArc * (cosMiddle + b / 4 * (cosArc * squared - last)))
    }

    private static func onSphere(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let (a, b) = (radians(from.latitude), radians(to.latitude))
        let up = sin((b - a) / 2), across = sin(radians(to.longitude - from.longitude) / 2)
        let mean = (2 * equator + pole) / 3
        return 2 * mean * asin(min(1, (up * up + cos(a) * cos(b) * across * across).squareRoot()))
    }
}
