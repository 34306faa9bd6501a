import CoreGraphics

extension UICollectionView {
    func scroll(to key: ElementKey, at position: ScrollPosition, animated: Bool) {
        precondition(
            !position.isSuperset(of: [.top, .bottom]) && !position.isSuperset(of: [.left, .right]),
            "a scroll position names one place for each axis")
        guard let attributes = attributes(of: key) else {
            preconditionFailure("attempted to scroll to the invalid index path \(key.indexPath)")
        }
        let frame = attributes.frame
        let inner = bounds.inset(by: adjustedContentInset)
        guard position != [] else { return reveal(frame, animated: animated) }
        var offset = contentOffset
        if let y = Self.shift(
            position, [.top, .centeredVertically, .bottom], frame.minY...frame.maxY,
            inner.minY...max(inner.minY, inner.maxY))
        {
            offset.y += y
        }
        if let x = Self.shift(
            position, [.left, .centeredHorizontally, .right], frame.minX...frame.maxX,
            inner.minX...max(inner.minX, inner.maxX))
        {
            offset.x += x
        }
        setContentOffset(clamped(offset), animated: animated)
    }

    /// How far content moves along one axis so that an item is at its near end, in the middle or at the far end.
    private static func shift(
        _ position: ScrollPosition, _ places: [ScrollPosition], _ item: ClosedRange<CGFloat>,
        _ visible: ClosedRange<CGFloat>
    ) -> CGFloat? {
        if position.contains(places[0]) { return item.lowerBound - visible.lowerBound }
        if position.contains(places[1]) {
            return (item.lowerBound + item.upperBound - visible.lowerBound - visible.upperBound) / 2
        }
        return position.contains(places[2]) ? item.upperBound - visible.upperBound : nil
    }
}
