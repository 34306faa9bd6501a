import CoreGraphics

extension UICollectionView {
    struct PrefetchState {
        var announcements = Announcements()
        var prepared = PreparedCells<UICollectionViewCell>()
        /// The items ahead, nearest first.
        var ahead: [UICollectionViewLayoutAttributes] = []
        var lastOffset = CGPoint.zero
        var lastRect = CGRect.null
    }

    /// So many cells are made ahead in a frame at most, one where cells size themselves, and none in a frame that has brought others into
    /// sight that were not ready. They are drawn in a frame of their own: so frames stay even.
    private static let cellsPerFrame = 2

    /// Announces the items of the next screen in the direction of scrolling, and fills the cells of its first half.
    func prefetchAhead() {
        guard isPrefetchingEnabled, bounds.width > 0, bounds.height > 0 else { return dropPreparedCells() }
        let offset = contentOffset, last = prefetch.lastOffset
        let dx = offset.x - last.x, dy = offset.y - last.y
        let isAcross = abs(dx) > abs(dy) || (dx == dy && contentSize.width > contentSize.height)
        let goesBack = isAcross ? dx < 0 : dy < 0
        prefetch.lastOffset = offset
        // A leap is no scrolling: nothing says that it goes on.
        let isScrolling = (dx != 0 || dy != 0) && abs(dx) < bounds.width && abs(dy) < bounds.height
        let prepares = isScrolling && !content.followsScrolling
        guard prepares || prefetchDataSource != nil else { return }
        let way = (isAcross ? bounds.width : bounds.height) * (goesBack ? -1 : 1)
        let ahead = bounds.offsetBy(dx: isAcross ? way : 0, dy: isAcross ? 0 : way)
        // A tenth of a screen is near enough: the announcement need not be made for every point.
        let moved = max(abs(ahead.minX - prefetch.lastRect.minX), abs(ahead.minY - prefetch.lastRect.minY))
        if prefetch.lastRect.isNull || moved >= abs(way) / 10 {
            prefetch.lastRect = ahead
            if let prefetchDataSource {
                announce(items(queried(ahead), in: ahead).map(\.indexPath), to: prefetchDataSource, goesBack: goesBack)
            }
            if prepares {
                let near = bounds.offsetBy(dx: isAcross ? way / 2 : 0, dy: isAcross ? 0 : way / 2)
                // The layout is asked for what is near together with what is in sight, not once more.
                let items = items(elements(around: bounds.union(near)), in: near)
                expect(goesBack ? items.reversed() : items)
            }
        }
        if prepares { prepareCells() }
    }

    private func items(
        _ elements: [UICollectionViewLayoutAttributes], in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        elements.filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.overlaps(rect) && live[$0.key] == nil
        }.sorted { $0.indexPath < $1.indexPath }
    }

    private func announce(_ items: [IndexPath], to source: any UICollectionViewDataSourcePrefetching, goesBack: Bool) {
        let (come, gone) = announcements(&prefetch.announcements, of: items) { live[.cell($0)] != nil }
        if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
        if !come.isEmpty { source.collectionView(self, prefetchItemsAt: goesBack ? come.reversed() : come) }
    }

    // MARK: Cells ahead

    /// Notes which items come into sight next; cells that were made for others wait for another use.
    private func expect(_ items: [UICollectionViewLayoutAttributes]) {
        prefetch.ahead = items
        for cell in prefetch.prepared.keep(Set(items.map(\.indexPath))) { pool.put(cell) }
    }

    private func prepareCells() {
        guard movement == nil, interactiveTransition == nil, content.shown == 0 else { return }
        guard !drawAhead(prefetch.prepared.takeUndrawn()) else { return }
        var made = 0
        while made < Self.cellsPerFrame, !prefetch.ahead.isEmpty {
            let attributes = prefetch.ahead.removeFirst(), path = attributes.indexPath
            guard live[attributes.key] == nil, !prefetch.prepared.isMade(path) else { continue }
            made += attributes.isEstimated ? Self.cellsPerFrame : 1
            AnimationContext.runStill {
                guard let cell = makeView(attributes) as? UICollectionViewCell else { return }
                prefetch.prepared.add(cell, at: path)
                // The layout may change its own object in place until the cell shows.
                cell.appliedAttributes = cell.appliedAttributes?.duplicate()
                cell.layoutIfNeeded()
            }
        }
    }

    /// The cell that was made ahead for an item.
    func takePreparedCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        guard attributes.representedElementCategory == .cell,
            let cell = prefetch.prepared.take(attributes.indexPath)
        else { return nil }
        showState(of: cell, at: attributes.indexPath)
        return cell
    }

    /// What was made ahead is of no use any more: the data or the rules have changed.
    func dropPreparedCells() {
        for cell in prefetch.prepared.keep([]) { pool.put(cell) }
        prefetch.ahead = []
    }
}
