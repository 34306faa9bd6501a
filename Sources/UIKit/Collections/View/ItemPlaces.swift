import CoreGraphics

/// Where the items of a collection view are: how many its data source counts, and what the layout says of them.
@MainActor
final class ItemPlaces {
    unowned let collection: UICollectionView
    /// Items in each section, as they were last asked for.
    var knownCounts: [Int] = []
    var needsCounts = true
    var needsPrepare = true
    var isPreparing = false
    /// Whether places depend on the offset, so that nothing is known of where things will be.
    var followsScrolling = false
    /// Whether x runs from the right.
    var isFlipped = false
    /// The size of the bounds that the layout was made for.
    var size = CGSize.zero
    /// To be added to the offset after the next preparation.
    var offsetAdjustment = CGPoint.zero
    /// What the layout last said about a rectangle.
    var query: (rect: CGRect, elements: [UICollectionViewLayoutAttributes])?

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    /// Items in each section, asked for when that is due.
    var counts: [Int] {
        if needsCounts {
            needsCounts = false
            let data = currentCounts()
            collection.fitPlaceholders { $0.fit(data) }
            knownCounts = collection.placeholders.shownCounts(data)
        }
        return knownCounts
    }

    private let question = CountQuestion()

    /// What the data source says now.
    func currentCounts() -> [Int] {
        guard let dataSource = collection.dataSource else { return [] }
        return question.ask {
            let sections = dataSource.numberOfSections(in: collection)
            precondition(sections >= 0, "numberOfSections(in:) must not be negative; got \(sections)")
            return (0..<sections).map { section in
                let count = dataSource.collectionView(collection, numberOfItemsInSection: section)
                precondition(
                    count >= 0, "collectionView(_:numberOfItemsInSection:) must not be negative; got \(count)")
                return count
            }
        }
    }

    // MARK: Invalidation

    /// What the layout is told once the bounds are the new ones.
    private var leaving: UICollectionViewLayoutInvalidationContext?

    func layoutDidBecomeInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
        needsPrepare = true
        if context.invalidateEverything || context.invalidateDataSourceCounts { needsCounts = true }
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        collection.setNeedsLayout()
    }

    /// Asks the layout about new bounds, which it compares to those that still are.
    func boundsWillChange(from old: CGRect, to new: CGRect) {
        if new.size != old.size {
            size = new.size
            if AnimationContext.recorder != nil, collection.window != nil { beginAnimatedBounds(from: old) }
        }
        let follows = collection.layoutInUse.shouldInvalidateLayout(forBoundsChange: new)
        if new.size == old.size { followsScrolling = follows }
        guard follows else { return }
        leaving = collection.layoutInUse.invalidationContext(forBoundsChange: new)
    }

    /// The layout hears of new bounds when they are the view's: it may set the offset for them then.
    func boundsWereStored() {
        guard let context = leaving else { return }
        leaving = nil
        collection.layoutInUse.invalidateLayout(with: context)
    }

    private func beginAnimatedBounds(from old: CGRect) {
        collection.layoutInUse.prepare(forAnimatedBoundsChange: old)
        var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for element in query?.elements ?? [] { before[element.key] = element }
        for element in collection.elementViews.live.all { before[element.key] = element.attributes }
        collection.elementViews.beforeBounds = before
    }

    /// Elements go to their new places inside the animation that has changed the bounds.
    func finishAnimatedBounds() {
        guard collection.elementViews.beforeBounds != nil else { return }
        if AnimationContext.recorder != nil { collection.elementViews.updateElements() }
        collection.elementViews.beforeBounds = nil
    }

    func reloadEverything() {
        guard !question.isAsked else { return }
        collection.moving.abandon()
        let hasAsked = !needsCounts
        needsCounts = true
        collection.clearSelection()
        collection.prefetching.dropPreparedCells()
        collection.prefetching.startAnew()
        collection.fitPlaceholders { $0.removeAll() }
        collection.elementViews.retire(collection.elementViews.live.remove { _ in true }, keepsHomes: true)
        collection.index.isDue = true
        let context = collection.layoutInUse.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collection.layoutInUse.invalidateLayout(with: context)
        needsPrepare = true
        collection.setNeedsLayout()
        // Updates that follow before the next frame start from what there is now.
        if hasAsked { _ = counts }
    }

    // MARK: Preparation

    /// Has the layout do its work, if it is due, and takes over the size of the content.
    func prepareLayout() {
        _ = counts
        guard needsPrepare, !isPreparing else { return }
        isPreparing = true
        needsPrepare = false
        isFlipped =
            collection.layoutInUse.flipsHorizontallyInOppositeLayoutDirection
            && collection.effectiveUserInterfaceLayoutDirection != collection.layoutInUse.developmentLayoutDirection
        collection.usingShownPaths { collection.layoutInUse.prepare() }
        query = nil
        isPreparing = false
        takeContentSize()
        collection.across.settle()
    }

    private func takeContentSize() {
        let size = collection.layoutInUse.collectionViewContentSize
        let old = collection.contentSize
        let isFirst = old == .zero
        if size.width.isFinite, size.height.isFinite, size != old { collection.contentSize = size }
        let adjustment = offsetAdjustment
        offsetAdjustment = .zero
        if isFlipped, size.width > collection.bounds.width, isFirst || size.width != old.width {
            // Reading begins at the right.
            collection.contentOffset.x +=
                isFirst ? size.width - collection.bounds.width - collection.contentOffset.x : size.width - old.width
        }
        guard adjustment != .zero else { return }
        collection.contentOffset = CGPoint(
            x: collection.contentOffset.x + adjustment.x, y: collection.contentOffset.y + adjustment.y)
    }

    // MARK: Attributes

    /// What the layout says about one element, mirrored where the layout is.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        if key.category == .cell {
            guard counts.indices.contains(key.path.section),
                (0..<counts[key.path.section]).contains(key.path.item)
            else { return nil }
        }
        return collection.usingShownPaths { collection.layoutInUse.attributes(of: key) }.map(mirrored)
    }

    /// What the layout says about a rectangle, which is asked for in whole screens and kept.
    func elements(around visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        if let query = query, query.rect.contains(visible) { return query.elements }
        let rect = wholeScreens(visible)
        let elements = queried(rect)
        query = (rect, elements)
        return elements
    }

    func queried(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        collection.usingShownPaths {
            guard isFlipped else { return collection.layoutInUse.layoutAttributesForElements(in: rect) ?? [] }
            var mirror = rect
            mirror.origin.x = collection.contentSize.width - rect.maxX
            return (collection.layoutInUse.layoutAttributesForElements(in: mirror) ?? []).map(mirrored)
        }
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped else { return attributes }
        let copy = attributes.duplicate()
        copy.center.x = collection.contentSize.width - copy.center.x
        return copy
    }

    /// The smallest rectangle of whole screens, counted from the content's origin, around a rectangle.
    private func wholeScreens(_ rect: CGRect) -> CGRect {
        func span(_ low: CGFloat, _ high: CGFloat, _ page: CGFloat) -> (CGFloat, CGFloat) {
            guard page > 0, abs(low) < 1e15, abs(high) < 1e15 else { return (low, high) }
            return ((low / page).rounded(.down) * page, (high / page).rounded(.up) * page)
        }
        let x = span(rect.minX, rect.maxX, collection.bounds.width),
            y = span(rect.minY, rect.maxY, collection.bounds.height)
        return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0).union(rect)
    }

    /// Reading may go the other way, or text have another size: nothing stands where it was.
    func traitsDidChange(since old: UITraitCollection?) {
        let new = collection.traitCollection
        if let old {
            guard
                old.layoutDirection != new.layoutDirection
                    || old.preferredContentSizeCategory != new.preferredContentSizeCategory
                    || old.displayScale != new.displayScale
            else { return }
            collection.prefetching.dropPreparedCells()
        }
        collection.layoutInUse.invalidateLayout()
    }

    // MARK: Places

    func frontmostItem(at point: CGPoint) -> ShownPath? {
        prepareLayout()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        var front: UICollectionViewLayoutAttributes?
        for attributes in elements(at: spot)
        where attributes.representedElementCategory == .cell && !attributes.isHidden
            && attributes.frame.contains(point)
        {
            if front.map({ attributes.zIndex >= $0.zIndex }) ?? true { front = attributes }
        }
        return front?.path
    }

    private func elements(at spot: CGRect) -> [UICollectionViewLayoutAttributes] {
        if let query = query, query.rect.contains(spot) { return query.elements }
        return queried(spot)
    }

    /// The item at a point, or else the one whose middle is nearest among those in sight.
    func itemNearest(_ point: CGPoint) -> ShownPath? {
        if let item = frontmostItem(at: point) { return item }
        func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
            let dx = attributes.center.x - point.x, dy = attributes.center.y - point.y
            return dx * dx + dy * dy
        }
        return elements(around: collection.bounds).filter { $0.representedElementCategory == .cell }
            .min { distance($0) < distance($1) }?.path
    }
}
