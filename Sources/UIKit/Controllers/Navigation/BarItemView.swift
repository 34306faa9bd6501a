import CoreGraphics
import QuartzCore

/// Stands for a bar button item in a bar and follows its changes.
@MainActor
final class BarItemView: UIView {
    private let item: UIBarButtonItem
    private let appearance: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?
    private var content: UIView?
    private var badge: BarItemBadge?
    private var openMenu: MenuPresenter?
    /// The size of a program's view for which there is less room than it asks for, and what it asks for.
    private var narrowed: (size: CGSize, wanted: CGSize)?

    /// - Parameters:
    ///   - appearance: what the bar's appearance says for buttons with a style.
    ///   - onHide: told that the item hides itself.
    init(
        _ item: UIBarButtonItem, appearance: @escaping (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?,
        onHide: @escaping () -> Void
    ) {
        self.item = item
        self.appearance = appearance
        super.init(frame: .zero)
        rebuild()
        item.shownView = self
        item.onChange = { [weak self, weak item] in
            if item?.isHidden == true { onHide() } else { self?.rebuild() }
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A bar button item's view is made in code only.")
    }

    func rebuild() {
        content?.removeFromSuperview()
        content = item.customView ?? makeButton()
        if let content { addSubview(content) }
        badge?.removeFromSuperview()
        badge = content == nil ? nil : item.badge.map { BarItemBadge($0) }
        if let badge { addSubview(badge) }
        item.playSymbolEffects(in: symbolView)
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Shows the item's picture, unless the program has a view of its own there.
    var symbolView: UIImageView? { (content as? PlainButton)?.imageView }

    /// nil for spaces.
    private func makeButton() -> PlainButton? {
        guard item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace else { return nil }
        let button = PlainButton(title: item.title, image: item.shownImage, font: titleFont) {
            [weak self, weak item] button in
            guard let item else { return }
            if item.showsMenuAtOnce { self?.showMenu(from: button) } else { item.perform(from: button) }
        }
        if item.menu != nil, !item.showsMenuAtOnce { addMenuPress(to: button) }
        showColors(in: button)
        button.titleShift = item.titleShift == .zero ? barLook?.titlePositionAdjustment ?? .zero : item.titleShift
        button.isEnabled = item.isEnabled
        if item.isSelected {
            button.layer.cornerRadius = 6
            button.backgroundColor = (item.tintInForce ?? tintColor).withAlphaComponent(0.2)
            button.accessibilityTraits.insert(.selected)
        }
        button.isSpringLoaded = item.isSpringLoaded
        if let image = item.backgroundInForce ?? barLook?.backgroundImage {
            let back = UIImageView(image: image)
            let isOwn = item.backgroundInForce != nil
            let shift = isOwn ? .zero : barLook?.backgroundImagePositionAdjustment ?? .zero
            let lowering = isOwn ? item.backgroundLoweringInForce : 0
            back.frame = button.bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical + lowering)
            button.titleShift.vertical += lowering
            back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            button.insertSubview(back, at: 0)
        }
        if let tint = item.tintInForce { button.tintColor = tint }
        button.accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
        button.accessibilityValue = item.badge?.stringValue
        button.showsLargeContentViewer = true
        button.largeContentImage = item.largeContentSizeImage ?? item.shownImage
        button.largeContentImageInsets = item.largeContentSizeImageInsets
        return button
    }

    private func showColors(in button: PlainButton) {
        func color(_ state: UIControl.State) -> UIColor? {
            item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
        }
        let look = appearance(item.style)
        let closing = item.systemItem == .close ? Backdrop(of: self).visible(.tertiaryLabel) : nil
        button.titleColor = color(.normal) ?? look?.normal.titleColor ?? closing
        button.highlightedTitleColor = color(.highlighted) ?? look?.highlighted.titleColor
        button.disabledTitleColor = color(.disabled) ?? look?.disabled.titleColor
    }

    /// What the bar's appearance says for buttons of this kind and state.
    private var barLook: UIBarButtonItemStateAppearance? {
        let look = appearance(item.style)
        return item.isEnabled ? look?.normal : look?.disabled
    }

    // MARK: Menu

    /// A button that does something of its own shows its menu after a long press.
    private func addMenuPress(to button: PlainButton) {
        let press = MenuPress()
        press.name = "menu"
        press.mayPress = { [weak self] in
            guard let self else { return false }
            return item.isEnabled && openMenu == nil && item.menu != nil
        }
        press.addHandler { [weak self, weak press, weak button] in
            guard press?.state == .began, let button else { return }
            self?.showMenu(from: button)
        }
        button.addGestureRecognizer(press)
    }

    private func showMenu(from button: PlainButton) {
        guard item.isEnabled, openMenu == nil, let menu = item.menu else { return }
        let order = item.preferredMenuElementOrder == .automatic ? .priority : item.preferredMenuElementOrder
        openMenu = MenuPresenter.show(menu, from: button, at: .view(button.bounds), order: order) {
            [weak item] action in
            if menu.options.contains(.singleSelection) { menu.tick(action) }
            action.performAction(from: item)
        }
        openMenu?.didEnd = { [weak self] in self?.openMenu = nil }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let content else { return CGSize(width: item.width, height: 1) }
        var fitting = item.customView.map { customSize(of: $0, in: size) } ?? content.sizeThatFits(size)
        fitting.width += roomForOtherTitles
        if item.width > 0 { fitting.width = item.width }
        return fitting
    }

    /// What a program's view asks for, also after a bar had less room for it.
    private func customSize(of view: UIView, in size: CGSize) -> CGSize {
        if let narrowed, view.bounds.size == narrowed.size { return narrowed.wanted }
        return BarViewSize.size(of: view, in: size)
    }

    /// By how much the widest of the titles that the item may get is wider than the one it has, in points.
    private var roomForOtherTitles: CGFloat {
        guard let titles = item.possibleTitles, item.customView == nil, item.image == nil, let title = item.title else {
            return 0
        }
        func width(_ title: String) -> CGFloat {
            (title as NSString).size(withAttributes: [.font: titleFont]).width.rounded(.up)
        }
        return max(0, (titles.map(width).max() ?? 0) - width(title))
    }

    private var titleAttributes: [NSAttributedString.Key: Any] {
        item.titleTextAttributes(for: .normal) ?? barLook?.titleTextAttributes ?? [:]
    }

    private var titleFont: UIFont {
        titleAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Before it is placed, the size of a program's view is still the one that the program gave it.
        if bounds.size != .zero {
            if let view = item.customView {
                let wanted = customSize(of: view, in: bounds.size)
                narrowed = wanted.width > bounds.width ? (bounds.size, wanted) : nil
            }
            content?.frame = bounds
        }
        badge?.place(at: badgedPart, isMirrored: isMirrored)
    }

    /// What the badge stands at the corner of: the picture or the word, where the item is a button.
    private var badgedPart: CGRect {
        guard let button = content as? PlainButton else { return bounds }
        button.layoutIfNeeded()
        return convert(button.shownPart, from: button)
    }

    /// The button that leads back: a chevron and the title of the page beneath.
    static func backButton(
        title: String, image: UIImage?, isRightToLeft: Bool, attributes: [NSAttributedString.Key: Any],
        titleShift: UIOffset, action: @escaping () -> Void
    ) -> BackButton {
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
        let button = BackButton(title: title, image: image, isRightToLeft: isRightToLeft, font: font, action: action)
        button.titleColor = attributes[.foregroundColor] as? UIColor
        button.titleShift = titleShift
        return button
    }
}

extension UIBarButtonItem {
    /// The program's picture, or the one of a system item.
    var shownImage: UIImage? {
        if let image { return shownPicture(image) }
        let configuration = systemItem == .close ? UIImage.SymbolConfiguration(pointSize: 24) : Self.usualSymbol
        return systemItem?.symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    }

    private static var usualSymbol: UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: 17, weight: .unspecified, scale: .large)
    }

    /// A picture as the item shows it: symbols have the size of bars.
    func shownPicture(_ image: UIImage) -> UIImage {
        image.symbolConfiguration.map { image.withConfiguration(Self.usualSymbol.applying($0)) } ?? image
    }
}

extension BarItemView {
    /// Fingers are broader than words: the button of a bar that a touch means which hit none. It is at most 16 points aside, and at any
    /// height of the bar.
    static func button(near point: CGPoint, in bar: UIView, of views: [UIView], with event: UIEvent?) -> UIView? {
        func distance(_ view: UIView) -> CGFloat { max(view.frame.minX - point.x, point.x - view.frame.maxX, 0) }
        // Spaces hold nothing.
        let nearest = views.filter { !$0.subviews.isEmpty }.min { distance($0) < distance($1) }
        guard let nearest, distance(nearest) <= 16 else { return nil }
        let place = nearest.convert(point, from: bar), bounds = nearest.bounds
        return nearest.hitTest(
            CGPoint(
                x: min(max(place.x, bounds.minX), bounds.maxX.nextDown),
                y: min(max(place.y, bounds.minY), bounds.maxY.nextDown)), with: event)
    }
}
