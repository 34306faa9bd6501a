import CoreGraphics

extension EditableText {
    /// Which way the paragraph at a position is written, as its looks say.
    func writingDirection(at position: Int) -> NSWritingDirection {
        guard length > 0 else { return .natural }
        let place = min(max(position, 0), length - 1)
        let style = storage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        return style?.baseWritingDirection ?? .natural
    }

    /// Has the paragraphs that a part touches written one way.
    mutating func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
        let part = (string as NSString).paragraphRange(for: NSRange(range.clamped(to: 0..<length)))
        let changed = NSMutableAttributedString(attributedString: storage)
        storage.enumerateAttribute(.paragraphStyle, in: part) { value, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
            style.baseWritingDirection = direction
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        adopt(changed)
    }
}

extension UITextInput where Self: TextEditing {
    fileprivate func direction(at position: UITextPosition) -> NSWritingDirection {
        editor.text.writingDirection(at: offset(from: beginningOfDocument, to: position))
    }

    fileprivate func setDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let range = range as? OffsetRange else { return }
        editor.set { $0.setWritingDirection(direction, in: range.offsets) }
    }
}

extension UITextView {
    /// Which way the paragraph at a place is written.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { self.direction(at: position) }

    /// Has the paragraphs that a part touches written one way.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, for: range)
    }
}

extension UITextField {
    /// Which way the text is written.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { self.direction(at: position) }

    /// Has the text written one way.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, for: range)
    }
}
