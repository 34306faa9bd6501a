/// A path as straight lines: one run of points per subpath.
package struct FlattenedPath: Equatable, Sendable {
    package struct Subpath: Equatable, Sendable {
        /// Neighbours differ.
        package var points: [CGPoint]
        /// The last point joins the first, which is not repeated.
        package var isClosed: Bool
    }
    package private(set) var subpaths: [Subpath] = []

    /// Lines that stay within `tolerance` of the path.
    package init(_ elements: [CGPath.Element], tolerance: CGFloat = 0.1) {
        var points: [CGPoint] = []
        func end(_ subpaths: inout [Subpath], closed: Bool) {
            if closed, points.count > 1, points[0] == points[points.count - 1] { points.removeLast() }
            if !points.isEmpty { subpaths.append(Subpath(points: points, isClosed: closed)) }
            points.removeAll(keepingCapacity: true)
        }
        func add(_ p: CGPoint) { if points.last != p { points.append(p) } }
        func add(_ curve: CubicSegment) {
            let count = curve.pieces(tolerance: tolerance)
            for i in 1..<max(count, 1) { add(curve.point(at: CGFloat(i) / CGFloat(count))) }
            add(curve.p3)
        }
        for element in elements {
            guard element.isFinite else { continue }
            switch element {
            case .move(let p):
                end(&subpaths, closed: false)
                add(p)
            case .line(let p):
                add(p)
            case .quad(let p, let c):
                add(CubicSegment(from: points.last ?? p, control: c, to: p))
            case .cubic(let p, let c1, let c2):
                add(CubicSegment(points.last ?? p, c1, c2, p))
            case .close:
                guard let start = points.first else { continue }
                end(&subpaths, closed: true)
                // A following line starts here; a following move replaces it.
                points = [start]
            }
        }
        if case .close = elements.last { points.removeAll() }
        end(&subpaths, closed: false)
    }

    /// How often the outline goes round `point`, counterclockwise (y up) counted positive, and how often a ray crosses it.
    package func winding(around point: CGPoint) -> (turns: Int, crossings: Int) {
        var turns = 0, crossings = 0
        for subpath in subpaths where subpath.points.count > 1 {
            var a = subpath.points[subpath.points.count - 1]
            for b in subpath.points {
                if (a.y <= point.y) != (b.y <= point.y) {
                    let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                    let upward = b.y > a.y
                    if upward == (side > 0) {
                        turns += upward ? 1 : -1
                        crossings += 1
                    }
                }
                a = b
            }
        }
        return (turns, crossings)
    }
}

extension CGPath {
    /// True when `point`, mapped by `transform`, lies inside; open subpaths count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard point.isFinite else { return false }
        let box = boundingBox
        guard !box.isNull else { return false }
        let flat = FlattenedPath(elements, tolerance: CubicSegment.tolerance(for: box))
        let (turns, crossings) = flat.winding(around: point)
        return rule == .evenOdd ? crossings % 2 != 0 : turns != 0
    }

    /// The path with every curve made of lines no farther than `threshold` from it.
    public func flattened(threshold: CGFloat) -> CGPath {
        let flat = FlattenedPath(elements, tolerance: threshold > 0 ? threshold : 0.01)
        var builder = PathBuilder()
        for subpath in flat.subpaths {
            builder.addLines(between: subpath.points)
            if subpath.isClosed { builder.closeSubpath() }
        }
        return CGPath(elements: builder.elements)
    }
}

extension CubicSegment {
    /// Fine enough to be exact for shapes of the size of `box`.
    static func tolerance(for box: CGRect) -> CGFloat {
        let size = max(box.width, box.height)
        return size.isFinite && size > 0 ? size * 1e-5 : 0.01
    }
}
