import CoreGraphics

extension UICollectionView: BatchingHost {
    /// Seconds that updates take to show.
    static let updateDuration = 0.3

    var counts: [Int] { places.counts }
    func currentCounts() -> [Int] { places.currentCounts() }

    // MARK: Collecting

    /// A batch whose changes are known beforehand.
    func runBatch(_ changes: UpdateChanges<DataPath>, _ body: () -> Void, completion: @escaping (Bool) -> Void) {
        openBatch()
        body()
        updates.changes = changes
        updates.completions.append(completion)
        closeBatch()
    }

    func batchWillOpen() -> Bool {
        closeSwipe(animated: true)
        return abandonMovement()
    }

    func settleBeforeBatch() { if bounds.width > 0, bounds.height > 0 { elementViews.updateElements() } }

    func show(_ plan: UpdatePlan<ShownPath>, from old: PlaceholderMap, completions: [(Bool) -> Void]) {
        places.knownCounts = plan.newCounts
        places.needsCounts = false
        itemUpdates.show(plan) { finished in for completion in completions { completion(finished) } }
    }

    func sentence(_ error: InvalidUpdate) -> String { "\(error)" }

    /// The data changes under an item that a finger moves: it goes back to its place, with the batch. No cell is made before that, since
    /// the data may have changed already.
    private func abandonMovement() -> Bool {
        guard let held = moving.abandon() else { return false }
        leaveGap(of: held)
        layoutInUse.invalidateLayout(
            with: layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [held.source.indexPath], previousIndexPaths: [held.source.indexPath],
                movementCancelled: true))
        return true
    }
}

extension UICollectionViewLayoutAttributes {
    /// Whether everything but the index path is the same.
    func hasSamePlace(as other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && transform3D == other.transform3D
    }
}
