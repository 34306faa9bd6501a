public import QuartzCore

/// A row of bar button items, usually at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BottomBar, InputBar {
    /// Points, without the bottom safe area.
    var rowHeight: CGFloat { traitCollection.hasLowBars ? UITraitCollection.lowBarHeight : 44 }
    private static let margin: CGFloat = 16
    /// Between items that no space is between, points, as in navigation bars.
    private static let itemGap: CGFloat = 8

    open var items: [UIBarButtonItem]? { didSet { rebuild() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var isTranslucent = true {
        didSet {
            updateBackground()
            if isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }
    open var barStyle = UIBarStyle.default
    open var standardAppearance = UIToolbarAppearance() { didSet { appearanceDidChange() } }
    /// The look of the bar where there is little height; nil is the standard one.
    open var compactAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    /// The look where content ends at the bar, and where nothing scrolls; nil is the standard one without its background.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    /// The look where content ends at the bar and there is little height; nil is that at any height.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    var contentEndsHere = true {
        didSet {
            if contentEndsHere != oldValue { BarBackgroundView.fade(in: window) { self.updateBackground() } }
        }
    }

    private var backgroundImages: [BarBackgroundKey: UIImage] = [:] { didSet { updateBackground() } }
    private var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { updateBackground() } }
    /// Tells where a toolbar that no controller keeps stands.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { updateBackground() } }
    private let background = BarBackgroundView()
    private var views: [UIView] = []
    /// The items that are not hidden, in the order of their views.
    private var shownItems: [UIBarButtonItem] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        updateBackground()
        addInteraction(UILargeContentViewerInteraction())
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        updateBackground()
        addInteraction(UILargeContentViewerInteraction())
        finishDecoding(coder, as: UIToolbar.self)
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Where the delegate says; at the bottom else.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// Sets the picture behind the items for one place and one height of the bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BarBackgroundKey(position: position, metrics: barMetrics)] = backgroundImage
    }

    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarBackgroundKey(position: position, metrics: barMetrics)]
    }

    /// Takes the hairline away where a picture is set; the picture itself is not drawn.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        shadowImages[position] = shadowImage
    }

    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImages[position] }

    private var imageInForce: UIImage? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let heights: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
        return heights.lazy.flatMap { height in [self.barPosition, .any].map { (height, $0) } }
            .compactMap { self.backgroundImage(forToolbarPosition: $0.1, barMetrics: $0.0) }.first
    }

    /// What public code sets by this name, `setValue(true, forKey: "hidesShadow")`.
    var hidesShadow: Bool {
        get { background.hidesHairline }
        set { background.hidesHairline = newValue }
    }

    /// What the bar looks like where content ends at it, if that is said.
    private var edgeAppearance: UIToolbarAppearance? {
        guard contentEndsHere else { return nil }
        return (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    }

    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    private var appearanceInForce: UIToolbarAppearance {
        edgeAppearance ?? (isLow ? compactAppearance : nil) ?? standardAppearance
    }

    /// Items take their fonts and colours from the appearance as well.
    private func appearanceDidChange() {
        updateBackground()
        rebuild()
    }

    private func updateBackground() {
        let image = imageInForce, shadow = shadowImages[barPosition] ?? shadowImages[.any]
        let isClear =
            contentEndsHere && edgeAppearance == nil && barTintColor == nil && image == nil && isTranslucent
        background.show(
            isClear ? nil : appearanceInForce, tint: barTintColor, image: image, isTranslucent: isTranslucent,
            hairline: shadow == nil,
            edge: .top)
    }

    private func rebuild() {
        for view in views { view.removeFromSuperview() }
        shownItems = (items ?? []).filter { !$0.isHidden }
        for item in items ?? [] where item.isHidden { item.onChange = { [weak self] in self?.rebuild() } }
        let looks: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance? = { [weak self] style in
            self?.appearanceInForce.look(of: style)
        }
        views = shownItems.map { item in BarItemView(item, appearance: looks) { [weak self] in self?.rebuild() } }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    /// How wide the bar must be for all items, in points.
    var neededWidth: CGFloat {
        shownItems.indices.reduce(2 * Self.margin) { sum, index in
            guard shownItems[index].systemItem != .flexibleSpace else { return sum }
            let size = views[index].sizeThatFits(CGSize(width: bounds.width, height: rowHeight))
            return sum + gap(before: index) + size.width
        }
    }

    /// Between an item and the one before it, points: spaces stand where the program wants other distances.
    private func gap(before index: Int) -> CGFloat {
        guard index > 0 else { return 0 }
        let pair = shownItems[index - 1...index]
        return pair.contains { $0.systemItem == .flexibleSpace || $0.systemItem == .fixedSpace } ? 0 : Self.itemGap
    }

    /// Flexible spaces share what is left over.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let items = shownItems
        let sizes = fittedSizes()
        let flexibleCount = items.count { $0.systemItem == .flexibleSpace }
        let spare = max(0, spareWidth(beside: sizes))
        var x = Self.margin
        for (index, view) in views.enumerated() {
            let isFlexible = items[index].systemItem == .flexibleSpace
            let width = isFlexible ? spare / CGFloat(flexibleCount) : sizes[index].width
            let height = min(sizes[index].height, rowHeight)
            x += gap(before: index)
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: (rowHeight - height) / 2, width: width,
                height: height)
            x += width
        }
    }

    /// What items of some sizes leave of the bar, in points; below zero where they are wider.
    private func spareWidth(beside sizes: [CGSize]) -> CGFloat {
        sizes.indices.reduce(bounds.width - 2 * Self.margin) { $0 - gap(before: $1) - sizes[$1].width }
    }

    /// What the items ask for; where that is more than there is, the program's own views get less, the last one first.
    private func fittedSizes() -> [CGSize] {
        var sizes = views.map { $0.sizeThatFits(CGSize(width: bounds.width, height: rowHeight)) }
        var missing = -spareWidth(beside: sizes)
        for index in sizes.indices.reversed() where missing > 0 && shownItems[index].customView != nil {
            let cut = min(missing, sizes[index].width)
            sizes[index].width -= cut
            missing -= cut
        }
        return sizes
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // On the bar itself or on a space.
        guard hit === self || hit is BarItemView else { return hit }
        return BarItemView.button(near: point, in: self, of: views, with: event) ?? hit
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBackground()
        setNeedsLayout()
    }

    override var usualHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight)
    }
}

/// Tells where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
