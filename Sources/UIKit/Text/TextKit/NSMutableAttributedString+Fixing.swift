public import Foundation

/// A text whose looks can be put in order. Text storages do it themselves, where subclasses override it.
public protocol _LooksFixing: NSMutableAttributedString {}

extension NSMutableAttributedString: _LooksFixing {}

extension _LooksFixing {
    /// Puts looks in order: a paragraph has the style of its first character, and only the characters that stand for attachments have
    /// one. Fonts that lack a character are replaced as text is laid out.
    ///
    /// - Parameter range: in UTF-16 units; paragraphs are fixed whole.
    public func fixAttributes(in range: NSRange) {
        fixParagraphStyles(in: range)
        let text = string as NSString
        var wrong: [NSRange] = []
        enumerateAttribute(.attachment, in: range) { value, place, _ in
            guard value != nil else { return }
            wrong += (place.location..<NSMaxRange(place)).filter { text.character(at: $0) != 0xFFFC }
                .map { NSRange(location: $0, length: 1) }
        }
        for place in wrong { removeAttribute(.attachment, range: place) }
    }

    private func fixParagraphStyles(in range: NSRange) {
        let text = string as NSString
        let whole = text.paragraphRange(for: range)
        var start = whole.location
        while start < NSMaxRange(whole) {
            let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
            var same = NSRange()
            let style = attribute(.paragraphStyle, at: start, longestEffectiveRange: &same, in: paragraph)
            if same != paragraph {
                if let style {
                    addAttribute(.paragraphStyle, value: style, range: paragraph)
                } else {
                    removeAttribute(.paragraphStyle, range: paragraph)
                }
            }
            start = NSMaxRange(paragraph)
        }
    }
}
