/// What `saveGState()` keeps, except for the clip path, which Cairo keeps.
struct GraphicsState {
    /// User space → the context's device space (y up, one unit a pixel).
    var ctm = CGAffineTransform.identity
    var fill = ContextPaint()
    var stroke = ContextPaint()
    var line = StrokeStyle()
    var flatness: CGFloat = 0.5
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: ContextShadow?
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    var textDrawingMode = CGTextDrawingMode.fill
    var shouldQuantizeGlyphs = true
    /// What `showGlyphs` draws with.
    var textFont: FontDescription?
    var fontSize: CGFloat = 1
    var patternPhase = CGSize.zero
    var renderingIntent = CGColorRenderingIntent.defaultIntent
    /// Coverage that multiplies everything drawn: what `clip(to:mask:)` leaves. Zero outside the layer.
    var mask: CairoCanvas?
    /// Whether the canvas keeps a clip.
    var isClipped = false
}

/// A colour or a pattern with the space in which `setFillColor(_:)` reads its components.
struct ContextPaint {
    var color = RGBA.black
    var pattern: CGPattern?
    /// How strongly a coloured pattern shows.
    var patternAlpha: CGFloat = 1
    var space = CGColorSpaceCreateDeviceGray()
}

/// A shadow as set: offset and blur in the context's base space, not moved by the CTM.
struct ContextShadow {
    var offset: CGSize
    /// Twice the standard deviation of the Gaussian.
    var blur: CGFloat
    var color: RGBA
}
