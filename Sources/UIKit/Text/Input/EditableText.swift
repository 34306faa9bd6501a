import CoreGraphics

/// Text being edited, with what is selected. Positions are UTF-16 offsets; they stay on whole characters.
struct EditableText: Equatable {
    private(set) var storage: NSAttributedString
    /// Empty for a caret.
    private(set) var selection: Range<Int>
    /// The end of the selection that moves when it is extended.
    private(set) var isSelectionReversed = false
    /// Text that an input method still composes.
    private(set) var marked: Range<Int>?
    /// Looks of typed text. Another selection brings those of the character before it.
    var typingAttributes: [NSAttributedString.Key: Any]

    init(
        _ text: NSAttributedString = NSAttributedString(string: ""),
        typingAttributes: [NSAttributedString.Key: Any] = [:]
    ) {
        storage = text
        selection = text.length..<text.length
        self.typingAttributes = typingAttributes
    }

    static func == (a: EditableText, b: EditableText) -> Bool {
        a.selection == b.selection && a.marked == b.marked && a.storage.hasSameContent(as: b.storage)
    }

    var string: String { storage.string }
    var length: Int { storage.length }

    func text(in range: Range<Int>) -> String {
        (string as NSString).substring(with: NSRange(range.clamped(to: 0..<length)))
    }

    // MARK: Changing

    /// Replaces all text; the caret goes to its end.
    mutating func set(_ text: NSAttributedString) {
        storage = NSAttributedString(attributedString: text)
        select(length..<length)
        marked = nil
    }

    /// Replaces a part; the caret goes behind what is new.
    mutating func replace(_ range: Range<Int>, with text: String) {
        replace(range, with: NSAttributedString(string: text, attributes: typingAttributes))
    }

    /// Replaces a part by a text with looks of its own; the caret goes behind what is new.
    mutating func replace(_ range: Range<Int>, with text: NSAttributedString) {
        let part = range.clamped(to: 0..<length)
        let changed = NSMutableAttributedString(attributedString: storage)
        changed.replaceCharacters(in: NSRange(part), with: text)
        storage = NSAttributedString(attributedString: changed)
        let end = part.lowerBound + text.length
        marked = nil
        select(end..<end)
    }

    /// What a backspace deletes: the selection, or the character before the caret; nil at the beginning.
    var backspaceRange: Range<Int>? {
        if !selection.isEmpty { return selection }
        let before = position(selection.lowerBound, movedBy: -1)
        return before < selection.lowerBound ? before..<selection.lowerBound : nil
    }

    /// Composes: replaces the marked text, or the selection, and marks what is new.
    mutating func setMarked(_ text: String, selected: Range<Int>) {
        let part = marked ?? selection
        replace(part, with: text)
        let count = text.utf16.count
        marked = count > 0 ? part.lowerBound..<(part.lowerBound + count) : nil
        let inside = selected.clamped(to: 0..<count)
        select((part.lowerBound + inside.lowerBound)..<(part.lowerBound + inside.upperBound))
    }

    mutating func unmark() { marked = nil }

    /// Changes looks of all text.
    mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        storage = NSAttributedString(string: string, attributes: attributes)
        typingAttributes = attributes
    }

    /// What typed text takes over: looks, not what a program keeps with its text under names of its own, nor pictures.
    private static let inherited: Set<NSAttributedString.Key> = [
        .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .tracking, .strikethroughStyle,
        .strikethroughColor, .underlineStyle, .underlineColor, .strokeColor, .strokeWidth, .shadow, .textEffect, .link,
        .baselineOffset, .obliqueness, .expansion, .writingDirection,
    ]

    /// Changes the looks of a part.
    mutating func format(_ range: Range<Int>, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        let changed = NSMutableAttributedString(attributedString: storage)
        storage.enumerateAttributes(in: NSRange(range.clamped(to: 0..<length))) { looks, part, _ in
            var looks = looks
            change(&looks)
            changed.setAttributes(looks, range: part)
        }
        storage = NSAttributedString(attributedString: changed)
        adoptLooks()
    }

    /// Takes over what a storage has made of the text; the selection stays where it can.
    mutating func adopt(_ text: NSAttributedString) {
        storage = NSAttributedString(attributedString: text)
        marked = marked?.clamped(to: 0..<length)
        select(selection, reversed: isSelectionReversed)
    }

    // MARK: Selecting

    mutating func select(_ range: Range<Int>, reversed: Bool = false) {
        let clamped = range.clamped(to: 0..<length)
        selection =
            floor(clamped.lowerBound)..<(clamped.isEmpty ? floor(clamped.lowerBound) : ceiling(clamped.upperBound))
        isSelectionReversed = reversed && !selection.isEmpty
        adoptLooks()
    }

    /// What is typed next looks like the first selected character, or the one before the caret; at the beginning of a paragraph, like
    /// its first.
    private mutating func adoptLooks() {
        guard length > 0 else { return }
        let caret = selection.lowerBound
        let paragraph = paragraph(at: caret)
        let isFirst = caret == 0 || paragraph.lowerBound == caret && !paragraph.isEmpty
        let index = min(selection.isEmpty && !isFirst ? caret - 1 : caret, length - 1)
        typingAttributes = storage.attributes(at: index, effectiveRange: nil).filter { Self.inherited.contains($0.key) }
    }

    /// The end that moves when the selection is extended.
    var head: Int { isSelectionReversed ? selection.lowerBound : selection.upperBound }
    /// The end that stays then.
    var anchor: Int { isSelectionReversed ? selection.upperBound : selection.lowerBound }

    /// Moves the caret to a position, or the selection's moving end.
    mutating func move(to position: Int, extending: Bool) {
        guard extending else { return select(position..<position) }
        let fixed = anchor
        select(min(fixed, position)..<max(fixed, position), reversed: position < fixed)
    }

    /// Moves by characters. A selection that is not extended collapses to its end in that direction.
    mutating func move(by characters: Int, extending: Bool) {
        if !extending, !selection.isEmpty {
            let end = characters < 0 ? selection.lowerBound : selection.upperBound
            return select(end..<end)
        }
        move(to: position(head, movedBy: characters), extending: extending)
    }

    /// The word or the run of spaces round a position.
    func word(at position: Int) -> Range<Int> {
        let text = string as NSString
        guard length > 0 else { return 0..<0 }
        let start = min(max(position, 0), length - 1)
        func isWord(_ index: Int) -> Bool {
            guard let scalar = Unicode.Scalar(text.character(at: index)) else { return true }
            return CharacterSet.alphanumerics.contains(scalar) || scalar == "'" || scalar == "’"
        }
        let kind = isWord(start)
        var low = start, high = start + 1
        while low > 0, isWord(low - 1) == kind { low -= 1 }
        while high < length, isWord(high) == kind { high += 1 }
        return low..<high
    }

    /// The word that someone means who chooses one at a position: that round it, else the one that ends there, else what is there.
    func word(meantAt position: Int) -> Range<Int> {
        let here = word(at: position)
        guard isBlank(here) || position >= length, position > 0 else { return here }
        let before = word(at: position - 1)
        return before.upperBound == position && !isBlank(before) ? before : here
    }

    func isBlank(_ range: Range<Int>) -> Bool {
        text(in: range).unicodeScalars.allSatisfy { !CharacterSet.alphanumerics.contains($0) }
    }

    /// The paragraph round a position, without the break at its end.
    func paragraph(at position: Int) -> Range<Int> {
        let text = string as NSString
        var start = 0, end = 0
        text.getParagraphStart(
            &start, end: nil, contentsEnd: &end, for: NSRange(location: min(max(position, 0), length), length: 0))
        return start..<end
    }

    // MARK: Positions

    /// A position so many characters on, as people count them.
    func position(_ position: Int, movedBy characters: Int) -> Int {
        let text = string
        let start = text.utf16.index(text.startIndex, offsetBy: floor(position))
        let limit = characters < 0 ? text.startIndex : text.endIndex
        let end = text.index(start, offsetBy: characters, limitedBy: limit) ?? limit
        return text.utf16.distance(from: text.startIndex, to: end)
    }

    /// The beginning of the character that a position lies in.
    private func floor(_ position: Int) -> Int {
        let text = string as NSString
        guard position > 0, position < length else { return min(max(position, 0), length) }
        return text.rangeOfComposedCharacterSequence(at: position).location
    }

    private func ceiling(_ position: Int) -> Int {
        let low = floor(position)
        guard low < position else { return low }
        let whole = (string as NSString).rangeOfComposedCharacterSequence(at: low)
        return whole.location + whole.length
    }
}
