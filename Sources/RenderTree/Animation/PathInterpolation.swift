import CoreGraphics

extension PathReference {
    /// Point by point where both paths have steps that mix; otherwise the path changes half-way.
    static func interpolated(_ a: PathReference?, _ b: PathReference?, _ f: Double) -> PathReference? {
        guard let a, let b else { return f < 0.5 ? a : b }
        return mixed(a, b, f) ?? (f < 0.5 ? a : b)
    }

    /// Point by point; nil when a step of one path has no like in the other.
    static func mixed(_ a: PathReference, _ b: PathReference, _ f: Double) -> PathReference? {
        if f == 0 { return a }
        if f == 1 { return b }
        let from = a.path.elements, to = b.path.elements
        guard from.count == to.count else { return nil }
        var elements: [CGPath.Element] = []
        elements.reserveCapacity(from.count)
        var here = CGPoint.zero, there = CGPoint.zero
        for (start, end) in zip(from, to) {
            guard let step = CGPath.Element.mixed(start, from: here, end, from: there, f) else { return nil }
            elements.append(step)
            (here, there) = (start.end ?? here, end.end ?? there)
        }
        return PathReference(CGPath(elements: elements))
    }
}

extension CGPath.Element {
    /// Where the pen is afterwards; nil for closing.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): p
        case .close: nil
        }
    }

    /// A step between two steps of one kind. A line between or beside curves is a curve with its control points at its ends.
    fileprivate static func mixed(_ a: Self, from here: CGPoint, _ b: Self, from there: CGPoint, _ f: Double) -> Self? {
        switch (a, b) {
        case (.move(let p), .move(let q)): .move(p.mixed(q, f))
        case (.line(let p), .line(let q)): .line(p.mixed(q, f))
        case (.quad(let p, let pc), .quad(let q, let qc)): .quad(p.mixed(q, f), control: pc.mixed(qc, f))
        case (.cubic(let p, let p1, let p2), .cubic(let q, let q1, let q2)):
            .cubic(p.mixed(q, f), control1: p1.mixed(q1, f), control2: p2.mixed(q2, f))
        case (.line(let p), .cubic(let q, let q1, let q2)):
            .cubic(p.mixed(q, f), control1: here.mixed(q1, f), control2: p.mixed(q2, f))
        case (.cubic(let p, let p1, let p2), .line(let q)):
            .cubic(p.mixed(q, f), control1: p1.mixed(there, f), control2: p2.mixed(q, f))
        case (.close, .close): .close
        default: nil
        }
    }
}

extension CGPoint {
    fileprivate func mixed(_ other: CGPoint, _ f: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * f, y: y + (other.y - y) * f)
    }
}
