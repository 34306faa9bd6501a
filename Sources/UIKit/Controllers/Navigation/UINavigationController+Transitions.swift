import CoreGraphics
import QuartzCore

/// How one stack becomes another.
extension UINavigationController {
    /// Makes `newStack` the stack, and shows its top controller with the next layout.
    ///
    /// Several changes before that layout are one: from the page on the screen to the last page on top. The animator and the
    /// interactor are asked for at once, and so is the coordinator there; the coming page's view is loaded no sooner than it comes, so that
    /// it finds what the program has set after the push.
    func show(_ newStack: [UIViewController], operation: Operation, animated: Bool) {
        let earlier = deferredChange
        let barWasAway = earlier?.barWasAway ?? hidesBar(over: stack.last)
        let change = StackChange(from: earlier?.change.old ?? stack, to: newStack, operation: operation)
        replaceChildren(for: newStack, within: change)
        var next = DeferredStackChange(change: change, barWasAway: barWasAway)
        if let from = change.from, let to = change.to, from !== to, isViewLoaded {
            if operation == .push { (to as? any ListSharing)?.takeList(of: from) }
            if animated, isOnScreen { next.session = makeSession(for: next, from: from, to: to) }
        }
        deferredChange = next
        earlier?.session?.giveWay(to: next.session)
        session = next.session
        if session == nil { heldBarHidden = nil }
        guard isViewLoaded, change.from !== change.to, !mustBeginAtOnce else { return beginStackChange() }
        if next.session == nil {
            updateBarItems()
            tabBarController?.pagesDidChange()
        }
        view.setNeedsLayout()
        // Before the commit's layout: containers around this one go by the new page, and a commit in a transition can begin its time.
        view.layer.context?.beforeNextLayout { [weak self] in self?.beginStackChange() }
    }

    /// Whether a transition runs, which further changes wait for.
    var isTransitioning: Bool { session != nil && deferredChange == nil }

    private var isOnScreen: Bool { isAppeared && view.window != nil }

    /// What is asked for in an animation of the program's own, in a transaction whose end it waits for, or with animations off, is part
    /// of that.
    private var mustBeginAtOnce: Bool {
        CATransaction.completionBlock() != nil || !DeferredStackChange.mayBeginInLayout
    }

    /// Pages become children, and hear that they leave, when they are asked to.
    private func replaceChildren(for newStack: [UIViewController], within change: StackChange) {
        let replaced = stack
        stack = newStack
        for page in newStack where !replaced.contains(where: { $0 === page }) {
            addChild(page)
            // Taken away and put back before the next layout.
            if !change.coming.contains(where: { $0 === page }) { page.didMove(toParent: self) }
        }
        for page in replaced where !newStack.contains(where: { $0 === page }) {
            page.willMove(toParent: nil)
            // It came since the last layout and has never been seen.
            if !change.leaving.contains(where: { $0 === page }) { release([page]) }
        }
    }

    /// Begins the change of the stack that waits for the next layout.
    func beginStackChange() {
        guard let deferred = deferredChange else { return }
        deferredChange = nil
        let change = deferred.change
        guard isViewLoaded, change.from !== change.to else { return settle(change, didComplete: true) }
        guard let session = deferred.session, let to = change.to else { return swap(change) }
        guard isOnScreen else { return replace(session, by: change) }
        to.loadViewIfNeeded()
        let frame = pageFrame(for: to)
        begin(change, in: session) { session in
            prepareBars(for: change.operation, session: session)
            tabBarController?.moveBar(with: session.coordinator)
            prepareComingPage(to, in: frame)
        }
    }

    /// Does at once what nobody would see move any more.
    private func replace(_ session: TransitionSession, by change: StackChange) {
        self.session = nil
        heldBarHidden = nil
        swap(change)
        session.giveWay(to: nil)
    }

    struct StackChange {
        var old: [UIViewController]
        var from: UIViewController?
        var to: UIViewController?
        var leaving: [UIViewController]
        var coming: [UIViewController]
        var operation: Operation

        init(from old: [UIViewController], to new: [UIViewController], operation: Operation) {
            self.old = old
            self.operation = operation
            from = old.last
            to = new.last
            leaving = old.filter { gone in !new.contains { $0 === gone } }
            coming = new.filter { page in !old.contains { $0 === page } }
        }

        /// The page that lies, or lay, on the other.
        var upper: UIViewController? { operation == .push ? to : from }
        var lower: UIViewController? { operation == .push ? from : to }
    }

    // MARK: At once

    private func swap(_ change: StackChange) {
        if isOnScreen { beginAppearance(change, animated: false) }
        // Of what comes before the controller does it hears with the first appearance.
        let told = isOnScreen || hasShownPage ? change.to : nil
        if let told { delegate?.navigationController(self, willShow: told, animated: false) }
        putSharedList(change, isOnTop: change.operation == .push)
        if let gone = change.from?.viewIfLoaded, gone.superview === transitionView { gone.removeFromSuperview() }
        // Not what is on top by now: a page may push another one in its "will" calls.
        if let to = change.to { install(to) }
        layoutBars()
        endAppearance(change)
        settle(change, didComplete: true)
        if let told { delegate?.navigationController(self, didShow: told, animated: false) }
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

    private func makeSession(
        for deferred: DeferredStackChange, from: UIViewController, to: UIViewController
    ) -> TransitionSession {
        let change = deferred.change
        let isDeclined = popInteraction?.delegateHasDeclined ?? false
        let custom =
            isDeclined
            ? nil : delegate?.navigationController(self, animationControllerFor: change.operation, from: from, to: to)
        let animator = custom ?? systemAnimator(change.operation, from: from, to: to)
        // A pop that the finger began is the finger's, whoever draws it.
        let interactor: (any UIViewControllerInteractiveTransitioning)? =
            popInteraction?.interactor ?? from.heldZoom
            ?? custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        let context = TransitionContext(
            TransitionContext.Setup(
                containerView: transitionView, from: from, to: to, fromView: from.view,
                viewOfComing: { [weak to] in to?.view },
                initialFrames: [ObjectIdentifier(from): from.view.frame],
                finalFrameOfComing: { [weak self, weak to] in to.map { self?.pageFrame(for: $0) ?? .zero } ?? .zero }))
        heldBarHidden = deferred.barWasAway
        return makeSession(for: change, in: context, animator: animator, interactor: interactor)
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
            release(change.leaving)
            for controller in change.coming where controller.parent === self { controller.didMove(toParent: self) }
        } else {
            for controller in change.coming { controller.willMove(toParent: nil) }
            release(change.coming)
        }
        updateBarItems()
        tabBarController?.pagesDidChange()
        // The bar of another page may have another height.
        if session == nil { layoutBars() }
    }

    /// Pages leave; another container may have taken one meanwhile.
    private func release(_ pages: [UIViewController]) {
        for page in pages where page.parent === self { page.removeFromParent() }
        for page in pages { page.barItems.navigation?.searchController?.pageDidLeave() }
        didRelease(pages)
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
