public import CoreGraphics

extension UITableView {
    struct PrefetchState {
        var announcements = Announcements()
        /// Cells that are filled and wait to come into sight.
        var cells: [IndexPath: UITableViewCell] = [:]
        /// The one of them that is to be drawn in the next frame that has time for it.
        var undrawn: IndexPath?
        var lastOffset: CGFloat = 0
        /// Where the stretch began whose rows were announced last.
        var lastStart: CGFloat?
    }

    /// Announces the rows of the next screen in the direction of scrolling, and fills the next cell where the frame has time for it.
    func prefetchAhead() {
        guard isPrefetchingEnabled, bounds.height > 0 else { return forgetPrefetching() }
        let distance = contentOffset.y - prefetch.lastOffset
        prefetch.lastOffset = contentOffset.y
        announceAhead(goesBack: distance < 0)
        // A leap is no scrolling: nothing says that it goes on. A frame that has brought rows into sight that were not ready has done enough.
        guard distance != 0, abs(distance) < bounds.height, needs.shown == 0, rowMovement == nil else { return }
        prepareRow(goesBack: distance < 0)
    }

    private func announceAhead(goesBack: Bool) {
        guard let source = prefetchDataSource else { return }
        let start = bounds.minY + (goesBack ? -bounds.height : bounds.height)
        // A tenth of a screen is near enough: the announcement need not be made for every point.
        if let last = prefetch.lastStart, abs(start - last) < bounds.height / 10 { return }
        prefetch.lastStart = start
        let ahead = map.elements(from: start, to: start + bounds.height).compactMap(\.indexPath).filter {
            rows[.row($0)] == nil
        }
        announce(goesBack ? ahead.reversed() : ahead, to: source)
    }

    // MARK: Cells ahead

    /// Fills and sizes the cell of the next row within a third of a screen, and draws it in a frame of its own.
    private func prepareRow(goesBack: Bool) {
        if let path = prefetch.undrawn, let cell = prefetch.cells[path] {
            prefetch.undrawn = nil
            return AnimationContext.runStill { cell.drawAhead(atScale: window?.screen.scale ?? 1) }
        }
        let reach = bounds.height / 3
        let low = goesBack ? bounds.minY - reach : bounds.maxY
        let near = map.elements(from: low, to: low + reach).compactMap(\.indexPath).filter { rows[.row($0)] == nil }
        for path in prefetch.cells.keys where !near.contains(path) {
            if let cell = prefetch.cells.removeValue(forKey: path) { pool.put(cell) }
        }
        guard let next = (goesBack ? near.last { prefetch.cells[$0] == nil } : near.first { prefetch.cells[$0] == nil })
        else { return }
        AnimationContext.runStill {
            guard let cell = makeView(.row(next)) as? UITableViewCell else { return }
            prefetch.cells[next] = cell
            prefetch.undrawn = next
            var frame = shownFrame(of: .row(next))
            style(cell, next)
            if sizesItself(next) { frame.size.height = ownHeight(of: cell) }
            cell.frame = frame
            cell.layoutIfNeeded()
        }
    }

    /// The cell that was made ahead for a row.
    func takePreparedRow(_ element: TableElement) -> UITableViewCell? {
        guard let path = element.indexPath, let cell = prefetch.cells.removeValue(forKey: path) else { return nil }
        let isSelected = selection.items.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        return cell
    }

    /// What was made and announced ahead is of no use any more: the data or the rules have changed.
    func forgetPrefetching() {
        for cell in prefetch.cells.values { pool.put(cell) }
        prefetch = PrefetchState()
        prefetch.lastOffset = contentOffset.y
    }

    private func announce(_ ahead: [IndexPath], to source: any UITableViewDataSourcePrefetching) {
        let (new, dropped) = prefetch.announcements.update(ahead) { rows[.row($0)] != nil }
        let gone = dropped.compactMap(placeholders.data), come = new.compactMap(placeholders.data)
        if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
        if !come.isEmpty { source.tableView(self, prefetchRowsAt: come) }
    }
}

/// Hears which rows will soon be needed, so that it can load what they show.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// The rows ahead, nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were announced and are no longer ahead.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing where it is not implemented.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
