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

extension UIModalTransitionStyle {
    /// What draws this style.
    @MainActor
    func makeAnimator(for presented: UIViewController, isPresenting: Bool) -> SystemAnimator {
        if UIAccessibility.prefersCrossFadeTransitions { return CrossDissolveAnimator(isPresenting: isPresenting) }
        return switch self {
        case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
        case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
        case .partialCurl: coverInsteadOfCurl(presented, isPresenting: isPresenting)
        }
    }

    @MainActor
    private func coverInsteadOfCurl(_ presented: UIViewController, isPresenting: Bool) -> SystemAnimator {
        Diagnostics.report(
            "UIModalTransitionStyle.partialCurl is not drawn; \(type(of: presented)) covers its presenter from below.",
            key: "partialCurl")
        return CoverVerticalAnimator(isPresenting: isPresenting)
    }
}
