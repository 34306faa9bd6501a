import MutoscopeTesting
import Testing

@testable import UIKit

/// Layouts that choose where content rests (docs/behaviour/collection-views.md §3), and what they are asked when.
@MainActor @Suite struct LayoutTargetTests {
    /// Rests at whole rows.
    final class SnappingLayout: UICollectionViewFlowLayout {
        var log: (String) -> Void = { _ in }
        var velocities: [CGFloat] = []

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            log("layout \(Int(proposedContentOffset.y))")
            velocities.append(velocity.y)
            return CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50)
        }
    }

    final class Chooser: NSObject, UICollectionViewDelegate {
        var choice: CGFloat?
        var log: [String] = []
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("delegate")
            if let choice { targetContentOffset.pointee.y = choice }
        }
    }

    private func scene() -> (TextScene, SnappingLayout, Chooser) {
        let layout = SnappingLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let scene = TextScene(TextSource(count: 200), layout: layout), chooser = Chooser()
        layout.log = { chooser.log.append($0) }
        scene.view.delegate = chooser
        return (scene, layout, chooser)
    }

    @Test func theLayoutHasTheLastWord() {
        let (scene, layout, chooser) = scene()
        chooser.choice = 330
        scene.screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150), duration: 0.2)
        #expect(chooser.log == ["delegate", "layout 330"])
        #expect(abs(layout.velocities[0] - 0.75) < 0.01)
        scene.screen.advance(by: 4)
        #expect(scene.view.contentOffset.y == 350)
    }

    @Test func aStillLiftSnapsToo() {
        let (scene, layout, _) = scene()
        let finger = scene.screen.finger(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 150, y: 250), over: 0.3)
        scene.screen.advance(by: 0.3)
        #expect(scene.view.contentOffset.y == 40)
        finger.lift()
        scene.screen.advance(by: 2)
        #expect(layout.velocities == [0])
        #expect(scene.view.contentOffset.y == 50)
    }

    @Test func contentThatIsCaughtAndLetGoSnaps() {
        let (scene, _, _) = scene()
        scene.screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150), duration: 0.2)
        scene.screen.advance(by: 0.1)
        scene.screen.tap(at: CGPoint(x: 150, y: 200))
        scene.screen.advance(by: 3)
        #expect(scene.view.contentOffset.y.truncatingRemainder(dividingBy: 50) == 0)
        #expect(scene.view.indexPathsForSelectedItems == [])
    }

    final class PartialLayout: UICollectionViewFlowLayout {
        var contexts: [String] = []
        override class var invalidationContextClass: AnyClass { PartialContext.self }
        final class PartialContext: UICollectionViewFlowLayoutInvalidationContext { var note = "" }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds) as! PartialContext
            context.note = "bounds \(Int(newBounds.minY))"
            return context
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            let partial = context as! PartialContext
            contexts.append(
                partial.note + (partial.invalidateEverything ? " everything" : "")
                    + (partial.invalidateDataSourceCounts ? " counts" : ""))
        }
    }

    @Test func contextsSayWhatIsOutOfDate() {
        let layout = PartialLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        let scene = TextScene(TextSource(count: 100), layout: layout)
        layout.contexts = []
        scene.view.contentOffset.y = 70
        #expect(layout.contexts == ["bounds 70"])
        layout.contexts = []
        scene.view.reloadData()
        #expect(layout.contexts == [" everything counts"])
        layout.contexts = []
        layout.invalidateLayout()
        #expect(layout.contexts == [""])
        scene.screen.advance(by: 0.1)
        layout.contexts = []
        scene.source.sections[0].remove(at: 0)
        scene.view.deleteItems(at: [scene.path(0)])
        #expect(layout.contexts.contains(" counts"))
    }
}
