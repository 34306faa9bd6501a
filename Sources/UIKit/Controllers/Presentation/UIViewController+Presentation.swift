public import QuartzCore

/// Presenting and dismissing.
extension UIViewController {
    /// The controller that this one, or an ancestor of it, presents.
    public var presentedViewController: UIViewController? {
        selfAndAncestors.lazy.compactMap(\.presentedByOwn).first
    }

    /// The controller that presented this one or an ancestor of it.
    public var presentingViewController: UIViewController? {
        selfAndAncestors.lazy.compactMap(\.presentedBy).first
    }

    /// The presentation controller of this controller or the ancestor that was presented.
    public var presentationController: UIPresentationController? {
        if let active = selfAndAncestors.lazy.compactMap(\.activePresentationController).first { return active }
        return makePresentationControllerInAdvance()
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    var selfAndAncestors: [UIViewController] {
        Array(sequence(first: self) { $0.parent })
    }

    /// What `present(_:animated:completion:)` does.
    func performPresent(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(presented !== self, "A view controller cannot present itself (\(presented)).")
        precondition(
            presented.parent == nil,
            "A view controller that is a child of \(String(describing: presented.parent)) cannot be presented (\(presented))."
        )
        let style = PresentationStyleResolver.resolve(presented)
        let presenter = PresentationStyleResolver.presenter(for: style, from: self)
        guard mayPresent(presented, from: presenter) else { return }
        let controller = PresentationStyleResolver.controller(
            for: presented, presenter: presenter, source: self, style: style)
        presenter.presentedByOwn = presented
        presented.presentedBy = presenter
        presented.activePresentationController = controller
        controller.present(source: self, animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    private func mayPresent(_ presented: UIViewController, from presenter: UIViewController) -> Bool {
        if let already = presenter.presentedByOwn {
            Diagnostics.report(
                "Attempt to present \(type(of: presented)) on \(type(of: presenter)), which is already presenting "
                    + "\(type(of: already)); ignored.")
            return false
        }
        if presented.presentedBy != nil {
            Diagnostics.report("Attempt to present \(type(of: presented)), which is already presented; ignored.")
            return false
        }
        guard presenter.viewIfLoaded?.window != nil else {
            Diagnostics.report(
                "Attempt to present \(type(of: presented)) on \(type(of: presenter)), whose view is not in a window; ignored."
            )
            return false
        }
        return true
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

    /// Everything above goes at once; only the topmost view is animated.
    private func dismissSelf(animated: Bool, completion: (() -> Void)?) {
        guard let controller = activePresentationController else { return }
        if controller.session != nil {
            // In the middle of its own transition: go when that has settled.
            controller.session?.whenSettled { [weak self] in
                guard let self, self.activePresentationController != nil else { return }
                self.dismissSelf(animated: animated, completion: completion)
            }
            return
        }
        if let above = presentedByOwn { above.dismissSelf(animated: false, completion: nil) }
        controller.dismiss(animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    /// A sheet or popover can be set up before it is presented.
    private func makePresentationControllerInAdvance() -> UIPresentationController? {
        guard presentedBy == nil, parent == nil else { return nil }
        if let waiting = waitingPresentationController, waiting.resolvedStyle == PresentationStyleResolver.resolve(self)
        {
            return waiting
        }
        let style = PresentationStyleResolver.resolve(self)
        guard let made = PresentationStyleResolver.systemController(for: style, presented: self, presenter: nil) else {
            return nil
        }
        made.resolvedStyle = style
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

    static func controller(
        for presented: UIViewController, presenter: UIViewController, source: UIViewController,
        style: UIModalPresentationStyle
    ) -> UIPresentationController {
        let waiting = presented.waitingPresentationController
        presented.waitingPresentationController = nil
        let custom =
            style == .custom
            ? presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        let controller =
            custom ?? systemController(for: style, presented: presented, presenter: presenter, settings: waiting)
            ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        controller.resolvedStyle = style
        return controller
    }

    static func systemController(
        for style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController?,
        settings: UIPresentationController? = nil
    ) -> UIPresentationController? {
        switch style {
        case .pageSheet, .formSheet:
            let sheet = UISheetPresentationController(presentedViewController: presented, presenting: presenter)
            if let settings = settings as? UISheetPresentationController { sheet.copySettings(from: settings) }
            return sheet
        case .popover:
            let popover = UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
            if let settings = settings as? UIPopoverPresentationController { popover.copySettings(from: settings) }
            return popover
        default:
            return nil
        }
    }
}
