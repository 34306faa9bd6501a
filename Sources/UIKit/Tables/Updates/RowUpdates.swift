import CoreGraphics

/// Shows a batch of changes: rows come, go and move in one animation.
@MainActor
final class RowUpdates {
    unowned let table: UITableView
    /// How rows come and go in the batch that is open.
    var noted = UITableView.RowAnimations<DataPath>()
    /// The same in the one that is shown.
    var animations = UITableView.RowAnimations<ShownPath>()

    init(_ table: UITableView) {
        self.table = table
    }

    func show(_ plan: UpdatePlan<ShownPath>, _ completions: [(Bool) -> Void]) {
        table.selection.follow(plan)
        table.drags?.follow(plan)
        table.places.map.measured = Dictionary(
            table.places.map.measured.compactMap { path, height in plan.newPath(of: path).map { ($0, height) } },
            uniquingKeysWith: { $1 })
        table.places.map.measuredEdges = Dictionary(
            table.places.map.measuredEdges.compactMap { edge, height in plan.newElement(of: edge).map { ($0, height) }
            },
            uniquingKeysWith: { $1 })
        table.places.needsMap = true
        table.index.isDue = table.index.isDue || table.index.leastRows > 0
        table.prefetching.forgetPrefetching()
        guard table.window != nil || !table.rowViews.rows.all.isEmpty else {
            table.setNeedsLayout()
            for completion in completions { completion(true) }
            return
        }
        var leaving: [LiveRow] = []
        table.rearrange(over: UITableView.updateDuration) {
            leaving = self.rearrange(plan)
        } completion: { [table = self.table] finished in
            for row in leaving {
                row.view.alpha = 1
                row.view.transform = .identity
            }
            table.rowViews.retire(leaving)
            table.rowViews.pool.clearTree()
            for completion in completions { completion(finished) }
        }
    }

    /// Lays everything out anew inside the animation. Returns what goes when it is over.
    private func rearrange(_ plan: UpdatePlan<ShownPath>) -> [LiveRow] {
        table.rowViews.isArranging = true
        let oldMap = table.places.map
        table.places.makeMap()
        measureStaying(plan)
        let wanted = table.rowViews.inSight()
        let frames = Dictionary(wanted, uniquingKeysWith: { $1 })
        let replaced = Set(plan.changes.reloaded)
        var staying: [LiveRow] = [], leaving: [LiveRow] = []
        for row in table.rowViews.rows.all {
            let isReplaced = row.element.path.map { replaced.contains($0) } ?? false
            let new = isReplaced ? nil : plan.newElement(of: row.element)
            if let new, let frame = frames[new] {
                row.element = new
                table.rowViews.move(row, to: frame)
                staying.append(row)
            } else {
                sendAway(row, to: new)
                leaving.append(row)
            }
        }
        table.rowViews.rows.replace(with: staying)
        reconfigure(plan)
        for (element, frame) in wanted where table.rowViews.rows[element] == nil { bring(element, frame, plan, oldMap) }
        table.rowViews.isArranging = false
        if table.places.needsMap || table.places.haveMoved { table.rowViews.updateRows() }
        placeFooter()
        table.setNeedsLayout()
        return leaving
    }

    /// Rows in sight that size themselves may have become larger or smaller: an update is how programs say so.
    private func measureStaying(_ plan: UpdatePlan<ShownPath>) {
        for row in table.rowViews.rows.all {
            guard let cell = row.cell, case .row(let path) = plan.newElement(of: row.element),
                table.places.sizesItself(path),
                let span = table.places.map.span(of: .row(path))
            else { continue }
            let height = table.rowViews.ownHeight(of: cell)
            if height > 0, height != span.height { table.places.map.setHeight(height, of: path) }
        }
        table.places.takeContentSize()
    }

    private func placeFooter() { table.tableFooterView?.frame.origin.y = table.places.map.end }

    private func bring(_ element: TableElement, _ frame: CGRect, _ plan: UpdatePlan<ShownPath>, _ oldMap: TableMap) {
        guard let row = table.rowViews.show(element, frame) else { return }
        if let old = plan.oldElement(of: element), !plan.isReloaded(old), let span = oldMap.span(of: old) {
            // It was out of sight, and comes from there.
            let start = CGRect(x: frame.minX, y: span.start, width: frame.width, height: span.height)
            AnimationContext.runStill { row.view.frame = start }
            row.view.frame = row.frame
            return
        }
        let animation = element.path.flatMap { animations.insertions[$0] } ?? animations.sections
        AnimationContext.runStill { setAway(row.view, animation, row.frame) }
        guard animation != .none else { return AnimationContext.runStill { setHome(row.view) } }
        setHome(row.view)
    }

    private func sendAway(_ row: LiveRow, to new: TableElement?) {
        if let new, table.places.map.span(of: new) != nil {
            return table.rowViews.move(row, to: table.places.shownFrame(of: new))
        }
        let animation = row.element.path.flatMap { animations.deletions[$0] } ?? animations.sections
        if row.element.path != nil { table.sendSubviewToBack(row.view) }
        setAway(row.view, animation, row.frame)
    }

    private func setHome(_ view: UIView) {
        view.alpha = 1
        view.transform = .identity
    }

    private func setAway(_ view: UIView, _ animation: UITableView.RowAnimation, _ frame: CGRect) {
        switch animation {
        case .left: view.transform = CGAffineTransform(translationX: -frame.width, y: 0)
        case .right: view.transform = CGAffineTransform(translationX: frame.width, y: 0)
        case .top: view.transform = CGAffineTransform(translationX: 0, y: -frame.height)
        case .bottom: view.transform = CGAffineTransform(translationX: 0, y: frame.height)
        case .middle: view.transform = CGAffineTransform(scaleX: 1, y: 0.01)
        case .fade, .automatic, .none: break
        }
        view.alpha = 0
    }

    private func reconfigure(_ plan: UpdatePlan<ShownPath>) {
        for old in plan.changes.reconfigured {
            guard let new = plan.newPath(of: old), let cell = table.cell(at: new) else { continue }
            table.rowViews.reconfigured = cell
            _ = table.dataSource?.tableView(table, cellForRowAt: table.placeholders.insertionPath(new).indexPath)
            table.rowViews.reconfigured = nil
            table.rowViews.measure(cell, new)
        }
    }
}
