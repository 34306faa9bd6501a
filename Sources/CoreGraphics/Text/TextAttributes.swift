/// How a run of text looks.
package struct TextAttributes: Equatable, Sendable {
    /// A line under or through text.
    package struct Decoration: Equatable, Sendable {
        package enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }
        package var lines: Int
        package var isThick: Bool
        package var pattern: Pattern
        /// nil is the text's own colour.
        package var color: RGBA?

        package init(lines: Int = 1, isThick: Bool = false, pattern: Pattern = .solid, color: RGBA? = nil) {
            self.lines = lines
            self.isThick = isThick
            self.pattern = pattern
            self.color = color
        }
    }

    /// A shadow, as ``CGContext/setShadow(offset:blur:color:)`` takes it.
    package struct Shadow: Equatable, Sendable {
        package var offset: CGSize
        package var blur: CGFloat
        package var color: RGBA

        package init(offset: CGSize, blur: CGFloat, color: RGBA) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    package var font: FontDescription
    package var color = RGBA.black
    /// What shows through the glyphs in the place of the colour, of which the alpha alone counts then.
    package private(set) var pattern: TextPattern?
    /// Whether lines of Core Text are drawn in the fill colour of their context in place of the colour.
    package var takesFillOfContext = false
    package var background: RGBA?
    /// Points added after each character.
    package var kern: CGFloat = 0
    package var underline: Decoration?
    package var strikethrough: Decoration?
    /// Points by which the text stands above the baseline.
    package var baselineOffset: CGFloat = 0
    package var shadow: Shadow?
    /// Outline width as a percentage of the size; positive draws the outline alone, negative fills too.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: RGBA?
    package var usesLigatures = true
    /// Whether letters stand closer or wider apart in pairs, as the font has it.
    package var usesPairKerning = true
    package var attachment: TextAttachment?

    package init(font: FontDescription) {
        self.font = font
    }

    /// Fills the glyphs with a colour, which may be a pattern.
    package mutating func fill(with color: CGColor) {
        pattern = color.pattern == nil ? nil : TextPattern(color: color)
        self.color = pattern == nil ? color.rgba : RGBA.black
    }

    /// Fills the glyphs as another look does.
    mutating func fill(like other: TextAttributes) { (color, pattern) = (other.color, other.pattern) }
}

/// A colour that is a pattern.
package struct TextPattern: Equatable, @unchecked Sendable {
    let color: CGColor

    package static func == (a: TextPattern, b: TextPattern) -> Bool { a.color === b.color }
}

/// A picture that stands in the text in place of the character U+FFFC.
package struct TextAttachment: Equatable, @unchecked Sendable {
    package var image: CGImage?
    /// Points; the origin is relative to the baseline, y up.
    package var bounds: CGRect
    /// Whatever says both anew for the line that it will stand in; nil where they are always the same.
    package var fitting: (any FittingAttachment)?

    package init(image: CGImage?, bounds: CGRect, fitting: (any FittingAttachment)? = nil) {
        self.image = image
        self.bounds = bounds
        self.fitting = fitting
    }

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool {
        a.image == b.image && a.bounds == b.bounds && a.fitting === b.fitting
    }
}

/// A picture in text that depends on its line.
package protocol FittingAttachment: AnyObject {
    /// - Parameters:
    ///   - line: what the text may fill of a line, as high as the font's lines, points.
    ///   - container: of the text; nil of text in none.
    ///   - location: of the character, UTF-16 units.
    func attachment(in line: CGRect, of container: AnyObject?, at location: Int, color: RGBA) -> TextAttachment
}

extension [TextRun] {
    /// The runs with their attachments as they are in lines of a width, points.
    func fitted(to width: CGFloat, in container: AnyObject?) -> [TextRun] {
        guard contains(where: { $0.attributes.attachment?.fitting != nil }) else { return self }
        var fitted = self, location = 0
        for (i, run) in enumerated() {
            if let fitting = run.attributes.attachment?.fitting {
                let font = TextEngine.withEngine { $0.metrics(of: run.attributes.font) }
                let line = CGRect(
                    x: 0, y: 0, width: width.isFinite ? width : Self.widest,
                    height: font.ascender - font.descender + font.leading)
                fitted[i].attributes.attachment = fitting.attachment(
                    in: line, of: container, at: location, color: run.attributes.color)
            }
            location += run.text.utf16.count
        }
        return fitted
    }

    /// What TextKit proposes for lines without an end, points.
    private static var widest: CGFloat { 1e7 }
}

/// How the lines of a paragraph are set. Distances in points.
package struct TextParagraphStyle: Equatable, Sendable {
    package enum Alignment: Sendable { case left, center, right, justified, natural }
    package enum LineBreak: Sendable {
        case wordWrap, charWrap, clip, truncateHead, truncateTail, truncateMiddle

        /// Whether an ellipsis stands for what has no room.
        package var truncates: Bool { keepsEnd || self == .truncateTail }
        /// Whether an ellipsis stands before the end of the text.
        var keepsEnd: Bool { self == .truncateHead || self == .truncateMiddle }
    }
    package enum Direction: Sendable { case natural, leftToRight, rightToLeft }

    /// Where text after a tab goes: behind the place, before it, or about it.
    package struct TabStop: Equatable, Sendable {
        package var location: CGFloat
        package var alignment: Alignment

        package init(location: CGFloat, alignment: Alignment = .left) {
            self.location = location
            self.alignment = alignment
        }
    }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.wordWrap
    package var direction = Direction.natural
    /// Between lines.
    package var lineSpacing: CGFloat = 0
    /// After the paragraph.
    package var spacing: CGFloat = 0
    /// Before the paragraph.
    package var spacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// Positive from the leading side, 0 or negative from the trailing side.
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 is no limit.
    package var maximumLineHeight: CGFloat = 0
    /// 0 counts as 1.
    package var lineHeightMultiple: CGFloat = 0
    package var defaultTabInterval: CGFloat = 28
    /// From the leading side.
    package var tabStops: [TabStop] = []

    package init() {}

    package var truncates: Bool { lineBreak.truncates }
    /// Whether what has no room in a line goes on in the next one, outside of labels as well.
    package var wraps: Bool { !truncates && lineBreak != .clip }
}

/// A piece of text with one look. The paragraph style of a paragraph's first run holds for all of it.
package struct TextRun: Equatable, Sendable {
    package var text: String
    package var attributes: TextAttributes
    package var paragraph: TextParagraphStyle

    package init(_ text: String, _ attributes: TextAttributes, paragraph: TextParagraphStyle = TextParagraphStyle()) {
        self.text = text
        self.attributes = attributes
        self.paragraph = paragraph
    }
}
