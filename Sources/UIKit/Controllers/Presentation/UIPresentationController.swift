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
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a compact width; `none` keeps the presentation's own, `automatic` is the system's choice.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style in any traits; `none` keeps the presentation's own, `automatic` is the system's choice.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// What to present in another style, such as a navigation controller around it; nil is the same controller.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Sets up the controller that presents in another style.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// The presentation begins: in its own style, which `none` stands for, or in another one.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// What is answered where it is not implemented.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// What is answered where it is not implemented.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .automatic
    }
    /// What is answered where it is not implemented.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// What happens where it is not implemented.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// What happens where it is not implemented.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// What is answered where it is not implemented.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    /// Does nothing where it is not implemented.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing where it is not implemented.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing where it is not implemented.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Manages what surrounds a presented controller: its frame, its chrome, its container, from presentation to dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    private weak var presented: UIViewController?
    /// Keeps the presented controller before and after the presentation, when its presenter does not.
    private var keptPresented: UIViewController?
    private weak var presenter: UIViewController?

    /// What is presented.
    open var presentedViewController: UIViewController {
        guard let presented else {
            preconditionFailure("The controller that \(type(of: self)) presented is gone.")
        }
        return presented
    }

    /// Who presents it. Known from `present(_:animated:)` on.
    open var presentingViewController: UIViewController {
        guard let presenter else {
            preconditionFailure("The presenter of \(type(of: self)) is not known before present(_:animated:).")
        }
        return presenter
    }

    /// The presenter, if there is one yet and still.
    var knownPresenter: UIViewController? { presenter }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Holds the presented view and any chrome from the start of the presentation to the end of the dismissal.
    open internal(set) var containerView: UIView? { didSet { overrideTraits() } }
    /// Traits that the presentation changes for all it shows.
    open var overrideTraitCollection: UITraitCollection? { didSet { overrideTraits() } }

    private func overrideTraits() {
        let values = overrideTraitCollection?.values ?? TraitValues()
        guard let containerView, values != containerView.traitOverrides.values else { return }
        containerView.traitOverrides = UITraitOverrides(values: values)
    }

    /// The controller that the program set up and whose place this one takes; nil unless the style has adapted.
    weak var adaptedFrom: UIPresentationController?
    /// True while a presentation or dismissal moves.
    var session: TransitionSession?
    /// Whether the presentation begins with the next layout, since the program may say more after `present(_:animated:)`.
    var beginsWithLayout: Bool { false }
    /// Begins it; nil where it does not wait.
    var deferredStart: (() -> Void)?
    /// Whether an animator takes the presented view away: what lays out the container would put it back.
    var isLeaving = false
    /// Where the presenter's view goes back to when the presentation had taken it out of the window.
    var presenterPlace: PresenterPlace?
    /// The style that is in force, with `automatic` resolved.
    var resolvedStyle = UIModalPresentationStyle.fullScreen

    /// A presentation of one controller by another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        keptPresented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// A controller that its presented controller asked for before the presentation: it waits, and keeps nothing alive.
    func wait() { keptPresented = nil }

    /// The presentation begins.
    func begin(from presenter: UIViewController) {
        self.presenter = presenter
        // The presenter keeps it now.
        keptPresented = nil
    }

    /// Another controller is shown in the place of the first: one that contains it, or the first again.
    func replacePresented(by controller: UIViewController) { presented = controller }

    /// The presentation is over: whoever keeps this controller can still ask what it presented.
    func keepPresented() { keptPresented = presented }

    open var presentationStyle: UIModalPresentationStyle { resolvedStyle }
    /// The style that takes this one's place in a compact width; `none` keeps it.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        let wish = delegate?.adaptivePresentationStyle(for: self) ?? .automatic
        return wish == .automatic ? usualCompactStyle : wish
    }
    /// The style that takes this one's place in some traits; `none` keeps it.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let wish = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
        guard wish == .automatic else { return wish }
        return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }
    /// The view that is animated: the presented controller's, unless chrome is wrapped around it.
    open var presentedView: UIView? { presentedViewController.view }
    /// In the container's points: where the presented view rests.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    /// The view that the container goes into, and where: the window, or the one that holds the view that defines the context.
    var containerPlace: (host: UIView, frame: CGRect)? {
        let view = presentingViewController.viewIfLoaded
        guard resolvedStyle == .currentContext || resolvedStyle == .overCurrentContext else {
            return view?.window.map { ($0, $0.bounds) }
        }
        return view.flatMap { view in view.superview.map { ($0, view.frame) } }
    }
    /// Whether the presenter's view leaves the window once it is covered.
    open var shouldRemovePresentersView: Bool {
        switch resolvedStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }
    /// Called after the traits around the presented controller changed, with the old ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func presentationTransitionWillBegin() {}
    /// `completed` is false when the presentation was cancelled: undo the chrome.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Sizes of the content

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// What is typed beneath.
    var input = CoveredInput()
    /// Whether input views of what lies beneath go meanwhile.
    var hidesInputViewsBeneath: Bool { true }

    /// Whether buttons of the presenter turn grey meanwhile.
    var dimsPresentersTint: Bool { presentedViewController is UIAlertController }

    /// Whether the container's layout puts the presented view at its frame each time, or only when the container's size changes.
    var placesPresentedView: Bool { false }

    /// The system's choice in a compact width; `none` is the presentation's own style.
    var usualCompactStyle: UIModalPresentationStyle { .none }

    /// A controller of another style to take this one's place.
    func makeAdaptiveController(
        _ style: UIModalPresentationStyle, for shown: UIViewController
    ) -> UIPresentationController {
        PresentationStyleResolver.systemController(for: style, presented: shown, presenter: knownPresenter)
            ?? UIPresentationController(presentedViewController: shown, presenting: knownPresenter)
    }

    /// Draws the presentation or dismissal when the program has no animator.
    func makeSystemAnimator(isPresenting: Bool) -> SystemAnimator {
        presentedViewController.makeSystemAnimator(isPresenting: isPresenting)
    }

    /// Whether the user may dismiss it without the program.
    var mayBeDismissedByUser: Bool {
        !presentedViewController.staysInPresentation
            && delegateInForce?.presentationControllerShouldDismiss(nominal) ?? true
    }

    /// The user has dismissed it, and it has gone.
    func wasDismissedByUser() {
        delegateInForce?.presentationControllerDidDismiss(nominal)
    }
}

/// The container of one presentation; tells the presentation controller of its layout.
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?
    /// Touches on the empty container go through to what lies behind it.
    var passesTouchesThrough = false
    /// Whether keys stay in here. What lies behind a sheet that lets touches through is as much in use as the sheet.
    var keepsFocus: Bool { !passesTouchesThrough || controller is UIPopoverPresentationController }
    private var placedSize: CGSize?
    override var liesOverContent: Bool { true }

    override func layoutSubviews() {
        let asked = controller.flatMap { $0.isLeaving ? nil : $0 }
        asked?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let asked { placePresentedView(of: asked) }
        asked?.containerViewDidLayoutSubviews()
    }

    /// An animator may have left the view elsewhere than its presentation controller says: there it stays until the size changes.
    private func placePresentedView(of controller: UIPresentationController) {
        guard controller.session == nil, let view = controller.presentedView, view.superview === self else { return }
        let isResized = placedSize.map { $0 != bounds.size } ?? false
        placedSize = bounds.size
        guard isResized || controller.placesPresentedView, view.transform.isIdentity else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller?.traitCollectionDidChange(previousTraitCollection)
        guard let old = previousTraitCollection else { return }
        let isSameSize =
            old.horizontalSizeClass == traitCollection.horizontalSizeClass
            && old.verticalSizeClass == traitCollection.verticalSizeClass
        if !isSameSize { controller?.adaptAgain() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && passesTouchesThrough ? nil : hit
    }
}
