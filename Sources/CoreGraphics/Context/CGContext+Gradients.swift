import CCairo

extension CGContext {
    /// Fills the clip with colours from `start` to `end`; `options` say what lies beyond.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, start != end else { return }
        paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient, options)
    }

    /// Fills the clip with colours from one circle to another; `options` say what lies beyond.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0, startRadius.isFinite,
            endRadius.isFinite
        else { return }
        paint(
            cairo_pattern_create_radial(
                startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius), gradient, options)
    }

    /// Fills the clip with colours once round `center`, from `angle` (radians) towards larger angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let bounds = canvas.clipBounds
        guard center.isFinite, angle.isFinite, toPixels.isDrawable, !bounds.isEmpty else { return }
        let sweep = CairoCanvas(layer: bounds)
        sweep.fillConic(gradient, center: center, angle: angle, fromPixels: toPixels.inverted())
        render { cairo, alpha in
            cairo_set_source_surface(cairo, sweep.surface, 0, 0)
            cairo_paint_with_alpha(cairo, alpha)
            cairo.setSource(.black)
        }
    }

    /// Takes over `pattern`, whose geometry is in user space.
    private func paint(_ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        defer { cairo_pattern_destroy(pattern) }
        guard toPixels.isDrawable else { return }
        pattern?.setStops(of: gradient, options)
        var matrix = toPixels.inverted().cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        render { cairo, alpha in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, alpha)
            cairo.setSource(.black)
        }
    }
}

extension OpaquePointer {
    /// Stops of a Cairo gradient. An end that must not go on gets a clear stop on the same place.
    fileprivate func setStops(of gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        func add(_ location: CGFloat, _ color: RGBA, alpha: Float = 1) {
            cairo_pattern_add_color_stop_rgba(
                self, location, Double(RGBA.clamped(color.red)), Double(RGBA.clamped(color.green)),
                Double(RGBA.clamped(color.blue)), Double(RGBA.clamped(color.alpha) * alpha))
        }
        let first = gradient.stops[0], last = gradient.stops[gradient.stops.count - 1]
        cairo_pattern_set_extend(self, CAIRO_EXTEND_PAD)
        if !options.contains(.drawsBeforeStartLocation) {
            add(0, first.color, alpha: 0)
            add(0, first.color)
        }
        for stop in gradient.stops { add(stop.location, stop.color) }
        if !options.contains(.drawsAfterEndLocation) {
            add(1, last.color)
            add(1, last.color, alpha: 0)
        }
    }
}

extension CairoCanvas {
    /// Sets every pixel to the gradient's colour in its direction from `center` (user space).
    fileprivate func fillConic(
        _ gradient: CGGradient, center: CGPoint, angle: CGFloat, fromPixels: CGAffineTransform
    ) {
        let table = (0..<1024).map { gradient.color(at: CGFloat($0) / 1023).pixel }
        let turn = 2 * CGFloat.pi
        for y in 0..<buffer.height {
            let row = buffer.base + y * buffer.stride
            for x in 0..<buffer.width {
                let p = CGPoint(x: CGFloat(bounds.x + x) + 0.5, y: CGFloat(bounds.y + y) + 0.5).applying(fromPixels)
                var share = (atan2(p.y - center.y, p.x - center.x) - angle) / turn
                share -= share.rounded(.down)
                row[x] = table[Int(share * 1023 + 0.5)]
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
