public import CoreGraphics

// Places of glyphs are places of characters: the questions between them answer themselves.
extension NSLayoutManager {
    /// How many glyphs there are.
    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Whether there is such a glyph.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// The character that a glyph stands for.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyph of a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The characters of glyphs.
    public func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyphs of characters.
    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The container that a glyph stands in; nil where it has no room.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    )
        -> NSTextContainer?
    {
        guard let part = layouts.first(where: { $0.start <= glyphIndex && glyphIndex < $0.end }) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(location: part.start, length: part.end - part.start)
        return part.container
    }

    /// The first character that no container has room for.
    public func firstUnlaidCharacterIndex() -> Int { layouts.last?.end ?? 0 }

    /// The first glyph that no container has room for.
    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    /// The part of a line that an ellipsis stands for.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (part, row) = row(at: glyphIndex), part.layout.isTruncated, row == part.layout.lines.count - 1 else {
            return NSRange(location: NSNotFound, length: 0)
        }
        let shown = part.start + part.layout.shownEnd(ofLine: row)
        return NSRange(location: shown, length: max(part.end - shown, 0))
    }

    /// The empty line behind a final line break.
    public var extraLineFragmentRect: CGRect { extraLine.map { $0.0.fragmentRect($0.1) } ?? .zero }

    /// The used part of the empty line behind a final line break.
    public var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.0.usedRect($0.1) } ?? .zero }

    /// Where the empty line behind a final line break stands; nil without one.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.0.container }

    private var extraLine: (ContainerLayout, Int)? {
        guard let part = layouts.last, let line = part.layout.lines.last, line.range.isEmpty,
            line.range.lowerBound == part.layout.length
        else { return nil }
        return (part, part.layout.lines.count - 1)
    }
}
