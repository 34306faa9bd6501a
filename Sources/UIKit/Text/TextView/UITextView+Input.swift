public import CoreGraphics

extension UITextView: UITextInput {
    public func text(in range: UITextRange) -> String? { editor.text(in: range) }
    public func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
    public var selectedTextRange: UITextRange? {
        get { editor.selectedRange }
        set { editor.selectedRange = newValue }
    }
    public var markedTextRange: UITextRange? { editor.markedRange }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText, selectedRange: selectedRange)
    }
    public func unmarkText() { editor.set { $0.unmark() } }
    public var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    public var endOfDocument: UITextPosition { OffsetPosition(editor.text.length) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from: from, to: toPosition)
    }
    public var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    public func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .null }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }
    public func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
}
