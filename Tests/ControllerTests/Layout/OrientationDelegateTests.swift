import MutoscopeTesting
import Testing
import UIKit

/// Containers ask their delegates how they may be turned.
@MainActor @Suite("orientations by delegates") struct OrientationDelegateTests {
    private final class Teller: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UISplitViewControllerDelegate, UIPageViewControllerDelegate
    {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation { .landscapeLeft }
        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .landscape }
        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation { .landscapeRight }
        func splitViewControllerSupportedInterfaceOrientations(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientationMask { .landscapeLeft }
        func splitViewControllerPreferredInterfaceOrientationForPresentation(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientation { .portraitUpsideDown }
        func pageViewControllerSupportedInterfaceOrientations(
            _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientationMask { .landscapeRight }
        func pageViewControllerPreferredInterfaceOrientationForPresentation(
            _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    private final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UISplitViewControllerDelegate, UIPageViewControllerDelegate
    {}

    @Test(
        "a controller that says nothing is not shown upside down on a phone",
        arguments: [(UIUserInterfaceIdiom.phone, UIInterfaceOrientationMask.allButUpsideDown), (.pad, .all)])
    func usual(_ idiom: UIUserInterfaceIdiom, _ mask: UIInterfaceOrientationMask) {
        let controller = UIViewController()
        controller.traitOverrides.userInterfaceIdiom = idiom
        #expect(controller.supportedInterfaceOrientations == mask)
    }

    @Test("each container answers what its delegate does, and what every controller does without one")
    func containers() {
        let teller = Teller()
        let stack = UINavigationController(), tabs = UITabBarController(), split = UISplitViewController()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let all: [UIViewController] = [stack, tabs, split, pages]
        #expect(
            all.allSatisfy { $0.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations })
        #expect(all.allSatisfy { $0.preferredInterfaceOrientationForPresentation == .portrait })
        let silent = Silent()
        (stack.delegate, tabs.delegate, split.delegate, pages.delegate) = (silent, silent, silent, silent)
        #expect(
            all.allSatisfy { $0.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations })
        (stack.delegate, tabs.delegate, split.delegate, pages.delegate) = (teller, teller, teller, teller)
        #expect(all.map(\.supportedInterfaceOrientations) == [.portrait, .landscape, .landscapeLeft, .landscapeRight])
        #expect(
            all.map(\.preferredInterfaceOrientationForPresentation)
                == [.landscapeLeft, .landscapeRight, .portraitUpsideDown, .landscapeLeft])
    }

    @Test("a scene is not turned against what the delegate allows")
    func refusal() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        let teller = Teller(), stack = UINavigationController(rootViewController: UIViewController())
        stack.delegate = teller
        screen.show(stack)
        screen.advance(by: 0.1)
        var errors = 0
        try #require(stack.view.window?.windowScene)
            .requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
        screen.advance(by: 0.5)
        #expect(errors == 1)
        #expect(screen.size == CGSize(width: 390, height: 844))
    }

    @Test("a device that lies flat has no orientation for an interface")
    func flat() {
        let all = (0...6).compactMap(UIDeviceOrientation.init(rawValue:))
        #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
        #expect(all.filter(\.isValidInterfaceOrientation).count == 4)
    }
}
