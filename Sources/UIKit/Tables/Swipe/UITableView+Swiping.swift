import CoreGraphics

extension UITableView {
    /// Seconds until a row that was let go is open or closed.
    private static let settleDuration = 0.3

    func installSwiping() {
        swipePan.name = "row swipe"
        swipePan.addTarget(self, action: Selector("handleSwipe:", UITableView.handleSwipe(_:)))
        swipePan.maximumNumberOfTouches = 1
        addGestureRecognizer(swipePan)
    }

    func standardSwipeActions(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath), commitsEdits(dataSource),
            delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
        else { return nil }
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

    // MARK: The drag

    /// Whether a drag may open a row: along the row, and there are actions on that side.
    func mayBeginSwipe() -> Bool {
        let velocity = swipePan.velocity(in: self)
        guard abs(velocity.x) > abs(velocity.y), !isDragging, !isEditing else { return false }
        if let swipe { return swipe.cell.frame.contains(swipePan.location(in: self)) }
        return makeSwipe(at: swipePan.location(in: self), isLeading: velocity.x > 0) != nil
    }

    func handleSwipe(_ pan: UIPanGestureRecognizer) {
        let x = pan.translation(in: self).x
        switch pan.state {
        case .began:
            if swipe == nil {
                swipe = makeSwipe(at: pan.location(in: self), isLeading: pan.velocity(in: self).x > 0)?()
            }
            swipe?.start = swipe?.offset ?? 0
            unhighlight()
            drag(by: x)
        case .changed: drag(by: x)
        case .ended: settle(velocity: pan.velocity(in: self).x)
        case .cancelled: closeSwipe(animated: true)
        default: break
        }
    }

    private func drag(by x: CGFloat) {
        guard let swipe else { return }
        let distance = swipe.start + (swipe.isLeading ? x : -x)
        // Beyond the open width the row follows less, unless a full swipe means something.
        let limit = swipe.openWidth
        let isFree = swipe.configuration.performsFirstActionWithFullSwipe
        swipe.move(to: distance <= limit || isFree ? distance : limit + (distance - limit) / 3)
    }

    private func settle(velocity: CGFloat) {
        guard let swipe else { return }
        let speed = swipe.isLeading ? velocity : -velocity
        if swipe.isFullSwipe, let first = swipe.configuration.actions.first { return perform(first) }
        let opens = speed > 100 || (speed > -100 && swipe.offset > swipe.openWidth / 2)
        guard opens else { return closeSwipe(animated: true) }
        UIView.animate(
            withDuration: Self.settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: { swipe.move(to: swipe.openWidth) })
    }

    // MARK: Opening and closing

    private func makeSwipe(at point: CGPoint, isLeading: Bool) -> (() -> RowSwipe)? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
        return makeSwipe(cell, path, isLeading: isLeading)
    }

    private func makeSwipe(_ cell: UITableViewCell, _ path: IndexPath, isLeading: Bool) -> (() -> RowSwipe)? {
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
        return {
            RowSwipe(cell: cell, indexPath: path, configuration: configuration, isLeading: isLeading) {
                [weak self] action in self?.perform(action)
            }
        }
    }

    /// Opens the trailing actions of a row, as a tap on its delete control does.
    func openSwipe(_ cell: UITableViewCell, _ path: IndexPath) {
        closeSwipe(animated: false)
        guard let opened = makeSwipe(cell, path, isLeading: false)?() else { return }
        swipe = opened
        UIView.animate(withDuration: Self.settleDuration) { opened.move(to: opened.openWidth) }
    }

    func closeSwipe(animated: Bool) {
        guard let closing = swipe else { return }
        swipe = nil
        guard animated, window != nil else { return closing.end() }
        UIView.animate(withDuration: Self.settleDuration) {
            closing.move(to: 0)
        } completion: { _ in
            closing.end()
        }
    }

    private func perform(_ action: UIContextualAction) {
        guard let opened = swipe else { return }
        action.handler(action, opened.cell) { [weak self] _ in
            guard let self, swipe === opened else { return }
            closeSwipe(animated: true)
        }
    }

    // MARK: Editing mode

    func editingDidChange(animated: Bool) {
        closeSwipe(animated: animated)
        for path in selection.rows.sorted() { setSelected(path, false, animated: false) }
        for row in rows.all {
            guard let cell = row.cell, let path = row.element.indexPath else { continue }
            prepareForEditing(cell, path)
            cell.layoutIfNeeded()
        }
    }

    /// Gives a cell the controls that editing needs.
    func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        guard isEditing || cell.isEditing else { return }
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        if dataSource?.tableView(self, canMoveRowAt: path) ?? false {
            Diagnostics.report(
                "Rows of a UITableView cannot be moved by hand; moveRow(at:to:) moves them by program.",
                key: "UITableView.reordering")
        }
        cell.setEditing(isEditing, animated: false)
    }
}
