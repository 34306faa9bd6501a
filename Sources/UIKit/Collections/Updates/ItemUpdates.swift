import CoreGraphics

/// Shows a batch of changes: items come, go and move in one animation.
@MainActor
final class ItemUpdates {
    unowned let collection: UICollectionView
    /// The batch that is being shown, and what was where before it.
    var shownBatch: (plan: UpdatePlan<ShownPath>, old: [ElementKey: UICollectionViewLayoutAttributes])?

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    func show(_ plan: UpdatePlan<ShownPath>, completion: @escaping (Bool) -> Void) {
        followData(plan)
        if collection.moving.movement == nil { collection.drags?.follow(plan) }
        guard collection.window != nil || !collection.elementViews.live.all.isEmpty else {
            return startAnew(completion)
        }
        shownBatch = (plan, shownAttributes())
        let context = collection.layoutInUse.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        collection.layoutInUse.invalidateLayout(with: context)
        collection.places.needsPrepare = true
        collection.places.needsCounts = false
        var leaving: [LiveElement] = []
        collection.rearrange(over: UICollectionView.updateDuration) {
            leaving = self.rearrange(plan)
        } completion: { [collection = self.collection] finished in
            collection.elementViews.retire(leaving)
            if collection.updates.depth == 0 { collection.elementViews.pool.clearTree() }
            collection.across.clear()
            completion(finished)
        }
    }

    /// Takes what is known of items along to where they are now.
    func followData(_ plan: UpdatePlan<ShownPath>) {
        remapSelection(plan)
        collection.layoutInUse.dataDidChange(plan)
        collection.across.follow(plan)
    }

    /// Nothing is there yet: the next layout starts from the new data.
    private func startAnew(_ completion: (Bool) -> Void) {
        let context = collection.layoutInUse.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        collection.layoutInUse.invalidateLayout(with: context)
        // The next batch starts from what this one leads to, whatever the data says by then.
        collection.places.needsCounts = false
        completion(true)
    }

    /// What is where before a batch: all that the layout last said, under the old index paths.
    private func shownAttributes() -> [ElementKey: UICollectionViewLayoutAttributes] {
        var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for element in collection.places.query?.elements ?? [] { attributes[element.key] = element }
        for element in collection.elementViews.live.all { attributes[element.key] = element.attributes }
        return attributes
    }

    private func remapSelection(_ plan: UpdatePlan<ShownPath>) {
        collection.selection.follow(plan)
        collection.prefetching.dropPreparedCells()
        collection.prefetching.startAnew()
    }

    /// Lays everything out anew inside the animation. Returns the elements that go when it is over.
    private func rearrange(_ plan: UpdatePlan<ShownPath>) -> [LiveElement] {
        collection.elementViews.isArranging = true
        collection.places.prepareLayout()
        refitStaying(plan)
        collection.layoutInUse.prepare(forCollectionViewUpdates: plan.items)
        settleOffset()
        let leaving = moveElements(plan)
        collection.layoutInUse.finalizeCollectionViewUpdates()
        shownBatch = nil
        collection.elementViews.isArranging = false
        // Cells may have asked for other sizes.
        if collection.places.needsPrepare { collection.elementViews.updateElements() }
        collection.setNeedsLayout()
        return leaving
    }

    /// Views in sight that size themselves may have become larger or smaller: an update is how programs say so.
    private func refitStaying(_ plan: UpdatePlan<ShownPath>) {
        for element in collection.elementViews.live.all where element.attributes.isEstimated {
            guard let key = plan.newKey(of: element.key), let attributes = collection.places.attributes(of: key) else {
                continue
            }
            _ = collection.elementViews.fit(element.view, attributes)
        }
        if collection.places.needsPrepare { collection.places.prepareLayout() }
    }

    private func settleOffset() {
        guard !collection.isTracking, !collection.motion.isRunning else { return }
        let proposed = collection.clamped(collection.contentOffset)
        let target =
            collection.delegate?.collectionView(collection, targetContentOffsetForProposedContentOffset: proposed)
            ?? collection.layoutInUse.targetContentOffset(forProposedContentOffset: proposed)
        if target != collection.contentOffset, target.x.isFinite, target.y.isFinite {
            collection.contentOffset = target
        }
        if collection.places.needsPrepare { collection.places.prepareLayout() }
    }

    private func moveElements(_ plan: UpdatePlan<ShownPath>) -> [LiveElement] {
        var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        let inSight = collection.elementViews.attributesInSight()
        for attributes in inSight { wanted[attributes.key] = attributes }
        let plan = withCompanions(plan, inSight)
        shownBatch?.plan = plan
        var staying: [LiveElement] = [], leaving: [LiveElement] = []
        let replaced = Set(plan.changes.reloaded)
        for element in collection.elementViews.live.all {
            let isReplaced = element.key.category == .cell && replaced.contains(element.key.path)
            if !isReplaced, let new = plan.newKey(of: element.key), let attributes = wanted[new] {
                move(element, to: new, attributes)
                staying.append(element)
            } else {
                sendAway(element, isReplaced ? nil : plan.newKey(of: element.key))
                leaving.append(element)
            }
        }
        collection.elementViews.live.replace(with: staying)
        reconfigure(plan)
        for attributes in inSight where collection.elementViews.live[attributes.key] == nil {
            _ = collection.elementViews.bringIn(
                attributes, from: collection.layoutInUse.initialAttributes(of: attributes.key) ?? attributes)
        }
        return leaving
    }

    /// Asks the layout which supplementary and decoration views it brings and takes away.
    private func withCompanions(
        _ plan: UpdatePlan<ShownPath>, _ inSight: [UICollectionViewLayoutAttributes]
    ) -> UpdatePlan<ShownPath> {
        var plan = plan
        let layout = collection.layoutInUse,
            kinds = Set(collection.elementViews.live.all.map(\.key.elementKind) + inSight.map(\.key.elementKind))
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

    func move(_ element: LiveElement, to key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        element.key = key
        let start = collection.layoutInUse.initialAttributes(of: key)
        if let start, !start.hasSamePlace(as: element.attributes) {
            AnimationContext.runStill { collection.elementViews.apply(start, to: element.view) }
            element.take(start)
        }
        collection.elementViews.update(element, attributes)
    }

    private func sendAway(_ element: LiveElement, _ key: ElementKey?) {
        let last =
            collection.layoutInUse.finalAttributes(of: element.key)
            ?? key.flatMap { collection.places.attributes(of: $0) }
        if let last { collection.elementViews.update(element, last, isLeaving: true) }
    }

    /// Has the data source fill the cells that show something else.
    private func reconfigure(_ plan: UpdatePlan<ShownPath>) {
        for old in plan.changes.reconfigured {
            guard let new = plan.newPath(of: old), let element = collection.elementViews.live[.cell(new)],
                let cell = element.view as? UICollectionViewCell
            else { continue }
            if let slot = collection.placeholders.slot(at: new) { collection.fill(cell, slot) }
            guard !collection.isPlaceholder(new) else { continue }
            collection.elementViews.reconfigured = cell
            _ = collection.dataSource?.collectionView(
                collection, cellForItemAt: collection.sourcePath(new).indexPath)
            collection.elementViews.reconfigured = nil
            collection.elementViews.refit(element)
        }
    }

    // MARK: Defaults of the layout

    /// Where an element comes from: its old place, or its new one unseen.
    func defaultInitialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let shown = shownBatch else { return initialAttributesForNewBounds(of: key) }
        let isReplaced = key.category == .cell && isReloaded(key.path, shown.plan)
        if !isReplaced, let old = shown.plan.oldKey(of: key) {
            guard let attributes = shown.old[old]?.duplicate() else { return collection.places.attributes(of: key) }
            attributes.indexPath = key.path.indexPath
            return attributes
        }
        let attributes = collection.places.attributes(of: key)?.duplicate()
        attributes?.alpha = 0
        return attributes
    }

    /// Where an element comes from that animated bounds bring into sight: its old place if that is known, else its new one unseen.
    private func initialAttributesForNewBounds(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let before = collection.elementViews.beforeBounds else { return collection.places.attributes(of: key) }
        if let old = before[key] { return old }
        let attributes = collection.places.attributes(of: key)?.duplicate()
        attributes?.alpha = 0
        return attributes
    }

    /// Where an element goes: its new place, or it stays and fades.
    func defaultFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let shown = shownBatch else { return collection.places.attributes(of: key) }
        let isReplaced = key.category == .cell && shown.plan.changes.reloaded.contains(key.path)
        if !isReplaced, let new = shown.plan.newKey(of: key), let attributes = collection.places.attributes(of: new) {
            return attributes
        }
        let attributes = shown.old[key]?.duplicate()
        attributes?.alpha = 0
        return attributes
    }

    private func isReloaded(_ new: ShownPath, _ plan: UpdatePlan<ShownPath>) -> Bool {
        guard !plan.changes.reloaded.isEmpty, let old = plan.oldPath(of: new) else { return false }
        return plan.changes.reloaded.contains(old)
    }
}
