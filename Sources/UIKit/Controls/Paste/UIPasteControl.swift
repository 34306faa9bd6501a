public import CoreGraphics

/// A button that pastes into an object. It can be tapped while the pasteboard has something that the object takes.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// How the button looks.
    open class Configuration: NSObject {
        /// A picture, a word, or both.
        open var displayMode = DisplayMode.iconAndLabel
        /// How corners are rounded.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of corners, in points, where the style leaves it to this.
        open var cornerRadius: CGFloat = 0
        /// The colour of the picture and the word; nil is white.
        open var baseForegroundColor: UIColor?
        /// The colour behind; nil is the tint.
        open var baseBackgroundColor: UIColor?

        public override init() { super.init() }
    }

    /// What the button shows.
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel = 0
        case iconOnly, labelOnly
    }

    /// Who takes what is pasted; not retained.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { pasteboardDidChange() } }
    /// How the button looks.
    public let configuration: Configuration
    private let button = UIButton(frame: .zero)
    private var watch: (any NSObjectProtocol)?

    /// A button that looks as it usually does.
    public convenience override init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    /// A button of a look.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        build()
    }

    private func build() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        if configuration.displayMode != .iconOnly { look.title = SystemWord.paste.text }
        look.imagePadding = 6
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerRadius > 0 { look.background.cornerRadius = configuration.cornerRadius }
        if let color = configuration.baseForegroundColor { look.baseForegroundColor = color }
        if let color = configuration.baseBackgroundColor { look.baseBackgroundColor = color }
        button.configuration = look
        button.accessibilityLabel = SystemWord.paste.text
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        addSubview(button)
        bounds.size = button.intrinsicContentSize
        watch = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.pasteboardDidChange() } }
        pasteboardDidChange()
    }

    isolated deinit { if let watch { NotificationCenter.default.removeObserver(watch) } }

    private func pasteboardDidChange() {
        button.isEnabled = isEnabled && target?.canPaste(UIPasteboard.general.itemProviders) == true
    }

    private func paste() {
        let providers = UIPasteboard.general.itemProviders
        if let target, target.canPaste(providers) { target.paste(itemProviders: providers) }
        sendActions(for: .primaryActionTriggered)
    }

    open override var isEnabled: Bool { didSet { pasteboardDidChange() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
}
