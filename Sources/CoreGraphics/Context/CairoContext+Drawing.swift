import CCairo

extension OpaquePointer {
    /// Sets the current path of a Cairo context to `elements`, mapped to pixels.
    ///
    /// Points snap to 1/256 pixel, so that every machine rasterises the same numbers, and stay in Cairo's range.
    func setPath(_ elements: [CGPath.Element], _ transform: CGAffineTransform = .identity) {
        cairo_new_path(self)
        addPath(elements) {
            let q = $0.applying(transform)
            return CGPoint(x: snapToPixelGrid(q.x), y: snapToPixelGrid(q.y))
        }
    }

    /// Adds `elements`, mapped to the context's space, to its current path.
    func addPath(_ elements: [CGPath.Element], _ map: (CGPoint) -> CGPoint) {
        for element in elements where element.isFinite {
            switch element {
            case .move(let point):
                let p = map(point)
                cairo_move_to(self, p.x, p.y)
            case .line(let point):
                let p = map(point)
                cairo_line_to(self, p.x, p.y)
            case .quad(let point, let control):
                var x = 0.0, y = 0.0
                cairo_get_current_point(self, &x, &y)
                let curve = CubicSegment(from: CGPoint(x: x, y: y), control: map(control), to: map(point))
                cairo_curve_to(self, curve.p1.x, curve.p1.y, curve.p2.x, curve.p2.y, curve.p3.x, curve.p3.y)
            case .cubic(let point, let control1, let control2):
                let (c1, c2, p) = (map(control1), map(control2), map(point))
                cairo_curve_to(self, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
            case .close:
                cairo_close_path(self)
            }
        }
    }

    func setSource(_ color: RGBA, alpha: CGFloat = 1) {
        cairo_set_source_rgba(
            self, Double(RGBA.clamped(color.red)), Double(RGBA.clamped(color.green)), Double(RGBA.clamped(color.blue)),
            Double(RGBA.clamped(color.alpha)) * alpha)
    }

    func setFillRule(_ rule: CGPathFillRule) {
        cairo_set_fill_rule(self, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// Strokes `elements` with the current source and operator; `pen` maps the pen's space to pixels.
    func stroke(
        _ elements: [CGPath.Element], _ transform: CGAffineTransform = .identity, style: StrokeStyle,
        pen: CGAffineTransform
    ) {
        guard pen.isDrawable else { return }
        cairo_save(self)
        cairo_identity_matrix(self)
        setPath(elements, transform)
        var matrix = pen.cairoMatrix
        cairo_transform(self, &matrix)
        style.apply(to: self)
        cairo_stroke(self)
        cairo_restore(self)
    }
}
