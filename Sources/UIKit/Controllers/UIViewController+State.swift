public import QuartzCore

extension UIViewController {
    var presentedByOwn: UIViewController? {
        get { presentation.presented }
        set { presentation.presented = newValue }
    }

    var presentedBy: UIViewController? {
        get { presentation.presenting }
        set { presentation.presenting = newValue }
    }

    var activePresentationController: UIPresentationController? {
        get { presentation.controller }
        set { presentation.controller = newValue }
    }

    var waitingPresentationController: UIPresentationController? {
        get { presentation.waitingController }
        set { presentation.waitingController = newValue }
    }

    func setPreferredTransition(_ transition: UIViewControllerTransition?) {
        presentation.preferred = transition
        presentation.zoomDismissal = transition.flatMap { $0.options == nil ? nil : ZoomDismissal(self, $0) }
        if let view = viewIfLoaded { presentation.zoomDismissal?.join(view) }
    }

    var isBeingPresentedNow: Bool {
        get { presentation.isBeingPresented }
        set { presentation.isBeingPresented = newValue }
    }

    var isBeingDismissedNow: Bool {
        get { presentation.isBeingDismissed }
        set { presentation.isBeingDismissed = newValue }
    }

    func setMoving(to isMoving: Bool) { presentation.isMovingTo = isMoving }
    func setMoving(from isMoving: Bool) { presentation.isMovingFrom = isMoving }

    /// The transition that this controller, an ancestor or what it presents takes part in.
    var activeCoordinator: TransitionCoordinator? {
        selfAndAncestors.lazy.compactMap { ($0.presentation.session ?? $0.containedSession)?.coordinator }.first
    }

    /// Swaps the views of two children, with their appearance calls: by the transition that the options name, or by the changes
    /// in `animations` alone.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            fromViewController.parent === self && toViewController.parent === self,
            "transition(from:to:…) needs two children of \(type(of: self)).")
        fromViewController.beginAppearanceTransition(false, animated: true)
        toViewController.beginAppearanceTransition(true, animated: true)
        let host = fromViewController.view.superview ?? view!
        let end: (Bool) -> Void = { finished in
            fromViewController.view.removeFromSuperview()
            fromViewController.endAppearance(ifStill: .disappearing)
            toViewController.endAppearance(ifStill: .appearing)
            completion?(finished)
        }
        guard options.transition == 0 else {
            UIView.transition(with: host, duration: duration, options: options) {
                host.addSubview(toViewController.view)
                toViewController.layOutBeforeMoving(toViewController.view)
                animations?()
            } completion: {
                end($0)
            }
            return
        }
        host.addSubview(toViewController.view)
        toViewController.layOutBeforeMoving(toViewController.view)
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
}
