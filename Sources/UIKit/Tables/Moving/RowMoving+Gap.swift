import CoreGraphics

/// The gap that a row leaves and takes along while it is dragged over its own table.
extension RowMoving {
    /// Whether a drag without a drop delegate may move a row: the data source says so, or has left the question open.
    func mayMoveByDrag(_ path: IndexPath) -> Bool { saysOfMoving(path) ?? true }

    /// The place of the gap for a finger; nil without one.
    func slot(under place: CGPoint) -> IndexPath? {
        guard let movement, movement.isDragged else { return nil }
        return slot(nearest: place.y, movement)
    }

    /// Shows the rows as if a dragged one were under the finger already; it is itself unseen.
    func moveGap(of source: IndexPath, under place: CGPoint) {
        if movement == nil {
            guard table.updates.depth == 0, let row = table.rowViews.rows[.row(source)] else { return }
            table.rowEditing.closeSwipe(animated: true)
            movement = RowMovement(row: row, source: source, grip: 0, edge: nil)
            row.view.alpha = 0
        }
        guard let movement, movement.isDragged else { return }
        makeRoom(at: slot(nearest: place.y, movement), movement)
    }

    /// The dragged row goes somewhere else: its place is where it was.
    func closeGap() {
        guard let movement, movement.isDragged else { return }
        self.movement = nil
        movement.row.view.alpha = 1
        UIView.animate(
            withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: table.rowViews.updateRows)
    }

    /// Has the program change the data for a drop, with the rows still where they are seen: so those that have made room stay there.
    func dropIntoGap(_ change: () -> Void) {
        guard let movement, movement.isDragged else { return change() }
        leaveGap(movement)
        table.updates.keepsPlaces = true
        change()
        table.updates.keepsPlaces = false
        if table.rowViews.rows.all.contains(where: { $0 === movement.row }) { movement.row.view.alpha = 1 }
        UIView.animate(
            withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: table.rowViews.updateRows)
    }

    /// Tells the data source of the move. Returns where the row is then; nil when it does not follow.
    func moveDraggedRow() -> IndexPath? {
        guard let movement, movement.isDragged else { return nil }
        guard movement.target != movement.source else {
            closeGap()
            return movement.source
        }
        let old = table.counts
        guard table.tellMove(from: movement.source, to: movement.target) else {
            table.movePlaceholders(from: movement.target, to: movement.source, counting: table.counts)
            closeGap()
            return nil
        }
        leaveGap(movement)
        movement.row.view.alpha = 1
        var changes = UpdateChanges()
        changes.moved = [(movement.source, movement.target)]
        table.showMoved(changes, from: old)
        return movement.target
    }

    /// The unseen row goes to the gap.
    private func leaveGap(_ movement: RowMovement) {
        let start = gapStart(movement)
        self.movement = nil
        AnimationContext.runStill {
            movement.row.frame.origin.y = start
            movement.row.view.frame.origin.y = start
        }
    }

    /// Where the gap begins in the content.
    private func gapStart(_ movement: RowMovement) -> CGFloat {
        let (target, source, height) = (movement.target, movement.source, movement.height)
        let isBehind = target.section > source.section
        if let span = table.places.map.span(of: .row(target)) {
            if target.section == source.section, target.row > source.row { return span.start + span.height - height }
            return span.start - (isBehind ? height : 0)
        }
        let section = table.places.map.sections[target.section]
        return table.places.map.starts[target.section] + section.rowsStart + section.rows.total
            - (isBehind ? height : 0)
    }
}
