import CoreGraphics

/// The actions that rows open by a swipe, and the controls of editing mode.
@MainActor
final class RowEditing {
    unowned let table: UITableView
    private(set) lazy var swiper = makeSwiper()
    /// Whether the data source has followed the last edit; nil before the first.
    var followsEdits: Bool?

    init(_ table: UITableView) {
        self.table = table
    }

    /// Shows or hides the controls of the rows. `false` also closes a row whose actions a finger has opened.
    func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != table.isEditing else {
            if !editing { closeSwipe(animated: animated) }
            return
        }
        guard animated else {
            table.isEditing = editing
            return
        }
        UIView.animate(withDuration: UITableView.updateDuration) { self.table.isEditing = editing }
    }

    /// Editing mode was set, maybe to what it was.
    func wasSet(_ isEditing: Bool, from old: Bool) {
        if isEditing != old { editingDidChange(animated: false) } else if !isEditing { closeSwipe(animated: true) }
    }

    func makeSwiper() -> RowSwiper {
        let swiper = RowSwiper(table) { [unowned self] point, isLeading in
            guard !table.isEditing, let path = table.row(under: point), let cell = table.cell(at: path) else {
                return nil
            }
            return swipeRow(cell, path, isLeading: isLeading)
        } willMove: { [unowned self] in
            table.unhighlight()
        }
        swiper.willBeginEditing = { [unowned self] path in
            table.asked(path) { $0.tableView(table, willBeginEditingRowAt: $1) }
        }
        swiper.didEndEditing = { [weak self] path in
            guard let self else { return }
            table.delegate?.tableView(
                table, didEndEditingRowAt: table.counts.hasRow(path) ? table.placeholders.data(path)?.indexPath : nil)
        }
        return swiper
    }

    private func swipeRow(_ cell: UITableViewCell, _ path: ShownPath, isLeading: Bool) -> RowSwiper.Row? {
        guard let row = table.placeholders.data(path) else { return nil }
        let configuration: UISwipeActionsConfiguration?
        if let delegate = table.delegate {
            configuration =
                isLeading
                ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: row.indexPath)
                : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: row.indexPath)
        } else {
            configuration = isLeading ? nil : standardSwipeActions(row)
        }
        guard let configuration, !configuration.actions.isEmpty else { return nil }
        return RowSwiper.Row(cell: cell, path: path, configuration: configuration)
    }

    /// Deletion, where the data source follows it.
    func standardSwipeActions(_ row: DataPath) -> UISwipeActionsConfiguration? {
        guard let dataSource = table.dataSource else { return nil }
        let mayEdit = OptionalMethods.answer(of: dataSource) {
            dataSource.tableView(table, canEditRowAt: row.indexPath)
        }
        guard mayEdit ?? true, commitsEdits(dataSource, row, speaksOfEditing: mayEdit != nil),
            table.delegate?.tableView(table, editingStyleForRowAt: row.indexPath) ?? .delete == .delete
        else { return nil }
        return deletion(of: row)
    }

    /// What a delegate offers that gives no configuration: its older row actions, or deletion.
    func assumedSwipeActions(_ row: DataPath) -> UISwipeActionsConfiguration? {
        guard table.dataSource?.tableView(table, canEditRowAt: row.indexPath) ?? false,
            let actions = table.delegate?.tableView(table, editActionsForRowAt: row.indexPath)
        else { return standardSwipeActions(row) }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(row.indexPath) })
        // They never were done by a swipe alone.
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    private func deletion(of row: DataPath) -> UISwipeActionsConfiguration {
        let title =
            table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: row.indexPath)
            ?? SystemWord.delete.text
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return done(false) }
            commitEdit(.delete, row)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Has the data source follow an edit, and learns whether it does.
    func commitEdit(_ style: UITableViewCell.EditingStyle, _ row: DataPath) {
        guard let dataSource = table.dataSource else { return }
        let answer: Void? = OptionalMethods.answer(of: dataSource) {
            dataSource.tableView(table, commit: style, forRowAt: row.indexPath)
        }
        followsEdits = answer != nil
    }

    /// Whether the data source is known to follow deletions. A protocol cannot tell which of its methods are implemented; but programs
    /// whose rows are not to be deleted say nothing of how.
    private func commitsEdits(
        _ dataSource: any UITableViewDataSource, _ row: DataPath, speaksOfEditing: Bool
    ) -> Bool {
        if let controller = dataSource as? UITableViewController { return controller.commitsEdits }
        if let known = followsEdits { return known }
        // Who shows the controls that delete means them.
        return table.isEditing || speaksOfEditing || delegateSpeaksOfDeletion(row)
    }

    private func delegateSpeaksOfDeletion(_ row: DataPath) -> Bool {
        guard let delegate = table.delegate else { return false }
        let style = OptionalMethods.answer(of: delegate) {
            delegate.tableView(table, editingStyleForRowAt: row.indexPath)
        }
        let title = OptionalMethods.answer(of: delegate) {
            delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: row.indexPath)
        }
        return style != nil || title != nil
    }

    /// Opens the trailing actions of a row, as a tap on its delete control does.
    func openSwipe(_ cell: UITableViewCell, _ path: ShownPath) {
        closeSwipe(animated: false)
        if let row = swipeRow(cell, path, isLeading: false) { swiper.open(row) }
    }

    func closeSwipe(animated: Bool) { swiper.close(animated: animated) }

    // MARK: Editing mode

    func editingDidChange(animated: Bool) {
        closeSwipe(animated: animated)
        table.prefetching.forgetPrefetching()
        for path in table.selection.items.sorted() { table.setSelected(path, false, animated: false) }
        for row in table.rowViews.rows.all {
            guard let cell = row.cell, let path = row.element.path else { continue }
            prepareForEditing(cell, path)
            cell.layoutIfNeeded()
        }
        measureRows()
    }

    /// Controls take some of the width that content has: rows that size themselves may ask for another height.
    private func measureRows() {
        guard table.window != nil else { return }
        table.rowViews.measureAgain()
        table.setNeedsLayout()
        table.layoutIfNeeded()
    }

    /// Gives a cell the controls that editing needs.
    func prepareForEditing(_ cell: UITableViewCell, _ path: ShownPath) {
        guard table.isEditing || cell.isEditing || cell.showsReorderControl else { return }
        let canEdit =
            table.placeholders.data(path).flatMap { table.dataSource?.tableView(table, canEditRowAt: $0.indexPath) }
            ?? false
        let old = (cell.editingStyle, cell.parts.marksSelection), wasEditing = cell.isEditing
        cell.editingStyle =
            canEdit ? table.asked(path) { $0.tableView(table, editingStyleForRowAt: $1) } ?? .delete : .none
        cell.parts.marksSelection = canEdit && table.allowsMultipleSelectionDuringEditing
        cell.parts.keepsRoomForControl = canEdit && cell.editingStyle == .none
        if let indents = table.asked(path, { $0.tableView(table, shouldIndentWhileEditingRowAt: $1) }) {
            cell.shouldIndentWhileEditing = indents
        }
        cell.showsReorderControl = table.isEditing && table.mayMove(path)
        cell.setEditing(table.isEditing, animated: false)
        // A cell that was another row's may have the control of that row.
        if wasEditing, table.isEditing, old != (cell.editingStyle, cell.parts.marksSelection) {
            cell.editingDidChange()
        }
    }
}

extension [Int] {
    /// Whether there is a row at an index path, these being the numbers of rows of all sections.
    fileprivate func hasRow(_ path: ShownPath) -> Bool {
        indices.contains(path.section) && (0..<self[path.section]).contains(path.row)
    }
}
