import MutoscopeTesting
import Testing

@testable import UIKit

/// Layouts whose attributes an animator moves in place.
@MainActor @Suite("springy layouts") struct SpringyLayoutTests {
    /// Every item hangs on a spring at its own place, and lags behind the finger by its distance from it.
    final class Springy: UICollectionViewFlowLayout {
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty else { return }
            let all = CGRect(origin: .zero, size: collectionViewContentSize)
            for item in super.layoutAttributesForElements(in: all) ?? [] {
                let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
                (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
                animator.addBehavior(spring)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            guard let collectionView else { return false }
            let delta = newBounds.minY - collectionView.bounds.minY
            let finger = collectionView.panGestureRecognizer.location(in: collectionView)
            for case let spring as UIAttachmentBehavior in animator.behaviors {
                guard let item = spring.items.first else { continue }
                let resistance = abs(finger.y - spring.anchorPoint.y) / 1500
                item.center.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
                animator.updateItem(usingCurrentState: item)
            }
            return false
        }
    }

    private func scene() -> (TextScene, Springy) {
        let layout = Springy()
        layout.itemSize = CGSize(width: 280, height: 50)
        return (TextScene(TextSource(count: 40), layout: layout), layout)
    }

    @Test("cells go where the animator has put their attributes")
    func cellsFollowTheirAttributes() {
        let (scene, layout) = scene()
        let home = scene.view.visibleCells.map(\.center.y).sorted()
        for path in scene.view.indexPathsForVisibleItems {
            guard let item = layout.layoutAttributesForItem(at: path) else { continue }
            item.center.y += 30
            layout.animator.updateItem(usingCurrentState: item)
        }
        scene.screen.advance(by: 1.0 / 60)
        let moved = scene.view.visibleCells.map(\.center.y).sorted()
        #expect(moved[3] > home[3] + 15)
        for cell in scene.view.visibleCells {
            let path = scene.view.indexPath(for: cell)
            #expect(path.flatMap { layout.layoutAttributesForItem(at: $0)?.center } == cell.center)
        }
        scene.screen.advance(by: 8)
        let rested = scene.view.visibleCells.map(\.center.y).sorted()
        #expect(zip(rested, home).allSatisfy { abs($0 - $1) < 1 })
    }

    @Test("scrolling stretches the rows, which spring back")
    func scrollingStretches() {
        let (scene, _) = scene()
        let finger = scene.screen.finger(at: CGPoint(x: 150, y: 350))
        for step in 1...12 {
            finger.move(to: CGPoint(x: 150, y: 350 - CGFloat(step) * 20))
            scene.screen.advance(by: 1.0 / 60)
        }
        func gaps() -> [CGFloat] {
            let places = scene.view.visibleCells.map(\.center.y).sorted()
            return zip(places.dropFirst(), places).map { $0 - $1 }
        }
        #expect((gaps().max() ?? 0) > 61)
        finger.lift()
        scene.screen.advance(by: 12)
        #expect(gaps().allSatisfy { abs($0 - 60) < 1 })
    }

    @Test("an object that a layout keeps and changes in place moves its cell")
    func objectsKeptByTheLayout() {
        final class Kept: UICollectionViewLayout {
            let attributes = (0..<3).map { index in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
                attributes.frame = CGRect(x: 0, y: index * 60, width: 300, height: 50)
                return attributes
            }
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                attributes
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                attributes[indexPath.item]
            }
        }
        let layout = Kept(), scene = TextScene(TextSource(count: 3), layout: layout)
        layout.attributes[1].frame.origin.x = 40
        layout.attributes[2].alpha = 0.5
        layout.invalidateLayout()
        scene.screen.advance(by: 0.1)
        #expect(scene.view.cellForItem(at: scene.path(1))?.frame.minX == 40)
        #expect(scene.view.cellForItem(at: scene.path(2))?.alpha == 0.5)
        layout.attributes[0].size.height = 20
        UIView.animate(withDuration: 0.3) { scene.view.performBatchUpdates(nil) }
        scene.screen.advance(by: 0.5)
        #expect(scene.view.cellForItem(at: scene.path(0))?.bounds.height == 20)
    }
}
