import UIKit

/// The fifth tutorial's layout, line by line: cards stacked like an app switcher's, in place of UIKit's flow.
@MainActor
final class TaskSwitcherLayout: UICollectionViewFlowLayout {
    static let itemHeight: CGFloat = 480
    static let pageCount = 5

    private(set) var arrayVisibleAttributes: [UICollectionViewLayoutAttributes] = []
    private var cellCount = 0

    override init() {
        super.init()
        itemSize = CGSize(width: 320, height: Self.itemHeight)
        minimumLineSpacing = -340
        sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { nil }

    private var pitch: CGFloat { Self.itemHeight + minimumLineSpacing }

    override func prepare() {
        super.prepare()
        cellCount = collectionView!.numberOfItems(inSection: 0)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        arrayVisibleAttributes.removeAll()
        return (0..<cellCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    /// How many cards an item is below the middle of the view.
    func yCoordinate(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        (attributes.center.y - collectionView!.contentOffset.y - collectionView!.bounds.height / 2) / pitch
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let visibleRect = CGRect(origin: collectionView!.contentOffset, size: collectionView!.bounds.size)
        let attributes = super.layoutAttributesForItem(at: path)!.copy() as! UICollectionViewLayoutAttributes

        let visibleRectAddLast = CGRect(
            x: 0, y: visibleRect.origin.y - Self.itemHeight, width: collectionView!.frame.size.width,
            height: visibleRect.size.height + Self.itemHeight)
        if visibleRectAddLast.intersects(attributes.frame) {
            attributes.alpha = 1
            let progress = yCoordinate(attributes)
            let scaleWidth = 1 + progress * 0.06
            let scaleHeight = 1 + progress * 0.06

            var translation: CGFloat = 0
            if progress > 0 {
                translation = abs(progress) * (collectionView!.frame.size.height * 0.12)
            } else {
                translation = abs(progress) * abs(progress) * (collectionView!.frame.size.height * 0.04803)
            }

            let tranScale = CATransform3DMakeScale(scaleWidth, scaleHeight, 0)
            let tranTrans = CATransform3DMakeTranslation(0, translation - Self.itemHeight / 5.8, 0)
            let transResult = CATransform3DConcat(tranScale, tranTrans)

            attributes.zIndex = path.row
            attributes.transform3D = transResult

            if path.row == 0 || path.row == 1 { attributes.alpha = 0 }
            arrayVisibleAttributes.append(attributes)
        } else {
            attributes.alpha = 0
        }
        return attributes
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        var offsetAdjustment = CGFloat.greatestFiniteMagnitude
        let verticalCenter = proposedContentOffset.y + Self.itemHeight / 2
        let targetRect = CGRect(
            x: 0, y: proposedContentOffset.y, width: collectionView!.bounds.size.width,
            height: collectionView!.bounds.size.height)
        let array = super.layoutAttributesForElements(in: targetRect)!
        for layoutAttributes in array {
            let itemVerticalCenter = layoutAttributes.center.y
            if abs(itemVerticalCenter - verticalCenter) < abs(offsetAdjustment) {
                offsetAdjustment = itemVerticalCenter - verticalCenter
            }
            let currentIndex = abs(layoutAttributes.indexPath.row - cellCount - Self.pageCount + 1)
            if currentIndex <= Self.pageCount && velocity.y >= 0 {
                return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y)
            }
        }
        return CGPoint(
            x: proposedContentOffset.x, y: proposedContentOffset.y + offsetAdjustment - Self.itemHeight / 1.8)
    }
}

/// The card that a tap is meant for, as the tutorial finds it: by the strips that show of the transformed cards.
@MainActor
final class TaskSwitcherTaps: NSObject {
    let collectionView: UICollectionView
    let flowLayout: TaskSwitcherLayout
    var rows: [Int] = []

    init(_ collectionView: UICollectionView, _ flowLayout: TaskSwitcherLayout) {
        self.collectionView = collectionView
        self.flowLayout = flowLayout
        super.init()
        collectionView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("event:", TaskSwitcherTaps.event(_:))))
    }

    func event(_ gesture: UITapGestureRecognizer) {
        let point = gesture.location(in: collectionView)
        let arrayVisible = flowLayout.arrayVisibleAttributes
        for i in stride(from: arrayVisible.count - 2, through: 0, by: -1) {
            let attributesCurrent = arrayVisible[i]
            let attributesNext = arrayVisible[i + 1]
            let region = CGRect(
                x: attributesCurrent.frame.origin.x, y: attributesCurrent.frame.origin.y,
                width: attributesCurrent.frame.size.width,
                height: attributesNext.frame.origin.y - attributesCurrent.frame.origin.y)
            if region.contains(point) {
                if attributesCurrent.alpha == 1 { rows.append(attributesCurrent.indexPath.row) }
                break
            }
        }
    }
}
