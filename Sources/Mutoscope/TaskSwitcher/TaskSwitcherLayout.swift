public import UIKit

/// Lays the items of a collection view out as a stack of cards along its way: those ahead are larger and pushed on, those behind bunch up.
///
/// Works with any collection view with one section, in both directions. Only the cards in sight are looked at, however many there are.
/// Scrolling comes to rest with a card in the middle.
@preconcurrency @MainActor
open class TaskSwitcherLayout: UICollectionViewLayout {
    /// Which way the cards lie.
    open var scrollDirection = UICollectionView.ScrollDirection.horizontal { didSet { invalidateLayout() } }
    /// Of a card, as parts of the viewport.
    open var cardSize = CGSize(width: 0.62, height: 0.62) { didSet { invalidateLayout() } }
    /// From one card to the next, as a part of a card's length.
    open var pitch: CGFloat = 0.55 { didSet { invalidateLayout() } }
    /// Where cards go by their distance from the middle.
    open var geometry = TaskCardGeometry.switcher { didSet { invalidateLayout() } }
    /// With Reduce Motion the cards lie in a plain row.
    open var isPlain = false { didSet { invalidateLayout() } }

    private var deleted: Set<IndexPath> = []
    private var inserted: Set<IndexPath> = []

    // MARK: The row

    private var count: Int { collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0 }

    private var isVertical: Bool { scrollDirection == .vertical }

    /// Whether the first card is at the right: the collection view mirrors where cards lie, and the layout what they look like.
    var isMirrored: Bool { !isVertical && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private var viewport: CGSize { collectionView?.bounds.size ?? .zero }

    /// Of a card, points.
    public var itemSize: CGSize {
        CGSize(
            width: max(0, viewport.width * cardSize.width).rounded(),
            height: max(0, viewport.height * cardSize.height).rounded())
    }

    /// From one card to the next along the way, points.
    public var step: CGFloat {
        let length = length(itemSize)
        return max(1, isPlain ? length * 1.06 : length * pitch)
    }

    open override var collectionViewContentSize: CGSize {
        let along = length(viewport) + step * CGFloat(max(0, count - 1))
        return isVertical
            ? CGSize(width: viewport.width, height: along) : CGSize(width: along, height: viewport.height)
    }

    /// How far the stack has been scrolled, in cards: 2 has the third in the middle.
    public var position: CGFloat {
        collectionView.map { position(at: $0.contentOffset) } ?? 0
    }

    /// The position when the last card is in the middle.
    private var last: CGFloat { CGFloat(max(0, count - 1)) }

    private func position(at offset: CGPoint) -> CGFloat {
        let position = (isVertical ? offset.y : offset.x) / step
        return isMirrored ? last - position : position
    }

    /// The content offset with a card in the middle.
    public func contentOffset(ofCardAt index: Int) -> CGPoint { contentOffset(at: CGFloat(index)) }

    /// The content offset at a position; places between cards count too.
    func contentOffset(at position: CGFloat) -> CGPoint {
        let place = position.limited(to: 0...last), along = step * (isMirrored ? last - place : place)
        return isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    }

    /// The cards that can be seen.
    public var visibleIndices: Range<Int> {
        let behind = isPlain ? length(viewport) / step / 2 + 1 : geometry.deepest + 1
        let first = Int((position - behind).rounded(.up).limited(to: 0...CGFloat(count)))
        // Ahead, cards are pushed on until they leave the viewport.
        let ahead = length(viewport) / step + 1
        let last = Int((position + ahead).rounded(.down).limited(to: -1...CGFloat(count - 1)))
        return first..<max(first, last + 1)
    }

    // MARK: UICollectionViewLayout

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // The transforms bring cards into sight whose places in the row are outside of `rect`.
        visibleIndices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    open override class var layoutAttributesClass: AnyClass { TaskCardAttributes.self }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.item < count else { return nil }
        let attributes = TaskCardAttributes(forCellWith: indexPath)
        let middle = length(viewport) / 2 + step * CGFloat(indexPath.item),
            distance = CGFloat(indexPath.item) - position
        attributes.size = itemSize
        attributes.center =
            isVertical ? CGPoint(x: viewport.width / 2, y: middle) : CGPoint(x: middle, y: viewport.height / 2)
        attributes.zIndex = indexPath.item
        guard !isPlain else { return attributes }
        attributes.transform3D = geometry.transform(
            at: distance, viewport: length(viewport), cardLength: length(itemSize), isVertical: isVertical)
        if isMirrored { attributes.transform3D.m41 = -attributes.transform3D.m41 }
        if !isVertical {
            attributes.room = strip(at: -0.5)
            if indexPath.item < count - 1 { attributes.strip = strip(at: distance) }
        }
        attributes.alpha = geometry.alpha(at: distance)
        attributes.isHidden = attributes.alpha <= 0
        return attributes
    }

    private func strip(at distance: CGFloat) -> CGFloat {
        geometry.strip(at: distance, step: step, viewport: length(viewport), cardLength: length(itemSize))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// A card in the middle, the nearest to where the throw would end; a flick goes on by one at least.
    open override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let speed = isVertical ? velocity.y : isMirrored ? -velocity.x : velocity.x
        var target = position(at: proposedContentOffset).rounded()
        if abs(speed) > 0.2, target == position.rounded() {
            target = speed > 0 ? position.rounded(.up) : position.rounded(.down)
        }
        return contentOffset(at: target)
    }

    // MARK: Changes

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        deleted = []
        inserted = []
    }

    /// A closed card goes off across the way; the others close up from where they were.
    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        guard deleted.contains(itemIndexPath) else { return attributes }
        return thrown(attributes)
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        guard inserted.contains(itemIndexPath) else { return attributes }
        return thrown(attributes)
    }

    private func thrown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let attributes else { return nil }
        attributes.center.x -= isVertical ? viewport.width : 0
        attributes.center.y -= isVertical ? 0 : viewport.height
        attributes.alpha = 1
        return attributes
    }
}

extension CGFloat {
    /// Limited to a range; not a number counts as its lower end.
    func limited(to range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension TaskCardGeometry {
    /// As a switcher between tasks uses it: the card in the middle is as large as it is, and lies in the middle.
    public static var switcher: TaskCardGeometry {
        var geometry = TaskCardGeometry()
        geometry.lift = 0
        // Gentler than the text: with the layout's pitch no card behind comes forward again before it has faded.
        geometry.pull = 0.041
        geometry.deepest = 3
        return geometry
    }
}
