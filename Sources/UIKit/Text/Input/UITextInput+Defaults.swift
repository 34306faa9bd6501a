public import CoreGraphics

/// What is said of text that is read or written by voice and pen, as far as everything that holds text can answer.
extension UITextInput {
    /// Nil where it is not implemented; what is set then is not kept.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }

    /// The farthest place of a part in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    /// The part from a place as far as the text goes in a direction.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction == .left || direction == .up
            ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }

    /// The view whose points places are in: this one.
    public var textInputView: UIView { (self as? UIView) ?? UIView() }

    /// Which way a place's text is written: as its language is.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }

    /// Nil: who does not implement it does not say.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    /// Has text written one way. Nothing, unless the object does it.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// Puts text with looks of its own in place of the selection.
    public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
}
