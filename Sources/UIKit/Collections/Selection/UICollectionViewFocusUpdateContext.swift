/// From where to where the focus goes in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private weak var view: UICollectionView?

    convenience init(_ other: UIFocusUpdateContext, in view: UICollectionView) {
        self.init(other)
        self.view = view
    }

    /// The item that has had the focus; nil when it was elsewhere.
    open var previouslyFocusedIndexPath: IndexPath? { path(old) }
    /// The item that gets the focus; nil when it goes elsewhere.
    open var nextFocusedIndexPath: IndexPath? { path(new) }

    private func path(_ place: FocusPlace?) -> IndexPath? {
        guard let view, let place, place.view === view else { return nil }
        return place.path.flatMap(view.given)
    }
}
