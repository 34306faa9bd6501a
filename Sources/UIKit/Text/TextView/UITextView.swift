public import CoreGraphics

/// A scrolling view with text of many lines that can be typed.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UITextInputTraits {
    let editor = TextEditor(isSingleLine: false)
    var textLooks = TextViewLooks()
    /// Layout sets the size of the content, and asks for it.
    var isLayingOutText = false

    /// Asked and told about editing and scrolling.
    open weak var delegate: (any UITextViewDelegate)? {
        get { super.scrollViewDelegate as? any UITextViewDelegate }
        set { super.scrollViewDelegate = newValue }
    }

    /// Hears of scrolling: the delegate, which a subclass may answer for.
    public override var scrollViewDelegate: (any UIScrollViewDelegate)? {
        get { delegate ?? super.scrollViewDelegate }
        set { super.scrollViewDelegate = newValue }
    }

    /// The area that the text is laid out in.
    public let textContainer: NSTextContainer

    /// - `textContainer`: the area for the text; nil makes one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        backgroundColor = .systemBackground
        prepare()
        if textContainer?.layoutManager?.textStorage != nil { connectTextKit() }
    }

    /// A text view; which of TextKit's generations lays its text out makes no difference here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        prepare()
        finishDecoding(coder, as: UITextView.self)
    }

    private func prepare() {
        textContainer.textView = self
        editor.host = self
        editor.canvas.linkAttributes = [.foregroundColor: UIColor.link]
        editor.canvas.arrange = { [weak self] runs, width, limits in
            self?.arrange(runs, width: width, limits: limits) ?? TextLayout([])
        }
        addSubview(editor.canvas)
        editor.follow(self)
        alwaysBounceVertical = true
        applyLooks()
    }

    // MARK: Text

    /// The text; never nil when read.
    open var text: String! {
        get { editor.storage?.string ?? editor.text.string }
        set {
            if newValue?.isEmpty == false { textLooks.settleFont() }
            setText(NSAttributedString(string: newValue ?? "", attributes: editor.text.typingAttributes))
        }
    }

    /// The text with its looks. Font, colour and alignment of its first character become the view's.
    open var attributedText: NSAttributedString! {
        get { editor.shown }
        set {
            adoptLooks(of: newValue)
            setText(newValue ?? NSAttributedString(string: ""))
        }
    }

    /// The font of all text. Nil until there is text or a font; text that comes without one is in Helvetica of 12 points.
    open var font: UIFont? {
        get { textLooks.ownFont }
        set {
            textLooks.ownFont = newValue
            applyLooks()
        }
    }

    /// The colour of all text.
    open var textColor: UIColor? {
        get { textLooks.color }
        set {
            textLooks.color = newValue ?? .label
            applyLooks()
        }
    }

    /// Where lines stand.
    open var textAlignment: NSTextAlignment {
        get { textLooks.alignment }
        set {
            textLooks.alignment = newValue
            applyLooks()
        }
    }

    /// Looks of text typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.text.typingAttributes }
        set { editor.set { $0.typingAttributes = newValue } }
    }

    /// Distances of the text from the edges of the scrolled area, points. Lines keep five points more from the sides.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textSizeDidChange() }
    }

    /// The selected part, UTF-16.
    open var selectedRange: NSRange {
        get { NSRange(editor.text.selection) }
        set {
            guard let range = Range(newValue) else { return }
            editor.select { $0.select(range) }
        }
    }

    /// Looks of links, on top of the text's own.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { editor.canvas.linkAttributes }
        set { editor.canvas.linkAttributes = newValue ?? [:] }
    }
    /// Whether the font follows the user's text size, when it comes from a text style.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the user may change looks, by the commands of the Format menu and their keys.
    open var allowsEditingTextAttributes = false
    /// Whether text can be typed.
    open var isEditable = true { didSet { if isEditable != oldValue { detectData() } } }
    /// What of a text that is not edited is found and can be tapped: links and telephone numbers.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { detectData() } }
    /// Whether text can be selected.
    open var isSelectable = true
    /// Whether the next typed text replaces everything. Another selection ends it.
    open var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { editor.clearsOnInsertion = newValue }
    }

    // MARK: Keyboard

    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// What the text means, for who fills it in.
    open var textContentType: UITextContentType!
    /// What a password that is made up for the text is to be made of. Nobody makes one up here.
    open var passwordRules: UITextInputPasswordRules?

    /// The view that stands in for the keyboard.
    open override var inputView: UIView? {
        get { textLooks.inputView }
        set { textLooks.inputView = newValue }
    }

    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { textLooks.inputAccessoryView }
        set { textLooks.inputAccessoryView = newValue }
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// The view's own: what is typed into it is kept apart from what its responder chain can take back.
    open override var undoManager: UndoManager? { editor.history.own }

    open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold, .bold) }
    open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic, .italic) }
    open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }

    open override func viewPrintFormatter() -> UIViewPrintFormatter { TextViewPrintFormatter(self) }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        editor.canvas.isActive = true
        prepareForDrops()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        editor.canvas.isActive = false
        editor.menu.close()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    open var hasText: Bool { editor.text.length > 0 }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.none) }

    /// That text of several lines is typed into it, and whether it is being typed.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            guard accessibility.traits == nil, isEditable else { return super.accessibilityTraits }
            return super.accessibilityTraits.union([.textEntry, .textArea]).union(
                isFirstResponder ? .isEditing : .none)
        }
        set { super.accessibilityTraits = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }

    /// Types text as the program: it is told of as any change, but the delegate is not asked.
    open func insertText(_ text: String) {
        if isEditable { editor.insert(text) }
    }

    /// Deletes as the program, without asking the delegate.
    open func deleteBackward() {
        if isEditable { editor.deleteBackward() }
    }

    /// Asks the delegate, as keys do before they change the text. False where nothing may be edited.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard isEditable else { return false }
        return delegate?.textView(self, shouldChangeTextIn: NSRange(editor.offsets(range)), replacementText: text)
            ?? true
    }

    /// Selects everything.
    open override func selectAll(_ sender: Any?) { editor.select { $0.select(0..<$0.length) } }

    /// Scrolls until a part of the text (UTF-16) is in sight.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let caret = editor.canvas.caretRect(at: range.location)
        scrollRectToVisible(convert(caret, from: editor.canvas).insetBy(dx: 0, dy: -4), animated: false)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { press in press.key.map { editor.handle($0) } ?? false }) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { editor.menu.fingerCame(touch, isEditing: isFirstResponder) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, touch.isOfPrimaryButton, !followLink(at: touch) else { return }
        let wasFirst = isFirstResponder
        guard isSelectable, becomeFirstResponder() else { return }
        editor.lifted(touch, event, isFirst: !wasFirst)
    }

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
        if !isEditable, ["cut:", "paste:", "delete:"].contains(action.name) { return false }
        if action.name.hasPrefix("toggle") { return isEditable && allowsEditingTextAttributes }
        if action.name.hasPrefix("find") || action.name == "useSelectionForFind:" { return isFindInteractionEnabled }
        return editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Whether the user can search the text: by ``findInteraction``, with Ctrl-F and the keys beside. False by default.
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled != oldValue else { return }
            if let findInteraction { removeInteraction(findInteraction) }
            findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: self) : nil
            if let findInteraction { addInteraction(findInteraction) }
        }
    }
    /// What searches the text; nil while ``isFindInteractionEnabled`` is false.
    open private(set) var findInteraction: UIFindInteraction?

    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) {
        findInteraction?.searchText = (text as NSString).substring(with: selectedRange)
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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if textLooks.border != .none { showBorder() }
        guard adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
            let font = font?.following(traitCollection)
        else { return }
        self.font = font
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        if textLooks.alignment == .natural { applyLooks() }
    }

    /// A label that public code sets by the name "_placeholderLabel": it is hidden while there is text.
    var placeholderByName: UILabel? { didSet { setNeedsLayout() } }

    // MARK: Size

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    /// The size of all text with its margins, in points; known as soon as anybody asks, without a layout pass.
    open override var contentSize: CGSize {
        get {
            if layer.needsLayout(), bounds.width > 0 { layOutText() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Without a width text is broken only at line breaks.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width > 0 ? size.width : .infinity)
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let natural = textSize(width: .infinity)
        return bounds.width > 0
            ? CGSize(width: natural.width, height: textSize(width: bounds.width).height) : natural
    }

    override func baselines(in size: CGSize) -> TextBaselines? { lineBaselines(in: size) }

    override func wrappedContentSize(forWidth width: CGFloat) -> CGSize? {
        wrapsContent && width > 0 ? textSize(width: width) : nil
    }
    override var wrapsContent: Bool { !isScrollEnabled }

    open override var isScrollEnabled: Bool {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            // Text that was limited by the view's height is not any more.
            if textContainer.heightTracksTextView { layOutText() }
        }
    }

    /// A view's text changed by the user; the object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Editing began; the object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Editing ended; the object is the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
