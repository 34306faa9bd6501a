public import QuartzCore

/// Hears of the items of a navigation bar that no controller manages.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// `true` where it is not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// `true` where it is not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top: a back button, a title, buttons at both ends.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// Points of the row of titles and buttons.
    var rowHeight: CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return 50 }
        return traitCollection.hasLowBars ? UITraitCollection.lowBarHeight : 44
    }
    /// What a large title adds.
    static let largeTitleHeight: CGFloat = 52
    /// What a prompt adds, above the title.
    static let promptHeight: CGFloat = 30

    open weak var delegate: (any UINavigationBarDelegate)?
    /// The colour behind the items, wherever the content is.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Whether content shows through. A bar that is not is never without a background.
    open var isTranslucent = true {
        didSet {
            updateBackground()
            if isTranslucent != oldValue { owner?.viewIfLoaded?.setNeedsLayout() }
        }
    }
    /// The style that is wished for. Only kept: bars here are those of phones and tablets.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// As on which kind of device the bar behaves: as on tablets.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open var prefersLargeTitles = false { didSet { rebuild() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.showTitleLooks() } }
    private var titleShifts: [UIBarMetrics: CGFloat] = [:] { didSet { content?.setNeedsLayout() } }
    /// Moves titles down, in points, in bars of a height.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleShifts[barMetrics] = adjustment
    }
    /// How far titles are moved down, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.showTitleLooks() } }
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    /// The sign before the title of the page beneath; nil is the appearance's. It counts when the mask is set as well.
    open var backIndicatorImage: UIImage? { didSet { rebuild() } }
    /// What titles are cut by where they slide under the sign.
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { rebuild() } }

    /// The program's sign before the title of the page beneath; nil is the chevron.
    var backIndicatorInForce: UIImage? {
        (backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage) ?? appearanceInForce.ownBackIndicatorImage
    }
    open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
    /// The look where there is little height; nil is the standard one.
    open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// The look over content that is at its top, and where nothing scrolls; nil is the standard one without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// The look where there is little height, over content that is at its top; nil is ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// By bar metrics.
    var backgroundImages: [BarBackgroundKey: UIImage] = [:] { didSet { updateBackground() } }

    private var shownItems: [UINavigationItem] = []
    private let background = BarBackgroundView()
    private var content: NavigationBarContent?
    weak var owner: UINavigationController?
    /// Where the bar proper begins, below the status bar.
    var contentTop: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// How far the page's content is from its top, in points; less than 0 where it is pulled down.
    var scrolled: CGFloat = 0 {
        didSet { if isAtEdge(scrolled) != isAtEdge(oldValue) { edgeDidChange() } }
    }

    /// Whether content that is so far from its top ends at the bar, which goes along with it while a large title is left.
    /// The refresh control of the page on top, while it comes out of the bar, which it is in then.
    weak var hostedRefreshControl: UIRefreshControl? {
        didSet {
            guard hostedRefreshControl !== oldValue else { return }
            oldValue?.returnToScrollView()
            content?.setNeedsLayout()
        }
    }

    private func isAtEdge(_ scrolled: CGFloat) -> Bool {
        scrolled <= expandableHeight
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(coder, as: UINavigationBar.self)
    }

    private func setUp() {
        addSubview(background)
        updateBackground()
        addInteraction(UILargeContentViewerInteraction())
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { shownItems }
        set { show(items: newValue ?? [], animated: false) }
    }

    open var topItem: UINavigationItem? { shownItems.last }
    open var backItem: UINavigationItem? { shownItems.count > 1 ? shownItems[shownItems.count - 2] : nil }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        show(items: items ?? [], animated: animated)
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(items: shownItems + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        show(items: Array(shownItems.dropLast()), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Shows the last of `items`; the old title fades into the new one when `animated`.
    func show(items: [UINavigationItem], animated: Bool) {
        for item in shownItems { item.onChange = nil }
        if let top = topItem, top !== items.last { top.searchController?.searchBar.resignFirstResponder() }
        let isBack = items.last.map { top in shownItems.contains { $0 === top } } ?? true
        shownItems = items
        topItem?.onChange = { [weak self] in self?.rebuild() }
        let old = content
        let new = topItem.map { NavigationBarContent(item: $0, back: backItem, bar: self) }
        content = new
        updateBackground()
        UIView.performWithoutAnimation {
            guard let new else { return }
            new.frame = contentFrame
            addSubview(new)
            new.takeSearchBar()
            new.layoutIfNeeded()
        }
        guard animated, let old else {
            old?.removeFromSuperview()
            return
        }
        cross(from: old, to: new, isBack: isBack)
    }

    /// The titles slide as the pages do and fade into each other.
    private func cross(from old: NavigationBarContent, to new: NavigationBarContent?, isBack: Bool) {
        let isRightToLeft = isMirrored
        let ahead = bounds.width * 0.5 * (isRightToLeft ? -1 : 1), behind = -ahead * 0.6
        UIView.performWithoutAnimation {
            new?.alpha = 0
            new?.slideTitles(by: isBack ? behind : ahead)
        }
        new?.alpha = 1
        new?.slideTitles(by: 0)
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            old.alpha = 0
            old.slideTitles(by: isBack ? ahead : behind)
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    func rebuild() {
        guard content != nil || topItem != nil else { return }
        show(items: shownItems, animated: false)
        owner?.layoutBars()
    }

    /// The back button. A navigation controller that is the bar's delegate as well may refuse.
    func goBack() {
        guard let owner else {
            popItem(animated: true)
            return
        }
        let judge = owner as? any UINavigationBarDelegate
        guard let item = topItem, judge?.navigationBar(self, shouldPop: item) ?? true else { return }
        owner.popTopPage()
    }

    // MARK: Look

    /// An item that says nothing itself goes by the ones beneath it.
    func usesLargeTitle(for item: UINavigationItem?) -> Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let item else { return false }
        let stack = owner?.stack.map(\.navigationItem) ?? []
        let items = stack.contains(item) ? stack : shownItems
        let beneath = items.prefix { $0 !== item }.reversed()
        let mode = ([item] + beneath).lazy.map(\.largeTitleDisplayMode).first { $0 != .automatic }
        return mode == nil || mode == .always
    }

    /// Points below the status bar. A large title and a search bar go with the content of their page.
    var preferredHeight: CGFloat {
        let search = searchHeight(of: topItem)
        guard topItem?.searchController?.replacesTitle != true else { return search }
        let fixed = rowHeight + promptHeight(of: topItem) + (hidesSearchBar ? 0 : search)
        return expandableHeight > 0 ? fixed + max(0, expandableHeight - scrolled) : fixed
    }

    /// What a large title and a search bar have at their highest, and what of it content has taken by scrolling away. Points.
    var heightForContent: (whole: CGFloat, given: CGFloat) {
        let whole = expandableHeight
        return (whole, min(max(0, scrolled), whole))
    }

    /// The height with this item on top of content at its top, in points below the status bar.
    func height(for item: UINavigationItem?) -> CGFloat {
        guard item?.searchController?.replacesTitle != true else { return searchHeight(of: item) }
        return rowHeight + promptHeight(of: item) + (usesLargeTitle(for: item) ? Self.largeTitleHeight : 0)
            + searchHeight(of: item)
    }

    /// Points that the prompt of an item takes.
    func promptHeight(of item: UINavigationItem?) -> CGFloat { item?.prompt == nil ? 0 : Self.promptHeight }

    private var contentFrame: CGRect {
        CGRect(x: 0, y: contentTop, width: bounds.width, height: max(0, bounds.height - contentTop))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        content?.frame = contentFrame
    }

    /// Everything in the bar is where the bar's height wants it.
    func layoutContent() {
        setNeedsLayout()
        content?.setNeedsLayout()
        layoutIfNeeded()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        rebuild()
    }

    /// Sets the picture behind the items for one height of the bar, wherever the bar stands.
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(image, for: .any, barMetrics: barMetrics)
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the picture behind the items for one place and one height of the bar.
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[BarBackgroundKey(position: position, metrics: barMetrics)] = image
    }

    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarBackgroundKey(position: position, metrics: barMetrics)]
    }

    /// Under the status bar in a navigation controller; elsewhere as the delegate says, or at the top.
    open var barPosition: UIBarPosition {
        if owner != nil { return .topAttached }
        return delegate?.position(for: self) ?? .top
    }

    /// The picture for the bar's height now: one for a bar with a prompt, or a low one, else the usual one.
    private var backgroundImageInForce: UIImage? {
        let isCompact = traitCollection.verticalSizeClass == .compact, hasPrompt = topItem?.prompt != nil
        let metrics: UIBarMetrics =
            isCompact ? (hasPrompt ? .compactPrompt : .compact) : (hasPrompt ? .defaultPrompt : .default)
        let places = [barPosition, .any]
        return [metrics, .default].lazy.flatMap { height in places.map { (height, $0) } }
            .compactMap { self.backgroundImage(for: $0.1, barMetrics: $0.0) }.first
    }

    /// The look for the page on top, where its content is.
    var appearanceInForce: UINavigationBarAppearance {
        let standard = topItem?.standardAppearance ?? standardAppearance
        if isAtEdge(scrolled), let edgeAppearance { return edgeAppearance }
        guard traitCollection.verticalSizeClass == .compact else { return standard }
        return topItem?.compactAppearance ?? compactAppearance ?? standard
    }

    private func appearanceDidChange() {
        updateBackground()
        rebuild()
    }

    private func edgeDidChange() {
        BarBackgroundView.fade(in: window) { self.updateBackground() }
        if edgeAppearance != nil { content?.showLooks() }
    }

    private var edgeAppearance: UINavigationBarAppearance? {
        let compact =
            traitCollection.verticalSizeClass == .compact
            ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    /// Nothing lies behind the items over content at its top, unless the program has said what.
    private var isClear: Bool {
        isAtEdge(scrolled) && edgeAppearance == nil && barTintColor == nil && isTranslucent
            && backgroundImageInForce == nil
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { appearanceDidChange() }
    }

    /// What public code sets by this name, `setValue(true, forKey: "hidesShadow")`.
    var hidesShadow: Bool {
        get { background.hidesHairline }
        set { background.hidesHairline = newValue }
    }

    private func updateBackground() {
        background.show(
            isClear ? nil : appearanceInForce, tint: barTintColor, image: backgroundImageInForce,
            isTranslucent: isTranslucent, hairline: shadowImage == nil, edge: .bottom)
    }
}
