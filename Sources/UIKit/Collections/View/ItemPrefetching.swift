import CoreGraphics

/// Announces items ahead, and makes their cells before they come into sight.
@MainActor
final class ItemPrefetching {
    unowned let collection: UICollectionView
    let prepared: CellsAhead<UICollectionViewCell>
    /// The items ahead, nearest first.
    var ahead: [UICollectionViewLayoutAttributes] = []
    var lastOffset = CGPoint.zero
    var lastRect = CGRect.null

    init(_ collection: UICollectionView) {
        self.collection = collection
        prepared = CellsAhead(collection) { [unowned collection] in collection.elementViews.pool.put($0) }
    }

    /// So many cells are made ahead in a frame at most, one where cells size themselves, and none in a frame that has brought others into
    /// sight that were not ready. They are drawn in a frame of their own: so frames stay even.
    private static let cellsPerFrame = 2

    /// Announces the items of the next screen in the direction of scrolling, and fills the cells of its first half.
    func prefetchAhead() {
        guard collection.isPrefetchingEnabled, collection.bounds.width > 0, collection.bounds.height > 0 else {
            return dropPreparedCells()
        }
        let offset = collection.contentOffset, last = lastOffset
        let dx = offset.x - last.x, dy = offset.y - last.y
        let isAcross = abs(dx) > abs(dy) || (dx == dy && collection.contentSize.width > collection.contentSize.height)
        let goesBack = isAcross ? dx < 0 : dy < 0
        lastOffset = offset
        // A leap is no scrolling: nothing says that it goes on.
        let isScrolling =
            (dx != 0 || dy != 0) && abs(dx) < collection.bounds.width && abs(dy) < collection.bounds.height
        let prepares = isScrolling && !collection.places.followsScrolling
        guard prepares || collection.prefetchDataSource != nil else { return }
        let way = (isAcross ? collection.bounds.width : collection.bounds.height) * (goesBack ? -1 : 1)
        let ahead = collection.bounds.offsetBy(dx: isAcross ? way : 0, dy: isAcross ? 0 : way)
        // A tenth of a screen is near enough: the announcement need not be made for every point.
        let moved = max(abs(ahead.minX - lastRect.minX), abs(ahead.minY - lastRect.minY))
        if lastRect.isNull || moved >= abs(way) / 10 {
            lastRect = ahead
            if collection.prefetchDataSource != nil {
                let items = items(collection.places.queried(ahead), in: ahead).map(\.path)
                prepared.announce(goesBack ? items.reversed() : items)
            }
            if prepares {
                let near = collection.bounds.offsetBy(dx: isAcross ? way / 2 : 0, dy: isAcross ? 0 : way / 2)
                // The layout is asked for what is near together with what is in sight, not once more.
                let items = items(collection.places.elements(around: collection.bounds.union(near)), in: near)
                expect(goesBack ? items.reversed() : items)
            }
        }
        if prepares { prepareCells() }
    }

    private func items(
        _ elements: [UICollectionViewLayoutAttributes], in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        elements.filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.overlaps(rect)
                && collection.elementViews.live[$0.key] == nil
        }.sorted { $0.path < $1.path }
    }

    // MARK: Cells ahead

    /// Notes which items come into sight next; cells that were made for others wait for another use.
    private func expect(_ items: [UICollectionViewLayoutAttributes]) {
        ahead = items
        prepared.keep(only: Set(items.map(\.path)))
    }

    private func prepareCells() {
        guard collection.moving.movement == nil, collection.layoutChanges.interactiveTransition == nil,
            collection.elementViews.shown == 0
        else { return }
        guard !prepared.drawNext() else { return }
        var made = 0
        while made < Self.cellsPerFrame, !ahead.isEmpty {
            let attributes = ahead.removeFirst(), path = attributes.path
            guard collection.elementViews.live[attributes.key] == nil, !prepared.isMade(path) else { continue }
            made += attributes.isEstimated ? Self.cellsPerFrame : 1
            prepared.make(path) {
                collection.elementViews.makeView(attributes) as? UICollectionViewCell
            } finish: { cell in
                // The layout may change its own object in place until the cell shows.
                cell.appliedAttributes = cell.appliedAttributes?.duplicate()
            }
        }
    }

    /// The cell that was made ahead for an item.
    func takePreparedCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        guard attributes.representedElementCategory == .cell,
            let cell = prepared.take(attributes.path)
        else { return nil }
        collection.elementViews.showState(of: cell, at: attributes.path)
        return cell
    }

    /// Nothing is known of how the user scrolls, nor has anything been announced.
    func startAnew() {
        prepared.forgetAnnouncements()
        (lastOffset, lastRect) = (.zero, .null)
    }

    /// What was made ahead is of no use any more: the data or the rules have changed.
    func dropPreparedCells() {
        prepared.keep(only: [])
        ahead = []
    }
}
