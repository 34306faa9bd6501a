package import CoreGraphics

/// A page rolled around a cylinder, at one moment: a pure function of where the roll is, how thick and how tilted.
///
/// The page lies in 0…width × 0…height (y down) at z = 0, z grows toward the viewer. The roll starts at `corner` and moves along
/// ``direction``; a point's coordinate along it, `q`, is 0 at the corner and ``extent`` at the opposite one. Arc lengths are kept:
/// the paper does not stretch.
package struct PageCurl: Equatable, Sendable {
    package enum Corner: Equatable, Sendable, CaseIterable {
        case bottomRight, bottomLeft, topRight, topLeft

        var isRight: Bool { self == .bottomRight || self == .topRight }
        var isBottom: Bool { self == .bottomRight || self == .bottomLeft }
    }

    package enum Side: Equatable, Sendable { case front, back }

    package struct Point: Equatable, Sendable {
        package var x: Double, y: Double, z: Double
        /// Of the page's front, unit length.
        package var normal: (x: Double, y: Double, z: Double)
        package var side: Side { normal.z > 0 ? .front : .back }

        package static func == (a: Point, b: Point) -> Bool {
            a.x == b.x && a.y == b.y && a.z == b.z && a.normal == b.normal
        }
    }

    package let size: CGSize
    package let corner: Corner
    /// Radians from 0 (sideways turn, vertical axis) to π/2 (straight up or down).
    package let tilt: Double
    /// Of the cylinder, points.
    package let radius: Double
    /// How far the line where the page leaves the ground has advanced along ``direction``, points.
    package let travel: Double
    /// The roll's direction, from the corner into the page, unit length.
    package let direction: (x: Double, y: Double)

    package init(size: CGSize, corner: Corner, tilt: Double, radius: Double, travel: Double) {
        self.size = size
        self.corner = corner
        self.tilt = tilt
        self.radius = radius
        self.travel = travel
        direction = ((corner.isRight ? -1 : 1) * cos(tilt), (corner.isBottom ? -1 : 1) * sin(tilt))
    }

    package static func == (a: PageCurl, b: PageCurl) -> Bool {
        a.size == b.size && a.corner == b.corner && a.tilt == b.tilt && a.radius == b.radius && a.travel == b.travel
    }

    /// The page's corner at which `q` is 0.
    package var origin: CGPoint {
        CGPoint(x: corner.isRight ? size.width : 0, y: corner.isBottom ? size.height : 0)
    }

    /// The page's length along the roll's direction.
    package var extent: Double {
        Double(size.width) * cos(tilt) + Double(size.height) * sin(tilt)
    }

    /// A point's coordinate along the roll's direction.
    package func coordinate(of point: CGPoint) -> Double {
        (point.x - origin.x) * direction.x + (point.y - origin.y) * direction.y
    }

    /// The point straight ahead of the corner whose coordinate is `q`.
    package func point(at q: Double) -> CGPoint {
        CGPoint(x: origin.x + q * direction.x, y: origin.y + q * direction.y)
    }

    /// Where the page's point is now.
    package func bend(_ point: CGPoint) -> Point {
        let q = coordinate(of: point)
        let bent = bend(coordinate: q)
        return Point(
            x: point.x + (bent.coordinate - q) * direction.x, y: point.y + (bent.coordinate - q) * direction.y,
            z: bent.z,
            normal: (bent.lean * direction.x, bent.lean * direction.y, bent.upright))
    }

    /// The same in the plane of the roll: the new coordinate and height, and the front normal's parts along the roll and up.
    func bend(coordinate q: Double) -> (coordinate: Double, z: Double, lean: Double, upright: Double) {
        let lifted = travel - q
        if lifted <= 0 { return (q, 0, 0, 1) }
        if lifted <= .pi * radius {
            let angle = lifted / radius
            let s = sin(angle), c = cos(angle)
            return (travel - radius * s, radius * (1 - c), s, c)
        }
        return (travel + lifted - .pi * radius, 2 * radius, 0, -1)
    }

    /// Which page coordinates are seen at the screen coordinate `p` along the roll, topmost first.
    package func candidates(at p: Double) -> [(coordinate: Double, side: Side)] {
        let ahead = travel - p
        if ahead > radius { return [] }
        if ahead >= 0 {
            let angle = asin(ahead / radius)
            return [(travel - radius * (.pi - angle), .back), (travel - radius * angle, .front)]
        }
        return [(travel - .pi * radius + ahead, .back), (p, .front)]
    }

    /// The page's point that is seen at a point of the screen, or nil where what lies beneath shows.
    package func lookUp(_ point: CGPoint) -> (point: CGPoint, side: Side)? {
        let p = coordinate(of: point)
        for candidate in candidates(at: p) {
            let shift = candidate.coordinate - p
            let source = CGPoint(x: point.x + shift * direction.x, y: point.y + shift * direction.y)
            if source.x >= 0, source.y >= 0, source.x <= size.width, source.y <= size.height {
                return (source, candidate.side)
            }
        }
        return nil
    }

    /// The roll's outermost reach ahead of the contact line, points: `radius` once a quarter turn of page is lifted.
    var reach: Double {
        let angle = travel / radius
        return angle >= .pi / 2 ? radius : radius * sin(max(0, angle))
    }
}
