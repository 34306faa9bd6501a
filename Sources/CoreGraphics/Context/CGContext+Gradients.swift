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
            paintGradient { m in
                GradientColors(
                    ramp: ramp,
                    way: .line(
                        a: m.a * dx + m.b * dy, b: m.c * dx + m.d * dy,
                        c: (m.tx - start.x) * dx + (m.ty - start.y) * dy))
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
        // Of circles about one middle nothing lies outside the larger one, unless colours go on there.
        let isRing = startCenter == endCenter && endRadius > startRadius && !options.contains(.drawsAfterEndLocation)
        let reach = CGRect(origin: endCenter, size: .zero).insetBy(dx: -endRadius, dy: -endRadius)
        gradient.withRamp(options) { ramp in
            paintGradient(within: isRing ? reach : nil) { m in
                let circles = GradientCircles(
                    a: m.a, b: m.b, c: m.c, d: m.d, e: m.tx - startCenter.x, f: m.ty - startCenter.y,
                    start_radius: startRadius, end_radius: endRadius, way_x: endCenter.x - startCenter.x,
                    way_y: endCenter.y - startCenter.y,
                    goes_before: options.contains(.drawsBeforeStartLocation) ? 1 : 0,
                    goes_after: options.contains(.drawsAfterEndLocation) ? 1 : 0)
                return GradientColors(ramp: ramp, way: .circles(circles))
            }
        }
    }

    /// Fills the clip with colours once round `center`, from `angle` (radians) towards larger angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite else { return }
        let table = (0..<1024).map { gradient.color(at: CGFloat($0) / 1023).pixel }
        guard toPixels.isDrawable, !canvas.clipBounds.isEmpty else { return }
        paintGradientInBands(canvas.clipBounds) { target, fromPixels in
            target.fillConic(table, center: center, angle: angle, fromPixels)
        }
    }

    /// Fills the clip with colours, which `colors` tells by the map from pixels to user space.
    ///
    /// - Parameter reach: In user space; what lies outside of it is clear.
    private func paintGradient(within reach: CGRect? = nil, _ colors: (CGAffineTransform) -> GradientColors) {
        guard toPixels.isDrawable else { return }
        var bounds = canvas.clipBounds
        if let reach, paintsOnlySources { bounds = bounds.limited(to: reach.applying(toPixels)) }
        guard !bounds.isEmpty else { return }
        if laysPlainlyOver, let origin = canvas.pixels(at: (bounds.x, bounds.y)) {
            cairo_surface_flush(canvas.surface)
            let target = GradientTarget(
                pixels: origin, stride: Int32(canvas.buffer.stride), width: Int32(bounds.width),
                height: Int32(bounds.height), x: Int32(bounds.x), y: Int32(bounds.y), lies_over: 1)
            colors(toPixels.inverted()).fill(target)
            cairo_surface_mark_dirty(canvas.surface)
            if layers.isEmpty { bitmap.drawingEnded() }
        } else {
            let colors = colors(toPixels.inverted())
            paintGradientInBands(bounds) { target, _ in colors.fill(target) }
        }
    }

    /// Through Cairo, whatever the state. Band by band, so that the colours stay in the caches and need no memory of the clip's size.
    private func paintGradientInBands(
        _ bounds: PixelBounds, _ fill: (inout GradientTarget, CGAffineTransform) -> Void
    ) {
        let fromPixels = toPixels.inverted()
        let rows = min(bounds.height, max(1, CGContext.bandPixels / bounds.width))
        let buffer = PixelBuffer(width: bounds.width, height: rows, isCleared: false)
        render { cairo, alpha in
            for top in stride(from: 0, to: bounds.height, by: rows) {
                let y = bounds.y + top, height = min(rows, bounds.height - top)
                var target = GradientTarget(
                    pixels: buffer.base, stride: Int32(buffer.stride), width: Int32(bounds.width),
                    height: Int32(height), x: Int32(bounds.x), y: Int32(y), lies_over: 0)
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

    /// Whether colours are laid over what is there and nothing else happens: they can be, without Cairo and with its bits.
    private var laysPlainlyOver: Bool {
        state.blendMode == .normal && state.alpha == 1 && state.shadow == nil && state.mask == nil
            && canvas.isClippedToPixels
    }

    /// Pixels of a gradient that are worked out at a time: half a megabyte. For every band Cairo works out the clip anew.
    private static let bandPixels = 1 << 17
}
