import CoreGraphics

/// The changes of the data that a list collects until the outermost batch is closed.
@MainActor
struct ListBatch {
    /// How many batches are open.
    var depth = 0
    var changes = UpdateChanges<DataPath>()
    /// What becomes of cells that stand in for items.
    var placeholders = PlaceholderMap.Changes()
    /// Of the data.
    var oldCounts: [Int] = []
    var completions: [(Bool) -> Void] = []
    /// Whether what is seen is to stay where it is until the batch moves it.
    var keepsPlaces = false
}

/// A list that shows changes of its data in batches.
@MainActor
protocol BatchingHost: ListHost {
    var updates: ListBatch { get set }
    /// What the data source says now.
    func currentCounts() -> [Int]
    /// What is under way ends: the data changes.
    ///
    /// - Returns: whether items went back to their places by that, so that no cell may be made before the batch is shown.
    func batchWillOpen() -> Bool
    /// Brings what is seen in line with the data before it changes.
    func settleBeforeBatch()
    /// Shows the changes.
    ///
    /// - Parameter old: what was shown without being in the data before.
    func show(_ plan: UpdatePlan<ShownPath>, from old: PlaceholderMap, completions: [(Bool) -> Void])
    /// The rule that was broken, in the words of the list.
    func sentence(_ error: InvalidUpdate) -> String
}

extension BatchingHost {
    /// Notes a change in the open batch, or makes it one of its own.
    func note(_ change: (inout UpdateChanges<DataPath>) -> Void) {
        openBatch(dataHasChanged: true)
        change(&updates.changes)
        closeBatch()
    }

    /// Shows placeholders, or takes them away.
    func notePlaceholders(_ change: (inout PlaceholderMap.Changes) -> Void) {
        openBatch()
        change(&updates.placeholders)
        closeBatch()
    }

    /// Puts an item that the program adds to the data in the place of a placeholder.
    func replace(_ slot: PlaceholderSlot, _ addToData: (IndexPath) -> Void) {
        openBatch()
        let path = placeholders.insertionPath(slot.path)
        addToData(path.indexPath)
        updates.changes.inserted.append(path)
        updates.placeholders.going.append(slot)
        closeBatch()
    }

    func runBatch(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openBatch()
        body?()
        if let completion { updates.completions.append(completion) }
        closeBatch()
    }

    /// - Parameter dataHasChanged: No more cells are made under the old index paths then.
    func openBatch(dataHasChanged: Bool = false) {
        if updates.depth == 0 {
            let hasMoved = batchWillOpen()
            updates.oldCounts = placeholders.dataCounts(counts)
            if !dataHasChanged, !hasMoved, !updates.keepsPlaces, window != nil {
                AnimationContext.runStill { settleBeforeBatch() }
            }
            updates.changes = UpdateChanges()
            updates.placeholders = PlaceholderMap.Changes()
        }
        updates.depth += 1
    }

    func closeBatch() {
        precondition(updates.depth > 0, "endUpdates() was called without beginUpdates()")
        updates.depth -= 1
        guard updates.depth == 0 else { return }
        let completions = updates.completions, old = placeholders
        updates.completions = []
        do {
            let plan = try placeholders.follow(
                updates.changes, from: updates.oldCounts, to: currentCounts(), updates.placeholders)
            show(plan, from: old, completions: completions)
        } catch {
            fatalError(sentence(error))
        }
    }

    /// Moves what is shown to its new places: in an animation, or at once where nobody sees it or nothing may animate.
    ///
    /// - Parameter duration: seconds.
    func rearrange(over duration: Double, _ body: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        guard window != nil, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation(body)
            return completion(true)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .allowUserInteraction, animations: body, completion: completion)
    }
}
