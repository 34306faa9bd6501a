import CoreGraphics

extension NSLayoutManager {
    /// Has the lines under and through a part of a text drawn, line of text by line of text.
    func drawLines(in range: Range<Int>, of part: ContainerLayout, at origin: CGPoint) {
        guard !range.isEmpty, let text = textStorage else { return }
        each(.underlineStyle, of: text, in: range, part) { style, range, rect, line in
            underlineGlyphRange(
                range, underlineType: style, lineFragmentRect: rect, lineFragmentGlyphRange: line,
                containerOrigin: origin)
        }
        each(.strikethroughStyle, of: text, in: range, part) { style, range, rect, line in
            strikethroughGlyphRange(
                range, strikethroughType: style, lineFragmentRect: rect, lineFragmentGlyphRange: line,
                containerOrigin: origin)
        }
    }

    private func each(
        _ key: NSAttributedString.Key, of text: NSTextStorage, in range: Range<Int>, _ part: ContainerLayout,
        _ draw: (NSUnderlineStyle, NSRange, CGRect, NSRange) -> Void
    ) {
        var found: [(NSUnderlineStyle, Range<Int>)] = []
        text.enumerateAttribute(key, in: NSRange(range)) { value, range, _ in
            let number = (value as? NSNumber)?.intValue ?? (value as? NSUnderlineStyle)?.rawValue ?? 0
            if number != 0, let range = Range(range) { found.append((NSUnderlineStyle(rawValue: number), range)) }
        }
        for (style, lined) in found {
            for row in part.rows {
                let line = part.range(ofRow: row)
                // Spaces and breaks at a line's end have no line.
                let own = part.layout.lines[row].range, end = part.start + own.upperBound
                let inside = lined.clamped(to: line.location..<max(end, line.location))
                if !inside.isEmpty { draw(style, NSRange(inside), part.fragmentRect(row), line) }
            }
        }
    }

    /// How far the baseline of some text's line lies above the line's lower edge, points.
    func baselineOffset(of range: NSRange) -> CGFloat {
        guard let (part, row) = row(at: range.location) else { return 0 }
        let line = part.layout.lines[row]
        return line.frame.maxY - line.baseline
    }

    /// Draws the lines of a stretch of text as its look says.
    func draw(_ parts: TextParts, of range: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let wanted = Range(range) else { return }
        for part in layouts {
            let inside = wanted.clamped(to: part.start..<max(part.end, part.start))
            guard !inside.isEmpty else { continue }
            part.layout.drawGlyphs(
                of: part.own(inside), in: context, at: CGPoint(x: origin.x + part.padding, y: origin.y), parts: parts)
        }
    }
}
