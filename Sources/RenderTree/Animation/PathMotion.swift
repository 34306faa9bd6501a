import CoreGraphics

/// A path as something that moves along it sees it: its lines and curves end to end, with their lengths.
struct PathMotion: Equatable, Sendable {
    struct Segment: Equatable, Sendable {
        /// A cubic; lines and quadratic curves are raised to it.
        var p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint
        /// Lines are followed at an even pace.
        var isLine: Bool
        /// The length from the start at 1/64, 2/64 … of the parameter.
        var lengths: [Double]
    }

    let segments: [Segment]

    var segmentLengths: [Double] { segments.map { $0.lengths.last ?? 0 } }

    /// Moves are jumps and no keys of their own. nil when nothing is drawn or a point is not finite.
    init?(_ path: CGPath) {
        var segments: [Segment] = []
        var current = CGPoint.zero, start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                current = point
                start = point
                continue
            case .line(let end): segments.append(Segment(lineFrom: current, to: end))
            case .close: segments.append(Segment(lineFrom: current, to: start))
            case .quad(let end, let control):
                segments.append(
                    Segment(current, current.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end))
            case .cubic(let end, let control1, let control2): segments.append(Segment(current, control1, control2, end))
            }
            current = segments[segments.count - 1].p3
        }
        guard !segments.isEmpty, segments.allSatisfy(\.isFinite) else { return nil }
        self.segments = segments
    }

    /// The end of an element, or the beginning of the first.
    func key(_ index: Int) -> CGPoint {
        index == 0 ? segments[0].p0 : segments[min(index, segments.count) - 1].p3
    }

    func point(onSegment index: Int, parameter: Double) -> CGPoint {
        segments[index].point(at: parameter)
    }

    /// The point a share of the segment's length along it.
    func point(onSegment index: Int, distance: Double) -> CGPoint {
        segments[index].point(at: parameter(onSegment: index, distance: distance))
    }

    func parameter(onSegment index: Int, distance: Double) -> Double {
        segments[index].parameter(atShare: distance)
    }

    /// The direction of travel, radians from the x axis towards y.
    func angle(onSegment index: Int, parameter: Double) -> Double {
        segments[index].angle(at: parameter)
    }
}

extension PathMotion.Segment {
    private static let steps = 64

    init(lineFrom a: CGPoint, to b: CGPoint) {
        self.init(p0: a, p1: a.toward(b, 1.0 / 3), p2: a.toward(b, 2.0 / 3), p3: b, isLine: true, lengths: [])
        let dx = b.x - a.x, dy = b.y - a.y
        lengths = [(dx * dx + dy * dy).squareRoot()]
    }

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        self.init(p0: p0, p1: p1, p2: p2, p3: p3, isLine: false, lengths: [])
        var way = 0.0, last = p0
        lengths = (1...Self.steps).map { step in
            let next = point(at: Double(step) / Double(Self.steps))
            let dx = next.x - last.x, dy = next.y - last.y
            way += (dx * dx + dy * dy).squareRoot()
            last = next
            return way
        }
    }

    var isFinite: Bool {
        (p0.x + p0.y + p1.x + p1.y + p2.x + p2.y + p3.x + p3.y).isFinite && (lengths.last ?? 0).isFinite
    }

    func point(at t: Double) -> CGPoint {
        if isLine { return p0.toward(p3, t) }
        let r = 1 - t
        let a = r * r * r, b = 3 * r * r * t, c = 3 * r * t * t, d = t * t * t
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// Looks the length up in the table and goes on evenly between two entries.
    func parameter(atShare share: Double) -> Double {
        guard !isLine, let total = lengths.last, total > 0 else { return share }
        let way = share * total
        var low = -1, high = lengths.count - 1
        while low + 1 < high {
            let middle = (low + high) / 2
            if lengths[middle] <= way { low = middle } else { high = middle }
        }
        let from = low < 0 ? 0 : lengths[low], to = lengths[high]
        let within = to > from ? (way - from) / (to - from) : 0
        return (Double(low + 1) + within) / Double(lengths.count)
    }

    func angle(at t: Double) -> Double {
        let r = 1 - t
        var dx = r * r * (p1.x - p0.x) + 2 * r * t * (p2.x - p1.x) + t * t * (p3.x - p2.x)
        var dy = r * r * (p1.y - p0.y) + 2 * r * t * (p2.y - p1.y) + t * t * (p3.y - p2.y)
        if dx * dx + dy * dy < 1e-18 {
            // A control point sits on its end: the direction there is that towards the other control point, or the chord.
            let from = t < 0.5 ? p0 : p1, to = t < 0.5 ? p2 : p3
            (dx, dy) = (to.x - from.x, to.y - from.y)
            if dx * dx + dy * dy < 1e-18 { (dx, dy) = (p3.x - p0.x, p3.y - p0.y) }
        }
        return atan2(dy, dx)
    }
}

extension CGPoint {
    fileprivate func toward(_ other: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: mix(x, other.x, fraction), y: mix(y, other.y, fraction))
    }
}
