public import CoreGraphics

/// A bar in which one types what to look for.
///
/// It is 56 points high; a prompt above the field and scopes below it make it higher.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// How much the bar stands out.
    public enum Style: Int, Sendable {
        case `default`, prominent
        /// Nothing but the field.
        case minimal
    }

    /// The pictures in the field.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    static let rowHeight: CGFloat = 56
    static let promptHeight: CGFloat = 22
    static let scopeHeight: CGFloat = 45

    /// Where one types.
    public let searchTextField = UISearchTextField()
    let promptLabel = UILabel()
    let cancelButton = UIButton(type: .system)
    /// What public code sets by the name "cancelButtonText".
    var cancelText: String? {
        get { cancelButton.title(for: .normal) }
        set {
            cancelButton.setTitle(newValue, for: .normal)
            setNeedsLayout()
        }
    }
    let scopes = UISegmentedControl()
    let edges = [UIView(), UIView()]
    private let link = SearchFieldLink()
    var searchLooks = SearchBarLooks()

    /// Hears of what is done with the bar.
    open weak var delegate: (any UISearchBarDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        finishDecoding(coder, as: UISearchBar.self)
    }

    private func build() {
        link.bar = self
        searchTextField.delegate = link
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: text ?? "")
                searchLooks.controller?.textDidChange()
            },
            for: .editingChanged)
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.alpha = 0
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancelByUser() }, for: .touchUpInside)
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
                searchLooks.controller?.scopeDidChange()
            }, for: .valueChanged)
        scopes.isHidden = true
        for edge in edges { edge.backgroundColor = .separator }
        for view in edges + [promptLabel, cancelButton, searchTextField, scopes] { addSubview(view) }
        showStyle()
    }

    // MARK: Words

    /// What was typed. Setting it tells a search controller, but not the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue != searchTextField.text else { return }
            searchTextField.text = newValue
            searchLooks.controller?.textDidChange()
        }
    }

    /// Shown while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// One line above the field.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            heightDidChange()
        }
    }

    // MARK: Looks

    /// How much the bar stands out.
    open var searchBarStyle = Style.default { didSet { showStyle() } }
    /// Light, or dark whatever is around.
    open var barStyle = UIBarStyle.default { didSet { showStyle() } }
    /// Behind the field; nil for the usual colour.
    open var barTintColor: UIColor? { didSet { showStyle() } }
    /// Whether what is behind the bar shines through.
    open var isTranslucent = true { didSet { showStyle() } }

    /// A picture behind everything; an empty one takes the usual colour and edges away.
    open var backgroundImage: UIImage? {
        get { searchLooks.background.image }
        set { setBackground(newValue) }
    }

    /// Where the bar is.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// A picture in the field, in place of the usual one; it holds for every state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        searchLooks.icons[icon] = iconImage
        showIcons()
    }

    /// The picture that was set.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { searchLooks.icons[icon] }

    // MARK: Buttons

    /// Whether the button that cancels is there.
    open var showsCancelButton: Bool {
        get { searchLooks.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Lets the button that cancels come or go; the field makes room.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchLooks.controller?.programShowsCancelButton()
        changeLayout(animated: animated) { searchLooks.showsCancel = showsCancelButton }
    }

    /// Whether there is a button with a bookmark at the end of the empty field.
    open var showsBookmarkButton = false { didSet { showIcons() } }
    /// Whether there is a button for results at the end of the empty field.
    open var showsSearchResultsButton = false { didSet { showIcons() } }
    /// Whether the button for results is on.
    open var isSearchResultsButtonSelected = false { didSet { showIcons() } }

    /// Whether the bar can be used.
    open var isEnabled = true {
        didSet {
            for control in [searchTextField, cancelButton, scopes] as [UIControl] { control.isEnabled = isEnabled }
            searchTextField.alpha = isEnabled ? 1 : 0.5
        }
    }

    // MARK: Scopes

    /// The words of the scopes.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
            heightDidChange()
        }
    }

    /// The scope that is chosen.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { if (0..<scopes.numberOfSegments).contains(newValue) { scopes.selectedSegmentIndex = newValue } }
    }

    /// Whether the scopes are shown, where there are any.
    open var showsScopeBar: Bool {
        get { searchLooks.showsScopes }
        set {
            searchLooks.controller?.programShowsScopes()
            showScopes(newValue)
        }
    }

    /// Lets the scopes come or go.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        changeLayout(animated: animated) { showsScopeBar = show }
    }

    // MARK: Keyboard

    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// What is written, for suggestions.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// Whether dots stand for the characters.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Layout

    override var usualHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        searchTextField.tintColor = tintColor
    }
}
