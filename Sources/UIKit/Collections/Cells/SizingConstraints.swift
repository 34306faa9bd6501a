/// Tells lists that wish it of constraints that change inside of their cells.
@MainActor
enum SizingConstraints {
    /// Whether there is a list that wishes it. Without one nothing is looked for.
    static var areWatched = false

    /// A constraint of a view has changed, come or gone.
    static func didChange(in view: UIView) {
        guard areWatched else { return }
        for ancestor in sequence(first: view, next: \.superview) {
            if let cell = ancestor as? UITableViewCell {
                if cell.table?.selfSizingInvalidation == .enabledIncludingConstraints {
                    cell.table?.contentDidChange(of: cell)
                }
                return
            }
            if let element = ancestor as? UICollectionReusableView {
                if element.list?.selfSizingInvalidation == .enabledIncludingConstraints {
                    element.list?.contentDidChange(of: element)
                }
                return
            }
        }
    }
}
