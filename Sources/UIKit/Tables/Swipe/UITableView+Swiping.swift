import CoreGraphics

extension UITableView {
    func makeSwiper() -> RowSwiper {
        let swiper = RowSwiper(self) { [unowned self] point, isLeading in
            guard !isEditing, let path = row(under: point), let cell = cell(at: path) else { return nil }
            return swipeRow(cell, path, isLeading: isLeading)
        } willMove: { [unowned self] in
            unhighlight()
        }
        swiper.willBeginEditing = { [unowned self] path in
            asked(path) { $0.tableView(self, willBeginEditingRowAt: $1) }
        }
        swiper.didEndEditing = { [weak self] path in
            guard let self else { return }
            delegate?.tableView(self, didEndEditingRowAt: counts.hasRow(path) ? placeholders.data(path) : nil)
        }
        return swiper
    }

    private func swipeRow(_ cell: UITableViewCell, _ path: IndexPath, isLeading: Bool) -> RowSwiper.Row? {
        guard let row = placeholders.data(path) else { return nil }
        let configuration: UISwipeActionsConfiguration?
        if let delegate {
            configuration =
                isLeading
                ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
                : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
        } else {
            configuration = isLeading ? nil : standardSwipeActions(row)
        }
        guard let configuration, !configuration.actions.isEmpty else { return nil }
        return RowSwiper.Row(cell: cell, indexPath: path, configuration: configuration)
    }

    /// Deletion, where the data source follows it. Index paths are the data's.
    func standardSwipeActions(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource else { return nil }
        let mayEdit = OptionalMethods.answer(of: dataSource) { dataSource.tableView(self, canEditRowAt: indexPath) }
        guard mayEdit ?? true, commitsEdits(dataSource, indexPath, speaksOfEditing: mayEdit != nil),
            delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
        else { return nil }
        return deletion(of: indexPath)
    }

    /// What a delegate offers that gives no configuration: its older row actions, or deletion.
    func assumedSwipeActions(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? false,
            let actions = delegate?.tableView(self, editActionsForRowAt: indexPath)
        else { return standardSwipeActions(indexPath) }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(indexPath) })
        // They never were done by a swipe alone.
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    private func deletion(of indexPath: IndexPath) -> UISwipeActionsConfiguration {
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? SystemWord.delete.text
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return done(false) }
            commitEdit(.delete, indexPath)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Has the data source follow an edit, and learns whether it does.
    func commitEdit(_ style: UITableViewCell.EditingStyle, _ row: IndexPath) {
        guard let dataSource else { return }
        let answer: Void? = OptionalMethods.answer(of: dataSource) {
            dataSource.tableView(self, commit: style, forRowAt: row)
        }
        needs.followsEdits = answer != nil
    }

    /// Whether the data source is known to follow deletions. A protocol cannot tell which of its methods are implemented; but programs
    /// whose rows are not to be deleted say nothing of how.
    private func commitsEdits(
        _ dataSource: any UITableViewDataSource, _ row: IndexPath, speaksOfEditing: Bool
    ) -> Bool {
        if let controller = dataSource as? UITableViewController { return controller.commitsEdits }
        if let known = needs.followsEdits { return known }
        // Who shows the controls that delete means them.
        return isEditing || speaksOfEditing || delegateSpeaksOfDeletion(row)
    }

    private func delegateSpeaksOfDeletion(_ row: IndexPath) -> Bool {
        guard let delegate else { return false }
        let style = OptionalMethods.answer(of: delegate) { delegate.tableView(self, editingStyleForRowAt: row) }
        let title = OptionalMethods.answer(of: delegate) {
            delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: row)
        }
        return style != nil || title != nil
    }

    /// Opens the trailing actions of a row, as a tap on its delete control does.
    func openSwipe(_ cell: UITableViewCell, _ path: IndexPath) {
        closeSwipe(animated: false)
        if let row = swipeRow(cell, path, isLeading: false) { swiper.open(row) }
    }

    func closeSwipe(animated: Bool) { swiper.close(animated: animated) }

    // MARK: Editing mode

    func editingDidChange(animated: Bool) {
        closeSwipe(animated: animated)
        forgetPrefetching()
        for path in selection.items.sorted() { setSelected(path, false, animated: false) }
        for row in rows.all {
            guard let cell = row.cell, let path = row.element.indexPath else { continue }
            prepareForEditing(cell, path)
            cell.layoutIfNeeded()
        }
    }

    /// Gives a cell the controls that editing needs.
    func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        guard isEditing || cell.isEditing || cell.showsReorderControl else { return }
        let canEdit = placeholders.data(path).flatMap { dataSource?.tableView(self, canEditRowAt: $0) } ?? false
        let old = (cell.editingStyle, cell.parts.marksSelection), wasEditing = cell.isEditing
        cell.editingStyle = canEdit ? asked(path) { $0.tableView(self, editingStyleForRowAt: $1) } ?? .delete : .none
        cell.parts.marksSelection = canEdit && allowsMultipleSelectionDuringEditing
        cell.parts.keepsRoomForControl = canEdit && cell.editingStyle == .none
        if let indents = asked(path, { $0.tableView(self, shouldIndentWhileEditingRowAt: $1) }) {
            cell.shouldIndentWhileEditing = indents
        }
        cell.showsReorderControl = isEditing && mayMove(path)
        cell.setEditing(isEditing, animated: false)
        // A cell that was another row's may have the control of that row.
        if wasEditing, isEditing, old != (cell.editingStyle, cell.parts.marksSelection) { cell.editingDidChange() }
    }
}

extension [Int] {
    /// Whether there is a row at an index path, these being the numbers of rows of all sections.
    fileprivate func hasRow(_ path: IndexPath) -> Bool {
        indices.contains(path.section) && (0..<self[path.section]).contains(path.row)
    }
}
