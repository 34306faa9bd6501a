import CoreGraphics

// What is true of lists between two frames. For random tests; nothing in release builds.

extension UpdatePlan {
    /// Every item that stays goes to one place, and comes from there.
    func checkInvariants() {
        for section in oldCounts.indices {
            for item in 0..<oldCounts[section] {
                let old = Path(item: item, section: section)
                guard let new = newPath(of: old) else { continue }
                assert(newCounts.indices.contains(new.section), "An item goes to a section that there is not.")
                assert((0..<newCounts[new.section]).contains(new.item), "An item goes where there is none.")
                assert(oldPath(of: new) == old, "Where an item goes another one comes from.")
            }
        }
    }
}

extension ListHost {
    /// - Parameters:
    ///   - views: All that have a place in the list now.
    ///   - items: The items that have cells.
    fileprivate func checkInvariants(views: [UIView], items: [ShownPath], counts: [Int]) {
        assert(Set(views.map(ObjectIdentifier.init)).count == views.count, "A view is in two places of a list.")
        assert(Set(items).count == items.count, "An item has two cells.")
        for view in views { assert(view.isDescendant(of: self), "A view that has a place in a list is not in it.") }
        for item in items {
            assert(counts.indices.contains(item.section), "A cell is of a section that there is not.")
            assert((0..<counts[item.section]).contains(item.item), "A cell is of an item that there is not.")
        }
    }
}

extension UITableView {
    package func checkInvariants() {
        for row in rowViews.rows.all {
            assert(rowViews.rows[row.element] === row, "A row is not found by its element.")
        }
        checkInvariants(
            views: rowViews.rows.all.map(\.view), items: rowViews.rows.all.compactMap(\.element.path),
            counts: counts)
    }
}

extension UICollectionView {
    package func checkInvariants() {
        for element in elementViews.live.all {
            assert(elementViews.live[element.key] === element, "An element is not found by its key.")
        }
        let cells = elementViews.live.all.filter { $0.key.category == .cell }
        checkInvariants(views: elementViews.live.all.map(\.view), items: cells.map(\.key.path), counts: counts)
    }
}
