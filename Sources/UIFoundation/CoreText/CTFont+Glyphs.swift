public import CoreGraphics

/// The glyphs of UTF-16 units; those that the font lacks are 0, and the answer is then false.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = Array(UnsafeBufferPointer(start: characters, count: max(count, 0)))
    var isWhole = true
    for (index, glyph) in FontGlyphs(font.font).glyphs(of: units).enumerated() {
        glyphs[index] = glyph
        // The second half of a pair stands for nothing of its own.
        if glyph == 0, units[index] & 0xFC00 != 0xDC00 { isWhole = false }
    }
    return isWhole
}

/// A UTF-16 unit.
public typealias UniChar = UInt16

/// How far the pen goes on after each glyph, points; the answer is the sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let found = FontGlyphs(font.font).advances(of: Array(UnsafeBufferPointer(start: glyphs, count: max(count, 0))))
    for (index, advance) in found.enumerated() { advances?[index] = CGSize(width: advance, height: 0) }
    return Double(found.reduce(0, +))
}

/// The box of each glyph's ink, points, y up; the answer holds all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    let found = FontGlyphs(font.font).boxes(of: Array(UnsafeBufferPointer(start: glyphs, count: max(count, 0))))
    let boxes = found.map { $0.applying(font.matrix) }
    for (index, box) in boxes.enumerated() { boundingRects?[index] = box }
    return boxes.reduce(.null) { $0.union($1) }
}

/// The outline of a glyph, points, y up, turned by the font's matrix and then by this one; nil for a glyph without.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    FontGlyphs(font.font).outline(of: glyph, transform: font.matrix.concatenating(matrix?.pointee ?? .identity))
}

/// Draws glyphs at points of the text's space, filled in the context's fill colour.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let source = FontGlyphs(font.font)
    context.saveGState()
    context.concatenate(context.textMatrix)
    for index in 0..<max(count, 0) {
        let move = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        let turn = font.matrix.concatenating(move)
        guard let outline = source.outline(of: glyphs[index], transform: turn) else { continue }
        context.addPath(outline)
        context.fillPath()
    }
    context.restoreGState()
}
