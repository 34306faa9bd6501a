/// How far a cubic's control points lie from its ends to draw a quarter of a circle of radius 1.
let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

extension PathBuilder {
    package mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// From the middle of the right edge towards maximum y.
    package mutating func addEllipse(in rect: CGRect) {
        guard !rect.isNull else { return }
        let r = rect.standardized
        let (cx, cy) = (r.midX, r.midY)
        let kx = r.width / 2 * quarterCircleControl, ky = r.height / 2 * quarterCircleControl
        let right = CGPoint(x: r.maxX, y: cy), bottom = CGPoint(x: cx, y: r.maxY)
        let left = CGPoint(x: r.minX, y: cy), top = CGPoint(x: cx, y: r.minY)
        move(to: right)
        addCurve(to: bottom, control1: CGPoint(x: r.maxX, y: cy + ky), control2: CGPoint(x: cx + kx, y: r.maxY))
        addCurve(to: left, control1: CGPoint(x: cx - kx, y: r.maxY), control2: CGPoint(x: r.minX, y: cy + ky))
        addCurve(to: top, control1: CGPoint(x: r.minX, y: cy - ky), control2: CGPoint(x: cx - kx, y: r.minY))
        addCurve(to: right, control1: CGPoint(x: cx + kx, y: r.minY), control2: CGPoint(x: r.maxX, y: cy - ky))
        closeSubpath()
    }

    /// From the middle of the right edge towards maximum y, as `CGPathAddRoundedRect` goes.
    package mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        guard !rect.isNull else { return }
        let r = rect.standardized
        precondition(
            cornerWidth >= 0 && cornerHeight >= 0,
            "A rounded rectangle's corner sizes must not be negative; got \(cornerWidth) and \(cornerHeight).")
        precondition(
            2 * cornerWidth <= r.width && 2 * cornerHeight <= r.height || !r.isFinite,
            "Twice the corner size (\(cornerWidth), \(cornerHeight)) must fit into the rectangle \(r.width)×\(r.height)."
        )
        guard cornerWidth > 0, cornerHeight > 0 else { return addRect(r) }
        let (w, h) = (cornerWidth, cornerHeight)
        let kx = w * (1 - quarterCircleControl), ky = h * (1 - quarterCircleControl)
        let (x0, x1, y0, y1) = (r.minX, r.maxX, r.minY, r.maxY)
        move(to: CGPoint(x: x1, y: r.midY))
        addLine(to: CGPoint(x: x1, y: y1 - h))
        addCurve(
            to: CGPoint(x: x1 - w, y: y1), control1: CGPoint(x: x1, y: y1 - ky), control2: CGPoint(x: x1 - kx, y: y1))
        addLine(to: CGPoint(x: x0 + w, y: y1))
        addCurve(
            to: CGPoint(x: x0, y: y1 - h), control1: CGPoint(x: x0 + kx, y: y1), control2: CGPoint(x: x0, y: y1 - ky))
        addLine(to: CGPoint(x: x0, y: y0 + h))
        addCurve(
            to: CGPoint(x: x0 + w, y: y0), control1: CGPoint(x: x0, y: y0 + ky), control2: CGPoint(x: x0 + kx, y: y0))
        addLine(to: CGPoint(x: x1 - w, y: y0))
        addCurve(
            to: CGPoint(x: x1, y: y0 + h), control1: CGPoint(x: x1 - kx, y: y0), control2: CGPoint(x: x1, y: y0 + ky))
        closeSubpath()
    }

    package mutating func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
}

extension PathBuilder {
    /// `clockwise` is meant in a space whose y points up: false runs towards larger angles.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise { sweep = -sweep }
        if abs(sweep) >= turn {
            sweep = turn
        } else if sweep < 0 {
            sweep += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep)
    }

    /// A line to the arc's first point when there is something to connect to, then a cubic for every quarter turn and one for
    /// the rest.
    package mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else {
            return Diagnostics.report("an arc with a NaN or infinite value is left out", key: "path.arc")
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        lineOrMove(to: point(startAngle))
        let bounded = min(max(delta, -1000), 1000)
        let quarter = bounded < 0 ? -CGFloat.pi / 2 : .pi / 2
        let count = Int((bounded / quarter - 1e-9).rounded(.up))
        for i in 0..<max(count, 0) {
            let isLast = i == count - 1
            let from = startAngle + CGFloat(i) * quarter,
                to = startAngle + (isLast ? bounded : CGFloat(i + 1) * quarter)
            let k = 4.0 / 3 * tan((to - from) / 4) * radius
            let p = point(from), q = point(to)
            addCurve(
                to: q,
                control1: CGPoint(x: p.x - k * sin(from), y: p.y + k * cos(from)),
                control2: CGPoint(x: q.x + k * sin(to), y: q.y - k * cos(to)))
        }
    }

    /// The arc of `radius` that touches the line from here to `corner` and the line from `corner` to `end`.
    package mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else {
            return Diagnostics.report(
                "addArc(tangent1End:) needs a current point; call move(to:) first", key: "path.arcTo")
        }
        let u = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let v = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let (lu, lv) = (hypot(u.dx, u.dy), hypot(v.dx, v.dy))
        let cross = u.dx * v.dy - u.dy * v.dx
        guard lu > 0, lv > 0, radius > 0, abs(cross) > 1e-12 * lu * lv else { return addLine(to: corner) }
        let angle = atan2(abs(cross), u.dx * v.dx + u.dy * v.dy)
        let distance = radius / tan(angle / 2)
        let touch1 = CGPoint(x: corner.x + u.dx / lu * distance, y: corner.y + u.dy / lu * distance)
        let touch2 = CGPoint(x: corner.x + v.dx / lv * distance, y: corner.y + v.dy / lv * distance)
        let bisector = CGVector(dx: u.dx / lu + v.dx / lv, dy: u.dy / lu + v.dy / lv)
        let reach = radius / sin(angle / 2) / hypot(bisector.dx, bisector.dy)
        let center = CGPoint(x: corner.x + bisector.dx * reach, y: corner.y + bisector.dy * reach)
        addArc(
            center: center, radius: radius,
            startAngle: atan2(touch1.y - center.y, touch1.x - center.x),
            endAngle: atan2(touch2.y - center.y, touch2.x - center.x),
            clockwise: cross > 0)
    }
}
