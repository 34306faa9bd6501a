import CoreGraphics

/// Items that the user moves, by a finger or by a drag over their own collection view. The layout sees them in the order that is shown.
extension UICollectionView: MovingHost {
    func mayMove(_ path: IndexPath) -> Bool {
        guard let item = placeholders.data(path) else { return false }
        return dataSource?.collectionView(self, canMoveItemAt: item.indexPath) ?? false
    }

    func chosenPlace(for item: DataPath, from place: DataPath, proposed: DataPath) -> IndexPath? {
        delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item.indexPath,
            atCurrentIndexPath: place.indexPath, toProposedIndexPath: proposed.indexPath)
    }

    func followMove(of item: DataPath, to place: DataPath) -> Bool {
        dataSource?.collectionView(self, moveItemAt: item.indexPath, to: place.indexPath)
        return true
    }

    // MARK: The item

    /// Moves the item of a cell as a press on its reordering accessory goes.
    func moveItem(of cell: UICollectionViewCell, by press: UILongPressGestureRecognizer) {
        let finger = press.location(in: self)
        switch press.state {
        case .began:
            guard let path = shownPath(of: cell), moving.begin(path, at: cell.center) else { return }
            moving.movement?.grip = finger.y - cell.center.y
        case .changed:
            // The cell stays as it was taken: across, it does not leave its row.
            updateInteractiveMovementTargetPosition(
                CGPoint(x: cell.center.x, y: finger.y - (moving.movement?.grip ?? 0)))
        case .ended: endInteractiveMovement()
        case .cancelled: cancelInteractiveMovement()
        default: break
        }
    }

    func makeMovement(of path: IndexPath, by finger: CGPoint?) -> ListMovement? {
        guard let attributes = places.attributes(of: .cell(path)) else { return nil }
        prefetching.dropPreparedCells()
        return ListMovement(path, at: finger ?? attributes.center, isDragged: finger == nil)
    }

    func didHold(_ movement: ListMovement) {
        if !movement.isDragged { cell(at: movement.source)?.dragging.isReordering = true }
        setNeedsLayout()
    }

    func didRelease(_ movement: ListMovement) {
        for cell in elementViews.live.cells { cell.dragging.isReordering = false }
    }

    /// Layouts' attributes say what is seen.
    func uncover(_ movement: ListMovement) {}

    func place(for movement: ListMovement, at point: CGPoint) -> IndexPath {
        layoutInUse.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: point)
    }

    func carry(_ movement: ListMovement, from old: CGPoint, toward target: IndexPath) {
        layoutInUse.invalidateLayout(
            with: layoutInUse.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: movement.position,
                previousIndexPaths: [movement.target], previousPosition: old))
        setNeedsLayout()
    }

    /// Where the moving item is, wherever the layout would have it.
    func movingAttributes() -> UICollectionViewLayoutAttributes? {
        guard let movement = moving.movement else { return nil }
        guard !movement.isDragged else {
            let gap = places.attributes(of: .cell(movement.target))?.duplicate()
            gap?.alpha = 0
            return gap
        }
        return layoutInUse.layoutAttributesForInteractivelyMovingItem(
            at: movement.target, withTargetPosition: movement.position)
    }

    /// The item of the data that is shown at an index path.
    func sourceIndexPath(_ shown: IndexPath) -> DataPath { placeholders.insertionPath(unmoved(shown)) }

    /// The item that is shown at an index path: another one while a finger moves an item.
    func unmoved(_ shown: IndexPath) -> IndexPath {
        guard let movement = moving.movement, movement.source != movement.target else { return shown }
        if shown == movement.target { return movement.source }
        let from = movement.source, to = movement.target
        var item = shown
        if shown.section == to.section, shown.item > to.item { item.item -= 1 }
        if item.section == from.section, item.item >= from.item { item.item += 1 }
        return item
    }

    // MARK: The others

    func countedPlace(of movement: ListMovement) -> IndexPath { movement.target }

    var restBeforeRoom: Double { reorderingCadence.rest }

    func makeRoom(for movement: ListMovement, at target: IndexPath) {
        let plan = planMove(from: movement.target, to: target)
        movement.target = target
        if let plan { itemUpdates.show(plan) { _ in } }
    }

    /// Counts an item in another place.
    private func planMove(from source: IndexPath, to target: IndexPath) -> UpdatePlan? {
        let old = counts
        places.knownCounts[source.section] -= 1
        places.knownCounts[target.section] += 1
        return try? UpdatePlan(from: old, to: places.knownCounts, changes: .move(from: source, to: target))
    }

    func animateToPlaces() {
        UIView.animate(
            withDuration: UICollectionView.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: elementViews.updateElements)
    }

    /// All items have the index paths of the data again.
    func leaveGap(of movement: ListMovement) {
        guard movement.target != movement.source,
            let plan = planMove(from: movement.target, to: movement.source)
        else { return }
        itemUpdates.followData(plan)
        let elements = elementViews.live.all
        for element in elements {
            if let key = plan.newKey(of: element.key) { element.key = key }
        }
        elementViews.live.replace(with: elements)
        places.query = nil
        let context = layoutInUse.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layoutInUse.invalidateLayout(with: context)
        // They are known: the data source may be ahead of them.
        places.needsCounts = false
    }

    // MARK: The end

    func finish(_ movement: ListMovement, isCancelled: Bool) {
        if movement.target != movement.source {
            tellMove(movement)
            places.needsCounts = true
        }
        layoutInUse.invalidateLayout(
            with: layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [movement.target], previousIndexPaths: [movement.source],
                movementCancelled: isCancelled))
        animateToPlaces()
    }
}

extension UICollectionView {
    /// How soon items make room for one that is dragged over them.
    public enum ReorderingCadence: Int, Sendable {
        /// With the finger.
        case immediate
        /// When the finger rests a little.
        case fast
        /// When the finger rests.
        case slow

        /// How long the finger rests before, in seconds.
        var rest: TimeInterval {
            switch self {
            case .immediate: 0
            case .fast: 0.15
            case .slow: 0.45
            }
        }
    }
}
