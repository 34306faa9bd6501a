import CCairo

/// Draws with Cairo in pixel coordinates, multiplying colours by the given alpha. Runs once: on the final canvas, or on a
/// layer of its own when shadow, mask or blend mode ask for one.
typealias Painter = (_ cairo: OpaquePointer, _ alpha: CGFloat) -> Void

extension CGContext {
    /// Whether the blend mode leaves everything as it is where a drawing is clear.
    package var paintsOnlySources: Bool { !state.blendMode.clearsUnderSources }

    /// Every drawing goes through here: it adds alpha, blend mode, mask and shadow of the state.
    ///
    /// - Parameter shape: the area the drawing is confined to, for blend modes that would reach outside it.
    func render(shape: [CGPath.Element]? = nil, rule: CGPathFillRule = .winding, _ paint: Painter) {
        canvas.saved {
            if state.blendMode.reachesOutside, let shape {
                canvas.cairo.setPath(shape)
                canvas.cairo.setFillRule(rule)
                cairo_clip(canvas.cairo)
            }
            if state.shadow == nil, state.mask == nil, let mode = state.blendMode.cairoOperator {
                prepare(canvas.cairo)
                cairo_set_operator(canvas.cairo, mode)
                paint(canvas.cairo, state.alpha)
            } else {
                renderThroughLayer(paint)
            }
        }
        if layers.isEmpty { bitmap.drawingEnded() }
    }

    private func prepare(_ cairo: OpaquePointer) {
        cairo_set_antialias(cairo, hasSoftEdges ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    private func renderThroughLayer(_ paint: Painter) {
        let clip = canvas.clipBounds
        guard !clip.isEmpty else { return }
        let shadow = state.shadow.map { PixelShadow($0, baseToPixels: baseToPixels) }
        let layer = CairoCanvas(layer: clip.expanded(by: shadow?.reach ?? 0))
        layer.saved {
            prepare(layer.cairo)
            paint(layer.cairo, state.alpha)
        }
        if let shadow { composite(shadow.cast(by: layer), offset: shadow.offset) }
        composite(layer, offset: .zero)
    }

    /// Lays a finished layer over the canvas, through the mask, with the blend mode.
    private func composite(_ layer: CairoCanvas, offset: CGPoint) {
        if let mode = state.blendMode.cairoOperator {
            lay(layer.surface, offset: offset, mode: mode)
        } else {
            compositePlusDarker(layer, offset: offset)
        }
    }

    private func lay(_ surface: OpaquePointer, offset: CGPoint, mode: cairo_operator_t) {
        cairo_set_operator(canvas.cairo, mode)
        cairo_set_source_surface(canvas.cairo, surface, offset.x, offset.y)
        if let mask = state.mask {
            cairo_mask_surface(canvas.cairo, mask.surface, 0, 0)
        } else {
            cairo_paint(canvas.cairo)
        }
    }

    /// Cairo lacks this mode: mix here, then copy the result through clip and mask.
    private func compositePlusDarker(_ layer: CairoCanvas, offset: CGPoint) {
        let clip = canvas.clipBounds
        guard !clip.isEmpty else { return }
        let mixed = CairoCanvas(layer: clip), source = CairoCanvas(layer: clip)
        cairo_set_source_surface(mixed.cairo, canvas.surface, 0, 0)
        cairo_paint(mixed.cairo)
        cairo_set_source_surface(source.cairo, layer.surface, offset.x, offset.y)
        cairo_paint(source.cairo)
        for i in 0..<mixed.buffer.stride * mixed.buffer.height {
            mixed.buffer.base[i] = plusDarker(source.buffer.base[i], mixed.buffer.base[i])
        }
        cairo_surface_mark_dirty(mixed.surface)
        lay(mixed.surface, offset: .zero, mode: CAIRO_OPERATOR_SOURCE)
    }
}

/// R = max(0, 1 − ((1 − D) + (1 − S))) on each premultiplied channel; alpha adds up.
private func plusDarker(_ s: UInt32, _ d: UInt32) -> UInt32 {
    let sa = s >> 24, da = d >> 24
    let alpha = min(255, sa + da)
    var result = alpha << 24
    for shift in [UInt32(0), 8, 16] {
        let sum = Int32(alpha) - Int32(sa - (s >> shift & 255)) - Int32(da - (d >> shift & 255))
        result |= UInt32(max(0, sum)) << shift
    }
    return result
}
