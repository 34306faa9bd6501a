public import UIKit

/// A page rolled around a cylinder, as pure functions of how far the roll has come.
///
/// The page lies in 0…width × 0…height (y down). The roll moves in the direction of an angle, clockwise from the x axis; the corner
/// opposite to that direction lifts first. A point's coordinate along the direction, `q`, is 0 at that corner and ``extent(_:)`` at
/// the last one. Lengths are kept: paper does not stretch.
public struct CurlGeometry: Equatable, Sendable {
    /// Of the page, points.
    public var size: CGSize
    /// Of the roll when it begins, as a part of the page's shorter side.
    public var firstRadius: CGFloat = 0.05
    /// A quarter of the way on.
    public var quarterRadius: CGFloat = 0.152439
    /// When the roll leaves the page.
    public var lastRadius: CGFloat = 0.304878

    /// - Parameter size: of the page, in points.
    public init(size: CGSize) {
        self.size = size
    }

    // MARK: The roll

    /// Of the cylinder at a time from 0 (flat) to 1 (just gone), points.
    public func radius(at time: CGFloat) -> CGFloat {
        let t = time.unit, side = min(size.width, size.height)
        let part =
            t < 0.25
            ? mix(firstRadius, quarterRadius, t * 4) : mix(quarterRadius, lastRadius, (t - 0.25) / 0.75)
        return max(side * part, 0.01)
    }

    /// The page's length along an angle.
    public func extent(_ angle: CGFloat) -> CGFloat {
        abs(size.width * cos(angle)) + abs(size.height * sin(angle))
    }

    /// How far the line where the page leaves the ground has come, points.
    public func travel(at time: CGFloat, _ angle: CGFloat) -> CGFloat {
        time.unit * (radius(at: time) + extent(angle))
    }

    /// The corner that lifts first.
    public func corner(_ angle: CGFloat) -> CGPoint {
        CGPoint(x: cos(angle) <= 1e-12 ? size.width : 0, y: sin(angle) <= 1e-12 ? size.height : 0)
    }

    /// A point's coordinate along an angle.
    public func coordinate(of point: CGPoint, _ angle: CGFloat) -> CGFloat {
        let corner = corner(angle)
        return (point.x - corner.x) * cos(angle) + (point.y - corner.y) * sin(angle)
    }

    // MARK: The paper

    /// Where a point of the page is.
    public struct Point: Equatable, Sendable {
        /// Points from the left edge of the page.
        public var x: CGFloat
        /// Points from the top edge of the page.
        public var y: CGFloat
        /// Above the ground, points.
        public var z: CGFloat
        /// Of the page's front, unit length; the front is seen where its z is positive.
        public var normal: (x: CGFloat, y: CGFloat, z: CGFloat)

        /// Whether the two are equal.
        public static func == (a: Point, b: Point) -> Bool {
            a.x == b.x && a.y == b.y && a.z == b.z && a.normal == b.normal
        }
    }

    /// Where a point of the page lies when the roll has come `travel` points with a radius, along an angle.
    public func bend(_ point: CGPoint, travel: CGFloat, radius: CGFloat, _ angle: CGFloat) -> Point {
        let u = (x: cos(angle), y: sin(angle))
        let q = coordinate(of: point, angle), lifted = travel - q
        guard lifted > 0 else { return Point(x: point.x, y: point.y, z: 0, normal: (0, 0, 1)) }
        guard lifted <= .pi * radius else {
            let shift = Self.shift(lifted, radius)
            return Point(
                x: point.x + shift * u.x, y: point.y + shift * u.y, z: 2 * radius, normal: (0, 0, -1))
        }
        let turn = lifted / radius, s = sin(turn), shift = Self.shift(lifted, radius)
        return Point(
            x: point.x + shift * u.x, y: point.y + shift * u.y, z: radius * (1 - cos(turn)),
            normal: (s * u.x, s * u.y, cos(turn)))
    }

    /// How far a point moves along the roll's direction when the roll has passed it by `lifted` points.
    static func shift(_ lifted: CGFloat, _ radius: CGFloat) -> CGFloat {
        guard lifted > 0 else { return 0 }
        return lifted <= .pi * radius ? lifted - radius * sin(lifted / radius) : 2 * lifted - .pi * radius
    }

    // MARK: The finger

    /// The time at which the page's point with coordinate `q` has been moved by `distance` along the angle; 1 when it never is that far.
    public func time(moving q: CGFloat, by distance: CGFloat, _ angle: CGFloat) -> CGFloat {
        solved { time in Self.shift(travel(at: time, angle) - q, radius(at: time)) - distance }
    }

    /// The time at which the foremost line of the roll is over the coordinate `q`.
    public func time(rollOver q: CGFloat, _ angle: CGFloat) -> CGFloat {
        solved { time in travel(at: time, angle) - radius(at: time) - q }
    }

    /// Where a growing function of time passes 0.
    private func solved(_ excess: (CGFloat) -> CGFloat) -> CGFloat {
        var low: CGFloat = 0, high: CGFloat = 1
        guard excess(high) > 0 else { return 1 }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if excess(middle) > 0 { high = middle } else { low = middle }
        }
        return high
    }
}
