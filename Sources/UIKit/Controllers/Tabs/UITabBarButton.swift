import QuartzCore

/// One tab.
@MainActor
final class UITabBarButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private var badgeShift = UIOffset.zero
    private var titleShift = UIOffset.zero
    var arrangement = TabArrangement(.stacked) { didSet { if arrangement != oldValue { setNeedsLayout() } } }

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
        isAccessibilityElement = true
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
        label.font = attributes[.font] as? UIFont ?? arrangement.font
        titleShift = item.titlePositionAdjustment == .zero ? look.titlePositionAdjustment : item.titlePositionAdjustment
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = look.iconColor ?? tint
        badge.text = item.badgeValue
        let marks =
            (isSelected ? item.badgeTextAttributes(for: .selected) : nil) ?? item.badgeTextAttributes(for: .normal)
        let signs = marks ?? look.badgeTextAttributes
        badge.font = signs[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = signs[.foregroundColor] as? UIColor ?? .white
        badgeShift = look.badgePositionAdjustment
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        isEnabled = item.isEnabled
        tellAssistivePrograms(isSelected: isSelected)
        showsLargeContentViewer = true
        largeContentImage = item.largeContentSizeImage ?? item.image
        largeContentImageInsets = item.largeContentSizeImageInsets
        setNeedsLayout()
    }

    /// What the item says; that it is switched off is not told.
    private func tellAssistivePrograms(isSelected: Bool) {
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.accessibilityValue ?? spokenBadge
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        spokenTraits = isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
    }

    private var spokenTraits = UIAccessibilityTraits.none

    override var accessibilityTraits: UIAccessibilityTraits {
        get { spokenTraits }
        set { spokenTraits = newValue }
    }

    /// A number counts something.
    private var spokenBadge: String? {
        guard let badge = item.badgeValue, !badge.isEmpty else { return nil }
        return Int(badge) == nil ? badge : SystemWord.itemsCount.text(badge)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let wished = label.text.map { _ in label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).width
        }
        let place = arrangement.place(
            in: bounds, titleWidth: wished ?? 0, hasImage: imageView.image != nil, (superview ?? self).isMirrored)
        imageView.frame = place.image.inset(by: item.imageInsets)
        label.textAlignment = arrangement.isInline && place.image != .zero ? .natural : .center
        label.frame = place.title.offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
        let width = max(18, badge.sizeThatFits(CGSize(width: 60, height: 18)).width + 8)
        badge.frame = CGRect(x: place.badge, y: 2, width: width, height: 18)
            .offsetBy(dx: badgeShift.horizontal, dy: badgeShift.vertical)
    }
}

/// Where the picture and the word of a tab are, in points.
struct TabArrangement: Equatable {
    private let style: UITabBarItemAppearance.Style

    init(_ style: UITabBarItemAppearance.Style) { self.style = style }

    var isInline: Bool { style != .stacked }

    /// The word's, unless the program has another.
    var font: UIFont {
        switch style {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .inline: .systemFont(ofSize: 13)
        case .compactInline: .systemFont(ofSize: 12)
        }
    }

    struct Place {
        var image: CGRect
        var title: CGRect
        /// The left edge of the badge.
        var badge: CGFloat
    }

    private static let side: CGFloat = 28
    private static let compactSide: CGFloat = 22
    private static let gap: CGFloat = 6

    func place(in bounds: CGRect, titleWidth: CGFloat, hasImage: Bool, _ isMirrored: Bool) -> Place {
        guard isInline else {
            let image = CGRect(x: (bounds.width - Self.side) / 2, y: 3, width: Self.side, height: Self.side)
            let title = CGRect(x: 2, y: 104.0 / 3, width: bounds.width - 4, height: 12)
            return Place(image: image, title: title, badge: bounds.midX + 11)
        }
        guard hasImage else {
            return Place(image: .zero, title: bounds.inner(dx: 2, dy: 0), badge: bounds.midX + titleWidth / 2)
        }
        let side = style == .inline ? Self.side : Self.compactSide
        let width = max(0, min(titleWidth.rounded(.up), bounds.width - 4 - side - Self.gap))
        let start = (bounds.width - side - Self.gap - width) / 2
        var image = CGRect(x: start, y: (bounds.height - side) / 2, width: side, height: side)
        var title = CGRect(x: start + side + Self.gap, y: 0, width: width, height: bounds.height)
        if isMirrored {
            image.origin.x = bounds.width - image.maxX
            title.origin.x = bounds.width - title.maxX
        }
        // A badge of one figure, 18 points wide, ends where the word begins.
        return Place(image: image, title: title, badge: image.maxX + Self.gap - 18)
    }
}

extension UITabBarAppearance {
    /// The look of tabs that are placed so.
    func looks(of style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}
