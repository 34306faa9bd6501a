import CoreGraphics

/// Items that the user moves, by a finger or by a drag over their own collection view. The layout sees them in the order that is shown.
extension UICollectionView: MovingHost {
    func mayMove(_ path: ShownPath) -> Bool {
        guard let dataSource, let item = placeholders.data(path) else { return false }
        return OptionalMethods.answer(of: dataSource) {
            dataSource.collectionView(self, canMoveItemAt: item.indexPath)
        } ?? true
    }

    func chosenPlace(for item: DataPath, from place: DataPath, proposed: DataPath) -> DataPath? {
        guard let delegate else { return nil }
        return DataPath(
            delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item.indexPath,
                atCurrentIndexPath: place.indexPath, toProposedIndexPath: proposed.indexPath))
    }

    func followMove(of item: DataPath, to place: DataPath) -> Bool {
        guard let dataSource else { return true }
        return OptionalMethods.answer(of: dataSource) {
            dataSource.collectionView(self, moveItemAt: item.indexPath, to: place.indexPath)
        } != nil
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

    func makeMovement(of path: ShownPath, by finger: CGPoint?) -> ListMovement? {
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

    func place(for movement: ListMovement, at point: CGPoint) -> ShownPath {
        ShownPath(
            layoutInUse.targetIndexPath(
                forInteractivelyMovingItem: movement.target.indexPath, withPosition: point))
    }

    func carry(_ movement: ListMovement, from old: CGPoint, toward target: ShownPath) {
        layoutInUse.invalidateLayout(
            with: layoutInUse.invalidationContext(
                forInteractivelyMovingItems: [target.indexPath], withTargetPosition: movement.position,
                previousIndexPaths: [movement.target.indexPath], previousPosition: old))
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
            at: movement.target.indexPath, withTargetPosition: movement.position)
    }

    /// The item of the data that is shown at a path.
    func sourcePath(_ shown: ShownPath) -> DataPath { placeholders.insertionPath(unmoved(shown)) }

    /// The item that is shown at a path: another one while a finger moves an item.
    func unmoved(_ shown: ShownPath) -> ShownPath { moving.movement?.unmoved(shown) ?? shown }

    // MARK: The others

    func countedPlace(of movement: ListMovement) -> ShownPath { movement.target }

    var restBeforeRoom: Double { reorderingCadence.rest }

    func makeRoom(for movement: ListMovement, at target: ShownPath) {
        let plan = planMove(from: movement.target, to: target)
        movement.target = target
        if let plan { itemUpdates.show(plan) { _ in } }
    }

    /// Counts an item in another place.
    private func planMove(from source: ShownPath, to target: ShownPath) -> UpdatePlan<ShownPath>? {
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
                toFinalIndexPaths: [movement.target.indexPath], previousIndexPaths: [movement.source.indexPath],
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
    }
}

extension UICollectionView.ReorderingCadence {
    /// How long the finger rests before, in seconds.
    fileprivate var rest: TimeInterval {
        switch self {
        case .immediate: 0
        case .fast: 0.15
        case .slow: 0.45
        }
    }
}
