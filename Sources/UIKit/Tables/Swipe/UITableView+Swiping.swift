import CoreGraphics

extension UITableView {
    func makeSwiper() -> RowSwiper {
        let swiper = RowSwiper(self) { [unowned self] point, isLeading in
            guard !isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
            return swipeRow(cell, path, isLeading: isLeading)
        } willMove: { [unowned self] in
            unhighlight()
        }
        swiper.willBeginEditing = { [unowned self] in delegate?.tableView(self, willBeginEditingRowAt: $0) }
        swiper.didEndEditing = { [weak self] path in
            guard let self else { return }
            delegate?.tableView(self, didEndEditingRowAt: counts.hasRow(path) ? path : nil)
        }
        return swiper
    }

    private func swipeRow(_ cell: UITableViewCell, _ path: IndexPath, isLeading: Bool) -> RowSwiper.Row? {
        let configuration: UISwipeActionsConfiguration?
        if let delegate {
            configuration =
                isLeading
                ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
                : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        } else {
            configuration = isLeading ? nil : standardSwipeActions(path)
        }
        guard let configuration, !configuration.actions.isEmpty else { return nil }
        return RowSwiper.Row(cell: cell, indexPath: path, configuration: configuration)
    }

    func standardSwipeActions(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath), commitsEdits(dataSource),
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
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return done(false) }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Whether the data source is known to follow deletions. A protocol cannot tell which of its methods are implemented.
    private func commitsEdits(_ dataSource: any UITableViewDataSource) -> Bool {
        if let controller = dataSource as? UITableViewController { return controller.commitsEdits }
        return !needs.editingIsAssumed
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
        for path in selection.rows.sorted() { setSelected(path, false, animated: false) }
        for row in rows.all {
            guard let cell = row.cell, let path = row.element.indexPath else { continue }
            prepareForEditing(cell, path)
            cell.layoutIfNeeded()
        }
    }

    /// Gives a cell the controls that editing needs.
    func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        guard isEditing || cell.isEditing || cell.showsReorderControl else { return }
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        let old = (cell.editingStyle, cell.parts.marksSelection), wasEditing = cell.isEditing
        cell.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.parts.marksSelection = canEdit && allowsMultipleSelectionDuringEditing
        cell.parts.keepsRoomForControl =
            canEdit && cell.editingStyle == .none
            && delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
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
