import MutoscopeTesting
import Testing

@testable import UIKit

/// Cells that are filled a little before they come into sight (docs/behaviour/collection-views.md §5).
@MainActor @Suite struct PreparedCellTests {
    @Test func cellsAreFilledBeforeTheyShow() {
        let scene = TextScene(TextSource(count: 1000))
        #expect(scene.source.made == 8)
        scroll(scene, by: 20)
        #expect(scene.source.made == 9, "a frame that shows a new cell makes none ahead")
        scroll(scene, by: 10)
        let made = scene.source.made
        #expect(made > 9)
        #expect(made <= 13)
        // What is ahead is not visible, and has no place in the tree.
        #expect(scene.view.cellForItem(at: scene.path(10)) == nil)
        #expect(scene.view.visibleCells.count <= 9)
        #expect(scene.view.subviews.count <= 9)
        for _ in 0..<200 {
            scroll(scene, by: 13)
            #expect(scene.texts.map { Int($0)! } == scene.view.indexPathsForVisibleItems.map(\.item).sorted())
            #expect(scene.view.prefetching.prepared.count <= 5)
        }
        // Nobody fills a cell twice.
        #expect(scene.source.made <= Int(scene.view.bounds.maxY) / 50 + 6)
    }

    private func scroll(_ scene: TextScene, by distance: CGFloat) {
        scene.view.contentOffset.y += distance
        scene.screen.advance(by: 1.0 / 60)
    }

    @Test func turningBackUsesWhatWasMadeForSomethingElse() {
        let scene = TextScene(TextSource(count: 1000))
        scene.view.contentOffset.y = 5000
        scene.screen.advance(by: 0.1)
        var all: Set<ObjectIdentifier> = []
        for step in 0..<200 {
            scroll(scene, by: step / 20 % 2 == 0 ? 11 : -11)
            all.formUnion(scene.view.visibleCells.map { ObjectIdentifier($0) })
        }
        #expect(all.count <= 18)
    }

    @Test func preparedCellsKnowTheirStateWhenTheyShow() {
        let scene = TextScene(TextSource(count: 1000))
        for _ in 0..<4 { scroll(scene, by: 10) }
        let path = scene.path(10)
        #expect(scene.view.prefetching.prepared.isMade(ShownPath(path)))
        scene.view.selectItem(at: path, animated: false, scrollPosition: [])
        for _ in 0..<12 { scroll(scene, by: 10) }
        #expect(scene.view.cellForItem(at: path)?.isSelected == true)
    }

    @Test func newDataNeedNewCells() {
        let scene = TextScene(TextSource(count: 1000))
        for _ in 0..<4 { scroll(scene, by: 10) }
        scene.source.sections[0][10] = "changed"
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        scene.view.contentOffset.y = 120
        scene.screen.advance(by: 0.1)
        #expect(scene.texts.contains("changed"))
        #expect(!scene.texts.contains("10"))
    }

    @Test func whoWantsNoneHasNone() {
        let scene = TextScene(TextSource(count: 1000))
        scene.view.isPrefetchingEnabled = false
        for _ in 0..<4 { scroll(scene, by: 10) }
        #expect(scene.source.made == 9)
    }
}
