import CCairo
import CGradientRows

extension CGContext {
    /// Fills the clip with colours from `start` to `end`; `options` say what lies beyond.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, start != end else { return }
        let way = CGVector(dx: end.x - start.x, dy: end.y - start.y), square = way.dx * way.dx + way.dy * way.dy
        let (dx, dy) = (way.dx / square, way.dy / square)
        guard dx.isFinite, dy.isFinite else { return }
        gradient.withRamp(options) { ramp in
            paintGradient { target, m in
                gradient_paint_line(
                    &target, &ramp, m.a * dx + m.b * dy, m.c * dx + m.d * dy,
                    (m.tx - start.x) * dx + (m.ty - start.y) * dy)
            }
        }
    }

    /// Fills the clip with colours from one circle to another; `options` say what lies beyond.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0, startRadius.isFinite,
            endRadius.isFinite, startCenter != endCenter || startRadius != endRadius
        else { return }
        gradient.withRamp(options) { ramp in
            paintGradient { target, m in
                var circles = GradientCircles(
                    a: m.a, b: m.b, c: m.c, d: m.d, e: m.tx - startCenter.x, f: m.ty - startCenter.y,
                    start_radius: startRadius, end_radius: endRadius, way_x: endCenter.x - startCenter.x,
                    way_y: endCenter.y - startCenter.y,
                    goes_before: options.contains(.drawsBeforeStartLocation) ? 1 : 0,
                    goes_after: options.contains(.drawsAfterEndLocation) ? 1 : 0)
                gradient_paint_circles(&target, &ramp, &circles)
            }
        }
    }

    /// Fills the clip with colours once round `center`, from `angle` (radians) towards larger angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite else { return }
        let table = (0..<1024).map { gradient.color(at: CGFloat($0) / 1023).pixel }
        paintGradient { target, fromPixels in target.fillConic(table, center: center, angle: angle, fromPixels) }
    }

    /// Fills the clip with what `fill` sets the pixels of a target to, by the map from pixels to user space.
    ///
    /// Band by band, so that the colours stay in the caches and need no memory of the clip's size.
    private func paintGradient(_ fill: (inout GradientTarget, CGAffineTransform) -> Void) {
        let bounds = canvas.clipBounds
        guard toPixels.isDrawable, !bounds.isEmpty else { return }
        let fromPixels = toPixels.inverted()
        let rows = min(bounds.height, max(1, CGContext.bandPixels / bounds.width))
        let buffer = PixelBuffer(width: bounds.width, height: rows, isCleared: false)
        render { cairo, alpha in
            for top in stride(from: 0, to: bounds.height, by: rows) {
                let y = bounds.y + top, height = min(rows, bounds.height - top)
                var target = GradientTarget(
                    pixels: buffer.base, stride: Int32(buffer.stride), width: Int32(bounds.width),
                    height: Int32(height), x: Int32(bounds.x), y: Int32(y))
                fill(&target, fromPixels)
                let colors = CairoCanvas(buffer, at: (bounds.x, y))
                cairo_save(cairo)
                cairo_new_path(cairo)
                cairo_rectangle(cairo, Double(bounds.x), Double(y), Double(bounds.width), Double(height))
                cairo_clip(cairo)
                cairo_set_source_surface(cairo, colors.surface, 0, 0)
                cairo_paint_with_alpha(cairo, alpha)
                cairo_restore(cairo)
            }
        }
    }

    /// Pixels of a gradient that are worked out at a time: 128 kilobytes.
    private static let bandPixels = 1 << 15
}

extension CGGradient {
    /// Lends the colours to look pixels up in.
    fileprivate func withRamp(_ options: CGGradientDrawingOptions, _ body: (inout GradientRamp) -> Void) {
        let stops = stops.map {
            GradientStop(
                location: Float($0.location), red: RGBA.clamped($0.color.red), green: RGBA.clamped($0.color.green),
                blue: RGBA.clamped($0.color.blue), alpha: RGBA.clamped($0.color.alpha))
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Int(GRADIENT_STEPS)) { colors in
            guard let start = colors.baseAddress else { return }
            gradient_make_colors(start, stops, Int32(stops.count))
            var ramp = GradientRamp(
                colors: start, before: options.contains(.drawsBeforeStartLocation) ? start[0] : 0,
                after: options.contains(.drawsAfterEndLocation) ? start[Int(GRADIENT_STEPS) - 1] : 0)
            body(&ramp)
        }
    }
}

extension GradientTarget {
    /// Sets every pixel to the colour, of 1024 once round, in its direction from `center` (user space).
    fileprivate func fillConic(_ table: [UInt32], center: CGPoint, angle: CGFloat, _ fromPixels: CGAffineTransform) {
        let turn = 2 * CGFloat.pi
        for row in 0..<Int(height) {
            let pixels = pixels + row * Int(stride)
            for column in 0..<Int(width) {
                let middle = CGPoint(x: CGFloat(Int(x) + column) + 0.5, y: CGFloat(Int(y) + row) + 0.5)
                let p = middle.applying(fromPixels)
                var share = (atan2(p.y - center.y, p.x - center.x) - angle) / turn
                share -= share.rounded(.down)
                pixels[column] = table[Int(share * 1023 + 0.5)]
            }
        }
    }
}
