public import QuartzCore

/// The picture and the word of one tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// A tab with a meaning that the system knows.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed

        var title: String { word.text }

        private var word: SystemWord {
            switch self {
            case .more: .more
            case .favorites: .favorites
            case .featured: .featured
            case .topRated: .topRated
            case .recents: .recents
            case .contacts: .contacts
            case .history: .history
            case .bookmarks: .bookmarks
            case .search: .search
            case .downloads: .downloads
            case .mostRecent: .mostRecent
            case .mostViewed: .mostViewed
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites: "star.fill"
            case .featured, .topRated: "star"
            case .recents, .history, .mostRecent: "clock"
            case .contacts: "person.fill"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle"
            case .mostViewed: "list.bullet"
            }
        }
    }

    open var selectedImage: UIImage? { didSet { changed() } }
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor? { didSet { changed() } }
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets font and colour of the badge in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }

    /// Font and colour of the badge as they were set for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
    open var titlePositionAdjustment = UIOffset.zero
    /// The look of the whole bar while this tab is chosen; nil is the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    /// The look of the whole bar while this tab is chosen and content ends at the bar; nil is the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

    public override init() { super.init() }

    /// Makes the object from a compiled interface file; nil from archives, which there are none of.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A tab with a word and a picture.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A tab with a word and two pictures.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// A tab with a meaning that the system knows.
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        super.init()
        title = systemItem.title
        image = UIImage(
            systemName: systemItem.symbolName, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        self.tag = tag
    }
}
