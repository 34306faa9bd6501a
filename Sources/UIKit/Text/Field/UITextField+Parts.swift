import CoreGraphics
import QuartzCore

/// What belongs to a field besides its text.
struct FieldParts {
    var font = UIFont.systemFont(ofSize: 17)
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var border = UITextField.BorderStyle.none
    var left: UIView?
    var right: UIView?
    var clearButton: UIImageView?
    var inputView: UIView?
    var inputAccessoryView: UIView?
    /// Behind everything, where the border is not round.
    var background: UIImage?
    var disabledBackground: UIImage?
    var backdrop: UIImageView?
    /// How far the text is scrolled to keep the caret in sight.
    var scroll: CGFloat = 0
    var later = LaterTextTraits()
}

extension UITextField {
    func setText(_ text: NSAttributedString) {
        editor.set { $0.set(text) }
        setNeedsLayout()
    }

    /// The first character's looks become the field's.
    func adoptLooks(of text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { parts.font = font }
        if let color = first[.foregroundColor] as? UIColor { parts.color = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        applyLooks()
    }

    func setPlaceholder(_ text: NSAttributedString?) {
        placeholderLabel.attributedText = text
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func applyLooks() {
        editor.set { $0.setAttributes(defaultTextAttributes) }
        editor.canvas.defaults.font = parts.font
        editor.canvas.defaults.color = parts.color
        placeholderLabel.font = parts.font
        placeholderLabel.textColor = .placeholderText
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func applyBorder() {
        switch parts.border {
        case .none:
            layer.borderWidth = 0
        case .line, .bezel:
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
            layer.cornerRadius = 0
        case .roundedRect:
            RoundedBorder.show(on: self)
            if backgroundColor == nil { backgroundColor = .systemBackground }
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func replace(_ old: UIView?, with new: UIView?) -> UIView? {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
        return new
    }

    // MARK: Places

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var clearButtonIsShown: Bool { (hasText || hasMoreThanText) && isShown(clearButtonMode) }

    /// Between the views at the sides, inside the border's padding.
    func contentRect(in bounds: CGRect) -> CGRect {
        let padding: CGFloat = parts.border == .none ? 0 : 7
        var rect = bounds.insetBy(dx: min(padding, bounds.width / 2), dy: 0)
        if parts.left != nil, isShown(leftViewMode) { rect.cutOff(leftViewRect(forBounds: bounds)) }
        if parts.right != nil, isShown(rightViewMode) {
            rect.cutOff(rightViewRect(forBounds: bounds))
        } else if clearButtonIsShown {
            rect.cutOff(clearButtonRect(forBounds: bounds).insetBy(dx: -2, dy: 0))
        }
        return rect
    }

    func sideRect(_ view: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
        guard let size = view?.bounds.size else { return .zero }
        return CGRect(
            x: atStart != isMirrored ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height)
    }

    var fieldSize: CGSize {
        let line = (parts.font.lineHeight * 2).rounded(.up) / 2
        let text =
            hasText ? editor.canvas.textLayout(width: .infinity, scale: 1).size : placeholderLabel.intrinsicContentSize
        let padding: CGSize = parts.border == .none ? CGSize(width: 0, height: 1) : CGSize(width: 14, height: 14)
        return CGSize(width: text.width.rounded(.up) + padding.width, height: line + padding.height)
    }

    /// Where the line is in a field of some size, as it is placed there.
    func lineBaselines(in size: CGSize) -> TextBaselines {
        let room = textRect(forBounds: CGRect(origin: .zero, size: size))
        let line = lineRect(ofHeight: parts.font.lineHeight, in: room)
        let first = line.minY + parts.font.ascender
        return TextBaselines(first: first, last: size.height - first)
    }

    /// Where a line is in a rectangle: whole pixels high, in the middle, a half pixel higher; a half pixel lower where points have three.
    func lineRect(ofHeight height: CGFloat, in rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1), height = height.upToPixel(scale, error: 1e-6)
        let free = (rect.height - height) / 2 * scale, error: CGFloat = 1e-6
        let top = scale > 2 ? (free + 0.5 + error).rounded(.down) : (free - 0.5 - error).rounded(.up)
        return CGRect(x: rect.minX, y: rect.minY + top / scale, width: rect.width, height: height)
    }

    func layOutParts() {
        parts.left?.isHidden = !isShown(leftViewMode)
        parts.right?.isHidden = !isShown(rightViewMode)
        parts.left?.frame = leftViewRect(forBounds: bounds)
        parts.right?.frame = rightViewRect(forBounds: bounds)
        layOutClearButton()
        placeholderLabel.isHidden = hasText
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        clip.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        layOutCanvas()
    }

    private func layOutClearButton() {
        if clearButtonIsShown, parts.clearButton == nil {
            let button = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
            button.tintColor = .tertiaryLabel
            addSubview(button)
            parts.clearButton = button
        }
        parts.clearButton?.isHidden = !clearButtonIsShown
        parts.clearButton?.frame = clearButtonRect(forBounds: bounds)
    }

    /// Room for the caret behind the text.
    private static let caretRoom: CGFloat = 2
    /// What widths of laid out text may differ by.
    private static let rounding: CGFloat = 0.01

    /// How large text is shown in a width.
    private func scaleOfText(in width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, width > Self.caretRoom else { return 1 }
        let least = minimumFontSize > 0 ? minimumFontSize / parts.font.pointSize : 0
        var scale: CGFloat = 1
        // Widths of glyphs go with their size but for rounding.
        for _ in 0..<3 {
            let wide = editor.canvas.textLayout(width: .infinity, scale: scale).size.width
            guard wide + Self.caretRoom > width, scale > least else { break }
            scale = max(scale * (width - Self.caretRoom - Self.rounding) / wide, min(least, 1))
        }
        return scale
    }

    private func layOutCanvas() {
        placeCanvas()
        editor.handles.update()
    }

    /// Places one line of text by its alignment, scrolled so that the caret is in sight.
    private func placeCanvas() {
        let room = clip.bounds.size, canvas = editor.canvas
        canvas.textScale = scaleOfText(in: room.width.rounded(.down))
        let layout = canvas.textLayout(width: .infinity)
        // Whole points and pixels, so that the bitmap is not stretched.
        let width = (layout.size.width + Self.caretRoom).rounded(.up)
        let scale = max(traitCollection.displayScale, 1)
        let line = lineRect(ofHeight: layout.size.height, in: clip.bounds), y = line.minY, height = line.height
        if width <= room.width {
            parts.scroll = 0
            // Text ends at the edge. A caret behind it stands inside of it.
            let end = ((room.width - layout.size.width) * scale).rounded(.down) / scale
            let x: CGFloat =
                switch parts.alignment {
                case .center: ((room.width - layout.size.width) / 2 * scale).rounded() / scale
                case .right: end
                case .natural, .justified: isMirrored || layout.lines.first?.isRightToLeft == true ? end : 0
                case .left: 0
                }
            canvas.frame = CGRect(x: x, y: y, width: min(width, room.width - x), height: height)
            return
        }
        guard isEditing else {
            parts.scroll = 0
            canvas.frame = CGRect(x: 0, y: y, width: room.width, height: height)
            return
        }
        let caret = layout.caret(at: editor.text.head).minX
        parts.scroll = min(max(parts.scroll, caret + 2 - room.width), caret)
        parts.scroll = min(max(parts.scroll, 0), width - room.width)
        canvas.frame = CGRect(x: -parts.scroll, y: y, width: width, height: height)
    }

    // MARK: Editing

    func beganEditing() {
        if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true {
            setText(NSAttributedString(string: ""))
        }
        // What cannot be read is not gone on with, but typed anew.
        if isSecureTextEntry { editor.clearsOnInsertion = true }
        editor.canvas.isActive = true
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endedEditing() {
        editor.set { $0.unmark() }
        editor.canvas.isActive = false
        editor.menu.close()
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func clearByUser() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        clearBesideText()
        setText(NSAttributedString(string: ""))
        tellTextChange()
    }

    func tellTextChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}

extension UITextField: TextEditing, TextEditorHost {
    func editorDidChange(_ editor: TextEditor, text: Bool) {
        setNeedsLayout()
        delegate?.textFieldDidChangeSelection(self)
        if text { tellTextChange() }
    }

    func editor(_ editor: TextEditor, menuFor range: Range<Int>, _ suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: NSRange(range), suggestedActions: suggested)
    }

    func editor(_ editor: TextEditor, menuComes: Bool, beside animator: any UIEditMenuInteractionAnimating) {
        menuComes
            ? delegate?.textField(self, willPresentEditMenuWith: animator)
            : delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    /// A field never takes line breaks.
    func editorShouldReturn(_ editor: TextEditor) -> Bool {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
        let ends = targets.contains { $0.events.contains(.editingDidEndOnExit) }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
        return true
    }
}

extension CGRect {
    /// Leaves out what another rectangle covers at one of the sides.
    mutating func cutOff(_ other: CGRect) {
        guard other.width > 0 else { return }
        if other.midX < midX {
            size.width = max(0, maxX - max(other.maxX, minX))
            origin.x = max(other.maxX, minX)
        } else {
            size.width = max(0, min(other.minX, maxX) - minX)
        }
    }
}
