import CoreGraphics

extension UICollectionView: BatchingHost {
    /// Seconds that updates take to show.
    static let updateDuration = 0.3

    // MARK: Collecting

    /// A batch whose changes are known beforehand.
    func runBatch(_ changes: UpdateChanges, _ body: () -> Void, completion: @escaping (Bool) -> Void) {
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

    func settleBeforeBatch() { if bounds.width > 0, bounds.height > 0 { updateElements() } }

    func show(_ plan: UpdatePlan, from old: PlaceholderMap, completions: [(Bool) -> Void]) {
        content.counts = plan.newCounts
        content.needsCounts = false
        show(plan) { finished in for completion in completions { completion(finished) } }
    }

    func sentence(_ error: InvalidUpdate) -> String { "\(error)" }

    /// The data changes under an item that a finger moves: it goes back to its place, with the batch. No cell is made before that, since
    /// the data may have changed already.
    private func abandonMovement() -> Bool {
        guard let held = movement else { return false }
        forgetMovement(held)
        layoutInUse.invalidateLayout(
            with: layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [held.source], previousIndexPaths: [held.source], movementCancelled: true))
        return true
    }

    // MARK: Showing

    func show(_ plan: UpdatePlan, completion: @escaping (Bool) -> Void) {
        followData(plan)
        if movement == nil { drags?.follow(plan) }
        guard window != nil else { return skipShowing(completion) }
        shownBatch = (plan, shownAttributes())
        let context = layoutInUse.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layoutInUse.invalidateLayout(with: context)
        content.needsPrepare = true
        content.needsCounts = false
        var leaving: [LiveElement] = []
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction
        ) {
            leaving = self.rearrange(plan)
        } completion: { finished in
            self.retire(leaving)
            if self.updates.depth == 0 { self.pool.clearTree() }
            self.across.clear()
            completion(finished)
        }
    }

    /// Takes what is known of items along to where they are now.
    func followData(_ plan: UpdatePlan) {
        remapSelection(plan)
        layoutInUse.dataDidChange(plan)
        across.follow(plan)
    }

    /// Nobody sees a batch outside windows: the next layout starts from the new data.
    private func skipShowing(_ completion: (Bool) -> Void) {
        retire(live.remove { _ in true })
        let context = layoutInUse.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layoutInUse.invalidateLayout(with: context)
        completion(true)
    }

    /// What is where before a batch: all that the layout last said, under the old index paths.
    private func shownAttributes() -> [ElementKey: UICollectionViewLayoutAttributes] {
        var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for element in content.query?.elements ?? [] { attributes[element.key] = element }
        for element in live.all { attributes[element.key] = element.attributes }
        return attributes
    }

    private func remapSelection(_ plan: UpdatePlan) {
        selection.follow(plan)
        dropPreparedCells()
        prefetch = PrefetchState()
    }

    /// Lays everything out anew inside the animation. Returns the elements that go when it is over.
    private func rearrange(_ plan: UpdatePlan) -> [LiveElement] {
        content.isArranging = true
        prepareLayout()
        refitStaying(plan)
        layoutInUse.prepare(forCollectionViewUpdates: plan.items)
        settleOffset()
        let leaving = moveElements(plan)
        layoutInUse.finalizeCollectionViewUpdates()
        shownBatch = nil
        content.isArranging = false
        // Cells may have asked for other sizes.
        if content.needsPrepare { updateElements() }
        setNeedsLayout()
        return leaving
    }

    /// Views in sight that size themselves may have become larger or smaller: an update is how programs say so.
    private func refitStaying(_ plan: UpdatePlan) {
        for element in live.all where element.attributes.isEstimated {
            guard let key = plan.newKey(of: element.key), let attributes = attributes(of: key) else { continue }
            _ = fit(element.view, attributes)
        }
        if content.needsPrepare { prepareLayout() }
    }

    private func settleOffset() {
        guard !isTracking, !motion.isRunning else { return }
        let proposed = clamped(contentOffset)
        let target =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? layoutInUse.targetContentOffset(forProposedContentOffset: proposed)
        if target != contentOffset, target.x.isFinite, target.y.isFinite { contentOffset = target }
        if content.needsPrepare { prepareLayout() }
    }

    private func moveElements(_ plan: UpdatePlan) -> [LiveElement] {
        var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        let inSight = attributesInSight()
        for attributes in inSight { wanted[attributes.key] = attributes }
        let plan = withCompanions(plan, inSight)
        shownBatch?.plan = plan
        var staying: [LiveElement] = [], leaving: [LiveElement] = []
        let replaced = Set(plan.changes.reloaded)
        for element in live.all {
            let isReplaced = element.key.category == .cell && replaced.contains(element.key.indexPath)
            if !isReplaced, let new = plan.newKey(of: element.key), let attributes = wanted[new] {
                move(element, to: new, attributes)
                staying.append(element)
            } else {
                sendAway(element, isReplaced ? nil : plan.newKey(of: element.key))
                leaving.append(element)
            }
        }
        live.replace(with: staying)
        reconfigure(plan)
        for attributes in inSight where live[attributes.key] == nil {
            _ = show(attributes, from: layoutInUse.initialAttributes(of: attributes.key) ?? attributes)
        }
        return leaving
    }

    /// Asks the layout which supplementary and decoration views it brings and takes away.
    private func withCompanions(_ plan: UpdatePlan, _ inSight: [UICollectionViewLayoutAttributes]) -> UpdatePlan {
        var plan = plan
        let layout = layoutInUse, kinds = Set(live.all.map(\.key.elementKind) + inSight.map(\.key.elementKind))
        for kind in kinds.sorted(by: { $0.kind < $1.kind }) {
            switch kind.category {
            case .cell: break
            case .supplementaryView:
                if layout.sitsOnItems(kind.kind) { plan.noteFollowers(kind) }
                plan.note(
                    kind, inserted: layout.indexPathsToInsertForSupplementaryView(ofKind: kind.kind),
                    deleted: layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.kind))
            case .decorationView:
                plan.note(
                    kind, inserted: layout.indexPathsToInsertForDecorationView(ofKind: kind.kind),
                    deleted: layout.indexPathsToDeleteForDecorationView(ofKind: kind.kind))
            }
        }
        return plan
    }

    private func move(_ element: LiveElement, to key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        element.key = key
        let start = layoutInUse.initialAttributes(of: key)
        if let start, !start.hasSamePlace(as: element.attributes) {
            AnimationContext.runStill { apply(start, to: element.view) }
            element.take(start)
        }
        update(element, attributes)
    }

    private func sendAway(_ element: LiveElement, _ key: ElementKey?) {
        let last = layoutInUse.finalAttributes(of: element.key) ?? key.flatMap { attributes(of: $0) }
        if let last { update(element, last, isLeaving: true) }
    }

    /// Has the data source fill the cells that show something else.
    private func reconfigure(_ plan: UpdatePlan) {
        for old in plan.changes.reconfigured {
            guard let new = plan.newIndexPath(of: old), let element = live[.cell(new)],
                let cell = element.view as? UICollectionViewCell
            else { continue }
            if let slot = placeholders.slot(at: new) { fill(cell, slot) }
            guard !isPlaceholder(new) else { continue }
            content.reconfigured = cell
            _ = dataSource?.collectionView(self, cellForItemAt: sourceIndexPath(new))
            content.reconfigured = nil
            refit(element)
        }
    }

    // MARK: Defaults of the layout

    /// Where an element comes from: its old place, or its new one unseen.
    func defaultInitialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let shown = shownBatch else { return initialAttributesForNewBounds(of: key) }
        let isReplaced = key.category == .cell && isReloaded(key.indexPath, shown.plan)
        if !isReplaced, let old = shown.plan.oldKey(of: key) {
            guard let attributes = shown.old[old]?.duplicate() else { return attributes(of: key) }
            attributes.indexPath = key.indexPath
            return attributes
        }
        let attributes = attributes(of: key)?.duplicate()
        attributes?.alpha = 0
        return attributes
    }

    /// Where an element comes from that animated bounds bring into sight: its old place if that is known, else its new one unseen.
    private func initialAttributesForNewBounds(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let before = content.beforeBounds else { return attributes(of: key) }
        if let old = before[key] { return old }
        let attributes = attributes(of: key)?.duplicate()
        attributes?.alpha = 0
        return attributes
    }

    /// Where an element goes: its new place, or it stays and fades.
    func defaultFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let shown = shownBatch else { return attributes(of: key) }
        let isReplaced = key.category == .cell && shown.plan.changes.reloaded.contains(key.indexPath)
        if !isReplaced, let new = shown.plan.newKey(of: key), let attributes = attributes(of: new) {
            return attributes
        }
        let attributes = shown.old[key]?.duplicate()
        attributes?.alpha = 0
        return attributes
    }

    private func isReloaded(_ new: IndexPath, _ plan: UpdatePlan) -> Bool {
        guard !plan.changes.reloaded.isEmpty, let old = plan.oldIndexPath(of: new) else { return false }
        return plan.changes.reloaded.contains(old)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Whether everything but the index path is the same.
    func hasSamePlace(as other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && transform3D == other.transform3D
    }
}
