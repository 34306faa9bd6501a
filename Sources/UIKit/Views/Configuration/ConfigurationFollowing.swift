/// A view that looks as configurations say, which follow its states: a button, a cell, a header or footer of a list.
@MainActor
protocol ConfigurationFollowing: UIView {
    /// Has the configurations brought in line with the view's states.
    func setNeedsUpdateConfiguration()
}
