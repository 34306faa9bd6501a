public import CoreGraphics

extension CGContext {
    /// The face that ``showGlyphs(_:at:)`` draws with.
    public func setFont(_ font: CGFont) { setTextFont(font.layerFont) }

    /// Draws glyphs of the font that was set, at points of the text's space, in the fill colour.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let textFont, glyphs.count == positions.count else { return }
        CTFontDrawGlyphs(UIFont(textFont), glyphs, positions, glyphs.count, self)
    }
}

extension CGFont {
    /// Units of the em square.
    public var unitsPerEm: Int32 { Int32(FontGlyphs(layerFont).design.unitsPerEm) }
    /// From the baseline upward, in units of the em square.
    public var ascent: Int32 { units(metrics.ascender) }
    /// From the baseline downward, in units of the em square, negative.
    public var descent: Int32 { units(metrics.descender) }
    /// Between lines, in units of the em square.
    public var leading: Int32 { units(metrics.leading) }
    /// Height of capital letters, in units of the em square.
    public var capHeight: Int32 { units(metrics.capHeight) }
    /// Height of small letters, in units of the em square.
    public var xHeight: Int32 { units(metrics.xHeight) }
    /// The box that holds every glyph, in units of the em square; empty where the font does not say it.
    public var fontBBox: CGRect { FontGlyphs(layerFont).unitBox }
    /// Degrees by which upright strokes lean, negative to the right.
    public var italicAngle: CGFloat { FontGlyphs(layerFont).slantAngle }

    /// In a size in which a unit of the em square is a point.
    private var design: FontDescription { layerFont.sized(CGFloat(unitsPerEm)) }
    private var metrics: FontMetrics { design.metrics }
    private func units(_ distance: CGFloat) -> Int32 { Int32(distance.rounded()) }

    /// Number of glyphs.
    public var numberOfGlyphs: Int { FontGlyphs(layerFont).design.glyphCount }

    /// Copies how far the pen goes on after each glyph, in units of the em square.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        let found = FontGlyphs(design).advances(
            of: Array(UnsafeBufferPointer(start: glyphs, count: count)))
        for (index, advance) in found.enumerated() { advances[index] = Int32(advance.rounded()) }
        return true
    }

    /// Copies the box of each glyph's ink, from its origin, in units of the em square.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        let found = FontGlyphs(design).boxes(of: Array(UnsafeBufferPointer(start: glyphs, count: count)))
        for (index, box) in found.enumerated() { bboxes[index] = box }
        return true
    }
}
