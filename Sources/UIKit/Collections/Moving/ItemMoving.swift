import CoreGraphics

/// An item that follows a finger.
struct InteractiveMovement {
    /// Where the data has it.
    let source: IndexPath
    /// Where it is shown.
    var target: IndexPath
    /// Where the finger holds it.
    var position: CGPoint
    /// Scrolls while the item is held near an edge; nil when a drag sees to that.
    let edge: EdgeScroller?
    /// Whether the finger has a picture of the item, which is itself an unseen gap.
    var isDragged: Bool { edge == nil }
    /// From the finger down to the item's middle, where a reordering accessory holds it.
    var grip: CGFloat = 0
}

/// Items that the user moves, by a finger or by a drag over their own collection view.
@MainActor
final class ItemMoving {
    unowned let collection: UICollectionView
    /// The item that is held, and where it would go.
    var movement: InteractiveMovement? {
        didSet {
            guard movement == nil, oldValue != nil else { return }
            for cell in collection.elementViews.live.cells { cell.dragging.isReordering = false }
        }
    }
    /// Where a dragged item would make others move, once the finger rests.
    var waitingGap: IndexPath?

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    func beginMovement(_ indexPath: IndexPath) -> Bool {
        guard movement == nil, let item = collection.placeholders.data(indexPath),
            collection.dataSource?.collectionView(collection, canMoveItemAt: item.indexPath) ?? false
        else { return false }
        guard let attributes = collection.places.attributes(of: .cell(indexPath)) else { return false }
        collection.prefetching.dropPreparedCells()
        let edge = EdgeScroller(collection, finger: collection.convert(attributes.center, to: nil)) {
            [weak self] position in
            self?.updateMovement(position)
        }
        movement = InteractiveMovement(
            source: indexPath, target: indexPath, position: attributes.center, edge: edge)
        collection.cell(at: indexPath)?.dragging.isReordering = true
        collection.setNeedsLayout()
        return true
    }

    /// Moves the item of a cell as a press on its reordering accessory goes.
    func move(_ cell: UICollectionViewCell, by press: UILongPressGestureRecognizer) {
        let finger = press.location(in: collection)
        switch press.state {
        case .began:
            guard let path = collection.shownPath(of: cell), beginMovement(path) else { return }
            movement?.grip = cell.center.y - finger.y
        case .changed:
            // The cell stays as it was taken: across, it does not leave its row.
            collection.updateInteractiveMovementTargetPosition(
                CGPoint(x: cell.center.x, y: finger.y + (movement?.grip ?? 0)))
        case .ended: collection.endInteractiveMovement()
        case .cancelled: collection.cancelInteractiveMovement()
        default: break
        }
    }

    func updateMovement(_ position: CGPoint) {
        guard let old = movement, !old.isDragged, position.x.isFinite, position.y.isFinite else { return }
        movement?.position = position
        old.edge?.finger = collection.convert(position, to: nil)
        let proposed = collection.layoutInUse.targetIndexPath(
            forInteractivelyMovingItem: old.target, withPosition: position)
        let target = collection.chosenTarget(proposed, of: old.source, now: old.target)
        collection.layoutInUse.invalidateLayout(
            with: collection.layoutInUse.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [old.target],
                previousPosition: old.position))
        if target != old.target, collection.isPlace(target, forItemAt: old.target) {
            makeRoom(from: old.target, to: target)
        }
        collection.setNeedsLayout()
    }

    /// Shows the items as if the moved one were already at its target.
    func makeRoom(from: IndexPath, to target: IndexPath) {
        let old = collection.counts
        collection.places.knownCounts[from.section] -= 1
        collection.places.knownCounts[target.section] += 1
        movement?.target = target
        var changes = UpdateChanges()
        changes.moved = [(from, target)]
        guard let plan = try? UpdatePlan(from: old, to: collection.places.knownCounts, changes: changes) else { return }
        collection.itemUpdates.show(plan) { _ in }
    }

    func finishMovement(isCancelled: Bool) {
        guard let ended = movement else { return }
        if isCancelled, ended.target != ended.source { makeRoom(from: ended.target, to: ended.source) }
        movement = nil
        ended.edge?.stop()
        let final = isCancelled ? ended.source : ended.target
        if !isCancelled, final != ended.source {
            let source = collection.placeholders.insertionPath(ended.source)
            var old = collection.counts
            old[ended.source.section] += 1
            old[ended.target.section] -= 1
            collection.movePlaceholders(from: ended.source, to: ended.target, counting: old)
            collection.dataSource?.collectionView(
                collection, moveItemAt: source.indexPath, to: collection.placeholders.insertionPath(final).indexPath)
            collection.places.needsCounts = true
        }
        collection.layoutInUse.invalidateLayout(
            with: collection.layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [ended.source], movementCancelled: isCancelled))
        UIView.animate(
            withDuration: UICollectionView.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: collection.elementViews.updateElements)
    }

    /// Where the moving item is, wherever the layout would have it.
    func movingAttributes() -> UICollectionViewLayoutAttributes? {
        guard let movement else { return nil }
        guard !movement.isDragged else {
            let gap = collection.places.attributes(of: .cell(movement.target))?.duplicate()
            gap?.alpha = 0
            return gap
        }
        return collection.layoutInUse.layoutAttributesForInteractivelyMovingItem(
            at: movement.target, withTargetPosition: movement.position)
    }

    /// The item of the data that is shown at an index path.
    func sourceIndexPath(_ shown: IndexPath) -> DataPath { collection.placeholders.insertionPath(unmoved(shown)) }

    /// The item that is shown at an index path: another one while a finger moves an item.
    func unmoved(_ shown: IndexPath) -> IndexPath {
        guard let movement, movement.source != movement.target else { return shown }
        if shown == movement.target { return movement.source }
        let from = movement.source, to = movement.target
        var item = shown
        if shown.section == to.section, shown.item > to.item { item.item -= 1 }
        if item.section == from.section, item.item >= from.item { item.item += 1 }
        return item
    }
}
