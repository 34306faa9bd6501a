import CoreGraphics

extension UIViewController {
    /// Whether the view is on screen and at rest.
    var isAppeared: Bool { appearance == .appeared }

    func startAppearance(_ isAppearing: Bool, animated: Bool) {
        beginDeferredChange()
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            // Loading may install children: they hear of the appearance below, with the others.
            loadViewIfNeeded()
            appearance = .appearing
            containment.owesIsAppearing = true
            viewWillAppear(animated)
            // A view that has been laid out before it appeared owes the question what it shows in place of its content.
            if unavailable.needsUpdate { viewIfLoaded?.setNeedsLayout() }
        case (.appeared, false), (.appearing, false):
            appearance = .disappearing
            containment.owesIsAppearing = false
            viewWillDisappear(animated)
        case (.appearing, true), (.disappearing, false):
            reportUnbalanced("a second beginAppearanceTransition(\(isAppearing), …) without an end")
            return
        default: return
        }
        containment.isTransitionAnimated = animated
        let onTheWay = appearance
        forwardToShownChildren {
            // A child that a program put in place in the call above is on its way already.
            if $0.appearance != onTheWay { $0.beginAppearanceTransition(isAppearing, animated: animated) }
        }
    }

    func finishAppearance() {
        let animated = containment.isTransitionAnimated
        switch appearance {
        case .appearing:
            // Who reads frames in `viewDidAppear` finds them as they are shown.
            if let view = viewIfLoaded, view.window != nil { layOutBeforeMoving(view) }
            appearance = .appeared
            viewDidAppear(animated)
            showInputAccessory()
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
        default:
            reportUnbalanced("endAppearanceTransition() without a begin")
            return
        }
        forwardToShownChildren { $0.followParentsEnd(animated: animated, isShown: appearance == .appeared) }
    }

    /// A controller with a view above the keyboard need not ask for the keys to show it.
    private func showInputAccessory() {
        guard canBecomeFirstResponder, let window = viewIfLoaded?.window, window.firstResponder == nil,
            inputAccessoryView != nil
        else { return }
        becomeFirstResponder()
    }

    /// A child that came in the middle of its parent's appearance appears at its end.
    private func followParentsEnd(animated: Bool, isShown: Bool) {
        if isShown, appearance == .disappeared { beginAppearanceTransition(true, animated: animated) }
        if appearance == .appearing || appearance == .disappearing { endAppearanceTransition() }
    }

    /// Ends an appearance or disappearance if it is still under way: another transition may have turned it round since.
    func endAppearance(ifStill state: AppearanceState) {
        if appearance == state { endAppearanceTransition() }
    }

    /// Ends the calls of a container's transition as it turned out: this controller is shown or not, and the container itself may
    /// be on its way or gone by now.
    func settleAppearance(isShown: Bool, in container: UIViewController, animated: Bool) {
        reach(isShown ? container.appearance : .disappeared, animated: animated)
    }

    private func reach(_ goal: AppearanceState, animated: Bool) {
        let isShown = goal == .appearing || goal == .appeared
        let rest = isShown ? AppearanceState.appeared : .disappeared
        if appearance != rest, appearance != (isShown ? .appearing : .disappearing) {
            beginAppearanceTransition(isShown, animated: animated)
        }
        if goal == rest, appearance != rest { endAppearanceTransition() }
    }

    /// Takes back what a transition that did not happen had begun.
    func turnBackAppearance(ifStill state: AppearanceState, animated: Bool) {
        guard appearance == state else { return }
        beginAppearanceTransition(state == .disappearing, animated: animated)
        endAppearanceTransition()
    }

    /// Calls `viewIsAppearing` once for each appearance, as soon as the view is in a window with its final size.
    func tellIsAppearing() {
        guard containment.owesIsAppearing, appearance == .appearing, viewIfLoaded?.window != nil else { return }
        containment.owesIsAppearing = false
        viewIsAppearing(containment.isTransitionAnimated)
    }

    /// The first layout is no part of an animation in which the view comes.
    ///
    /// - Parameter outermost: the view itself, or what it came in.
    func layOutBeforeMoving(_ outermost: UIView) {
        UIView.performWithoutAnimation {
            tellIsAppearing()
            outermost.layoutIfNeeded()
        }
    }

    private func reportUnbalanced(_ what: String) {
        Diagnostics.report(
            "Unbalanced calls to begin and end appearance transitions for \(type(of: self)): \(what).",
            key: "unbalanced appearance \(type(of: self))")
    }

    /// Whether this controller, or one that it shows in itself, must not be dismissed by a gesture.
    var staysInPresentation: Bool {
        var stays = isModalInPresentation
        forwardToShownChildren { stays = stays || $0.staysInPresentation }
        return stays
    }

    /// A container of the kit names the child that it shows; others forward to the children whose views are in theirs.
    private func forwardToShownChildren(_ call: (UIViewController) -> Void) {
        if let shownChild { return call(shownChild) }
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { call(child) }
    }

    // MARK: A view that enters or leaves a window without a container's transition

    func viewWillMove(toWindow window: UIWindow?) {
        let isShown = window?.isOnScreen == true
        if isShown, appearance == .disappeared, mayAppearByItself {
            beginAppearanceTransition(true, animated: false)
            containment.appearsByItself = true
        } else if !isShown, appearance == .appeared {
            beginAppearanceTransition(false, animated: false)
            containment.appearsByItself = true
        }
    }

    func viewDidMove(toWindow window: UIWindow?) {
        guard containment.appearsByItself else { return }
        containment.appearsByItself = false
        if window != nil { appearNow() }
        endAppearanceTransition()
        // What a program changes right after it has put the view there by hand is laid out with the next frame.
        if let window, window.rootViewController !== self, parent == nil { view.setNeedsLayout() }
    }

    private func appearNow() {
        tellIsAppearing()
        view.layoutIfNeeded()
    }

    /// Children whose parent is itself on its way hear from the parent, and who is being presented from the transition: its
    /// presentation controller may put the view into the container before that begins.
    private var mayAppearByItself: Bool {
        guard !isBeingPresentedNow, let parent = containment.parent else { return !isBeingPresentedNow }
        return parent.appearance == .appeared && parent.shouldAutomaticallyForwardAppearanceMethods
    }

    // MARK: The window is shown or hidden

    func windowWillShow() { beginAppearanceTransition(true, animated: false) }

    func windowDidShow() {
        guard appearance == .appearing else { return }
        appearNow()
        endAppearanceTransition()
    }

    func windowWillHide() { beginAppearanceTransition(false, animated: false) }
    func windowDidHide() { endAppearance(ifStill: .disappearing) }
}
