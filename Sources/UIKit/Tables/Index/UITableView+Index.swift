import CoreGraphics

extension UITableView {
    /// In place of a title, a magnifying glass: for the search above the rows.
    public nonisolated static let indexSearch = SectionIndexStrip.search

    struct IndexState {
        var strip: SectionIndexStrip?
        /// Whether the data source is to be asked for titles.
        var isDue = true
        var color: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
        /// Rows that there must be for the index to show.
        var leastRows = 0
    }

    /// How much of a row's width belongs to the index.
    var indexWidth: CGFloat { index.strip.map { $0.isHidden ? 0 : SectionIndexStrip.width } ?? 0 }

    func indexLooksDidChange() {
        index.strip?.color = index.color
        index.strip?.restingColor = index.background
        index.strip?.trackingColor = index.trackingBackground
    }

    /// The titles, or the number of rows, may be others.
    func indexDidChange() {
        index.isDue = true
        setNeedsLayout()
    }

    /// Asks for the titles if that is due. Rows make room for them.
    func prepareIndex() {
        guard index.isDue else { return }
        index.isDue = false
        let rowCount = counts.reduce(0, +)
        let titles = rowCount >= index.leastRows ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        let old = indexWidth
        if !titles.isEmpty, index.strip == nil {
            index.strip = SectionIndexStrip { [weak self] in self?.goToSection(ofTitle: $0) }
            indexLooksDidChange()
        }
        index.strip?.titles = titles
        index.strip?.isHidden = titles.isEmpty
        guard indexWidth != old else { return }
        map.forgetHeights()
        needs.map = true
        restyleCells()
        placeIndicators()
    }

    func placeIndex() {
        if let strip = index.strip, !strip.isHidden { place(strip) }
    }

    private func goToSection(ofTitle number: Int) {
        guard let dataSource, let titles = index.strip?.titles, titles.indices.contains(number) else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
        // A search field above the rows has no section; its title leads to the top by what the program does.
        guard counts.indices.contains(section) else { return }
        stopMotion()
        scroll(toSection: section, animated: false)
    }

    /// Scrolls until a section's header is at the top.
    func scroll(toSection section: Int, animated: Bool) {
        makeMap()
        let start = map.span(of: .header(section))?.start ?? map.starts[section] + map.sections[section].rowsStart
        let target = CGPoint(x: contentOffset.x, y: start - adjustedContentInset.top)
        setContentOffset(clamped(target), animated: animated)
    }
}
