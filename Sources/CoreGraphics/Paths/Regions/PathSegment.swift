/// A line or a curve of an outline that turns round neither in x nor in y, so that its box is that of its ends.
struct PathSegment {
    /// The element it is a part of, over all paths that are looked at; pieces of one element are joined again.
    let element: Int
    /// The whole element, and the parameters between which this piece lies.
    let whole: CubicSegment
    let range: ClosedRange<CGFloat>
    let isLine: Bool
    /// Which of two paths it belongs to.
    let isOther: Bool
    let curve: CubicSegment
    let box: CGRect

    init(element: Int, whole: CubicSegment, range: ClosedRange<CGFloat>, isLine: Bool, isOther: Bool) {
        (self.element, self.whole, self.range, self.isLine, self.isOther) = (element, whole, range, isLine, isOther)
        curve = isLine ? whole : whole.part(from: range.lowerBound, to: range.upperBound)
        box = CGRect(
            x: min(curve.p0.x, curve.p3.x), y: min(curve.p0.y, curve.p3.y), width: abs(curve.p3.x - curve.p0.x),
            height: abs(curve.p3.y - curve.p0.y))
    }

    /// A point of the piece; 0 is its start, 1 its end.
    func point(at t: CGFloat) -> CGPoint {
        if t <= 0 { return curve.p0 }
        if t >= 1 { return curve.p3 }
        return isLine ? curve.p0.lerp(to: curve.p3, t) : curve.point(at: t)
    }

    /// The parameters at which a segment cuts another one, or ends on it.
    func cuts(with other: PathSegment, tolerance: CGFloat) -> [(own: CGFloat, others: CGFloat)] {
        guard isNear(other, tolerance) else { return [] }
        var cuts: [(own: CGFloat, others: CGFloat)] = []
        for (t, p) in [(CGFloat(0), curve.p0), (1, curve.p3)] {
            if let u = other.parameter(of: p, tolerance: tolerance) { cuts.append((t, u)) }
        }
        for (u, p) in [(CGFloat(0), other.curve.p0), (1, other.curve.p3)] {
            if let t = parameter(of: p, tolerance: tolerance) { cuts.append((t, u)) }
        }
        if isLine, other.isLine {
            if let cut = crossing(other) { cuts.append(cut) }
        } else {
            cuts += crossings(other, tolerance)
        }
        return cuts
    }

    private func isNear(_ other: PathSegment, _ tolerance: CGFloat) -> Bool {
        box.minX <= other.box.maxX + tolerance && other.box.minX <= box.maxX + tolerance
            && box.minY <= other.box.maxY + tolerance && other.box.minY <= box.maxY + tolerance
    }

    /// Where two lines cross inside of both.
    private func crossing(_ other: PathSegment) -> (own: CGFloat, others: CGFloat)? {
        let a = CGVector(dx: curve.p3.x - curve.p0.x, dy: curve.p3.y - curve.p0.y)
        let b = CGVector(dx: other.curve.p3.x - other.curve.p0.x, dy: other.curve.p3.y - other.curve.p0.y)
        let way = CGVector(dx: other.curve.p0.x - curve.p0.x, dy: other.curve.p0.y - curve.p0.y)
        let area = a.dx * b.dy - a.dy * b.dx
        guard abs(area) > 1e-14 * hypot(a.dx, a.dy) * hypot(b.dx, b.dy) else { return nil }
        let t = (way.dx * b.dy - way.dy * b.dx) / area, u = (way.dx * a.dy - way.dy * a.dx) / area
        return t > 0 && t < 1 && u > 0 && u < 1 ? (t, u) : nil
    }

    /// Where two segments cross of which one is a curve. Both grow or fall all the way, so that one coordinate is a function of the
    /// other, and they cross where the difference of these functions changes its sign.
    private func crossings(_ other: PathSegment, _ tolerance: CGFloat) -> [(own: CGFloat, others: CGFloat)] {
        let common = box.intersection(other.box)
        guard !common.isNull else { return [] }
        let isWide = common.width >= common.height
        let along = isWide ? \CGPoint.x : \CGPoint.y, across = isWide ? \CGPoint.y : \CGPoint.x
        let low = isWide ? common.minX : common.minY, size = isWide ? common.width : common.height
        guard size > tolerance else { return [] }
        func difference(_ value: CGFloat) -> CGFloat {
            point(at: parameter(along, value))[keyPath: across]
                - other.point(at: other.parameter(along, value))[keyPath: across]
        }
        var cuts: [(own: CGFloat, others: CGFloat)] = []
        var last: (value: CGFloat, difference: CGFloat)?
        for step in 0...Self.steps {
            let value = low + size * CGFloat(step) / CGFloat(Self.steps)
            let next = (value: value, difference: difference(value))
            // Where they lie on one another there is no side.
            guard abs(next.difference) > tolerance else { continue }
            if let last, (last.difference < 0) != (next.difference < 0) {
                let root = Self.root(last.value, next.value, difference)
                cuts.append((parameter(along, root), other.parameter(along, root)))
            }
            last = next
        }
        return cuts
    }

    private static let steps = 48

    /// Where a function changes its sign between two values.
    private static func root(_ a: CGFloat, _ b: CGFloat, _ function: (CGFloat) -> CGFloat) -> CGFloat {
        var low = a, high = b
        let isRising = function(low) < 0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if (function(middle) < 0) == isRising { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Where a point lies on the segment; nil where it does not.
    func parameter(of p: CGPoint, tolerance: CGFloat) -> CGFloat? {
        guard p.x >= box.minX - tolerance, p.x <= box.maxX + tolerance, p.y >= box.minY - tolerance,
            p.y <= box.maxY + tolerance
        else { return nil }
        if p.distance(to: curve.p0) <= tolerance { return 0 }
        if p.distance(to: curve.p3) <= tolerance { return 1 }
        let t = box.width >= box.height ? parameter(\.x, p.x) : parameter(\.y, p.y)
        return point(at: t).distance(to: p) <= tolerance ? t : nil
    }

    /// Where a coordinate of the segment, which only grows or only falls, has a value.
    func parameter(_ coordinate: KeyPath<CGPoint, CGFloat>, _ value: CGFloat) -> CGFloat {
        let start = curve.p0[keyPath: coordinate], end = curve.p3[keyPath: coordinate]
        guard start != end else { return 0.5 }
        if isLine { return min(max((value - start) / (end - start), 0), 1) }
        var low: CGFloat = 0, high: CGFloat = 1
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (curve.point(at: middle)[keyPath: coordinate] < value) == (start < end) {
                low = middle
            } else {
                high = middle
            }
        }
        return (low + high) / 2
    }
}
