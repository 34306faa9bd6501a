public import CoreGraphics

// What a delegate makes of characters before they are laid out, and of lines afterwards.
extension NSLayoutManager {
    /// What a control character does where it stands.
    public struct ControlCharacterAction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It takes no room.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// It is a blank.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// It goes on to the next tab stop.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// It ends a line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// It ends a paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        /// It ends what stands in a container.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    // MARK: Glyphs

    /// Takes what the delegate hides out of what is laid out. It keeps its places, which have no width.
    ///
    /// - `start`: of the runs in the whole text, UTF-16.
    func hideGlyphs(in runs: inout [TextRun], from start: Int) {
        hidden.remove(integersIn: start..<Int.max)
        guard let delegate, let textStorage else { return }
        let length = runs.reduce(0) { $0 + $1.text.utf16.count }
        let part = NSIntersectionRange(
            NSRange(location: start, length: length), NSRange(location: 0, length: textStorage.length))
        textStorage.enumerateAttributes(in: part) { looks, range, _ in
            hidden.formUnion(hiddenCharacters(in: range, font: looks[.font] as? UIFont, delegate))
        }
        guard hidden.intersects(integersIn: start..<Int.max) else { return }
        var position = start
        runs = runs.flatMap { run in
            defer { position += run.text.utf16.count }
            return run.hiding(hidden, from: position)
        }
    }

    private func hiddenCharacters(
        in range: NSRange, font: UIFont?, _ delegate: any NSLayoutManagerDelegate
    ) -> IndexSet {
        let text = (textStorage?.string ?? "") as NSString, font = font ?? .ofPlainText
        let units = (0..<range.length).map { text.character(at: range.location + $0) }
        let indexes = Array(range.location..<NSMaxRange(range)), glyphs = FontGlyphs(font.font).glyphs(of: units)
        answered = []
        defer { answered = [] }
        let count = delegate.layoutManager(
            self, shouldGenerateGlyphs: glyphs, properties: indexes.map { propertyForGlyph(at: $0) },
            characterIndexes: indexes, font: font, forGlyphRange: range)
        guard count > 0 else { return IndexSet() }
        var found = IndexSet()
        for (index, property) in answered where NSLocationInRange(index, range) && !text.breaksLine(at: index) {
            if property.contains(.null) {
                found.insert(index)
            } else if property.contains(.controlCharacter) {
                let action = delegate.layoutManager(
                    self, shouldUse: text.controlAction(at: index), forControlCharacterAt: index)
                if action.contains(.zeroAdvancement) { found.insert(index) }
            }
        }
        return found
    }

    // MARK: Lines

    /// Lines where the delegate wants them: it is told where each would stand below those before it.
    func placeLines(of layout: TextLayout, in container: NSTextContainer, from start: Int) -> TextLayout {
        guard let delegate else { return layout }
        let part = ContainerLayout(container: container, start: start, end: start + layout.length, layout: layout)
        var moved: CGFloat = 0
        return layout.placingLines { row, line in
            var rect = part.fragmentRect(row).offsetBy(dx: 0, dy: moved)
            var used = part.usedRect(row).offsetBy(dx: 0, dy: moved)
            var offset = line.baseline - part.fragmentRect(row).minY
            let bottom = rect.maxY
            let isSet = delegate.layoutManager(
                self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &offset,
                in: container, forGlyphRange: part.range(ofRow: row))
            line.frame.origin.y += moved
            line.baseline += moved
            guard isSet else { return }
            line.frame = CGRect(x: used.minX, y: rect.minY, width: line.frame.width, height: rect.height)
            line.baseline = rect.minY + offset
            moved += rect.maxY - bottom
        }
    }
}

extension NSString {
    fileprivate func breaksLine(at index: Int) -> Bool { [0x0A, 0x0D, 0x2028, 0x2029].contains(character(at: index)) }

    /// What a control character does as it stands.
    fileprivate func controlAction(at index: Int) -> NSLayoutManager.ControlCharacterAction {
        switch character(at: index) {
        case 0x09: .horizontalTab
        case 0x0A, 0x0D, 0x2029: .paragraphBreak
        case 0x2028: .lineBreak
        case 0x0C: .containerBreak
        default: .zeroAdvancement
        }
    }
}

extension TextRun {
    /// The run with hidden characters as separators that nobody sees: they take no room, and words stay whole around them.
    fileprivate func hiding(_ hidden: IndexSet, from start: Int) -> [TextRun] {
        let units = Array(text.utf16)
        guard hidden.intersects(integersIn: start..<start + units.count) else { return [self] }
        var parts: [TextRun] = [], from = 0
        while from < units.count {
            let isHidden = hidden.contains(start + from)
            let to = (from..<units.count).first { hidden.contains(start + $0) != isHidden } ?? units.count
            var part = self
            part.text =
                isHidden
                ? String(repeating: "\u{2063}", count: to - from) : String(decoding: units[from..<to], as: UTF16.self)
            if isHidden { part.attributes.attachment = nil }
            parts.append(part)
            from = to
        }
        return parts
    }
}
