import CoreGraphics
import QuartzCore

/// How one stack becomes another.
extension UINavigationController {
    /// Makes `newStack` the stack and shows its top controller.
    func show(_ newStack: [UIViewController], operation: Operation, animated: Bool) {
        let old = stack
        let barWasAway = hidesBar(over: old.last)
        let from = old.last
        let to = newStack.last
        let leaving = old.filter { gone in !newStack.contains { $0 === gone } }
        let coming = newStack.filter { new in !old.contains { $0 === new } }
        stack = newStack
        for controller in coming { addChild(controller) }
        for controller in leaving { controller.willMove(toParent: nil) }
        let change = StackChange(old: old, from: from, to: to, leaving: leaving, coming: coming, operation: operation)
        guard from !== to else {
            settle(change, didComplete: true)
            return
        }
        guard isViewLoaded else {
            settle(change, didComplete: true)
            return
        }
        if operation == .push, let from { (to as? any ListSharing)?.takeList(of: from) }
        let isOnScreen = view.window != nil && isAppeared
        if let from, let to, animated, isOnScreen {
            animate(change, from: from, to: to, barWasAway: barWasAway)
        } else {
            swap(change, isOnScreen: isOnScreen)
        }
    }

    struct StackChange {
        var old: [UIViewController]
        var from: UIViewController?
        var to: UIViewController?
        var leaving: [UIViewController]
        var coming: [UIViewController]
        var operation: Operation

        /// The page that lies, or lay, on the other.
        var upper: UIViewController? { operation == .push ? to : from }
        var lower: UIViewController? { operation == .push ? from : to }
    }

    // MARK: At once

    private func swap(_ change: StackChange, isOnScreen: Bool) {
        if isOnScreen { beginAppearance(change, animated: false) }
        if let to = change.to { delegate?.navigationController(self, willShow: to, animated: false) }
        putSharedList(change, isOnTop: change.operation == .push)
        change.from?.viewIfLoaded?.removeFromSuperview()
        installTopView()
        endAppearance(change)
        settle(change, didComplete: true)
        if let to = change.to { delegate?.navigationController(self, didShow: to, animated: false) }
    }

    /// Puts the top controller's view where it belongs.
    func installTopView() {
        guard isViewLoaded, let top = topViewController else { return }
        install(top)
        layoutBars()
    }

    private func install(_ controller: UIViewController) {
        controller.view.settle(in: pageFrame(for: controller))
        if controller.view.superview !== transitionView { transitionView.addSubview(controller.view) }
    }

    /// A list that both pages show ends up on the one that stays.
    private func putSharedList(_ change: StackChange, isOnTop: Bool) {
        guard let upper = change.upper as? any ListSharing, let lower = change.lower else { return }
        upper.putList(onTop: isOnTop, over: lower)
    }

    // MARK: Animated

    private func animate(_ change: StackChange, from: UIViewController, to: UIViewController, barWasAway: Bool) {
        let isDeclined = popInteraction?.delegateHasDeclined ?? false
        let custom =
            isDeclined
            ? nil : delegate?.navigationController(self, animationControllerFor: change.operation, from: from, to: to)
        let animator = custom ?? systemAnimator(change.operation, from: from, to: to)
        // A pop that the finger began is the finger's, whoever draws it.
        let interactor: (any UIViewControllerInteractiveTransitioning)? =
            popInteraction?.interactor ?? from.heldZoom
            ?? custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        to.loadViewIfNeeded()
        let frame = pageFrame(for: to)
        let context = TransitionContext(
            TransitionContext.Setup(
                containerView: transitionView, from: from, to: to, fromView: from.view, toView: to.view,
                initialFrames: [ObjectIdentifier(from): from.view.frame], finalFrames: [ObjectIdentifier(to): frame]))
        heldBarHidden = barWasAway
        run(change, in: context, animator: animator, interactor: interactor) { session in
            prepareBars(for: change.operation, session: session)
            tabBarController?.moveBar(with: session.coordinator)
            prepareComingPage(to, in: frame)
        }
    }

    private func systemAnimator(
        _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> SystemAnimator {
        let isPush = operation == .push, upper = isPush ? to : from, lower = isPush ? from : to
        if let shared = (upper as? any ListSharing)?.makeListAnimator(over: lower, isPush: isPush) { return shared }
        if let preferred = upper.preferredTransition { return preferred.makeAnimator(for: upper, isComing: isPush) }
        return UIAccessibility.prefersCrossFadeTransitions
            ? CrossDissolveAnimator(isPresenting: isPush) : NavigationSlideAnimator(isPush: isPush)
    }

    // MARK: Calls around it

    private func beginAppearance(_ change: StackChange, animated: Bool) {
        change.to?.loadViewIfNeeded()
        change.from?.setMoving(from: change.leaving.contains { $0 === change.from })
        change.to?.setMoving(to: change.coming.contains { $0 === change.to })
        change.from?.beginAppearanceTransition(false, animated: animated)
        change.to?.beginAppearanceTransition(true, animated: animated)
    }

    private func endAppearance(_ change: StackChange) {
        change.from?.settleAppearance(isShown: false, in: self, animated: true)
        change.to?.settleAppearance(isShown: true, in: self, animated: true)
        change.from?.setMoving(from: false)
        change.to?.setMoving(to: false)
    }

    /// The way back of a cancelled transition: what was coming goes again, what was leaving stays.
    private func cancelAppearance(_ change: StackChange) {
        change.to?.settleAppearance(isShown: false, in: self, animated: true)
        change.from?.settleAppearance(isShown: true, in: self, animated: true)
        change.from?.setMoving(from: false)
        change.to?.setMoving(to: false)
    }

    /// Parent and child agree again.
    private func settle(_ change: StackChange, didComplete: Bool) {
        if didComplete {
            for controller in change.leaving { controller.removeFromParent() }
            for controller in change.coming { controller.didMove(toParent: self) }
        } else {
            for controller in change.coming {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
        }
        let released = didComplete ? change.leaving : change.coming
        for controller in released { controller.barItems.navigation?.searchController?.pageDidLeave() }
        didRelease(released)
        updateBarItems()
        tabBarController?.pagesDidChange()
        // The bar of another page may have another height.
        if session == nil { layoutBars() }
    }
}

extension UINavigationController: TransitionOwner {
    func transitionWillBegin(_ change: StackChange) {
        beginAppearance(change, animated: true)
        if let to = change.to { delegate?.navigationController(self, willShow: to, animated: true) }
    }

    func transitionWillEnd(_ change: StackChange, didComplete: Bool) {
        guard let from = change.from, let to = change.to else { return }
        putSharedList(change, isOnTop: didComplete == (change.operation == .push))
        if didComplete {
            from.view.removeFromSuperview()
            install(to)
            parent?.viewIfLoaded?.setNeedsLayout()
            endAppearance(change)
        } else {
            to.view.removeFromSuperview()
            install(from)
            stack = change.old
            cancelAppearance(change)
        }
        settle(change, didComplete: didComplete)
    }

    func transitionDidEnd(_ change: StackChange, didComplete: Bool) {
        if didComplete, let to = change.to { delegate?.navigationController(self, didShow: to, animated: true) }
        layoutBars()
    }

    func transitionDidSettle() {
        while session == nil, !queued.isEmpty { queued.removeFirst()() }
    }
}
