public import CoreGraphics

/// The field of a search bar: rounded, with a magnifying glass before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let usualHeight: CGFloat = 36
    private static let radius: CGFloat = 10
    /// Moves the text, in points.
    var textShift = UIOffset.zero { didSet { setNeedsLayout() } }
    /// The program's picture behind everything.
    let back = UIImageView()
    let glass = UIImageView(frame: CGRect(x: 0, y: 0, width: 32, height: 36))
    /// What the text keeps beside many tokens, in points.
    private static let leastText: CGFloat = 60
    private var row: SearchTokenRow?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    private func dress() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        layer.cornerCurve = .continuous
        glass.image = UIImage(systemName: "magnifyingglass")
        glass.contentMode = .center
        glass.tintColor = .secondaryLabel
        placeholderLabel.textColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.searchField) }

    /// The words go before the field has gone that gives way to content.
    /// - Parameter part: what is seen of the field's height, from 0 to 1.
    func showPart(_ part: CGFloat) {
        let alpha = min(max(2 * part - 1, 0), 1)
        guard alpha != glass.alpha else { return }
        for view in subviews { view.alpha = alpha }
        layer.cornerRadius = min(Self.radius, Self.usualHeight * part / 2)
    }

    /// Shows a picture behind everything, in the place of the kit's colour; nil shows the colour.
    func showBack(_ image: UIImage?) {
        back.image = image
        backgroundColor = image == nil ? .tertiarySystemFill : nil
        if image != nil, back.superview == nil { insertSubview(back, at: 0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
        guard let row else { return }
        row.font = font
        row.frame = tokenRect
        if !tokens.isEmpty { placeholderLabel.isHidden = true }
    }

    // MARK: Tokens

    /// What is searched for beside the text, before which it stands.
    open var tokens: [UISearchToken] {
        get { row?.chips.map(\.token) ?? [] }
        set { show(newValue) }
    }

    /// Adds a token before the one of an index.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        var changed = tokens
        changed.insert(token, at: tokenIndex)
        show(changed)
    }

    /// Takes a token away.
    open func removeToken(at tokenIndex: Int) {
        var changed = tokens
        changed.remove(at: tokenIndex)
        show(changed)
    }

    /// The place before a token.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TokenPosition(tokenIndex) }

    /// The tokens between two places.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let first = (textRange.start as? TokenPosition)?.index else { return [] }
        let end = (textRange.end as? TokenPosition)?.index ?? tokens.count
        return first < end ? Array(tokens[first..<min(end, tokens.count)]) : []
    }

    /// The text, behind all tokens.
    open var textualRange: UITextRange { OffsetRange(0..<editor.text.length) }

    /// Makes a token of a part of the text.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        if !(textRange.start is TokenPosition) {
            replace(textRange, withText: "")
        } else if textRange.end is OffsetPosition {
            replace(OffsetRange(0..<(editor.offsets(textRange).upperBound)), withText: "")
        }
        insertToken(token, at: tokenIndex)
    }

    /// What lies behind tokens.
    open var tokenBackgroundColor: UIColor! {
        get { row?.color ?? .systemGray }
        set { madeRow.color = newValue ?? .systemGray }
    }
    /// Whether the user can delete tokens.
    open var allowsDeletingTokens = true
    /// Whether the user can copy tokens.
    open var allowsCopyingTokens = true

    private var madeRow: SearchTokenRow {
        if let row { return row }
        let made = SearchTokenRow()
        made.whenTapped = { [weak self] index in
            guard let self, isFirstResponder || becomeFirstResponder() else { return }
            made.selected = index
        }
        addSubview(made)
        row = made
        return made
    }

    private func show(_ tokens: [UISearchToken]) {
        guard row != nil || !tokens.isEmpty else { return }
        madeRow.font = font
        madeRow.show(tokens)
        setNeedsLayout()
    }

    /// Where the tokens are: before the text.
    private var tokenRect: CGRect {
        var room = contentRect(in: bounds)
        let width = min(row?.fullWidth ?? 0, max(0, room.width - Self.leastText))
        if isMirrored { room.origin.x = room.maxX - width }
        room.size.width = width
        return room
    }

    /// Deletes what is selected or before the caret: at the start of the text the last token, which is selected first.
    open override func deleteBackward() {
        guard allowsDeletingTokens, let row, !row.chips.isEmpty, editor.text.selection == 0..<0 else {
            row?.selected = nil
            return super.deleteBackward()
        }
        guard let selected = row.selected else {
            row.selected = row.chips.count - 1
            return
        }
        removeToken(at: selected)
        tellTextChange()
    }

    /// Types text, in the place of a selected token.
    open override func insertText(_ text: String) {
        if let selected = row?.selected, allowsDeletingTokens, text != "\n" { removeToken(at: selected) }
        row?.selected = nil
        super.insertText(text)
    }

    open override func copy(_ sender: Any?) {
        guard let row, let selected = row.selected else { return super.copy(sender) }
        guard allowsCopyingTokens else { return }
        let token = row.chips[selected].token
        let provider =
            (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, itemProviderForCopying: token)
            ?? NSItemProvider(object: token.text as NSString)
        _ = provider.loadObject(ofClass: NSString.self) { text, _ in
            guard let text = text as? NSString as String? else { return }
            DispatchQueue.main.async { UIPasteboard.general.string = text }
        }
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        row?.selected = nil
        return super.resignFirstResponder()
    }

    override func clearBesideText() { show([]) }
    override var hasMoreThanText: Bool { !tokens.isEmpty }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: Self.usualHeight)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { text(super.textRect(forBounds: bounds)) }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { text(super.editingRect(forBounds: bounds)) }

    /// Not quite to the round end, where nothing stands there.
    private func text(_ whole: CGRect) -> CGRect {
        var rect = whole
        if let row, !row.chips.isEmpty { rect.cutOff(tokenRect) }
        let end = isMirrored ? rect.minX - bounds.minX : bounds.maxX - rect.maxX
        let gap = max(0, min(rect.width, 8 - end))
        return CGRect(
            x: isMirrored ? rect.minX + gap : rect.minX, y: rect.minY, width: rect.width - gap, height: rect.height
        ).offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
    }
}
