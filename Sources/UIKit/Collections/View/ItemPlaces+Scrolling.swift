import CoreGraphics

extension ItemPlaces {
    func scroll(to key: ElementKey, at position: UICollectionView.ScrollPosition, animated: Bool) {
        precondition(
            !position.isSuperset(of: [.top, .bottom]) && !position.isSuperset(of: [.left, .right]),
            "a scroll position names one place for each axis")
        guard let attributes = attributes(of: key) else {
            preconditionFailure("attempted to scroll to the invalid index path \(key.path.indexPath)")
        }
        if let region = collection.across.region(key.path.section), key.category == .cell {
            scrollAcross(region, to: attributes.frame, at: position, animated: animated)
        }
        guard position != [] else { return collection.reveal(attributes.frame, animated: animated) }
        collection.setContentOffset(offset(showing: attributes.frame, at: position), animated: animated)
        guard attributes.isEstimated, collection.window != nil else { return }
        guard !animated else { return follow(key, at: position) }
        // Items that come into sight may turn out to have other sizes.
        for _ in 0..<4 {
            collection.elementViews.updateElements()
            guard let frame = self.attributes(of: key)?.frame else { return }
            let target = offset(showing: frame, at: position)
            guard target != collection.contentOffset else { return }
            collection.setContentOffset(target, animated: false)
        }
    }

    /// Items that come into sight on the way turn out to have other sizes.
    private func follow(_ key: ElementKey, at position: UICollectionView.ScrollPosition) {
        guard collection.isScrollAnimating else { return }
        collection.motion.chase = { [weak self] in
            guard let self, counts.indices.contains(key.path.section),
                key.path.item < counts[key.path.section],
                let frame = self.attributes(of: key)?.frame
            else { return nil }
            return offset(showing: frame, at: position)
        }
    }

    /// Scrolls a section that scrolls by itself.
    private func scrollAcross(
        _ region: OrthogonalRegion, to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        let places: [UICollectionView.ScrollPosition] =
            region.isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
        let item = region.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let visible =
            region.isHorizontal ? (region.frame.minX, region.frame.maxX) : (region.frame.minY, region.frame.maxY)
        var shift = Self.shift(position, places, item, visible)
        if position == [] {
            // As little as shows it.
            shift = item.0 < visible.0 ? item.0 - visible.0 : item.1 > visible.1 ? item.1 - visible.1 : 0
        }
        if let shift, shift != 0 { collection.across.scroll(region, by: shift, animated: animated) }
    }

    private func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
        let inner = collection.bounds.inset(by: collection.insets.scrolledAway)
        var offset = collection.contentOffset
        if let y = Self.shift(
            position, [.top, .centeredVertically, .bottom], (frame.minY, frame.maxY), (inner.minY, inner.maxY))
        {
            offset.y += y
        }
        if let x = Self.shift(
            position, [.left, .centeredHorizontally, .right], (frame.minX, frame.maxX), (inner.minX, inner.maxX))
        {
            offset.x += x
        }
        return collection.clamped(offset)
    }

    /// How far content moves along one axis so that an item is at its near end, in the middle or at the far end.
    private static func shift(
        _ position: UICollectionView.ScrollPosition, _ places: [UICollectionView.ScrollPosition],
        _ item: (low: CGFloat, high: CGFloat),
        _ visible: (low: CGFloat, high: CGFloat)
    ) -> CGFloat? {
        if position.contains(places[0]) { return item.low - visible.low }
        if position.contains(places[1]) { return (item.low + item.high - visible.low - visible.high) / 2 }
        return position.contains(places[2]) ? item.high - visible.high : nil
    }
}
