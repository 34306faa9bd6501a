/// A tab of a tab bar controller: what it says, and the controller that it shows, which is made when it is first needed.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab may stand. A bar has no sidebar beside it here, so that all but ``sidebarOnly`` have a place in the bar.
    public enum Placement: Int, Sendable {
        /// As the system has it.
        case automatic = 0
        case `default`
        case optional
        case movable
        case pinned
        case fixed
        /// Not in the bar.
        case sidebarOnly
    }

    /// What the tab is found by, alone among those of its tab bar controller.
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var provided: UIViewController?
    /// What the bar shows of the tab.
    let item: TabItem

    /// The word in the bar.
    open var title: String { didSet { item.title = title } }
    /// The picture in the bar.
    open var image: UIImage? { didSet { item.image = image } }
    /// A further word for sidebars, which there are none of.
    open var subtitle: String?
    /// The words in the tab's badge; nil for no badge.
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    /// Whether the user may choose the tab. True by default.
    open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
    /// Whether the tab is left out of the bar. False by default.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.arrangeHolders() } } }
    /// Whether users may hide the tab, for which they would need a sidebar. False by default.
    open var allowsHiding = false
    /// Where the tab would best stand.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { tabBarController?.arrangeHolders() } }
    }
    /// Whatever the program keeps with the tab.
    open var userInfo: Any?
    /// The group that the tab is in.
    open internal(set) weak var parent: UITabGroup?
    weak var owner: UITabBarController?

    /// A tab with a word and a picture. `viewControllerProvider` is called once, when its controller is first needed.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        item = TabItem()
        super.init()
        item.title = title
        item.image = image
    }

    /// What shows the tab; nil while it is in no tab bar controller.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

    /// The tab's own controller, made now where it has not been needed yet; nil without a provider.
    open var viewController: UIViewController? {
        if provided == nil { provided = provider?(self) }
        return provided
    }

    /// The navigation controller that shows the pages of the tab's group.
    open var managingNavigationController: UINavigationController? { parent?.managingNavigationController }

    /// Whether the tab has a place in the bar now.
    open var hasVisiblePlacement: Bool {
        tabBarController?.shownTabs.contains { $0 === self } ?? false
    }

    /// What the tab bar controller shows for the tab.
    var content: UIViewController? { viewController }
    /// The tab itself, or what is chosen in it.
    var chosen: UITab { self }
    /// The tab, and all those in it.
    var family: [UITab] { [self] }
    /// The tab of the bar that the tab is in.
    var root: UITab { parent?.root ?? self }
}

@MainActor
extension [UITab] {
    /// These tabs and all those in them.
    var families: [UITab] { flatMap(\.family) }

    /// The tab of an identifier among them, or in one of them.
    func tab(called identifier: String) -> UITab? { families.first { $0.identifier == identifier } }
}

/// A tab for searching: "Search" and a lens, unless the program says otherwise.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    private static let ownIdentifier = "UISearchTab"
    /// Whether searching begins when the tab is chosen. False by default.
    open var automaticallyActivatesSearch = false

    /// A tab for searching. `viewControllerProvider` is called once, when its controller is first needed.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: SystemWord.search.text, image: UIImage(systemName: "magnifyingglass"),
            identifier: Self.ownIdentifier, viewControllerProvider: viewControllerProvider)
    }

    /// A tab for searching with a word and a picture of its own.
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    /// Opens the search bar of the first page, where there is one and the tab is to.
    func beginSearch(in controller: UIViewController) {
        guard automaticallyActivatesSearch else { return }
        let page = (controller as? UINavigationController)?.topViewController ?? controller
        page.navigationItem.searchController?.isActive = true
    }
}

/// What the bar shows of a tab. Its title is the tab's, whatever its controller is called.
final class TabItem: UITabBarItem {}

/// Holds a tab's place in the bar until its controller is needed.
final class TabStandIn: UIViewController {
    let tab: UITab

    init(_ tab: UITab) {
        self.tab = tab
        super.init(nibName: nil, bundle: nil)
        tabBarItem = tab.item
    }

    required init?(coder: NSCoder) {
        preconditionFailure("What stands in for a tab is made in code only.")
    }
}
