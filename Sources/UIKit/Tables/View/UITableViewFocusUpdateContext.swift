/// From where to where the focus goes in a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private weak var table: UITableView?

    convenience init(_ other: UIFocusUpdateContext, in table: UITableView) {
        self.init(other)
        self.table = table
    }

    /// The row that has had the focus; nil when it was elsewhere.
    open var previouslyFocusedIndexPath: IndexPath? { path(old) }
    /// The row that gets the focus; nil when it goes elsewhere.
    open var nextFocusedIndexPath: IndexPath? { path(new) }

    private func path(_ place: FocusPlace?) -> IndexPath? {
        guard let table, let place, place.view === table else { return nil }
        return place.path.flatMap(table.given)
    }
}
