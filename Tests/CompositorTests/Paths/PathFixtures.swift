import CoreGraphics
import RenderTree

@testable import Compositor

extension ListBuilder {
    /// Adds a path, filled or stroked, and returns its index.
    mutating func addPath(
        _ path: CGPath, _ map: Homography = .identity, isEvenOdd: Bool = false, stroke: PathStroke? = nil
    ) -> Int {
        var placed = DisplayPath(
            layer: LayerID(UInt64(list.paths.count + 1000)), path: PathReference(path), toPixels: map)
        placed.isEvenOdd = isEvenOdd
        placed.stroke = stroke
        list.paths.append(placed)
        return list.paths.count - 1
    }

    /// Clips to a path, inside `parent`.
    mutating func addClip(path: Int, parent: Int32 = -1) -> Int32 {
        list.clips.append(
            DisplayClip(quad: Quad(rect: CGRect(whole), toPixels: .identity), path: Int32(path), parent: parent))
        return Int32(list.clips.count - 1)
    }
}

/// White on black: what a path covers, 0…255 for each pixel.
func coverage(
    _ path: CGPath, _ map: Homography = .identity, width: Int, height: Int, isEvenOdd: Bool = false,
    stroke: PathStroke? = nil, kernels: KernelLevel = .chosen, threads: Int = 1
) -> [[Int]] {
    var builder = ListBuilder(width: width, height: height)
    let index = builder.addPath(path, map, isEvenOdd: isEvenOdd, stroke: stroke)
    builder.add(.path(index, .solid(.white)))
    let picture = builder.painted(threads: threads, kernels: kernels)
    return (0..<height).map { y in (0..<width).map { x in Int(picture.pixel(x, y) & 255) } }
}

extension CGPath {
    static func polygon(_ points: [(Double, Double)]) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }
}

/// The area that a polygon covers of each pixel, by clipping it to the pixel: slow, and exact up to rounding.
struct AreaReference {
    /// Signed areas: a turn around the whole pixel is one.
    private(set) var areas: [[Double]]

    init(_ polygons: [[SIMD2<Double>]], width: Int, height: Int) {
        areas = Array(repeating: Array(repeating: 0, count: width), count: height)
        for polygon in polygons {
            for y in 0..<height {
                let row = Self.clipped(Self.clipped(polygon, 1, Double(y), 1), 1, Double(y + 1), -1)
                guard row.count > 2 else { continue }
                for x in 0..<width {
                    let cell = Self.clipped(Self.clipped(row, 0, Double(x), 1), 0, Double(x + 1), -1)
                    areas[y][x] += Self.area(cell)
                }
            }
        }
    }

    /// Keeps what lies on one side of a line along an axis.
    private static func clipped(
        _ points: [SIMD2<Double>], _ axis: Int, _ bound: Double, _ side: Double
    ) -> [SIMD2<Double>] {
        var kept: [SIMD2<Double>] = []
        for k in points.indices {
            let a = points[k], b = points[k + 1 == points.count ? 0 : k + 1]
            let da = (a[axis] - bound) * side, db = (b[axis] - bound) * side
            if da >= 0 { kept.append(a) }
            if (da > 0 && db < 0) || (da < 0 && db > 0) { kept.append(a + (b - a) * (da / (da - db))) }
        }
        return kept
    }

    private static func area(_ points: [SIMD2<Double>]) -> Double {
        var sum = 0.0
        for k in points.indices {
            let a = points[k], b = points[k + 1 == points.count ? 0 : k + 1]
            sum += a.x * b.y - b.x * a.y
        }
        return sum / 2
    }

    /// 0…255, by either rule.
    func coverage(isEvenOdd: Bool) -> [[Double]] {
        areas.map { row in
            row.map { area in
                guard isEvenOdd else { return min(abs(area), 1) * 255 }
                let rest = area - (area / 2).rounded(.down) * 2
                return (rest > 1 ? 2 - rest : rest) * 255
            }
        }
    }
}
