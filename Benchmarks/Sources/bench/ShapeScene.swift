import CoreGraphics
import Foundation

/// A scene of paths as plain data, the same for every renderer: outlines, shapes, and for each of 120 frames what each shape shows where.
struct ShapeScene: Sendable {
    struct Shape: Sendable {
        /// 0xAARRGGBB, straight; 0 does not fill or stroke.
        var fill: UInt32
        var stroke: UInt32 = 0
        var width = 0.0
    }
    struct State: Sendable {
        var outline: Int
        /// Outline → screen pixels.
        var map: CGAffineTransform
    }

    var name: String
    var outlines: [Outline]
    var shapes: [Shape]
    var state: @Sendable (_ shape: Int, _ frame: Int) -> State
}

/// A path as kinds and coordinates.
struct Outline: Sendable {
    enum Kind: Int32, Sendable { case move, line, cubic, close }

    private(set) var kinds: [Kind] = []
    private(set) var points: [SIMD2<Float>] = []

    mutating func move(_ x: Double, _ y: Double) { add(.move, x, y) }
    mutating func line(_ x: Double, _ y: Double) { add(.line, x, y) }
    mutating func close() { kinds.append(.close) }

    mutating func cubic(_ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ p: SIMD2<Double>) {
        kinds.append(.cubic)
        points += [SIMD2<Float>(c1), SIMD2<Float>(c2), SIMD2<Float>(p)]
    }

    private mutating func add(_ kind: Kind, _ x: Double, _ y: Double) {
        kinds.append(kind)
        points.append(SIMD2<Float>(SIMD2(x, y)))
    }

    /// A smooth closed curve through points (Catmull and Rom's).
    init(through p: [SIMD2<Double>]) {
        move(p[0].x, p[0].y)
        for k in p.indices {
            func at(_ i: Int) -> SIMD2<Double> { p[(i + p.count) % p.count] }
            cubic(at(k) + (at(k + 1) - at(k - 1)) / 6, at(k + 1) - (at(k + 2) - at(k)) / 6, at(k + 1))
        }
        close()
    }

    init() {}

    var path: CGPath {
        let path = CGMutablePath()
        var next = 0
        func point() -> CGPoint {
            defer { next += 1 }
            return CGPoint(x: Double(points[next].x), y: Double(points[next].y))
        }
        for kind in kinds {
            switch kind {
            case .move: path.move(to: point())
            case .line: path.addLine(to: point())
            case .cubic:
                let (c1, c2) = (point(), point())
                path.addCurve(to: point(), control1: c1, control2: c2)
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
