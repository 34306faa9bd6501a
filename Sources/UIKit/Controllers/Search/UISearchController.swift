public import CoreGraphics
import QuartzCore

/// Searches the content of a page: a search bar, which stands in the navigation bar, and what is shown while one searches.
///
/// While it is active it is presented over the page that is searched.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    /// When the scopes come and go.
    public enum ScopeBarActivation: Int, Sendable {
        /// With the search.
        case automatic
        /// As the program sets `showsScopeBar`.
        case manual
        /// From the first letter to the end of the search.
        case onTextEntry
        /// With the search.
        case onSearchActivation
    }

    /// Shows what was found; nil where the page does so itself.
    public let searchResultsController: UIViewController?
    /// Where one types.
    public let searchBar = UISearchBar()
    var search = SearchState()

    /// - Parameter searchResultsController: shows what was found, over the page; nil where the page does so itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .overCurrentContext
        searchBar.searchLooks.controller = self
        searchBar.placeholder = SystemWord.search.text
    }

    // MARK: Searching

    /// Looks for what the search bar says.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears when a search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether one searches. Setting it begins or ends the search, animated; it does not bring the caret into the field.
    open var isActive: Bool {
        get { presentedBy != nil && !isBeingDismissedNow }
        set { newValue ? activate() : deactivate() }
    }

    // MARK: What is shown meanwhile

    /// Whether the page is dimmed and takes no touches until there is something to show. False by default.
    open var obscuresBackgroundDuringPresentation = false { didSet { showParts() } }
    /// Whether the titles and buttons of the navigation bar make room. True by default.
    open var hidesNavigationBarDuringPresentation = true { didSet { barHeightDidChange() } }
    /// Whether the results come with the first letter and go with the last one. True by default.
    open var automaticallyShowsSearchResultsController = true { didSet { showParts() } }

    /// Whether the results are shown while one searches. Setting it takes the decision over from the search controller.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.searchTextField.hasText : search.showsResults }
        set {
            search.showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    /// Whether the button that cancels comes and goes with the search. True until the bar's own `showsCancelButton` is set.
    open var automaticallyShowsCancelButton = true
    /// When the scopes come and go. `manual` once the bar's own `showsScopeBar` is set.
    open var scopeBarActivation = ScopeBarActivation.automatic

    /// Whether the scopes come and go with the search.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// What the user may mean, offered below the field in place of the results while one searches; nil or none ends that.
    /// What is chosen goes to the updater's `updateSearchResults(for:selecting:)`, which also decides what the field says.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { search.suggestions }
        set {
            search.suggestions = newValue
            showParts()
        }
    }
    /// Whether suggestions are not shown where the search bar stands below the titles. False by default.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showParts() } }

    /// Where the search bar stands.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    // MARK: View

    open override func loadView() {
        let view = SearchView()
        view.dimming.addHandlerForTap { [weak self] in self?.isActive = false }
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showParts()
    }

    // MARK: Transition

    override func makeSystemAnimator(isPresenting: Bool) -> SystemAnimator {
        SearchAnimator(isPresenting: isPresenting)
    }

    /// Seconds that a search takes to begin and to end.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SearchAnimator.duration
    }

    /// Fades what lies over the page in or out.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let isPresenting = transitionContext.viewController(forKey: .to) === self
        SearchAnimator(isPresenting: isPresenting).animateTransition(using: transitionContext)
    }
}

/// What a search controller remembers.
@MainActor
struct SearchState {
    /// What the program has set of the results.
    var showsResults = false
    /// What is offered below the field.
    var suggestions: [any UISearchSuggestion]?
    /// The item in whose bar the search bar stands.
    weak var item: UINavigationItem?
    /// Whether the search bar has the look of a search: at the top, with the button that cancels.
    var holdsBar = false
}
