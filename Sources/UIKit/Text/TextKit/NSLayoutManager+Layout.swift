import CoreGraphics

/// The text of one container. Lines are the layout's, whose left edge lies `padding` from the container's.
@MainActor
struct ContainerLayout {
    let container: NSTextContainer
    /// What of the whole text stands here: positions, UTF-16.
    let start: Int
    let end: Int
    let layout: TextLayout

    var padding: CGFloat { container.lineFragmentPadding }

    /// The lines that have text.
    var rows: Range<Int> { 0..<layout.lines.count }

    /// A part of the whole text as positions in the layout.
    func own(_ range: Range<Int>) -> Range<Int> { range.lowerBound - start..<range.upperBound - start }

    /// What a line has of the whole text, up to the next line.
    func range(ofRow row: Int) -> NSRange {
        let first = layout.lines[row].range.lowerBound
        let next = row + 1 < layout.lines.count ? layout.lines[row + 1].range.lowerBound : end - start
        return NSRange(location: start + first, length: max(next - first, 0))
    }

    /// Text with the padding at its sides.
    func usedRect(_ row: Int) -> CGRect {
        let line = layout.lines[row], frame = line.frame
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width + 2 * padding, height: frame.height + line.gap)
    }

    /// The whole line: as wide as the container, down to the next line.
    func fragmentRect(_ row: Int) -> CGRect {
        let used = usedRect(row)
        let next = layout.lines[row...].first { $0.frame.minY > used.minY }
        let height = next.map { $0.frame.minY - used.minY } ?? used.height
        guard container.isRectangular, container.size.width > 0 else {
            return CGRect(x: used.minX, y: used.minY, width: used.width, height: height)
        }
        return CGRect(x: 0, y: used.minY, width: container.size.width, height: height)
    }
}

extension NSLayoutManager {
    /// What stands where, laid out now if it is not yet.
    var layouts: [ContainerLayout] {
        if let made { return made }
        var parts: [ContainerLayout] = [], start = 0
        let length = textStorage?.length ?? 0
        for container in textContainers where parts.isEmpty || start < length {
            let part = layout(container, from: start, of: length)
            parts.append(part)
            start = part.end
        }
        // A text view keeps its layout itself.
        guard !textContainers.contains(where: { $0.textView != nil }) else { return parts }
        made = parts
        for part in parts {
            delegate?.layoutManager(self, didCompleteLayoutFor: part.container, atEnd: part.end >= length)
        }
        return parts
    }

    /// Has text views lay their text out now, where someone is to hear of it.
    func completeLayoutOfViews() {
        guard delegate != nil else { return }
        for view in textContainers.compactMap(\.textView) { view.tellLayout() }
    }

    private func layout(_ container: NSTextContainer, from start: Int, of length: Int) -> ContainerLayout {
        if start == 0, let view = container.textView, container.layoutManager === self {
            let layout = view.containerLayout()
            return ContainerLayout(container: container, start: 0, end: length, layout: layout)
        }
        guard let storage = textStorage else {
            return ContainerLayout(container: container, start: start, end: start, layout: TextLayout([]))
        }
        let text = storage.attributedSubstring(from: NSRange(location: start, length: length - start))
        let limits = container.limits(in: .zero)
        var runs = text.textRuns()
        hideGlyphs(in: &runs, from: start)
        adjust(&runs, from: start, limits.lineBreak)
        let width =
            container.size.width > 0 ? max(container.size.width - 2 * container.lineFragmentPadding, 0) : .infinity
        let layout = placeLines(
            of: container.layout(runs, width: width, limits: limits), in: container, from: start)
        let isShortened = container === textContainers.last && limits.lineBreak.layoutLineBreak.truncates
        return ContainerLayout(
            container: container, start: start,
            end: end(of: layout, from: start, of: length, isShortened: isShortened), layout: layout)
    }

    /// Where the next container goes on: behind the last line and the blanks at its end.
    private func end(of layout: TextLayout, from start: Int, of length: Int, isShortened: Bool) -> Int {
        guard layout.isTruncated, !isShortened, let last = layout.lines.last else { return length }
        let text = (textStorage?.string ?? "") as NSString
        var end = start + last.range.upperBound
        while end < length, let scalar = Unicode.Scalar(text.character(at: end)), scalar == " " { end += 1 }
        if end < length, text.character(at: end) == 0x0A { end += 1 }
        return end
    }

    /// What the delegate and the container say of paragraphs.
    func adjust(_ runs: inout [TextRun], from start: Int, _ lineBreak: NSLineBreakMode) {
        var position = start
        for index in runs.indices {
            if lineBreak != .byWordWrapping, !runs[index].paragraph.truncates {
                runs[index].paragraph.lineBreak = lineBreak.layoutLineBreak
            }
            if let delegate, isValidGlyphIndex(position) {
                var style = runs[index].paragraph
                style.lineSpacing = delegate.layoutManager(
                    self, lineSpacingAfterGlyphAt: position, withProposedLineFragmentRect: .zero)
                style.spacing = delegate.layoutManager(
                    self, paragraphSpacingAfterGlyphAt: position, withProposedLineFragmentRect: .zero)
                style.spacingBefore = delegate.layoutManager(
                    self, paragraphSpacingBeforeGlyphAt: position, withProposedLineFragmentRect: .zero)
                runs[index].paragraph = style
            }
            position += runs[index].text.utf16.count
        }
    }

    func paragraphStyle(at index: Int) -> NSParagraphStyle {
        guard let textStorage, index < textStorage.length else { return .default }
        return textStorage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle ?? .default
    }

    func part(of container: NSTextContainer) -> ContainerLayout? { layouts.first { $0.container === container } }

    /// The line that a glyph is on; behind the last glyph the last line.
    func row(at glyph: Int) -> (ContainerLayout, Int)? {
        guard let part = layouts.last(where: { $0.start <= glyph }) ?? layouts.first else { return nil }
        let row = part.layout.lines.lastIndex { $0.range.lowerBound <= glyph - part.start }
        return row.map { (part, $0) }
    }

    /// The boxes of glyphs, in the container's points.
    func boxes(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let part = part(of: container), let wanted = Range(range) else { return [] }
        let inside = wanted.clamped(to: part.start..<max(part.end, part.start))
        return part.layout.boxes(of: part.own(inside), gaps: true).map { $0.offsetBy(dx: part.padding, dy: 0) }
    }
}
