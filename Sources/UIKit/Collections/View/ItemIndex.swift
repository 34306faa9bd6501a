import CoreGraphics

/// The titles at the edge of a collection view that lead to items.
@MainActor
final class ItemIndex {
    unowned let collection: UICollectionView
    var strip: SectionIndexStrip?
    /// Whether the data source is to be asked for titles.
    var isDue = true

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    /// Keeps the titles that lead to items at the trailing edge; asks for them when that is due.
    func placeIndex() {
        if isDue { askForIndex() }
        if let strip = strip, !strip.isHidden { collection.place(strip) }
    }

    private func askForIndex() {
        isDue = false
        let titles = collection.dataSource?.indexTitles(for: collection) ?? []
        if !titles.isEmpty, strip == nil {
            strip = SectionIndexStrip { [weak self] in self?.goToItem(ofTitle: $0) }
        }
        strip?.titles = titles
        strip?.isHidden = titles.isEmpty
        collection.placeIndicators()
    }

    private func goToItem(ofTitle number: Int) {
        guard let dataSource = collection.dataSource, let titles = strip?.titles, titles.indices.contains(number) else {
            return
        }
        let path = dataSource.collectionView(collection, indexPathForIndexTitle: titles[number], at: number)
        guard path.count == 2, collection.counts.indices.contains(path.section),
            (0..<collection.counts[path.section]).contains(path.item)
        else { return }
        collection.stopMotion()
        collection.places.scroll(to: .cell(collection.placeholders.shown(DataPath(path))), at: .top, animated: false)
    }
}
