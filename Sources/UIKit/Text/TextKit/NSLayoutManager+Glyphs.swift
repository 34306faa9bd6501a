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

    /// The container that a glyph stands in; nil where it has no room. The text is laid out anyway.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

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

    /// What of a glyph matters to whoever lays it out.
    public struct GlyphProperty: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It has no look and takes no room.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// It stands for a control character.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// It can become wider, as spaces do.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// It stands above or below the one before it.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// What of a glyph matters to whoever lays it out, by its character.
    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard isValidGlyphIndex(glyphIndex), let text = textStorage?.string as NSString?,
            let scalar = Unicode.Scalar(text.character(at: glyphIndex))
        else { return [] }
        if hidden.contains(glyphIndex) { return .null }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return .controlCharacter
        case .spaceSeparator: return .elastic
        case .nonspacingMark, .enclosingMark: return .nonBaseCharacter
        case .format: return .null
        default: return []
        }
    }

    /// Whether a glyph takes no room, as control characters do.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
    }
}
