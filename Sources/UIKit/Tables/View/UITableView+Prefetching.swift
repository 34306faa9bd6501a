public import CoreGraphics

extension UITableView {
    struct PrefetchState {
        var announcements = Announcements()
        var prepared = PreparedCells<UITableViewCell>()
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
        guard !drawAhead(prefetch.prepared.takeUndrawn()) else { return }
        let reach = bounds.height / 3
        let low = goesBack ? bounds.minY - reach : bounds.maxY
        let near = map.elements(from: low, to: low + reach).compactMap(\.indexPath).filter { rows[.row($0)] == nil }
        for cell in prefetch.prepared.keep(Set(near)) { pool.put(cell) }
        let unmade = near.filter { !prefetch.prepared.isMade($0) }
        guard let next = goesBack ? unmade.last : unmade.first else { return }
        AnimationContext.runStill {
            guard let cell = makeView(.row(next)) as? UITableViewCell else { return }
            prefetch.prepared.add(cell, at: next)
            var frame = shownFrame(of: .row(next))
            style(cell, next)
            if sizesItself(next) { frame.size.height = ownHeight(of: cell) }
            cell.frame = frame
            cell.layoutIfNeeded()
        }
    }

    /// The cell that was made ahead for a row.
    func takePreparedRow(_ element: TableElement) -> UITableViewCell? {
        guard let path = element.indexPath, let cell = prefetch.prepared.take(path) else { return nil }
        let isSelected = selection.items.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        return cell
    }

    /// What was made and announced ahead is of no use any more: the data or the rules have changed.
    func forgetPrefetching() {
        for cell in prefetch.prepared.keep([]) { pool.put(cell) }
        prefetch = PrefetchState()
        prefetch.lastOffset = contentOffset.y
    }

    private func announce(_ ahead: [IndexPath], to source: any UITableViewDataSourcePrefetching) {
        let (come, gone) = announcements(&prefetch.announcements, of: ahead) { rows[.row($0)] != nil }
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
