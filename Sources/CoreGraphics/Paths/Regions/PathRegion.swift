/// The area inside of one path or of two, by a rule for what of them counts, and its outline.
struct PathRegion {
    private let arrangement: PathArrangement
    private let rule: CGPathFillRule
    /// Whether what lies inside of the path, and of the other one, is inside.
    private let isInside: (_ path: Bool, _ other: Bool) -> Bool

    init(
        _ path: CGPath, _ other: CGPath?, _ rule: CGPathFillRule,
        _ isInside: @escaping (_ path: Bool, _ other: Bool) -> Bool
    ) {
        arrangement = PathArrangement(path, other)
        (self.rule, self.isInside) = (rule, isInside)
    }

    /// An edge of the outline, with what is inside on its left where y points up.
    struct Side {
        let edge: PathArrangement.Edge
        let isForward: Bool
        var start: Int { isForward ? edge.start : edge.end }
        var end: Int { isForward ? edge.end : edge.start }
    }

    /// The outline: closed, nowhere crossing itself, its holes turning the other way.
    var contours: [[Side]] {
        let rays = EdgeRays(arrangement)
        let sides = arrangement.edges.indices.compactMap { index -> Side? in
            let edge = arrangement.edges[index]
            let right = rays.turns(beside: index)
            let isRight = isInside(holds(right.path, right.crossings), holds(right.other, right.otherCrossings))
            let isLeft = isInside(
                holds(right.path + edge.turns, right.crossings + edge.crossings),
                holds(right.other + edge.otherTurns, right.otherCrossings + edge.otherCrossings))
            return isLeft == isRight ? nil : Side(edge: edge, isForward: isLeft)
        }
        return ContourTracing(sides).contours
    }

    var path: CGPath { CGPath(elements: contours.flatMap { OutlineElements($0).elements }) }

    private func holds(_ turns: Int, _ crossings: Int) -> Bool {
        rule == .evenOdd ? crossings % 2 != 0 : turns != 0
    }
}

/// How often outlines run round the places beside edges, found by rays.
struct EdgeRays {
    struct Turns {
        var path = 0, other = 0, crossings = 0, otherCrossings = 0

        /// Goes across an edge.
        ///
        /// - Parameter sign: 1 to the left of the edge, −1 to its right.
        mutating func cross(_ edge: PathArrangement.Edge, _ sign: Int) {
            path += sign * edge.turns
            other += sign * edge.otherTurns
            crossings += edge.crossings
            otherCrossings += edge.otherCrossings
        }
    }

    private let arrangement: PathArrangement
    /// By the bands across x, and across y, in which edges lie.
    private let columns: EdgeBands, rows: EdgeBands

    init(_ arrangement: PathArrangement) {
        self.arrangement = arrangement
        columns = EdgeBands(arrangement.edges.map { arrangement.extent($0, \.x) })
        rows = EdgeBands(arrangement.edges.map { arrangement.extent($0, \.y) })
    }

    /// What lies on the right of an edge, beside its middle.
    func turns(beside index: Int) -> Turns {
        let edge = arrangement.edges[index], middle = edge.middle
        let width = arrangement.extent(edge, \.x), height = arrangement.extent(edge, \.y)
        let isSteep = height.upperBound - height.lowerBound >= width.upperBound - width.lowerBound
        var turns =
            isSteep
            ? turns(from: middle, along: \.x, across: \.y, without: index)
            : turns(from: middle, along: \.y, across: \.x, without: index)
        // The ray leaves to greater coordinates: from the right of the edge, or across it.
        let start = arrangement.points[edge.start], end = arrangement.points[edge.end]
        let isOnRight = isSteep ? end.y > start.y : end.x < start.x
        if !isOnRight { turns.cross(edge, -1) }
        return turns
    }

    /// Counts the edges that a ray meets from a point to greater values of a coordinate, whatever lies at the point itself.
    private func turns(
        from point: CGPoint, along: KeyPath<CGPoint, CGFloat>, across: KeyPath<CGPoint, CGFloat>, without own: Int
    ) -> Turns {
        var turns = Turns()
        let value = point[keyPath: across]
        // A turn to the left crosses a ray to greater x upward, and one to greater y toward smaller x.
        let isUpright = across == \CGPoint.y
        for index in (isUpright ? rows : columns).edges(at: value) where index != own {
            let edge = arrangement.edges[index]
            let start = arrangement.points[edge.start][keyPath: across]
            let end = arrangement.points[edge.end][keyPath: across]
            guard (start <= value) != (end <= value),
                arrangement.extent(edge, along).upperBound > point[keyPath: along],
                edge.value(along, where: across, is: value) > point[keyPath: along]
            else { continue }
            turns.cross(edge, (end > start) == isUpright ? 1 : -1)
        }
        return turns
    }
}

/// Numbers of edges by the bands in which they lie.
private struct EdgeBands {
    private let low: CGFloat, width: CGFloat
    private var bands: [[Int]]

    init(_ extents: [ClosedRange<CGFloat>]) {
        low = extents.map(\.lowerBound).min() ?? 0
        let high = extents.map(\.upperBound).max() ?? 0
        bands = Array(repeating: [], count: max(1, extents.count))
        width = (high - low) / CGFloat(bands.count)
        for (index, extent) in extents.enumerated() {
            for band in number(extent.lowerBound)...number(extent.upperBound) { bands[band].append(index) }
        }
    }

    private func number(_ value: CGFloat) -> Int {
        guard width > 0, width.isFinite else { return 0 }
        return min(max(Int((value - low) / width), 0), bands.count - 1)
    }

    func edges(at value: CGFloat) -> [Int] { bands[number(value)] }
}

extension PathArrangement.Edge {
    /// A point of the edge; 0 is its start.
    func point(at t: CGFloat) -> CGPoint {
        segment.point(at: range.lowerBound + (range.upperBound - range.lowerBound) * t)
    }

    /// One coordinate where the other has a value.
    fileprivate func value(
        _ coordinate: KeyPath<CGPoint, CGFloat>, where other: KeyPath<CGPoint, CGFloat>, is value: CGFloat
    ) -> CGFloat {
        segment.point(at: segment.parameter(other, value))[keyPath: coordinate]
    }
}

extension PathArrangement {
    fileprivate func extent(_ edge: Edge, _ coordinate: KeyPath<CGPoint, CGFloat>) -> ClosedRange<CGFloat> {
        let a = points[edge.start][keyPath: coordinate], b = points[edge.end][keyPath: coordinate]
        return min(a, b)...max(a, b)
    }
}
