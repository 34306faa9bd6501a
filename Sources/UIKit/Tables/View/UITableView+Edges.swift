import CoreGraphics

/// The headers and footers of sections.
extension UITableView {
    // MARK: Heights

    func headerHeight(_ section: Int) -> CGFloat {
        let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if asked >= 0, asked.isFinite { return asked }
        if let own = map.measuredEdges[.header(section)] { return own }
        let isFirst = section == 0
        let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        guard hasTitle || hasOwnView(delegate?.tableView(self, viewForHeaderInSection: section)) else {
            guard style != .plain else { return 0 }
            return isFirst ? Metrics.firstGroupedGap : Metrics.groupedGap
        }
        let guess =
            delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
        if !hasTitle, guess > 0, guess.isFinite { return guess }
        guard style != .plain else { return Metrics.plainHeader }
        return isFirst ? Metrics.firstGroupedHeader : Metrics.groupedHeader
    }

    func footerHeight(_ section: Int) -> CGFloat {
        let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if asked >= 0, asked.isFinite { return asked }
        if let own = map.measuredEdges[.footer(section)] { return own }
        if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
            return UITableViewHeaderFooterView.footerHeight(title, width: cellWidth, side: sideMargin)
        }
        guard hasOwnView(delegate?.tableView(self, viewForFooterInSection: section)) else {
            return style == .plain ? 0 : Metrics.groupedGap
        }
        let guess =
            delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        return guess > 0 && guess.isFinite ? guess : Metrics.plainHeader
    }

    /// Whether the program has a view. It is asked for again when the view shows.
    private func hasOwnView(_ view: UIView?) -> Bool {
        guard let view else { return false }
        if view.superview == nil { pool.put(view) }
        return true
    }

    /// Whether a header or footer decides about its height.
    private func edgeSizesItself(_ element: TableElement) -> Bool {
        let asked: CGFloat? =
            switch element {
            case .header(let section):
                delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            case .footer(let section):
                delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
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
        let scale = layoutScale, height = (own * scale).rounded(.up) / scale
        guard height != span.height else {
            map.measuredEdges[element] = height
            return
        }
        map.setHeight(height, ofEdge: element)
        needs.places = true
        takeContentSize()
        // What is in sight stays where it is when a header above it turns out to be higher.
        if span.start + span.height <= bounds.minY, window != nil { contentOffset.y += height - span.height }
    }
}
