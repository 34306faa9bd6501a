/// A path as curves with their lengths, for walking along it: stroke trimming, dashes, motion along a path.
package struct PathMeasure: Sendable {
    package struct Segment: Equatable, Sendable {
        package var curve: CubicSegment
        package var isLine: Bool
        package var length: CGFloat
        /// Length of everything before, all subpaths counted.
        package var start: CGFloat
    }
    package struct Subpath: Equatable, Sendable {
        package var segments: Range<Int>
        package var isClosed: Bool
    }
    package private(set) var segments: [Segment] = []
    package private(set) var subpaths: [Subpath] = []
    /// The sum over all subpaths; moves between them count nothing.
    package private(set) var length: CGFloat = 0

    package init(_ path: CGPath) {
        self.init(path.elements)
    }

    init(_ elements: [CGPath.Element]) {
        var start = CGPoint.zero, current = CGPoint.zero
        var first = 0
        func end(_ measure: inout PathMeasure, closed: Bool) {
            if measure.segments.count > first {
                measure.subpaths.append(Subpath(segments: first..<measure.segments.count, isClosed: closed))
            }
            first = measure.segments.count
        }
        for element in elements where element.isFinite {
            switch element {
            case .move(let p):
                end(&self, closed: false)
                (start, current) = (p, p)
            case .line(let p):
                add(CubicSegment(line: current, to: p), isLine: true)
                current = p
            case .quad(let p, let c):
                add(CubicSegment(from: current, control: c, to: p), isLine: false)
                current = p
            case .cubic(let p, let c1, let c2):
                add(CubicSegment(current, c1, c2, p), isLine: false)
                current = p
            case .close:
                if current != start { add(CubicSegment(line: current, to: start), isLine: true) }
                end(&self, closed: true)
                current = start
            }
        }
        end(&self, closed: false)
    }

    private mutating func add(_ curve: CubicSegment, isLine: Bool) {
        let size = isLine ? curve.p0.distance(to: curve.p3) : curve.length
        guard size > 0, size.isFinite else { return }
        segments.append(Segment(curve: curve, isLine: isLine, length: size, start: length))
        length += size
    }

    /// Where one is after `distance` along the path, and in which direction one goes (radians).
    package func point(at distance: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard let segment = segments.last(where: { $0.start <= distance }) ?? segments.first else { return nil }
        let t = segment.parameter(at: distance - segment.start)
        let direction = segment.curve.direction(at: t)
        return (segment.curve.point(at: t), atan2(direction.dy, direction.dx))
    }

    /// The elements between two distances, one run for each subpath touched. Ends are exact.
    func elements(from: CGFloat, to: CGFloat, cut: Cut = .byLength) -> [CGPath.Element] {
        var builder = PathBuilder()
        for subpath in subpaths { append(subpath.segments, from: from, to: to, startNew: true, cut, to: &builder) }
        return builder.elements
    }

    /// How a share of a curve's length becomes a place on it.
    enum Cut {
        /// Where that length ends.
        case byLength
        /// At the parameter of the same share, as `strokeStart` and `strokeEnd` cut.
        case byParameter
    }

    func append(
        _ range: Range<Int>, from: CGFloat, to: CGFloat, startNew: Bool, _ cut: Cut = .byLength,
        to builder: inout PathBuilder
    ) {
        var needsMove = startNew
        for segment in segments[range] {
            let a = max(from - segment.start, 0), b = min(to - segment.start, segment.length)
            guard b > a else { continue }
            let t0 = segment.parameter(at: a, cut), t1 = b == segment.length ? 1 : segment.parameter(at: b, cut)
            let curve = segment.curve
            if segment.isLine {
                if needsMove { builder.move(to: curve.p0.lerp(to: curve.p3, t0)) }
                builder.addLine(to: t1 == 1 ? curve.p3 : curve.p0.lerp(to: curve.p3, t1))
            } else {
                let piece = curve.part(from: t0, to: t1)
                if needsMove { builder.move(to: piece.p0) }
                builder.addCurve(to: piece.p3, control1: piece.p1, control2: piece.p2)
            }
            needsMove = false
        }
    }
}

extension PathMeasure.Segment {
    fileprivate func parameter(at distance: CGFloat, _ cut: PathMeasure.Cut) -> CGFloat {
        switch cut {
        case .byLength: parameter(at: distance)
        case .byParameter: min(max(distance / length, 0), 1)
        }
    }

    /// The curve's parameter after `distance` of its length.
    func parameter(at distance: CGFloat) -> CGFloat {
        let share = min(max(distance / length, 0), 1)
        if isLine || share == 0 || share == 1 { return share }
        var low: CGFloat = 0, high: CGFloat = 1, t = share
        for _ in 0..<40 {
            let error = curve.length(to: t) - distance
            if abs(error) < 1e-9 * length { break }
            if error > 0 { high = t } else { low = t }
            let d = curve.derivative(at: t)
            let step = t - error / max(hypot(d.dx, d.dy), 1e-12)
            t = step > low && step < high ? step : (low + high) / 2
        }
        return t
    }
}

extension CubicSegment {
    /// Arc length, by Gauss's rule over eight equal parameter pieces.
    package var length: CGFloat { length(to: 1) }

    func length(to end: CGFloat) -> CGFloat {
        var sum: CGFloat = 0
        let pieces = 8
        let half = end / CGFloat(2 * pieces)
        for piece in 0..<pieces {
            let middle = (CGFloat(2 * piece) + 1) * half
            for (node, weight) in gaussNodes {
                let a = derivative(at: middle - half * node), b = derivative(at: middle + half * node)
                sum += weight * (hypot(a.dx, a.dy) + hypot(b.dx, b.dy))
            }
        }
        return sum * half
    }

    /// The derivative, or where it vanishes the way to the next point that differs.
    func direction(at t: CGFloat) -> CGVector {
        let d = derivative(at: t)
        if d.dx != 0 || d.dy != 0 { return d }
        let from = point(at: t)
        if t < 1, let next = [p1, p2, p3].first(where: { $0 != from }) {
            return CGVector(dx: next.x - from.x, dy: next.y - from.y)
        }
        let previous = [p2, p1, p0].first { $0 != from } ?? from
        return CGVector(dx: from.x - previous.x, dy: from.y - previous.y)
    }
}

/// Gauss-Legendre nodes and weights of order 8, one side.
private let gaussNodes: [(CGFloat, CGFloat)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0), (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5), (0.960_289_856_497_536_2, 0.101_228_536_290_376_3),
]

extension CGPath {
    /// Arc length of the whole outline.
    package var length: CGFloat { PathMeasure(self).length }

    /// The part between two shares of the whole, as `strokeStart` and `strokeEnd` of a shape layer cut it: the arc length chooses
    /// the segment, which is then cut at the parameter of the share of its length that is left.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let a = min(max(start.isFinite ? start : 0, 0), 1), b = min(max(end.isFinite ? end : 1, 0), 1)
        if a == 0, b == 1 { return self }
        guard b > a else { return CGPath(elements: []) }
        let measure = PathMeasure(self)
        return CGPath(elements: measure.elements(from: a * measure.length, to: b * measure.length, cut: .byParameter))
    }
}
