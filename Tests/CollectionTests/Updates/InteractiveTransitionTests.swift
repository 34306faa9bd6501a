import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// What programs do while two layouts are on their way from one to the other.
@MainActor @Suite("changes of layouts under the hand") struct InteractiveTransitionTests {
    private func grid() -> UICollectionViewFlowLayout {
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        (grid.minimumInteritemSpacing, grid.minimumLineSpacing) = (0, 0)
        return grid
    }

    /// Every item in sight has a cell of its own that shows it.
    private func showsWhatThereIs(_ scene: TextScene) -> Bool {
        let shown = scene.view.indexPathsForVisibleItems
        return Set(shown).count == shown.count
            && shown.allSatisfy { path in
                (scene.view.cellForItem(at: path) as? TextCell)?.text == scene.source.sections[path.section][path.item]
            }
    }

    @Test("items come and go in the middle", arguments: [true, false])
    func updates(finished: Bool) {
        let scene = TextScene(TextSource(count: 6))
        let transition = scene.view.startInteractiveTransition(to: grid())
        transition.transitionProgress = 0.5
        scene.screen.advance(by: 1.0 / 60)
        scene.source.sections[0].remove(at: 1)
        scene.source.sections[0] += ["new", "newer"]
        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [scene.path(1)])
            scene.view.insertItems(at: [scene.path(5), scene.path(6)])
        }
        scene.screen.advance(by: 0.5)
        #expect(scene.texts.sorted() == ["0", "2", "3", "4", "5", "new", "newer"])
        #expect(showsWhatThereIs(scene))
        transition.transitionProgress = 0.75
        scene.screen.advance(by: 1.0 / 60)
        if finished { scene.view.finishInteractiveTransition() } else { scene.view.cancelInteractiveTransition() }
        scene.screen.advance(by: 1)
        #expect(showsWhatThereIs(scene))
        #expect(scene.view.visibleCells.count == 7)
        let last = scene.view.cellForItem(at: scene.path(6))?.frame
        #expect(
            last
                == (finished
                    ? CGRect(x: 0, y: 200, width: 100, height: 100) : CGRect(x: 0, y: 300, width: 300, height: 50)))
    }

    @Test("data that shrink to nothing, and are read anew", arguments: [true, false])
    func reloads(finished: Bool) {
        let scene = TextScene(TextSource(count: 200))
        scene.view.contentOffset.y = 5000
        scene.screen.advance(by: 0.1)
        let transition = scene.view.startInteractiveTransition(to: grid())
        transition.transitionProgress = 0.4
        scene.screen.advance(by: 1.0 / 60)
        scene.source.sections = [["only", "two"]]
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        #expect(showsWhatThereIs(scene))
        if finished { scene.view.finishInteractiveTransition() } else { scene.view.cancelInteractiveTransition() }
        scene.screen.advance(by: 1)
        #expect(scene.texts == ["only", "two"])
        #expect(scene.view.contentOffset == .zero)
    }

    @Test("a third layout takes over")
    func anotherLayout() {
        let scene = TextScene(TextSource(count: 6)), third = TextScene.list(height: 80)
        var ends: [String] = []
        let transition = scene.view.startInteractiveTransition(to: grid()) { ends.append("held \($0) \($1)") }
        transition.transitionProgress = 0.5
        scene.screen.advance(by: 1.0 / 60)
        scene.view.setCollectionViewLayout(third, animated: true) { ends.append("third \($0)") }
        scene.screen.advance(by: 1)
        #expect(ends == ["held false false", "third true"])
        #expect(scene.view.collectionViewLayout === third)
        #expect(scene.view.cellForItem(at: scene.path(2))?.frame == CGRect(x: 0, y: 160, width: 300, height: 80))
        // Nothing is left of the old one.
        let next = scene.view.startInteractiveTransition(to: grid())
        next.transitionProgress = 1
        scene.view.finishInteractiveTransition()
        scene.screen.advance(by: 1)
        #expect(scene.view.cellForItem(at: scene.path(2))?.frame == CGRect(x: 200, y: 0, width: 100, height: 100))
    }

    @Test("back to the first layout, by the program")
    func backByProgram() {
        let list = TextScene.list(), scene = TextScene(TextSource(count: 6), layout: list)
        let transition = scene.view.startInteractiveTransition(to: grid())
        transition.transitionProgress = 0.5
        scene.screen.advance(by: 1.0 / 60)
        scene.view.setCollectionViewLayout(list, animated: false)
        scene.screen.advance(by: 0.1)
        #expect(scene.view.collectionViewLayout === list)
        #expect(scene.view.cellForItem(at: scene.path(5))?.frame == CGRect(x: 0, y: 250, width: 300, height: 50))
    }

    @Test("a layout that was in use before knows the data of today")
    func usedAgain() {
        let list = TextScene.list(), scene = TextScene(TextSource(count: 30), layout: list)
        scene.view.startInteractiveTransition(to: grid()).transitionProgress = 1
        scene.view.finishInteractiveTransition()
        scene.source.sections[0].removeLast(27)
        scene.view.deleteItems(at: (3..<30).map { scene.path($0) })
        scene.screen.advance(by: 1)
        scene.view.startInteractiveTransition(to: list).transitionProgress = 0.5
        scene.screen.advance(by: 0.1)
        #expect(scene.texts.count == 3)
        scene.view.finishInteractiveTransition()
        scene.screen.advance(by: 1)
        #expect(scene.texts == ["0", "1", "2"])
        #expect(scene.view.contentSize.height == 150)
    }

    @Test("the view is resized in the middle", arguments: [true, false])
    func resized(finished: Bool) {
        let scene = TextScene(TextSource(count: 6))
        let transition = scene.view.startInteractiveTransition(to: grid())
        transition.transitionProgress = 0.5
        scene.screen.advance(by: 1.0 / 60)
        scene.view.frame.size.width = 200
        scene.screen.advance(by: 0.1)
        if finished { scene.view.finishInteractiveTransition() } else { scene.view.cancelInteractiveTransition() }
        scene.screen.advance(by: 1)
        let third = scene.view.cellForItem(at: scene.path(2))?.frame
        #expect(finished ? third == CGRect(x: 0, y: 100, width: 100, height: 100) : third?.minY == 100)
    }

    @Test("cells hear of the change before and after it")
    func cellsHear() {
        final class Hearing: TextCell {
            var heard: [String] = []
            override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                heard.append("will")
            }
            override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                heard.append("did")
            }
        }
        let scene = TextScene(TextSource(count: 2), cell: Hearing.self)
        scene.view.startInteractiveTransition(to: grid()).transitionProgress = 1
        scene.view.finishInteractiveTransition()
        #expect(scene.view.visibleCells.allSatisfy { ($0 as? Hearing)?.heard == ["will", "did"] })
    }

    @Test("random hands and data leave what there is", arguments: [UInt64.random(in: 0...999_999), 7, 42])
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let list = TextScene.list(), other = grid()
        let scene = TextScene(TextSource(count: 40), layout: list)
        var running = false
        for step in 0..<120 {
            let count = scene.source.sections[0].count
            switch Int.random(in: 0..<7, using: &generator) {
            case 0 where !running && scene.view.layoutChanges.interactiveTransition == nil:
                _ = scene.view.startInteractiveTransition(
                    to: scene.view.collectionViewLayout === list ? other : list)
                running = true
            case 1 where running:
                (scene.view.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress =
                    .random(in: 0...1, using: &generator)
            case 2 where running:
                if Bool.random(using: &generator) {
                    scene.view.finishInteractiveTransition()
                } else {
                    scene.view.cancelInteractiveTransition()
                }
                running = false
            case 3 where count > 0:
                let item = Int.random(in: 0..<count, using: &generator)
                scene.source.sections[0].remove(at: item)
                scene.view.deleteItems(at: [scene.path(item)])
            case 4:
                let item = Int.random(in: 0...count, using: &generator)
                scene.source.sections[0].insert("new \(step)", at: item)
                scene.view.insertItems(at: [scene.path(item)])
            case 5: scene.view.contentOffset.y = .random(in: -50...1500, using: &generator)
            default: break
            }
            scene.screen.advance(by: Bool.random(using: &generator) ? 1.0 / 60 : 0.2)
        }
        if running { scene.view.finishInteractiveTransition() }
        scene.screen.advance(by: 2)
        #expect(scene.view.layoutChanges.interactiveTransition == nil, "seed \(seed)")
        #expect(showsWhatThereIs(scene), "seed \(seed)")
        let expected = scene.view.collectionViewLayout.layoutAttributesForElements(in: scene.view.bounds) ?? []
        let inSight = expected.filter { $0.frame.intersects(scene.view.bounds) }
        #expect(inSight.count == scene.view.visibleCells.count, "seed \(seed)")
    }
}
