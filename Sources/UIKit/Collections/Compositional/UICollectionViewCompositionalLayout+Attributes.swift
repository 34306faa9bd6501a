import CoreGraphics

extension UICollectionViewCompositionalLayout {
    // MARK: One element

    private func placed(_ frame: CGRect, _ start: CGFloat) -> CGRect {
        let moved = frame.offsetBy(dx: composition.isVertical ? 0 : start, dy: composition.isVertical ? start : 0)
        return CGRect(origin: moved.origin.onPixel(collectionView?.layoutScale ?? 1), size: moved.size)
    }

    private func orthogonalShift(_ index: Int) -> CGPoint {
        guard composition.sections[index].isOrthogonal else { return .zero }
        let offset = distanceAcross(index)
        return composition.isVertical ? CGPoint(x: -offset, y: 0) : CGPoint(x: 0, y: -offset)
    }

    private func hasItem(_ path: ShownPath) -> Bool {
        composition.sections.indices.contains(path.section)
            && (0..<composition.sections[path.section].count).contains(path.item)
    }

    func itemAttributes(_ path: ShownPath) -> UICollectionViewLayoutAttributes? {
        guard hasItem(path) else { return nil }
        let place = composition.sections[path.section].place(of: path.item)
        let attributes = makeAttributes(of: .cell(path))
        let shift = orthogonalShift(path.section)
        attributes.frame = placed(place.frame, composition.starts[path.section]).offsetBy(dx: shift.x, dy: shift.y)
        attributes.zIndex = place.zIndex
        attributes.estimatedWidth = place.estimatedWidth
        attributes.estimatedHeight = place.estimatedHeight
        return attributes
    }

    func supplementaryAttributes(_ kind: String, _ path: ShownPath) -> UICollectionViewLayoutAttributes? {
        if path.indexPath.count == 1 { return globalAttributes(kind, path) }
        guard composition.sections.indices.contains(path.section) else { return nil }
        if let edge = composition.sections[path.section].edges.first(where: { $0.item.elementKind == kind }),
            path.item == 0
        {
            return edgeAttributes(edge.item, edge.frame, path.section)
        }
        guard hasItem(path) else { return nil }
        let place = composition.sections[path.section].place(of: path.item)
        guard let badge = place.badges.first(where: { $0.item.elementKind == kind }) else { return nil }
        return badgeAttributes(badge, path)
    }

    private func globalAttributes(_ kind: String, _ path: ShownPath) -> UICollectionViewLayoutAttributes? {
        guard let edge = composition.edges.first(where: { $0.item.elementKind == kind }) else { return nil }
        let attributes = makeAttributes(of: .supplementary(kind, path))
        attributes.frame = edge.frame
        attributes.noteEstimates(edge.item.layoutSize)
        if edge.item.pinToVisibleBounds {
            pin(attributes, edge.item, within: CGRect(origin: .zero, size: composition.contentSize))
        }
        return attributes
    }

    private func badgeAttributes(_ badge: SolvedBadge, _ path: ShownPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: .supplementary(badge.item.elementKind, path))
        let shift = orthogonalShift(path.section)
        attributes.frame = placed(badge.frame, composition.starts[path.section]).offsetBy(dx: shift.x, dy: shift.y)
        attributes.zIndex = badge.item.zIndex
        return attributes
    }

    private func edgeAttributes(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, _ index: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: .supplementary(item.elementKind, ShownPath(item: 0, section: index)))
        let section = composition.sections[index]
        attributes.frame = placed(frame, composition.starts[index])
        attributes.noteEstimates(item.layoutSize)
        attributes.zIndex = item.zIndex
        if item.pinToVisibleBounds {
            let size = section.environment.effectiveContentSize
            let whole =
                composition.isVertical
                ? CGRect(x: 0, y: composition.starts[index], width: size.width, height: section.length)
                : CGRect(x: composition.starts[index], y: 0, width: section.length, height: size.height)
            pin(attributes, item, within: whole)
        }
        return attributes
    }

    /// Keeps a header or footer in sight as long as what it belongs to is.
    private func pin(
        _ attributes: UICollectionViewLayoutAttributes, _ item: NSCollectionLayoutBoundarySupplementaryItem,
        within whole: CGRect
    ) {
        guard let view = collectionView else { return }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        var frame = attributes.frame
        if item.alignment.isTop { frame.origin.y = max(frame.minY, min(visible.minY, whole.maxY - frame.height)) }
        if item.alignment.isBottom { frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, whole.minY)) }
        if item.alignment == .leading { frame.origin.x = max(frame.minX, min(visible.minX, whole.maxX - frame.width)) }
        if item.alignment == .trailing {
            frame.origin.x = min(frame.minX, max(visible.maxX - frame.width, whole.minX))
        }
        attributes.frame = frame
        attributes.zIndex = max(item.zIndex, 10)
    }

    func decorationAttributes(_ kind: String, _ index: Int) -> UICollectionViewLayoutAttributes? {
        guard composition.sections.indices.contains(index) else { return nil }
        let solved = composition.sections[index]
        guard let item = solved.section.decorationItems.first(where: { $0.elementKind == kind }) else { return nil }
        let attributes = makeAttributes(of: .decoration(kind, ShownPath(item: 0, section: index)))
        attributes.frame = placed(solved.whole.inset(by: item.contentInsets), composition.starts[index])
        attributes.zIndex = item.zIndex
        return attributes
    }

    // MARK: Elements

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let low = composition.isVertical ? rect.minY : rect.minX
        let high = composition.isVertical ? rect.maxY : rect.maxX
        var found = composition.edges.compactMap {
            globalAttributes($0.item.elementKind, ShownPath(IndexPath(index: 0)))
        }
        for index in composition.sections(from: low, to: high) {
            let solved = composition.sections[index]
            let around =
                solved.section.decorationItems.compactMap { decorationAttributes($0.elementKind, index) }
                + solved.edges.map { edgeAttributes($0.item, $0.frame, index) }
            let items = itemElements(index, in: rect)
            found += around
            found += items
            notify(solved, index, items: items, around: around)
        }
        return found
    }

    private func itemElements(_ index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let solved = composition.sections[index], start = composition.starts[index]
        var low = composition.isVertical ? rect.minY - start : rect.minX - start
        var high = composition.isVertical ? rect.maxY - start : rect.maxX - start
        if solved.isOrthogonal {
            // A screen more on each side: what comes in scrolls in.
            let offset = distanceAcross(index)
            let size = solved.environment.effectiveContentSize
            let page = composition.isVertical ? size.width : size.height
            low = offset - page / 2
            high = offset + page * 1.5
        }
        return solved.items(from: low, to: high).flatMap { item -> [UICollectionViewLayoutAttributes] in
            let path = ShownPath(item: item, section: index)
            guard let cell = itemAttributes(path) else { return [] }
            return [cell] + solved.place(of: item).badges.map { badgeAttributes($0, path) }
        }
    }

    private func notify(
        _ solved: SolvedSection, _ index: Int, items: [UICollectionViewLayoutAttributes],
        around: [UICollectionViewLayoutAttributes]
    ) {
        guard let handler = solved.section.visibleItemsInvalidationHandler, let view = collectionView else { return }
        let offset =
            solved.isOrthogonal
            ? (composition.isVertical
                ? CGPoint(x: distanceAcross(index), y: view.contentOffset.y)
                : CGPoint(x: view.contentOffset.x, y: distanceAcross(index)))
            : view.contentOffset
        // The handler speaks of the section's own space, in which cells do not move.
        let shift = orthogonalShift(index)
        for attributes in items {
            attributes.center = CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y)
        }
        handler((items + around).map(VisibleItem.init), offset, solved.environment)
        for attributes in items {
            attributes.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
        }
    }

    // MARK: Scrolling across

    func regionAcross(_ index: Int) -> OrthogonalRegion? {
        guard composition.sections.indices.contains(index), composition.sections[index].isOrthogonal else { return nil }
        let solved = composition.sections[index]
        let behavior = solved.section.orthogonalScrollingBehavior
        let properties = solved.section.orthogonalScrollingProperties
        var region = OrthogonalRegion(
            section: index, frame: placed(solved.body, composition.starts[index]), length: solved.orthogonalLength,
            isHorizontal: composition.isVertical, isPaging: behavior == .paging,
            rate: properties.decelerationRate.rate ?? (behavior == .continuous ? .normal : .fast),
            bounce: properties.bounce)
        if behavior == .groupPagingCentered {
            let (lead, trail) =
                composition.isVertical
                ? (solved.insets.leading, solved.insets.trailing) : (solved.insets.top, solved.insets.bottom)
            let free = (region.page - solved.groupLength) / 2
            region.room = OrthogonalRegion.Room(before: max(0, free - lead), after: max(0, free - trail))
        }
        return region
    }

    private func distanceAcross(_ index: Int) -> CGFloat { collectionView?.across.distance(of: index) ?? 0 }

    func snappedOffset(_ index: Int, _ proposed: CGFloat, _ start: CGFloat, _ velocity: CGFloat) -> CGFloat {
        guard composition.sections.indices.contains(index) else { return proposed }
        let solved = composition.sections[index]
        let size = solved.environment.effectiveContentSize
        let page = composition.isVertical ? size.width : size.height
        let lead = composition.isVertical ? solved.insets.leading : solved.insets.top
        let pitch = solved.groupLength + solved.section.interGroupSpacing
        // What is added to a group's start to have it centred.
        let centering =
            solved.section.orthogonalScrollingBehavior == .groupPagingCentered
            ? lead - (page - solved.groupLength) / 2 : 0
        switch solved.section.orthogonalScrollingBehavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary: return solved.groupStart(nearest: proposed)
        case .groupPaging, .groupPagingCentered:
            let here = solved.groupStart(nearest: start - centering)
            var target = solved.groupStart(nearest: proposed - centering)
            if velocity > 0.2 { target = max(target, here + pitch) }
            if velocity < -0.2 { target = min(target, here - pitch) }
            return min(max(target, here - pitch), here + pitch) + centering
        }
    }
}

extension UICollectionViewLayoutAttributes {
    @MainActor fileprivate func noteEstimates(_ size: NSCollectionLayoutSize) {
        estimatedWidth = size.widthDimension.followsCells
        estimatedHeight = size.heightDimension.followsCells
    }
}
