import MutoscopeTesting
import Testing

@testable import UIKit

/// Layout subclasses: the order of their calls, invalidation, attributes of their own, transitions and reordering.
@MainActor @Suite struct LayoutHookTests {
    @Test func theOrderOfCalls() {
        let layout = RingLayout()
        let scene = TextScene(TextSource(count: 5), layout: layout)
        #expect(layout.log.prefix(3) == ["prepare", "size", "elements"])
        layout.log = []
        scene.view.contentOffset.y = 5
        scene.screen.advance(by: 1.0 / 60)
        // Only for what has come into reach.
        #expect(layout.log == ["elements"])
        layout.log = []
        layout.followsScrolling = true
        scene.view.contentOffset.y = 10
        scene.screen.advance(by: 1.0 / 60)
        #expect(layout.log == ["bounds 10.0", "prepare", "size", "elements"])
    }

    @Test func aLayoutThatHearsOfNewBoundsMaySetTheOffsetForThem() {
        let layout = MiddleLayout()
        let scene = TextScene(TextSource(count: 5), layout: layout)
        scene.view.frame.size.width = 200
        #expect(layout.widths.last == 200)
        #expect(scene.view.contentOffset.x == -75)
        scene.screen.advance(by: 0.1)
        #expect(scene.view.contentOffset.x == -75)
    }

    @Test func attributesOfTheLayoutsOwnReachTheCells() {
        let layout = RingLayout()
        let scene = TextScene(TextSource(count: 5), layout: layout, cell: TiltCell.self)
        let cell = scene.view.cellForItem(at: scene.path(2)) as! TiltCell
        let applied = cell.applied
        #expect(cell.tilt == 0.2)
        #expect(applied > 0)
        layout.invalidateLayout()
        scene.screen.advance(by: 1.0 / 60)
        #expect(cell.applied == applied)
        layout.factor = 0.3
        layout.invalidateLayout()
        scene.screen.advance(by: 1.0 / 60)
        #expect(abs(cell.tilt - 0.6) < 1e-12)
        #expect(cell.applied == applied + 1)
    }

    @Test func transformsAlphaAndHiddenHoldAfterReuse() {
        let layout = RingLayout()
        layout.transforms = true
        let scene = TextScene(TextSource(count: 60), layout: layout)
        for offset in [0, 500, 1500, 700, 0] {
            scene.view.contentOffset.y = CGFloat(offset)
            scene.screen.advance(by: 0.1)
            for path in scene.view.indexPathsForVisibleItems {
                let cell = scene.view.cellForItem(at: path)!, attributes = scene.view.layoutAttributesForItem(at: path)!
                #expect(cell.transform3D == attributes.transform3D)
                #expect(cell.alpha == attributes.alpha)
                #expect(cell.layer.zPosition == CGFloat(attributes.zIndex))
                #expect(cell.center == attributes.center)
                #expect(path.item % 4 != 3, "hidden items have no view")
            }
        }
    }

    @Test func changingTheLayoutMovesEveryCell() {
        let scene = TextScene(TextSource(count: 4))
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 145, height: 100)
        let third = scene.view.cellForItem(at: scene.path(2))!
        var isDone: Bool?
        scene.view.setCollectionViewLayout(grid, animated: true) { isDone = $0 }
        #expect(scene.view.collectionViewLayout === grid)
        #expect(third.frame == CGRect(x: 0, y: 110, width: 145, height: 100))
        scene.screen.advance(by: 0.15)
        let shown = third.layer.presentation()!.frame
        #expect(shown.width > 160)
        #expect(shown.width < 290)
        #expect(isDone == nil)
        scene.screen.advance(by: 0.3)
        #expect(isDone == true)
        #expect(third.layer.presentation()!.frame == third.frame)
        #expect(scene.view.cellForItem(at: scene.path(2)) === third)
    }

    final class TurningLayout: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            log.append("prepare \(Int(oldBounds.width))")
        }
        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            log.append("finalize")
        }
    }

    @Test func boundsThatChangeInAnAnimationMoveEveryCell() {
        let layout = TurningLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 10)
        let scene = TextScene(TextSource(count: 60), layout: layout), view = scene.view
        let third = view.cellForItem(at: scene.path(2))!, last = view.cellForItem(at: scene.path(20))!
        #expect(third.frame == CGRect(x: 200, y: 0, width: 100, height: 50))
        #expect(layout.log.isEmpty)
        UIView.animate(withDuration: 0.3) { view.frame.size.width = 200 }
        #expect(layout.log == ["prepare 300", "finalize"])
        #expect(third.frame == CGRect(x: 0, y: 60, width: 100, height: 50))
        scene.screen.advance(by: 0.15)
        let shown = third.layer.presentation()!.frame
        #expect(shown.minX > 20)
        #expect(shown.minX < 180)
        #expect(shown.minY > 5)
        #expect(shown.minY < 55)
        #expect(last.superview === view, "it is on its way out of sight")
        #expect(view.cellForItem(at: scene.path(20)) == nil, "it is on its way out of sight")
        scene.screen.advance(by: 0.5)
        #expect(last.superview == nil)
        #expect(view.visibleCells.count == 14)
        // Those that were far away fade in.
        UIView.animate(withDuration: 0.3) { view.frame.size.width = 300 }
        let back = view.cellForItem(at: scene.path(20))!
        scene.screen.advance(by: 0.1)
        #expect(back.layer.presentation()!.opacity < 0.9)
        #expect(back.alpha == 1)
        scene.screen.advance(by: 0.5)
        #expect(view.subviews.count == view.visibleCells.count)
        #expect(view.visibleCells.count == 21)
    }

    @Test(arguments: [true, false]) func interactiveTransitionsFollowTheProgress(finished: Bool) {
        let list = TextScene.list()
        let scene = TextScene(TextSource(count: 4), layout: list)
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        var result: (Bool, Bool)?
        let transition = scene.view.startInteractiveTransition(to: grid) { result = ($0, $1) }
        transition.transitionProgress = 0.5
        scene.screen.advance(by: 1.0 / 60)
        let cell = scene.view.cellForItem(at: scene.path(0))!
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 200, height: 75))
        if finished { scene.view.finishInteractiveTransition() } else { scene.view.cancelInteractiveTransition() }
        scene.screen.advance(by: 0.08)
        #expect(result == nil)
        #expect(cell.frame.width != 200)
        scene.screen.advance(by: 0.5)
        #expect(result?.0 == true)
        #expect(result?.1 == finished)
        #expect(scene.view.collectionViewLayout === (finished ? grid : list))
        #expect(cell.frame.size == (finished ? CGSize(width: 100, height: 100) : CGSize(width: 300, height: 50)))
    }

    @Test(arguments: [true, false]) func nothingJumpsInATransitionOfScrolledContent(finished: Bool) {
        let scene = TextScene(TextSource(count: 60))
        scene.view.contentOffset.y = 1000
        scene.screen.advance(by: 0.1)
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 40)
        (grid.minimumInteritemSpacing, grid.minimumLineSpacing) = (0, 0)
        func place() -> CGFloat? {
            scene.view.cellForItem(at: scene.path(24)).map { $0.frame.minY - scene.view.contentOffset.y }
        }
        #expect(place() == 200)
        let transition = scene.view.startInteractiveTransition(to: grid)
        // The grid's content is 800 points high and shows its last 400.
        for progress in [0.25, 0.5, 0.75, 1] as [CGFloat] {
            transition.transitionProgress = progress
            scene.screen.advance(by: 1.0 / 60)
            #expect(place().map { abs($0 - (200 - 280 * progress)) < 0.6 } ?? (progress > 0.8))
        }
        transition.transitionProgress = 0.5
        scene.screen.advance(by: 1.0 / 60)
        if finished { scene.view.finishInteractiveTransition() } else { scene.view.cancelInteractiveTransition() }
        var last = place()!
        for _ in 0..<40 {
            scene.screen.advance(by: 1.0 / 60)
            guard let now = place() else { break }
            #expect(abs(now - last) < 40)
            last = now
        }
        scene.screen.advance(by: 1)
        #expect(scene.view.contentOffset.y == (finished ? 400 : 1000))
    }

    @Test func headersStayInSight() {
        let layout = TextScene.list()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let scene = TextScene(TextSource([(0..<10).map(String.init), (0..<20).map(String.init)]), layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        func header(_ section: Int) -> CGFloat? {
            scene.view.supplementaryView(forElementKind: kind, at: scene.path(0, section))?.frame.minY
        }
        for (offset, first, second) in [(0.0, 0.0, nil), (200, 200, 530), (515, 500, 530), (700, nil, 700)]
            as [(CGFloat, CGFloat?, CGFloat?)]
        {
            scene.view.contentOffset.y = offset
            scene.screen.advance(by: 0.1)
            #expect(header(0) == first, "offset \(offset)")
            #expect(header(1) == second, "offset \(offset)")
        }
    }

    @Test func estimatedFlowItemsTakeTheirOwnSize() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 60, height: 20)
        let scene = TextScene(TextSource([["a", "wide enough text", "b"]]), layout: layout, cell: WrappingCell.self)
        let sizes = (0..<3).map { scene.view.layoutAttributesForItem(at: scene.path($0))!.size }
        #expect(sizes[1].width > 3 * sizes[0].width)
        #expect(sizes[0].height == sizes[1].height)
        for item in 0..<3 {
            #expect(scene.view.cellForItem(at: scene.path(item))!.bounds.size == sizes[item])
        }
    }

    @Test func itemsFollowTheFingerAndStay() {
        let scene = TextScene(TextSource([["a", "b", "c", "d"]]))
        let a = scene.view.cellForItem(at: scene.path(0))!
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(0)))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 130))
        scene.screen.advance(by: 0.5)
        #expect(a.center == CGPoint(x: 150, y: 130))
        #expect(scene.source.sections == [["a", "b", "c", "d"]])
        #expect(scene.view.cellForItem(at: scene.path(0)) !== a)
        #expect(scene.view.cellForItem(at: scene.path(2)) === a)
        scene.view.endInteractiveMovement()
        scene.screen.advance(by: 0.5)
        #expect(scene.source.sections == [["b", "c", "a", "d"]])
        #expect(scene.texts == ["b", "c", "a", "d"])
        #expect(a.frame.minY == 100)
        // Put back.
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(3)))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 20))
        scene.screen.advance(by: 0.5)
        scene.view.cancelInteractiveMovement()
        scene.screen.advance(by: 0.5)
        #expect(scene.texts == ["b", "c", "a", "d"])
    }

    @Test func badMetricsDoNoHarm() {
        let layout = UICollectionViewFlowLayout()
        let scene = TextScene(TextSource(count: 50), layout: layout)
        for size in [
            CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: -5), .zero,
            CGSize(width: 1e300, height: CGFloat.infinity),
        ] {
            layout.itemSize = size
            scene.screen.advance(by: 0.1)
        }
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumLineSpacing = -1000
        scene.screen.advance(by: 0.1)
        scene.view.contentOffset = CGPoint(x: 1e9, y: -1e9)
        scene.screen.advance(by: 0.1)
        scene.view.frame = .zero
        scene.screen.advance(by: 0.1)
        #expect(scene.view.numberOfItems(inSection: 0) == 50)
    }
}

final class TiltAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TiltAttributes
        copy.tilt = tilt
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? TiltAttributes)?.tilt == tilt
    }
}

@MainActor
private final class TiltCell: TextCell {
    var tilt: CGFloat = 0
    var applied = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        tilt = (layoutAttributes as! TiltAttributes).tilt
        applied += 1
    }
}

/// A column of items with attributes of its own, which writes down what it is asked.
@MainActor
private final class RingLayout: UICollectionViewLayout {
    var log: [String] = []
    var followsScrolling = false
    var factor: CGFloat = 0.1
    var transforms = false

    override class var layoutAttributesClass: AnyClass { TiltAttributes.self }

    override func prepare() { log.append("prepare") }

    override var collectionViewContentSize: CGSize {
        log.append("size")
        return CGSize(width: 300, height: max(500, CGFloat(collectionView!.numberOfItems(inSection: 0)) * 50))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements")
        return (0..<collectionView!.numberOfItems(inSection: 0)).map {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = TiltAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 300, height: 50)
        attributes.tilt = factor * CGFloat(indexPath.item)
        if transforms {
            attributes.transform3D = CATransform3DMakeScale(0.9, 0.8 - CGFloat(indexPath.item % 3) / 10, 0)
            attributes.alpha = indexPath.item % 5 == 0 ? 0.5 : 1
            attributes.zIndex = indexPath.item % 7
            attributes.isHidden = indexPath.item % 4 == 3
        }
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if followsScrolling { log.append("bounds \(newBounds.minY)") }
        return followsScrolling
    }
}

/// Puts the first item into the middle when it hears of another width, as layouts of pages do.
private final class MiddleLayout: UICollectionViewFlowLayout {
    var widths: [CGFloat] = []

    override func prepare() {
        scrollDirection = .horizontal
        itemSize = CGSize(width: 50, height: 50)
        super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let view = collectionView, widths.last != view.bounds.width else { return }
        let inset = view.bounds.width / 2 - 25
        view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        view.contentOffset = CGPoint(x: -inset, y: 0)
        widths.append(view.bounds.width)
    }
}
