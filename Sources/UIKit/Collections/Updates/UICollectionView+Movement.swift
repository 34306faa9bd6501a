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

extension UICollectionView {
    func beginMovement(_ indexPath: IndexPath) -> Bool {
        guard movement == nil, let item = placeholders.data(indexPath),
            dataSource?.collectionView(self, canMoveItemAt: item) ?? false
        else { return false }
        guard let attributes = attributes(of: .cell(indexPath)) else { return false }
        dropPreparedCells()
        let edge = EdgeScroller(self, finger: convert(attributes.center, to: nil)) { [weak self] position in
            self?.updateMovement(position)
        }
        movement = InteractiveMovement(
            source: indexPath, target: indexPath, position: attributes.center, edge: edge)
        cell(at: indexPath)?.dragging.isReordering = true
        setNeedsLayout()
        return true
    }

    /// Moves the item of a cell as a press on its reordering accessory goes.
    func move(_ cell: UICollectionViewCell, by press: UILongPressGestureRecognizer) {
        let finger = press.location(in: self)
        switch press.state {
        case .began:
            guard let path = shownPath(of: cell), beginMovement(path) else { return }
            movement?.grip = cell.center.y - finger.y
        case .changed:
            // The cell stays as it was taken: across, it does not leave its row.
            updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: finger.y + (movement?.grip ?? 0)))
        case .ended: endInteractiveMovement()
        case .cancelled: cancelInteractiveMovement()
        default: break
        }
    }

    func updateMovement(_ position: CGPoint) {
        guard let old = movement, !old.isDragged, position.x.isFinite, position.y.isFinite else { return }
        movement?.position = position
        old.edge?.finger = convert(position, to: nil)
        let proposed = layoutInUse.targetIndexPath(forInteractivelyMovingItem: old.target, withPosition: position)
        let target = chosenTarget(proposed, old)
        layoutInUse.invalidateLayout(
            with: layoutInUse.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [old.target],
                previousPosition: old.position))
        if target != old.target, isPossible(target, from: old.target) { makeRoom(from: old.target, to: target) }
        setNeedsLayout()
    }

    func isPossible(_ target: IndexPath, from: IndexPath) -> Bool {
        guard counts.indices.contains(target.section) else { return false }
        let limit = counts[target.section] + (target.section == from.section ? 0 : 1)
        return (0..<limit).contains(target.item)
    }

    /// Shows the items as if the moved one were already at its target.
    func makeRoom(from: IndexPath, to target: IndexPath) {
        let old = counts
        content.counts[from.section] -= 1
        content.counts[target.section] += 1
        movement?.target = target
        var changes = UpdateChanges()
        changes.moved = [(from, target)]
        guard let plan = try? UpdatePlan(from: old, to: content.counts, changes: changes) else { return }
        show(plan) { _ in }
    }

    func finishMovement(isCancelled: Bool) {
        guard let ended = movement else { return }
        if isCancelled, ended.target != ended.source { makeRoom(from: ended.target, to: ended.source) }
        movement = nil
        ended.edge?.stop()
        let final = isCancelled ? ended.source : ended.target
        if !isCancelled, final != ended.source {
            let source = placeholders.insertionPath(ended.source)
            followMovement(ended)
            dataSource?.collectionView(self, moveItemAt: source, to: placeholders.insertionPath(final))
            content.needsCounts = true
        }
        layoutInUse.invalidateLayout(
            with: layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [ended.source], movementCancelled: isCancelled))
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: updateElements)
    }

    /// Where the moving item is, wherever the layout would have it.
    func movingAttributes() -> UICollectionViewLayoutAttributes? {
        guard let movement else { return nil }
        guard !movement.isDragged else {
            let gap = attributes(of: .cell(movement.target))?.duplicate()
            gap?.alpha = 0
            return gap
        }
        return layoutInUse.layoutAttributesForInteractivelyMovingItem(
            at: movement.target, withTargetPosition: movement.position)
    }

    /// Where the delegate wants the moving item to go.
    func chosenTarget(_ proposed: IndexPath, _ held: InteractiveMovement) -> IndexPath {
        let (source, target) = (placeholders.insertionPath(held.source), placeholders.insertionPath(held.target))
        let item = placeholders.insertionPath(proposed)
        let chosen =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: target,
                toProposedIndexPath: item) ?? item
        return chosen == item ? proposed : placeholders.shown(chosen)
    }

    /// Placeholders are shown beside the item that has moved.
    private func followMovement(_ held: InteractiveMovement) {
        guard !placeholders.isEmpty else { return }
        var old = counts
        old[held.source.section] += 1
        old[held.target.section] -= 1
        var changes = UpdateChanges()
        changes.moved = [(held.source, held.target)]
        if let plan = try? UpdatePlan(from: old, to: counts, changes: changes) { placeholders.follow(shown: plan) }
    }

    /// The item of the data that is shown at an index path.
    func sourceIndexPath(_ shown: IndexPath) -> IndexPath { placeholders.insertionPath(unmoved(shown)) }

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
