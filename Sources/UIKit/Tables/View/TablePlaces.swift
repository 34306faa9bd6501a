import CoreGraphics

/// Where the rows, headers and footers of a table are: by what its data source counts, and what delegate and cells say of heights.
@MainActor
final class TablePlaces {
    unowned let table: UITableView
    var map = TableMap()
    /// Whether places have to be worked out anew.
    var needsMap = true
    /// How many rows each section shows; nil when that has to be asked.
    var knownCounts: [Int]?
    /// Whether counts were asked for before the table was ever laid out, and may have changed without a word.
    private var countsAreEarly = false
    /// What the map was made for, in points.
    var width: CGFloat = 0
    /// Whether another data source is being taken over, which may not be ready yet.
    var isAttaching = false
    /// Whether the program has said that the data source is ready.
    var isReloaded = false
    /// Whether rows are elsewhere than they were shown.
    var haveMoved = false

    init(_ table: UITableView) {
        self.table = table
    }

    /// How far text stays from the sides of rows.
    var sideMargin: CGFloat {
        table.style == .insetGrouped ? UIView.sideMargin(width: table.bounds.width) : readable(tableMargins.leading)
    }

    /// What the table gives to its rows: its own margins where the program has set them.
    private var tableMargins: NSDirectionalEdgeInsets {
        MarginPass.given(to: table) ?? ListMetrics.margins(side: UIView.sideMargin(width: table.bounds.width))
    }

    /// A margin that leaves no more than is easily read, where that is wanted.
    private func readable(_ margin: CGFloat) -> CGFloat {
        guard table.cellLayoutMarginsFollowReadableWidth else { return margin }
        return max(margin, (table.bounds.width - ListMetrics.readableWidth) / 2)
    }

    /// How far rows stay from the sides: cards keep to what nothing covers.
    var rowInsets: UIEdgeInsets {
        guard table.style == .insetGrouped else { return .zero }
        let margins = tableMargins.sided(table.effectiveUserInterfaceLayoutDirection)
        return UIEdgeInsets(
            top: 0, left: readable(margins.left) + table.safeAreaInsets.left, bottom: 0,
            right: readable(margins.right) + table.safeAreaInsets.right)
    }

    /// How far the content of rows stays from their ends, so that nothing covers it.
    var coveredEnds: UIEdgeInsets {
        guard table.insetsContentViewsToSafeArea, table.style != .insetGrouped else { return .zero }
        return UIEdgeInsets(top: 0, left: table.safeAreaInsets.left, bottom: 0, right: table.safeAreaInsets.right)
    }

    var cellWidth: CGFloat { max(0, table.bounds.width - rowInsets.left - rowInsets.right) }

    /// Where lines begin and end by themselves.
    var automaticSeparatorInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }

    var counts: [Int] {
        if let counts = knownCounts { return counts }
        let data = currentCounts()
        table.fitPlaceholders { $0.fit(data) }
        let counts = table.placeholders.shownCounts(data)
        knownCounts = counts
        return counts
    }

    private let question = CountQuestion()

    func currentCounts() -> [Int] {
        guard let dataSource = table.dataSource else { return [] }
        return question.ask {
            (0..<max(0, dataSource.numberOfSections(in: table))).map {
                max(0, dataSource.tableView(table, numberOfRowsInSection: $0))
            }
        }
    }

    func mapDidChange() {
        needsMap = true
        table.setNeedsLayout()
    }

    /// Whether places can be worked out when the program asks for them: the data is ready, and is not being changed.
    var mayMakeMapNow: Bool {
        needsMap && table.dataSource != nil && table.bounds.width > 0 && table.updates.depth == 0
            && !table.rowViews.isArranging
            && (knownCounts != nil && !countsAreEarly || isReloaded || (table.window != nil && ownerHasAppeared))
    }

    /// Whether the controller of the table, if it has one, has been told that it appears: its data is ready by then.
    private var ownerHasAppeared: Bool {
        let owner = sequence(first: table as UIView, next: \.superview).lazy.compactMap(\.ownController).first
        guard let owner else { return true }
        return owner.appearance == .appeared || owner.appearance == .appearing && !owner.containment.owesIsAppearing
    }

    /// What keeps content from the sides of rows is something else. Heights known until now serve until rows have been measured again.
    func marginsOfRowsDidChange() {
        table.rowViews.measureAgain()
        for row in table.rowViews.rows.all {
            row.cell?.contentMarginsDidChange()
            (row.view as? UITableViewHeaderFooterView)?.contentMarginsDidChange()
        }
        table.rowViews.restyleCells()
    }

    /// Heights that were measured are guesses again, until what is in sight has been measured anew.
    func forgetHeights() {
        map.forgetHeights()
        table.rowViews.measureAgain()
    }

    /// Text has another size, perhaps: rows that size themselves are measured again.
    func textSizeMayHaveChanged(since old: UITraitCollection?) {
        guard let old, old.preferredContentSizeCategory != table.traitCollection.preferredContentSizeCategory else {
            return
        }
        forgetHeights()
        table.prefetching.forgetPrefetching()
        mapDidChange()
    }

    /// Takes over another data source, which may not be ready yet.
    func attach() {
        attach { reloadEverything() }
    }

    /// Takes over a delegate or a data source without asking it for anything.
    func attach(_ change: () -> Void) {
        let before = isAttaching
        isAttaching = true
        change()
        isAttaching = before
    }

    /// A delegate that the program sets beside a data source makes the table ask how much there is, as updates may follow before it
    /// is laid out. Then it asks again.
    func delegateDidChange() {
        mapDidChange()
        guard !isAttaching, table.delegate != nil, table.dataSource != nil, knownCounts == nil else { return }
        countsAreEarly = true
        _ = counts
    }

    func reloadEverything() {
        guard !question.isAsked else { return }
        isReloaded = !isAttaching
        (knownCounts, countsAreEarly) = (nil, false)
        table.fitPlaceholders { $0.removeAll() }
        map.forgetHeights()
        table.selection = ListSelection()
        table.prefetching.forgetPrefetching()
        table.rowEditing.closeSwipe(animated: false)
        table.moving.abandon()
        table.rowViews.retire(table.rowViews.rows.remove { _ in true }, keepsHomes: true)
        table.index.isDue = true
        mapDidChange()
        // Updates that follow before the next frame start from what there is now.
        if !isAttaching { _ = counts }
    }

    // MARK: Making the map

    /// Works out where everything is, if that is due.
    func makeMap() {
        if width != table.bounds.width {
            width = table.bounds.width
            needsMap = true
            forgetHeights()
            // What keeps content from the sides goes by the width.
            marginsOfRowsDidChange()
            table.prefetching.forgetPrefetching()
        }
        let top = table.tableHeaderView?.frame.height ?? 0
        if map.top != top {
            // A header may have sized itself when it was laid out.
            map.top = top
            takeContentSize()
        }
        guard needsMap else { return }
        needsMap = false
        if countsAreEarly { (knownCounts, countsAreEarly) = (nil, false) }
        var sections = counts.indices.map(makeSection)
        for (path, height) in map.measured
        where sections.indices.contains(path.section) && sections[path.section].isEstimated
            && path.row < sections[path.section].rows.count
        {
            sections[path.section].rows[path.row] = height
        }
        for slot in table.placeholders.slots {
            let height = table.ownHeight(of: slot)
            if height >= 0 { sections[slot.path.section].rows[slot.path.row] = height }
        }
        map.sections = sections
        takeContentSize()
    }

    func takeContentSize() {
        let size = CGSize(width: table.bounds.width, height: map.end + (table.tableFooterView?.frame.height ?? 0))
        if size != table.contentSize { table.contentSize = size }
    }

    private func makeSection(_ index: Int) -> TableMap.Section {
        var section = TableMap.Section()
        section.header = headerHeight(index)
        section.footer = footerHeight(index)
        if table.style == .plain, section.header > 0 {
            section.padding =
                table.sectionHeaderTopPadding == UITableView.automaticDimension
                ? UITableView.Metrics.plainHeaderPadding : max(0, table.sectionHeaderTopPadding)
        }
        (section.rows, section.isEstimated) = rowHeights(index)
        return section
    }

    /// The heights of a section's rows, and whether they are guesses throughout.
    private func rowHeights(_ section: Int) -> (StackedLengths, isEstimated: Bool) {
        let count = counts[section]
        guard count > 0 else { return (StackedLengths(usual: 0, count: 0), false) }
        let estimate = table.estimatedRowHeight > 0 ? table.estimatedRowHeight : UITableView.Metrics.row
        // Whether the delegate has the method shows at the first row that it knows of: who has none need not be asked for every row.
        guard
            let known = (0..<count).first(where: {
                table.placeholders.slot(at: ShownPath(row: $0, section: section)) == nil
            }
            ),
            let answer = table.asked(
                ShownPath(row: known, section: section), { $0.tableView(table, heightForRowAt: $1) })
        else { return evenRows(count, estimate) }
        let heights = (0..<count).map { row in
            let path = ShownPath(row: row, section: section)
            return height(of: path, row == known ? answer : ownHeight(at: path), estimate)
        }
        return (StackedLengths(heights), false)
    }

    /// The height that the delegate, a placeholder or the table gives a row; `automaticDimension`: the cell's.
    func ownHeight(at path: ShownPath) -> CGFloat {
        table.placeholders.slot(at: path).map(table.ownHeight) ?? table.asked(path) {
            $0.tableView(table, heightForRowAt: $1)
        }
            ?? table.rowHeight
    }

    private func evenRows(_ count: Int, _ estimate: CGFloat) -> (StackedLengths, isEstimated: Bool) {
        let isEstimated = table.rowHeight == UITableView.automaticDimension
        return (StackedLengths(usual: isEstimated ? estimate : table.rowHeight, count: count), isEstimated)
    }

    private func height(of path: ShownPath, _ height: CGFloat, _ estimate: CGFloat) -> CGFloat {
        guard height == UITableView.automaticDimension else { return height.isFinite ? max(0, height) : 0 }
        if let measured = map.measured[path] { return measured }
        let guess = table.asked(path) { $0.tableView(table, estimatedHeightForRowAt: $1) } ?? estimate
        return guess > 0 && guess.isFinite ? guess : estimate
    }

    /// Whether a row's cell decides about its height.
    func sizesItself(_ path: ShownPath) -> Bool { ownHeight(at: path) == UITableView.automaticDimension }

    // MARK: The table's own views

    func edgeViewDidChange(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { table.addSubview(new) }
        mapDidChange()
    }

    // MARK: Places

    func rect(of element: TableElement) -> CGRect {
        makeMap()
        guard let span = map.span(of: element) else { return .zero }
        return frame(span.start, span.height)
    }

    /// Where a section's header or footer is. One that is not there is a line without height at the section's edge.
    func rect(ofEdge edge: TableElement, _ section: Int) -> CGRect {
        makeMap()
        guard map.sections.indices.contains(section), map.span(of: edge) == nil else { return rect(of: edge) }
        let whole = rect(ofSection: section)
        let isFooter = edge == .footer(section)
        return CGRect(x: whole.minX, y: isFooter ? whole.maxY : whole.minY, width: whole.width, height: 0)
    }

    func rect(ofSection section: Int) -> CGRect {
        makeMap()
        return CGRect(x: 0, y: map.starts[section], width: table.bounds.width, height: map.sections[section].height)
    }

    private func frame(_ start: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: rowInsets.left, y: start, width: cellWidth, height: height)
    }

    /// Where an element is shown: headers of plain tables stay in sight while their section is.
    func shownFrame(of element: TableElement) -> CGRect {
        if let held = table.heldFrame(of: element) { return held }
        var rect = rect(of: element)
        if let movement = table.moving.movement { rect.origin.y += movement.shift(of: element) }
        rect.origin.y = rect.origin.y.onPixel(table.layoutScale)
        guard table.style == .plain else { return rect }
        let inner = table.bounds.inset(by: table.adjustedContentInset)
        switch element {
        case .header(let section):
            let end = map.starts[section] + map.sections[section].height - map.sections[section].footer - rect.height
            rect.origin.y = max(rect.minY, min(inner.minY, end))
        case .footer(let section):
            let start = map.starts[section] + map.sections[section].rowsStart
            rect.origin.y = min(rect.minY, max(inner.maxY - rect.height, start))
        case .row: break
        }
        return rect
    }

    func scroll(to path: ShownPath, at position: UITableView.ScrollPosition, animated: Bool) {
        if path.row == NSNotFound, counts.indices.contains(path.section) {
            // The way to scroll to a section, which may have no rows.
            return table.index.scroll(toSection: path.section, animated: animated)
        }
        let frame = rect(of: .row(path))
        precondition(frame != .zero, "attempted to scroll the table view to an out-of-bounds row: \(path.indexPath)")
        guard position != .none else { return table.reveal(frame, animated: animated) }
        table.setContentOffset(offset(showing: frame, at: position), animated: animated)
        guard table.window != nil, sizesItself(path) else { return }
        guard !animated else { return follow(path, at: position) }
        // Rows that come into sight may turn out to have other heights.
        for _ in 0..<4 {
            table.rowViews.updateRows()
            let target = offset(showing: rect(of: .row(path)), at: position)
            guard target != table.contentOffset else { return }
            table.setContentOffset(target, animated: false)
        }
    }

    /// Rows that come into sight on the way turn out to have other heights.
    private func follow(_ path: ShownPath, at position: UITableView.ScrollPosition) {
        guard table.isScrollAnimating else { return }
        table.motion.chase = { [weak self] in
            guard let self, let span = map.span(of: .row(path)) else { return nil }
            return offset(showing: frame(span.start, span.height), at: position)
        }
    }

    private func offset(showing frame: CGRect, at position: UITableView.ScrollPosition) -> CGPoint {
        let insets = table.insets.scrolledAway
        let y =
            switch position {
            case .none: table.contentOffset.y
            case .top: frame.minY - insets.top
            case .middle: frame.midY - insets.top - (table.bounds.height - insets.top - insets.bottom) / 2
            case .bottom: frame.maxY + insets.bottom - table.bounds.height
            }
        return table.clamped(CGPoint(x: table.contentOffset.x, y: y))
    }
}
