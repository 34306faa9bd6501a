import CoreGraphics

/// A path that is a rectangle, a rounded rectangle, a circle or a capsule: what can be drawn without painting the path.
struct OutlineShape: Equatable {
    var rect: CGRect
    var radii = CornerRadii()

    init?(_ path: CGPath) {
        guard path.elements.areSimple else { return nil }
        if let smooth = OutlineShape(continuous: path) {
            self = smooth
            return
        }
        var corners: [CGPoint] = []
        var curves: [(start: CGPoint, end: CGPoint)] = []
        var current = CGPoint.zero
        var moves = 0
        for element in path.elements {
            switch element {
            case .move(let point):
                moves += 1
                // A path that closes may open the next, empty one at the same place.
                if moves > 1, corners.last != point, corners.first != point { return nil }
                current = point
                corners.append(point)
            case .line(let point):
                if point.x != current.x, point.y != current.y { return nil }
                current = point
                corners.append(point)
            case .cubic(let point, let control1, let control2):
                guard [CGPath.Element].isQuarter(current, control1, control2, point) else { return nil }
                curves.append((current, point))
                current = point
                corners.append(point)
            case .quad: return nil
            case .close: break
            }
        }
        guard let box = OutlineShape.box(corners), box.width > 0, box.height > 0 else { return nil }
        rect = box
        if curves.isEmpty {
            guard OutlineShape.isRectangle(corners, box) else { return nil }
        } else {
            guard let radius = OutlineShape.radius(curves, box) else { return nil }
            radii = CornerRadii(radius: radius)
        }
    }

    /// A rectangle with four equal continuous corners that have room to run out, as `UIBezierPath(roundedRect:cornerRadius:)`
    /// makes them: the path that its box and its first run would give is the path.
    private init?(continuous path: CGPath) {
        guard path.elements.count == 18, case .move(let start) = path.elements[0] else { return nil }
        let ends = path.elements.compactMap(\.end)
        guard let box = OutlineShape.box(ends), box.width > 0, box.height > 0 else { return nil }
        let run = start.x - box.minX, radius = run / continuousCornerExpansion
        guard radius > 0, 2 * run <= box.width, 2 * run <= box.height else { return nil }
        let same = CGPath(roundedRect: box, radii: CornerRadiusSet(all: radius), isContinuous: true).elements
        let slack = 1e-6 * (box.width + box.height)
        guard same.count == 18, zip(same, path.elements).allSatisfy({ $0.lies(within: slack, of: $1) }) else {
            return nil
        }
        rect = box
        self.radii = CornerRadii(radius: Double(radius), isContinuous: true)
    }

    private static func box(_ points: [CGPoint]) -> CGRect? {
        guard let first = points.first else { return nil }
        var low = first, high = first
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Four corners in turn, the first perhaps repeated.
    private static func isRectangle(_ points: [CGPoint], _ box: CGRect) -> Bool {
        var distinct = points
        while distinct.count > 4, distinct.last == distinct.first { distinct.removeLast() }
        guard distinct.count == 4 else { return false }
        let isCorner = distinct.allSatisfy {
            ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
        }
        return isCorner && distinct[0].x + distinct[2].x == box.minX + box.maxX
            && distinct[0].y + distinct[2].y == box.minY + box.maxY && distinct[0] != distinct[2]
            && distinct[1] != distinct[3] && distinct[0] != distinct[1]
    }

    /// The one radius of four corner arcs that sit in the four corners of the box.
    private static func radius(_ curves: [(start: CGPoint, end: CGPoint)], _ box: CGRect) -> Double? {
        guard curves.count == 4, let first = curves.first else { return nil }
        let radius = abs(first.end.x - first.start.x)
        let slack = 1e-6 * radius
        var sum = 0
        for curve in curves {
            guard abs(abs(curve.end.x - curve.start.x) - radius) <= slack else { return nil }
            let middle = CGPoint(x: (curve.start.x + curve.end.x) / 2, y: (curve.start.y + curve.end.y) / 2)
            let isLeft = abs(middle.x - box.minX - radius / 2) <= slack,
                isRight = abs(box.maxX - middle.x - radius / 2) <= slack
            let isTop = abs(middle.y - box.minY - radius / 2) <= slack,
                isBottom = abs(box.maxY - middle.y - radius / 2) <= slack
            guard isLeft || isRight, isTop || isBottom else { return nil }
            sum += 1
        }
        return sum == 4 ? Double(radius) : nil
    }
}

extension CGPath.Element {
    fileprivate var end: CGPoint? { points.last }

    private var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let point, let control): [control, point]
        case .cubic(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }

    /// The same kind of step with the same points, but for `slack`.
    fileprivate func lies(within slack: CGFloat, of other: CGPath.Element) -> Bool {
        switch (self, other) {
        case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): break
        default: return false
        }
        return zip(points, other.points).allSatisfy { abs($0.x - $1.x) <= slack && abs($0.y - $1.y) <= slack }
    }
}

extension Quad {
    /// True for local points inside the outline, with a thousandth of a point to spare.
    func contains(_ point: CGPoint) -> Bool {
        let slack = 1e-3
        let x = Double(point.x), y = Double(point.y)
        let x0 = Double(rect.minX), x1 = Double(rect.maxX), y0 = Double(rect.minY), y1 = Double(rect.maxY)
        guard x >= x0 - slack, x <= x1 + slack, y >= y0 - slack, y <= y1 + slack else { return false }
        let isLeft = x < (x0 + x1) / 2, isTop = y < (y0 + y1) / 2
        let radius = isTop ? (isLeft ? radii.topLeft : radii.topRight) : (isLeft ? radii.bottomLeft : radii.bottomRight)
        let dx = radius - (isLeft ? x - x0 : x1 - x), dy = radius - (isTop ? y - y0 : y1 - y)
        guard dx > 0, dy > 0 else { return true }
        return hypot(dx, dy) <= radius + slack
    }
}
