public import CoreGraphics
import Synchronization

/// A line of text, measured and ready to draw.
public final class CTLine: Sendable {
    let text: StyledText
    let layout: TextLayout
    /// Which line of the layout it is.
    let index: Int
    /// What pointers of its runs point at, by the runs' numbers.
    let arrays = Mutex<[Int: RunArrays]>([:])

    init(_ text: StyledText, _ layout: TextLayout, line index: Int) {
        (self.text, self.layout, self.index) = (text, layout, index)
    }

    /// All of a text on one line.
    convenience init(_ text: StyledText) {
        self.init(text, TextLayout(text.runs, maximumLines: 1), line: 0)
    }

    var line: TextLine? { layout.lines.indices.contains(index) ? layout.lines[index] : nil }
    /// Positions in the whole text that the line was made from, with the line break that ends it.
    var range: Range<Int> {
        let inner = line.map { text.withBreak($0.range) } ?? 0..<0
        return (inner.lowerBound + text.start)..<(inner.upperBound + text.start)
    }

    func draw(in context: CGContext, runs: Range<Int>? = nil) {
        guard line != nil else { return }
        context.saveGState()
        context.concatenate(context.textMatrix)
        layout.drawLine(index, runs: runs, in: context)
        context.restoreGState()
    }
}

/// Some of an attributed string as a layout takes it.
struct StyledText: @unchecked Sendable {
    let string: NSAttributedString
    /// Where it begins in the string that it was taken from.
    var start = 0

    init(_ string: NSAttributedString) { self.string = string.copy() as? NSAttributedString ?? string }

    private init(_ string: NSAttributedString, start: Int) { (self.string, self.start) = (string, start) }

    var runs: [TextRun] { string.textRuns() }

    /// As frames set it: a line break at the end begins no line, and a text of no length has none.
    var framedRuns: [TextRun] {
        guard string.length > 0 else { return [] }
        var runs = runs
        if runs.last?.text.last?.isParagraphBreak == true { runs[runs.count - 1].text.removeLast() }
        return runs
    }

    /// Positions with those of the line break behind them.
    func withBreak(_ range: Range<Int>) -> Range<Int> {
        guard range.upperBound < string.length else { return range }
        let tail = NSRange(location: range.upperBound, length: min(2, string.length - range.upperBound))
        guard let next = (string.string as NSString).substring(with: tail).first, next.isParagraphBreak else {
            return range
        }
        return range.lowerBound..<range.upperBound + next.utf16.count
    }

    /// A part of it.
    func part(_ range: Range<Int>) -> StyledText {
        let part = string.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
        return StyledText(part, start: start + range.lowerBound)
    }
}

/// Where a line is shortened.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// What a line's box holds. Only `useGlyphPathBounds` and `excludeTypographicLeading` make a difference.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt
    /// The value of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the room between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Without what raised and lowered letters add.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// Punctuation at the ends hangs out.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    /// The outlines of the glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// What the eye takes for the edges of the glyphs.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// A line of a text; what follows a line break is left out.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(StyledText(attrString))
}

/// The line shortened to a width, points: what has no room is left out, and the token, a line of its own, stands in its place; without one
/// nothing does. Nil when the token is wider.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard let whole = line.line, whole.frame.width > width else { return line }
    let cut: LineCut =
        switch truncationType {
        case .start: .start
        case .end: .end
        case .middle: .middle
        }
    let token = truncationToken.flatMap { $0.line == nil ? nil : ($0.layout, $0.index) }
    return line.layout.shortened(line: line.index, to: CGFloat(width), at: cut, token: token)
        .map { CTLine(line.text, $0, line: 0) }
}

/// The runs from left to right: `CTRun` values.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    guard line.line != nil else { return [] }
    let pieces = line.layout.pieces(ofLine: line.index)
    return pieces.indices.map { CTRun(line, pieces[$0], number: $0) }
}

/// Number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    line.line == nil ? 0 : line.layout.pieces(ofLine: line.index).reduce(0) { $0 + $1.glyphs.count }
}

/// Which part of the text the line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// The width; ascent and descent of the fonts that reach furthest, and their leading, positive. Points.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let box = line.line
    ascent?.pointee = box?.ascent ?? 0
    descent?.pointee = box?.descent ?? 0
    leading?.pointee = box?.leading ?? 0
    return Double(box?.frame.width ?? 0)
}

/// The line's box about its origin on the baseline, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    guard let box = line.line else { return .zero }
    let below = box.descent + (options.contains(.excludeTypographicLeading) ? 0 : box.leading)
    return CGRect(x: 0, y: -below, width: box.frame.width, height: box.ascent + below)
}

/// The box of the ink about the line's origin, y up; in a context moved to its text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    guard line.line != nil else { return .null }
    let ink = line.layout.pieces(ofLine: line.index).reduce(CGRect.null) { $0.union($1.ink) }
    guard let context, !ink.isNull else { return ink }
    return ink.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// The width of the blanks at the end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    guard let box = line.line else { return 0 }
    let text = line.text.string.string as NSString
    var end = box.range.upperBound
    while end > box.range.lowerBound, text.character(at: end - 1) == 0x20 || text.character(at: end - 1) == 0x09 {
        end -= 1
    }
    return Double(abs(box.caretX(at: box.range.upperBound) - box.caretX(at: end)))
}

/// How far the line must be moved to be flush in a width: 0 at the left, 1 at the right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.line?.frame.width ?? 0)) * Double(min(max(flushFactor, 0), 1)))
}

/// Where the caret before a character stands, from the line's origin.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let x = line.line?.caretX(at: charIndex - line.text.start) ?? 0
    secondaryOffset?.pointee = x
    return x
}

/// The caret nearest to a point about the line's origin.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.line.map { $0.caret(atX: position.x) + line.text.start } ?? kCFNotFound
}

/// Draws the line with its origin at the context's text position, in a space whose y points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

extension TextLayout.Piece {
    /// The box of its ink about the line's origin, y up.
    var ink: CGRect { ink(of: glyphs.indices) }

    /// The box of the ink of some glyphs.
    func ink(of range: Range<Int>) -> CGRect {
        zip(FontGlyphs(font).boxes(of: Array(glyphs[range])), positions[range]).reduce(CGRect.null) { sum, part in
            part.0.isEmpty ? sum : sum.union(part.0.offsetBy(dx: part.1.x, dy: part.1.y))
        }
    }
}
