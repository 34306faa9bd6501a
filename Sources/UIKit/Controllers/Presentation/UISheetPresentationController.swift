public import QuartzCore

/// Hears when the user moves a sheet to another height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// What happens where it is not implemented.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// A card that slides up over its presenter and rests at one of its detents. Dragging it down past the lowest dismisses it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name as Apple's frameworks spell it.
            public let rawValue: String
            /// The value of a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The value of a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole height below the status bar.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The detent's name.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Half of the container; not there where it is low.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetDetentContext)?.mediumDetentValue ?? context.maximumDetentValue / 2
            }
        }
        /// The whole height below the top safe area.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of one's own, in points without the bottom safe area; nil switches the detent off.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Points without the bottom safe area; nil where the detent is not there.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }
    }

    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentChanged(from: oldValue) } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet stays at the bottom edge where the container is low; without, it covers the container there.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { placementDidChange() } }
    /// Whether a sheet at the bottom edge is as wide as its content asks for.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placementDidChange() } }
    open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
    /// Points; nil is the system's own radius.
    open var preferredCornerRadius: CGFloat? { didSet { updateCorners() } }
    /// What a sheet that is narrower than its container stands above or below; nil is the middle.
    open var sourceView: UIView? { didSet { invalidateDetents() } }
    /// Whether a page sheet that stands free has a page's size, and not a form's.
    open var prefersPageSizing = true { didSet { placementDidChange() } }

    let dimmingView = UIView()
    let grabber = UIView()
    private var drag: SheetDrag?
    /// How the presented view looked before it became a card.
    private var plainLook: CardLook?
    private var backdrop: SheetBackdrop?
    /// What the corners are made for.
    private var shownPlacement = Placement.edge

    static let cornerRadius: CGFloat = 10
    static let dimmingAlpha: CGFloat = 0.2
    /// Between the container's top safe area and a large sheet, points.
    static let topGap: CGFloat = 10

    override var hidesInputViewsBeneath: Bool { largestUndimmedDetentIdentifier == nil }
    override var dimsPresentersTint: Bool { largestUndimmedDetentIdentifier == nil }

    override var placesPresentedView: Bool { drag.map { !$0.isFollowing } ?? true }

    /// Runs changes of detents with the sheet's own spring.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState]
            ) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }

    open func invalidateDetents() {
        containerView?.setNeedsLayout()
    }

    private func placementDidChange() {
        updateCorners()
        invalidateDetents()
    }

    // MARK: Geometry

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        let height = currentHeight
        if isFloating { return floatingFrame(in: containerView) }
        let preferred = AskedContentSize(controller: presentedViewController).size.width
        let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0 && !coversContainer
        let width = follows ? min(preferred, bounds.width) : bounds.width
        return CGRect(x: start(of: width, in: containerView), y: bounds.height - height, width: width, height: height)
    }

    // MARK: Life

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in self?.dismissByUser() }
        dimmingView.addGestureRecognizer(tap)
        plainLook = presentedView.map { CardLook(of: $0.layer) }
        updateCorners()
        addGrabber()
        drag = SheetDrag(self)
        containerView.window?.screen.inputViews.followers.add(self)
        backdrop = presentingViewController.viewIfLoaded.map(SheetBackdrop.init)
        animateAlong { self.updateDimming() }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { removeChrome() }
    }

    open override func dismissalTransitionWillBegin() {
        animateAlong {
            self.dimmingView.alpha = 0
            self.backdrop?.restore()
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { removeChrome() } else { updateDimming() }
    }

    private func addGrabber() {
        guard let presentedView else { return }
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isHidden = !prefersGrabberVisible
        grabber.isUserInteractionEnabled = false
        presentedView.addSubview(grabber)
    }

    private func removeChrome() {
        dimmingView.removeFromSuperview()
        grabber.removeFromSuperview()
        drag = nil
        backdrop?.restore()
        backdrop = nil
        if let layer = presentedView?.layer { plainLook?.apply(to: layer) }
        plainLook = nil
    }

    private func updateCorners() {
        guard plainLook != nil, let layer = presentedView?.layer else { return }
        shownPlacement = placement
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let card = CardLook(
            cornerRadius: placement == .covering ? 0 : preferredCornerRadius ?? Self.cornerRadius, curve: .continuous,
            corners: placement == .floating ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top, masks: true
        )
        card.apply(to: layer)
    }

    func updateDimming() {
        let undimmed = restingHeights.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
        let isClear = undimmed.map { currentHeight <= $0 } ?? false
        dimmingView.alpha = isClear ? 0 : Self.dimmingAlpha
        (containerView as? PresentationContainerView)?.passesTouchesThrough = isClear
        dimmingView.isUserInteractionEnabled = !isClear
        updateBackdrop(height: currentHeight)
    }

    /// Draws the presenter back as the sheet grows from the last detent but one to the whole height.
    func updateBackdrop(height: CGFloat) {
        guard let backdrop, let containerView else { return }
        let heights = restingHeights.map(\.height)
        guard let last = heights.last, last >= maximumHeight - 1, !coversContainer,
            containerView.bounds.width <= Self.widestCard,
            restingHeights.last?.identifier != largestUndimmedDetentIdentifier
        else { return backdrop.restore() }
        let start = heights.dropLast().last ?? 0
        let progress = min(max((height - start) / max(last - start, 1), 0), 1)
        backdrop.drawBack(progress, sheetTop: containerView.bounds.height - last)
    }

    private func detentChanged(from old: Detent.Identifier?) {
        guard old != selectedDetentIdentifier, session == nil else { return }
        containerView?.setNeedsLayout()
        updateDimming()
    }

    open override func containerViewDidLayoutSubviews() {
        guard let presentedView else { return }
        if placement != shownPlacement { updateCorners() }
        if session == nil, drag?.isFollowing == false { updateBackdrop(height: currentHeight) }
        grabber.frame = CGRect(x: (presentedView.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }

    /// A drag ended at this detent.
    func userSelected(_ identifier: Detent.Identifier) {
        guard identifier != selectedDetentIdentifier ?? restingHeights.first?.identifier else { return }
        selectedDetentIdentifier = identifier
        (delegateInForce as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
