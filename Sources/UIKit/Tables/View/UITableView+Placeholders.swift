import CoreGraphics

/// Rows that stand in for others which are not in the data yet.
extension UITableView {
    // MARK: Index paths

    /// What the delegate says of a row that is shown; nil where it does not have the method, without a delegate, and for placeholders,
    /// of which it does not know.
    @discardableResult
    func asked<Answer>(_ path: ShownPath, _ ask: (any UITableViewDelegate, IndexPath) -> Answer) -> Answer? {
        guard let delegate, let row = placeholders.data(path) else { return nil }
        return OptionalMethods.answer(of: delegate) { ask(delegate, row.indexPath) }
    }

    /// The row that the delegate puts in the place of one, or the row itself; nil for none.
    func chosen(
        _ path: ShownPath, _ ask: (any UITableViewDelegate, IndexPath) -> IndexPath?
    ) -> ShownPath? {
        guard let answer = asked(path, ask) else { return path }
        return answer.map { placeholders.shown(DataPath($0)) }
    }

    func cell(at path: ShownPath) -> UITableViewCell? { rowViews.rows[.row(path)]?.cell }

    func shownPath(of cell: UITableViewCell) -> ShownPath? { rowViews.rows.element(of: cell)?.path }

    func row(under point: CGPoint) -> ShownPath? {
        places.makeMap()
        return places.map.elements(from: point.y, to: point.y + 0.01).lazy.compactMap(\.path).first
    }

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

    // MARK: Rows

    /// Shows a placeholder.
    func show(_ placeholder: UITableViewPlaceholder) -> PlaceholderSlot {
        let path = DataPath(placeholder.insertionIndexPath), slot = PlaceholderSlot(placeholder, before: path)
        notePlaceholders { $0.coming.append((slot, path)) }
        return slot
    }

    func makePlaceholder(_ slot: PlaceholderSlot) -> UITableViewCell {
        let placeholder = slot.placeholder as? UITableViewPlaceholder
        let cell = dequeueReusableCell(
            withIdentifier: placeholder?.reuseIdentifier ?? "", for: placeholders.insertionPath(slot.path).indexPath)
        cell.setSelected(false, animated: false)
        cell.setHighlighted(false, animated: false)
        cell.table = self
        rowEditing.prepareForEditing(cell, slot.path)
        placeholder?.cellUpdateHandler?(cell)
        return cell
    }

    /// In points; `automaticDimension`: as the cell says.
    func ownHeight(of slot: PlaceholderSlot) -> CGFloat {
        (slot.placeholder as? UITableViewPlaceholder)?.rowHeight ?? Self.automaticDimension
    }
}
