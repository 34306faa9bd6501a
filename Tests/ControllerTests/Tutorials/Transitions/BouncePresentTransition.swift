import UIKit

// The transitions of the tutorial "modal and push transitions", in today's Swift.

/// Presents from below with a bounce.
final class BouncePresentTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.8
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let toVC = transitionContext.viewController(forKey: .to) else { return }
        let screenBounds = UIScreen.main.bounds
        let finalFrame = transitionContext.finalFrame(for: toVC)
        toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: screenBounds.size.height)
        let containerView = transitionContext.containerView
        containerView.addSubview(toVC.view)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.6,
            initialSpringVelocity: 0, options: .curveLinear,
            animations: {
                toVC.view.frame = finalFrame
            },
            completion: { _ in
                transitionContext.completeTransition(true)
            })
    }
}

/// Slides the presented page down and away.
final class NormalDismissTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else { return }
        let screenBounds = UIScreen.main.bounds
        let initFrame = transitionContext.initialFrame(for: fromVC)
        let finalFrame = initFrame.offsetBy(dx: 0, dy: screenBounds.size.height)
        let containerView = transitionContext.containerView
        containerView.addSubview(toVC.view)
        containerView.sendSubviewToBack(toVC.view)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                fromVC.view.frame = finalFrame
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// Follows a finger that pulls the presented page down.
final class PercentSwipeTransition: UIPercentDrivenInteractiveTransition {
    private(set) var interacting = false
    private var shouldComplete = false
    private weak var presentingVC: UIViewController?

    func wire(to viewController: UIViewController) {
        presentingVC = viewController
        let gesture = UIPanGestureRecognizer(
            target: self, action: Selector("handleGesture:", Self.handleGesture(_:)))
        viewController.view.addGestureRecognizer(gesture)
    }

    @MainActor func handleGesture(_ gestureRecognizer: UIPanGestureRecognizer) {
        let translation = gestureRecognizer.translation(in: gestureRecognizer.view?.superview)
        switch gestureRecognizer.state {
        case .began:
            interacting = true
            presentingVC?.dismiss(animated: true)
        case .changed:
            var fraction = translation.y / 400
            fraction = min(max(fraction, 0), 1)
            shouldComplete = fraction > 0.5
            update(fraction)
        case .ended, .cancelled:
            interacting = false
            if !shouldComplete || gestureRecognizer.state == .cancelled {
                cancel()
            } else {
                finish()
            }
        default: break
        }
    }
}

/// The presenting side: keeps the animators and the interactor, as the tutorial's controller does.
final class BouncePresenter: NSObject, UIViewControllerTransitioningDelegate {
    let presentTransition: any UIViewControllerAnimatedTransitioning
    let dismissTransition: any UIViewControllerAnimatedTransitioning
    let swipeTransition = PercentSwipeTransition()
    /// The order in which UIKit asked.
    var asked: [String] = []

    init(isSemi: Bool = false) {
        presentTransition = isSemi ? SemiPresentTransition() : BouncePresentTransition()
        dismissTransition = isSemi ? SemiDismissTransition() : NormalDismissTransition()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { presentTransition }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("animator")
        return dismissTransition
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        asked.append("interactor")
        return swipeTransition.interacting ? swipeTransition : nil
    }
}
