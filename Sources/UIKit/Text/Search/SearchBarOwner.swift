/// What a search bar tells of what the user does: a search controller.
@MainActor
protocol SearchBarOwner: AnyObject {
    /// What is searched, as far as it is a list on screen.
    var listInSight: UIScrollView? { get }
    func fieldBeganEditing()
    func textDidChange()
    func scopeDidChange()
    func barHeightDidChange()
    /// The user has had enough of searching.
    func cancel()
    /// The program shows and hides the button to cancel from now on.
    func programShowsCancelButton()
    /// The program shows and hides the scopes from now on.
    func programShowsScopes()
}
