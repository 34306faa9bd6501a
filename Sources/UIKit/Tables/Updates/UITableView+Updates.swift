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
            insertions = Dictionary(insertions.map { (new.shown(DataPath($0)), $1) }, uniquingKeysWith: { $1 })
            deletions = Dictionary(deletions.map { (old.shown(DataPath($0)), $1) }, uniquingKeysWith: { $1 })
        }
    }

    static let updateDuration = 0.3

    var counts: [Int] { places.counts }
    func currentCounts() -> [Int] { places.currentCounts() }

    // MARK: Collecting

    func note(_ animation: RowAnimation, _ change: (inout UpdateChanges) -> Void) {
        openBatch(dataHasChanged: true)
        let before = updates.changes
        change(&updates.changes)
        for path in updates.changes.inserted.dropFirst(before.inserted.count) {
            rowUpdates.animations.insertions[path] = animation
        }
        for path in updates.changes.deleted.dropFirst(before.deleted.count) {
            rowUpdates.animations.deletions[path] = animation
        }
        for path in updates.changes.reloaded.dropFirst(before.reloaded.count) {
            rowUpdates.animations.deletions[path] = animation
        }
        if animation != .automatic { rowUpdates.animations.sections = animation }
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
        rowEditing.closeSwipe(animated: true)
        moving.abandon()
        rowUpdates.animations = RowAnimations()
        return false
    }

    func settleBeforeBatch() { rowViews.updateRows() }

    func show(_ plan: UpdatePlan, from old: PlaceholderMap, completions: [(Bool) -> Void]) {
        rowUpdates.animations.follow(from: old, to: placeholders)
        places.knownCounts = plan.newCounts
        rowUpdates.show(plan, completions)
    }

    /// The rule that was broken, in the words of tables.
    func sentence(_ error: InvalidUpdate) -> String {
        "\(error)".replacingOccurrences(of: "collection view", with: "table view")
            .replacingOccurrences(of: "item", with: "row")
    }

    /// The user has moved a row, and the data has followed.
    func showMoved(_ changes: UpdateChanges, from old: [Int]) {
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
