import MutoscopeTesting
import Testing

@testable import UIKit

/// Fingers that are drawn over items to select them.
@MainActor @Suite struct SelectionDragTests {
    final class Source: TextSource {
        var edits = true

        override func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { edits }
        override func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            log.append("begin \(indexPath.item)")
            collectionView.isEditing = true
        }
        override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            log.append("end")
        }
    }

    private func scene(_ source: Source) -> TextScene {
        let scene = TextScene(source)
        scene.view.allowsMultipleSelectionDuringEditing = true
        return scene
    }

    private func selected(_ scene: TextScene) -> [Int] { (scene.view.indexPathsForSelectedItems ?? []).map(\.item) }

    @Test func twoFingersSelectWhatTheyAreDrawnOver() {
        let source = Source(count: 100), scene = scene(source)
        let fingers = [CGPoint(x: 60, y: 125), CGPoint(x: 120, y: 125)].map { scene.screen.finger(at: $0) }
        for _ in 0..<10 {
            for finger in fingers {
                finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + 15), over: 1.0 / 60)
            }
        }
        #expect(source.log.first == "begin 2")
        #expect(scene.view.isEditing)
        #expect(selected(scene) == [2, 3, 4, 5])
        #expect(scene.view.contentOffset == .zero)
        #expect(scene.view.cellForItem(at: scene.path(4))!.isSelected)
        // Back over them: what they leave is as it was.
        for _ in 0..<7 {
            for finger in fingers {
                finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y - 15), over: 1.0 / 60)
            }
        }
        #expect(selected(scene) == [2, 3])
        for finger in fingers { finger.lift() }
        #expect(source.log.last == "end")
        #expect(selected(scene) == [2, 3])
        #expect(!scene.view.isTracking)
        #expect(!scene.view.isDragging)
    }

    @Test func whoDoesNotWantItScrolls() {
        let source = Source(count: 100), scene = scene(source)
        source.edits = false
        let fingers = [CGPoint(x: 60, y: 325), CGPoint(x: 120, y: 325)].map { scene.screen.finger(at: $0) }
        for _ in 0..<10 {
            for finger in fingers {
                finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y - 10), over: 1.0 / 60)
            }
        }
        #expect(selected(scene) == [])
        #expect(scene.view.contentOffset.y > 80)
        for finger in fingers { finger.lift() }
    }

    @Test func oneFingerAcrossIsEnoughInEditingMode() {
        let source = Source(count: 100), scene = scene(source)
        scene.view.isEditing = true
        let finger = scene.screen.finger(at: CGPoint(x: 60, y: 25))
        finger.move(to: CGPoint(x: 90, y: 25), over: 0.1)
        finger.move(to: CGPoint(x: 90, y: 130), over: 0.1)
        #expect(selected(scene) == [0, 1, 2])
        // Near the edge the list goes on by itself, and so does the selection.
        finger.move(to: CGPoint(x: 90, y: 395), over: 0.1)
        scene.screen.advance(by: 1)
        #expect(scene.view.contentOffset.y > 300)
        #expect(selected(scene).count > 12)
        #expect(selected(scene) == Array(0..<selected(scene).count))
        finger.lift()
        scene.screen.advance(by: 0.5)
        let rest = scene.view.contentOffset
        scene.screen.advance(by: 0.5)
        #expect(scene.view.contentOffset == rest)
        // A drag that begins on a selected item takes selections away.
        scene.view.contentOffset.y = 0
        scene.screen.advance(by: 0.1)
        let other = scene.screen.finger(at: CGPoint(x: 60, y: 75))
        other.move(to: CGPoint(x: 90, y: 75), over: 0.1)
        other.move(to: CGPoint(x: 90, y: 130), over: 0.1)
        #expect(Array(selected(scene).prefix(2)) == [0, 3])
        other.lift()
        // Along the list it scrolls.
        scene.screen.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 62, y: 100), duration: 0.2)
        #expect(scene.view.contentOffset.y > 100)
    }

    @Test func anItemThatIsHeldAtTheEdgeScrolls() {
        let source = Source(count: 100), scene = scene(source)
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(1)))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 390))
        scene.screen.advance(by: 1)
        let offset = scene.view.contentOffset.y
        #expect(offset > 300)
        let cell = scene.view.visibleCells.first { ($0 as! TextCell).text == "1" }
        #expect(cell.map { abs($0.center.y - offset - 390) < 15 } ?? false)
        scene.view.endInteractiveMovement()
        scene.screen.advance(by: 1)
        let place = source.sections[0].firstIndex(of: "1")!
        #expect(place > 10)
        #expect(scene.view.contentOffset.y == offset)
        #expect((scene.view.cellForItem(at: scene.path(place)) as? TextCell)?.text == "1")
    }
}
