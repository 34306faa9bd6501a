import CoreGraphics

/// The titles of sections at the edge of a table.
@MainActor
final class TableIndex {
    unowned let table: UITableView
    var strip: SectionIndexStrip?
    /// Whether the data source is to be asked for titles.
    var isDue = true
    /// Colours as the program has set them.
    var looks = Looks() {
        didSet { showLooks() }
    }
    /// Rows that there must be for the index to show.
    var leastRows = 0 {
        didSet { indexDidChange() }
    }

    struct Looks {
        var title: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
    }

    init(_ table: UITableView) {
        self.table = table
    }

    /// How much of a row's width belongs to the index.
    var indexWidth: CGFloat { strip.map { $0.isHidden ? 0 : SectionIndexStrip.width } ?? 0 }

    private func showLooks() {
        strip?.color = looks.title
        strip?.restingColor = looks.background
        strip?.trackingColor = looks.trackingBackground
    }

    /// The titles, or the number of rows, may be others.
    func indexDidChange() {
        isDue = true
        table.setNeedsLayout()
    }

    /// Asks for the titles if that is due. Rows make room for them.
    func prepareIndex() {
        guard isDue else { return }
        isDue = false
        let rowCount = table.counts.reduce(0, +)
        let titles = rowCount >= leastRows ? table.dataSource?.sectionIndexTitles(for: table) ?? [] : []
        let old = indexWidth
        if !titles.isEmpty, strip == nil {
            strip = SectionIndexStrip { [weak self] in self?.goToSection(ofTitle: $0) }
            showLooks()
        }
        strip?.titles = titles
        strip?.isHidden = titles.isEmpty
        guard indexWidth != old else { return }
        table.places.forgetHeights()
        table.places.needsMap = true
        table.rowViews.restyleCells()
        table.placeIndicators()
    }

    func placeIndex() {
        if let strip = strip, !strip.isHidden { table.place(strip) }
    }

    private func goToSection(ofTitle number: Int) {
        guard let dataSource = table.dataSource, let titles = strip?.titles, titles.indices.contains(number) else {
            return
        }
        let section = dataSource.tableView(table, sectionForSectionIndexTitle: titles[number], at: number)
        // A search field above the rows has no section; its title leads to the top by what the program does.
        guard table.counts.indices.contains(section) else { return }
        table.stopMotion()
        scroll(toSection: section, animated: false)
    }

    /// Scrolls until a section's header is at the top.
    func scroll(toSection section: Int, animated: Bool) {
        table.places.makeMap()
        let start =
            table.places.map.span(of: .header(section))?.start ?? table.places.map.starts[section]
            + table.places.map.sections[section].rowsStart
        let target = CGPoint(x: table.contentOffset.x, y: start - table.insets.scrolledAway.top)
        table.setContentOffset(table.clamped(target), animated: animated)
    }
}
