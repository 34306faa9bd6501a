/// Areas of paths as sets. Open subpaths count as closed. What comes out has the same area by either rule: contours that do not cross,
/// holes turning the other way.
extension CGPath {
    /// The area of the path, without overlaps.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegion(self, nil, rule) { path, _ in path }.path
    }

    /// What lies inside of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegion(self, other, rule) { $0 && $1 }.path
    }

    /// What lies inside of either path.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegion(self, other, rule) { $0 || $1 }.path
    }

    /// What lies inside of this path and outside of the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegion(self, other, rule) { $0 && !$1 }.path
    }

    /// What lies inside of one of the paths alone.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegion(self, other, rule) { $0 != $1 }.path
    }

    /// True when the areas of the paths have something in common; touching is not enough.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        boundingBoxOfPath.intersects(other.boundingBoxOfPath) && !intersection(other, using: rule).isEmpty
    }

    /// What of this path's lines lies inside of the other's area. Open subpaths stay open.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: true, of: other, rule)
    }

    /// What of this path's lines lies outside of the other's area. Open subpaths stay open.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: false, of: other, rule)
    }

    /// Each part of the area that touches no other, with the holes in it.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let contours = PathRegion(self, nil, rule) { path, _ in path }.contours.map {
            let elements = OutlineElements($0).elements
            return (path: CGPath(elements: elements), area: elements.area)
        }
        var outer = contours.filter { $0.area > 0 }.sorted { $0.area < $1.area }.map {
            (path: $0.path, elements: $0.path.elements)
        }
        for hole in contours where hole.area <= 0 {
            let inside = outer.firstIndex { $0.path.contains(hole.path.somePoint) }
            if let inside { outer[inside].elements += hole.path.elements }
        }
        return outer.map { CGPath(elements: $0.elements) }
    }

    private func lines(inside: Bool, of other: CGPath, _ rule: CGPathFillRule) -> CGPath {
        let arrangement = PathArrangement(self, other, closes: false)
        var runs: [[PathRegion.Side]] = []
        for edge in arrangement.edges where edge.crossings > 0 {
            guard other.contains(edge.middle, using: rule) == inside else { continue }
            let side = PathRegion.Side(edge: edge, isForward: true)
            if let last = runs.last?.last, last.end == side.start {
                runs[runs.count - 1].append(side)
            } else {
                runs.append([side])
            }
        }
        return CGPath(elements: runs.flatMap { OutlineElements($0, isClosed: false).elements })
    }

    /// A point on the outline, beside which the outline's own area lies.
    private var somePoint: CGPoint {
        guard case .move(let p)? = elements.first else { return .zero }
        return p
    }
}

extension [CGPath.Element] {
    /// The area within one contour, positive where it runs counterclockwise with y upward.
    fileprivate var area: CGFloat {
        let tolerance = CubicSegment.tolerance(for: CGPath(elements: self).boundingBox)
        return FlattenedPath(self, tolerance: tolerance).subpaths.reduce(0) { sum, part in
            zip(part.points, part.points.dropFirst() + part.points.prefix(1)).reduce(sum) {
                $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
            }
        }
    }
}
