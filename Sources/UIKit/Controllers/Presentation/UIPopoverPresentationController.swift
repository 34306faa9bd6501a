public import QuartzCore

/// Shows a controller beside what it belongs to, with an arrow that points there. A finger that taps elsewhere dismisses it.
///
/// In a compact width it adapts to a sheet, unless the delegate wants otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The sides on which the arrow may be; without any the popover stands over its source and has no arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }
    /// The view that the popover points at.
    open var sourceView: UIView? { didSet { placeAgain() } }
    /// The part of the source view that the popover points at, in that view's points; null is the whole of it.
    open var sourceRect = CGRect.null { didSet { placeAgain() } }
    /// The bar button that the popover points at.
    open var barButtonItem: UIBarButtonItem? { didSet { placeAgain() } }
    /// What the popover points at: a view or a bar button. Goes before `sourceView` and `barButtonItem`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placeAgain() } }
    /// Whether the popover may lie over its source where there is too little room beside it.
    open var canOverlapSourceViewRect = false { didSet { placeAgain() } }
    /// The least distance from the container's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { placeAgain() } }
    /// What shows behind the content and in the arrow; nil is the system's material.
    open var backgroundColor: UIColor? { didSet { popover.fill = backgroundColor } }
    /// What draws the background and the arrow in place of the system; nil is the system.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet { placeAgain() }
    }
    private var ownBackground: UIPopoverBackgroundView.Type? {
        popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    }
    /// Views that a finger reaches although the popover is there.
    open var passthroughViews: [UIView]? { didSet { outside.passthroughViews = passthroughViews ?? [] } }
    /// The side on which the arrow is; unknown before the presentation.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    private let popover = PopoverView()
    private let outside = PopoverOutsideView()
    private var madeSheet: UISheetPresentationController?
    private var placedIn: CGSize?

    /// The size of content that does not ask for one, in points.
    private static let usualSize = CGSize(width: 320, height: 1100)

    /// The sheet that the popover adapts to in a compact width, to be set up in advance.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let madeSheet { return madeSheet }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: knownPresenter)
        sheet.wait()
        madeSheet = sheet
        return sheet
    }

    override var usualCompactStyle: UIModalPresentationStyle { .pageSheet }

    override func makeAdaptiveController(
        _ style: UIModalPresentationStyle, for shown: UIViewController
    ) -> UIPresentationController {
        guard style == .pageSheet || style == .formSheet else {
            return super.makeAdaptiveController(style, for: shown)
        }
        adaptiveSheetPresentationController.replacePresented(by: shown)
        return adaptiveSheetPresentationController
    }

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    // MARK: Place

    open override var presentedView: UIView? { popover }
    override var hidesInputViewsBeneath: Bool { false }
    /// A date picker that opens stays part of what is around it.
    override var dimsPresentersTint: Bool { !(presentedViewController is any PartOfControl) }
    override var placesPresentedView: Bool { true }
    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    /// What the popover points at, in the container's points; nil when that is nowhere to be seen.
    private var source: CGRect? {
        guard let containerView else { return nil }
        if let item = sourceItem ?? barButtonItem { return item.frame(in: containerView) }
        guard let sourceView, sourceView.window === containerView.window else { return nil }
        return containerView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    /// Whether the program has said what the popover points at.
    var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

    override var beginsWithLayout: Bool { !hasSource }

    private var placement: PopoverPlacement? {
        guard let containerView, let source = source ?? popover.lastSource else { return nil }
        popover.lastSource = source
        return PopoverPlacement(
            PopoverPlacement.Request(
                source: source, size: contentSize,
                room: containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins),
                permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect,
                arrowHeight: ownBackground?.arrowHeight() ?? PopoverPlacement.arrowHeight))
    }

    private var contentSize: CGSize {
        let size = AskedContentSize(controller: presentedViewController).size
        let insets = ownBackground?.contentViewInsets() ?? .zero
        return CGSize(
            width: (size.width > 0 ? size.width : Self.usualSize.width) + insets.left + insets.right,
            height: (size.height > 0 ? size.height : Self.usualSize.height) + insets.top + insets.bottom)
    }

    private func place() {
        guard let placement else { return }
        arrowDirection = placement.direction
        popover.placement = placement
        presentedViewController.containerInsets = ownBackground == nil ? placement.arrowInsets : .zero
    }

    private func placeAgain() {
        containerView?.setNeedsLayout()
    }

    open override func containerViewWillLayoutSubviews() {
        if let placedIn, let containerView, containerView.bounds.size != placedIn { askForReposition() }
        placedIn = containerView?.bounds.size
        place()
    }

    /// The delegate may have the popover point elsewhere in a container of another size.
    private func askForReposition() {
        guard let delegate = popoverDelegate, let sourceView, sourceItem == nil, barButtonItem == nil else { return }
        let old = sourceRect.isNull ? sourceView.bounds : sourceRect
        var rect = old, view = sourceView
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== sourceView { self.sourceView = view }
        if rect != old { sourceRect = rect }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let containerView, session == nil else { return }
        containerView.setNeedsLayout()
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            containerView.layoutIfNeeded()
        }
    }

    // MARK: Life

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView as? PresentationContainerView else { return }
        popoverDelegate?.prepareForPopoverPresentation(self)
        precondition(
            source != nil,
            "A popover needs something in the window to point at before it is presented: a sourceView, a sourceItem "
                + "or a barButtonItem (\(type(of: presentedViewController))).")
        container.passesTouchesThrough = true
        outside.frame = container.bounds
        outside.onTap = { [weak self] in self?.dismissByUser() }
        container.insertSubview(outside, at: 0)
        popover.background = ownBackground.flatMap { NSObject.make($0) as? UIPopoverBackgroundView }
        presentedViewController.loadViewIfNeeded()
        placedIn = container.bounds.size
        place()
        popover.adopt(presentedViewController.view)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { removeChrome() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { removeChrome() }
    }

    private func removeChrome() {
        outside.removeFromSuperview()
        popover.removeFromSuperview()
        popover.release()
        (containerView as? PresentationContainerView)?.passesTouchesThrough = false
        presentedViewController.containerInsets = .zero
        arrowDirection = .unknown
        placedIn = nil
    }

    override func makeSystemAnimator(isPresenting: Bool) -> SystemAnimator {
        PopoverAnimator(isPresenting: isPresenting)
    }

    // MARK: Dismissal by the user

    override var mayBeDismissedByUser: Bool {
        super.mayBeDismissedByUser && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    override func wasDismissedByUser() {
        super.wasDismissedByUser()
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
}

/// A controller that shows a part of a control: what is around keeps its colours.
@MainActor
protocol PartOfControl: UIViewController {}
