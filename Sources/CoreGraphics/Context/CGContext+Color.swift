import CCairo

extension CGContext {
    /// The colour or pattern of fills.
    public func setFillColor(_ color: CGColor) { state.fill.set(color) }
    /// The colour or pattern of strokes.
    public func setStrokeColor(_ color: CGColor) { state.stroke.set(color) }
    /// The colour of fills. Components 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill.set(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The colour of strokes. Components 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke.set(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The gray of fills. 0 is black.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill.set(CGColor(gray: gray, alpha: alpha)) }
    /// The gray of strokes. 0 is black.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke.set(CGColor(gray: gray, alpha: alpha)) }
    /// The ink colour of fills.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fill.set(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// The ink colour of strokes.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.stroke.set(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// The space of ``setFillColor(_:)-(UnsafePointer<CGFloat>)``; the colour becomes the space's black.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fill = ContextPaint(space: space) }
    /// The space of ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)``; the colour becomes the space's black.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = ContextPaint(space: space) }
    /// The colour of fills in the space set before, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fill.space, components: components) { state.fill.set(color) }
    }
    /// The colour of strokes in the space set before, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.stroke.space, components: components) { state.stroke.set(color) }
    }
    /// A pattern for fills; `colorComponents` are the stencil's colour, or the alpha of a coloured pattern.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        let space = state.fill.space.model == .pattern ? state.fill.space : .coloredPattern
        if let color = CGColor(patternSpace: space, pattern: pattern, components: colorComponents) {
            state.fill.set(color)
        }
    }
    /// A pattern for strokes; `colorComponents` are the stencil's colour, or the alpha of a coloured pattern.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        let space = state.stroke.space.model == .pattern ? state.stroke.space : .coloredPattern
        if let color = CGColor(patternSpace: space, pattern: pattern, components: colorComponents) {
            state.stroke.set(color)
        }
    }
    /// Moves patterns, in the space the context began with.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Makes `paint` the source of a Cairo context in pixel coordinates.
    func setSource(_ paint: ContextPaint, on cairo: OpaquePointer, alpha: CGFloat) {
        guard let pattern = paint.pattern else { return cairo.setSource(paint.color, alpha: alpha) }
        guard let tile = tile(of: pattern, paint: paint, alpha: alpha) else { return cairo.setSource(.clear) }
        let surface = tile.buffer.makeSurface()
        let source = cairo_pattern_create_for_surface(surface)
        cairo_surface_destroy(surface)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
        var matrix = tile.tileToPixels.inverted().cairoMatrix
        cairo_pattern_set_matrix(source, &matrix)
        cairo_set_source(cairo, source)
        cairo_pattern_destroy(source)
        // The source reads the pixels until it is replaced.
        patternTiles.append(tile.buffer)
    }

    /// One tile drawn at the resolution of the bitmap, and how it lies there.
    private func tile(
        of pattern: CGPattern, paint: ContextPaint, alpha: CGFloat
    ) -> (buffer: PixelBuffer, tileToPixels: CGAffineTransform)? {
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toPixels = pattern.matrix.concatenating(phase).concatenating(baseToPixels)
        let step = CGSize(
            width: pattern.step.width > 0 ? pattern.step.width : pattern.bounds.width,
            height: pattern.step.height > 0 ? pattern.step.height : pattern.bounds.height)
        let scaleX = hypot(toPixels.a, toPixels.b), scaleY = hypot(toPixels.c, toPixels.d)
        guard toPixels.isDrawable, step.width.isFinite, step.height.isFinite else { return nil }
        let width = Int(min(max((step.width * scaleX).rounded(), 1), 4096))
        let height = Int(min(max((step.height * scaleY).rounded(), 1), 4096))
        let buffer = PixelBuffer(width: width, height: height)
        let context = CGContext(yDownInto: buffer, scale: 1)
        // y up, as the pattern's own space is.
        context.setBase(
            CGAffineTransform(
                a: CGFloat(width) / step.width, b: 0, c: 0, d: CGFloat(height) / step.height,
                tx: -pattern.bounds.minX * CGFloat(width) / step.width,
                ty: -pattern.bounds.minY * CGFloat(height) / step.height))
        context.state.alpha = alpha * (pattern.isColored ? paint.patternAlpha : 1)
        if !pattern.isColored {
            context.state.fill.color = paint.color
            context.state.stroke.color = paint.color
        }
        if let image = pattern.image, baseToPixels.d > 0 {
            // Pictures stay upright where the base space has y down.
            context.drawUpright(image, in: pattern.bounds)
        } else {
            pattern.draw(context)
        }
        let tileToPattern = CGAffineTransform(
            a: step.width / CGFloat(width), b: 0, c: 0, d: -step.height / CGFloat(height),
            tx: pattern.bounds.minX, ty: pattern.bounds.minY + step.height)
        return (buffer, tileToPattern.concatenating(toPixels))
    }
}

extension ContextPaint {
    fileprivate init(space: CGColorSpace) {
        self.init()
        self.space = space
    }

    fileprivate mutating func set(_ newColor: CGColor) {
        color = newColor.rgba
        pattern = newColor.pattern
        patternAlpha = newColor.alpha
        if let newSpace = newColor.colorSpace { space = newSpace }
    }
}
