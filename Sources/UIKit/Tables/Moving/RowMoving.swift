import CoreGraphics

/// Rows that the user moves by their reordering controls, or drags over their own table.
@MainActor
final class RowMoving {
    unowned let table: UITableView
    /// The row that is held, and where it would go.
    var movement: RowMovement?

    init(_ table: UITableView) {
        self.table = table
    }

    /// Whether the user may move a row: the data source says so, or is a controller that follows moves.
    func mayMove(_ path: IndexPath) -> Bool { saysOfMoving(path) ?? false }

    /// What the data source says of moving a row; nil where it leaves that open.
    func saysOfMoving(_ path: IndexPath) -> Bool? {
        guard let dataSource = table.dataSource, let row = table.placeholders.data(path) else { return false }
        return OptionalMethods.answer(of: dataSource) { dataSource.tableView(table, canMoveRowAt: row.indexPath) }
            ?? (dataSource as? UITableViewController)?.followsMoves
    }

    /// A press on a cell's reordering control goes on.
    func handleMove(of cell: UITableViewCell, _ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: beginMove(cell, at: press.location(in: nil))
        case .changed: continueMove(at: press.location(in: nil))
        case .ended: endMove(isCancelled: false)
        case .cancelled: endMove(isCancelled: true)
        default: break
        }
    }

    private func beginMove(_ cell: UITableViewCell, at finger: CGPoint) {
        guard movement == nil, table.updates.depth == 0, let path = table.shownPath(of: cell),
            let row = table.rowViews.rows[.row(path)],
            mayMove(path)
        else { return }
        table.rowEditing.closeSwipe(animated: true)
        table.unhighlight()
        movement = RowMovement(
            row: row, source: path, grip: table.convert(finger, from: nil).y - cell.center.y,
            edge: EdgeScroller(table, finger: finger) { [weak self] _ in self?.followFinger() })
        table.bringSubviewToFront(cell)
        lift(cell, true)
    }

    private func lift(_ cell: UITableViewCell, _ isUp: Bool) {
        cell.dragging.isReordering = isUp
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            cell.layer.shadowOpacity = isUp ? 0.3 : 0
            cell.layer.shadowRadius = isUp ? 6 : 3
            cell.layer.shadowOffset = isUp ? CGSize(width: 0, height: 2) : CGSize(width: 0, height: -3)
            cell.layer.zPosition = isUp ? 1 : 0
        }
    }

    private func continueMove(at finger: CGPoint) {
        guard let movement, !movement.isDragged else { return }
        movement.edge?.finger = finger
        followFinger()
    }

    /// Puts the held row under the finger; the others make room where it has come to.
    private func followFinger() {
        guard let movement else { return }
        movement.row.view.center.y = heldCenter(movement)
        movement.row.frame = movement.row.view.frame
        makeRoom(at: slot(nearest: heldCenter(movement), movement), movement)
    }

    /// The rows make room for the held one at a place, if the delegate agrees.
    func makeRoom(at proposed: IndexPath, _ movement: RowMovement) {
        let target = table.chosenTarget(proposed, of: movement.source, now: movement.target)
        guard target != movement.target, table.isPlace(target, forItemAt: movement.source) else { return }
        movement.target = target
        UIView.animate(
            withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: table.rowViews.updateRows)
    }

    private func heldCenter(_ movement: RowMovement) -> CGFloat {
        let limit = max(movement.height / 2, table.places.map.end - movement.height / 2)
        let finger = movement.edge.map { table.convert($0.finger, from: nil).y } ?? movement.row.frame.midY
        return min(max(finger - movement.grip, table.places.map.top + movement.height / 2), limit)
    }

    /// The place among the rows in sight at which the held row would be nearest to where it is held.
    func slot(nearest center: CGFloat, _ movement: RowMovement) -> IndexPath {
        let source = movement.source
        var best = movement.target, distance = CGFloat.infinity
        func consider(_ row: Int, _ section: Int, start: CGFloat) {
            let away = abs(start + movement.height / 2 - center)
            guard away < distance else { return }
            (best, distance) = (IndexPath(row: row, section: section), away)
        }
        for element in table.places.map.elements(
            from: table.bounds.minY - movement.height, to: table.bounds.maxY + movement.height)
        {
            // Where things are without the held row.
            switch element {
            case .header(let section):
                let start = table.places.map.starts[section] + table.places.map.sections[section].rowsStart
                consider(0, section, start: start - (section > source.section ? movement.height : 0))
            case .row(let path) where path != source:
                guard let span = table.places.map.span(of: element) else { continue }
                let isBehind = TablePlace(element) > TablePlace(.row(source))
                let number = path.row + (path.section == source.section && isBehind ? 0 : 1)
                consider(number, path.section, start: span.start + span.height - (isBehind ? movement.height : 0))
            default: break
            }
        }
        return best
    }

    // MARK: The end

    private func endMove(isCancelled: Bool) {
        guard let movement, !movement.isDragged else { return }
        dropHeldRow()
        guard !isCancelled, movement.target != movement.source else {
            return UIView.animate(
                withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction,
                animations: table.rowViews.updateRows)
        }
        var changes = UpdateChanges()
        changes.moved = [(movement.source, movement.target)]
        let old = table.counts
        table.tellMove(from: movement.source, to: movement.target)
        table.showMoved(changes, from: old)
    }

    /// The data changes under a held row: it goes back to its place.
    func dropHeldRow() {
        guard let movement else { return }
        movement.edge?.stop()
        self.movement = nil
        if movement.isDragged { movement.row.view.alpha = 1 } else if let cell = movement.row.cell { lift(cell, false) }
        table.setNeedsLayout()
    }

    /// The held row is wherever the finger has it.
    func heldFrame(of element: TableElement) -> CGRect? {
        guard let movement, element == .row(movement.source) else { return nil }
        return movement.row.view.frame
    }
}
