public import CoreGraphics

/// Announces rows ahead, and makes their cells before they come into sight.
@MainActor
final class RowPrefetching {
    unowned let table: UITableView
    var announcements = Announcements()
    var prepared = PreparedCells<UITableViewCell>()
    var lastOffset: CGFloat = 0
    /// Where the stretch began whose rows were announced last.
    var lastStart: CGFloat?

    init(_ table: UITableView) {
        self.table = table
    }

    /// Announces the rows of the next screen in the direction of scrolling, and fills the next cell where the frame has time for it.
    func prefetchAhead() {
        guard table.isPrefetchingEnabled, table.bounds.height > 0 else { return forgetPrefetching() }
        let distance = table.contentOffset.y - lastOffset
        lastOffset = table.contentOffset.y
        announceAhead(goesBack: distance < 0)
        // A leap is no scrolling: nothing says that it goes on. A frame that has brought rows into sight that were not ready has done enough.
        guard distance != 0, abs(distance) < table.bounds.height, table.rowViews.shown == 0,
            table.moving.movement == nil
        else { return }
        prepareRow(goesBack: distance < 0)
    }

    private func announceAhead(goesBack: Bool) {
        guard let source = table.prefetchDataSource else { return }
        let start = table.bounds.minY + (goesBack ? -table.bounds.height : table.bounds.height)
        // A tenth of a screen is near enough: the announcement need not be made for every point.
        if let last = lastStart, abs(start - last) < table.bounds.height / 10 { return }
        lastStart = start
        let ahead = table.places.map.elements(from: start, to: start + table.bounds.height).compactMap(\.indexPath)
            .filter {
                table.rowViews.rows[.row($0)] == nil
            }
        announce(goesBack ? ahead.reversed() : ahead, to: source)
    }

    // MARK: Cells ahead

    /// Fills and sizes the cell of the next row within a third of a screen, and draws it in a frame of its own.
    private func prepareRow(goesBack: Bool) {
        guard !table.drawAhead(prepared.takeUndrawn()) else { return }
        let reach = table.bounds.height / 3
        let low = goesBack ? table.bounds.minY - reach : table.bounds.maxY
        let near = table.places.map.elements(from: low, to: low + reach).compactMap(\.indexPath).filter {
            table.rowViews.rows[.row($0)] == nil
        }
        for cell in prepared.keep(Set(near)) { table.rowViews.pool.put(cell) }
        let unmade = near.filter { !prepared.isMade($0) }
        guard let next = goesBack ? unmade.last : unmade.first else { return }
        AnimationContext.runStill {
            guard let cell = table.rowViews.makeView(.row(next)) as? UITableViewCell else { return }
            prepared.add(cell, at: next)
            var frame = table.places.shownFrame(of: .row(next))
            table.rowViews.style(cell, next)
            if table.places.sizesItself(next) { frame.size.height = table.rowViews.ownHeight(of: cell) }
            cell.frame = frame
            cell.layoutIfNeeded()
        }
    }

    /// The cell that was made ahead for a row.
    func takePreparedRow(_ element: TableElement) -> UITableViewCell? {
        guard let path = element.indexPath, let cell = prepared.take(path) else { return nil }
        let isSelected = table.selection.items.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        return cell
    }

    /// What was made and announced ahead is of no use any more: the data or the rules have changed.
    func forgetPrefetching() {
        for cell in prepared.keep([]) { table.rowViews.pool.put(cell) }
        (announcements, lastStart) = (Announcements(), nil)
        lastOffset = table.contentOffset.y
    }

    private func announce(_ ahead: [IndexPath], to source: any UITableViewDataSourcePrefetching) {
        let (come, gone) = table.announcements(&announcements, of: ahead) { table.rowViews.rows[.row($0)] != nil }
        if !gone.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: gone) }
        if !come.isEmpty { source.tableView(table, prefetchRowsAt: come) }
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
