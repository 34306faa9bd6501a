import MutoscopeTesting
import Testing
import UIKit

/// A recogniser of a program's own that pops pages from anywhere, in the way public code has it.
@MainActor @Suite struct HandedOnPopTests {
    final class Pages: UINavigationController, UIGestureRecognizerDelegate {
        private let wide = UIPanGestureRecognizer()

        override func viewDidLoad() {
            super.viewDidLoad()
            guard let edge = interactivePopGestureRecognizer, let targets = edge.value(forKey: "targets") else {
                return
            }
            wide.setValue(targets, forKey: "targets")
            wide.delegate = self
            view.addGestureRecognizer(wide)
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            viewControllers.count > 1
        }
    }

    @Test(arguments: [true, false]) func pagesGoUnderAFingerFromTheMiddle(farEnough: Bool) {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
        let pages = Pages(rootViewController: UIViewController())
        pages.pushViewController(UIViewController(), animated: false)
        screen.show(pages)
        let finger = screen.finger(at: CGPoint(x: 60, y: 200))
        finger.move(to: CGPoint(x: 120, y: 200), over: 0.2)
        #expect(pages.transitionCoordinator?.isInteractive == true)
        finger.move(to: CGPoint(x: farEnough ? 180 : 65, y: 200), over: 0.3)
        finger.lift()
        screen.advance(by: 1)
        #expect(pages.viewControllers.count == (farEnough ? 1 : 2))
        #expect(pages.transitionCoordinator == nil)
    }
}
