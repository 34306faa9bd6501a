import CoreGraphics

/// The headers and footers of sections.
extension TablePlaces {
    // MARK: Heights

    func headerHeight(_ section: Int) -> CGFloat {
        let asked = table.delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        if asked >= 0, asked.isFinite {
            return showsNothing(asked, for: table.sectionHeaderHeight) { hasHeader(section) } ? 0 : asked
        }
        if let own = map.measuredEdges[.header(section)] { return own }
        let isFirst = section == 0
        if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
            return titleHeight(title, isFirst: isFirst)
        }
        guard hasHeader(section) else {
            guard table.style != .plain else { return 0 }
            return isFirst ? UITableView.Metrics.firstGroupedGap : UITableView.Metrics.groupedGap
        }
        let guess =
            table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
            ?? table.estimatedSectionHeaderHeight
        if guess > 0, guess.isFinite { return guess }
        guard table.style != .plain else { return UITableView.Metrics.plainHeader }
        return isFirst ? UITableView.Metrics.firstGroupedHeader : UITableView.Metrics.groupedHeader
    }

    private func titleHeight(_ title: String, isFirst: Bool) -> CGFloat {
        let text = UITableViewHeaderFooterView.titleHeight(title, width: cellWidth, side: sideMargin, table.style)
        guard table.style != .plain else { return text + UITableView.Metrics.plainHeaderRoom }
        return text
            + (isFirst ? UITableView.Metrics.firstGroupedHeaderRoom : UITableView.Metrics.groupedHeaderRoom)
    }

    func footerHeight(_ section: Int) -> CGFloat {
        let asked = table.delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        if asked >= 0, asked.isFinite {
            return showsNothing(asked, for: table.sectionFooterHeight) { hasFooter(section) } ? 0 : asked
        }
        if let own = map.measuredEdges[.footer(section)] { return own }
        if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
            return UITableViewHeaderFooterView.footerHeight(title, width: cellWidth, side: sideMargin)
        }
        guard hasOwnView(table.delegate?.tableView(table, viewForFooterInSection: section)) else {
            return table.style == .plain ? 0 : UITableView.Metrics.groupedGap
        }
        let guess =
            table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
            ?? table.estimatedSectionFooterHeight
        return guess > 0 && guess.isFinite ? guess : UITableView.Metrics.plainHeader
    }

    /// The table's own height makes no room in a plain list where a section has neither title nor view; the delegate's does.
    private func showsNothing(_ asked: CGFloat, for own: CGFloat, unless hasContent: () -> Bool) -> Bool {
        table.style == .plain && asked == own && !hasContent()
    }

    private func hasHeader(_ section: Int) -> Bool {
        table.dataSource?.tableView(table, titleForHeaderInSection: section) != nil
            || hasOwnView(table.delegate?.tableView(table, viewForHeaderInSection: section))
    }

    private func hasFooter(_ section: Int) -> Bool {
        table.dataSource?.tableView(table, titleForFooterInSection: section) != nil
            || hasOwnView(table.delegate?.tableView(table, viewForFooterInSection: section))
    }

    /// Whether the program has a view. It is asked for again when the view shows.
    private func hasOwnView(_ view: UIView?) -> Bool {
        guard let view else { return false }
        if view.superview == nil { table.rowViews.pool.put(view) }
        return true
    }

    /// Whether a header or footer decides about its height.
    private func edgeSizesItself(_ element: TableElement) -> Bool {
        let asked: CGFloat? =
            switch element {
            case .header(let section):
                table.delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
            case .footer(let section):
                table.delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
            case .row: nil
            }
        return asked.map { $0 < 0 || !$0.isFinite } ?? false
    }

    /// Asks a header or footer of the program for its height; another one than the map's changes the map.
    func measureEdge(_ view: UIView, _ element: TableElement) {
        guard edgeSizesItself(element), let span = map.span(of: element) else { return }
        let own =
            (view as? UITableViewHeaderFooterView).map { $0.ownHeight(width: cellWidth) }
            ?? view.heightOfConstraints(width: cellWidth)
        guard let own, own > 0 else { return }
        let height = own.upToPixel(table.layoutScale)
        guard height != span.height else {
            map.measuredEdges[element] = height
            return
        }
        map.setHeight(height, ofEdge: element)
        haveMoved = true
        takeContentSize()
        // What is in sight stays where it is when a header above it turns out to be higher.
        if span.start + span.height <= table.bounds.minY, table.window != nil {
            table.contentOffset.y += height - span.height
        }
    }
}
