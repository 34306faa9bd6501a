public import QuartzCore

/// Hears of a popover's appearance, of its dismissal by the user, and of moves to another place.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to appear; not called when it adapts to another style.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Whether a tap elsewhere may dismiss it. The newer question is `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// A tap elsewhere has dismissed it. The newer message is `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// The container has another size: the popover is about to point at `rect` of `view`, which can both be changed.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing where it is not implemented.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// What is answered where it is not implemented.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// What happens where it is not implemented.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// What happens where it is not implemented.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}
}

/// What a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in a view's points; nil when it does not show in that view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is, in another view's points; nil unless both are in one window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the button is, in a view's points; nil when no bar in that view's window shows it.
    public func frame(in referenceView: UIView) -> CGRect? {
        (customView ?? shownView)?.frame(in: referenceView)
    }
}
