import CoreGraphics

extension UICollectionViewFlowLayout {
    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    /// Whether lines break elsewhere in other bounds.
    func changesLines(_ newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds else { return false }
        return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
    }

    func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let asksAgain = flow?.invalidateFlowLayoutDelegateMetrics ?? true
        if asksAgain || context.invalidateEverything || context.invalidateDataSourceCounts {
            arrangement.isStale = true
        } else if flow?.invalidateFlowLayoutAttributes ?? true {
            arrangement.linesAreStale = true
        }
        if context.invalidateEverything { (arrangement.preferred, arrangement.fits) = ([:], [:]) }
    }

    func notePreferred(_ size: CGSize, _ path: ShownPath) {
        arrangement.preferred[path] = size
        arrangement.fits[path] = size
    }

    // MARK: Arranging

    func arrange() {
        guard let collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let insets = collectionView.insets.adjusted, size = collectionView.bounds.size
        let across = isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
        let counts = collectionView.counts
        if arrangement.isStale {
            arrangement.isVertical = isVertical
            (arrangement.isStale, arrangement.linesAreStale) = (false, false)
            arrangement.sections = counts.indices.map { makeSection($0, count: counts[$0], across: across) }
        } else if arrangement.linesAreStale {
            arrangement.linesAreStale = false
            arrangement.sections = arrangement.sections.map { $0.made(again: across) }
        } else if arrangement.fits.isEmpty {
            return
        } else {
            return takeFits(of: collectionView, across: across)
        }
        arrangement.fits = [:]
        arrangement.stack(across: across)
    }

    /// Gives cells the sizes that they have asked for. What is in sight stays where it is when items above turn out to be larger.
    private func takeFits(of view: UICollectionView, across: CGFloat) {
        let anchor =
            arrangement.isVertical
            ? arrangement.firstItem(from: view.bounds.minY, to: view.bounds.maxY)
            : arrangement.firstItem(from: view.bounds.minX, to: view.bounds.maxX)
        let before = anchor.map(arrangement.lineStart)
        for (index, fits) in Dictionary(grouping: arrangement.fits, by: \.key.section)
        where arrangement.sections.indices.contains(index) {
            let extents = fits.map { ($0.key.item, arrangement.extent($0.value)) }
            arrangement.sections[index].fit(Dictionary(extents, uniquingKeysWith: { $1 }))
        }
        arrangement.fits = [:]
        arrangement.stack(across: across)
        guard let anchor, let before, view.window != nil else { return }
        let shift = arrangement.lineStart(of: anchor) - before
        if arrangement.isVertical {
            view.places.offsetAdjustment.y += shift
        } else {
            view.places.offsetAdjustment.x += shift
        }
    }

    private func makeSection(_ section: Int, count: Int, across: CGFloat) -> FlowSection {
        guard let view = collectionView else { preconditionFailure("a flow layout lays out without a collection view") }
        let delegate = flowDelegate
        var metrics = FlowSection.Metrics()
        metrics.across = across
        metrics.scale = view.layoutScale
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        metrics.margins = arrangement.margins(inset + referenceInsets(view))
        metrics.lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        metrics.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        metrics.headerLength = arrangement.length(header)
        metrics.footerLength = arrangement.length(footer)
        return FlowSection(metrics: metrics, items: items(of: section, count: count, delegate))
    }

    /// What the safe area or the margins add across the lines.
    private func referenceInsets(_ view: UICollectionView) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: insets = view.safeAreaInsets
        case .fromLayoutMargins: insets = view.layoutMargins
        }
        return scrollDirection == .vertical
            ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
            : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    }

    private func items(
        of section: Int, count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection.Items {
        guard estimatedItemSize == .zero else { return estimatedItems(of: section, count: count) }
        let usual = arrangement.extent(itemSize)
        guard count > 0, let delegate, let view = collectionView else { return .uniform(usual, count: count) }
        func known(_ item: Int) -> IndexPath? {
            view.placeholders.data(ShownPath(item: item, section: section))?.indexPath
        }
        func size(_ path: IndexPath) -> CGSize {
            delegate.collectionView(view, layout: self, sizeForItemAt: path)
        }
        // Whether the delegate has the method shows at the first item that it knows of: who has none need not be asked for every item.
        guard let asked = (0..<count).first(where: { known($0) != nil }), let path = known(asked),
            let answer = OptionalMethods.answer(of: delegate, { size(path) })
        else { return .uniform(usual, count: count) }
        func extent(_ item: Int) -> FlowSection.Extent {
            if item == asked { return arrangement.extent(answer) }
            // Nobody knows the size of what stands in for an item.
            return known(item).map { arrangement.extent(size($0)) } ?? usual
        }
        let first = extent(0)
        var extents = [first]
        extents.reserveCapacity(count)
        var isEven = true
        for item in 1..<max(count, 1) {
            let next = extent(item)
            isEven = isEven && next == first
            extents.append(next)
        }
        return isEven ? .uniform(first, count: count) : .mixed(extents)
    }

    private func estimatedItems(of section: Int, count: Int) -> FlowSection.Items {
        let estimate = arrangement.extent(
            estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
        let known = arrangement.preferred.filter { $0.key.section == section && $0.key.item < count }
        guard let last = known.keys.map(\.item).max() else { return .uniform(estimate, count: count) }
        var extents = Array(repeating: estimate, count: last + 1)
        for (path, size) in known { extents[path.item] = arrangement.extent(size) }
        return .begun(extents, rest: estimate, count: count)
    }

    // MARK: Attributes

    func itemAttributes(_ path: ShownPath) -> UICollectionViewLayoutAttributes? {
        guard arrangement.sections.indices.contains(path.section),
            (0..<arrangement.sections[path.section].items.count).contains(path.item)
        else { return nil }
        let section = arrangement.sections[path.section]
        let attributes = makeAttributes(of: .cell(path))
        attributes.frame = arrangement.placed(
            section.frame(of: path.item, from: arrangement.starts[path.section]))
        attributes.estimatedWidth = estimatedItemSize != .zero
        attributes.estimatedHeight = estimatedItemSize != .zero
        return attributes
    }

    func edgeAttributes(_ kind: String, _ index: Int) -> UICollectionViewLayoutAttributes? {
        guard arrangement.sections.indices.contains(index) else { return nil }
        let section = arrangement.sections[index], start = arrangement.starts[index]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.metrics.headerLength : section.metrics.footerLength
        guard length > 0 else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        var along = isHeader ? start : start + section.footerStart
        if isPinned {
            along = isHeader ? pinnedHeader(section, start, along) : pinnedFooter(section, start, along)
        }
        let attributes = makeAttributes(of: .supplementary(kind, ShownPath(item: 0, section: index)))
        attributes.frame = arrangement.placed(
            CGRect(x: 0, y: along.onPixel(section.metrics.scale), width: section.metrics.across, height: length))
        // In front of the items that pass below.
        attributes.zIndex = isPinned ? 10 : 0
        return attributes
    }

    /// What shows of the content along the direction of scrolling.
    private var visibleSpan: (low: CGFloat, high: CGFloat) {
        guard let view = collectionView else { return (0, 0) }
        let inner = view.bounds.inset(by: view.adjustedContentInset)
        return arrangement.isVertical ? (inner.minY, inner.maxY) : (inner.minX, inner.maxX)
    }

    private func pinnedHeader(_ section: FlowSection, _ start: CGFloat, _ along: CGFloat) -> CGFloat {
        let last = start + section.footerStart - section.metrics.headerLength
        return max(along, min(visibleSpan.low, last))
    }

    private func pinnedFooter(_ section: FlowSection, _ start: CGFloat, _ along: CGFloat) -> CGFloat {
        let first = start + section.metrics.headerLength
        return min(along, max(visibleSpan.high - section.metrics.footerLength, first))
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let low = arrangement.isVertical ? rect.minY : rect.minX
        let high = arrangement.isVertical ? rect.maxY : rect.maxX
        var found: [UICollectionViewLayoutAttributes] = []
        for index in arrangement.sections(from: low, to: high) {
            let section = arrangement.sections[index], start = arrangement.starts[index]
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard let edge = edgeAttributes(kind, index), edge.frame.overlaps(rect) else { continue }
                found.append(edge)
            }
            for item in section.items(from: low - start, to: high - start) {
                if let attributes = itemAttributes(ShownPath(item: item, section: index)) { found.append(attributes) }
            }
        }
        return found
    }
}
