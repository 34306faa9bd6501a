public import UIKit

/// A sheet over a presenter that steps back: detents, a drag that gives at the top and dismisses at the bottom, hand-over with a scroll
/// view inside.
///
/// Use it through ``SemiModalDirector``. Everything behind the sheet follows from its height alone, and is put back in every outcome. With
/// Reduce Motion the sheet fades in and out where it is, and cross-fades to where it rests when it is let go.
@preconcurrency @MainActor
open class SemiModalPresentation: UIPresentationController, UIGestureRecognizerDelegate {
    /// Where the sheet can rest; at least one.
    open var detents: [SemiModalDetent] = [.medium, .large] { didSet { containerView?.setNeedsLayout() } }
    /// Index in the detents from the lowest; where the sheet rests or goes to.
    public private(set) var selectedDetent = 0
    /// Whether the user can pull the sheet away or tap beside it.
    open var isDismissable = true
    /// Points.
    open var cornerRadius: CGFloat = 14

    /// Points of the sheet that stand above the container's bottom.
    let height = ProgressDriver()
    weak var transition: SemiModalTransition?
    private let dim = UIView()
    private let grabber = UIView()
    private let pan = UIPanGestureRecognizer()
    private var callbacks: [Callback] = []
    private var drag = SheetDragState()
    private var presenterLook: (transform: CATransform3D, radius: CGFloat, clips: Bool)?
    private var sheetLook: (radius: CGFloat, corners: CACornerMask, clips: Bool)?

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        height.onChange = { [weak self] height in self?.show(height) }
    }

    // MARK: UIPresentationController

    open override var shouldRemovePresentersView: Bool { false }

    open override var frameOfPresentedViewInContainerView: CGRect {
        geometry.frame(height: height.value > 0 ? height.value : restHeight)
    }

    var geometry: SheetGeometry { SheetGeometry(size: containerView?.bounds.size ?? .zero, detents: detents) }

    /// Where the sheet rests.
    var restHeight: CGFloat {
        let geometry = geometry
        return geometry.detents[min(selectedDetent, geometry.detents.count - 1)]
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView, let presenter = presentingViewController.view else { return }
        presenterLook = (presenter.transform3D, presenter.layer.cornerRadius, presenter.clipsToBounds)
        dim.backgroundColor = .black
        dim.frame = containerView.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dim, at: 0)
        grabber.backgroundColor = .tertiaryLabel
        grabber.isUserInteractionEnabled = false
        addGestures(containerView)
        if let presentedView { dress(presentedView) }
    }

    private func dress(_ sheet: UIView) {
        sheetLook = (sheet.layer.cornerRadius, sheet.layer.maskedCorners, sheet.clipsToBounds)
        sheet.accessibilityViewIsModal = true
        sheet.clipsToBounds = true
        sheet.layer.cornerRadius = cornerRadius
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.addSubview(grabber)
    }

    private func undress(_ sheet: UIView) {
        guard let look = sheetLook else { return }
        sheetLook = nil
        sheet.accessibilityViewIsModal = false
        (sheet.layer.cornerRadius, sheet.layer.maskedCorners, sheet.clipsToBounds) = look
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { height.hold(at: restHeight) } else { putEverythingBack() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { putEverythingBack() } else { settle(velocity: 0) }
    }

    private func putEverythingBack() {
        height.stop()
        grabber.removeFromSuperview()
        dim.removeFromSuperview()
        if let sheet = presentedViewController.viewIfLoaded { undress(sheet) }
        guard let look = presenterLook, let presenter = presentingViewController.view else { return }
        presenterLook = nil
        presenter.transform3D = look.transform
        presenter.layer.cornerRadius = look.radius
        presenter.clipsToBounds = look.clips
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard presenterLook != nil, transition?.stage == nil, !drag.isActive, !height.isMoving else { return }
        if height.value != restHeight { height.hold(at: restHeight) }
    }

    // MARK: The look

    /// Everything follows from the height.
    private func show(_ height: CGFloat) {
        guard let presenter = presentingViewController.view, let look = presenterLook else { return }
        let geometry = geometry, back = geometry.recession(height: height)
        let frame = geometry.frame(height: height)
        if presentedView?.frame != frame { presentedView?.frame = frame }
        grabber.layer.cornerRadius = 2.5
        grabber.frame = CGRect(x: frame.width / 2 - 18, y: 6, width: 36, height: 5)
        dim(by: back)
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        presenter.transform3D = CATransform3DConcat(look.transform, geometry.presenterTransform(height: height))
        presenter.layer.cornerRadius = mix(look.radius, geometry.presenterRadius, back)
        presenter.clipsToBounds = look.clips || back > 0
    }

    /// Darkens what is behind the sheet, 0…1 of the whole.
    private func dim(by part: CGFloat) {
        dim.alpha = geometry.dimming * part
    }

    /// Of a sheet that fades where it stands.
    func fade(to presence: CGFloat) {
        dim(by: geometry.recession(height: height.value) * presence)
    }

    /// Goes to a detent, an index from the lowest.
    open func select(detent: Int, animated: Bool = true) {
        selectedDetent = min(max(detent, 0), max(0, detents.count - 1))
        settle(velocity: 0, animated: animated)
    }

    private func settle(velocity: CGFloat, animated: Bool = true) {
        guard animated, UIAccessibility.isReduceMotionEnabled else {
            return height.move(to: restHeight, velocity: velocity, duration: animated ? 0.5 : 0)
        }
        guard let containerView, height.value != restHeight else { return height.hold(at: restHeight) }
        UIView.transition(
            with: containerView, duration: 0.5, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.height.hold(at: self.restHeight) }, completion: nil)
    }

    // MARK: Gestures

    private func addGestures(_ container: UIView) {
        guard callbacks.isEmpty else { return }
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        callbacks.append(pan.calling { [weak self] (pan: UIPanGestureRecognizer) in self?.handle(pan) })
        container.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer()
        tap.delegate = self
        callbacks.append(tap.calling { [weak self] (_: UITapGestureRecognizer) in self?.dismissByUser(velocity: 0) })
        dim.addGestureRecognizer(tap)
    }

    private func dismissByUser(velocity: CGFloat) {
        guard isDismissable, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return settle(velocity: 0)
        }
        delegate?.presentationControllerWillDismiss(self)
        let start = max(height.value, 1)
        height.stop()
        presentedViewController.dismiss(animated: true) { [weak self] in
            guard let self, presentedViewController.presentingViewController == nil else { return }
            delegate?.presentationControllerDidDismiss(self)
        }
        transition?.start(from: start, velocity: velocity)
    }

    private func handle(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            drag = SheetDragState(height: height.value, scroll: scrollView(under: pan))
            transition?.pauseAnimation()
            height.stop()
        case .changed: follow(pan)
        case .ended: letGo(velocity: -pan.velocity(in: containerView).y)
        case .cancelled, .failed: letGo(velocity: 0)
        case .possible: break
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        let y = pan.translation(in: containerView).y
        guard drag.move(to: y, highest: geometry.highest) else { return }
        let place = geometry.limited(drag.height)
        if let transition, transition.stage != nil { transition.hold(height: place) } else { height.hold(at: place) }
    }

    private func letGo(velocity: CGFloat) {
        let moved = drag.hasMoved
        drag.stopScroll()
        drag = SheetDragState()
        let speed = moved ? velocity : 0
        if let transition, transition.stage != nil { return transition.letGo(velocity: speed, geometry: geometry) }
        guard let target = geometry.target(height: height.value, velocity: speed) else {
            return dismissByUser(velocity: speed)
        }
        selectedDetent = target
        settle(velocity: speed)
    }

    /// The scroll view that the finger is in, if it scrolls up and down.
    private func scrollView(under pan: UIPanGestureRecognizer) -> UIScrollView? {
        guard let presentedView else { return nil }
        var view = presentedView.hitTest(pan.location(in: presentedView), with: nil)
        while let candidate = view, candidate !== presentedView {
            if let scroll = candidate as? UIScrollView, scroll.contentSize.height > scroll.bounds.height {
                return scroll
            }
            view = candidate.superview
        }
        return view as? UIScrollView
    }

    /// Lets the sheet's drag go along with a scroll view inside it.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}

/// A finger on a sheet that may hold a scroll view: whose turn it is, and how high it has pulled the sheet.
@MainActor
struct SheetDragState {
    private(set) var height: CGFloat = 0
    private(set) var hasMoved = false
    let isActive: Bool
    private let scroll: UIScrollView?
    private var last: CGFloat = 0
    /// Where the scroll view stays while the sheet moves.
    private var rest: CGFloat?

    init() {
        isActive = false
        scroll = nil
    }

    init(height: CGFloat, scroll: UIScrollView?) {
        isActive = true
        self.height = height
        self.scroll = scroll
    }

    /// The finger has gone; what it gave the sheet does not make the scroll view run on.
    func stopScroll() {
        guard let scroll, hasMoved else { return }
        scroll.panGestureRecognizer.isEnabled = false
        scroll.panGestureRecognizer.isEnabled = true
        scroll.setContentOffset(scroll.contentOffset, animated: false)
    }

    /// The finger is `y` points below where it began. Returns whether the sheet moves: a scroll view that can still go down scrolls
    /// first, and one in a sheet that is not at its highest waits.
    mutating func move(to y: CGFloat, highest: CGFloat) -> Bool {
        let step = y - last
        last = y
        if let scroll {
            let top = -scroll.adjustedContentInset.top
            let scrolls = step > 0 ? scroll.contentOffset.y > top + 0.5 : height >= highest
            hasMoved = !scrolls
            guard !scrolls else {
                rest = nil
                return false
            }
            // What moves the sheet does not scroll as well.
            let pan = scroll.panGestureRecognizer, moved = pan.translation(in: scroll.superview)
            pan.setTranslation(CGPoint(x: moved.x, y: moved.y - step), in: scroll.superview)
            let place = rest ?? max(top, scroll.contentOffset.y + step)
            rest = place
            scroll.contentOffset.y = step > 0 ? top : place
        } else {
            hasMoved = true
        }
        height -= step
        return true
    }
}
