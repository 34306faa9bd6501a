import CoreGraphics
import Dispatch

/// The gap that an item leaves and takes along while it is dragged over its own collection view.
extension ItemMoving {
    /// Shows the items as if a dragged one were at a place already; it is itself unseen there.
    func moveGap(of source: IndexPath, to destination: IndexPath) {
        if movement == nil {
            guard let attributes = collection.places.attributes(of: .cell(source)) else { return }
            collection.prefetching.dropPreparedCells()
            movement = InteractiveMovement(
                source: source, target: source, position: attributes.center, edge: nil)
            collection.setNeedsLayout()
        }
        guard let held = movement, held.isDragged, destination != held.target else { return }
        let target = collection.chosenTarget(destination, of: held.source, now: held.target)
        guard target != held.target, collection.isPlace(target, forItemAt: held.target) else {
            waitingGap = nil
            return
        }
        guard collection.reorderingCadence != .immediate else { return makeRoom(from: held.target, to: target) }
        guard waitingGap != target else { return }
        waitingGap = target
        DispatchQueue.main.asyncAfter(deadline: .now() + collection.reorderingCadence.rest) { [weak self] in
            self?.openWaitingGap(at: target)
        }
    }

    /// Items make room, if the finger is still where it was.
    private func openWaitingGap(at target: IndexPath) {
        guard waitingGap == target, let held = movement, held.isDragged, target != held.target,
            collection.isPlace(target, forItemAt: held.target)
        else { return }
        waitingGap = nil
        makeRoom(from: held.target, to: target)
    }

    /// The dragged item goes somewhere else: its place is where it was.
    func closeGap() {
        if movement?.isDragged ?? false { finishMovement(isCancelled: true) }
    }

    /// Has the program change the data for a drop, with the items in the order of the data again, but still where they are seen: so
    /// those that have made room stay where they are.
    func dropIntoGap(_ change: () -> Void) {
        guard let held = movement, held.isDragged else { return change() }
        forgetMovement(held)
        collection.updates.keepsPlaces = true
        change()
        collection.updates.keepsPlaces = false
        UIView.animate(
            withDuration: UICollectionView.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: collection.elementViews.updateElements)
    }

    /// Nothing is moved any more, and all items have the index paths of the data again, but are still where they are seen.
    func forgetMovement(_ held: InteractiveMovement) {
        movement = nil
        held.edge?.stop()
        guard held.target != held.source else { return }
        let shown = collection.places.knownCounts
        collection.places.knownCounts[held.target.section] -= 1
        collection.places.knownCounts[held.source.section] += 1
        var changes = UpdateChanges()
        changes.moved = [(held.target, held.source)]
        guard let plan = try? UpdatePlan(from: shown, to: collection.places.knownCounts, changes: changes) else {
            return
        }
        collection.itemUpdates.followData(plan)
        let elements = collection.elementViews.live.all
        for element in elements {
            if let key = plan.newKey(of: element.key) { element.key = key }
        }
        collection.elementViews.live.replace(with: elements)
        collection.places.query = nil
        let context = collection.layoutInUse.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        collection.layoutInUse.invalidateLayout(with: context)
        // They are known: the data source may be ahead of them.
        collection.places.needsCounts = false
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
