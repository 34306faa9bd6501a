import CoreGraphics
import QuartzCore

/// The two transitions of a presentation: there and back.
extension UIPresentationController {
    // MARK: Presenting

    func present(source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let place = containerPlace else { return }
        // Before there is a container: a size preferred by then is no change to one that is shown.
        presentedViewController.loadViewIfNeeded()
        guard beginsWithLayout, let context = place.host.layer.context else {
            return begin(in: place, source: source, animated: animated, completion: completion)
        }
        // A popover begins with the next layout: its program may say after this call what it points at.
        deferredStart = { [weak self] in
            self?.deferredStart = nil
            self?.begin(in: place, source: source, animated: animated, completion: completion)
        }
        context.beforeNextLayout { [weak self] in self?.deferredStart?() }
    }

    private func begin(
        in place: (host: UIView, frame: CGRect), source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let container = PresentationContainerView(frame: place.frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = self
        place.host.addSubview(container)
        containerView = container
        let from = presentingViewController
        if shouldRemovePresentersView { takePresenterView(into: container) }
        presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let appearance = PresentationAppearance(
            from: shouldRemovePresentersView ? from : nil, to: presentedViewController, animated: animated)
        let change = PresentationChange(controller: self, isPresenting: true, appearance: appearance)
        let animator = animated ? presentAnimator(source: source) : customAnimatorWithoutAnimation(source: source)
        guard let animator else {
            transitionWillBegin(change)
            presentedView?.frame = frameOfPresentedViewInContainerView
            if let presentedView { container.addSubview(presentedView) }
            transitionDidEnd(change, didComplete: true)
            completion?()
            return
        }
        run(
            change, in: presentationContext(in: container, from: from, isAnimated: animated), animator: animator,
            interactor: animated ? presentInteractor(for: animator) : nil
        ) { session in
            if let completion { session.whenSettled(completion) }
            presentedView?.placeBeforeMoving(in: frameOfPresentedViewInContainerView)
            // What the controllers have changed so far is laid out before the animator begins to move it.
            containerView?.layoutIfNeeded()
        }
    }

    private func presentationContext(
        in container: UIView, from: UIViewController, isAnimated: Bool
    ) -> TransitionContext {
        let removesPresenter = shouldRemovePresentersView
        let fromFrame = container.convert(from.view.bounds, from: from.view)
        return TransitionContext(
            TransitionContext.Setup(
                containerView: container, from: from, to: presentedViewController,
                fromView: removesPresenter ? from.view : nil, toView: presentedView,
                initialFrames: [ObjectIdentifier(from): fromFrame],
                finalFrames: removesPresenter ? [:] : [ObjectIdentifier(from): fromFrame],
                finalFrameOfComing: { [weak self] in self?.frameOfPresentedViewInContainerView ?? .zero },
                presentationStyle: resolvedStyle, isAnimated: isAnimated))
    }

    private func endPresentation(didComplete: Bool, appearance: PresentationAppearance) {
        if didComplete {
            presenterPlace?.view.removeFromSuperview()
            takePresentedViewBack()
            presentationTransitionDidEnd(true)
            appearance.end()
        } else {
            presentedView?.removeFromSuperview()
            presentationTransitionDidEnd(false)
            knownPresenter?.view.setTintDimmed(false)
            putPresenterViewBack()
            tearDown()
            appearance.cancel()
        }
        presentedViewController.isBeingPresentedNow = false
        containerView?.setNeedsLayout()
    }

    /// An animator may have put the view elsewhere, unless what is presented over it has taken it out of the window meanwhile.
    private func takePresentedViewBack() {
        guard let presentedView, let containerView, !presentedView.isDescendant(of: containerView),
            presentedViewController.presentedByOwn?.activePresentationController?.presenterPlace == nil
        else { return }
        containerView.addSubview(presentedView)
    }

    // MARK: Dismissing

    /// - Parameter isDriven: whether the program's interaction controller is asked for.
    func dismiss(animated: Bool, isDriven: Bool, completion: (() -> Void)?) {
        guard let container = containerView else {
            deferredStart = nil
            tearDown()
            completion?()
            return
        }
        let to = presentingViewController
        let bringsBack = presenterPlace != nil
        let appearance = PresentationAppearance(
            from: presentedViewController, to: bringsBack ? to : nil, animated: animated)
        let change = PresentationChange(controller: self, isPresenting: false, appearance: appearance)
        guard let animator = animated ? dismissAnimator() : nil else {
            transitionWillBegin(change)
            transitionDidEnd(change, didComplete: true)
            completion?()
            return
        }
        run(
            change, in: dismissalContext(in: container, to: to, bringsBack: bringsBack, isAnimated: animated),
            animator: animator, interactor: isDriven ? dismissInteractor(for: animator) : nil
        ) { session in
            if let completion { session.whenSettled(completion) }
            // What waits to be laid out goes before the animator, or it would put the view back that the animator moves.
            container.layoutIfNeeded()
            isLeaving = true
            container.layoutIfNeeded()
        }
    }

    private func dismissalContext(
        in container: UIView, to: UIViewController, bringsBack: Bool, isAnimated: Bool
    ) -> TransitionContext {
        let toFrame =
            presenterPlace?.frame(in: container) ?? container.convert(to.view.bounds, from: to.view)
        var finalFrames = [ObjectIdentifier(to): toFrame]
        // One animator for both ways asks where the presented view rests; for Apple's own styles it has no place at the end.
        if resolvedStyle == .custom {
            finalFrames[ObjectIdentifier(presentedViewController)] = frameOfPresentedViewInContainerView
        }
        return TransitionContext(
            TransitionContext.Setup(
                containerView: container, from: presentedViewController, to: to, fromView: presentedView,
                toView: bringsBack ? to.view : nil,
                initialFrames: [
                    ObjectIdentifier(presentedViewController): presentedView?.frame ?? container.bounds,
                    ObjectIdentifier(to): bringsBack ? .zero : toFrame,
                ],
                finalFrames: finalFrames,
                presentationStyle: resolvedStyle, isAnimated: isAnimated))
    }

    private func endDismissal(didComplete: Bool, appearance: PresentationAppearance) {
        isLeaving = false
        if !didComplete { containerView?.setNeedsLayout() }
        if didComplete {
            presentedView?.removeFromSuperview()
            putPresenterViewBack()
            dismissalTransitionDidEnd(true)
            tearDown()
            appearance.end()
        } else {
            presenterPlace?.view.removeFromSuperview()
            if let presentedView, let containerView, presentedView.superview == nil {
                containerView.addSubview(presentedView)
            }
            dismissalTransitionDidEnd(false)
            knownPresenter?.viewIfLoaded?.setTintDimmed(dimsPresentersTint)
            appearance.cancel()
        }
        presentedViewController.isBeingDismissedNow = false
    }

    /// Goes at once from between what stays and what is dismissed above it.
    func vanish(beneath above: UIPresentationController) {
        dismissalTransitionWillBegin()
        let wasSeen = presentedViewController.appearance == .appeared
        if wasSeen { presentedViewController.beginAppearanceTransition(false, animated: false) }
        above.presenterPlace = presenterPlace
        presenterPlace = nil
        presentedView?.removeFromSuperview()
        knownPresenter?.viewIfLoaded?.setTintDimmed(false)
        if wasSeen { presentedViewController.endAppearance(ifStill: .disappearing) }
        dismissalTransitionDidEnd(true)
        tearDown()
    }

    /// The window has another root: what was presented over the old one goes with it, from the top.
    func leaveWithRoot() {
        if let session { return session.whenSettled { [weak self] in self?.leaveWithRoot() } }
        guard containerView != nil else { return }
        presentedViewController.presentedByOwn?.activePresentationController?.leaveWithRoot()
        dismissalTransitionWillBegin()
        presenterPlace = nil
        knownPresenter?.viewIfLoaded?.setTintDimmed(false)
        containerView?.removeFromSuperview()
        dismissalTransitionDidEnd(true)
        tearDown()
    }

    // MARK: Both

    /// Nothing is presented any more.
    private func tearDown() {
        keepPresented()
        containerView?.removeFromSuperview()
        containerView = nil
        knownPresenter?.presentedByOwn = nil
        presentedViewController.presentedBy = nil
        presentedViewController.activePresentationController = nil
        presentedViewController.presentation.nominal?.keepPresented()
        presentedViewController.presentation.nominal = nil
    }

    private func takePresenterView(into container: UIView) {
        guard let view = presentingViewController.view, let superview = view.superview else { return }
        presenterPlace = restOfPresenter ?? PresenterPlace(view, in: superview)
        // Moving inside the window must not look like leaving it.
        container.insertSubview(view, at: 0)
        view.frame = container.bounds
    }

    /// Where the presenter's view is going to be, if its own presentation is still under way and has it elsewhere, as in a zoom.
    private var restOfPresenter: PresenterPlace? {
        guard let own = presentingViewController.activePresentationController, own.session != nil,
            let container = own.containerView, let view = own.presentedView, view === presentingViewController.view,
            view.superview !== container, view.isDescendant(of: container)
        else { return nil }
        return PresenterPlace(view, in: container, at: own.frameOfPresentedViewInContainerView)
    }

    func putPresenterViewBack() {
        guard let place = presenterPlace else { return }
        presenterPlace = nil
        place.putBack()
    }
}

/// What a presentation or dismissal changes. The controller lives as long.
@MainActor
struct PresentationChange {
    let controller: UIPresentationController
    let isPresenting: Bool
    let appearance: PresentationAppearance
}

extension UIPresentationController: TransitionOwner {
    func transitionWillBegin(_ change: PresentationChange) {
        if change.isPresenting {
            tellStyle()
            presentedViewController.isBeingPresentedNow = true
            presentationTransitionWillBegin()
            presentingViewController.view.setTintDimmed(dimsPresentersTint)
            change.appearance.begin()
            input.cover(presentingViewController)
        } else {
            dismissalTransitionWillBegin()
            presentingViewController.viewIfLoaded?.setTintDimmed(false)
            presentedViewController.isBeingDismissedNow = true
            change.appearance.begin()
            presenterPlace?.restoreFrame()
            input.uncover(from: presentedView)
        }
    }

    func transitionDidEnd(_ change: PresentationChange, didComplete: Bool) {
        change.isPresenting
            ? endPresentation(didComplete: didComplete, appearance: change.appearance)
            : endDismissal(didComplete: didComplete, appearance: change.appearance)
        input.settle(isCovered: change.isPresenting == didComplete)
    }
}

/// Where the presenter's view was before the presentation took it out of the window.
@MainActor
struct PresenterPlace {
    let view: UIView
    private weak var superview: UIView?
    private let index: Int
    private let bounds: CGRect
    private let center: CGPoint
    private let superviewSize: CGSize

    init(_ view: UIView, in superview: UIView) {
        self.view = view
        self.superview = superview
        index = superview.subviews.firstIndex { $0 === view } ?? 0
        bounds = view.bounds
        center = view.center
        superviewSize = superview.bounds.size
    }

    /// - Parameter frame: in `superview`, where the view will be in front.
    init(_ view: UIView, in superview: UIView, at frame: CGRect) {
        self.view = view
        self.superview = superview
        index = superview.subviews.count
        bounds = CGRect(origin: view.bounds.origin, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        superviewSize = superview.bounds.size
    }

    /// In the container's points; whole container if the place has gone.
    func frame(in container: UIView) -> CGRect {
        guard let superview else { return container.bounds }
        return container.convert(frame(in: superview.bounds), from: superview)
    }

    /// A superview that has another size now gives the view the same margins as before.
    private func frame(in now: CGRect) -> CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
            width: bounds.width + now.width - superviewSize.width,
            height: bounds.height + now.height - superviewSize.height)
    }

    /// The view is about to come back into the container: with the size that it will have.
    func restoreFrame() {
        guard let superview, view.superview == nil, CATransform3DIsIdentity(view.transform3D) else { return }
        view.frame = CGRect(origin: .zero, size: frame(in: superview.bounds).size)
    }

    func putBack() {
        guard let superview else { return }
        if superview.bounds.size == superviewSize {
            view.bounds.size = bounds.size
            view.center = center
        } else if CATransform3DIsIdentity(view.transform3D) {
            view.frame = frame(in: superview.bounds)
        }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
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
    func end() {
        to?.endAppearance(ifStill: .appearing)
        from?.endAppearance(ifStill: .disappearing)
    }

    /// What was coming goes again; what was leaving stays.
    func cancel() {
        to?.turnBackAppearance(ifStill: .appearing, animated: animated)
        from?.turnBackAppearance(ifStill: .disappearing, animated: animated)
    }
}
