/// Hears of what is done with a search bar. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether typing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Typing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether typing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Typing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user has changed the text, by clearing it too.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a part (UTF-16) may be replaced.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button was tapped. The bar itself does nothing then.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button for results was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Another scope was chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// `true` where it is not implemented.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// `true` where it is not implemented.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing where it is not implemented.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// What is answered where it is not implemented.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing where it is not implemented.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing where it is not implemented.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing where it is not implemented.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing where it is not implemented.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
