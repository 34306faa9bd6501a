/// A list that announces items ahead, and makes their cells before they come into sight.
@MainActor
protocol PrefetchingHost: ListHost {
    /// Tells who wishes to know which items of the data will soon be needed, nearest first.
    func announce(_ items: [DataPath])
    /// Items of the data that were announced are no longer ahead.
    func withdraw(_ items: [DataPath])
}

/// What a list has announced, and the cells that it has made before they come into sight. They are drawn in a frame of their own, so that
/// frames stay even.
@MainActor
final class CellsAhead<Cell: UIView> {
    private unowned let list: any PrefetchingHost
    private let putAway: (Cell) -> Void
    private var announcements = Announcements()
    private var cells: [ShownPath: Cell] = [:]
    /// Those of them that are to be drawn in the next frame that has time for it.
    private var undrawn: [ShownPath] = []

    /// - Parameter putAway: has a cell wait for another use.
    init(_ list: any PrefetchingHost, putAway: @escaping (Cell) -> Void) {
        (self.list, self.putAway) = (list, putAway)
    }

    // MARK: Announcements

    /// Announces what is new ahead, and withdraws what is neither ahead nor in sight any more.
    ///
    /// - Parameter ahead: nearest first.
    func announce(_ ahead: [ShownPath]) {
        let (new, dropped) = announcements.update(ahead) { list.shownCell(at: $0) != nil }
        let come = new.compactMap(list.placeholders.data), gone = dropped.compactMap(list.placeholders.data)
        if !gone.isEmpty { list.withdraw(gone) }
        if !come.isEmpty { list.announce(come) }
    }

    /// Nothing has been announced.
    func forgetAnnouncements() { announcements = Announcements() }

    // MARK: Cells

    var count: Int { cells.count }

    func isMade(_ path: ShownPath) -> Bool { cells[path] != nil }

    /// Whether the cell of an item has been made and drawn: to show it costs next to nothing.
    func isDrawn(_ path: ShownPath) -> Bool { isMade(path) && !undrawn.contains(path) }

    /// Makes the cell of an item, sized and laid out.
    ///
    /// - Parameter finish: what is left to do once the cell is known as the item's.
    func make(_ path: ShownPath, _ make: () -> Cell?, finish: (Cell) -> Void) {
        AnimationContext.runStill {
            guard let cell = make() else { return }
            cells[path] = cell
            undrawn.append(path)
            finish(cell)
            cell.layoutIfNeeded()
        }
    }

    /// The cell that was made for an item; it is the caller's now.
    func take(_ path: ShownPath) -> Cell? { cells.removeValue(forKey: path) }

    /// Draws what an earlier frame has made. False when there is nothing.
    func drawNext() -> Bool {
        let waiting = undrawn.compactMap { cells[$0] }
        undrawn = []
        for cell in waiting {
            AnimationContext.runStill { cell.drawing.drawTreeAhead(atScale: list.window?.screen.scale ?? 1) }
        }
        return !waiting.isEmpty
    }

    /// Puts away the cells of all items but those that are wanted.
    func keep(only wanted: Set<ShownPath>) {
        for path in cells.keys.filter({ !wanted.contains($0) }).sorted() {
            if let cell = cells.removeValue(forKey: path) { putAway(cell) }
        }
    }
}

extension UITableView: PrefetchingHost {
    func announce(_ items: [DataPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: items.map(\.indexPath))
    }
    func withdraw(_ items: [DataPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: items.map(\.indexPath))
    }
}

extension UICollectionView: PrefetchingHost {
    func announce(_ items: [DataPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: items.map(\.indexPath))
    }
    func withdraw(_ items: [DataPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: items.map(\.indexPath))
    }
}
