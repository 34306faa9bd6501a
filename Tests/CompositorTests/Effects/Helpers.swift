import CoreGraphics
import RenderTree

@testable import Compositor

typealias TransitionAnimationEdge = TransitionAnimation.Edge

extension BentSheet {
    private func area(_ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double)) -> Double {
        ((b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1)) / 2
    }

    private func triangle(_ start: Int) -> (Vertex, Vertex, Vertex) {
        (vertices[Int(indices[start])], vertices[Int(indices[start + 1])], vertices[Int(indices[start + 2])])
    }

    /// Positive when clockwise with y down.
    func seenArea(ofTriangle start: Int) -> Double {
        let (a, b, c) = triangle(start)
        return area((a.x, a.y), (b.x, b.y), (c.x, c.y))
    }

    func middle(ofTriangle start: Int) -> CGPoint {
        let (a, b, c) = triangle(start)
        return CGPoint(x: (a.u + b.u + c.u) / 3, y: (a.v + b.v + c.v) / 3)
    }

    var sourceArea: Double {
        stride(from: 0, to: indices.count, by: 3).reduce(0) { sum, start in
            let (a, b, c) = triangle(start)
            return sum + abs(area((a.u, a.v), (b.u, b.v), (c.u, c.v)))
        }
    }
}
