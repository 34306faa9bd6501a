extension CGPath {
    /// The outline of the area that a stroke would cover, to be filled by the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(elements: outline(of: style).elements.applying(transform))
    }

    /// The outline of a stroke, dashes included.
    package func outline(of style: StrokeStyle) -> CGPath {
        guard style.width > 0, style.width.isFinite else { return CGPath(elements: []) }
        let line =
            style.usableDashes.isEmpty
            ? self : copy(dashingWithPhase: style.dashPhase, lengths: style.dashes)
        var stroker = PathStroker(style: style)
        for subpath in FlattenedPath(line.elements, tolerance: stroker.tolerance).subpaths {
            stroker.add(subpath)
        }
        return CGPath(elements: stroker.builder.elements)
    }
}

/// Builds the outline of a stroke from lines: along one side, round the end, back along the other.
struct PathStroker {
    let style: StrokeStyle
    let radius: CGFloat
    var builder = PathBuilder()

    init(style: StrokeStyle) {
        self.style = style
        radius = style.width / 2
    }

    /// How far the outline may lie from the true one.
    var tolerance: CGFloat { min(max(radius * 0.005, 1e-4), 0.05) }

    mutating func add(_ subpath: FlattenedPath.Subpath) {
        let points = subpath.points
        if points.count == 1 {
            addDot(points[0])
        } else if subpath.isClosed, points.count > 2 {
            addRing(points)
            addRing(points.reversed())
        } else {
            addOpen(subpath.isClosed ? points + [points[0]] : points)
        }
    }

    /// A subpath without length shows only its caps.
    private mutating func addDot(_ p: CGPoint) {
        let box = CGRect(x: p.x - radius, y: p.y - radius, width: style.width, height: style.width)
        switch style.cap {
        case .butt: break
        case .round: builder.addEllipse(in: box)
        case .square: builder.addRect(box)
        }
    }

    /// One side of a closed line.
    private mutating func addRing(_ points: [CGPoint]) {
        var side: [CGPoint] = []
        for i in points.indices {
            let before = points[(i + points.count - 1) % points.count], after = points[(i + 1) % points.count]
            appendJoin(before, points[i], after, to: &side)
        }
        builder.addLines(between: side)
        builder.closeSubpath()
    }

    private mutating func addOpen(_ points: [CGPoint]) {
        var outline: [CGPoint] = []
        appendSide(points, to: &outline)
        appendCap(points[points.count - 2], points[points.count - 1], to: &outline)
        let back = Array(points.reversed())
        appendSide(back, to: &outline)
        appendCap(back[back.count - 2], back[back.count - 1], to: &outline)
        builder.addLines(between: outline)
        builder.closeSubpath()
    }

    private func appendSide(_ points: [CGPoint], to outline: inout [CGPoint]) {
        outline.append(offset(points[0], along: points[0], points[1]))
        for i in 1..<points.count - 1 { appendJoin(points[i - 1], points[i], points[i + 1], to: &outline) }
        outline.append(offset(points[points.count - 1], along: points[points.count - 2], points[points.count - 1]))
    }

    /// `p` moved to the right-hand side (y down: left) of the line from `a` to `b`.
    private func offset(_ p: CGPoint, along a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = a.distance(to: b)
        return CGPoint(x: p.x + (b.y - a.y) / length * radius, y: p.y - (b.x - a.x) / length * radius)
    }

    private func appendJoin(_ before: CGPoint, _ p: CGPoint, _ after: CGPoint, to outline: inout [CGPoint]) {
        let from = offset(p, along: before, p), to = offset(p, along: p, after)
        let u = CGVector(dx: p.x - before.x, dy: p.y - before.y), v = CGVector(dx: after.x - p.x, dy: after.y - p.y)
        let cross = u.dx * v.dy - u.dy * v.dx, dot = u.dx * v.dx + u.dy * v.dy
        guard cross > 0 || cross == 0 && dot < 0 else {
            // The inner side: through the corner itself, so that the winding rule covers the whole join.
            outline += [from, p, to]
            return
        }
        let angle = atan2(abs(cross), dot)
        switch style.join {
        case .round:
            outline.append(from)
            appendArc(around: p, from: from, sweep: angle, to: &outline)
        case .miter where angle < .pi - 1e-6 && 1 / cos(angle / 2) <= style.miterLimit:
            let middle = CGVector(dx: from.x + to.x - 2 * p.x, dy: from.y + to.y - 2 * p.y)
            let reach = radius / cos(angle / 2) / hypot(middle.dx, middle.dy)
            outline += [from, CGPoint(x: p.x + middle.dx * reach, y: p.y + middle.dy * reach), to]
            return
        case .miter, .bevel:
            outline.append(from)
        }
        outline.append(to)
    }

    private func appendCap(_ before: CGPoint, _ end: CGPoint, to outline: inout [CGPoint]) {
        let length = before.distance(to: end)
        let ahead = CGVector(dx: (end.x - before.x) / length * radius, dy: (end.y - before.y) / length * radius)
        let from = offset(end, along: before, end)
        switch style.cap {
        case .butt: break
        case .round: appendArc(around: end, from: from, sweep: .pi, to: &outline)
        case .square:
            outline.append(CGPoint(x: from.x + ahead.dx, y: from.y + ahead.dy))
            outline.append(CGPoint(x: 2 * end.x - from.x + ahead.dx, y: 2 * end.y - from.y + ahead.dy))
        }
    }

    /// Points strictly inside an arc towards larger angles.
    private func appendArc(around center: CGPoint, from: CGPoint, sweep: CGFloat, to outline: inout [CGPoint]) {
        let step = 2 * acos(max(0, 1 - tolerance / radius))
        let count = Int(min(max((sweep / step).rounded(.up), 1), 720))
        let start = atan2(from.y - center.y, from.x - center.x)
        for i in 1..<max(count, 1) {
            let angle = start + sweep * CGFloat(i) / CGFloat(count)
            outline.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
    }
}
