import CoreGraphics

extension UICollectionView {
    struct PrefetchState {
        /// What was announced and has not been shown.
        var announced: Set<IndexPath> = []
        var lastOffset = CGPoint.zero
        var lastRect = CGRect.null
    }

    /// Announces the items of the next screen in the direction of scrolling.
    func prefetchAhead() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.width > 0, bounds.height > 0 else { return }
        let offset = contentOffset, last = prefetch.lastOffset
        let dx = offset.x - last.x, dy = offset.y - last.y
        let isAcross = abs(dx) > abs(dy) || (dx == dy && contentSize.width > contentSize.height)
        let goesBack = isAcross ? dx < 0 : dy < 0
        prefetch.lastOffset = offset
        let way = (isAcross ? bounds.width : bounds.height) * (goesBack ? -1 : 1)
        let ahead = bounds.offsetBy(dx: isAcross ? way : 0, dy: isAcross ? 0 : way)
        // A tenth of a screen is near enough: the announcement need not be made for every point.
        let moved = max(abs(ahead.minX - prefetch.lastRect.minX), abs(ahead.minY - prefetch.lastRect.minY))
        guard prefetch.lastRect.isNull || moved >= abs(way) / 10 else { return }
        prefetch.lastRect = ahead
        announce(items(in: ahead), to: source, goesBack: goesBack)
    }

    private func items(in rect: CGRect) -> [IndexPath] {
        queried(rect).filter {
            $0.representedElementCategory == .cell && $0.frame.overlaps(rect) && live[$0.key] == nil
        }.map(\.indexPath).sorted()
    }

    private func announce(_ items: [IndexPath], to source: any UICollectionViewDataSourcePrefetching, goesBack: Bool) {
        let ahead = Set(items)
        let new = items.filter { !prefetch.announced.contains($0) }
        let dropped = prefetch.announced.filter { !ahead.contains($0) && live[.cell($0)] == nil }.sorted()
        prefetch.announced = ahead
        if !dropped.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: dropped) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: goesBack ? new.reversed() : new) }
    }
}
