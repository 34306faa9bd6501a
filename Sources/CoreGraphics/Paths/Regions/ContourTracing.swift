/// Joins the edges of an outline to contours. Where several meet in a point the nearest on the inner side goes on, so that contours
/// touch there and do not cross.
struct ContourTracing {
    private let sides: [PathRegion.Side]
    private let leaving: [Int: [Int]]

    init(_ sides: [PathRegion.Side]) {
        self.sides = sides
        leaving = Dictionary(grouping: sides.indices) { sides[$0].start }
    }

    var contours: [[PathRegion.Side]] {
        var isUsed = [Bool](repeating: false, count: sides.count)
        var contours: [[PathRegion.Side]] = []
        for first in sides.indices where !isUsed[first] {
            var contour: [PathRegion.Side] = []
            var next: Int? = first
            while let index = next, !isUsed[index] {
                isUsed[index] = true
                contour.append(sides[index])
                next = follower(of: index)
            }
            contours.append(contour)
        }
        return contours
    }

    private func follower(of index: Int) -> Int? {
        let candidates = leaving[sides[index].end] ?? []
        guard candidates.count > 1 else { return candidates.first }
        let back = sides[index].direction(atEnd: true)
        let backward = atan2(-back.dy, -back.dx)
        // The inside lies on the left: the first edge clockwise from the way back.
        return candidates.min { clockwise(from: backward, to: $0) < clockwise(from: backward, to: $1) }
    }

    private func clockwise(from angle: CGFloat, to index: Int) -> CGFloat {
        let way = sides[index].direction(atEnd: false)
        let turn = (angle - atan2(way.dy, way.dx)).truncatingRemainder(dividingBy: 2 * .pi)
        return turn <= 1e-12 ? turn + 2 * .pi : turn
    }
}

extension PathRegion.Side {
    /// Which way it goes at its start or its end. Taken a little inside, where curves that touch have parted.
    fileprivate func direction(atEnd: Bool) -> CGVector {
        let near: CGFloat = atEnd == isForward ? 0.999 : 0.001, far: CGFloat = atEnd == isForward ? 1 : 0
        let a = edge.point(at: near), b = edge.point(at: far)
        return atEnd ? CGVector(dx: b.x - a.x, dy: b.y - a.y) : CGVector(dx: a.x - b.x, dy: a.y - b.y)
    }
}

/// A contour as elements of a path: pieces of one line or curve are one again.
struct OutlineElements {
    private struct Piece {
        let curve: CubicSegment, isLine: Bool, element: Int, from: CGFloat, to: CGFloat
        let whole: CubicSegment
    }

    private(set) var elements: [CGPath.Element] = []

    init(_ contour: [PathRegion.Side], isClosed: Bool = true) {
        var pieces: [Piece] = []
        for side in contour {
            let piece = Self.piece(side)
            if let last = pieces.last, let joined = Self.joined(last, piece) {
                pieces[pieces.count - 1] = joined
            } else {
                pieces.append(piece)
            }
        }
        if isClosed, pieces.count > 1, let joined = Self.joined(pieces[pieces.count - 1], pieces[0]) {
            pieces[0] = joined
            pieces.removeLast()
        }
        guard let first = pieces.first else { return }
        elements = [.move(first.curve.p0)]
        for (index, piece) in pieces.enumerated() {
            if !piece.isLine {
                elements.append(.cubic(piece.curve.p3, control1: piece.curve.p1, control2: piece.curve.p2))
            } else if !isClosed || index < pieces.count - 1 {
                elements.append(.line(piece.curve.p3))
            }
        }
        if isClosed { elements.append(.close) }
    }

    private static func piece(_ side: PathRegion.Side) -> Piece {
        let segment = side.edge.segment
        // From parameters of the segment to those of the element that it is a part of.
        let low = segment.range.lowerBound, width = segment.range.upperBound - low
        let start = low + width * side.edge.range.lowerBound, end = low + width * side.edge.range.upperBound
        let (from, to) = side.isForward ? (start, end) : (end, start)
        return Piece(
            curve: curve(segment.whole, from, to, isLine: segment.isLine), isLine: segment.isLine,
            element: segment.element, from: from, to: to, whole: segment.whole)
    }

    private static func curve(_ whole: CubicSegment, _ from: CGFloat, _ to: CGFloat, isLine: Bool) -> CubicSegment {
        if isLine { return CubicSegment(line: whole.end(from), to: whole.end(to)) }
        let part = whole.part(from: min(from, to), to: max(from, to))
        return from < to ? part : CubicSegment(part.p3, part.p2, part.p1, part.p0)
    }

    private static func joined(_ a: Piece, _ b: Piece) -> Piece? {
        if a.isLine, b.isLine {
            let one = CGVector(dx: a.curve.p3.x - a.curve.p0.x, dy: a.curve.p3.y - a.curve.p0.y)
            let two = CGVector(dx: b.curve.p3.x - b.curve.p0.x, dy: b.curve.p3.y - b.curve.p0.y)
            let lengths = hypot(one.dx, one.dy) * hypot(two.dx, two.dy)
            guard abs(one.dx * two.dy - one.dy * two.dx) <= 1e-9 * lengths, one.dx * two.dx + one.dy * two.dy > 0
            else { return nil }
            let line = CubicSegment(line: a.curve.p0, to: b.curve.p3)
            return Piece(curve: line, isLine: true, element: -1, from: 0, to: 1, whole: line)
        }
        guard !a.isLine, !b.isLine, a.element == b.element, abs(a.to - b.from) <= 1e-6,
            (a.from < a.to) == (b.from < b.to)
        else { return nil }
        return Piece(
            curve: curve(a.whole, a.from, b.to, isLine: false), isLine: false, element: a.element, from: a.from,
            to: b.to,
            whole: a.whole)
    }
}

extension CubicSegment {
    /// A point of a line, exactly its ends at 0 and 1.
    fileprivate func end(_ t: CGFloat) -> CGPoint { t <= 0 ? p0 : t >= 1 ? p3 : p0.lerp(to: p3, t) }
}
