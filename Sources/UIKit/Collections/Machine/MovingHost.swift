import CoreGraphics

/// An item that the user moves: a finger holds it, or has a picture of it while it is itself an unseen gap.
@MainActor
class ListMovement {
    /// Where the data has the item.
    let source: ShownPath
    /// Where it would go; counted as if it were there already.
    var target: ShownPath
    /// Where the finger has it, in points of the content.
    var position: CGPoint
    /// From the item's middle down to the finger, in points.
    var grip: CGFloat = 0
    /// Scrolls while the item is held near an edge; nil when a drag sees to that.
    var edge: EdgeScroller?
    /// Whether a drag has a picture of the item.
    let isDragged: Bool

    init(_ source: ShownPath, at position: CGPoint, isDragged: Bool) {
        (self.source, target, self.position, self.isDragged) = (source, source, position, isDragged)
    }

    /// Where what is at a path is without the move.
    func unmoved(_ shown: ShownPath) -> ShownPath {
        guard source != target else { return shown }
        if shown == target { return source }
        var item = shown.item
        if shown.section == target.section, item > target.item { item -= 1 }
        if shown.section == source.section, item >= source.item { item += 1 }
        return ShownPath(item: item, section: shown.section)
    }
}

/// A list whose items the user moves: by a finger that holds one, or by a drag over the list that it comes from.
@MainActor
protocol MovingHost: BatchingHost {
    associatedtype Movement: ListMovement

    // MARK: What the program says

    /// Whether a finger may move an item.
    func mayMove(_ path: ShownPath) -> Bool
    /// Where the delegate wants an item to go that could take a place; nil without a delegate. All of the data.
    ///
    /// - Parameter place: where it would go so far.
    func chosenPlace(for item: DataPath, from place: DataPath, proposed: DataPath) -> DataPath?
    /// Tells the data source that the user has moved an item. Returns whether it has the method for that.
    func followMove(of item: DataPath, to place: DataPath) -> Bool

    // MARK: The item

    /// Takes an item out of its place; nil where that cannot be done now.
    ///
    /// - Parameter finger: where a finger holds it, in points of the content; nil for a drag.
    func makeMovement(of path: ShownPath, by finger: CGPoint?) -> Movement?
    /// The item begins to follow the finger, or to be a gap.
    func didHold(_ movement: Movement)
    /// The item follows nothing any more, but is still where it is seen.
    func didRelease(_ movement: Movement)
    /// An item that was a gap is seen again.
    func uncover(_ movement: Movement)
    /// The place at which an item held at a point would be let go.
    func place(for movement: Movement, at point: CGPoint) -> ShownPath
    /// Shows the item where the finger has it now.
    ///
    /// - Parameter old: where the finger was.
    func carry(_ movement: Movement, from old: CGPoint, toward target: ShownPath)

    // MARK: The others

    /// Where `counts` have the held item.
    func countedPlace(of movement: Movement) -> ShownPath
    /// How long a dragged item rests before others make room for it, in seconds.
    var restBeforeRoom: Double { get }
    /// Shows the items as if the held one were at a place already.
    func makeRoom(for movement: Movement, at target: ShownPath)
    /// Counts as the data does, while everything stays where it is seen.
    func leaveGap(of movement: Movement)
    /// Shows what has become of a move that is over: the item is where `target` says, or back.
    func finish(_ movement: Movement, isCancelled: Bool)
    /// Animates everything to where it belongs.
    func animateToPlaces()
}

extension MovingHost {
    /// Where a held item goes of a place that it could take.
    func chosenTarget(_ proposed: ShownPath, of movement: Movement) -> ShownPath {
        let place = placeholders.insertionPath(proposed)
        let chosen = chosenPlace(
            for: placeholders.insertionPath(movement.source), from: placeholders.insertionPath(movement.target),
            proposed: place)
        guard let chosen, chosen != place else { return proposed }
        return placeholders.shown(chosen)
    }

    /// Whether the held item could be at a place.
    func isPlace(_ path: ShownPath, for movement: Movement) -> Bool {
        guard counts.indices.contains(path.section) else { return false }
        let isCounted = path.section == countedPlace(of: movement).section
        return (0..<counts[path.section] + (isCounted ? 0 : 1)).contains(path.item)
    }

    /// Tells the data source that the user has moved an item. Returns whether it follows moves.
    @discardableResult
    func tellMove(_ movement: Movement) -> Bool {
        var old = counts
        old[countedPlace(of: movement).section] -= 1
        old[movement.source.section] += 1
        let item = placeholders.insertionPath(movement.source)
        movePlaceholders(from: movement.source, to: movement.target, counting: old)
        return followMove(of: item, to: placeholders.insertionPath(movement.target))
    }

    /// Placeholders are shown beside an item that has moved.
    ///
    /// - Parameter old: how many items were shown in each section before.
    func movePlaceholders(from source: ShownPath, to target: ShownPath, counting old: [Int]) {
        guard !placeholders.isEmpty else { return }
        var new = old
        new[source.section] -= 1
        new[target.section] += 1
        if let plan = try? UpdatePlan(from: old, to: new, changes: .move(from: source, to: target)) {
            placeholders.follow(shown: plan)
        }
    }
}

extension UpdateChanges<ShownPath> {
    /// An item is somewhere else.
    static func move(from source: ShownPath, to target: ShownPath) -> Self {
        var changes = UpdateChanges()
        changes.moved = [(source, target)]
        return changes
    }
}
