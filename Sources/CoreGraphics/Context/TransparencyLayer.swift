import CCairo

/// A group being drawn: where its picture will go.
struct TransparencyLayer {
    let outer: CairoCanvas
    /// How many states were saved when it began; the group may not restore below.
    let savedStates: Int
    /// True when it began with a rectangle, for which one more state was saved.
    var hasOwnClip = false
}

extension CGContext {
    /// Gathers drawings until ``endTransparencyLayer()``, which lays them down as one with the alpha, shadow and blend
    /// mode of now. Inside, alpha is 1, there is no shadow and blending is normal.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        let reach = state.shadow.map { PixelShadow($0, baseToPixels: baseToPixels).reach } ?? 0
        var bounds = canvas.clipBounds.expanded(by: reach)
        if bounds.isEmpty { bounds = PixelBounds(x: 0, y: 0, width: 1, height: 1) }
        layers.append(TransparencyLayer(outer: canvas, savedStates: savedStates.count))
        canvas = CairoCanvas(layer: bounds)
        state.alpha = 1
        state.shadow = nil
        state.mask = nil
        state.blendMode = .normal
    }

    /// As above, with drawing cut to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        layers[layers.count - 1].hasOwnClip = true
    }

    /// Lays the gathered drawings down.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else {
            return Diagnostics.report("endTransparencyLayer() without a beginTransparencyLayer()", key: "context.layer")
        }
        let group = canvas
        savedStates.removeLast(savedStates.count - layer.savedStates)
        canvas = layer.outer
        restoreGState()
        render { cairo, alpha in
            cairo_set_source_surface(cairo, group.surface, 0, 0)
            cairo_paint_with_alpha(cairo, alpha)
            cairo.setSource(.black)
        }
        if layer.hasOwnClip { restoreGState() }
    }
}
