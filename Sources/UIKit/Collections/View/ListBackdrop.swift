/// The colour that a list's configuration paints behind the items, over the collection view's own.
@MainActor
final class ListBackdrop {
    /// nil for a clear list, and for other layouts.
    private var list: UIColor?
    private var own: UIColor?

    /// What the view shows once its own colour is another.
    func shown(over color: UIColor?) -> UIColor? {
        own = color
        return list ?? color
    }

    /// The view's own colour.
    func own(shown: UIColor?) -> UIColor? { list == nil ? shown : own }

    func take(_ color: UIColor?, in view: UICollectionView) {
        guard color != list else { return }
        let own = view.backgroundColor
        list = color
        view.backgroundColor = own
    }
}
