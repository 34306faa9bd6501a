public import QuartzCore

/// One choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What the action means.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// The word on the button.
    open private(set) var title: String?
    /// What the action means.
    open private(set) var style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Whether it can be chosen.
    open var isEnabled = true { didSet { onChange?() } }
    var onChange: (() -> Void)?
    /// How the choice looks, beyond its style.
    private(set) var look = Look()

    struct Look {
        /// nil goes by the style.
        var titleColor: UIColor?
        var image: UIImage?
        /// nil uses the colour of the title.
        var imageTintColor: UIColor?
        var titleAlignment = NSTextAlignment.center
        var isChecked = false
    }

    /// - `handler`: called after the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// An action without a title, which does nothing.
    public convenience override init() { self.init(title: nil, style: .default) }

    /// How the choice looks, by the names that public code uses: "titleTextColor", "image", "imageTintColor", "titleTextAlignment",
    /// "checked". Another name is told of once.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "titleTextColor": look.titleColor = value as? UIColor
        case "image": look.image = value as? UIImage
        case "imageTintColor": look.imageTintColor = value as? UIColor
        case "titleTextAlignment": look.titleAlignment = Self.alignment(value)
        case "checked": look.isChecked = (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
        default:
            Diagnostics.report(
                "UIAlertAction has no value \"\(key)\" that a key reaches.", key: "key-value UIAlertAction \(key)")
        }
        onChange?()
    }

    /// What `setValue(_:forKey:)` has set.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "titleTextColor": look.titleColor
        case "image": look.image
        case "imageTintColor": look.imageTintColor
        case "titleTextAlignment": look.titleAlignment.rawValue
        case "checked": look.isChecked
        default: nil
        }
    }

    private static func alignment(_ value: Any?) -> NSTextAlignment {
        switch value {
        case let value as NSTextAlignment: value
        case let value as CATextLayerAlignmentMode:
            [.left: .left, .right: .right, .natural: .natural, .justified: .justified][value] ?? .center
        case let value as Int: NSTextAlignment(rawValue: value) ?? .center
        case let value as NSNumber: NSTextAlignment(rawValue: value.intValue) ?? .center
        default: .center
        }
    }
}

/// A question or a message over everything: an alert in the middle, or an action sheet at the bottom, which is a popover where there is
/// room across and something to point at.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    /// Whether it comes from below or stands in the middle.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// Whether it comes from below or stands in the middle.
    open private(set) var preferredStyle = Style.alert
    /// The actions, in the order of their addition.
    open private(set) var actions: [UIAlertAction] = []
    open var message: String? { didSet { rebuild() } }
    open override var title: String? { didSet { rebuild() } }
    /// The choice that stands out; it must be one of the actions.
    open var preferredAction: UIAlertAction? { didSet { preferredActionDidChange() } }
    /// How grave what it tells is. Only kept: alerts of phones and tablets look the same with either.
    open var severity = UIAlertControllerSeverity.default
    /// Whether a drag that rests on a choice takes it.
    open var isSpringLoaded = false {
        didSet { for button in buttons.values { button.isSpringLoaded = isSpringLoaded } }
    }
    private var fields: [UITextField] = []
    private var styledTexts: [String: NSAttributedString] = [:]
    private var contentController: UIViewController?
    private var buttons: [ObjectIdentifier: PlainButton] = [:]

    /// An alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    /// An alert without a title.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Adds a choice. Only one can have the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with the style cancel; a second one is \(action.title ?? "untitled")."
        )
        actions.append(action)
        action.onChange = { [weak self, weak action] in self?.update(action) }
        rebuild()
    }

    private func preferredActionDidChange() {
        precondition(
            preferredAction.map { preferred in actions.contains { $0 === preferred } } ?? true,
            "preferredAction of a UIAlertController is one of its actions; \(preferredAction?.title ?? "untitled") is not."
        )
        rebuild()
    }

    // MARK: Text fields

    /// The fields in the order in which they were added; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a line of text to an alert; the first one is typed into as soon as the alert shows.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            preferredStyle == .alert,
            "Text fields can only be added to a UIAlertController with the style alert, not actionSheet.")
        let field = UITextField()
        addTextField(field)
        configurationHandler?(field)
        rebuild()
    }

    /// Adds a field that is there already.
    func addTextField(_ field: UITextField) {
        field.font = .systemFont(ofSize: 13)
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.goOn(from: field) }, for: .editingDidEndOnExit)
        fields.append(field)
        rebuild()
    }

    /// Return leads to the next field, and from the last one to the preferred choice.
    private func goOn(from field: UITextField?) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let preferredAction {
            choose(preferredAction)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    // MARK: View

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        view = AlertView(isSheet: preferredStyle == .actionSheet)
        rebuild()
    }

    /// In a popover there is neither a cancelling button nor a card of the alert's own.
    var isInPopover = false { didSet { if isInPopover != oldValue { rebuild() } } }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Only the button: a field that is being typed into must stay where it is.
    private func update(_ action: UIAlertAction?) {
        guard let action, let button = buttons[ObjectIdentifier(action)] else { return }
        style(button, as: action)
    }

    private func style(_ button: PlainButton, as action: UIAlertAction) {
        button.titleColor = action.look.titleColor ?? (action.style == .destructive ? .systemRed : nil)
        button.isEnabled = action.isEnabled
        let look = action.look
        guard look.image != nil || look.isChecked || look.titleAlignment != .center else { return }
        let image = look.imageTintColor.flatMap { look.image?.withTintColor($0, renderingMode: .alwaysOriginal) }
        button.show(
            leadingImage: image ?? look.image, trailingImage: look.isChecked ? UIImage(systemName: "checkmark") : nil,
            alignment: look.titleAlignment)
    }

    // MARK: Content of the program's own

    /// Besides its properties, by the names that public code uses: "attributedTitle", "attributedMessage", and
    /// "contentViewController", which stands between the message and the choices, as high as its `preferredContentSize` says.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "attributedTitle", "attributedMessage": styledTexts[key] = value as? NSAttributedString
        case "contentViewController": setContent(value as? UIViewController)
        default: return super.setValue(value, forKey: key)
        }
        rebuild()
    }

    open override func value(forKey key: String) -> Any? {
        key == "contentViewController" ? contentController : styledTexts[key] ?? super.value(forKey: key)
    }

    private func setContent(_ controller: UIViewController?) {
        contentController?.willMove(toParent: nil)
        contentController?.viewIfLoaded?.removeFromSuperview()
        contentController?.removeFromParent()
        contentController = controller
        guard let controller else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        alertView?.sizeMayHaveChanged()
    }

    private func text(_ plain: String?, _ key: String) -> AlertHeader.Text {
        styledTexts[key].map { .styled($0) } ?? .plain(plain)
    }

    private func rebuild() {
        guard let alertView else { return }
        let isSheet = preferredStyle == .actionSheet
        let header = AlertHeader(
            title: text(title, "attributedTitle"), message: text(message, "attributedMessage"), fields: fields,
            isSheet: isSheet)
        let others = actions.filter { $0.style != .cancel }
        let cancel = isInPopover ? [] : [cancelAction].compactMap { $0 }
        let card = AlertCard(
            header: header, content: contentController, buttons: (isSheet ? others : others + cancel).map(makeButton),
            endsWithCancel: !isSheet && !cancel.isEmpty, isSheet: isSheet, isBare: isInPopover)
        alertView.isBare = isInPopover
        alertView.show(
            card: card,
            cancelCard: isSheet && !cancel.isEmpty
                ? AlertCard(header: nil, buttons: cancel.map(makeButton), isSheet: true) : nil)
        guard isInPopover else { return }
        preferredContentSize = card.sizeThatFits(CGSize(width: Self.popoverWidth, height: .greatestFiniteMagnitude))
    }

    /// Points.
    private static let popoverWidth: CGFloat = 304

    private func makeButton(_ action: UIAlertAction) -> PlainButton {
        let isStrong = preferredAction.map { $0 === action } ?? (action.style == .cancel)
        let size: CGFloat = preferredStyle == .alert ? 17 : 20
        let font = UIFont.systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
        let button = PlainButton(title: action.title, font: font) { [weak self, weak action] _ in self?.choose(action) }
        style(button, as: action)
        button.isSpringLoaded = isSpringLoaded
        buttons[ObjectIdentifier(action)] = button
        return button
    }

    /// Goes, then runs the action's handler.
    func choose(_ action: UIAlertAction?) {
        guard let action, action.isEnabled else { return }
        for field in fields where field.isFirstResponder { _ = field.resignFirstResponder() }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    override func makeSystemAnimator(isPresenting: Bool) -> SystemAnimator {
        AlertAnimator(isPresenting: isPresenting)
    }
}
