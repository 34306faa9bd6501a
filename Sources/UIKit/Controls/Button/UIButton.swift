/// A control with a title, an image, or both, that does something when tapped.
///
/// Looks come either from a `configuration` or, without one, from what is set for each state.
@preconcurrency @MainActor
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
    /// What a button looks like without a configuration.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        /// The older name of the system's button.
        public static var roundedRect: ButtonType { .system }
    }

    /// What kind of button was made.
    public private(set) final var buttonType = ButtonType.custom
    var contents = StateContents()
    var parts = Parts()
    var insets = Insets()
    /// Whether `sizeToFit()` was called: the title then keeps its margins above and below.
    var wasSizedToFit = false
    private lazy var choices = ButtonMenu(self)
    /// True inside `updateConfiguration()`, whose changes are shown at its end.
    var isUpdatingConfiguration = false
    private var showsPress = false

    /// A button of a kind: as large as the system's picture where the kind has one, else without a size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero, type: buttonType)
    }

    /// A system button that runs an action; its title and image are the action's.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, type: buttonType)
        adopt(primaryAction)
    }

    /// A button of a place and size that runs an action; its title and image are the action's.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction, fitting: false)
    }

    /// A button that looks as a configuration says.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, type: .system)
        self.configuration = configuration
        adopt(primaryAction)
        // Observers do not run while an initialiser sets the property.
        updateLooks()
        sizeToFit()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    /// From the button outwards, unless the program says otherwise or the button shows what is chosen.
    override var menuOrder: UIContextMenuConfiguration.ElementOrder? {
        guard preferredMenuElementOrder == .automatic else { return preferredMenuElementOrder }
        return showsMenuAsPrimaryAction && !changesSelectionAsPrimaryAction ? .priority : .fixed
    }

    /// Not a designated one: those that a program's module does not see would keep its subclasses from inheriting `init()`.
    convenience init(frame: CGRect, type: ButtonType) {
        self.init(frame: frame)
        buttonType = type
        if let image = type.image { setImage(image, for: .normal) }
        updateLooks()
        if type.image != nil, frame.size == .zero { resizeToFit() }
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
        if let type: ButtonType = coder.archivedStyle("UIButtonType") {
            buttonType = type
            updateLooks()
        } else if let type = ButtonType(interfaceName: coder.interfaceAttribute("buttonType")) {
            buttonType = type
            if let image = type.image { setImage(image, for: .normal) }
            updateLooks()
        }
        finishDecoding(coder, as: UIButton.self)
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.button) }

    private func start() {
        isOpaque = false
    }

    private func adopt(_ action: UIAction?, fitting: Bool = true) {
        guard let action else { return }
        if configuration == nil {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        } else {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        }
        addAction(action, for: .primaryActionTriggered)
        if fitting { sizeToFit() }
    }

    // MARK: Configuration

    /// How the button looks; nil leaves it to what is set for each state.
    open var configuration: Configuration? {
        didSet {
            if configuration == nil, oldValue != nil { parts.title?.breakLines(.byTruncatingMiddle) }
            setNeedsUpdateConfiguration()
        }
    }

    /// Changes the configuration when the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Called with the button whose state changed.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Whether the configuration adapts to the state by itself.
    open var automaticallyUpdatesConfiguration = true

    /// Has `updateConfiguration()` called.
    open func setNeedsUpdateConfiguration() { updateLooks() }

    /// Changes the configuration for the state. The default asks the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Without a configuration

    /// Sets the title of a state. States without one show the normal title. The normal one is the title of the configuration, too.
    open func setTitle(_ title: String?, for state: State) {
        change(configuration: state == .normal ? { $0.title = title } : nil) { $0.titles[state.rawValue] = title }
    }

    /// Sets a title with its own looks. The normal one is the title of the configuration, too.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(configuration: state == .normal ? { $0.attributedTitle = title.map { AttributedString($0) } } : nil) {
            $0.attributedTitles[state.rawValue] = title
        }
    }

    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[state.rawValue] = color } }

    /// Sets the title's shadow in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        change { $0.shadowColors[state.rawValue] = color }
    }

    /// Sets the image of a state. States without one show the normal image. The normal one is the image of the configuration, too.
    open func setImage(_ image: UIImage?, for state: State) {
        change(configuration: state == .normal ? { $0.image = image } : nil) { $0.images[state.rawValue] = image }
    }

    /// Says how a symbol is drawn that is the image of a state. States without a word of their own follow the normal one.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { change { $0.symbols[state.rawValue] = configuration } }

    /// How a symbol is drawn that is the image of a state; nil where nothing is said.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        StateContents.value(in: contents.symbols, for: state)
    }

    /// How the image is drawn now, if it is a symbol; nil where nothing is said.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// Sets the image behind title and image in a state; it fills the bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        change { $0.backgroundImages[state.rawValue] = image }
    }

    /// The title set for a state.
    open func title(for state: State) -> String? {
        StateContents.value(in: contents.titles, for: state) ?? configuration?.title
    }

    /// The title with its own looks set for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        StateContents.value(in: contents.attributedTitles, for: state)
    }

    /// The title's colour in a state.
    open func titleColor(for state: State) -> UIColor? {
        StateContents.value(in: contents.titleColors, for: state) ?? (buttonType.isTinted ? tintColor : .white)
    }

    /// The title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? {
        StateContents.value(in: contents.shadowColors, for: state)
    }

    /// The image set for a state.
    open func image(for state: State) -> UIImage? {
        StateContents.value(in: contents.images, for: state) ?? configuration?.image
    }

    /// The background image set for a state.
    open func backgroundImage(for state: State) -> UIImage? {
        StateContents.value(in: contents.backgroundImages, for: state)
    }

    /// The title shown.
    open var currentTitle: String? { configuration.map { completed($0).title } ?? title(for: state) }

    /// The title with its own looks that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the shadow of the title shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The colour of the title shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The image shown.
    open var currentImage: UIImage? { configuration.map { completed($0).image } ?? image(for: state) }

    /// The background image shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Distances of the content from the bounds, without a configuration.
    open var contentEdgeInsets: UIEdgeInsets {
        get { insets.content }
        set { changeInsets { $0.content = newValue } }
    }

    /// Moves the title, without a configuration.
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets.title }
        set { changeInsets { $0.title = newValue } }
    }

    /// Moves the image, without a configuration.
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets.image }
        set { changeInsets { $0.image = newValue } }
    }

    // MARK: Looks

    /// The title's label.
    open var titleLabel: UILabel? {
        let label = titleView
        placePartsIfDue()
        return label
    }

    /// The label of the second line, when there is one.
    open var subtitleLabel: UILabel? { parts.subtitle }

    /// What the button is for; primary ones are the default choice.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    /// What the button is for. Stored for assistive programs.
    open var role = Role.normal
    /// Whether the images darken under the finger, where a custom button has none for that state.
    open var adjustsImageWhenHighlighted = true { didSet { updateLooks() } }
    /// Whether the images fade when the button cannot be used, where it has none for that state.
    open var adjustsImageWhenDisabled = true { didSet { updateLooks() } }
    /// Whether a light shows under the finger.
    open var showsTouchWhenHighlighted = false { didSet { updateLooks() } }
    /// Whether the title's shadow falls to the other side under the finger: what stands out is pressed in.
    open var reversesTitleShadowWhenHighlighted = false { didSet { updateLooks() } }
    /// Whether the button shows that the pointer is over it.
    open var isPointerInteractionEnabled: Bool {
        get { parts.pointer != nil }
        set { showPointer(newValue) }
    }
    /// What the pointer does over the button; nil highlights it.
    open var pointerStyleProvider: PointerStyleProvider? { didSet { parts.pointer?.interaction.invalidate() } }

    /// Gets the button, and the effect and shape that it would have.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// A system button with an image that calls a method.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// The image's view.
    open var imageView: UIImageView? {
        let view = imageHolder
        placePartsIfDue()
        return view
    }

    /// A press shows at once; what it changed fades back when it ends.
    override func stateDidChange() {
        super.stateDidChange()
        let isReleased = showsPress && !isHighlighted
        showsPress = isHighlighted
        guard isReleased, window != nil else { return updateLooks() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.updateLooks()
        }
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        updateLooks()
    }

    /// What the program said, or the title.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? parts.title?.text ?? (buttonType == .close ? SystemWord.close.text : nil) }
        set { super.accessibilityLabel = newValue }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard configuration != nil, previousTraitCollection?.preferredContentSizeCategory != category else { return }
        updateLooks()
        invalidateIntrinsicContentSize()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if buttonType == .close { updateLooks() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// The program has changed the title's label or the image's view.
    override func intrinsicSizeDidChange(of subview: UIView) {
        super.intrinsicSizeDidChange(of: subview)
        invalidateIntrinsicContentSize()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    open override func sizeToFit() {
        wasSizedToFit = true
        guard texts.wraps else { return super.sizeToFit() }
        // What a text has no room for in the old size is no reason to break it.
        frame.size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    override func baselines(in size: CGSize) -> TextBaselines? { titleBaselines(in: size) }

    open override var intrinsicContentSize: CGSize {
        fittingSize(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }

    override func wrappedContentSize(forWidth width: CGFloat) -> CGSize? {
        texts.wraps && width > 0 ? fittingSize(in: CGSize(width: width, height: .infinity)) : nil
    }

    /// Where the title goes in a content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).title }

    /// Where the image goes in a content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).image }

    /// Where the background goes in the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where content goes in the bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

    // MARK: Menu

    /// What the button offers to choose from.
    open var menu: UIMenu? {
        get { choices.menu }
        set { choices.menu = newValue }
    }

    open override var showsMenuAsPrimaryAction: Bool { didSet { choices.showChosenElement() } }

    /// The button's menu.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu } }
    }

    override func choose(_ action: UIAction) {
        choices.note(action)
        super.choose(action)
    }

    /// Whether a tap selects and deselects the button.
    open var changesSelectionAsPrimaryAction: Bool {
        get { choices.changesSelection }
        set { choices.changesSelection = newValue }
    }

    private lazy var spring = UISpringLoadedInteraction { [weak self] _, _ in
        if let self, isEnabled { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }

    /// Whether a drag that rests on the button taps it.
    open var isSpringLoaded = false {
        didSet {
            guard isSpringLoaded != oldValue else { return }
            if isSpringLoaded { addInteraction(spring) } else { removeInteraction(spring) }
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if choices.changesSelection, choices.menu == nil, isTouchInside { isSelected.toggle() }
    }

    open override func accessibilityActivate() -> Bool {
        if let isDone = accessibilityActivateBlock?() { return isDone }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
    }
}

extension UIButton: ConfigurationFollowing {}
