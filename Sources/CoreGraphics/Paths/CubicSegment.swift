/// One cubic Bézier curve and its exact mathematics.
package struct CubicSegment: Equatable, Sendable {
    package var p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint

    package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// The cubic that is the same curve as a quadratic one.
    package init(from start: CGPoint, control c: CGPoint, to end: CGPoint) {
        self.init(
            start,
            CGPoint(x: start.x + (c.x - start.x) * 2 / 3, y: start.y + (c.y - start.y) * 2 / 3),
            CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3),
            end)
    }

    /// A straight line walked at even speed.
    package init(line start: CGPoint, to end: CGPoint) {
        self.init(start, start.lerp(to: end, 1.0 / 3), start.lerp(to: end, 2.0 / 3), end)
    }

    package func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The derivative by t.
    package func derivative(at t: CGFloat) -> CGVector {
        let s = 1 - t
        let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
        return CGVector(
            dx: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
            dy: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
    }

    /// Where x or y turns round, strictly inside (0, 1).
    var extremes: [CGFloat] {
        Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
    }

    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let qa = d - 3 * c + 3 * b - a, qb = 2 * (a - 2 * b + c), qc = b - a
        var roots: [CGFloat] = []
        if abs(qa) < 1e-12 * (abs(qb) + abs(qc) + 1e-300) {
            if qb != 0 { roots = [-qc / qb] }
        } else {
            let discriminant = qb * qb - 4 * qa * qc
            guard discriminant >= 0 else { return [] }
            let q = -0.5 * (qb + (qb < 0 ? -1 : 1) * discriminant.squareRoot())
            roots = [q / qa]
            if q != 0 { roots.append(qc / q) }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The part between two parameters, as a curve of its own.
    package func part(from t0: CGFloat, to t1: CGFloat) -> CubicSegment {
        var piece = self
        if t1 < 1 { piece = piece.split(at: t1).0 }
        if t0 > 0 { piece = piece.split(at: t1 > 0 ? min(1, t0 / t1) : 0).1 }
        return piece
    }

    package func split(at t: CGFloat) -> (CubicSegment, CubicSegment) {
        let a = p0.lerp(to: p1, t), b = p1.lerp(to: p2, t), c = p2.lerp(to: p3, t)
        let d = a.lerp(to: b, t), e = b.lerp(to: c, t)
        let middle = d.lerp(to: e, t)
        return (CubicSegment(p0, a, d, middle), CubicSegment(middle, e, c, p3))
    }

    /// How many straight pieces of equal parameter length stay within `tolerance` of the curve (Wang's bound).
    package func pieces(tolerance: CGFloat) -> Int {
        let x = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let y = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let count = (0.75 * hypot(x, y) / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 1), 1024)) : 1
    }
}

extension CGPoint {
    @inlinable
    package func lerp(to other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }

    package func distance(to other: CGPoint) -> CGFloat {
        hypot(other.x - x, other.y - y)
    }
}
