import CoreGraphics

extension UICollectionView {
    /// What is known of the data and the layout.
    struct ContentState {
        /// Items in each section.
        var counts: [Int] = []
        var needsCounts = true
        var needsPrepare = true
        var isPreparing = false
        /// Cells on screen whose content has changed since they were measured.
        var resized: [UICollectionReusableView] = []
        /// Whether places depend on the offset, so that nothing is known of where things will be.
        var followsScrolling = false
        /// Whether elements are being brought in line with the layout.
        var isArranging = false
        /// Whether x runs from the right.
        var isFlipped = false
        /// The size of the bounds that the layout was made for.
        var size = CGSize.zero
        /// To be added to the offset after the next preparation.
        var offsetAdjustment = CGPoint.zero
        /// What the layout last said about a rectangle.
        var query: (rect: CGRect, elements: [UICollectionViewLayoutAttributes])?
        var pass = 0
        /// What was where before bounds that change in an animation; nil outside of one.
        var beforeBounds: [ElementKey: UICollectionViewLayoutAttributes]?
        /// How many elements have come into sight in this update that had not been made and drawn ahead.
        var shown = 0
        /// The element for which the data source is asked for a view.
        var pending: UICollectionViewLayoutAttributes?
        /// Whether the view's own methods take and give index paths of what is shown.
        var usesShownPaths = false
        /// The cell that is filled anew where it is.
        var reconfigured: UICollectionViewCell?
    }

    /// Items in each section, asked for when that is due.
    var counts: [Int] {
        if content.needsCounts {
            content.needsCounts = false
            let data = currentCounts()
            fitPlaceholders { $0.fit(data) }
            content.counts = placeholders.shownCounts(data)
        }
        return content.counts
    }

    /// What the data source says now.
    func currentCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        precondition(sections >= 0, "numberOfSections(in:) must not be negative; got \(sections)")
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            precondition(count >= 0, "collectionView(_:numberOfItemsInSection:) must not be negative; got \(count)")
            return count
        }
    }

    // MARK: Invalidation

    func layoutDidBecomeInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
        content.needsPrepare = true
        if context.invalidateEverything || context.invalidateDataSourceCounts { content.needsCounts = true }
        content.offsetAdjustment.x += context.contentOffsetAdjustment.x
        content.offsetAdjustment.y += context.contentOffsetAdjustment.y
        setNeedsLayout()
    }

    func boundsWillChange(from old: CGRect, to new: CGRect) {
        if new.size != old.size {
            content.size = new.size
            if AnimationContext.recorder != nil, window != nil { beginAnimatedBounds(from: old) }
        }
        let follows = layoutInUse.shouldInvalidateLayout(forBoundsChange: new)
        if new.size == old.size { content.followsScrolling = follows }
        guard follows else { return }
        layoutInUse.invalidateLayout(with: layoutInUse.invalidationContext(forBoundsChange: new))
    }

    private func beginAnimatedBounds(from old: CGRect) {
        layoutInUse.prepare(forAnimatedBoundsChange: old)
        var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for element in content.query?.elements ?? [] { before[element.key] = element }
        for element in live.all { before[element.key] = element.attributes }
        content.beforeBounds = before
    }

    /// Elements go to their new places inside the animation that has changed the bounds.
    func finishAnimatedBounds() {
        guard content.beforeBounds != nil else { return }
        if AnimationContext.recorder != nil { updateElements() }
        content.beforeBounds = nil
    }

    func reloadEverything() {
        movement?.edge?.stop()
        movement = nil
        let hasAsked = !content.needsCounts
        content.needsCounts = true
        clearSelection()
        dropPreparedCells()
        prefetch = PrefetchState()
        fitPlaceholders { $0.removeAll() }
        retire(live.remove { _ in true }, keepsHomes: true)
        index.isDue = true
        let context = layoutInUse.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutInUse.invalidateLayout(with: context)
        content.needsPrepare = true
        setNeedsLayout()
        // Updates that follow before the next frame start from what there is now.
        if hasAsked { _ = counts }
    }

    // MARK: Preparation

    /// Has the layout do its work, if it is due, and takes over the size of the content.
    func prepareLayout() {
        _ = counts
        guard content.needsPrepare, !content.isPreparing else { return }
        content.isPreparing = true
        content.needsPrepare = false
        content.isFlipped =
            layoutInUse.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layoutInUse.developmentLayoutDirection
        usingShownPaths { layoutInUse.prepare() }
        content.query = nil
        content.isPreparing = false
        takeContentSize()
        across.settle()
    }

    private func takeContentSize() {
        let size = layoutInUse.collectionViewContentSize
        let old = contentSize
        let isFirst = old == .zero
        if size.width.isFinite, size.height.isFinite, size != old { contentSize = size }
        let adjustment = content.offsetAdjustment
        content.offsetAdjustment = .zero
        if content.isFlipped, size.width > bounds.width, isFirst || size.width != old.width {
            // Reading begins at the right.
            contentOffset.x += isFirst ? size.width - bounds.width - contentOffset.x : size.width - old.width
        }
        guard adjustment != .zero else { return }
        contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }

    // MARK: Attributes

    /// What the layout says about one element, mirrored where the layout is.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        if key.category == .cell {
            guard counts.indices.contains(key.indexPath.section),
                (0..<counts[key.indexPath.section]).contains(key.indexPath.item)
            else { return nil }
        }
        return usingShownPaths { layoutInUse.attributes(of: key) }.map(mirrored)
    }

    /// What the layout says about a rectangle, which is asked for in whole screens and kept.
    func elements(around visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        if let query = content.query, query.rect.contains(visible) { return query.elements }
        let rect = wholeScreens(visible)
        let elements = queried(rect)
        content.query = (rect, elements)
        return elements
    }

    func queried(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        usingShownPaths {
            guard content.isFlipped else { return layoutInUse.layoutAttributesForElements(in: rect) ?? [] }
            var mirror = rect
            mirror.origin.x = contentSize.width - rect.maxX
            return (layoutInUse.layoutAttributesForElements(in: mirror) ?? []).map(mirrored)
        }
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard content.isFlipped else { return attributes }
        let copy = attributes.duplicate()
        copy.center.x = contentSize.width - copy.center.x
        return copy
    }

    /// The smallest rectangle of whole screens, counted from the content's origin, around a rectangle.
    private func wholeScreens(_ rect: CGRect) -> CGRect {
        func span(_ low: CGFloat, _ high: CGFloat, _ page: CGFloat) -> (CGFloat, CGFloat) {
            guard page > 0, abs(low) < 1e15, abs(high) < 1e15 else { return (low, high) }
            return ((low / page).rounded(.down) * page, (high / page).rounded(.up) * page)
        }
        let x = span(rect.minX, rect.maxX, bounds.width), y = span(rect.minY, rect.maxY, bounds.height)
        return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0).union(rect)
    }

    // MARK: Places

    func frontmostItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        var front: UICollectionViewLayoutAttributes?
        for attributes in elements(at: spot)
        where attributes.representedElementCategory == .cell && !attributes.isHidden
            && attributes.frame.contains(point)
        {
            if front.map({ attributes.zIndex >= $0.zIndex }) ?? true { front = attributes }
        }
        return front?.indexPath
    }

    private func elements(at spot: CGRect) -> [UICollectionViewLayoutAttributes] {
        if let query = content.query, query.rect.contains(spot) { return query.elements }
        return queried(spot)
    }

    /// The item at a point, or else the one whose middle is nearest among those in sight.
    func itemNearest(_ point: CGPoint) -> IndexPath? {
        if let item = frontmostItem(at: point) { return item }
        func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
            let dx = attributes.center.x - point.x, dy = attributes.center.y - point.y
            return dx * dx + dy * dy
        }
        return elements(around: bounds).filter { $0.representedElementCategory == .cell }
            .min { distance($0) < distance($1) }?.indexPath
    }
}
