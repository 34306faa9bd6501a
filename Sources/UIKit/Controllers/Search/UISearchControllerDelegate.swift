/// Hears when a search begins and ends by itself. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// The field is about to be searched in: one may present the controller oneself here.
    func presentSearchController(_ searchController: UISearchController)
    /// The search bar is about to stand elsewhere.
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// The search bar stands elsewhere.
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing where it is not implemented.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing where it is not implemented.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing where it is not implemented.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing where it is not implemented.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing where it is not implemented.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// What happens where it is not implemented.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// What happens where it is not implemented.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// Looks for what the search bar says.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text or the scope has changed, or the search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
    /// A suggestion has been chosen.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing where it is not implemented.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
