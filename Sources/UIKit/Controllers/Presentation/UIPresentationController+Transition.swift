import CoreGraphics
import QuartzCore

/// The two transitions of a presentation: there and back.
extension UIPresentationController {
    // MARK: Presenting

    func present(source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let place = hostView() else { return }
        let container = PresentationContainerView(frame: place.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = self
        place.addSubview(container)
        containerView = container
        presentedViewController.loadViewIfNeeded()
        let from = presentingViewController
        if shouldRemovePresentersView { takePresenterView(into: container) }
        presentationTransitionWillBegin()
        let final = frameOfPresentedViewInContainerView
        let animator = animated ? presentAnimator(source: source) : customAnimatorWithoutAnimation(source: source)
        let appearance = PresentationAppearance(
            from: shouldRemovePresentersView ? from : nil, to: presentedViewController, animated: animated)
        presentedViewController.isBeingPresentedNow = true
        appearance.begin()
        guard let animator else {
            presentedView?.frame = final
            if let presentedView { container.addSubview(presentedView) }
            endPresentation(didComplete: true, appearance: appearance, completion: completion)
            return
        }
        let interactor = animated ? presentInteractor(for: animator) : nil
        let context = TransitionContext(
            TransitionContext.Setup(
                containerView: container, from: from, to: presentedViewController,
                fromView: shouldRemovePresentersView ? from.view : nil, toView: presentedView,
                initialFrames: [ObjectIdentifier(from): from.view.frame],
                finalFrames: [ObjectIdentifier(presentedViewController): final].merging(
                    shouldRemovePresentersView ? [:] : [ObjectIdentifier(from): from.view.frame]
                ) { first, _ in first },
                presentationStyle: resolvedStyle, isAnimated: animated))
        run(context, animator: animator, interactor: interactor) { [self] didComplete in
            endPresentation(didComplete: didComplete, appearance: appearance, completion: completion)
        }
    }

    private func endPresentation(
        didComplete: Bool, appearance: PresentationAppearance, completion: (() -> Void)?
    ) {
        session = nil
        presentedViewController.isBeingPresentedNow = false
        if didComplete {
            if shouldRemovePresentersView { presenterPlace?.view.removeFromSuperview() }
            if let presentedView, let containerView, !presentedView.isDescendant(of: containerView) {
                containerView.addSubview(presentedView)
            }
            presentationTransitionDidEnd(true)
            appearance.end(presentedFirst: true)
        } else {
            presentedView?.removeFromSuperview()
            presentationTransitionDidEnd(false)
            putPresenterViewBack()
            tearDown()
            appearance.cancel()
        }
        containerView?.setNeedsLayout()
        completion?()
    }

    // MARK: Dismissing

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard let container = containerView else {
            tearDown()
            completion?()
            return
        }
        let to = presentingViewController
        let removesPresenter = shouldRemovePresentersView
        dismissalTransitionWillBegin()
        let animator = animated ? dismissAnimator() : nil
        let appearance = PresentationAppearance(
            from: presentedViewController, to: removesPresenter ? to : nil, animated: animated)
        presentedViewController.isBeingDismissedNow = true
        appearance.begin()
        if removesPresenter { presenterPlace?.view.frame = presenterFrame }
        guard let animator else {
            endDismissal(didComplete: true, appearance: appearance, completion: completion)
            return
        }
        let interactor = dismissInteractor(for: animator)
        let context = TransitionContext(
            TransitionContext.Setup(
                containerView: container, from: presentedViewController, to: to, fromView: presentedView,
                toView: removesPresenter ? to.view : nil,
                initialFrames: [
                    ObjectIdentifier(presentedViewController): presentedView?.frame ?? container.bounds,
                    ObjectIdentifier(to): removesPresenter ? .zero : to.view.frame,
                ],
                finalFrames: [ObjectIdentifier(to): presenterFrame],
                presentationStyle: resolvedStyle, isAnimated: animated))
        run(context, animator: animator, interactor: interactor) { [self] didComplete in
            endDismissal(didComplete: didComplete, appearance: appearance, completion: completion)
        }
    }

    private func endDismissal(
        didComplete: Bool, appearance: PresentationAppearance, completion: (() -> Void)?
    ) {
        session = nil
        if didComplete {
            presentedView?.removeFromSuperview()
            putPresenterViewBack()
            dismissalTransitionDidEnd(true)
            tearDown()
            appearance.end(presentedFirst: true)
        } else {
            if shouldRemovePresentersView { presenterPlace?.view.removeFromSuperview() }
            if let presentedView, let containerView, presentedView.superview == nil {
                containerView.addSubview(presentedView)
            }
            dismissalTransitionDidEnd(false)
            appearance.cancel()
        }
        presentedViewController.isBeingDismissedNow = false
        completion?()
    }

    // MARK: Both

    private func run(
        _ context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, onEnd: @escaping (Bool) -> Void
    ) {
        let window = containerView?.window
        let session = TransitionSession(context: context, animator: animator, interactor: interactor) { didComplete in
            TransitionGate.open(in: window)
            onEnd(didComplete)
        }
        self.session = session
        TransitionGate.close(for: session, in: window)
        session.start()
    }

    /// Nothing is presented any more.
    private func tearDown() {
        containerView?.removeFromSuperview()
        containerView = nil
        presentingViewController.presentedByOwn = nil
        presentedViewController.presentedBy = nil
        presentedViewController.activePresentationController = nil
    }

    /// The view that the container covers: the window, or the view that defines the context.
    private func hostView() -> UIView? {
        switch resolvedStyle {
        case .currentContext, .overCurrentContext: presentingViewController.view.superview
        default: presentingViewController.viewIfLoaded?.window
        }
    }

    private var presenterFrame: CGRect {
        presenterPlace?.superview?.bounds ?? presentingViewController.view.frame
    }

    private func takePresenterView(into container: UIView) {
        guard let view = presentingViewController.view, let superview = view.superview else { return }
        presenterPlace = PresenterPlace(
            superview: superview, view: view, index: superview.subviews.firstIndex { $0 === view } ?? 0,
            frame: view.frame)
        // Moving inside the window must not look like leaving it.
        container.insertSubview(view, at: 0)
    }

    private func putPresenterViewBack() {
        guard let place = presenterPlace, let superview = place.superview else { return }
        presenterPlace = nil
        place.view.transform = .identity
        place.view.frame = superview.bounds
        superview.insertSubview(place.view, at: min(place.index, superview.subviews.count))
    }

    // MARK: Who draws and drives

    private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        presentedViewController.transitioningDelegate
    }

    private func presentAnimator(source: UIViewController) -> any UIViewControllerAnimatedTransitioning {
        transitioningDelegate?.animationController(
            forPresented: presentedViewController, presenting: presentingViewController, source: source)
            ?? systemAnimator(isPresenting: true)
    }

    /// A custom presentation asks its animator even when nothing is to be animated.
    private func customAnimatorWithoutAnimation(
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard resolvedStyle == .custom else { return nil }
        return transitioningDelegate?.animationController(
            forPresented: presentedViewController, presenting: presentingViewController, source: source)
    }

    private func dismissAnimator() -> any UIViewControllerAnimatedTransitioning {
        transitioningDelegate?.animationController(forDismissed: presentedViewController)
            ?? systemAnimator(isPresenting: false)
    }

    private func presentInteractor(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard !(animator is SystemAnimator) else { return nil }
        return transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }

    private func dismissInteractor(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard !(animator is SystemAnimator) else { return nil }
        return transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }

    private func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch presentedViewController.modalTransitionStyle {
        case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
        case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
        case .partialCurl: CoverVerticalAnimator(isPresenting: isPresenting)
        }
    }
}

/// The appearance calls of a presentation or dismissal, in their order.
@MainActor
struct PresentationAppearance {
    /// The controller that disappears; nil when it stays on screen.
    var from: UIViewController?
    /// The controller that appears; nil when it never left.
    var to: UIViewController?
    var animated: Bool

    func begin() {
        from?.beginAppearanceTransition(false, animated: animated)
        to?.beginAppearanceTransition(true, animated: animated)
    }

    /// The coming controller hears first, unlike in a push.
    func end(presentedFirst: Bool) {
        to?.endAppearanceTransition()
        from?.endAppearanceTransition()
    }

    /// What was coming goes again; what was leaving stays.
    func cancel() {
        to?.beginAppearanceTransition(false, animated: animated)
        to?.endAppearanceTransition()
        from?.beginAppearanceTransition(true, animated: animated)
        from?.endAppearanceTransition()
    }
}
