import CoreGraphics
import RenderTree

extension Homography {
    /// The same map of points moved by (x, y) first.
    func translated(x: Double, y: Double) -> Homography {
        Homography(a, b, a * x + b * y + c, d, e, d * x + e * y + f, g, h, g * x + h * y + i)
    }

    static func scale(_ x: Double, _ y: Double) -> Homography { Homography(x, 0, 0, 0, y, 0) }

    static func translation(_ x: Double, _ y: Double) -> Homography { Homography(1, 0, x, 0, 1, y) }

    /// The map that lays `source` onto `target`, axis by axis; an empty source collapses onto the target's corner.
    static func fitting(_ source: CGRect, to target: CGRect) -> Homography {
        let x = source.size.width > 0 ? Double(target.size.width / source.size.width) : 0
        let y = source.size.height > 0 ? Double(target.size.height / source.size.height) : 0
        return Homography(
            x, 0, Double(target.origin.x) - x * Double(source.origin.x),
            0, y, Double(target.origin.y) - y * Double(source.origin.y))
    }

    /// The same map with members that are only rounding errors of a half turn set to zero, so that it counts as what it is.
    var snapped: Homography {
        var map = self
        let size = (abs(a) + abs(e)) * 1e-14
        if abs(b) < size { map.b = 0 }
        if abs(d) < size { map.d = 0 }
        if abs(g) < 1e-15 * abs(i) { map.g = 0 }
        if abs(h) < 1e-15 * abs(i) { map.h = 0 }
        return map
    }

    /// True for scales and shifts along the axes: rectangles stay upright.
    var isUpright: Bool { b == 0 && d == 0 && g == 0 && h == 0 && i != 0 }

    var isFinite: Bool { (abs(a) + abs(b) + abs(c) + abs(d) + abs(e) + abs(f) + abs(g) + abs(h) + abs(i)).isFinite }

    /// Square root of the area that one unit of area around a point becomes.
    func scale(at point: CGPoint) -> Double {
        let w = g * Double(point.x) + h * Double(point.y) + i
        return (abs(determinant) / abs(w * w * w)).squareRoot()
    }

    /// How long unit steps along x and along y around a point become.
    func axisScales(at point: CGPoint) -> (x: Double, y: Double) {
        let p = homogeneous(Double(point.x), Double(point.y))
        let w2 = p.w * p.w
        return (
            hypot((a * p.w - p.x * g) / w2, (d * p.w - p.y * g) / w2),
            hypot((b * p.w - p.x * h) / w2, (e * p.w - p.y * h) / w2)
        )
    }

    /// The side of the horizon on which points lie before the eye, in the map's target: 1/w is positive there.
    var horizon: HalfPlane? {
        guard let back = inverse else { return nil }
        return HalfPlane(back.g, back.h, back.i)
    }
}

extension HalfPlane {
    /// Scales (a, b) to length 1; nil when there is no direction.
    init?(_ a: Double, _ b: Double, _ c: Double, isAntialiased: Bool = false) {
        let length = hypot(a, b)
        guard length > 0, length.isFinite, (c / length).isFinite else { return nil }
        self.init(a: a / length, b: b / length, c: c / length, isAntialiased: isAntialiased)
    }
}

/// Where a rectangle of a plane can be seen.
struct VisibleExtent {
    var bounds: PixelRect
    /// True when part of the rectangle lies behind the eye, so that it must be cut at the horizon.
    var crossesEye: Bool

    /// nil when nothing of `rect` shows inside `cull`. `spread` is added on every side, in pixels.
    init?(of rect: CGRect, on plane: Homography, in cull: PixelRect, spread: Double = 0) {
        // A plane that faces the eye squarely from behind it.
        guard !plane.isAffine || plane.i > 0 else { return nil }
        let x0 = Double(rect.origin.x), y0 = Double(rect.origin.y)
        let x1 = x0 + Double(rect.size.width), y1 = y0 + Double(rect.size.height)
        if plane.isUpright {
            let s = 1 / plane.i
            let ax = VisibleExtent.snap((plane.a * x0 + plane.c) * s),
                bx = VisibleExtent.snap((plane.a * x1 + plane.c) * s)
            let ay = VisibleExtent.snap((plane.e * y0 + plane.f) * s),
                by = VisibleExtent.snap((plane.e * y1 + plane.f) * s)
            self.init(
                minX: min(ax, bx) - spread, minY: min(ay, by) - spread, maxX: max(ax, bx) + spread,
                maxY: max(ay, by) + spread, cull: cull, crossesEye: false)
            return
        }
        let nearest = min(plane.weight(x0, y0), plane.weight(x1, y0), plane.weight(x1, y1), plane.weight(x0, y1))
        let crosses = !(nearest > VisibleExtent.nearest)
        var minX = Double.infinity, minY = Double.infinity, maxX = -Double.infinity, maxY = -Double.infinity
        func add(_ x: Double, _ y: Double) {
            let p = plane.homogeneous(x, y), across = p.x / p.w, down = p.y / p.w
            minX = min(minX, across)
            maxX = max(maxX, across)
            minY = min(minY, down)
            maxY = max(maxY, down)
        }
        if crosses {
            var polygon = ConvexPolygon(minX: x0, minY: y0, maxX: x1, maxY: y1)
            polygon.clip { plane.weight($0, $1) - VisibleExtent.nearest }
            for index in 0..<polygon.count { add(polygon[index].x, polygon[index].y) }
        } else {
            add(x0, y0)
            add(x1, y0)
            add(x1, y1)
            add(x0, y1)
        }
        // A soft edge spreads half a pixel to each side.
        let spread = spread + 0.5
        self.init(
            minX: minX - spread, minY: minY - spread, maxX: maxX + spread, maxY: maxY + spread, cull: cull,
            crossesEye: crosses)
    }

    private init?(
        minX: Double, minY: Double, maxX: Double, maxY: Double, cull: PixelRect, crossesEye: Bool
    ) {
        guard let whole = PixelRect(enclosing: minX, minY, maxX, maxY) else { return nil }
        bounds = whole.intersection(cull)
        guard !bounds.isEmpty else { return nil }
        self.crossesEye = crossesEye
    }

    /// Points nearer to the eye than this share of its distance are cut off.
    static let nearest = 1e-4

    /// Positions are painted on a grid of 1/256 pixel.
    private static func snap(_ value: Double) -> Double {
        let steps = value * 256
        guard abs(steps) < 0x1p52 else { return steps / 256 }
        // As `rounded()`, which is a call of the library.
        let whole = Double(Int64(steps)), rest = steps - whole
        return (rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) / 256
    }
}

extension Homography {
    /// The homogeneous weight of a point: positive before the eye.
    func weight(_ x: Double, _ y: Double) -> Double { g * x + h * y + i }
}
