import CCairo

extension CGContext {
    /// Fills the current path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath.elements, rule: rule)
        beginPath()
    }

    /// Strokes the current path and forgets it.
    public func strokePath() {
        stroke(currentPath.elements)
        beginPath()
    }

    /// Fills, strokes or both, and forgets the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let elements = currentPath.elements
        switch mode {
        case .fill, .fillStroke: fill(elements)
        case .eoFill, .eoFillStroke: fill(elements, rule: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(elements)
        case .fill, .eoFill: break
        }
        beginPath()
    }

    /// Fills a rectangle. The current path is forgotten.
    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    /// Fills rectangles. The current path is forgotten.
    public func fill(_ rects: [CGRect]) {
        drawShape({ shape in for rect in rects { shape.addRect(rect.drawable) } }, stroked: nil)
    }

    /// Strokes a rectangle's edge. The current path is forgotten.
    public func stroke(_ rect: CGRect) {
        drawShape({ $0.addRect(rect) }, stroked: state.line)
    }

    /// Strokes a rectangle's edge with a line of `width`. The current path is forgotten.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = width
        drawShape({ $0.addRect(rect) }, stroked: line)
    }

    /// Fills an ellipse. The current path is forgotten.
    public func fillEllipse(in rect: CGRect) {
        drawShape({ $0.addEllipse(in: rect) }, stroked: nil)
    }

    /// Strokes an ellipse. The current path is forgotten.
    public func strokeEllipse(in rect: CGRect) {
        drawShape({ $0.addEllipse(in: rect) }, stroked: state.line)
    }

    /// Strokes lines between points taken two at a time. The current path is forgotten.
    public func strokeLineSegments(between points: [CGPoint]) {
        drawShape(
            { shape in
                for i in stride(from: 0, to: points.count - 1, by: 2) {
                    shape.move(to: points[i])
                    shape.addLine(to: points[i + 1])
                }
            }, stroked: state.line)
    }

    /// Makes a rectangle transparent, whatever the state says about alpha and blending.
    public func clear(_ rect: CGRect) {
        var shape = PathBuilder(transform: toPixels)
        shape.addRect(rect.drawable)
        canvas.saved {
            canvas.cairo.setPath(shape.elements)
            cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_CLEAR)
            cairo_fill(canvas.cairo)
        }
        if layers.isEmpty { bitmap.drawingEnded() }
    }

    private func drawShape(_ build: (inout PathBuilder) -> Void, stroked line: StrokeStyle?) {
        var shape = PathBuilder(transform: toPixels)
        build(&shape)
        if let line {
            stroke(shape.elements, line: line)
        } else {
            fill(shape.elements)
        }
        beginPath()
    }

    /// `elements` are in pixels.
    private func fill(_ elements: [CGPath.Element], rule: CGPathFillRule = .winding) {
        guard !elements.isEmpty, toPixels.isDrawable else { return }
        render(shape: elements, rule: rule) { cairo, alpha in
            setSource(state.fill, on: cairo, alpha: alpha)
            cairo.setPath(elements)
            cairo.setFillRule(rule)
            cairo_fill(cairo)
        }
    }

    /// `elements` are in pixels; the pen is in user space.
    private func stroke(_ elements: [CGPath.Element], line: StrokeStyle? = nil) {
        let line = line ?? state.line, pen = toPixels
        guard !elements.isEmpty, pen.isDrawable, line.width > 0 else { return }
        let outline =
            state.blendMode.reachesOutside
            ? CGPath(elements: elements.applying(pen.inverted())).outline(of: line).elements.applying(pen) : nil
        render(shape: outline) { cairo, alpha in
            setSource(state.stroke, on: cairo, alpha: alpha)
            cairo.stroke(elements, style: line, pen: pen)
        }
    }
}

extension CGRect {
    /// Itself, or a rectangle larger than any bitmap for the infinite one.
    fileprivate var drawable: CGRect {
        isInfinite ? CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) : self
    }
}
