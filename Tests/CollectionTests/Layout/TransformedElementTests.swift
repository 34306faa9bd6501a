import MutoscopeTesting
import QuartzCore
import Testing

@testable import UIKit

/// What a layout says of transforms, depth, alpha and hiding holds while items come and go, cells are used again and bounds change.
@MainActor @Suite("transformed elements") struct TransformedElementTests {
    /// Rows that are turned, the later the nearer; new ones come turned further and larger, old ones fall.
    final class Turned: UICollectionViewFlowLayout {
        static let turn = CATransform3DMakeRotation(0.3, 0, 1, 0)
        static let far = CATransform3DScale(CATransform3DMakeRotation(1.2, 0, 1, 0), 2, 2, 1)
        var hides: Set<Int> = []

        private func changed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
            copy.transform3D = Self.turn
            copy.zIndex = copy.indexPath.item
            copy.alpha = 0.8
            copy.isHidden = hides.contains(copy.indexPath.item)
            return copy
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map(changed)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath).map(changed)
        }
        var inserted: Set<IndexPath> = [], deleted: Set<IndexPath> = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            for item in updateItems {
                if item.updateAction == .insert, let path = item.indexPathAfterUpdate { inserted.insert(path) }
                if item.updateAction == .delete, let path = item.indexPathBeforeUpdate { deleted.insert(path) }
            }
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            (inserted, deleted) = ([], [])
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            guard inserted.contains(itemIndexPath) else { return attributes }
            let copy = layoutAttributesForItem(at: itemIndexPath)
            copy?.transform3D = Self.far
            copy?.alpha = 0
            return copy
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            guard deleted.contains(itemIndexPath),
                let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
            else { return attributes }
            copy.center.y += 300
            copy.alpha = 0
            return copy
        }
    }

    private func scene() -> (TextScene, Turned) {
        let layout = Turned()
        layout.itemSize = CGSize(width: 280, height: 50)
        layout.minimumLineSpacing = 0
        return (TextScene(TextSource(count: 20), layout: layout), layout)
    }

    private func expectRule(_ scene: TextScene, _ comment: Comment) {
        for cell in scene.view.visibleCells {
            let path = scene.view.indexPath(for: cell)!
            let layer = cell.layer.presentation() ?? cell.layer
            #expect(CATransform3DEqualToTransform(layer.transform, Turned.turn), comment)
            #expect(abs(layer.opacity - 0.8) < 1e-4, comment)
            #expect(layer.zPosition == CGFloat(path.item), comment)
        }
    }

    @Test("an inserted item comes from where the layout says, turned")
    func insertedItemsComeTurned() throws {
        let (scene, _) = scene()
        expectRule(scene, "at first")
        scene.source.sections[0].insert("new", at: 2)
        scene.view.insertItems(at: [scene.path(2)])
        scene.screen.advance(by: 0.01)
        let cell = try #require(scene.view.cellForItem(at: scene.path(2)))
        let early = try #require(cell.layer.presentation())
        #expect(early.opacity < 0.1)
        #expect(early.transform.m11 < 1.2)
        #expect(early.transform.m22 > 1.9)
        scene.screen.advance(by: 0.14)
        let middle = try #require(cell.layer.presentation())
        #expect(middle.opacity > 0.2)
        #expect(middle.opacity < 0.7)
        #expect(middle.transform.m22 > 1.2)
        #expect(middle.transform.m22 < 1.8)
        try scene.screen.pictureToLookAt("turned-insert")
        scene.screen.advance(by: 1)
        expectRule(scene, "after the insertion")
    }

    @Test("a deleted item goes where the layout says, and its cell forgets that when it is used again")
    func deletedItemsFall() throws {
        let (scene, _) = scene()
        let cell = try #require(scene.view.cellForItem(at: scene.path(1)))
        scene.source.sections[0].remove(at: 1)
        scene.view.deleteItems(at: [scene.path(1)])
        scene.screen.advance(by: 0.15)
        let middle = try #require(cell.layer.presentation())
        #expect(middle.position.y > 100)
        #expect(middle.position.y < 350)
        #expect(middle.opacity < 0.7)
        #expect(CATransform3DEqualToTransform(middle.transform, Turned.turn))
        scene.screen.advance(by: 1)
        expectRule(scene, "after the deletion")
        for offset in stride(from: CGFloat(0), through: 550, by: 50) {
            scene.view.contentOffset.y = offset
            scene.screen.advance(by: 0.05)
            expectRule(scene, "at \(offset)")
        }
    }

    @Test("bounds that change keep transforms, at once and in an animation", arguments: [false, true])
    func boundsChange(animated: Bool) {
        let (scene, _) = scene()
        let change = { scene.view.frame.size = CGSize(width: 290, height: 300) }
        if animated { UIView.animate(withDuration: 0.4, animations: change) } else { change() }
        for _ in 0..<5 {
            scene.screen.advance(by: 0.05)
            expectRule(scene, "on the way")
        }
        scene.screen.advance(by: 1)
        expectRule(scene, "after the change")
        #expect(scene.view.visibleCells.count == 7 || scene.view.visibleCells.count == 6)
    }

    @Test("hidden items have no cell until they show")
    func hiddenItemsHaveNoCell() {
        let (scene, layout) = scene()
        layout.hides = [1, 3]
        layout.invalidateLayout()
        scene.screen.advance(by: 0.1)
        #expect(scene.view.cellForItem(at: scene.path(1)) == nil)
        #expect(scene.view.cellForItem(at: scene.path(0)) != nil)
        layout.hides = [3]
        layout.invalidateLayout()
        scene.screen.advance(by: 0.1)
        #expect(scene.view.cellForItem(at: scene.path(1))?.isHidden == false)
        #expect(scene.view.cellForItem(at: scene.path(3)) == nil)
        expectRule(scene, "shown again")
    }
}
