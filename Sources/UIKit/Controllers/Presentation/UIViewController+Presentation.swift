import QuartzCore

/// Presenting and dismissing.
extension UIViewController {
    final var presentationInForce: UIPresentationController? {
        let active = selfAndAncestors.lazy.compactMap { $0.presentation.nominal ?? $0.presentation.controller }.first
        if let active { return active }
        return makePresentationControllerInAdvance()
    }

    /// The popover that the controller is shown in; nil when it is shown in another way.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The sheet that the controller is shown in; nil when it is shown in another way.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    var selfAndAncestors: [UIViewController] { ControllerChain.upwards(from: self) }

    /// The nearest controller of a class that this one is in, at any depth.
    func ancestor<Container: UIViewController>() -> Container? { ControllerChain.container(of: self) }

    /// What `present(_:animated:completion:)` does.
    func performPresent(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(presented !== self, "A view controller cannot present itself (\(presented)).")
        DeferredStackChange.beginAll(around: self, presented)
        precondition(
            presented.parent == nil,
            "A view controller that is a child of \(String(describing: presented.parent)) cannot be presented (\(presented))."
        )
        let style = PresentationStyleResolver.resolve(presented)
        let presenter = PresentationStyleResolver.presenter(for: style, from: self)
        if let reason = PresentationRefusal.reason(of: presented, from: presenter) {
            return Diagnostics.report(
                "Attempt to present \(type(of: presented)) on \(type(of: presenter)), \(reason); ignored.")
        }
        let nominal = PresentationStyleResolver.controller(
            for: presented, presenter: presenter, source: self, style: style)
        let (controller, shown) = nominal.adapted(
            to: presenter.viewIfLoaded?.window?.traitCollection ?? presenter.traitCollection)
        controller.begin(from: presenter)
        presenter.presentedByOwn = shown
        shown.presentedBy = presenter
        shown.activePresentationController = controller
        shown.presentation.nominal = controller.adaptedFrom
        controller.present(source: self, animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    /// What `dismiss(animated:completion:)` does.
    func performDismiss(animated: Bool, completion: (() -> Void)?) {
        if let presented = presentedViewController {
            presented.dismissSelf(animated: animated, completion: completion)
        } else if let presenter = presentingViewController {
            presenter.performDismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// Everything between goes at once; only the topmost view is animated.
    private func dismissSelf(animated: Bool, completion: (() -> Void)?) {
        let chain = Array(sequence(first: self) { $0.presentedByOwn })
        if let session = chain.lazy.compactMap({ $0.activePresentationController?.session }).first {
            // In the middle of a transition: go when that has settled.
            session.whenSettled { [weak self] in
                guard let self, self.activePresentationController != nil else {
                    completion?()
                    return
                }
                self.dismissSelf(animated: animated, completion: completion)
            }
            return
        }
        guard let top = chain.last?.activePresentationController, let own = activePresentationController else {
            completion?()
            return
        }
        if own !== top { collapse(chain, beneath: top) }
        top.dismiss(
            animated: animated && UIView.areAnimationsEnabled, isDriven: own === top, completion: completion)
    }

    /// What lies between goes at once; the topmost controller is then presented by who presented the lowest.
    private func collapse(_ chain: [UIViewController], beneath top: UIPresentationController) {
        guard let revealed = presentedBy, let last = chain.last else { return }
        for between in chain.dropLast().reversed() {
            between.presentedByOwn = nil
            between.activePresentationController?.vanish(beneath: top)
        }
        revealed.presentedByOwn = last
        last.presentedBy = revealed
        top.begin(from: revealed)
    }

    /// A presentation can be set up before it begins: its delegate, a sheet's detents, what a popover points at.
    private func makePresentationControllerInAdvance() -> UIPresentationController? {
        guard presentedBy == nil, parent == nil else { return nil }
        let style = PresentationStyleResolver.resolve(self)
        if let waiting = waitingPresentationController, waiting.resolvedStyle == style { return waiting }
        let made = PresentationStyleResolver.systemController(for: style, presented: self, presenter: nil)
        made?.resolvedStyle = style
        made?.wait()
        waitingPresentationController = made
        return made
    }
}

/// Which style, which presenter, which presentation controller.
@MainActor
enum PresentationStyleResolver {
    static func resolve(_ presented: UIViewController) -> UIModalPresentationStyle {
        switch presented.modalPresentationStyle {
        case .automatic, .none: .pageSheet
        case let style: style
        }
    }

    /// The nearest ancestor that defines the context; otherwise the outermost ancestor.
    static func presenter(for style: UIModalPresentationStyle, from source: UIViewController) -> UIViewController {
        let chain = source.selfAndAncestors
        if style == .currentContext || style == .overCurrentContext,
            let context = chain.first(where: \.definesPresentationContext)
        {
            return context
        }
        return chain.last ?? source
    }

    /// The controller of a presentation that begins: the program's own, the one set up in advance, or a new one.
    static func controller(
        for presented: UIViewController, presenter: UIViewController, source: UIViewController,
        style: UIModalPresentationStyle
    ) -> UIPresentationController {
        let waiting = presented.waitingPresentationController.flatMap { $0.resolvedStyle == style ? $0 : nil }
        presented.waitingPresentationController = nil
        let custom =
            style == .custom
            ? presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        let controller =
            custom ?? waiting ?? systemController(for: style, presented: presented, presenter: presenter)
            ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        controller.resolvedStyle = style
        controller.begin(from: presenter)
        return controller
    }

    static func systemController(
        for style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController?
    ) -> UIPresentationController? {
        if presented is UISearchController {
            return SearchPresentationController(presentedViewController: presented, presenting: presenter)
        }
        return switch style {
        case .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: presented, presenting: presenter)
        case .popover where presented is UIAlertController:
            ActionSheetPopoverController(presentedViewController: presented, presenting: presenter)
        case .popover:
            UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
        case .custom: nil
        case _ where presented is UIAlertController:
            AlertPresentationController(presentedViewController: presented, presenting: presenter)
        default: UIPresentationController(presentedViewController: presented, presenting: presenter)
        }
    }
}
