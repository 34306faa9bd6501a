import UIKit

/// Items in a row that grow towards the middle of the view.
final class CarouselLayout: UICollectionViewFlowLayout {
    convenience init(_ scenery: Scenery) {
        self.init()
        let side = min(scenery.size.width * 0.62, scenery.size.height * 0.5)
        itemSize = CGSize(width: side, height: side * 1.3)
        scrollDirection = .horizontal
        minimumLineSpacing = side * 0.06
        sectionInset = oneRow(in: scenery.size)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        return super.layoutAttributesForElements(in: rect)?.compactMap { original in
            guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
            let away = min(1, abs(attributes.center.x - view.bounds.midX) / (itemSize.width * 1.1))
            attributes.transform = CGAffineTransform(scaleX: 1 - 0.25 * away, y: 1 - 0.25 * away)
            attributes.alpha = 1 - 0.5 * away
            attributes.zIndex = away < 0.5 ? 1 : 0
            return attributes
        }
    }
}

extension UICollectionViewFlowLayout {
    /// Insets that leave room for one row, in the middle, whose first and last items can come to the middle.
    fileprivate func oneRow(in size: CGSize) -> UIEdgeInsets {
        let x = (size.width - itemSize.width) / 2, y = (size.height - itemSize.height) / 2
        return UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
}

/// Items in perspective: the middle one faces the viewer, the others are turned aside.
final class CoverFlowLayout: UICollectionViewFlowLayout {
    convenience init(_ scenery: Scenery) {
        self.init()
        let side = min(scenery.size.width * 0.55, scenery.size.height * 0.5)
        itemSize = CGSize(width: side, height: side)
        scrollDirection = .horizontal
        minimumLineSpacing = -side * 0.35
        sectionInset = oneRow(in: scenery.size)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        // Turned items reach further than their frames.
        let wide = rect.insetBy(dx: -itemSize.width, dy: 0)
        return super.layoutAttributesForElements(in: wide)?.compactMap { original in
            guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
            let away = (attributes.center.x - view.bounds.midX) / itemSize.width
            let part = max(-1, min(1, away / 0.65))
            var transform = CATransform3DIdentity
            transform.m34 = -1 / (itemSize.width * 3)
            transform = CATransform3DTranslate(
                transform, part * itemSize.width * 0.18, 0, -abs(part) * itemSize.width * 0.4)
            attributes.transform3D = CATransform3DRotate(transform, -part * .pi / 3, 0, 1, 0)
            attributes.zIndex = -Int(abs(away) * 100)
            return attributes
        }
    }
}

/// Cards on each other, the first in front. Scrolling by one card's length slides the front one away and brings the others nearer.
final class StackLayout: UICollectionViewLayout {
    private var size = CGSize.zero
    private var step: CGFloat = 1

    convenience init(_ scenery: Scenery) {
        self.init()
        let width = min(scenery.size.width * 0.7, scenery.size.height * 0.6)
        size = CGSize(width: width, height: width * 1.2)
        step = width
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        guard let bounds = collectionView?.bounds else { return .zero }
        return CGSize(width: bounds.width + step * CGFloat(max(0, count - 1)), height: bounds.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        let front = Int((view.contentOffset.x / step).rounded(.down))
        let shown = max(0, front)..<max(0, min(count, front + 5))
        return shown.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        let depth = CGFloat(indexPath.item) - view.contentOffset.x / step
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = size
        attributes.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        attributes.zIndex = -indexPath.item
        if depth < 0 {
            let slide = CGAffineTransform(translationX: depth * view.bounds.width * 1.1, y: 0)
            attributes.transform = slide.rotated(by: depth * 0.35)
        } else {
            let scale = 1 - 0.06 * depth
            attributes.transform = CGAffineTransform(translationX: 0, y: -depth * size.height * 0.07)
                .scaledBy(x: scale, y: scale)
            attributes.alpha = max(0, min(1, 4 - depth))
        }
        return attributes
    }
}
