import QuartzCore

/// An action sheet where there is room across: a popover. It has no cancelling button; a tap elsewhere makes that choice.
@MainActor
final class ActionSheetPopoverController: UIPopoverPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var usualCompactStyle: UIModalPresentationStyle { .overFullScreen }

    /// With nothing to point at it comes from below, as in a compact width.
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = super.adaptivePresentationStyle(for: traitCollection)
        guard style == .none, !hasSource else { return style }
        Diagnostics.report(
            "In a wide window an action sheet is a popover: give its popoverPresentationController a sourceView or a "
                + "barButtonItem. This one (\(presentedViewController.title ?? "untitled")) comes from below.",
            key: "action sheet without a source")
        return .overFullScreen
    }

    override func presentationTransitionWillBegin() {
        alert?.isInPopover = true
        super.presentationTransitionWillBegin()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { alert?.isInPopover = false }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { alert?.isInPopover = false }
    }

    override func wasDismissedByUser() {
        super.wasDismissedByUser()
        if let cancel = alert?.cancelAction { cancel.handler?(cancel) }
    }
}
