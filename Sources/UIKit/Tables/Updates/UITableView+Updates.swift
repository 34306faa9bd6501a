import CoreGraphics

extension UITableView: BatchingHost {
    /// How rows come and go in a batch.
    struct RowAnimations<Path: CountedPath> {
        /// By the paths of the change.
        var insertions: [Path: RowAnimation] = [:]
        var deletions: [Path: RowAnimation] = [:]
        var sections: RowAnimation = .automatic
    }

    static let updateDuration = 0.3

    var counts: [Int] { places.counts }
    func currentCounts() -> [Int] { places.currentCounts() }

    // MARK: Collecting

    func note(_ animation: RowAnimation, _ change: (inout UpdateChanges<DataPath>) -> Void) {
        openBatch(dataHasChanged: true)
        let before = updates.changes
        change(&updates.changes)
        for path in updates.changes.inserted.dropFirst(before.inserted.count) {
            rowUpdates.noted.insertions[path] = animation
        }
        for path in updates.changes.deleted.dropFirst(before.deleted.count) {
            rowUpdates.noted.deletions[path] = animation
        }
        for path in updates.changes.reloaded.dropFirst(before.reloaded.count) {
            rowUpdates.noted.deletions[path] = animation
        }
        if animation != .automatic { rowUpdates.noted.sections = animation }
        closeBatch()
    }

    /// A batch whose changes are known beforehand.
    func runBatch(
        _ changes: UpdateChanges<DataPath>, _ animation: RowAnimation, _ body: () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        openBatch()
        body()
        note(animation) { $0 = changes }
        updates.completions.append(completion)
        closeBatch()
    }

    func batchWillOpen() -> Bool {
        rowEditing.closeSwipe(animated: true)
        moving.abandon()
        rowUpdates.noted = RowAnimations()
        return false
    }

    func settleBeforeBatch() { rowViews.updateRows() }

    func show(_ plan: UpdatePlan<ShownPath>, from old: PlaceholderMap, completions: [(Bool) -> Void]) {
        rowUpdates.animations = rowUpdates.noted.shown(from: old, to: placeholders)
        places.knownCounts = plan.newCounts
        rowUpdates.show(plan, completions)
    }

    /// The rule that was broken, in the words of tables.
    func sentence(_ error: InvalidUpdate) -> String {
        "\(error)".replacingOccurrences(of: "collection view", with: "table view")
            .replacingOccurrences(of: "item", with: "row")
    }

    /// The user has moved a row, and the data has followed.
    func showMoved(_ changes: UpdateChanges<ShownPath>, from old: [Int]) {
        rowUpdates.animations = RowAnimations()
        let new = placeholders.shownCounts(currentCounts())
        do {
            let plan = try UpdatePlan(from: old, to: new, changes: changes)
            places.knownCounts = new
            rowUpdates.show(plan, [])
        } catch {
            fatalError(sentence(error))
        }
    }
}

extension UITableView.RowAnimations<DataPath> {
    /// Animations are noted by paths of the data, and shown by others.
    @MainActor
    func shown(from old: PlaceholderMap, to new: PlaceholderMap) -> UITableView.RowAnimations<ShownPath> {
        UITableView.RowAnimations<ShownPath>(
            insertions: Dictionary(insertions.map { (new.shown($0), $1) }, uniquingKeysWith: { $1 }),
            deletions: Dictionary(deletions.map { (old.shown($0), $1) }, uniquingKeysWith: { $1 }), sections: sections)
    }
}

extension UpdatePlan<ShownPath> {
    func newElement(of element: TableElement) -> TableElement? {
        switch element {
        case .row(let path): newPath(of: path).map(TableElement.row)
        case .header(let section): isReplaced(section) ? nil : newSection(of: section).map(TableElement.header)
        case .footer(let section): isReplaced(section) ? nil : newSection(of: section).map(TableElement.footer)
        }
    }

    func oldElement(of element: TableElement) -> TableElement? {
        switch element {
        case .row(let path): oldPath(of: path).map(TableElement.row)
        case .header(let section): oldSection(of: section).flatMap { isReplaced($0) ? nil : .header($0) }
        case .footer(let section): oldSection(of: section).flatMap { isReplaced($0) ? nil : .footer($0) }
        }
    }

    private func isReplaced(_ oldSection: Int) -> Bool { changes.reloadedSections.contains(oldSection) }

    func isReloaded(_ old: TableElement) -> Bool { old.path.map { changes.reloaded.contains($0) } ?? false }
}
