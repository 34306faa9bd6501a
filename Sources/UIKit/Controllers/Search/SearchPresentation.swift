import CoreGraphics

/// What lies over a page that is searched. Without anything to show, touches go through it.
final class SearchView: UIView {
    let dimming = SearchDimming()

    init() {
        super.init(frame: .zero)
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { preconditionFailure("SearchView is made in code only.") }

    /// What is offered below the field; nil while that is nothing.
    private var suggestions: SearchSuggestionList?

    /// Offers suggestions above everything else, or no longer.
    func offer(_ offered: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        guard !offered.isEmpty else {
            suggestions?.removeFromSuperview()
            suggestions = nil
            return
        }
        let list = suggestions ?? SearchSuggestionList()
        suggestions = list
        list.choose = choose
        let isNew = !list.suggestions.elementsEqual(offered) { $0 === $1 }
        if isNew { list.suggestions = offered }
        addSubview(list)
        setNeedsLayout()
    }

    private weak var bar: UISearchBar?
    /// Behind the status bar, above the search bar.
    private lazy var strip = UIView()

    /// Shows a search bar that has no place elsewhere, at the top.
    func take(_ bar: UISearchBar) {
        self.bar = bar
        for view in [strip, bar] { addSubview(view) }
        setNeedsLayout()
    }

    /// Whether the search bar is here.
    var hasBar: Bool { bar?.superview === self }

    /// Points below the safe area that the search bar takes.
    var barHeight: CGFloat { hasBar ? bar?.barHeight ?? 0 : 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top
        // What shines through the bars stays bright.
        let below = bounds.inset(by: UIEdgeInsets(top: top + barHeight, left: 0, bottom: 0, right: 0))
        dimming.frame = below
        suggestions?.frame = below
        guard let bar, hasBar else { return }
        strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        strip.backgroundColor = bar.backgroundColor
        bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: bar.barHeight)
        for view in [strip, bar] where subviews.last !== bar { bringSubviewToFront(view) }
    }

    /// The search bar belongs to nobody again.
    func giveBar() {
        guard hasBar else { return }
        bar?.removeFromSuperview()
        strip.removeFromSuperview()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Darkens a page that is searched; a tap ends the search.
final class SearchDimming: UIView {
    private static let darkness: CGFloat = 0.2

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: Self.darkness)
        isHidden = true
    }

    required init?(coder: NSCoder) { preconditionFailure("SearchDimming is made in code only.") }

    func addHandlerForTap(_ handler: @escaping () -> Void) {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler(handler)
        addGestureRecognizer(tap)
    }
}

/// Keeps a search over the page that is searched, with which it goes wherever the page goes, and the search bar where it belongs.
final class SearchPresentationController: UIPresentationController, ScrollFollower {
    private var searchController: UISearchController? { presentedViewController as? UISearchController }
    private var searchView: SearchView? { presentedView as? SearchView }
    private weak var page: UIView?

    override var placesPresentedView: Bool { true }
    override var hidesInputViewsBeneath: Bool { false }

    /// Inside the page: so it goes along when another page is pushed.
    override var containerPlace: (host: UIView, frame: CGRect)? {
        guard let page = searchController?.searchedController?.viewIfLoaded else { return super.containerPlace }
        self.page = page
        return (page, place(in: page))
    }

    /// Below a search bar that stands in the page itself.
    private func place(in page: UIView) -> CGRect {
        guard let bar = searchController?.searchBar, bar.isDescendant(of: page) else { return page.bounds }
        let below = max(0, bar.convert(bar.bounds, to: page).maxY - page.bounds.minY)
        return page.bounds.inset(by: UIEdgeInsets(top: below, left: 0, bottom: 0, right: 0))
    }

    override func presentationTransitionWillBegin() {
        (containerView as? PresentationContainerView)?.passesTouchesThrough = true
        containerView?.layer.zPosition = 1
        if let bar = searchController?.searchBar, bar.superview == nil { searchView?.take(bar) }
        (page as? UIScrollView)?.followers.add(self)
        alongside { $0.holdBar(true) }
    }

    override func dismissalTransitionWillBegin() {
        searchController?.clear()
        alongside { $0.holdBar(false) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { return end() }
        if searchView?.hasBar == true { searchController?.searchBar.becomeFirstResponder() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        completed ? end() : searchController?.holdBar(true)
    }

    private func end() {
        searchController?.hideResults()
        searchView?.giveBar()
        if searchController?.search.holdsBar == true { searchController?.holdBar(false) }
        (page as? UIScrollView)?.followers.remove(self)
    }

    private func alongside(_ change: @escaping (UISearchController) -> Void) {
        guard let searchController else { return }
        let bar = sequence(first: searchController.searchBar as UIView, next: \.superview).first {
            $0 is UINavigationBar
        }
        guard let coordinator = session?.coordinator else { return change(searchController) }
        bar?.layoutIfNeeded()
        coordinator.animateAlongsideTransition(in: bar, animation: { _ in change(searchController) }, completion: nil)
    }

    /// The page scrolls beneath what lies over it.
    func contentDidMove() {
        guard let page, let containerView, containerView.superview === page else { return }
        let frame = place(in: page)
        if containerView.frame != frame { containerView.frame = frame }
        if page.subviews.last !== containerView { page.bringSubviewToFront(containerView) }
    }
}

/// Fades what lies over a page that is searched.
final class SearchAnimator: SystemAnimator {
    static let duration: TimeInterval = 0.35
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(duration: Self.duration)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        insertComingView(context, above: true)
        let view = context.view(forKey: isPresenting ? .to : .from)
        if isPresenting { view?.alpha = 0 }
        return { _ in view?.alpha = 1 }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        context.view(forKey: isPresenting ? .to : .from)?.alpha = isPresenting ? 1 : 0
    }
}
