import CCairo

extension CGContext {
    /// Cuts drawing to the current path too, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(toPixels: currentPath.elements, rule: rule)
        beginPath()
    }

    /// Cuts drawing to a rectangle too. The current path is forgotten.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Cuts drawing to the area of rectangles too. The current path is forgotten.
    public func clip(to rects: [CGRect]) {
        var shape = PathBuilder(transform: toPixels)
        for rect in rects where !rect.isInfinite { shape.addRect(rect) }
        if !rects.contains(where: \.isInfinite) { clip(toPixels: shape.elements) }
        beginPath()
    }

    /// Cuts drawing to what `mask`, laid over `rect`, lets through: a stencil where it paints, a gray picture by its
    /// brightness, any other picture by its alpha.
    public func clip(to rect: CGRect, mask: CGImage) {
        let clip = canvas.clipBounds
        guard !clip.isEmpty, rect.isFinite, rect.width > 0, rect.height > 0, toPixels.isDrawable else {
            return self.clip(toPixels: [])
        }
        let layer = CairoCanvas(layer: clip)
        let drawer = CGContext(layer: layer, state: state, of: self)
        drawer.draw(mask.coverage, in: rect)
        if let old = state.mask {
            cairo_set_operator(layer.cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(layer.cairo, old.surface, 0, 0)
            cairo_paint(layer.cairo)
        }
        state.mask = layer
    }

    /// Lifts every clip.
    public func resetClip() {
        cairo_reset_clip(canvas.cairo)
        state.mask = nil
        state.isClipped = false
    }

    /// The box of what drawing is cut to, in user space.
    public var boundingBoxOfClipPath: CGRect {
        let bounds = canvas.clipBounds
        guard !bounds.isEmpty, toPixels.determinant != 0 else { return .null }
        return bounds.rect.applying(toPixels.inverted())
    }

    private func clip(toPixels elements: [CGPath.Element], rule: CGPathFillRule = .winding) {
        let cairo = canvas.cairo
        cairo.setPath(elements)
        cairo.setFillRule(rule)
        cairo_set_antialias(cairo, hasSoftEdges ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
        cairo_new_path(cairo)
        state.isClipped = true
    }

    /// A context that draws onto `layer` in the coordinates of another, with nothing of its state but the CTM.
    fileprivate convenience init(layer: CairoCanvas, state: GraphicsState, of other: CGContext) {
        self.init(bitmap: other.bitmap)
        canvas = layer
        layers = [TransparencyLayer(outer: layer, savedStates: 0)]
        setBase(other.baseCTM)
        self.state.ctm = state.ctm
        self.state.interpolationQuality = state.interpolationQuality
    }
}

extension CGImage {
    /// A picture whose alpha is what this one lets through as a mask.
    fileprivate var coverage: CGImage {
        guard !isMask, colorSpace?.model == .monochrome, !format.hasAlpha else { return self.asPlainPicture }
        let alpha = PixelBuffer(width: width, height: height, isCleared: false)
        for y in 0..<height {
            let from = buffer.base + y * buffer.stride, to = alpha.base + y * alpha.stride
            for x in 0..<width { to[x] = (from[x] &>> 8 & 255) &<< 24 }
        }
        return CGImage(buffer: alpha)
    }

    private var asPlainPicture: CGImage { isMask ? CGImage(buffer: buffer) : self }
}
