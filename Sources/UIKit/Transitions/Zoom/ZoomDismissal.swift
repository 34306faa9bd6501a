import CoreGraphics
import QuartzCore

/// The fingers that take a zoomed page back: a drag down, one from the leading edge, a pinch.
@MainActor
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate, UIViewControllerInteractiveTransitioning {
    /// A drag across begins this near to the edge. Points.
    private static let edge: CGFloat = 24
    private static let returnDuration: TimeInterval = 0.4

    private unowned let controller: UIViewController
    private let zoom: UIViewControllerTransition
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    /// Whether fingers hold the page: the next transition is theirs.
    private(set) var isHolding = false
    private var context: (any UIViewControllerContextTransitioning)?
    private var card: ZoomCard?
    /// A page that is under fingers comes to its end, even if its controller names another transition meanwhile.
    private var keepAlive: ZoomDismissal?
    private var start = CGPoint.zero
    /// The way that a drag goes back by.
    private var axis = CGPoint.zero

    init(_ controller: UIViewController, _ zoom: UIViewControllerTransition) {
        self.controller = controller
        self.zoom = zoom
        super.init()
        for recognizer in [pan, pinch] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.addHandler { [weak self, weak recognizer] in
                if let recognizer { self?.changed(recognizer) }
            }
        }
    }

    isolated deinit { leave() }

    func join(_ view: UIView) {
        guard pan.view !== view else { return }
        leave()
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(pinch)
    }

    private func leave() {
        pan.view?.removeGestureRecognizer(pan)
        pinch.view?.removeGestureRecognizer(pinch)
    }

    // MARK: Beginning

    private var navigation: UINavigationController? {
        controller.navigationController.flatMap { $0.topViewController === controller && $0.canPop ? $0 : nil }
    }

    private var presentation: UIPresentationController? {
        controller.activePresentationController.flatMap {
            // A sheet is dragged by itself, a modal page may not be dragged away.
            let isFree = $0.session == nil && controller.presentedByOwn == nil && !controller.staysInPresentation
            return isFree && !($0 is UISheetPresentationController) ? $0 : nil
        }
    }

    private var canBegin: Bool {
        !UIAccessibility.isReduceMotionEnabled && context == nil && (navigation != nil || presentation != nil)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard canBegin, let view = controller.viewIfLoaded else { return false }
        let location = gestureRecognizer.location(in: view)
        let velocity = gestureRecognizer === pan ? pan.velocity(in: view) : .zero
        let asked = UIViewControllerTransition.ZoomOptions.InteractionContext(
            location: location, velocity: CGVector(dx: velocity.x, dy: velocity.y),
            willBegin: gestureRecognizer === pan
                ? dragWillBegin(at: location, velocity, in: view) : pinchWillBegin(at: location, in: view))
        return zoom.options?.interactiveDismissShouldBegin?(asked) ?? asked.willBegin
    }

    private func dragWillBegin(at location: CGPoint, _ velocity: CGPoint, in view: UIView) -> Bool {
        let sign: CGFloat = view.isMirrored ? -1 : 1
        let moved = pan.translation(in: view)
        let fromEdge = view.isMirrored ? view.bounds.maxX - location.x + moved.x : location.x - moved.x
        if fromEdge < Self.edge, velocity.x * sign > abs(velocity.y) {
            axis = CGPoint(x: sign, y: 0)
            return true
        }
        axis = CGPoint(x: 0, y: 1)
        guard velocity.y > abs(velocity.x) else { return false }
        guard let scrollView = UIScrollView.innermost(at: location, in: view), scrollView.isScrollEnabled else {
            return true
        }
        return scrollView.contentOffset.y <= -scrollView.insets.adjusted.top
    }

    private func pinchWillBegin(at location: CGPoint, in view: UIView) -> Bool {
        guard pinch.velocity < 0 else { return false }
        guard let scrollView = UIScrollView.innermost(at: location, in: view), scrollView.pinchGestureRecognizer != nil
        else {
            return true
        }
        return scrollView.zoomScale <= scrollView.minimumZoomScale
    }

    /// Scroll views inside wait until it is clear that the page does not come along.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = controller.viewIfLoaded else {
            return false
        }
        return gestureRecognizer === pan && otherGestureRecognizer === scrollView.panGestureRecognizer
            && scrollView.isDescendant(of: view)
    }

    // MARK: The transition

    private func changed(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin(recognizer)
        case .changed: follow(recognizer)
        case .ended: release(recognizer, isGivenBack: nil)
        case .cancelled, .failed: release(recognizer, isGivenBack: false)
        default: break
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer) {
        guard canBegin else { return }
        isHolding = true
        if let navigation {
            navigation.popViewController(animated: true)
            navigation.beginDeferredChange()
        } else {
            controller.presentingViewController?.dismiss(animated: true)
        }
        isHolding = false
        guard let container = context?.containerView else { return }
        start = recognizer.location(in: container)
        if recognizer === pan {
            let moved = pan.translation(in: container)
            start = CGPoint(x: start.x - moved.x, y: start.y - moved.y)
        }
        follow(recognizer)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        keepAlive = self
        if let coming = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
            coming.frame = transitionContext.finalFrame(for: to)
            transitionContext.containerView.insertSubview(coming, at: 0)
        }
        card = ZoomCard(zoom, transitionContext, isZoomingIn: false)
        card?.showAtRest()
    }

    private func pull(_ recognizer: UIGestureRecognizer, _ card: ZoomCard) -> ZoomPull {
        var pull = ZoomPull(rest: card.rest, start: start)
        guard let container = context?.containerView else { return pull }
        let location = recognizer.location(in: container)
        pull.translation = CGPoint(x: location.x - start.x, y: location.y - start.y)
        if recognizer === pinch { pull.pinch = min(1, pinch.scale) }
        return pull
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let card else { return }
        let pull = pull(recognizer, card)
        card.show(pull)
        context?.updateInteractiveTransition(pull.progress)
    }

    /// - Parameter isGivenBack: nil lets place and speed decide.
    private func release(_ recognizer: UIGestureRecognizer, isGivenBack: Bool?) {
        guard let context, let card else { return }
        let velocity = recognizer === pan ? pan.velocity(in: context.containerView) : .zero
        let goes =
            isGivenBack
            ?? pull(recognizer, card).goesBack(
                velocity: velocity, pinchVelocity: recognizer === pinch ? pinch.velocity : 0,
                along: recognizer === pan ? axis : .zero)
        self.context = nil
        self.card = nil
        defer { keepAlive = nil }
        goes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        UIView.animate(
            withDuration: Self.returnDuration, delay: 0, usingSpringWithDamping: goes ? 0.9 : 1,
            initialSpringVelocity: 0,
            animations: {
                goes ? card.showAtSource() : card.showAtRest()
                if goes { card.fadeThumbnail(in: true) }
            },
            completion: { _ in
                card.end()
                context.completeTransition(goes)
            })
    }
}

extension UIViewController {
    /// Drives the transition that fingers on this zoomed page have begun.
    var heldZoom: ZoomDismissal? { presentation.zoomDismissal.flatMap { $0.isHolding ? $0 : nil } }

    /// Whether a zoom takes the drag from the edge; without motion it is the navigation controller's.
    var zoomIsByHand: Bool { presentation.zoomDismissal != nil && !UIAccessibility.isReduceMotionEnabled }
}
