public import CoreGraphics

extension UITextView: UITextInput {
    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    /// The place behind the last character.
    public var endOfDocument: UITextPosition { OffsetPosition(editor.text.length) }
    /// The range between two places, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }
    /// The place some characters on, nil beyond the ends.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    /// The place some steps in a direction, nil beyond the ends.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }
    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    /// Characters from one place to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from: from, to: toPosition)
    }
    /// The looks of the character behind a place, or before it; what is typed next where there is none.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.looks(besides: position, in: direction) }
    /// Whoever is told when the program changes text or selection.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    /// Looks of what an input method is still working on; nil underlines it.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    /// What finds words, lines and paragraphs.
    public var tokenizer: any UITextInputTokenizer { LineTokenizer(textInput: self) }
}

/// Finds lines of a text view as they are broken.
private final class LineTokenizer: UITextInputStringTokenizer {
    override func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard granularity == .line, let view = input as? UITextView else { return super.units(granularity) }
        return view.containerLayout().lines.map(\.range).filter { !$0.isEmpty }
    }
}
