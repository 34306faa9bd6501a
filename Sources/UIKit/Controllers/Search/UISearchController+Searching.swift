import CoreGraphics

/// How a search begins, goes on and ends.
extension UISearchController {
    // MARK: Beginning and ending

    /// The controller whose content is searched: the page of the navigation item, or the one that has the search bar in its view.
    var searchedController: UIViewController? {
        let above = sequence(first: searchBar as UIResponder, next: \.next)
        guard let item = search.item else { return above.lazy.compactMap { $0 as? UIViewController }.first }
        let bar = above.lazy.compactMap { $0 as? UINavigationBar }.first
        return bar?.owner?.stack.first { $0.navigationItem === item }
    }

    func activate() {
        guard presentedBy == nil else { return }
        guard let page = searchedController, page.viewIfLoaded?.window != nil else {
            Diagnostics.report(
                "UISearchController.isActive needs its search bar on screen, in a navigation bar or in a controller's view; ignored."
            )
            return
        }
        delegate?.presentSearchController(self)
        guard presentedBy == nil else { return update() }
        delegate?.willPresentSearchController(self)
        page.present(self, animated: true) { [weak self] in
            guard let self, isActive else { return }
            delegate?.didPresentSearchController(self)
        }
        if isActive { update() }
    }

    func deactivate() {
        guard isActive else { return }
        delegate?.willDismissSearchController(self)
        presentingViewController?.dismiss(animated: true) { [weak self] in
            guard let self else { return }
            delegate?.didDismissSearchController(self)
        }
    }

    /// The page has left its navigation controller.
    func pageDidLeave() {
        guard presentedBy != nil else { return }
        presentedBy?.dismiss(animated: false)
    }

    /// The search bar is as it was before the search.
    func clear() {
        searchBar.resignFirstResponder()
        searchBar.searchTextField.text = ""
        searchedController?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func update() {
        showParts()
        for controller in [searchedController, searchResultsController] {
            controller?.setNeedsUpdateContentUnavailableConfiguration()
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // MARK: The search bar

    func fieldBeganEditing() { isActive ? update() : activate() }

    func textDidChange() {
        guard isActive else { return }
        if scopeBarActivation == .onTextEntry, !searchBar.showsScopeBar, searchBar.searchTextField.hasText {
            searchBar.changeLayout(animated: true) { searchBar.showScopes(true) }
        }
        update()
    }

    func scopeDidChange() { if isActive { update() } }

    /// The search bar has the look of a search, or its own.
    func holdBar(_ holds: Bool) {
        search.holdsBar = holds
        searchBar.searchLooks.row = search.item == nil ? .free : holds ? .searching : .inBar
        if automaticallyShowsCancelButton { searchBar.searchLooks.showsCancel = holds }
        let showsScopes = holds && scopeBarActivation != .onTextEntry && searchBar.scopes.numberOfSegments > 1
        if scopeBarActivation != .manual { searchBar.showScopes(showsScopes) }
        searchBar.setNeedsLayout()
        barHeightDidChange()
        searchBar.layoutIfNeeded()
    }

    /// The navigation bar makes room for the search bar.
    func barHeightDidChange() {
        guard let navigation = navigationOfBar, navigation.isViewLoaded else { return }
        navigation.layoutBars()
        navigation.navigationBar.layoutContent()
        viewIfLoaded?.superview?.superview?.layoutIfNeeded()
    }

    private var navigationOfBar: UINavigationController? {
        sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UINavigationBar }.first?.owner
    }

    /// Whether the bar's titles and buttons are away.
    var replacesTitle: Bool { search.holdsBar && hidesNavigationBarDuringPresentation }

    // MARK: What lies over the page

    /// Whether the results are in sight.
    var resultsAreShown: Bool { isActive && searchResultsController != nil && showsSearchResultsController }

    /// The list of a controller of the kit that one sees while one searches.
    var listInSight: UIScrollView? {
        let controller = resultsAreShown ? searchResultsController : searchedController
        return (controller as? any ListControlling)?.controlledList
    }

    func showParts() {
        guard let view = viewIfLoaded as? SearchView else { return }
        let showsResults = resultsAreShown
        let offered = isActive && !ignoresSearchSuggestionsForSearchBarPlacementStacked ? searchSuggestions ?? [] : []
        view.dimming.isHidden = !obscuresBackgroundDuringPresentation || showsResults || !offered.isEmpty
        if showsResults { showResults(in: view) }
        let isSeen = searchResultsController?.viewIfLoaded?.superview === view
        if !showsResults, isActive, isSeen { hideResults() }
        view.offer(offered) { [weak self] suggestion in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        }
        navigationOfBar?.viewIfLoaded?.setNeedsLayout()
        view.window?.screen.inputViews.searchedListDidChange()
    }

    private func showResults(in view: SearchView) {
        guard let results = searchResultsController, results.parent !== self else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        results.containerInsets.top = view.barHeight
        view.addSubview(results.view)
        view.setNeedsLayout()
        results.didMove(toParent: self)
    }

    func hideResults() {
        guard let results = searchResultsController, results.parent === self else { return }
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
        results.containerInsets.top = 0
    }
}

extension UISearchController: SearchBarOwner {
    func cancel() { isActive = false }
    func programShowsCancelButton() { automaticallyShowsCancelButton = false }
    func programShowsScopes() { scopeBarActivation = .manual }
}
