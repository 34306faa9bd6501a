/// The text of one paragraph, cut out of the runs of a whole text.
struct TextParagraph {
    /// One run's part of the paragraph.
    struct Part {
        /// Bytes of ``text``.
        var bytes: Range<Int>
        /// Index into the runs of the whole text.
        var source: Int
    }
    /// Without the line break.
    var text: String
    var parts: [Part]
    var style: TextParagraphStyle
    /// UTF-16 position of the paragraph in the whole text.
    var start: Int
    /// Whose font decides the height of an empty line.
    var emptyLineSource: Int
    /// UTF-16 offset of each byte of ``text``, and of its end.
    var utf16Offsets: [Int]

    var utf16Count: Int { utf16Offsets[utf16Offsets.count - 1] }

    /// The runs' text cut at line breaks; one empty paragraph when there is none, or after a final line break.
    static func paragraphs(of runs: [TextRun]) -> [TextParagraph] {
        var result: [TextParagraph] = []
        var text = "", parts: [Part] = [], start = 0, position = 0
        func end(source: Int, style: Int) {
            result.append(
                TextParagraph(
                    text: text, parts: parts, style: runs[parts.first?.source ?? style].paragraph, start: start,
                    emptyLineSource: source, utf16Offsets: offsets(text)))
            text = ""
            parts = []
        }
        for (source, run) in runs.enumerated() {
            for piece in pieces(of: run.text).enumerated() {
                if piece.offset > 0 {
                    end(source: source, style: source)
                    let breakIndex = run.text.index(before: piece.element.startIndex)
                    position += run.text[breakIndex].utf16.count
                    start = position
                }
                guard !piece.element.isEmpty else { continue }
                let first = text.utf8.count
                text += piece.element
                parts.append(Part(bytes: first..<text.utf8.count, source: source))
                position += piece.element.utf16.count
            }
        }
        if !runs.isEmpty { end(source: runs.count - 1, style: runs.count - 1) }
        return result
    }

    private static func pieces(of text: String) -> [Substring] {
        // Most texts are one paragraph, and their bytes say so sooner than their characters.
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0xE2 }) else { return [text[...]] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isParagraphBreak)
    }

    private static func offsets(_ text: String) -> [Int] {
        var result: [Int] = [], position = 0
        result.reserveCapacity(text.utf8.count + 1)
        for scalar in text.unicodeScalars {
            for _ in 0..<UTF8.width(scalar) { result.append(position) }
            position += UTF16.width(scalar)
        }
        result.append(position)
        return result
    }

    /// The run that a byte belongs to.
    func source(ofByte byte: Int) -> Int {
        parts.last { $0.bytes.lowerBound <= byte }?.source ?? emptyLineSource
    }

    /// The same paragraph ending in an ellipsis, for when text after it is left out.
    func endingInEllipsis() -> TextParagraph {
        var longer = self
        let first = text.utf8.count
        longer.text += "…"
        longer.parts.append(Part(bytes: first..<longer.text.utf8.count, source: parts.last?.source ?? emptyLineSource))
        // The added character stands for nothing of its own: it maps to the paragraph's end.
        longer.utf16Offsets += Array(repeating: utf16Count, count: longer.text.utf8.count - first)
        return longer
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
    }
}

extension Character {
    /// Whether it ends a paragraph.
    package var isParagraphBreak: Bool {
        self == "\n" || self == "\r\n" || self == "\r" || self == "\u{2029}"
    }
}
