public import QuartzCore

/// Hears which tab the user chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The user is about to choose which items the bar shows, some of which are the given ones.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// The choice of items is shown.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// The choice is about to go; `items` are those that the bar is to show.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// The choice is gone; `items` are those that the bar shows.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Does nothing where it is not implemented.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Does nothing where it is not implemented.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing where it is not implemented.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing where it is not implemented.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Does nothing where it is not implemented.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// The row of tabs at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView, BottomBar, UISpringLoadedInteractionSupporting {
    /// Points, without the bottom safe area.
    var rowHeight: CGFloat { traitCollection.hasLowBars ? UITraitCollection.lowBarHeight : 49 }

    /// How tabs are spread over the bar.
    public enum ItemPositioning: Int, Sendable {
        /// As the system does: over the whole width.
        case automatic
        /// Over the whole width, each as wide as the others.
        case fill
        /// Side by side in the middle.
        case centered
    }

    open weak var delegate: (any UITabBarDelegate)?
    /// How the tabs are spread.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of a tab in points where tabs stand in the middle; 0 is the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The points between two tabs where tabs stand in the middle; 0 is the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Where the user chooses which tabs are shown.
    private weak var choice: TabChoiceController?
    open var items: [UITabBarItem]? { didSet { rebuild() } }
    open weak var selectedItem: UITabBarItem? { didSet { updateLooks() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var unselectedItemTintColor: UIColor? { didSet { updateSelection() } }
    open var isTranslucent = true {
        didSet {
            updateBackground()
            if isTranslucent != oldValue { (superview?.ownController as? UITabBarController)?.placeTabs() }
        }
    }
    open var backgroundImage: UIImage? { didSet { updateBackground() } }
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    /// Behind the chosen tab; nil is the appearance's.
    open var selectionIndicatorImage: UIImage? { didSet { updateSelection() } }
    open var standardAppearance = UITabBarAppearance() { didSet { updateLooks() } }
    /// The look where content ends at the bar, and where nothing scrolls; nil is the standard one without its background.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateLooks() } }
    /// A bar that nobody follows content for has its standard look.
    var contentEndsHere = false {
        didSet {
            guard contentEndsHere != oldValue else { return }
            BarBackgroundView.fade(in: window) { self.updateBackground() }
            if edgeAppearance != nil { updateSelection() }
        }
    }

    private let background = BarBackgroundView()
    private var buttons: [UITabBarButton] = []
    private let indicator = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(coder, as: UITabBar.self)
    }

    /// Light, or dark whatever is around.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    private func setUp() {
        addSubview(background)
        indicator.contentMode = .center
        addSubview(indicator)
        updateBackground()
        addInteraction(UILargeContentViewerInteraction())
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The chosen tab's own look goes before the bar's.
    private var edgeAppearance: UITabBarAppearance? { selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }

    private var appearanceInForce: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        return contentEndsHere ? edgeAppearance ?? standard : standard
    }

    /// Nothing lies behind the tabs where no content does, unless the program has said what.
    private var isClear: Bool {
        contentEndsHere && edgeAppearance == nil && barTintColor == nil && backgroundImage == nil && isTranslucent
    }

    private func updateLooks() {
        updateBackground()
        updateSelection()
    }

    /// What public code sets by this name, `setValue(true, forKey: "hidesShadow")`.
    var hidesShadow: Bool {
        get { background.hidesHairline }
        set { background.hidesHairline = newValue }
    }

    private func updateBackground() {
        background.show(
            isClear ? nil : appearanceInForce, tint: barTintColor, image: backgroundImage, isTranslucent: isTranslucent,
            hairline: shadowImage == nil, edge: .top)
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = UITabBarButton(item: item)
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    guard let self, let item else { return }
                    self.delegate?.tabBar(self, didSelect: item)
                    self.selectedItem = item
                }, for: .touchUpInside)
            item.onChange = { [weak self] in self?.updateLooks() }
            addSubview(button)
            return button
        }
        updateSelection()
        setNeedsLayout()
    }

    private lazy var spring = PartSprings.interaction { [unowned self] point in
        buttons.first { $0.frame.contains(point) && $0.isEnabled && $0.item !== selectedItem }
    } open: { part in
        (part as? UITabBarButton)?.sendActions(for: .touchUpInside)
    }

    /// Whether a drag that rests on a tab chooses it.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { setSpring(spring, isOn: isSpringLoaded) } }
    }

    private func updateSelection() {
        let style = layoutStyle, looks = appearanceInForce.looks(of: style)
        for button in buttons {
            let isSelected = button.item === selectedItem
            button.arrangement = TabArrangement(style)
            button.show(
                tint: tint(isSelected: isSelected, isEnabled: button.item.isEnabled), isSelected: isSelected,
                look: looks.look(isSelected: isSelected, isEnabled: button.item.isEnabled, isFocused: button.isFocused))
        }
        showIndicator()
    }

    private func tint(isSelected: Bool, isEnabled: Bool) -> UIColor? {
        guard isEnabled else { return Self.disabledTint }
        return isSelected ? tintColor : unselectedItemTintColor ?? Self.unselectedTint
    }

    private static let unselectedTint = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 146.0 / 255, alpha: 1)
    }
    private static let disabledTint = UIColor { traits in
        UIColor.tertiaryLabel.resolvedColor(with: traits).withAlphaComponent(0.15)
    }

    /// How tabs are placed: beside each other's words where the bar is wide, or where there is little height.
    private var layoutStyle: UITabBarItemAppearance.Style {
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    private func showIndicator() {
        let tint = appearanceInForce.selectionIndicatorTintColor
        let image = selectionIndicatorImage ?? appearanceInForce.selectionIndicatorImage
        indicator.image = tint == nil ? image : image?.withRenderingMode(.alwaysTemplate)
        indicator.tintColor = tint
        let chosen = buttons.first { $0.item === selectedItem }
        indicator.isHidden = image == nil || chosen == nil
        if let chosen { indicator.frame = chosen.frame }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateSelection()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateSelection()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let spread = TabSpread(
            count: buttons.count, room: bounds.width,
            positioning: itemPositioning == .automatic ? standardAppearance.stackedItemPositioning : itemPositioning,
            width: itemWidth == 0 ? standardAppearance.stackedItemWidth : itemWidth,
            spacing: itemSpacing == 0 ? standardAppearance.stackedItemSpacing : itemSpacing)
        let isRightToLeft = isMirrored
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(x: spread.start(of: place), y: 1, width: spread.width, height: rowHeight - 1)
        }
        showIndicator()
    }

    // MARK: Customizing

    /// Whether the user is choosing which tabs are shown.
    open var isCustomizing: Bool { choice != nil }

    /// Lets the user choose which tabs are shown: those that are now, and the given ones, which may also change their places.
    /// The bar of a tab bar controller is customized by that.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard choice == nil, let host = window?.controllerOnTop else { return }
        let shown = self.items ?? []
        let others = items.filter { item in !shown.contains { $0 === item } }
        delegate?.tabBar(self, willBeginCustomizing: items)
        let choice = TabChoiceController(order: shown + others, placeCount: shown.count) { item in
            items.contains { $0 === item }
        } onEnd: { [weak self] _ in
            _ = self?.endCustomizing(animated: true)
        }
        self.choice = choice
        host.present(UINavigationController(rootViewController: choice), animated: true) { [weak self] in
            self.map { $0.delegate?.tabBar($0, didBeginCustomizing: items) }
        }
    }

    /// Ends what ``beginCustomizingItems(_:)`` began, and returns whether the tabs that are shown have changed.
    open func endCustomizing(animated: Bool) -> Bool {
        guard let choice else { return false }
        self.choice = nil
        let old = items ?? []
        let new = Array(choice.order.prefix(old.count))
        let changed = new != old
        delegate?.tabBar(self, willEndCustomizing: new, changed: changed)
        if changed { setItems(new, animated: animated) }
        choice.dismiss(animated: animated) { [self] in
            delegate?.tabBar(self, didEndCustomizing: new, changed: changed)
        }
        return changed
    }

    override var usualHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight)
    }
}

/// Where the tabs of a bar are.
struct TabSpread {
    /// Points of one tab.
    let width: CGFloat
    private let first: CGFloat
    private let step: CGFloat

    /// What the system takes where nothing is said.
    private static let standardWidth: CGFloat = 76
    private static let standardSpacing: CGFloat = 34
    /// What a tab that fills its share keeps from its sides.
    private static let margin: CGFloat = 2

    init(count: Int, room: CGFloat, positioning: UITabBar.ItemPositioning, width: CGFloat, spacing: CGFloat) {
        guard positioning == .centered else {
            step = room / CGFloat(count)
            (first, self.width) = (Self.margin, step - 2 * Self.margin)
            return
        }
        let wished = width > 0 ? width : Self.standardWidth
        let gap = spacing > 0 ? spacing : Self.standardSpacing
        // Too many tabs come closer, and then grow narrower.
        self.width = min(wished, room / CGFloat(count))
        let free = room - self.width * CGFloat(count)
        step = self.width + (count > 1 ? min(gap, free / CGFloat(count - 1)) : 0)
        first = (room - step * CGFloat(count - 1) - self.width) / 2
    }

    /// The left edge of the tab at a place from the left.
    func start(of place: Int) -> CGFloat { first + CGFloat(place) * step }
}
