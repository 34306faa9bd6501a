public import CoreGraphics

/// Hears of a popover of the older kind.
@available(*, deprecated, message: "Use UIPopoverPresentationController")
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
    /// Whether a finger beside the popover takes it away. True by default.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// A finger has taken the popover away.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

@available(*, deprecated, message: "Use UIPopoverPresentationController")
extension UIPopoverControllerDelegate {
    /// What is answered where it is not implemented.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    /// What happens where it is not implemented.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// A popover of the older kind: shows a controller beside what it belongs to, at any width.
@available(*, deprecated, message: "Use UIPopoverPresentationController")
@preconcurrency @MainActor
open class UIPopoverController: NSObject, UIPopoverPresentationControllerDelegate {
    /// What is shown.
    open var contentViewController: UIViewController {
        didSet {
            precondition(!isPopoverVisible, "The content of a UIPopoverController that is shown cannot be replaced.")
        }
    }
    /// Hears of the popover; not retained.
    open weak var delegate: (any UIPopoverControllerDelegate)?
    /// How large the content is, in points; zero asks the content.
    open var contentSize = CGSize.zero { didSet { applySize() } }
    /// Views that a finger reaches although the popover is there.
    open var passthroughViews: [UIView]? { didSet { popover?.passthroughViews = passthroughViews } }
    /// What shows behind the content and in the arrow; nil is the system's material.
    open var backgroundColor: UIColor? { didSet { popover?.backgroundColor = backgroundColor } }
    /// The least distance from the window's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// A popover of a controller.
    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    private var popover: UIPopoverPresentationController? {
        isPopoverVisible ? contentViewController.popoverPresentationController : nil
    }

    /// Whether the popover is shown.
    open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
    /// The side on which the arrow is; unknown while the popover is not shown.
    open var popoverArrowDirection: UIPopoverArrowDirection { popover?.arrowDirection ?? .unknown }

    /// Sets how large the content is, in points.
    open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }
    /// Shows another controller.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        contentViewController = viewController
    }

    private func applySize() {
        if contentSize != .zero { contentViewController.preferredContentSize = contentSize }
    }

    /// Shows the popover beside a part of a view, in the view's points.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(over: view.window, arrowDirections, animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    /// Shows the popover beside a bar button.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        let window = item.shownView?.window ?? item.customView?.window
        present(over: window, arrowDirections, animated) { $0.barButtonItem = item }
    }

    private func present(
        over window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        _ point: (UIPopoverPresentationController) -> Void
    ) {
        precondition(window != nil, "A UIPopoverController is shown from a view or a bar button that is in a window.")
        guard !isPopoverVisible, let top = window?.deepestResponder as? UIViewController else { return }
        contentViewController.modalPresentationStyle = .popover
        applySize()
        guard let popover = contentViewController.popoverPresentationController else { return }
        point(popover)
        popover.permittedArrowDirections = directions
        popover.passthroughViews = passthroughViews
        popover.backgroundColor = backgroundColor
        popover.popoverLayoutMargins = popoverLayoutMargins
        popover.delegate = self
        top.present(contentViewController, animated: animated)
    }

    /// Takes the popover away; the delegate is not told.
    open func dismiss(animated: Bool) { contentViewController.presentingViewController?.dismiss(animated: animated) }

    /// A popover stays one at any width.
    open func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    /// Asks the delegate.
    open func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { delegate?.popoverControllerShouldDismissPopover(self) ?? true }

    /// Tells the delegate.
    open func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { delegate?.popoverControllerDidDismissPopover(self) }
}
