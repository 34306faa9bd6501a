/// How far a continuous corner runs along the edge, in radii: Core Animation's `cornerCurveExpansionFactor`.
package let continuousCornerExpansion: CGFloat = 1.528665

/// A corner of radius 1 at the origin whose edges are the axes, from (run, 0) to (0, run): three cubics.
///
/// Where an edge has no room for the whole run, the corner is led over to a circle, which it is when there is room for
/// just the radius.
private struct UnitCorner {
    /// Start, then control, control, end of each of three cubics.
    let points: [CGPoint]

    /// `roomX`, `roomY`: how much edge there is on each axis, in radii (1 or more).
    init(roomX: CGFloat, roomY: CGFloat) {
        func smoothness(_ room: CGFloat) -> CGFloat {
            min(max((room - 1) / (continuousCornerExpansion - 1), 0), 1)
        }
        let (sx, sy) = (smoothness(roomX), smoothness(roomY))
        points = zip(Self.circle, Self.continuous).map { circle, smooth in
            CGPoint(x: circle.x + (smooth.x - circle.x) * sx, y: circle.y + (smooth.y - circle.y) * sy)
        }
    }

    private static let continuous: [CGPoint] = {
        let half: [(CGFloat, CGFloat)] = [
            (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
        ]
        return half.map { CGPoint(x: $0, y: $1) } + half.reversed().map { CGPoint(x: $1, y: $0) }
    }()

    /// The quarter circle cut at the same places.
    private static let circle: [CGPoint] = {
        let k = quarterCircleControl
        let quarter = CubicSegment(
            CGPoint(x: 1, y: 0), CGPoint(x: 1 - k, y: 0), CGPoint(x: 0, y: 1 - k), CGPoint(x: 0, y: 1))
        let cut: CGFloat = 0.245
        let parts = [
            quarter.part(from: 0, to: cut), quarter.part(from: cut, to: 1 - cut), quarter.part(from: 1 - cut, to: 1),
        ]
        return [parts[0].p0] + parts.flatMap { [$0.p1, $0.p2, $0.p3] }
    }()
}

/// Radii of the four corners of a rectangle (y down), in its own units.
package struct CornerRadiusSet: Equatable, Sendable {
    package var topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package init(all radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// No radius negative or larger than half the smaller side.
    package func limited(to size: CGSize) -> CornerRadiusSet {
        let most = max(0, min(size.width, size.height) / 2)
        func limit(_ r: CGFloat) -> CGFloat { r > 0 ? min(r, most) : 0 }
        return CornerRadiusSet(
            topLeft: limit(topLeft), topRight: limit(topRight), bottomRight: limit(bottomRight),
            bottomLeft: limit(bottomLeft))
    }
}

extension PathBuilder {
    /// A rectangle with round or continuous corners, clockwise (y down) from the end of the top left corner.
    package mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadiusSet, isContinuous: Bool) {
        guard !rect.isNull, rect.isFinite else { return }
        let r = rect.standardized
        let radii = radii.limited(to: r.size)
        let corners: [(corner: CGPoint, x: CGFloat, y: CGFloat, radius: CGFloat)] = [
            (CGPoint(x: r.maxX, y: r.minY), -1, 1, radii.topRight),
            (CGPoint(x: r.maxX, y: r.maxY), -1, -1, radii.bottomRight),
            (CGPoint(x: r.minX, y: r.maxY), 1, -1, radii.bottomLeft),
            (CGPoint(x: r.minX, y: r.minY), 1, 1, radii.topLeft),
        ]
        let firstRun = run(radii.topLeft, room: r.width / 2, isContinuous)
        move(to: CGPoint(x: r.minX + firstRun, y: r.minY))
        for (i, c) in corners.enumerated() {
            guard c.radius > 0 else {
                addLine(to: c.corner)
                continue
            }
            let room =
                isContinuous
                ? CGSize(width: r.width / 2 / c.radius, height: r.height / 2 / c.radius) : CGSize(width: 1, height: 1)
            // Corners at the right bottom and left top are walked from the vertical edge.
            let vertical = i % 2 == 1
            let unit = UnitCorner(
                roomX: vertical ? room.height : room.width, roomY: vertical ? room.width : room.height)
            let points = unit.points.map { p in
                let q = vertical ? CGPoint(x: p.y, y: p.x) : p
                return CGPoint(x: c.corner.x + c.x * q.x * c.radius, y: c.corner.y + c.y * q.y * c.radius)
            }
            addLine(to: points[0])
            for k in stride(from: 1, to: 10, by: 3) {
                addCurve(to: points[k + 2], control1: points[k], control2: points[k + 1])
            }
        }
        closeSubpath()
    }

    private func run(_ radius: CGFloat, room: CGFloat, _ isContinuous: Bool) -> CGFloat {
        isContinuous ? min(radius * continuousCornerExpansion, max(room, radius)) : radius
    }
}

extension CGPath {
    /// A rectangle with round or continuous corners, clockwise (y down) from the end of the top left corner.
    package convenience init(roundedRect rect: CGRect, radii: CornerRadiusSet, isContinuous: Bool) {
        var builder = PathBuilder()
        builder.addRoundedRect(rect, radii: radii, isContinuous: isContinuous)
        self.init(elements: builder.elements)
    }
}
