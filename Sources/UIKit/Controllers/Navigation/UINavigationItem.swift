public import QuartzCore

/// What a controller contributes to the navigation bar above it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    /// What the button back to this page says.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var title: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { changed() } }
    /// A line above the title; the bar is 30 points higher with it.
    open var prompt: String? { didSet { changed() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The look where there is little height, over content that is at its top; nil is the bar's.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the kit chooses: below the title.
        case automatic
        /// Beside the title.
        case inline
        /// Below the title.
        case stacked
        /// Among the bar's buttons.
        case integrated
        /// Among the bar's buttons, in the middle.
        case integratedCentered
        /// As a button, which opens the search bar.
        case integratedButton
    }

    /// Searches the page: its search bar stands below the title.
    open var searchController: UISearchController? { didSet { searchControllerDidChange(from: oldValue) } }
    /// Whether the search bar goes away with the page's content. True by default.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    /// Where the search bar should stand; here it is always below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet {
            guard ![.automatic, .stacked].contains(preferredSearchBarPlacement) else { return }
            Diagnostics.report(
                "UINavigationItem.preferredSearchBarPlacement is supported as stacked only; the search bar stands below the title.",
                key: "preferredSearchBarPlacement")
        }
    }
    /// Where the search bar stands.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    private func searchControllerDidChange(from old: UISearchController?) {
        guard old !== searchController else { return }
        if let old {
            old.pageDidLeave()
            old.search.item = nil
            old.searchBar.searchLooks.row = .free
            old.searchBar.removeFromSuperview()
            old.searchBar.isHidden = false
            old.searchBar.showStyle()
        }
        searchController?.search.item = self
        changed()
    }

    /// For what a page is.
    public enum ItemStyle: Int, Sendable {
        /// A page of a way down.
        case navigator
        /// A page that is looked around in.
        case browser
        /// A document.
        case editor
    }

    /// For what the page is: in regular width, titles of browsers and editors stand at the leading end.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }
    var later = LaterNavigationValues()
    /// By which the user's choice of buttons would be kept. Kept; buttons cannot be chosen.
    open var customizationIdentifier: String?
    /// Takes the place of going back when the button back is tapped.
    open var backAction: UIAction?

    /// What a split view controller puts before the program's own buttons.
    var columnButtons: [UIBarButtonItem] = [] { didSet { changed() } }
    /// Told after each change, so that the bar that shows this item redraws it.
    var onChange: (() -> Void)?

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    /// Makes the object from a compiled interface file; nil from archives, which there are none of.
    public required init?(coder: NSCoder) {
        guard coder.isOfInterfaceFile else { return nil }
        super.init()
    }

    /// The nib or storyboard that the item comes from is whole. Overridden for what is left to do.
    open func awakeFromNib() {}

    /// The buttons at the leading end, in groups: those that were set, else one of each button.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { BarGroups.groups(leadingGroups, of: leftBarButtonItems ?? []) }
        set {
            leadingGroups = newValue
            leftBarButtonItems = newValue.flatMap(\.shownItems)
        }
    }
    private var leadingGroups: [UIBarButtonItemGroup] = []

    /// The buttons at the trailing end, in groups, the first farthest from the edge: those that were set, else one of each button.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { BarGroups.groups(trailingGroups, of: (rightBarButtonItems ?? []).reversed()) }
        set {
            trailingGroups = newValue
            rightBarButtonItems = newValue.flatMap(\.shownItems).reversed()
        }
    }
    private var trailingGroups: [UIBarButtonItemGroup] = []

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

    private func changed() { onChange?() }
}

/// The groups of a navigation item.
@MainActor
private enum BarGroups {
    /// The groups that were set, as long as they are what is in the bar.
    static func groups(_ set: [UIBarButtonItemGroup], of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
        set.flatMap(\.shownItems) == items ? set : items.map { $0.buttonGroup ?? $0.creatingFixedGroup() }
    }
}

/// What bar button items and tab bar items share.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    /// Room round the picture of low bars, in points. Only kept.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The picture that is shown large while a finger rests on the item, where the user reads large text.
    open var largeContentSizeImage: UIImage? { didSet { changed() } }
    /// Room round that picture, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    open var tag = 0
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?

    /// The nib or storyboard that the item comes from is whole. Overridden for what is left to do.
    open func awakeFromNib() {}

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Told after each change, so that the bar that shows this item redraws it.
    var onChange: (() -> Void)?

    /// The view that shows the item in a bar.
    weak var shownView: UIView?

    public override init() { super.init() }

    /// Makes the object from a compiled interface file; nil from archives, which there are none of.
    public required init?(coder: NSCoder) {
        guard coder.isOfInterfaceFile else { return nil }
        super.init()
    }

    /// A property by its name, or `view`: what shows the item in its bar. nil of another name.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "view": (self as? UIBarButtonItem)?.customView ?? shownView
        case "title": title
        case "image": image
        case "enabled": isEnabled
        case "tag": tag
        default: nil
        }
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
            ?? BarItemStandIns.items(for: self).lazy.compactMap { $0.titleAttributes[state.rawValue] }.first
    }

    func changed() { onChange?() }
}
