public import CoreGraphics

/// Announces rows ahead, and makes their cells before they come into sight.
@MainActor
final class RowPrefetching {
    unowned let table: UITableView
    let prepared: CellsAhead<UITableViewCell>
    var lastOffset: CGFloat = 0
    /// Where the stretch began whose rows were announced last.
    var lastStart: CGFloat?

    init(_ table: UITableView) {
        self.table = table
        prepared = CellsAhead(table) { [unowned table] in table.rowViews.pool.put($0) }
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
        guard table.prefetchDataSource != nil else { return }
        let start = table.bounds.minY + (goesBack ? -table.bounds.height : table.bounds.height)
        // A tenth of a screen is near enough: the announcement need not be made for every point.
        if let last = lastStart, abs(start - last) < table.bounds.height / 10 { return }
        lastStart = start
        let ahead = table.places.map.elements(from: start, to: start + table.bounds.height).compactMap(\.path)
            .filter {
                table.rowViews.rows[.row($0)] == nil
            }
        prepared.announce(goesBack ? ahead.reversed() : ahead)
    }

    // MARK: Cells ahead

    /// Fills and sizes the cell of the next row within a third of a screen, and draws it in a frame of its own.
    private func prepareRow(goesBack: Bool) {
        guard !prepared.drawNext() else { return }
        let reach = table.bounds.height / 3
        let low = goesBack ? table.bounds.minY - reach : table.bounds.maxY
        let near = table.places.map.elements(from: low, to: low + reach).compactMap(\.path).filter {
            table.rowViews.rows[.row($0)] == nil
        }
        prepared.keep(only: Set(near))
        let unmade = near.filter { !prepared.isMade($0) }
        guard let next = goesBack ? unmade.last : unmade.first else { return }
        prepared.make(next) {
            table.rowViews.makeView(.row(next)) as? UITableViewCell
        } finish: { cell in
            var frame = table.places.shownFrame(of: .row(next))
            table.rowViews.style(cell, next)
            if table.places.sizesItself(next) { frame.size.height = table.rowViews.ownHeight(of: cell) }
            cell.frame = frame
        }
    }

    /// The cell that was made ahead for a row.
    func takePreparedRow(_ element: TableElement) -> UITableViewCell? {
        guard let path = element.path, let cell = prepared.take(path) else { return nil }
        let isSelected = table.selection.items.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        return cell
    }

    /// What was made and announced ahead is of no use any more: the data or the rules have changed.
    func forgetPrefetching() {
        prepared.keep(only: [])
        prepared.forgetAnnouncements()
        lastStart = nil
        lastOffset = table.contentOffset.y
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
