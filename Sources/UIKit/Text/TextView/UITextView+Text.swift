import CoreGraphics

/// Looks of a text view's text, and what comes with the keyboard.
struct TextViewLooks {
    /// What the program chose, or what text came with; nil until then.
    var ownFont: UIFont?
    var font: UIFont { ownFont ?? .ofPlainText }
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var later = LaterTextTraits()
    var border = UITextView.BorderStyle.none
    var usesStandardScaling = false

    /// Text that comes without a font is given one for good.
    mutating func settleFont() { ownFont = font }

    func paragraph(isMirrored: Bool) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment == .natural && isMirrored ? .right : alignment
        return style
    }
}

extension UITextView {
    func setText(_ text: NSAttributedString) {
        editor.set { $0.set(text) }
        detectData()
        textSizeDidChange()
    }

    /// The first character's looks become the view's.
    func adoptLooks(of text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { textLooks.ownFont = font }
        if let color = first[.foregroundColor] as? UIColor { textLooks.color = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { textLooks.alignment = style.alignment }
        applyLooks()
    }

    func applyLooks() {
        let paragraph = textLooks.paragraph(isMirrored: isMirrored)
        let looks: [NSAttributedString.Key: Any] = [
            .font: textLooks.font, .foregroundColor: textLooks.color, .paragraphStyle: paragraph,
        ]
        editor.canvas.defaults = .init(font: textLooks.font, color: textLooks.color, paragraph: paragraph)
        editor.set { $0.setAttributes(looks) }
        textSizeDidChange()
    }

    func textSizeDidChange() {
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// The size of all text with its margins when lines have a width.
    func textSize(width: CGFloat) -> CGSize {
        let inset = textContainerInset, sides = inset.left + inset.right
        let room = CGSize(width: width - sides, height: .infinity)
        editor.canvas.limits = textContainer.limits(in: room)
        let layout = editor.canvas.textLayout(width: textContainer.lineWidth(in: room))
        return CGSize(
            width: layout.size.width.upToPixel(layoutScale, error: 0.001) + sides
                + 2 * textContainer.lineFragmentPadding,
            height: heightInPixels(layout.editedHeight) + inset.top + inset.bottom)
    }

    /// Where the first and last lines are in a text view of some size that is not scrolled.
    func lineBaselines(in size: CGSize) -> TextBaselines {
        let inset = textContainerInset
        let room = CGSize(
            width: size.width > 0 ? size.width - inset.left - inset.right : CGFloat.infinity, height: .infinity)
        let lines = editor.canvas.textLayout(width: textContainer.lineWidth(in: room)).lines
        let ascent = font?.ascender ?? 0
        return TextBaselines(
            first: inset.top + (lines.first?.baseline ?? ascent),
            last: size.height - inset.top - (lines.last?.baseline ?? ascent))
    }

    private func heightInPixels(_ height: CGFloat) -> CGFloat { height.upToPixel(layoutScale, error: 1e-6) }

    func layOutText() {
        guard !isLayingOutText else { return }
        isLayingOutText = true
        defer { isLayingOutText = false }
        let inset = textContainerInset
        let room = textRoom
        textContainer.follow(room)
        editor.canvas.limits = textContainer.limits(in: room)
        let width = textContainer.lineWidth(in: room)
        let layout = editor.canvas.textLayout(width: width), height = layout.editedHeight
        // Whole points, so that the bitmap is not stretched.
        let frame = CGRect(
            x: inset.left + textContainer.lineFragmentPadding, y: inset.top,
            width: width.isFinite ? width : layout.size.width.rounded(.up), height: height.rounded(.up))
        if editor.canvas.frame != frame { editor.canvas.frame = frame }
        let size = CGSize(width: bounds.width, height: heightInPixels(height) + inset.top + inset.bottom)
        if contentSize != size { contentSize = size }
        layOutPlaceholder(at: frame.origin)
        layOutBackdrop()
        editor.handles.update()
        tellLayout()
    }

    private func layOutPlaceholder(at origin: CGPoint) {
        guard let label = placeholderByName else { return }
        label.isHidden = hasText
        label.frame.origin = origin
    }
}

extension UITextView: TextEditing, TextEditorHost {
    func editorDidChange(_ editor: TextEditor, text: Bool) {
        delegate?.textViewDidChangeSelection(self)
        guard text else { return }
        textSizeDidChange()
        scrollRangeToVisible(selectedRange)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorShouldReturn(_ editor: TextEditor) -> Bool { false }

    func editor(_ editor: TextEditor, menuFor range: Range<Int>, _ suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: NSRange(range), suggestedActions: suggested)
    }

    func editor(_ editor: TextEditor, menuComes: Bool, beside animator: any UIEditMenuInteractionAnimating) {
        menuComes
            ? delegate?.textView(self, willPresentEditMenuWith: animator)
            : delegate?.textView(self, willDismissEditMenuWith: animator)
    }
}

/// Decides about and is told of a text view's editing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a part (UTF-16) may be replaced.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// The caret moved or the selection changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a link that was tapped (UTF-16) is to be opened. Links work in text that is not edited.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a picture in the text that was tapped (UTF-16) does what it does. Works in text that is not edited.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// As above, for delegates that do not ask how; the other one comes first.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// As above, for delegates that do not ask how; the other one comes first.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
    /// What a tap on a link, an attachment or a marked part does; nil is nothing. Works in text that is not edited.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of commands for a part (UTF-16); nil is the usual one.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The menu of commands comes.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The menu of commands goes.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
    /// `true` where it is not implemented.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// `true` where it is not implemented.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// What is answered where it is not implemented.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing where it is not implemented.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// What the older method answers where it is not implemented.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// What the older method answers where it is not implemented.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    /// `true` where it is not implemented.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    /// `true` where it is not implemented.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
    /// The usual where it is not implemented.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// What is answered where it is not implemented.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// What happens where it is not implemented.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// What happens where it is not implemented.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
