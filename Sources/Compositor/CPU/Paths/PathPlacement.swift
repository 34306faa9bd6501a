import CoreGraphics
import RenderTree

/// How a path lies on the grid, apart from whole pixels: paths of equal placement have equal strips.
struct PathPlacement: Equatable {
    /// Local points → pixels. Without the way that the whole path is moved, where that can be told apart.
    var map: Homography
    var mode: EdgeSink.Mode
    /// The way it is moved: whole pixels, and 1/256 pixel.
    var x: Int32 = 0, y: Int32 = 0
    var fractionX: Int32 = 0, fractionY: Int32 = 0
    /// Pixels per local point, at most.
    var scale: Double
    /// How far a line may lie from its curve, in 1/256 pixel.
    let tolerance: Double

    static func == (a: PathPlacement, b: PathPlacement) -> Bool {
        a.map == b.map && a.mode == b.mode && a.tolerance == b.tolerance && a.fractionX == b.fractionX
            && a.fractionY == b.fractionY
    }

    /// Edges that lie within this many pixels are all kept, seen or not.
    private static let near = 8192.0
    private static let farthest = Double(PixelRect.limit) * 64

    /// Nil when nothing of the path can be drawn. `box`: local points, with the pen's reach.
    init?(_ toPixels: Homography, box: CGRect, isFine: Bool = false) {
        guard toPixels.isFinite, box.isFinite else { return nil }
        let tolerance = isFine ? CurveFlattener.fineTolerance : CurveFlattener.tolerance
        if toPixels.isAffine {
            self.init(affine: toPixels, box: box, tolerance)
        } else {
            self.init(projective: toPixels, box: box, tolerance)
        }
    }

    /// Where a path of a display list lies.
    init?(_ path: UnsafePointer<DisplayPath>) {
        self.init(path.pointee.toPixels, box: path.pointee.extent, isFine: path.pointee.isFine)
    }

    private init?(affine toPixels: Homography, box: CGRect, _ tolerance: Double) {
        self.tolerance = tolerance
        guard toPixels.i > 0, let m = toPixels.normalized.finite else { return nil }
        scale = m.largestScale
        guard scale > 0, scale.isFinite else { return nil }
        let linear = Homography(m.a, m.b, 0, m.d, m.e, 0)
        let extent = linear.farthest(of: box)
        guard extent <= PathPlacement.near, abs(m.c) <= PathPlacement.farthest, abs(m.f) <= PathPlacement.farthest
        else {
            (map, mode) = (m, .far)
            return
        }
        let stepX = EdgeSink.step(m.c * 256), stepY = EdgeSink.step(m.f * 256)
        (map, mode) = (linear, .near)
        (x, y) = (stepX >> 8, stepY >> 8)
        (fractionX, fractionY) = (stepX & 255, stepY & 255)
    }

    private init?(projective m: Homography, box: CGRect, _ tolerance: Double) {
        self.tolerance = tolerance
        (map, mode) = (m, .projective)
        // The part of the box that is nearest to the eye has the largest scale; nearer than this it is mostly off the screen.
        let corners = box.corners
        let weights = corners.map { m.weight(Double($0.x), Double($0.y)) }
        guard let largest = weights.max(), largest > EdgeSink.nearest else { return nil }
        let least = max(weights.min() ?? 0, largest / 64, EdgeSink.nearest)
        var scale = 0.0
        for (corner, weight) in zip(corners, weights) where weight >= EdgeSink.nearest {
            let scales = m.axisScales(at: corner)
            scale = max(scale, scales.x + scales.y)
        }
        if scale == 0 || (weights.min() ?? 0) < EdgeSink.nearest {
            scale = max(scale, (abs(m.a) + abs(m.b) + abs(m.d) + abs(m.e)) / least)
        }
        guard scale > 0, scale.isFinite else { return nil }
        self.scale = min(scale, 1e6)
    }
}

extension Homography {
    fileprivate var finite: Homography? { isFinite ? self : nil }

    /// The longest that a step of one becomes, but for a few parts in a hundred.
    fileprivate var largestScale: Double {
        let e = (a + self.e) / 2, f = (a - self.e) / 2, g = (d + b) / 2, h = (d - b) / 2
        return (e * e + h * h).squareRoot() + (f * f + g * g).squareRoot()
    }

    /// The largest coordinate of a box's corners.
    fileprivate func farthest(of box: CGRect) -> Double {
        let x = (Double(box.minX), Double(box.maxX)), y = (Double(box.minY), Double(box.maxY))
        func farthest(_ x: Double, _ y: Double) -> Double { max(abs(a * x + b * y + c), abs(d * x + e * y + f)) }
        return max(farthest(x.0, y.0), farthest(x.1, y.0), farthest(x.1, y.1), farthest(x.0, y.1))
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}
