import CCairo

/// Paints paths into a pixel buffer, for whoever has no need of a whole context (shape layers, masks, shadows).
package struct PathPainter {
    private let canvas: CairoCanvas

    /// `origin`: which pixel of the caller's space is the buffer's first.
    package init(_ buffer: PixelBuffer, origin: (x: Int, y: Int) = (0, 0)) {
        canvas = CairoCanvas(buffer, at: origin)
    }

    /// Fills the inside; open subpaths count as closed. `transform` maps the path to pixels.
    package func fill(_ path: CGPath, rule: CGPathFillRule = .winding, color: RGBA, transform: CGAffineTransform) {
        guard transform.isFinite else { return }
        canvas.cairo.setPath(path.elements, transform)
        canvas.cairo.setSource(color)
        canvas.cairo.setFillRule(rule)
        cairo_fill(canvas.cairo)
    }

    /// Strokes with a pen that `transform` stretches together with the path.
    package func stroke(_ path: CGPath, style: StrokeStyle, color: RGBA, transform: CGAffineTransform) {
        guard style.width > 0 else { return }
        canvas.cairo.setSource(color)
        canvas.cairo.stroke(path.elements, transform, style: style, pen: transform)
    }
}
