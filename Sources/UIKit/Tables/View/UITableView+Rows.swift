import CoreGraphics

extension UITableView {
    private static let mostRounds = 12

    /// Brings the views in line with the map: the work of one frame, in proportion to what is visible.
    func updateRows() {
        // Laying out a cell in the middle of an update begins at the outermost view that waits for layout: this one.
        guard !needs.isArranging else { return }
        needs.isArranging = true
        needs.shown = 0
        defer { needs.isArranging = false }
        prepareIndex()
        makeMap()
        measureResized()
        for _ in 0..<Self.mostRounds {
            makeMap()
            needs.places = false
            showRows()
            guard needs.map || needs.places else { break }
        }
        placeEdgeViews()
        placeFillers()
        placeIndex()
        pool.clearTree()
        placeFocusRing()
        prefetchAhead()
    }

    private func placeEdgeViews() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: map.end, width: bounds.width, height: footer.frame.height)
        }
        backgroundView?.frame = bounds
    }

    private func showRows() {
        needs.pass += 1
        var missing: [(TableElement, CGRect)] = []
        for (element, frame) in inSight() {
            guard let row = rows[element] else {
                missing.append((element, frame))
                continue
            }
            row.pass = needs.pass
            move(row, to: frame)
        }
        let pass = needs.pass
        retire(rows.remove { $0.pass != pass })
        for (element, frame) in missing { _ = show(element, frame) }
    }

    /// The elements that need views, and where they go.
    func inSight() -> [(TableElement, CGRect)] {
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let reach = rowMovement?.height ?? 0
        var found: [(TableElement, CGRect)] = map.elements(from: bounds.minY - reach, to: bounds.maxY + reach)
            .compactMap { element in
                guard map.span(of: element) != nil else { return nil }
                let frame = shownFrame(of: element)
                return frame.overlaps(bounds) ? (element, frame) : nil
            }
        if let rowMovement {
            // The held row has its view wherever it is.
            let held = TableElement.row(rowMovement.source)
            if !found.contains(where: { $0.0 == held }) { found.append((held, rowMovement.row.view.frame)) }
        }
        return found
    }

    func move(_ row: LiveRow, to frame: CGRect) {
        if row.frame != frame {
            let isResized = row.frame.size != frame.size
            row.frame = frame
            row.view.frame = frame
            // What is in a row goes along with it.
            if isResized, AnimationContext.recorder != nil { row.view.layoutIfNeeded() }
        }
        if let cell = row.cell, case .row(let path) = row.element { style(cell, path) }
    }

    /// Makes a view for an element and puts it in its place. nil for a header or footer that has none.
    func show(_ element: TableElement, _ frame: CGRect) -> LiveRow? {
        AnimationContext.runStill {
            let isReady = element.indexPath.map { prefetch.prepared.isDrawn($0) } ?? false
            let prepared = takePreparedRow(element)
            guard let view = prepared ?? makeView(element) else { return nil }
            if !isReady { needs.shown += 1 }
            var frame = frame
            // What it was drawn for is what it will ask for.
            if let prepared, let path = element.indexPath, sizesItself(path) {
                frame.size.height = prepared.bounds.height
            }
            let row = LiveRow(element, view)
            row.pass = needs.pass
            row.isPlaceholder = element.indexPath.map { placeholders.slot(at: $0) != nil } ?? false
            row.frame = frame
            view.frame = frame
            rows.insert(row)
            insert(view, for: element)
            if case .row(let path) = element, let cell = row.cell {
                style(cell, path)
                measure(cell, path)
            } else {
                measureEdge(view, element)
            }
            announce(row)
            return row
        }
    }

    /// Cells are behind headers and footers, which rows pass below.
    private func insert(_ view: UIView, for element: TableElement) {
        guard element.indexPath != nil else { return addSubview(view) }
        let others = subviews.filter { $0 !== view }
        let last = others.lastIndex { $0 is UITableViewCell }
        insertSubview(view, at: last.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1))
    }

    /// Asks a cell for its height; another one than the map's changes the map.
    func measure(_ cell: UITableViewCell, _ path: IndexPath) {
        guard sizesItself(path) else { return }
        let height = ownHeight(of: cell)
        guard height > 0, let span = map.span(of: .row(path)) else { return }
        guard span.height != height else {
            if map.measured[path] != height { map.measured[path] = height }
            return
        }
        map.setHeight(height, of: path)
        needs.places = true
        takeContentSize()
        // What is in sight stays where it is when a row above it turns out to be higher.
        if span.start < bounds.minY, window != nil { contentOffset.y += height - span.height }
    }

    /// The height that a cell asks for, whole pixels.
    func ownHeight(of cell: UITableViewCell) -> CGFloat {
        let scale = layoutScale
        return (cell.fittedHeight(width: cellWidth) * scale).rounded(.up) / scale
    }

    /// The content of a cell on screen has changed: before the next frame it may ask for another height.
    func contentDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !needs.isArranging, cell.superview === self else { return }
        needs.resized.append(cell)
        setNeedsLayout()
    }

    private func measureResized() {
        let cells = needs.resized
        needs.resized = []
        for cell in cells {
            if let path = shownPath(of: cell) { measure(cell, path) }
        }
    }

    // MARK: Views

    func makeView(_ element: TableElement) -> UIView? {
        needs.pending = element
        defer { needs.pending = nil }
        switch element {
        case .row(let path):
            guard let dataSource else { preconditionFailure("a table view shows rows and has no data source") }
            if let slot = placeholders.slot(at: path) { return makePlaceholder(slot) }
            let cell = dataSource.tableView(self, cellForRowAt: placeholders.insertionPath(path))
            cell.setSelected(selection.items.contains(path), animated: false)
            cell.setHighlighted(selection.touched == path, animated: false)
            cell.table = self
            indent(cell, path)
            prepareForEditing(cell, path)
            return cell
        case .header(let section):
            if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
                (view as? UITableViewHeaderFooterView)?.join(self, isHeader: true)
                return view
            }
            return titled(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true, section)
        case .footer(let section):
            if let view = delegate?.tableView(self, viewForFooterInSection: section) {
                (view as? UITableViewHeaderFooterView)?.join(self, isHeader: false)
                return view
            }
            return titled(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false, section)
        }
    }

    private func indent(_ cell: UITableViewCell, _ path: IndexPath) {
        // Without a word of the delegate cells keep the level that they have.
        if let level = asked(path, { $0.tableView(self, indentationLevelForRowAt: $1) }) {
            cell.indentationLevel = level
        }
    }

    private func titled(_ title: String?, isHeader: Bool, _ section: Int) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.show(title, isHeader: isHeader, in: self)
        return view
    }

    private func announce(_ row: LiveRow) {
        switch row.element {
        case .row(let path):
            if let cell = row.cell { asked(path) { $0.tableView(self, willDisplay: cell, forRowAt: $1) } }
        case .header(let section): delegate?.tableView(self, willDisplayHeaderView: row.view, forSection: section)
        case .footer(let section): delegate?.tableView(self, willDisplayFooterView: row.view, forSection: section)
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
                    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: placeholders.insertionPath(path))
                }
                swiper.letGo(of: cell)
            case .header(let section):
                delegate?.tableView(self, didEndDisplayingHeaderView: row.view, forSection: section)
            case .footer(let section):
                delegate?.tableView(self, didEndDisplayingFooterView: row.view, forSection: section)
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
    func style(_ cell: UITableViewCell, _ path: IndexPath) {
        let count = counts.indices.contains(path.section) ? counts[path.section] : 0
        let isFirst = path.row == 0, isLast = path.row == count - 1
        let hasLine = separatorStyle != .none && !(isLast && style != .plain)
        cell.place = UITableViewCell.Place(
            line: hasLine ? separatorColor : nil, tableInset: lines.separatorInset,
            insetIsRelative: separatorInsetReference == .fromAutomaticInsets, side: sideMargin, covered: coveredEnds,
            radius: style == .insetGrouped ? ListMetrics.cornerRadius : 0, isFirst: isFirst, isLast: isLast,
            isGrouped: style != .plain, indexWidth: indexWidth)
    }
}
