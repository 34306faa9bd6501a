/// The outlines of one or two paths, cut where they meet: edges that touch at their ends alone, each known once, however many
/// outlines run along it.
struct PathArrangement {
    struct Edge {
        let segment: PathSegment
        /// Parameters of the segment.
        let range: ClosedRange<CGFloat>
        /// Numbers of the points where it begins and ends.
        let start: Int, end: Int
        /// How often each path runs along it forward, less how often backward.
        var turns = 0, otherTurns = 0
        /// How often each path runs along it either way.
        var crossings = 0, otherCrossings = 0

        var middle: CGPoint { segment.point(at: (range.lowerBound + range.upperBound) / 2) }
    }

    private(set) var points: [CGPoint] = []
    private(set) var edges: [Edge] = []
    let tolerance: CGFloat
    private var cells: [Cell: [Int]] = [:]
    private var numbers: [Ends: [Int]] = [:]

    private struct Cell: Hashable {
        let x: Int, y: Int
    }

    /// The points between which edges lie.
    private struct Ends: Hashable {
        let low: Int, high: Int
    }

    /// - Parameter closes: Whether open subpaths count as closed, as for filling.
    init(_ path: CGPath, _ other: CGPath?, closes: Bool = true) {
        var segments: [PathSegment] = []
        Self.add(path.elements, isOther: false, closes: closes, to: &segments)
        if let other { Self.add(other.elements, isOther: true, closes: true, to: &segments) }
        let box = segments.reduce(CGRect.null) { $0.union($1.box) }
        let size =
            box.isNull ? 0 : max(box.width, box.height, abs(box.maxX), abs(box.maxY), abs(box.minX), abs(box.minY))
        tolerance = max(size * 1e-9, .leastNormalMagnitude)
        for (segment, cuts) in zip(segments, Self.cuts(segments, tolerance)) { add(segment, cuts) }
    }

    // MARK: Segments

    private static func add(
        _ elements: [CGPath.Element], isOther: Bool, closes: Bool, to segments: inout [PathSegment]
    ) {
        var start = CGPoint.zero, current = CGPoint.zero
        var number = (segments.last?.element ?? -1) + 1
        func line(to p: CGPoint, _ segments: inout [PathSegment]) {
            if p != current {
                segments.append(
                    PathSegment(
                        element: number, whole: CubicSegment(line: current, to: p), range: 0...1, isLine: true,
                        isOther: isOther))
                number += 1
            }
            current = p
        }
        func add(_ curve: CubicSegment, _ segments: inout [PathSegment]) {
            let stops = ([0, 1] + curve.extremes).sorted()
            for (low, high) in zip(stops, stops.dropFirst()) where high - low > 1e-12 {
                segments.append(
                    PathSegment(element: number, whole: curve, range: low...high, isLine: false, isOther: isOther))
            }
            number += 1
            current = curve.p3
        }
        for element in elements where element.isFinite {
            switch element {
            case .move(let p):
                if closes { line(to: start, &segments) }
                (start, current) = (p, p)
            case .line(let p): line(to: p, &segments)
            case .quad(let p, let c): add(CubicSegment(from: current, control: c, to: p), &segments)
            case .cubic(let p, let c1, let c2): add(CubicSegment(current, c1, c2, p), &segments)
            case .close: line(to: start, &segments)
            }
        }
        if closes { line(to: start, &segments) }
    }

    /// The parameters at which each segment is cut; only those are compared whose boxes overlap in x.
    private static func cuts(_ segments: [PathSegment], _ tolerance: CGFloat) -> [[CGFloat]] {
        var cuts = [[CGFloat]](repeating: [], count: segments.count)
        let order = segments.indices.sorted { segments[$0].box.minX < segments[$1].box.minX }
        var active: [Int] = []
        for index in order {
            let segment = segments[index]
            active.removeAll { segments[$0].box.maxX + tolerance < segment.box.minX }
            for other in active {
                for cut in segment.cuts(with: segments[other], tolerance: tolerance) {
                    cuts[index].append(cut.own)
                    cuts[other].append(cut.others)
                }
            }
            active.append(index)
        }
        return cuts
    }

    // MARK: Edges

    private mutating func add(_ segment: PathSegment, _ cuts: [CGFloat]) {
        var last = (t: CGFloat(0), point: number(of: segment.curve.p0))
        for t in (cuts.filter { $0 > 0 && $0 < 1 } + [1]).sorted() {
            let point = number(of: segment.point(at: t))
            let edge = Edge(segment: segment, range: last.t...t, start: last.point, end: point)
            // What is as short as a point is one.
            if last.point != point || edge.middle.distance(to: points[point]) > tolerance * 4 { add(edge) }
            last = (t, point)
        }
    }

    private mutating func add(_ edge: Edge) {
        let middle = edge.middle, ends = Ends(low: min(edge.start, edge.end), high: max(edge.start, edge.end))
        let between = numbers[ends] ?? []
        if let same = between.first(where: { edges[$0].passes(middle, tolerance: tolerance * 8) }) {
            edges[same].count(edge.segment.isOther, isForward: edges[same].start == edge.start)
        } else {
            numbers[ends] = between + [edges.count]
            edges.append(edge)
            edges[edges.count - 1].count(edge.segment.isOther, isForward: true)
        }
    }

    /// The number of a point; points nearer to one another than the tolerance are one.
    private mutating func number(of p: CGPoint) -> Int {
        let size = tolerance * 4
        let column = Int(exactly: (p.x / size).rounded(.down)) ?? 0,
            row = Int(exactly: (p.y / size).rounded(.down)) ?? 0
        for x in column - 1...column + 1 {
            for y in row - 1...row + 1 {
                for known in cells[Cell(x: x, y: y)] ?? [] where points[known].distance(to: p) <= tolerance * 2 {
                    return known
                }
            }
        }
        points.append(p)
        cells[Cell(x: column, y: row), default: []].append(points.count - 1)
        return points.count - 1
    }
}

extension PathArrangement.Edge {
    fileprivate mutating func count(_ isOther: Bool, isForward: Bool) {
        let turn = isForward ? 1 : -1
        if isOther {
            otherTurns += turn
            otherCrossings += 1
        } else {
            turns += turn
            crossings += 1
        }
    }

    fileprivate func passes(_ p: CGPoint, tolerance: CGFloat) -> Bool {
        guard let t = segment.parameter(of: p, tolerance: tolerance) else { return false }
        return range.contains(t)
    }
}
