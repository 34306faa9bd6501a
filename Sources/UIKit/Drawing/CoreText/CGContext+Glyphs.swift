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
    public var unitsPerEm: Int { FontGlyphs(layerFont).design.unitsPerEm }
    /// Number of glyphs.
    public var numberOfGlyphs: Int { FontGlyphs(layerFont).design.glyphCount }

    /// Copies how far the pen goes on after each glyph, in units of the em square.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        let units = CGFloat(unitsPerEm)
        let found = FontGlyphs(layerFont.sized(units)).advances(
            of: Array(UnsafeBufferPointer(start: glyphs, count: count)))
        for (index, advance) in found.enumerated() { advances[index] = Int32(advance.rounded()) }
        return true
    }
}
