import CoreGraphics
import Dispatch

/// Moves an item of a list, which follows a finger, or whose gap follows a drag, while the others make room.
@MainActor
final class ListMoving<List: MovingHost> {
    private unowned let list: List
    /// The item that is held, and where it would go.
    private(set) var movement: List.Movement?
    /// Where a dragged item would make others move, once the finger rests.
    private var waitingTarget: ShownPath?

    init(_ list: List) {
        self.list = list
    }

    // MARK: By a finger

    /// Takes an item out of its place.
    ///
    /// - Parameter finger: in points of the content.
    func begin(_ path: ShownPath, at finger: CGPoint) -> Bool {
        guard movement == nil, list.mayMove(path), let new = list.makeMovement(of: path, by: finger) else {
            return false
        }
        new.edge = EdgeScroller(list, finger: list.convert(new.position, to: nil)) { [weak self] in self?.follow($0) }
        movement = new
        list.didHold(new)
        return true
    }

    /// The finger is at a point of the content; the others make room where the item has come to.
    func follow(_ position: CGPoint) {
        guard let movement, !movement.isDragged, position.x.isFinite, position.y.isFinite else { return }
        let old = movement.position
        movement.position = position
        movement.edge?.finger = list.convert(position, to: nil)
        let target = list.chosenTarget(list.place(for: movement, at: position), of: movement)
        list.carry(movement, from: old, toward: target)
        if mayOpen(target, movement) { list.makeRoom(for: movement, at: target) }
    }

    private func mayOpen(_ target: ShownPath, _ movement: List.Movement) -> Bool {
        target != movement.target && list.isPlace(target, for: movement)
    }

    /// Puts the item down where it is, or back.
    func end(isCancelled: Bool) {
        guard let movement else { return }
        if isCancelled, movement.target != movement.source { list.makeRoom(for: movement, at: movement.source) }
        abandon()
        list.finish(movement, isCancelled: isCancelled)
    }

    /// The data changes under a held item, which goes back to its place with that. Returns what was held.
    @discardableResult
    func abandon() -> List.Movement? {
        let movement = release()
        if let movement { list.uncover(movement) }
        return movement
    }

    /// Nothing is held any more; everything is still where it is seen.
    @discardableResult
    func release() -> List.Movement? {
        guard let movement else { return nil }
        movement.edge?.stop()
        self.movement = nil
        waitingTarget = nil
        list.didRelease(movement)
        return movement
    }

    // MARK: By a drag

    /// Shows the items as if a dragged one were at a place already; it is itself unseen.
    ///
    /// - Parameter place: where it would be; nil to leave everything as it is.
    func moveGap(of source: ShownPath, to place: (List.Movement) -> ShownPath?) {
        if movement == nil {
            guard let new = list.makeMovement(of: source, by: nil) else { return }
            movement = new
            list.didHold(new)
        }
        guard let movement, movement.isDragged, let proposed = place(movement) else { return }
        let target = list.chosenTarget(proposed, of: movement)
        guard mayOpen(target, movement) else {
            waitingTarget = nil
            return
        }
        let rest = list.restBeforeRoom
        guard rest > 0 else { return list.makeRoom(for: movement, at: target) }
        guard waitingTarget != target else { return }
        waitingTarget = target
        DispatchQueue.main.asyncAfter(deadline: .now() + rest) { [weak self] in self?.openWaitingGap(at: target) }
    }

    /// Items make room, if the finger is still where it was.
    private func openWaitingGap(at target: ShownPath) {
        guard waitingTarget == target, let movement, movement.isDragged, mayOpen(target, movement) else { return }
        waitingTarget = nil
        list.makeRoom(for: movement, at: target)
    }

    /// The dragged item goes somewhere else: its place is where it was.
    func closeGap() {
        if movement?.isDragged ?? false { end(isCancelled: true) }
    }

    /// Has the program change the data for a drop, with the items in the order of the data again, but still where they are seen: so
    /// those that have made room stay where they are.
    func dropIntoGap(_ change: () -> Void) {
        guard let movement, movement.isDragged else { return change() }
        release()
        list.leaveGap(of: movement)
        list.updates.keepsPlaces = true
        change()
        list.updates.keepsPlaces = false
        list.uncover(movement)
        list.animateToPlaces()
    }
}
