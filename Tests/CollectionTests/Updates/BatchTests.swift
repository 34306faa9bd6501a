import MutoscopeTesting
import Testing

@testable import UIKit

/// Batches of updates: what goes where, in which order a layout hears of it, and how it moves (docs/behaviour/collection-views.md §6).
@MainActor @Suite struct BatchTests {
    @Test func insertedItemsFadeInAndOthersMove() {
        let scene = TextScene(TextSource([["a", "b", "c"]]))
        let b = scene.view.cellForItem(at: scene.path(1))!
        var finished: Bool?
        scene.view.performBatchUpdates {
            scene.source.sections[0].insert("x", at: 1)
            scene.view.insertItems(at: [scene.path(1)])
        } completion: {
            finished = $0
        }
        let x = scene.view.cellForItem(at: scene.path(1))!
        #expect(scene.view.cellForItem(at: scene.path(2)) === b)
        #expect(b.frame.minY == 100)
        #expect(x.frame.minY == 50)
        scene.screen.advance(by: 0.15)
        let middle = b.layer.presentation()!.frame.minY
        #expect(middle > 60)
        #expect(middle < 90)
        #expect(finished == nil)
        #expect(x.layer.presentation()!.opacity > 0.2)
        #expect(x.layer.presentation()!.opacity < 0.8)
        scene.screen.advance(by: 0.3)
        #expect(scene.texts == ["a", "x", "b", "c"])
        #expect(finished == true)
    }

    @Test func deletedItemsFadeOutAndGo() {
        let scene = TextScene(TextSource([["a", "b", "c"]]))
        let b = scene.view.cellForItem(at: scene.path(1))!
        scene.source.sections[0].remove(at: 1)
        scene.view.deleteItems(at: [scene.path(1)])
        #expect(b.superview === scene.view)
        #expect(b.alpha == 0)
        #expect(!scene.view.visibleCells.contains(b))
        scene.screen.advance(by: 0.15)
        #expect(b.layer.presentation()!.opacity > 0.2)
        scene.screen.advance(by: 0.3)
        #expect(b.superview == nil)
        #expect(scene.texts == ["a", "c"])
    }

    @Test func movedItemsKeepTheirCells() {
        let scene = TextScene(TextSource([["a", "b", "c"]]))
        let a = scene.view.cellForItem(at: scene.path(0))!
        scene.view.selectItem(at: scene.path(0), animated: false, scrollPosition: [])
        scene.source.sections = [["b", "c", "a"]]
        scene.view.moveItem(at: scene.path(0), to: scene.path(2))
        #expect(scene.view.cellForItem(at: scene.path(2)) === a)
        #expect(scene.source.made == 3)
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(2)])
        scene.screen.advance(by: 0.5)
        #expect(scene.texts == ["b", "c", "a"])
    }

    @Test func reloadedItemsGetOtherCellsAndReconfiguredOnesKeepThem() {
        let scene = TextScene(TextSource([["a", "b"]]))
        let a = scene.view.cellForItem(at: scene.path(0))!, b = scene.view.cellForItem(at: scene.path(1))!
        scene.source.sections = [["A", "B"]]
        scene.view.performBatchUpdates {
            scene.view.reloadItems(at: [scene.path(0)])
            scene.view.reconfigureItems(at: [scene.path(1)])
        }
        scene.screen.advance(by: 0.5)
        #expect(scene.texts == ["A", "B"])
        #expect(scene.view.cellForItem(at: scene.path(0)) !== a)
        #expect(scene.view.cellForItem(at: scene.path(1)) === b)
        #expect((b as! TextCell).reuses == 0)
    }

    @Test func withoutAnimationAllIsDoneAtOnce() {
        let scene = TextScene(TextSource([["a", "b", "c"]]))
        var isDone = false
        UIView.performWithoutAnimation {
            scene.view.performBatchUpdates {
                scene.source.sections = [["c"]]
                scene.view.deleteItems(at: [scene.path(0), scene.path(1)])
            } completion: { _ in
                isDone = true
            }
        }
        #expect(isDone)
        #expect(scene.view.cellForItem(at: scene.path(0))!.layer.animationKeys() ?? [] == [])
        #expect(scene.view.subviews.count == 1)
    }

    @Test func layoutsHearOfUpdatesInOrder() {
        let layout = LoggingLayout()
        let scene = TextScene(TextSource([["a", "b", "c"]]), layout: layout)
        layout.log = []
        scene.source.sections = [["x", "a", "c"]]
        scene.view.performBatchUpdates {
            scene.view.insertItems(at: [scene.path(0)])
            scene.view.deleteItems(at: [scene.path(1)])
        }
        #expect(
            layout.log == [
                "prepare", "updates delete 1, insert 0", "initial 1", "final 1", "initial 2", "initial 0", "finalize",
            ])
        let x = scene.view.cellForItem(at: scene.path(0))!
        scene.screen.advance(by: 1.0 / 60)
        #expect(abs(x.layer.presentation()!.affineTransform().a) < 0.5)
    }

    @Test func aBatchThatDoesNotFitSaysSoWithTheCounts() {
        func message(_ old: [Int], _ new: [Int], _ change: (inout UpdateChanges<DataPath>) -> Void) -> String? {
            var changes = UpdateChanges<DataPath>()
            change(&changes)
            do {
                _ = try UpdatePlan(from: old, to: new, changes: changes)
                return nil
            } catch { return "\(error)" }
        }
        let one = DataPath(item: 1, section: 0)
        #expect(
            message([3], [5]) { $0.inserted = [one] }
                == "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after "
                + "the update (5) must be equal to the number of items contained in that section before the update (3), plus or minus "
                + "the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of "
                + "items moved into or out of that section (0 moved in, 0 moved out).")
        #expect(
            message([3], [3, 1]) { _ in }
                == "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
                + "update (2) must be equal to the number of sections contained in the collection view before the update (1), plus or "
                + "minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
        #expect(
            message([1], [0]) { $0.deleted = [one] }
                == "Invalid update: attempt to delete item 1 from section 0 which only contains 1 items before the update"
        )
        #expect(message([3], [1]) { $0.deleted = [one, one] } != nil)
        #expect(message([3], [3]) { $0.moved = [(one, one)] } == nil)
    }

    @Test func scrollingDuringAnUpdateLeavesNothingBehind() {
        let scene = TextScene(TextSource(count: 100))
        scene.view.performBatchUpdates {
            scene.source.sections[0].removeSubrange(2..<6)
            scene.view.deleteItems(at: (2..<6).map { scene.path($0) })
        }
        scene.screen.advance(by: 0.1)
        scene.view.contentOffset.y = 2000
        scene.screen.advance(by: 0.05)
        #expect(scene.texts == (44..<52).map(String.init))
        scene.screen.advance(by: 1)
        #expect(scene.view.subviews.count == 8)
    }
}

/// Lets inserted items grow, and writes down what it is asked.
@MainActor
private final class LoggingLayout: UICollectionViewFlowLayout {
    var log: [String] = []

    override init() {
        super.init()
        itemSize = CGSize(width: 300, height: 50)
        minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        super.prepare()
        log.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        let words = updateItems.map { item in
            "\(item.updateAction) \((item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate)!.item)"
        }
        log.append("updates " + words.joined(separator: ", "))
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if itemIndexPath.item == 0 { attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
    }
}
