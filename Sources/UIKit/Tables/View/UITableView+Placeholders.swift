import CoreGraphics

/// Rows that stand in for others which are not in the data yet.
extension UITableView {
    // MARK: Index paths

    /// What the delegate says of a row that is shown; nil where it does not have the method, without a delegate, and for placeholders,
    /// of which it does not know.
    @discardableResult
    func asked<Answer>(_ path: IndexPath, _ ask: (any UITableViewDelegate, IndexPath) -> Answer) -> Answer? {
        guard let delegate, let row = placeholders.data(path) else { return nil }
        return OptionalMethods.answer(of: delegate) { ask(delegate, row.indexPath) }
    }

    /// The row that the delegate puts in the place of one, or the row itself; nil for none.
    func chosen(
        _ path: IndexPath, _ ask: (any UITableViewDelegate, IndexPath) -> IndexPath?
    ) -> IndexPath? {
        guard let answer = asked(path, ask) else { return path }
        return answer.map { placeholders.shown(DataPath($0)) }
    }

    func cell(at path: IndexPath) -> UITableViewCell? { rowViews.rows[.row(path)]?.cell }

    func shownPath(of cell: UITableViewCell) -> IndexPath? { rowViews.rows.element(of: cell)?.indexPath }

    func row(under point: CGPoint) -> IndexPath? {
        places.makeMap()
        return places.map.elements(from: point.y, to: point.y + 0.01).lazy.compactMap(\.indexPath).first
    }

    /// The index path as it is shown, with placeholders counted; nil for nil.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { placeholders.shown(DataPath($0)) }
    }

    /// The index path in the data, without placeholders; nil for a placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { placeholders.data($0)?.indexPath }
    }

    /// Runs a closure in which index paths count placeholders.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        usingShownPaths(actionsToTranslate)
    }

    // MARK: Moves

    /// Tells the data source that the user has moved a row. Returns whether it has the method that follows moves.
    @discardableResult
    func tellMove(from source: IndexPath, to target: IndexPath) -> Bool {
        let row = placeholders.insertionPath(source)
        movePlaceholders(from: source, to: target, counting: counts)
        guard let dataSource else { return true }
        let place = placeholders.insertionPath(target)
        return OptionalMethods.answer(of: dataSource) {
            dataSource.tableView(self, moveRowAt: row.indexPath, to: place.indexPath)
        } != nil
    }

    // MARK: Rows

    /// Shows a placeholder.
    func show(_ placeholder: UITableViewPlaceholder) -> PlaceholderSlot {
        let slot = PlaceholderSlot(placeholder, at: placeholder.insertionIndexPath)
        notePlaceholders { $0.coming.append((slot, DataPath(placeholder.insertionIndexPath))) }
        return slot
    }

    func makePlaceholder(_ slot: PlaceholderSlot) -> UITableViewCell {
        let placeholder = slot.placeholder as? UITableViewPlaceholder
        let cell = dequeueReusableCell(withIdentifier: placeholder?.reuseIdentifier ?? "", for: slot.path)
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
