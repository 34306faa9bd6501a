import QuartzCore

/// Another style where the traits ask for it: a popover becomes a sheet in a compact width.
extension UIPresentationController {
    /// What the program set up: this controller, or the one whose place it takes.
    var nominal: UIPresentationController { adaptedFrom ?? self }

    /// The delegate of this controller, or of the one whose place it takes.
    var delegateInForce: (any UIAdaptivePresentationControllerDelegate)? { delegate ?? adaptedFrom?.delegate }

    /// The style that takes the place of the controller's own; nil when none does.
    private func styleInstead(in traits: UITraitCollection) -> UIModalPresentationStyle? {
        switch resolvedStyle {
        case .popover, .pageSheet, .formSheet, .custom: break
        default: return nil
        }
        let style = adaptivePresentationStyle(for: traits)
        switch style {
        case .none, .automatic, resolvedStyle: return nil
        case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return style
        default:
            Diagnostics.report(
                "A presentation adapts to fullScreen, overFullScreen, pageSheet, formSheet or none; \(style), wanted "
                    + "for \(type(of: presentedViewController)), was ignored.", key: "adapting to \(style)")
            return nil
        }
    }

    /// Who presents in these traits, and whom: this controller what it was made for, or one of another style in its place.
    func adapted(to traits: UITraitCollection) -> (controller: UIPresentationController, shown: UIViewController) {
        let own = presentedViewController
        guard let style = styleInstead(in: traits) else { return (self, own) }
        let shown =
            delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? own
        return (adaptiveController(style, for: shown), shown)
    }

    private func adaptiveController(
        _ style: UIModalPresentationStyle, for shown: UIViewController
    ) -> UIPresentationController {
        let controller = makeAdaptiveController(style, for: shown)
        controller.adaptedFrom = self
        controller.resolvedStyle = style
        delegate?.presentationController(self, prepare: controller)
        return controller
    }

    /// Tells the delegate in which style the presentation begins.
    func tellStyle() {
        nominal.delegate?.presentationController(
            nominal, willPresentWithAdaptiveStyle: adaptedFrom == nil ? .none : resolvedStyle,
            transitionCoordinator: presentedViewController.transitionCoordinator)
    }

    // MARK: While it shows

    /// The traits have changed under a presentation: it goes on in the style that they ask for.
    func adaptAgain() {
        if let session { return session.whenSettled { [weak self] in self?.adaptAgain() } }
        guard let containerView else { return }
        let now = adaptedFrom == nil ? nil : resolvedStyle
        let style = nominal.styleInstead(in: containerView.traitCollection)
        guard style != now else { return }
        // The presenter has lain there all the time and stays there.
        let standing = style == .fullScreen ? .overFullScreen : style
        guard standing != now else { return }
        let shown = presentedViewController, owner = nominal
        owner.replacePresented(by: shown)
        handOver(shown, to: standing.map { owner.adaptiveController($0, for: shown) } ?? owner)
    }

    /// This controller's chrome goes and the other's comes; the content stays in the window all the time.
    private func handOver(_ shown: UIViewController, to next: UIPresentationController) {
        guard let container = containerView as? PresentationContainerView, let presenter = knownPresenter else {
            return
        }
        container.addSubview(shown.view)
        dismissalTransitionWillBegin()
        dismissalTransitionDidEnd(true)
        containerView = nil
        bringPresenterBack()
        shown.presentation.nominal = next.adaptedFrom
        shown.activePresentationController = next
        next.begin(from: presenter)
        next.containerView = container
        container.controller = next
        next.tellStyle()
        // Before the content goes into it, so that the content never leaves the window.
        if let view = next.presentedView { container.addSubview(view) }
        next.presentationTransitionWillBegin()
        if let view = next.presentedView {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = next.frameOfPresentedViewInContainerView
        }
        next.presentationTransitionDidEnd(true)
        presenter.viewIfLoaded?.setTintDimmed(next.dimsPresentersTint)
        container.setNeedsLayout()
    }

    /// A full screen has taken the presenter's view away.
    private func bringPresenterBack() {
        guard presenterPlace != nil, let presenter = knownPresenter else { return }
        presenter.beginAppearanceTransition(true, animated: false)
        putPresenterViewBack()
        presenter.endAppearance(ifStill: .appearing)
    }
}

/// Dismissal by the user: a tap beside it, a sheet dragged away.
extension UIPresentationController {
    /// Asks the delegate, unless it has been asked, and goes, or says that it was tried.
    func dismissByUser(isAllowed: Bool? = nil) {
        guard session == nil, containerView != nil else { return }
        let delegate = delegateInForce, named = nominal
        guard isAllowed ?? mayBeDismissedByUser else {
            delegate?.presentationControllerDidAttemptToDismiss(named)
            return
        }
        delegate?.presentationControllerWillDismiss(named)
        presentingViewController.dismiss(animated: true) { [self, presented = presentedViewController] in
            withExtendedLifetime((presented, named)) { wasDismissedByUser() }
        }
    }
}
