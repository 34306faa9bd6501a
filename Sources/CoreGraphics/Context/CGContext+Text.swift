/// How text is painted. The kinds that clip paint and do not clip.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip

    var fills: Bool { self == .fill || self == .fillStroke || self == .fillClip || self == .fillStrokeClip }
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .strokeClip || self == .fillStrokeClip }
}

extension CGContext {
    /// Where text begins: the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Whether text is filled, stroked in the line width, both or neither.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue {
            Diagnostics.report("CGContext does not clip to text; it is painted alone.", key: "context.text clip")
        }
        state.textDrawingMode = mode
    }

    /// What `showGlyphs(_:at:)` draws with: a face and, when given, its size.
    package func setTextFont(_ font: FontDescription) { state.textFont = font }
    /// The face and size that were set.
    package var textFont: FontDescription? { state.textFont?.sized(state.fontSize) }
    /// Points, for `showGlyphs(_:at:)`.
    public func setFontSize(_ size: CGFloat) { state.fontSize = size }

    /// Whether edges may be soft at all: hard ones with `false`, whatever ``setShouldAntialias(_:)`` says.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { allowsSoftEdges = allowsAntialiasing }
    /// Without effect: text is drawn in shades of one colour, never with the colours of a screen's stripes.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Without effect, as ``setShouldSmoothFonts(_:)``.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Without effect: glyphs always stand where they are laid out.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Without effect, as ``setShouldSubpixelPositionFonts(_:)``.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Whether upright glyphs stand on whole pixels, small ones at halves, thirds or quarters to the right, as they do by default, and so
    /// are rasterised once for many places, or exactly where they are laid out.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
        state.shouldQuantizeGlyphs = shouldSubpixelQuantizeFonts
    }
    /// Whether glyphs may stand beside their places at all: `false` wins over ``setShouldSubpixelQuantizeFonts(_:)``.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
        allowsGlyphQuantization = allowsFontSubpixelQuantization
    }

    var hasSoftEdges: Bool { state.shouldAntialias && allowsSoftEdges }
    var quantizesGlyphs: Bool { state.shouldQuantizeGlyphs && allowsGlyphQuantization }
}
