import CoreGraphics

extension UITableView: BatchingHost {
    /// How rows come and go in a batch.
    struct RowAnimations {
        /// By the index paths of the change.
        var insertions: [IndexPath: RowAnimation] = [:]
        var deletions: [IndexPath: RowAnimation] = [:]
        var sections: RowAnimation = .automatic

        /// Animations are noted by index paths of the data, and shown by others.
        @MainActor
        mutating func follow(from old: PlaceholderMap, to new: PlaceholderMap) {
            guard !old.isEmpty || !new.isEmpty else { return }
            insertions = Dictionary(insertions.map { (new.shown($0), $1) }, uniquingKeysWith: { $1 })
            deletions = Dictionary(deletions.map { (old.shown($0), $1) }, uniquingKeysWith: { $1 })
        }
    }

    static let updateDuration = 0.3

    // MARK: Collecting

    func note(_ animation: RowAnimation, _ change: (inout UpdateChanges) -> Void) {
        openBatch(dataHasChanged: true)
        let before = updates.changes
        change(&updates.changes)
        for path in updates.changes.inserted.dropFirst(before.inserted.count) {
            animations.insertions[path] = animation
        }
        for path in updates.changes.deleted.dropFirst(before.deleted.count) { animations.deletions[path] = animation }
        for path in updates.changes.reloaded.dropFirst(before.reloaded.count) { animations.deletions[path] = animation }
        if animation != .automatic { animations.sections = animation }
        closeBatch()
    }

    /// A batch whose changes are known beforehand.
    func runBatch(
        _ changes: UpdateChanges, _ animation: RowAnimation, _ body: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        openBatch()
        body()
        note(animation) { $0 = changes }
        updates.completions.append(completion)
        closeBatch()
    }

    func batchWillOpen() -> Bool {
        closeSwipe(animated: true)
        dropHeldRow()
        animations = RowAnimations()
        return false
    }

    func settleBeforeBatch() { updateRows() }

    func show(_ plan: UpdatePlan, from old: PlaceholderMap, completions: [(Bool) -> Void]) {
        animations.follow(from: old, to: placeholders)
        needs.counts = plan.newCounts
        show(plan, completions)
    }

    /// The rule that was broken, in the words of tables.
    func sentence(_ error: InvalidUpdate) -> String {
        "\(error)".replacingOccurrences(of: "collection view", with: "table view")
            .replacingOccurrences(of: "item", with: "row")
    }

    /// The user has moved a row, and the data has followed.
    func showMoved(_ changes: UpdateChanges, from old: [Int]) {
        animations = RowAnimations()
        let new = placeholders.shownCounts(currentCounts())
        do {
            let plan = try UpdatePlan(from: old, to: new, changes: changes)
            needs.counts = new
            show(plan, [])
        } catch {
            fatalError(sentence(error))
        }
    }

    // MARK: Showing

    private func show(_ plan: UpdatePlan, _ completions: [(Bool) -> Void]) {
        selection.follow(plan)
        drags?.follow(plan)
        map.measured = Dictionary(
            map.measured.compactMap { path, height in plan.newIndexPath(of: path).map { ($0, height) } },
            uniquingKeysWith: { $1 })
        map.measuredEdges = Dictionary(
            map.measuredEdges.compactMap { edge, height in plan.newElement(of: edge).map { ($0, height) } },
            uniquingKeysWith: { $1 })
        needs.map = true
        index.isDue = index.isDue || index.leastRows > 0
        forgetPrefetching()
        guard window != nil else {
            retire(rows.remove { _ in true })
            setNeedsLayout()
            for completion in completions { completion(true) }
            return
        }
        var leaving: [LiveRow] = []
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) {
            leaving = self.rearrange(plan)
        } completion: { finished in
            for row in leaving {
                row.view.alpha = 1
                row.view.transform = .identity
            }
            self.retire(leaving)
            self.pool.clearTree()
            for completion in completions { completion(finished) }
        }
    }

    /// Lays everything out anew inside the animation. Returns what goes when it is over.
    private func rearrange(_ plan: UpdatePlan) -> [LiveRow] {
        needs.isArranging = true
        let oldMap = map
        makeMap()
        measureStaying(plan)
        let wanted = inSight()
        let frames = Dictionary(wanted, uniquingKeysWith: { $1 })
        let replaced = Set(plan.changes.reloaded)
        var staying: [LiveRow] = [], leaving: [LiveRow] = []
        for row in rows.all {
            let isReplaced = row.element.indexPath.map { replaced.contains($0) } ?? false
            let new = isReplaced ? nil : plan.newElement(of: row.element)
            if let new, let frame = frames[new] {
                row.element = new
                move(row, to: frame)
                staying.append(row)
            } else {
                sendAway(row, to: new)
                leaving.append(row)
            }
        }
        rows.replace(with: staying)
        reconfigure(plan)
        for (element, frame) in wanted where rows[element] == nil { bring(element, frame, plan, oldMap) }
        needs.isArranging = false
        if needs.map || needs.places { updateRows() }
        placeFooter()
        setNeedsLayout()
        return leaving
    }

    /// Rows in sight that size themselves may have become larger or smaller: an update is how programs say so.
    private func measureStaying(_ plan: UpdatePlan) {
        for row in rows.all {
            guard let cell = row.cell, case .row(let path) = plan.newElement(of: row.element), sizesItself(path),
                let span = map.span(of: .row(path))
            else { continue }
            let height = ownHeight(of: cell)
            if height > 0, height != span.height { map.setHeight(height, of: path) }
        }
        takeContentSize()
    }

    private func placeFooter() { tableFooterView?.frame.origin.y = map.end }

    private func bring(_ element: TableElement, _ frame: CGRect, _ plan: UpdatePlan, _ oldMap: TableMap) {
        guard let row = show(element, frame) else { return }
        if let old = plan.oldElement(of: element), !plan.isReloaded(old), let span = oldMap.span(of: old) {
            // It was out of sight, and comes from there.
            let start = CGRect(x: frame.minX, y: span.start, width: frame.width, height: span.height)
            AnimationContext.runStill { row.view.frame = start }
            row.view.frame = frame
            return
        }
        let animation = element.indexPath.flatMap { animations.insertions[$0] } ?? animations.sections
        AnimationContext.runStill { setAway(row.view, animation, frame) }
        guard animation != .none else { return AnimationContext.runStill { setHome(row.view) } }
        setHome(row.view)
    }

    private func sendAway(_ row: LiveRow, to new: TableElement?) {
        if let new, map.span(of: new) != nil { return move(row, to: shownFrame(of: new)) }
        let animation = row.element.indexPath.flatMap { animations.deletions[$0] } ?? animations.sections
        if row.element.indexPath != nil { sendSubviewToBack(row.view) }
        setAway(row.view, animation, row.frame)
    }

    private func setHome(_ view: UIView) {
        view.alpha = 1
        view.transform = .identity
    }

    private func setAway(_ view: UIView, _ animation: RowAnimation, _ frame: CGRect) {
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

    private func reconfigure(_ plan: UpdatePlan) {
        for old in plan.changes.reconfigured {
            guard let new = plan.newIndexPath(of: old), let cell = cell(at: new) else { continue }
            needs.reconfigured = cell
            _ = dataSource?.tableView(self, cellForRowAt: placeholders.insertionPath(new))
            needs.reconfigured = nil
            measure(cell, new)
        }
    }
}

extension UpdatePlan {
    func newElement(of element: TableElement) -> TableElement? {
        switch element {
        case .row(let path): newIndexPath(of: path).map(TableElement.row)
        case .header(let section): isReplaced(section) ? nil : newSection(of: section).map(TableElement.header)
        case .footer(let section): isReplaced(section) ? nil : newSection(of: section).map(TableElement.footer)
        }
    }

    func oldElement(of element: TableElement) -> TableElement? {
        switch element {
        case .row(let path): oldIndexPath(of: path).map(TableElement.row)
        case .header(let section): oldSection(of: section).flatMap { isReplaced($0) ? nil : .header($0) }
        case .footer(let section): oldSection(of: section).flatMap { isReplaced($0) ? nil : .footer($0) }
        }
    }

    private func isReplaced(_ oldSection: Int) -> Bool { changes.reloadedSections.contains(oldSection) }

    func isReloaded(_ old: TableElement) -> Bool { old.indexPath.map { changes.reloaded.contains($0) } ?? false }
}
