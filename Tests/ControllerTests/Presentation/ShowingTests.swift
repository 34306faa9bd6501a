import MutoscopeTesting
import Testing

@testable import UIKit

/// Which container shows a controller.
@MainActor @Suite("Showing controllers") struct ShowingTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)

    private final class Container: UIViewController {
        var shown: [UIViewController] = []
        var details: [UIViewController] = []
        var isBusy = false

        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) { details.append(vc) }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            !isBusy && super.canPerformAction(action, withSender: sender)
        }
    }

    private func nested(in outer: UIViewController) -> UIViewController {
        let middle = UIViewController(), inner = UIViewController()
        outer.addChild(middle)
        middle.addChild(inner)
        outer.view.addSubview(middle.view)
        middle.view.addSubview(inner.view)
        screen.show(outer)
        screen.advance(by: 0.1)
        return inner
    }

    @Test("a program's own container shows what is in it, where it may")
    func ownContainer() {
        let container = Container(), page = UIViewController()
        let inner = nested(in: container)
        inner.show(page, sender: nil)
        inner.showDetailViewController(page, sender: nil)
        #expect(container.shown == [page])
        #expect(container.details == [page])
        container.isBusy = true
        inner.show(page, sender: nil)
        screen.advance(by: 1)
        #expect(container.shown == [page])
        #expect(inner.presentedViewController === page || container.presentedViewController === page)
    }

    @Test("a navigation controller is never shown inside another: it is presented")
    func navigationController() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let other = UINavigationController(rootViewController: UIViewController())
        screen.show(navigation)
        screen.advance(by: 0.1)
        navigation.viewControllers[0].show(other, sender: nil)
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.presentedViewController === other)
    }

    @Test("without a container, and for details outside of columns, it is presented")
    func presented() {
        let navigation = UINavigationController(rootViewController: UIViewController()), detail = UIViewController()
        screen.show(navigation)
        screen.advance(by: 0.1)
        navigation.viewControllers[0].showDetailViewController(detail, sender: nil)
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        #expect(detail.presentingViewController != nil)
        #expect(
            navigation.viewControllers[0].targetViewController(forAction: ShowingTarget.showing, sender: nil)
                === navigation)
    }
}
