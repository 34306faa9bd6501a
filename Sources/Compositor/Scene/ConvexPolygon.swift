import CoreGraphics

/// A small convex polygon that is cut in place. Twelve corners are room for a rectangle and eight cuts.
struct ConvexPolygon {
    private var points: InlineArray<12, SIMD2<Double>>
    private(set) var count: Int

    /// The rectangle from (0, 0), clockwise as seen with y down.
    init(width: Double, height: Double) {
        self.init(minX: 0, minY: 0, maxX: width, maxY: height)
    }

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        points = InlineArray(repeating: SIMD2(0, 0))
        points[0] = SIMD2(minX, minY)
        points[1] = SIMD2(maxX, minY)
        points[2] = SIMD2(maxX, maxY)
        points[3] = SIMD2(minX, maxY)
        count = 4
    }

    subscript(index: Int) -> (x: Double, y: Double) {
        (points[index].x, points[index].y)
    }

    /// Keeps the side on which `distance`, a linear function, is not negative.
    mutating func clip(_ distance: (Double, Double) -> Double) {
        var kept = InlineArray<12, SIMD2<Double>>(repeating: SIMD2(0, 0))
        var keptCount = 0
        for index in 0..<count {
            let a = points[index], b = points[index + 1 == count ? 0 : index + 1]
            let da = distance(a.x, a.y), db = distance(b.x, b.y)
            if da >= 0, keptCount < 12 {
                kept[keptCount] = a
                keptCount += 1
            }
            if (da > 0 && db < 0) || (da < 0 && db > 0), keptCount < 12 {
                let t = da / (da - db)
                kept[keptCount] = a + (b - a) * t
                keptCount += 1
            }
        }
        points = kept
        count = keptCount
    }
}
