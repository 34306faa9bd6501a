public import QuartzCore

/// Hears of the items of a navigation bar that no controller manages.
@MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top: a back button, a title, buttons at both ends.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Points, without the status bar.
    static let standardHeight: CGFloat = 44
    /// What a large title adds.
    static let largeTitleHeight: CGFloat = 52

    open weak var delegate: (any UINavigationBarDelegate)?
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var isTranslucent = true { didSet { updateBackground() } }
    open var prefersLargeTitles = false { didSet { rebuild() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    open var standardAppearance = UINavigationBarAppearance() { didSet { updateBackground() } }
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    private var backgroundImages: [Int: UIImage] = [:]

    private var shownItems: [UINavigationItem] = []
    private let background = BarBackgroundView()
    private var content: NavigationBarContent?
    weak var owner: UINavigationController?
    /// Where the bar proper begins, below the status bar.
    var contentTop: CGFloat = 0 { didSet { setNeedsLayout() } }

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        updateBackground()
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
        shownItems = items
        topItem?.onChange = { [weak self] in self?.rebuild() }
        let old = content
        let new = topItem.map { NavigationBarContent(item: $0, back: backItem, bar: self) }
        content = new
        if let new {
            new.frame = contentFrame
            addSubview(new)
            new.layoutIfNeeded()
        }
        guard animated, let old else {
            old?.removeFromSuperview()
            return
        }
        let alphaTarget = new
        UIView.performWithoutAnimation { alphaTarget?.alpha = 0 }
        alphaTarget?.alpha = 1
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration, animations: { old.alpha = 0 },
            completion: { _ in old.removeFromSuperview() })
    }

    func rebuild() {
        guard content != nil || topItem != nil else { return }
        show(items: shownItems, animated: false)
        owner?.layoutBars()
    }

    func goBack() {
        if let owner { owner.popViewController(animated: true) } else { popItem(animated: true) }
    }

    // MARK: Look

    var usesLargeTitle: Bool {
        guard prefersLargeTitles, let topItem else { return false }
        return topItem.largeTitleDisplayMode != .never
    }

    /// Points below the status bar.
    var preferredHeight: CGFloat { Self.standardHeight + (usesLargeTitle ? Self.largeTitleHeight : 0) }

    private var contentFrame: CGRect {
        CGRect(x: 0, y: contentTop, width: bounds.width, height: max(0, bounds.height - contentTop))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        content?.frame = contentFrame
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        rebuild()
    }

    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = image
        updateBackground()
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }

    private func updateBackground() {
        background.show(
            appearance: standardAppearance, tint: barTintColor, image: backgroundImages[UIBarMetrics.default.rawValue],
            isTranslucent: isTranslucent, hairline: shadowImage == nil, edge: .bottom)
    }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt = 102
}
