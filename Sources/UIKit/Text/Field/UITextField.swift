public import CoreGraphics

/// A control in which one line of text is typed.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UITextInputTraits {
    /// How the field's edge looks.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    let editor = TextEditor(isSingleLine: true)
    let placeholderLabel = FieldPlaceholder()
    /// Cuts the scrolled text off.
    let clip = UIView()
    var parts = FieldParts()

    /// Asked and told about editing.
    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        finishDecoding(coder, as: UITextField.self)
    }

    private func prepare() {
        isOpaque = false
        editor.host = self
        clip.clipsToBounds = true
        clip.isUserInteractionEnabled = false
        placeholderLabel.field = self
        placeholderLabel.textColor = .placeholderText
        addSubview(placeholderLabel)
        addSubview(clip)
        clip.addSubview(editor.canvas)
        editor.follow(self)
        applyLooks()
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.none) }

    // MARK: Text

    /// The text; never nil when read.
    open var text: String? {
        get { editor.text.string }
        set { setText(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes)) }
    }

    /// The text with its looks. Font, colour and alignment of its first character become the field's.
    open var attributedText: NSAttributedString? {
        get { editor.text.storage }
        set {
            adoptLooks(of: newValue)
            setText(newValue ?? NSAttributedString(string: ""))
        }
    }

    /// Shown while there is no text.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
    }

    /// Shown while there is no text, with its looks.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set { setPlaceholder(newValue) }
    }

    // MARK: Looks

    /// The font of all text.
    open var font: UIFont? {
        get { parts.font }
        set {
            parts.font = newValue ?? .systemFont(ofSize: 17)
            applyLooks()
        }
    }

    /// The colour of all text.
    open var textColor: UIColor? {
        get { parts.color }
        set {
            parts.color = newValue ?? .label
            applyLooks()
        }
    }

    /// Where text stands.
    open var textAlignment: NSTextAlignment {
        get { parts.alignment }
        set {
            parts.alignment = newValue
            placeholderLabel.textAlignment = newValue
            setNeedsLayout()
        }
    }

    /// How the edge looks.
    open var borderStyle: BorderStyle {
        get { parts.border }
        set {
            parts.border = newValue
            applyBorder()
        }
    }

    /// Whether dots stand for the characters.
    open var isSecureTextEntry: Bool {
        get { editor.canvas.isSecure }
        set { editor.canvas.isSecure = newValue }
    }

    /// Looks of all text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: parts.font, .foregroundColor: parts.color] }
        set {
            if let font = newValue[.font] as? UIFont { parts.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { parts.color = color }
            applyLooks()
        }
    }

    /// Looks of text typed next.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { editor.text.typingAttributes }
        set { editor.set { $0.typingAttributes = newValue ?? [:] } }
    }

    // MARK: Beside the text

    /// A view before the text.
    open var leftView: UIView? {
        get { parts.left }
        set { parts.left = replace(parts.left, with: newValue) }
    }

    /// A view behind the text.
    open var rightView: UIView? {
        get { parts.right }
        set { parts.right = replace(parts.right, with: newValue) }
    }

    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// When the view behind the text is shown.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// When the button that clears is shown; only while there is text.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// Whether text is cleared when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the next typed text replaces everything. Another selection ends it.
    open var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { editor.clearsOnInsertion = newValue }
    }
    /// Whether the font follows the user's text size, when it comes from a text style.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the user may change looks. Stored; there is no menu for it.
    open var allowsEditingTextAttributes = false
    /// Whether text that is too wide is shown smaller.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
    /// How small, as the size of the font in points; 0 is no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsLayout() } }

    // MARK: Keyboard

    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var textContentType: UITextContentType!
    /// What a password that is made up for this field is to be made of. Nobody makes one up here.
    open var passwordRules: UITextInputPasswordRules?

    /// The view that stands in for the keyboard.
    open override var inputView: UIView? {
        get { parts.inputView }
        set { parts.inputView = newValue }
    }

    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { parts.inputAccessoryView }
        set { parts.inputAccessoryView = newValue }
    }

    // MARK: Editing

    /// Whether text is being typed here.
    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        // Fields tell of their editing before a keyboard comes up, text views after.
        let isFirst = (window?.screen ?? .main).inputViews.hold {
            guard super.becomeFirstResponder() else { return false }
            prepareForDrops()
            beganEditing()
            return true
        }
        if isFirst { scrollIntoSight() }
        return isFirst
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        endedEditing()
        return true
    }

    open var hasText: Bool { editor.text.length > 0 }

    /// Types text as the program: it is told of as any change, but the delegate is not asked.
    open func insertText(_ text: String) { editor.insert(text) }

    /// Deletes as the program, without asking the delegate.
    open func deleteBackward() { editor.deleteBackward() }

    /// Asks the delegate, as keys do before they change the text.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(editor.offsets(range)), replacementString: text) ?? true
    }

    /// Selects everything.
    open override func selectAll(_ sender: Any?) { editor.select { $0.select(0..<$0.length) } }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { press in press.key.map { editor.handle($0) } ?? false }) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if clearButtonIsShown, clearButtonRect(forBounds: bounds).contains(touch.location(in: self)) { return true }
        editor.menu.fingerCame(touch, isEditing: isFirstResponder)
        if isFirstResponder, !touch.isDirect { editor.lifted(touch, event, isFirst: false) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isFirstResponder, !touch.isDirect {
            editor.tapped(at: touch.location(in: self), count: 1, extending: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch else { return }
        if clearButtonIsShown, clearButtonRect(forBounds: bounds).contains(touch.location(in: self)) {
            return clearByUser()
        }
        // Editing begins when the finger goes: until then it may be meant for a scroll view.
        let wasFirst = isFirstResponder
        if !wasFirst { guard isTouchInside, becomeFirstResponder() else { return } }
        if !wasFirst || touch.isDirect { editor.lifted(touch, event, isFirst: !wasFirst) }
    }

    /// The dots of handles may lie outside of a low field.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || editor.handles.handle(at: point) != nil
    }

    override var triggersOnTouchUp: Bool { false }

    /// The button that clears was pressed: what stands beside the text goes too.
    func clearBesideText() {}
    /// Whether something stands beside the text.
    var hasMoreThanText: Bool { false }

    // MARK: Places of characters

    /// The text in a range.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces the text in a range.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

    /// What is selected; nil when nothing is edited.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedRange }
        set { editor.selectedRange = newValue }
    }

    /// The place in the range nearest to a point of the view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    /// Where a caret stands, in this view's points.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRectInHost(for: position) }
    /// The range of the character at a point of the view; nil beside the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    /// What an input method is still working on; nil when it is not.
    open var markedTextRange: UITextRange? { editor.markedRange }

    /// Shows what an input method is working on.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText, selectedRange: selectedRange)
    }

    /// Takes the marked text as it stands.
    open func unmarkText() { editor.set { $0.unmark() } }

    /// The rectangle of the range's first line, in points of the view; of an empty range the place of its caret, without width.
    open func firstRect(for range: UITextRange) -> CGRect {
        editor.firstBox(of: range) ?? editor.insertionRect(at: range.start)
    }

    /// The boxes of a part, in this view's points.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.boxes(of: range) }

    /// The place in the text nearest to a point of this view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        editor.closestPosition(to: point, within: nil)
    }

    // MARK: Pasteboard

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func copy(_ sender: Any?) { editor.copySelection() }

    open override func cut(_ sender: Any?) {
        editor.copySelection()
        if !editor.text.selection.isEmpty, editor.mayDeleteBackward { deleteBackward() }
    }

    /// Decides what becomes of what is pasted; nil pastes plain text.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    open override func paste(_ sender: Any?) { editor.paste(into: self) }

    open override func delete(_ sender: Any?) {
        if editor.mayDeleteBackward { deleteBackward() }
    }

    open override func select(_ sender: Any?) { editor.select { $0.select($0.word(meantAt: $0.head)) } }

    // MARK: Places

    /// Inside the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where text is shown.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
    /// Where text is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
    /// Where the placeholder is shown.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the view before the text is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(parts.left, atStart: true, in: bounds) }
    /// Where the view behind the text is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(parts.right, atStart: false, in: bounds) }
    /// Where the button that clears is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: isMirrored ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    /// Draws the placeholder into a rectangle of the field's space in the current context.
    open func drawPlaceholder(in rect: CGRect) {
        let line = lineRect(ofHeight: placeholderLabel.intrinsicContentSize.height, in: rect)
        placeholderLabel.drawContent(in: line.height < rect.height ? line : rect)
    }

    /// Draws the text while it is not edited; `rect` is where it stands in the field's space.
    open func drawText(in rect: CGRect) { editor.canvas.drawText(at: rect.origin) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showBackdrop()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
            let font = font?.following(traitCollection)
        else { return }
        self.font = font
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        placeholderLabel.layoutDirectionDidChange()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        applyBorder()
    }

    open override var intrinsicContentSize: CGSize { fieldSize }

    override func baselines(in size: CGSize) -> TextBaselines? { lineBaselines(in: size) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }

    /// That text is typed into it, whether it is being typed, and whether it is shown.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            guard accessibility.traits == nil else { return super.accessibilityTraits }
            var traits = super.accessibilityTraits.union(.textEntry)
            if isEditing { traits.insert(.isEditing) }
            if isSecureTextEntry { traits.insert(.secureTextField) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (!hasText ? placeholder : isSecureTextEntry ? nil : text) }
        set { super.accessibilityValue = newValue }
    }

    /// A field's text changed by the user; the object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Editing began; the object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Editing ended; the object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}
