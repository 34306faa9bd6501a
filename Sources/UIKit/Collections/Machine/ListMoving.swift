/// A list whose items the user moves: by a finger that holds one, or by a drag over the list that it comes from.
@MainActor
protocol MovingHost: ListHost {
    /// Where the delegate wants an item to go that could take a place; nil without a delegate. All of the data.
    ///
    /// - Parameter place: where it would go so far.
    func chosenPlace(for item: DataPath, from place: DataPath, proposed: DataPath) -> IndexPath?
}

extension MovingHost {
    /// Where a held item goes of a place that it could take.
    ///
    /// - Parameter now: where it would go so far.
    func chosenTarget(_ proposed: IndexPath, of source: IndexPath, now: IndexPath) -> IndexPath {
        let place = placeholders.insertionPath(proposed)
        let chosen = chosenPlace(
            for: placeholders.insertionPath(source), from: placeholders.insertionPath(now), proposed: place)
        guard let chosen, chosen != place.indexPath else { return proposed }
        return placeholders.shown(DataPath(chosen))
    }

    /// Whether the item that is shown at a place could be shown at another.
    func isPlace(_ path: IndexPath, forItemAt shown: IndexPath) -> Bool {
        guard counts.indices.contains(path.section) else { return false }
        return (0..<counts[path.section] + (path.section == shown.section ? 0 : 1)).contains(path.item)
    }

    /// Placeholders are shown beside an item that has moved.
    ///
    /// - Parameter old: how many items were shown in each section before.
    func movePlaceholders(from source: IndexPath, to target: IndexPath, counting old: [Int]) {
        guard !placeholders.isEmpty else { return }
        var new = old
        new[source.section] -= 1
        new[target.section] += 1
        var changes = UpdateChanges()
        changes.moved = [(source, target)]
        if let plan = try? UpdatePlan(from: old, to: new, changes: changes) { placeholders.follow(shown: plan) }
    }
}

extension UITableView: MovingHost {
    func chosenPlace(for item: DataPath, from place: DataPath, proposed: DataPath) -> IndexPath? {
        delegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: item.indexPath, toProposedIndexPath: proposed.indexPath)
    }
}

extension UICollectionView: MovingHost {
    func chosenPlace(for item: DataPath, from place: DataPath, proposed: DataPath) -> IndexPath? {
        delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item.indexPath,
            atCurrentIndexPath: place.indexPath,
            toProposedIndexPath: proposed.indexPath)
    }
}
