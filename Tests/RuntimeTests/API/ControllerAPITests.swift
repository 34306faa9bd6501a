import MutoscopeTesting
import Testing
import UIKit

// A custom transition, a presentation controller and an application's delegate as programs for iOS write them.

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    var ended: Bool?

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)
        else { return }
        let container = transitionContext.containerView
        let moving = isPresenting ? to : from
        if isPresenting, let view = transitionContext.view(forKey: .to) { container.addSubview(view) }
        let end = transitionContext.finalFrame(for: moving)
        moving.view.frame = isPresenting ? end.offsetBy(dx: end.width, dy: 0) : end
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                moving.view.frame = self.isPresenting ? end : end.offsetBy(dx: end.width, dy: 0)
            },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }

    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}

final class DimmingPresentation: UIPresentationController {
    let dimming = UIView()
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.insetBy(dx: 20, dy: 40)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
        log.append("willBegin")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("didEnd \(completed)") }

    override func dismissalTransitionWillBegin() {
        log.append("willDismiss")
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = 0
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("dismissed \(completed)") }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

final class TransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    var isInteractive = false
    private(set) var presentation: DimmingPresentation?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SlideAnimator(isPresenting: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        presentation = DimmingPresentation(presentedViewController: presented, presenting: presenting)
        return presentation
    }
}

final class PanelController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    let transitions = TransitionDelegate()
    var log: [String] = []

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        transitioningDelegate = transitions
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func loadView() { view = UIView() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", PanelController.panned(_:)))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.cancelsTouchesInView = false
        view.addGestureRecognizer(pan)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.delegate = self
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.isPagingEnabled = false
        scroll.decelerationRate = .fast
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        view.addSubview(scroll)
        log.append("load")
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); log.append("didDisappear") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in }, completion: { _ in self.log.append("resized") })
    }

    @IBAction func panned(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: view), speed = pan.velocity(in: pan.view), place = pan.location(in: view)
        switch pan.state {
        case .began: log.append("began")
        case .changed: transitions.interaction.update(moved.x / max(1, view.bounds.width) + place.x * 0)
        case .ended where speed.x > 0: transitions.interaction.finish()
        case .cancelled, .ended, .failed: transitions.interaction.cancel()
        default: break
        }
        pan.setTranslation(.zero, in: view)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll \(scrollView.contentOffset.y)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 0
    }
}

/// Not `@main` here; everything else as in a program.
final class ExampleAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        return true
    }
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
    func applicationDidBecomeActive(_ application: UIApplication) {}
    func applicationWillTerminate(_ application: UIApplication) {}
}

final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    var log: [String] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.append("\(operation)")
        return nil
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("shown") }
}

@MainActor @Suite("API: controllers") struct ControllerAPITests {
    @Test("a custom presentation with its animator, both ways")
    func presentation() {
        let screen = TestScreen(size: CGSize(width: 200, height: 300))
        let root = UIViewController(), panel = PanelController(nibName: nil, bundle: nil)
        screen.show(root)
        screen.advance(by: 0.1)
        var finished = 0
        root.present(panel, animated: true) { finished += 1 }
        screen.advance(by: 1)
        #expect(root.presentedViewController === panel)
        #expect(panel.presentingViewController === root)
        #expect(panel.view.frame == CGRect(x: 20, y: 40, width: 160, height: 220))
        panel.dismiss(animated: true, completion: { finished += 1 })
        screen.advance(by: 1)
        #expect(finished == 2)
        #expect(root.presentedViewController == nil)
        #expect(panel.transitions.presentation?.log == ["willBegin", "didEnd true", "willDismiss", "dismissed true"])
        #expect(
            panel.log.filter { !$0.hasPrefix("scroll") }
                == ["load", "willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test("navigation, tabs and containment")
    func containers() {
        let screen = TestScreen(size: CGSize(width: 200, height: 300))
        let first = UIViewController(), second = UIViewController(), delegate = NavigationDelegate()
        let navigation = UINavigationController(rootViewController: first)
        navigation.delegate = delegate
        screen.window.rootViewController = navigation
        navigation.pushViewController(second, animated: false)
        #expect(navigation.topViewController === second)
        #expect(navigation.viewControllers.count == 2)
        navigation.popViewController(animated: false)
        navigation.setViewControllers([first, second], animated: false)
        navigation.popToRootViewController(animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(second.navigationController == nil)
        #expect(first.navigationController === navigation)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === tabs.viewControllers?[1])
        let parent = UIViewController(), child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(parent.children == [child])
        #expect(child.parent === parent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.children.isEmpty)
    }
}
