import CoreGraphics

extension UITableView {
    /// What has to be done before the next frame.
    struct Needs {
        var map = true
        var counts: [Int]?
        var width: CGFloat = 0
        /// Whether another data source is being taken over, which may not be ready yet.
        var isAttaching = false
        /// Whether the program has said that the data source is ready.
        var isReloaded = false
        /// Cells on screen whose content has changed since they were measured.
        var resized: [UITableViewCell] = []
        /// Whether rows are elsewhere than they were shown.
        var places = false
        var pass = 0
        /// How many rows, headers and footers have come into sight in this update that had not been made and drawn ahead.
        var shown = 0
        /// Whether rows are being brought in line with the map.
        var isArranging = false
        /// Whether the table's own methods take and give index paths of what is shown.
        var usesShownPaths = false
        /// What the program is asked for a view for.
        var pending: TableElement?
        /// The cell that is filled anew where it is.
        var reconfigured: UITableViewCell?
        /// Whether the data source has followed the last edit; nil before the first.
        var followsEdits: Bool?
    }

    /// How lines look where the program says so.
    struct Lines {
        var separatorInset: UIEdgeInsets?
        /// Below the last row, from the top.
        var fillers: [UIView] = []
    }

    /// Lengths of the system's tables, in points.
    enum Metrics {
        static let row: CGFloat = 44
        static let plainHeader: CGFloat = 28
        static let plainHeaderPadding: CGFloat = 22
        static let groupedHeader: CGFloat = 38
        static let firstGroupedHeader: CGFloat = 55
        static let groupedGap: CGFloat = 17.5
        static let firstGroupedGap: CGFloat = 35
    }

    /// How far text stays from the sides of rows, and cards from those of the table.
    var sideMargin: CGFloat {
        let side = UIView.sideMargin(width: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return side }
        return max(side, (bounds.width - ListMetrics.readableWidth) / 2)
    }

    /// How far rows stay from the sides: cards keep to what nothing covers.
    var rowInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        return UIEdgeInsets(
            top: 0, left: sideMargin + safeAreaInsets.left, bottom: 0, right: sideMargin + safeAreaInsets.right)
    }

    /// How far the content of rows stays from their ends, so that nothing covers it.
    var coveredEnds: UIEdgeInsets {
        guard insetsContentViewsToSafeArea, style != .insetGrouped else { return .zero }
        return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }

    var cellWidth: CGFloat { max(0, bounds.width - rowInsets.left - rowInsets.right) }

    /// Where lines begin and end by themselves.
    var automaticSeparatorInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }

    var counts: [Int] {
        if let counts = needs.counts { return counts }
        let data = currentCounts()
        fitPlaceholders { $0.fit(data) }
        let counts = placeholders.shownCounts(data)
        needs.counts = counts
        return counts
    }

    func currentCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
    }

    func mapDidChange() {
        needs.map = true
        setNeedsLayout()
    }

    /// Whether places can be worked out when the program asks for them: the data is ready, and is not being changed.
    var mayMakeMapNow: Bool {
        needs.map && dataSource != nil && bounds.width > 0 && updates.depth == 0 && !needs.isArranging
            && (needs.counts != nil || needs.isReloaded || (window != nil && ownerHasAppeared))
    }

    /// Whether the controller of the table, if it has one, has been told that it appears: its data is ready by then.
    private var ownerHasAppeared: Bool {
        let owner = sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.ownController).first
        guard let owner else { return true }
        return owner.appearance == .appeared || owner.appearance == .appearing && !owner.containment.owesIsAppearing
    }

    /// What keeps content from the sides of rows is something else.
    func marginsOfRowsDidChange() {
        map.forgetHeights()
        mapDidChange()
        for row in rows.all {
            row.cell?.contentMarginsDidChange()
            (row.view as? UITableViewHeaderFooterView)?.contentMarginsDidChange()
        }
        restyleCells()
    }

    /// Text has another size, perhaps: rows that size themselves are measured again.
    func textSizeMayHaveChanged(since old: UITraitCollection?) {
        guard let old, old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        map.forgetHeights()
        forgetPrefetching()
        needs.resized = rows.all.compactMap(\.cell)
        mapDidChange()
    }

    func reloadEverything() {
        let hasAsked = needs.counts != nil
        needs.isReloaded = !needs.isAttaching
        needs.counts = nil
        fitPlaceholders { $0.removeAll() }
        map.forgetHeights()
        selection = ListSelection()
        forgetPrefetching()
        closeSwipe(animated: false)
        dropHeldRow()
        retire(rows.remove { _ in true }, keepsHomes: true)
        index.isDue = true
        mapDidChange()
        // Updates that follow before the next frame start from what there is now.
        if hasAsked { _ = counts }
    }

    // MARK: Making the map

    /// Works out where everything is, if that is due.
    func makeMap() {
        if needs.width != bounds.width {
            needs.width = bounds.width
            needs.map = true
            map.forgetHeights()
            forgetPrefetching()
        }
        guard needs.map else { return }
        needs.map = false
        map.top = tableHeaderView?.frame.height ?? 0
        var sections = counts.indices.map(makeSection)
        for (path, height) in map.measured
        where sections.indices.contains(path.section) && sections[path.section].isEstimated
            && path.row < sections[path.section].rows.count
        {
            sections[path.section].rows[path.row] = height
        }
        for slot in placeholders.slots {
            let height = ownHeight(of: slot)
            if height >= 0 { sections[slot.path.section].rows[slot.path.row] = height }
        }
        map.sections = sections
        takeContentSize()
    }

    func takeContentSize() {
        let size = CGSize(width: bounds.width, height: map.end + (tableFooterView?.frame.height ?? 0))
        if size != contentSize { contentSize = size }
    }

    private func makeSection(_ index: Int) -> TableMap.Section {
        var section = TableMap.Section()
        section.header = headerHeight(index)
        section.footer = footerHeight(index)
        if style == .plain, section.header > 0 {
            section.padding =
                sectionHeaderTopPadding == Self.automaticDimension
                ? Metrics.plainHeaderPadding : max(0, sectionHeaderTopPadding)
        }
        (section.rows, section.isEstimated) = rowHeights(index)
        return section
    }

    /// The heights of a section's rows, and whether they are guesses throughout.
    private func rowHeights(_ section: Int) -> (StackedLengths, isEstimated: Bool) {
        let count = counts[section]
        guard count > 0 else { return (StackedLengths(usual: 0, count: 0), false) }
        let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : Metrics.row
        // Whether the delegate has the method shows at the first row that it knows of: who has none need not be asked for every row.
        guard
            let known = (0..<count).first(where: { placeholders.slot(at: IndexPath(row: $0, section: section)) == nil }
            ),
            let answer = asked(IndexPath(row: known, section: section), { $0.tableView(self, heightForRowAt: $1) })
        else { return evenRows(count, estimate) }
        let heights = (0..<count).map { row in
            let path = IndexPath(row: row, section: section)
            return height(of: path, row == known ? answer : ownHeight(at: path), estimate)
        }
        return (StackedLengths(heights), false)
    }

    /// The height that the delegate, a placeholder or the table gives a row; `automaticDimension`: the cell's.
    private func ownHeight(at path: IndexPath) -> CGFloat {
        placeholders.slot(at: path).map(ownHeight) ?? asked(path) { $0.tableView(self, heightForRowAt: $1) }
            ?? rowHeight
    }

    private func evenRows(_ count: Int, _ estimate: CGFloat) -> (StackedLengths, isEstimated: Bool) {
        let isEstimated = rowHeight == Self.automaticDimension
        return (StackedLengths(usual: isEstimated ? estimate : rowHeight, count: count), isEstimated)
    }

    private func height(of path: IndexPath, _ height: CGFloat, _ estimate: CGFloat) -> CGFloat {
        guard height == Self.automaticDimension else { return height.isFinite ? max(0, height) : 0 }
        if let measured = map.measured[path] { return measured }
        let guess = asked(path) { $0.tableView(self, estimatedHeightForRowAt: $1) } ?? estimate
        return guess > 0 && guess.isFinite ? guess : estimate
    }

    /// Whether a row's cell decides about its height.
    func sizesItself(_ path: IndexPath) -> Bool { ownHeight(at: path) == Self.automaticDimension }

    // MARK: The table's own views

    func edgeViewDidChange(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        mapDidChange()
    }

    // MARK: Places

    func rect(of element: TableElement) -> CGRect {
        makeMap()
        guard let span = map.span(of: element) else { return .zero }
        return frame(span.start, span.height)
    }

    private func frame(_ start: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: rowInsets.left, y: start, width: cellWidth, height: height)
    }

    /// Where an element is shown: headers of plain tables stay in sight while their section is.
    func shownFrame(of element: TableElement) -> CGRect {
        if let held = heldFrame(of: element) { return held }
        var rect = rect(of: element)
        if let rowMovement { rect.origin.y += rowMovement.shift(of: element) }
        rect.origin.y = rect.origin.y.onPixel(layoutScale)
        guard style == .plain else { return rect }
        let inner = bounds.inset(by: adjustedContentInset)
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

    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        if indexPath.row == NSNotFound, counts.indices.contains(indexPath.section) {
            // The way to scroll to a section, which may have no rows.
            return scroll(toSection: indexPath.section, animated: animated)
        }
        let frame = rect(of: .row(indexPath))
        precondition(frame != .zero, "attempted to scroll the table view to an out-of-bounds row: \(indexPath)")
        guard position != .none else { return reveal(frame, animated: animated) }
        setContentOffset(offset(showing: frame, at: position), animated: animated)
        guard window != nil, sizesItself(indexPath) else { return }
        guard !animated else { return follow(indexPath, at: position) }
        // Rows that come into sight may turn out to have other heights.
        for _ in 0..<4 {
            updateRows()
            let target = offset(showing: rect(of: .row(indexPath)), at: position)
            guard target != contentOffset else { return }
            setContentOffset(target, animated: false)
        }
    }

    /// Rows that come into sight on the way turn out to have other heights.
    private func follow(_ indexPath: IndexPath, at position: ScrollPosition) {
        guard isScrollAnimating else { return }
        motion.chase = { [weak self] in
            guard let self, let span = map.span(of: .row(indexPath)) else { return nil }
            return offset(showing: frame(span.start, span.height), at: position)
        }
    }

    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let y =
            switch position {
            case .none: contentOffset.y
            case .top: frame.minY - insets.top
            case .middle: frame.midY - insets.top - (bounds.height - insets.top - insets.bottom) / 2
            case .bottom: frame.maxY + insets.bottom - bounds.height
            }
        return clamped(CGPoint(x: contentOffset.x, y: y))
    }
}
