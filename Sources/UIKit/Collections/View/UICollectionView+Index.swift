import CoreGraphics

extension UICollectionView {
    struct IndexState {
        var strip: SectionIndexStrip?
        /// Whether the data source is to be asked for titles.
        var isDue = true
    }

    /// Keeps the titles that lead to items at the trailing edge; asks for them when that is due.
    func placeIndex() {
        if index.isDue { askForIndex() }
        if let strip = index.strip, !strip.isHidden { place(strip) }
    }

    private func askForIndex() {
        index.isDue = false
        let titles = dataSource?.indexTitles(for: self) ?? []
        if !titles.isEmpty, index.strip == nil {
            index.strip = SectionIndexStrip { [weak self] in self?.goToItem(ofTitle: $0) }
        }
        index.strip?.titles = titles
        index.strip?.isHidden = titles.isEmpty
        placeIndicators()
    }

    private func goToItem(ofTitle number: Int) {
        guard let dataSource, let titles = index.strip?.titles, titles.indices.contains(number) else { return }
        let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[number], at: number)
        guard path.count == 2, counts.indices.contains(path.section),
            (0..<counts[path.section]).contains(path.item)
        else { return }
        stopMotion()
        scroll(to: .cell(placeholders.shown(path)), at: .top, animated: false)
    }
}
