import MutoscopeTesting
import Testing
import UIKit

/// Writes down what it is asked for, in order.
@MainActor
private final class AskedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let startsItself: Bool
    /// Whether the same animator is answered every time, as documented; some libraries make one at each call.
    var keepsItsAnimator = true
    var calls: [String] = []
    private var animator: UIViewPropertyAnimator?

    init(startsItself: Bool) { self.startsItself = startsItself }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        calls.append("animate")
        if startsItself { interruptibleAnimator(using: context).startAnimation() }
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if keepsItsAnimator, let animator { return animator }
        calls.append("make")
        guard let view = context.view(forKey: .to) else { preconditionFailure("a push has a coming view") }
        context.containerView.addSubview(view)
        view.alpha = 0
        let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 1 }
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { calls.append("ended \(transitionCompleted)") }
}

@MainActor
private final class AskedDelegate: NSObject, UINavigationControllerDelegate {
    let animator: AskedAnimator
    let interactor: UIPercentDrivenInteractiveTransition?

    init(_ animator: AskedAnimator, _ interactor: UIPercentDrivenInteractiveTransition?) {
        self.animator = animator
        self.interactor = interactor
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@MainActor
@Suite("Animators that can be interrupted")
struct InterruptibleAnimatorTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
    let navigation = UINavigationController(rootViewController: UIViewController())

    init() {
        screen.show(navigation)
        screen.advance(by: 0.1)
    }

    @Test("their animateTransition is called as well, once, after they were asked for", arguments: [true, false])
    func byTime(startsItself: Bool) {
        let animator = AskedAnimator(startsItself: startsItself), delegate = AskedDelegate(animator, nil)
        navigation.delegate = delegate
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        screen.advance(by: 0.2)
        #expect(abs((page.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
        screen.advance(by: 0.4)
        #expect(animator.calls == ["make", "animate", "ended true"])
        #expect(navigation.topViewController === page)
    }

    @Test("in the hand they start at nothing and follow it", arguments: [true, false], [true, false])
    func byHand(startsItself: Bool, finishes: Bool) {
        let animator = AskedAnimator(startsItself: startsItself), interactor = UIPercentDrivenInteractiveTransition()
        let delegate = AskedDelegate(animator, interactor)
        navigation.delegate = delegate
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        screen.advance(by: 0.2)
        func opacity() -> Float { page.view.layer.presentation()?.opacity ?? -1 }
        #expect(opacity() == 0)
        interactor.update(0.5)
        screen.advance(by: 0.1)
        #expect(abs(opacity() - 0.5) < 0.01)
        finishes ? interactor.finish() : interactor.cancel()
        screen.advance(by: 0.5)
        #expect(animator.calls == ["make", "animate", "ended \(finishes)"])
        #expect((navigation.topViewController === page) == finishes)
    }

    @Test(
        "an animator made anew at each call runs once: the one that animateTransition starts", arguments: [false, true])
    func madeAnew(isDriven: Bool) {
        let animator = AskedAnimator(startsItself: true)
        animator.keepsItsAnimator = false
        let interactor = isDriven ? UIPercentDrivenInteractiveTransition() : nil
        let delegate = AskedDelegate(animator, interactor)
        navigation.delegate = delegate
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        interactor?.update(0.5)
        screen.advance(by: 0.2)
        #expect(abs((page.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
        interactor?.finish()
        screen.advance(by: 0.5)
        #expect(animator.calls == ["make", "animate", "make", "ended true"])
        #expect(navigation.topViewController === page)
        #expect(page.view.alpha == 1)
    }
}
