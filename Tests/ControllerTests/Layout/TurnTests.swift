import MutoscopeTesting
import Testing
import UIKit

/// What code older than size classes hears of turns.
@MainActor @Suite("turns as older code hears of them") struct TurnTests {
    private class Old: UIViewController {
        var heard: [String] = []
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            heard.append("will \(toInterfaceOrientation.isLandscape) \(view.bounds.width)")
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            heard.append("animate \(toInterfaceOrientation.isLandscape) \(view.bounds.width)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            heard.append("did \(fromInterfaceOrientation.isLandscape)")
        }
    }

    private final class Today: Old {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { heard.append("size") }
    }

    @Test("the older calls come around a turn, for children too; an override of today's does without")
    func order() {
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        let root = Old(), child = Old(), other = Today()
        for page in [child, other] {
            root.addChild(page)
            root.view.addSubview(page.view)
            page.didMove(toParent: root)
        }
        screen.show(root)
        screen.advance(by: 0.1)
        screen.resize(to: CGSize(width: 400, height: 844))
        screen.advance(by: 0.1)
        #expect(root.heard.isEmpty)
        other.heard = []
        screen.resize(to: CGSize(width: 844, height: 400))
        screen.advance(by: 0.1)
        #expect(root.heard == ["will true 400.0", "animate true 844.0", "did false"])
        #expect(child.heard.map { $0.split(separator: " ")[0] } == ["will", "animate", "did"])
        #expect(other.heard == ["size"])
    }
}
