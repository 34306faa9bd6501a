import CoreGraphics

/// Rows that the user moves by their reordering controls, or drags over their own table.
extension UITableView: MovingHost {
    func mayMove(_ path: ShownPath) -> Bool { saysOfMoving(path) ?? false }

    /// Whether a drag without a drop delegate may move a row: the data source says so, or has left the question open.
    func mayMoveByDrag(_ path: ShownPath) -> Bool { saysOfMoving(path) ?? true }

    /// What the data source says of moving a row, or does by following moves; nil where it leaves that open.
    private func saysOfMoving(_ path: ShownPath) -> Bool? {
        guard let dataSource, let row = placeholders.data(path) else { return false }
        return OptionalMethods.answer(of: dataSource) { dataSource.tableView(self, canMoveRowAt: row.indexPath) }
            ?? (dataSource as? UITableViewController)?.followsMoves
    }

    func chosenPlace(for item: DataPath, from place: DataPath, proposed: DataPath) -> DataPath? {
        guard let delegate else { return nil }
        return DataPath(
            delegate.tableView(
                self, targetIndexPathForMoveFromRowAt: item.indexPath, toProposedIndexPath: proposed.indexPath))
    }

    func followMove(of item: DataPath, to place: DataPath) -> Bool {
        guard let dataSource else { return true }
        return OptionalMethods.answer(of: dataSource) {
            dataSource.tableView(self, moveRowAt: item.indexPath, to: place.indexPath)
        } != nil
    }

    // MARK: The row

    /// A press on a cell's reordering control goes on.
    func moveRow(of cell: UITableViewCell, by press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began:
            if let path = shownPath(of: cell) { _ = moving.begin(path, at: press.location(in: self)) }
        case .changed: moving.follow(press.location(in: self))
        case .ended: moving.end(isCancelled: false)
        case .cancelled: moving.end(isCancelled: true)
        default: break
        }
    }

    func makeMovement(of path: ShownPath, by finger: CGPoint?) -> RowMovement? {
        guard updates.depth == 0, let row = rowViews.rows[.row(path)] else { return nil }
        rowEditing.closeSwipe(animated: true)
        unhighlight()
        return RowMovement(row, path, finger: finger)
    }

    func didHold(_ movement: RowMovement) {
        guard !movement.isDragged else {
            movement.row.view.alpha = 0
            return
        }
        bringSubviewToFront(movement.row.view)
        lift(movement, true)
    }

    func didRelease(_ movement: RowMovement) {
        if !movement.isDragged { lift(movement, false) }
        setNeedsLayout()
    }

    /// A row that is gone by now fades unseen.
    func uncover(_ movement: RowMovement) {
        if rowViews.rows.all.contains(where: { $0 === movement.row }) { movement.row.view.alpha = 1 }
    }

    private func lift(_ movement: RowMovement, _ isUp: Bool) {
        guard let cell = movement.row.cell else { return }
        cell.dragging.isReordering = isUp
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            cell.layer.shadowOpacity = isUp ? 0.3 : 0
            cell.layer.shadowRadius = isUp ? 6 : 3
            cell.layer.shadowOffset = isUp ? CGSize(width: 0, height: 2) : CGSize(width: 0, height: -3)
            cell.layer.zPosition = isUp ? 1 : 0
        }
    }

    /// The row stays in its column, and between the first and the last one.
    private func heldCenter(_ movement: RowMovement) -> CGFloat {
        let limit = max(movement.height / 2, places.map.end - movement.height / 2)
        return min(max(movement.position.y - movement.grip, places.map.top + movement.height / 2), limit)
    }

    func carry(_ movement: RowMovement, from old: CGPoint, toward target: ShownPath) {
        movement.row.view.center.y = heldCenter(movement)
        movement.row.frame = movement.row.view.frame
    }

    /// The held row is wherever the finger has it.
    func heldFrame(of element: TableElement) -> CGRect? {
        guard let movement = moving.movement, element == .row(movement.source) else { return nil }
        return movement.row.view.frame
    }

    // MARK: The others

    func place(for movement: RowMovement, at point: CGPoint) -> ShownPath {
        slot(nearest: movement.isDragged ? point.y : heldCenter(movement), movement)
    }

    /// The place among the rows in sight at which the held row would be nearest to where it is held.
    private func slot(nearest center: CGFloat, _ movement: RowMovement) -> ShownPath {
        let source = movement.source
        var best = movement.target, distance = CGFloat.infinity
        func consider(_ row: Int, _ section: Int, start: CGFloat) {
            let away = abs(start + movement.height / 2 - center)
            guard away < distance else { return }
            (best, distance) = (ShownPath(row: row, section: section), away)
        }
        for element in places.map.elements(from: bounds.minY - movement.height, to: bounds.maxY + movement.height) {
            // Where things are without the held row.
            switch element {
            case .header(let section):
                let start = places.map.starts[section] + places.map.sections[section].rowsStart
                consider(0, section, start: start - (section > source.section ? movement.height : 0))
            case .row(let path) where path != source:
                guard let span = places.map.span(of: element) else { continue }
                let isBehind = TablePlace(element) > TablePlace(.row(source))
                let number = path.row + (path.section == source.section && isBehind ? 0 : 1)
                consider(number, path.section, start: span.start + span.height - (isBehind ? movement.height : 0))
            default: break
            }
        }
        return best
    }

    /// The data keeps its order until the row is let go.
    func countedPlace(of movement: RowMovement) -> ShownPath { movement.source }

    var restBeforeRoom: Double { 0 }

    func makeRoom(for movement: RowMovement, at target: ShownPath) {
        movement.target = target
        animateToPlaces()
    }

    func animateToPlaces() {
        UIView.animate(
            withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: rowViews.updateRows)
    }

    /// The row goes to the gap, unseen until the drop has flown there.
    func leaveGap(of movement: RowMovement) {
        let start = gapStart(movement)
        AnimationContext.runStill {
            movement.row.frame.origin.y = start
            movement.row.view.frame.origin.y = start
        }
    }

    /// Where the gap begins in the content.
    private func gapStart(_ movement: RowMovement) -> CGFloat {
        let (target, source, height) = (movement.target, movement.source, movement.height)
        let isBehind = target.section > source.section
        if let span = places.map.span(of: .row(target)) {
            if target.section == source.section, target.row > source.row { return span.start + span.height - height }
            return span.start - (isBehind ? height : 0)
        }
        let section = places.map.sections[target.section]
        return places.map.starts[target.section] + section.rowsStart + section.rows.total - (isBehind ? height : 0)
    }

    // MARK: The end

    func finish(_ movement: RowMovement, isCancelled: Bool) {
        guard !isCancelled, movement.target != movement.source else { return animateToPlaces() }
        let old = counts
        tellMove(movement)
        showMoved(.move(from: movement.source, to: movement.target), from: old)
    }

    /// Tells the data source of a drop that is a move. Returns where the row is then; nil when it does not follow.
    func moveDraggedRow() -> ShownPath? {
        guard let movement = moving.movement, movement.isDragged else { return nil }
        guard movement.target != movement.source else {
            moving.closeGap()
            return movement.source
        }
        let old = counts
        guard tellMove(movement) else {
            movePlaceholders(from: movement.target, to: movement.source, counting: counts)
            moving.closeGap()
            return nil
        }
        moving.release()
        leaveGap(of: movement)
        uncover(movement)
        showMoved(.move(from: movement.source, to: movement.target), from: old)
        return movement.target
    }
}
