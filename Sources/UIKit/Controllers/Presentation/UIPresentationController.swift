public import QuartzCore

/// How a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case blurOverFullScreen
    case none = -1
    case automatic = -2
}

/// How a presented controller comes and goes when no animator is given.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal, crossDissolve, partialCurl
}

/// Adapts presentations and hears of dismissals by the user.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Manages what surrounds a presented controller: its frame, its chrome, its container, from presentation to dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    public let presentingViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Holds the presented view and any chrome from the start of the presentation to the end of the dismissal.
    public internal(set) var containerView: UIView?
    open var overrideTraitCollection: UITraitCollection?

    /// True while a presentation or dismissal moves.
    var session: TransitionSession?
    /// Where the presenter's view goes back to when the presentation had taken it out of the window.
    var presenterPlace: PresenterPlace?
    /// The style that is in force, with `automatic` resolved.
    var resolvedStyle = UIModalPresentationStyle.fullScreen

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        // UIKit passes nil while the presenter is not known; the presented controller stands in until then.
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle { resolvedStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? .none
    }
    /// The view that is animated: the presented controller's, unless chrome is wrapped around it.
    open var presentedView: UIView? { presentedViewController.view }
    /// In the container's points: where the presented view rests.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the window once it is covered.
    open var shouldRemovePresentersView: Bool {
        switch resolvedStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }

    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

    open func presentationTransitionWillBegin() {}
    /// `completed` is false when the presentation was cancelled: undo the chrome.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Where the presenter's view was.
    struct PresenterPlace {
        weak var superview: UIView?
        let view: UIView
        let index: Int
        let frame: CGRect
    }
}

/// The container of one presentation; tells the presentation controller of its layout.
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?
    /// Touches on the empty container go through to what lies behind it.
    var passesTouchesThrough = false

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let controller, controller.session == nil, let view = controller.presentedView, view.superview === self {
            let frame = controller.frameOfPresentedViewInContainerView
            if view.transform.isIdentity, view.frame != frame { view.frame = frame }
        }
        controller?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && passesTouchesThrough ? nil : hit
    }
}
