import QuartzCore

/// Who draws and who drives the transitions of a presentation.
extension UIPresentationController {
    private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        presentedViewController.transitioningDelegate
    }

    func presentAnimator(source: UIViewController) -> any UIViewControllerAnimatedTransitioning {
        customPresentAnimator(source: source) ?? makeSystemAnimator(isPresenting: true)
    }

    /// A custom presentation asks its animator even when nothing is to be animated.
    func customAnimatorWithoutAnimation(
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        resolvedStyle == .custom ? customPresentAnimator(source: source) : nil
    }

    private func customPresentAnimator(
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transitioningDelegate?.animationController(
            forPresented: presentedViewController, presenting: presentingViewController, source: source)
    }

    func dismissAnimator() -> any UIViewControllerAnimatedTransitioning {
        transitioningDelegate?.animationController(forDismissed: presentedViewController)
            ?? makeSystemAnimator(isPresenting: false)
    }

    /// Only an animator of the program's own can be driven.
    func presentInteractor(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animator is SystemAnimator ? nil : transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }

    func dismissInteractor(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if animator is ZoomAnimator { return presentedViewController.heldZoom }
        return animator is SystemAnimator
            ? nil : transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }
}

/// What surrounds the presented view moves with it.
extension UIPresentationController {
    /// Makes changes at the pace of the transition that runs, or at once where none does.
    func animateAlong(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
        coordinator.animate(alongsideTransition: { _ in changes() }, completion: nil)
    }
}

extension UIModalTransitionStyle {
    /// What draws this style.
    @MainActor
    func makeAnimator(for presented: UIViewController, isPresenting: Bool) -> SystemAnimator {
        if UIAccessibility.prefersCrossFadeTransitions { return CrossDissolveAnimator(isPresenting: isPresenting) }
        return switch self {
        case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
        case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
        case .partialCurl: curl(presented, isPresenting: isPresenting)
        }
    }

    /// Only a page that fills the screen curls.
    @MainActor
    private func curl(_ presented: UIViewController, isPresenting: Bool) -> SystemAnimator {
        if presented.activePresentationController?.resolvedStyle == .fullScreen {
            return PartialCurlAnimator(isPresenting: isPresenting)
        }
        Diagnostics.report(
            "UIModalTransitionStyle.partialCurl is for full-screen presentations; \(type(of: presented)) covers what is below it.",
            key: "partialCurl")
        return CoverVerticalAnimator(isPresenting: isPresenting)
    }
}
