public import QuartzCore

/// Hears which tab the user chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing where it is not implemented.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The row of tabs at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView, BottomBar, UISpringLoadedInteractionSupporting {
    /// Points, without the bottom safe area.
    static let standardHeight: CGFloat = 49

    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? { didSet { rebuild() } }
    open weak var selectedItem: UITabBarItem? { didSet { updateLooks() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var unselectedItemTintColor: UIColor? { didSet { updateSelection() } }
    open var isTranslucent = true { didSet { updateBackground() } }
    open var backgroundImage: UIImage? { didSet { updateBackground() } }
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    /// Behind the chosen tab; nil is the appearance's.
    open var selectionIndicatorImage: UIImage? { didSet { updateSelection() } }
    open var standardAppearance = UITabBarAppearance() { didSet { updateLooks() } }
    /// The look where content ends at the bar, and where nothing scrolls; nil is the standard one without its background.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateLooks() } }
    var contentEndsHere = true {
        didSet {
            guard contentEndsHere != oldValue else { return }
            BarBackgroundView.fade(in: window) { self.updateBackground() }
            if edgeAppearance != nil { updateSelection() }
        }
    }

    private let background = BarBackgroundView()
    private var buttons: [TabButton] = []
    private let indicator = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        indicator.contentMode = .center
        addSubview(indicator)
        updateBackground()
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

    private func updateBackground() {
        background.show(
            isClear ? nil : appearanceInForce, tint: barTintColor, image: backgroundImage, isTranslucent: isTranslucent,
            hairline: shadowImage == nil, edge: .top)
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item: item)
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
        (part as? TabButton)?.sendActions(for: .touchUpInside)
    }

    /// Whether a drag that rests on a tab chooses it.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { setSpring(spring, isOn: isSpringLoaded) } }
    }

    private func updateSelection() {
        let looks = appearanceInForce.stackedLayoutAppearance
        for button in buttons {
            let isSelected = button.item === selectedItem
            button.show(
                tint: isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel, isSelected: isSelected,
                look: isSelected ? looks.selected : looks.normal)
        }
        showIndicator()
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        let isRightToLeft = isMirrored
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: Self.standardHeight)
        }
        showIndicator()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight)
    }
}

/// One tab.
@MainActor
private final class TabButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private var titleShift = UIOffset.zero

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        label.textAlignment = .center
        imageView.contentMode = .scaleAspectFit
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.layer.masksToBounds = true
        for view in [imageView, label, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A tab's button is made in code only.")
    }

    func show(tint: UIColor?, isSelected: Bool, look: UITabBarItemStateAppearance) {
        let own =
            item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? item.titleTextAttributes(for: .normal)
        let attributes = own ?? look.titleTextAttributes
        label.text = item.title
        label.textColor = attributes[.foregroundColor] as? UIColor ?? tint
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        titleShift = item.titlePositionAdjustment == .zero ? look.titlePositionAdjustment : item.titlePositionAdjustment
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = look.iconColor ?? tint
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        accessibilityLabel = item.accessibilityLabel ?? item.title
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasImage = imageView.image != nil
        imageView.frame = CGRect(x: (bounds.width - 28) / 2, y: 4, width: 28, height: 28).inset(by: item.imageInsets)
        label.frame = CGRect(x: 2, y: hasImage ? 34 : 18, width: bounds.width - 4, height: 12)
            .offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
        let width = max(18, badge.sizeThatFits(CGSize(width: 60, height: 18)).width + 8)
        badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18)
    }
}
