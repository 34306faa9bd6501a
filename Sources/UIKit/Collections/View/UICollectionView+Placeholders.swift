import CoreGraphics

/// Cells that stand in for items which are not in the data yet.
extension UICollectionView {
    // MARK: Index paths

    /// What the delegate says of an item that is shown; nil without a delegate, and for placeholders, of which it does not know.
    @discardableResult
    func asked<Answer>(
        _ path: ShownPath, _ ask: (any UICollectionViewDelegate, IndexPath) -> Answer
    ) -> Answer? {
        guard let delegate, let item = placeholders.data(path) else { return nil }
        return ask(delegate, item.indexPath)
    }

    func cell(at path: ShownPath) -> UICollectionViewCell? {
        elementViews.live[.cell(path)]?.view as? UICollectionViewCell
    }

    func shownPath(of cell: UICollectionViewCell) -> ShownPath? { elementViews.live.key(of: cell)?.path }

    func isPlaceholder(_ path: ShownPath) -> Bool { placeholders.slot(at: unmoved(path)) != nil }

    /// The index path as it is shown, with placeholders counted; nil for nil.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        shown(forData: dataSourceIndexPath)
    }

    /// The index path in the data, without placeholders; nil for a placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        data(forShown: presentationIndexPath)
    }

    /// Runs a closure in which index paths count placeholders.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        usingShownPaths(actionsToTranslate)
    }

    // MARK: Cells

    /// Shows a placeholder.
    func show(_ placeholder: UICollectionViewPlaceholder) -> PlaceholderSlot {
        let path = DataPath(placeholder.insertionIndexPath), slot = PlaceholderSlot(placeholder, before: path)
        notePlaceholders { $0.coming.append((slot, path)) }
        return slot
    }

    func makePlaceholder(_ slot: PlaceholderSlot) -> UICollectionViewCell {
        let identifier = (slot.placeholder as? UICollectionViewPlaceholder)?.reuseIdentifier ?? ""
        let cell = dequeueReusableCell(
            withReuseIdentifier: identifier, for: placeholders.insertionPath(slot.path).indexPath)
        elementViews.showState(of: cell, at: slot.path)
        fill(cell, slot)
        return cell
    }

    func fill(_ cell: UICollectionViewCell, _ slot: PlaceholderSlot) {
        (slot.placeholder as? UICollectionViewPlaceholder)?.cellUpdateHandler?(cell)
    }
}
