public import CoreGraphics

/// Glyphs of one font and one look on a line.
public final class CTRun: Sendable {
    let line: CTLine
    let piece: TextLayout.Piece
    let number: Int

    init(_ line: CTLine, _ piece: TextLayout.Piece, number: Int) {
        (self.line, self.piece, self.number) = (line, piece, number)
    }
}

/// How the glyphs of a run follow each other.
public struct CTRunStatus: OptionSet, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt32
    /// The value of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Runs from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1)
    /// Glyphs are not in the order of their characters.
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
    /// The font is turned or slanted by a matrix.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// Number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.piece.glyphs.count }

/// The attributes of the run's text by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let text = run.line.text.string
    guard run.piece.range.lowerBound < text.length else { return [:] }
    let attributes = text.attributes(at: run.piece.range.lowerBound, effectiveRange: nil)
    var values: [String: Any] = [:]
    for (key, value) in attributes { values[key.rawValue] = value }
    return values as CFDictionary
}

/// Right to left, or plain.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.piece.isRightToLeft ? .rightToLeft : [] }

/// Which part of the text the run shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    let range = run.piece.range, start = run.line.text.start
    return CFRange((range.lowerBound + start)..<(range.upperBound + start))
}

/// Copies glyphs; a length of 0 takes all from the location on.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, index) in range.within(run.piece.glyphs.count).enumerated() { buffer[place] = run.piece.glyphs[index] }
}

/// Copies where glyphs stand, about the line's origin, y up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in range.within(run.piece.positions.count).enumerated() {
        buffer[place] = run.piece.positions[index]
    }
}

/// Copies how far the pen goes on after each glyph.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, index) in range.within(run.piece.advances.count).enumerated() {
        buffer[place] = CGSize(width: run.piece.advances[index], height: 0)
    }
}

/// Copies the position in the text that each glyph stands for.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (place, index) in range.within(run.piece.indices.count).enumerated() {
        buffer[place] = run.piece.indices[index] + run.line.text.start
    }
}

/// The width of some glyphs; ascent, descent and leading are those of the font.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.piece.font.metrics
    ascent?.pointee = metrics.ascender
    descent?.pointee = -metrics.descender
    leading?.pointee = metrics.leading
    if run.piece.advances.isEmpty { return Double(run.piece.width) }
    return Double(range.within(run.piece.advances.count).reduce(0) { $0 + run.piece.advances[$1] })
}

/// The box of the ink of some glyphs about the line's origin, y up; a length of 0 takes all from the location on. In a context it is moved
/// to the text position.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let ink = run.piece.ink(of: range.within(run.piece.glyphs.count))
    guard let context, !ink.isNull else { return ink }
    return ink.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// Draws the whole run with its line's origin at the context's text position. A range has no effect.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.line.draw(in: context, runs: run.number..<(run.number + 1))
}
