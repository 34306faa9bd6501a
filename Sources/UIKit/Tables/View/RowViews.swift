import CoreGraphics

/// The views of the rows, headers and footers in sight: makes them, puts them in their places and keeps them for others.
@MainActor
final class RowViews: SelfSizing {
    unowned let table: UITableView
    var rows = LiveRows()
    var pool = TablePool()
    /// Cells on screen whose content has changed since they were measured.
    var resized: [UITableViewCell] = []
    /// Whether everything on screen is to be measured: what keeps content from the sides, or the size of text, is something else.
    private var measuresAll = false
    var pass = 0
    /// How many rows, headers and footers have come into sight in this update that had not been made and drawn ahead.
    var shown = 0
    /// Whether rows are being brought in line with the map.
    var isArranging = false
    /// What the program is asked for a view for.
    var pending: TableElement?
    /// The cell that is filled anew where it is.
    var reconfigured: UITableViewCell?

    init(_ table: UITableView) {
        self.table = table
    }

    /// A cell to fill: the one that is filled anew, one that was used before, or a new one.
    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let reconfigured { return reconfigured }
        guard let cell = pool.cell(identifier, for: pending ?? .row(table.taken(indexPath))) else {
            preconditionFailure("unable to dequeue a cell with identifier \(identifier): \(pool.advice(identifier))")
        }
        AnimationContext.runStill { cell.bounds.size.width = table.places.cellWidth }
        return cell
    }

    private static let mostRounds = 12

    /// Brings the views in line with the map: the work of one frame, in proportion to what is visible.
    func updateRows() {
        arrange(updateRowsOnce)
    }

    /// The rows that are shown. After `reloadData()`, as far as anybody asks, that is at once, not with the next frame.
    var settledRows: [LiveRow] {
        if rows.all.isEmpty, table.places.isReloaded, !isArranging, !table.bounds.isEmpty { table.layoutIfNeeded() }
        return rows.inOrder
    }

    private func updateRowsOnce() {
        shown = 0
        table.index.prepareIndex()
        table.places.makeMap()
        measureChanged()
        for _ in 0..<Self.mostRounds {
            table.places.makeMap()
            table.places.haveMoved = false
            showRows()
            guard table.places.needsMap || table.places.haveMoved else { break }
        }
        placeEdgeViews()
        table.placeFillers()
        table.index.placeIndex()
        pool.clearTree()
        table.placeFocusRing()
        table.prefetching.prefetchAhead()
    }

    private func placeEdgeViews() {
        if let header = table.tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: header.frame.height)
        }
        if let footer = table.tableFooterView {
            footer.frame = CGRect(x: 0, y: table.places.map.end, width: table.bounds.width, height: footer.frame.height)
            table.places.takeContentSize()
        }
        table.backgroundView?.frame = table.bounds
    }

    private func showRows() {
        pass += 1
        var missing: [(TableElement, CGRect)] = []
        for (element, frame) in inSight() {
            guard let row = rows[element] else {
                missing.append((element, frame))
                continue
            }
            row.pass = pass
            move(row, to: frame)
        }
        let pass = self.pass
        retire(rows.remove { $0.pass != pass })
        for (element, frame) in missing { _ = show(element, frame) }
    }

    /// The elements that need views, and where they go.
    func inSight() -> [(TableElement, CGRect)] {
        guard table.bounds.width > 0, table.bounds.height > 0 else { return [] }
        let reach = table.moving.movement?.height ?? 0
        var found: [(TableElement, CGRect)] = table.places.map.elements(
            from: table.bounds.minY - reach, to: table.bounds.maxY + reach
        )
        .compactMap { element in
            guard table.places.map.span(of: element) != nil else { return nil }
            let frame = table.places.shownFrame(of: element)
            return frame.overlaps(table.bounds) ? (element, frame) : nil
        }
        if let movement = table.moving.movement {
            // The held row has its view wherever it is.
            let held = TableElement.row(movement.source)
            if !found.contains(where: { $0.0 == held }) { found.append((held, movement.row.view.frame)) }
        }
        return found
    }

    func move(_ row: LiveRow, to frame: CGRect) {
        if row.frame != frame {
            let isResized = row.frame.size != frame.size
            row.frame = frame
            row.view.frame = frame
            float(row)
            // What is in a row goes along with it.
            if isResized, AnimationContext.recorder != nil { row.view.layoutIfNeeded() }
        }
        if let cell = row.cell, case .row(let path) = row.element { style(cell, path) }
    }

    /// Makes a view for an element and puts it in its place. nil for a header or footer that has none.
    func show(_ element: TableElement, _ frame: CGRect) -> LiveRow? {
        Arrival.run { arrival in
            let isReady = element.path.map { table.prefetching.prepared.isDrawn($0) } ?? false
            let prepared = table.prefetching.takePreparedRow(element)
            guard let view = prepared ?? makeView(element) else { return nil }
            if !isReady { shown += 1 }
            var frame = frame
            // What it was drawn for is what it will ask for.
            if let prepared, let path = element.path, table.places.sizesItself(path) {
                frame.size.height = prepared.bounds.height
            }
            let row = LiveRow(element, view)
            row.pass = pass
            row.isPlaceholder = element.path.map { table.placeholders.slot(at: $0) != nil } ?? false
            row.frame = frame
            view.frame = frame
            float(row)
            rows.insert(row)
            insert(view, for: element)
            if case .row(let path) = element, let cell = row.cell {
                style(cell, path)
                measure(cell, path)
                giveRoom(to: cell, path)
            } else {
                table.places.measureEdge(view, element)
            }
            announce(row)
            if arrival.isAnimated { takeMeasuredHeight(row) }
            arrival.settle(view)
            return row
        }
    }

    /// Its height would change in the animation otherwise.
    private func takeMeasuredHeight(_ row: LiveRow) {
        if table.places.map.span(of: row.element) != nil { row.frame = table.places.shownFrame(of: row.element) }
        row.view.frame = row.frame
    }

    /// Tells a header or footer of a plain table whether rows pass below it, away from its own place.
    private func float(_ row: LiveRow) {
        guard table.style == .plain, row.element.path == nil, let view = row.view as? UITableViewHeaderFooterView
        else { return }
        let rest = table.places.rect(of: row.element).minY
        view.floats = abs(row.frame.minY - rest) > 0.5
    }

    /// Cells are behind headers and footers, which rows pass below.
    private func insert(_ view: UIView, for element: TableElement) {
        guard element.path != nil else { return table.addSubview(view) }
        let others = table.subviews.filter { $0 !== view }
        let last = others.lastIndex { $0 is UITableViewCell }
        table.insertSubview(view, at: last.map { $0 + 1 } ?? (table.backgroundView == nil ? 0 : 1))
    }

    /// Asks a cell for its height; another one than the map's changes the map.
    func measure(_ cell: UITableViewCell, _ path: ShownPath) {
        guard table.places.sizesItself(path) else { return }
        let height = ownHeight(of: cell)
        guard height > 0, let span = table.places.map.span(of: .row(path)) else { return }
        guard span.height != height else {
            if table.places.map.measured[path] != height { table.places.map.measured[path] = height }
            return
        }
        table.places.map.setHeight(height, of: path)
        table.places.haveMoved = true
        table.places.takeContentSize()
        // What is in sight stays where it is when a row above it turns out to be higher.
        if span.start < table.bounds.minY, table.window != nil { table.contentOffset.y += height - span.height }
    }

    /// What is in a cell has the height that the cell asked for before constraints are solved.
    private func giveRoom(to cell: UITableViewCell, _ path: ShownPath) {
        guard let height = table.places.map.span(of: .row(path))?.height, height != cell.bounds.height else { return }
        cell.frame.size.height = height
        cell.layOutParts()
    }

    /// The height that a cell asks for, whole pixels.
    func ownHeight(of cell: UITableViewCell) -> CGFloat {
        cell.fittedHeight(width: table.places.cellWidth).upToPixel(table.layoutScale)
    }

    /// Rows, headers and footers on screen are asked for their heights again before the next frame.
    func measureAgain() {
        measuresAll = true
        if !isArranging { table.setNeedsLayout() }
    }

    private func measureChanged() {
        guard measuresAll else { return measureResized() }
        measuresAll = false
        resized = []
        for row in rows.all {
            if let cell = row.cell, let path = row.element.path {
                measure(cell, path)
            } else {
                table.places.measureEdge(row.view, row.element)
            }
        }
    }

    var sizingList: UIScrollView? { table.selfSizingInvalidation == .disabled ? nil : table }
    func isInSight(_ cell: UITableViewCell) -> Bool { cell.superview === table }
    func measure(_ cell: UITableViewCell) {
        if let path = table.shownPath(of: cell) { measure(cell, path) }
    }

    // MARK: Views

    func makeView(_ element: TableElement) -> UIView? {
        pending = element
        defer { pending = nil }
        switch element {
        case .row(let path):
            guard let dataSource = table.dataSource else {
                preconditionFailure("a table view shows rows and has no data source")
            }
            if let slot = table.placeholders.slot(at: path) { return table.makePlaceholder(slot) }
            let cell = dataSource.tableView(table, cellForRowAt: table.placeholders.insertionPath(path).indexPath)
            cell.setSelected(table.selection.items.contains(path), animated: false)
            cell.setHighlighted(table.selection.touched == path, animated: false)
            cell.table = table
            indent(cell, path)
            table.rowEditing.prepareForEditing(cell, path)
            return cell
        case .header(let section):
            if let view = table.delegate?.tableView(table, viewForHeaderInSection: section) {
                (view as? UITableViewHeaderFooterView)?.join(table, isHeader: true)
                return view
            }
            return titled(table.dataSource?.tableView(table, titleForHeaderInSection: section), isHeader: true, section)
        case .footer(let section):
            if let view = table.delegate?.tableView(table, viewForFooterInSection: section) {
                (view as? UITableViewHeaderFooterView)?.join(table, isHeader: false)
                return view
            }
            return titled(
                table.dataSource?.tableView(table, titleForFooterInSection: section), isHeader: false, section)
        }
    }

    private func indent(_ cell: UITableViewCell, _ path: ShownPath) {
        // Without a word of the delegate cells keep the level that they have.
        if let level = table.asked(path, { $0.tableView(table, indentationLevelForRowAt: $1) }) {
            cell.indentationLevel = level
        }
    }

    private func titled(_ title: String?, isHeader: Bool, _ section: Int) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.show(title, isHeader: isHeader, in: table)
        return view
    }

    private func announce(_ row: LiveRow) {
        switch row.element {
        case .row(let path):
            if let cell = row.cell { table.asked(path) { $0.tableView(table, willDisplay: cell, forRowAt: $1) } }
        case .header(let section):
            table.delegate?.tableView(table, willDisplayHeaderView: row.view, forSection: section)
        case .footer(let section):
            table.delegate?.tableView(table, willDisplayFooterView: row.view, forSection: section)
        }
    }

    /// Ends the display of rows and keeps their views for others.
    ///
    /// - Parameter keepsHomes: The views are for the same index paths again, if they are asked for.
    func retire(_ gone: [LiveRow], keepsHomes: Bool = false) {
        for row in gone {
            switch row.element {
            case .row(let path):
                guard let cell = row.cell else { break }
                if !row.isPlaceholder {
                    table.delegate?.tableView(
                        table, didEndDisplaying: cell, forRowAt: table.placeholders.insertionPath(path).indexPath)
                }
                table.rowEditing.swiper.letGo(of: cell)
            case .header(let section):
                table.delegate?.tableView(table, didEndDisplayingHeaderView: row.view, forSection: section)
            case .footer(let section):
                table.delegate?.tableView(table, didEndDisplayingFooterView: row.view, forSection: section)
            }
            row.view.layer.removeAllAnimations()
            pool.put(row.view, home: keepsHomes ? row.element : nil)
        }
    }

    // MARK: Looks

    func restyleCells() {
        for row in rows.all {
            if let cell = row.cell, case .row(let path) = row.element { style(cell, path) }
        }
    }

    /// Gives a cell what depends on its place: separators and the corners of its section.
    func style(_ cell: UITableViewCell, _ path: ShownPath) {
        let count = table.counts.indices.contains(path.section) ? table.counts[path.section] : 0
        let isFirst = path.row == 0, isLast = path.row == count - 1
        let hasLine = table.separatorStyle != .none && !(isLast && table.style != .plain)
        cell.place = UITableViewCell.Place(
            line: hasLine ? table.separatorColor : nil, tableInset: table.lines.separatorInset,
            insetIsRelative: table.separatorInsetReference == .fromAutomaticInsets, side: table.places.sideMargin,
            covered: table.places.coveredEnds,
            radius: table.style == .insetGrouped ? ListMetrics.cornerRadius : 0, isFirst: isFirst, isLast: isLast,
            isGrouped: table.style != .plain, indexWidth: table.index.indexWidth)
    }
}
