import QuartzCore

/// Shows an alert: dims what lies behind, and puts the alert in the middle, or an action sheet at the bottom.
@MainActor
final class AlertPresentationController: UIPresentationController {
    private let dimmingView = UIView()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var placesPresentedView: Bool { true }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = alert?.view as? AlertView else {
            return super.frameOfPresentedViewInContainerView
        }
        let bounds = containerView.bounds, safeArea = containerView.safeAreaInsets
        let covered = containerView.heightUnderInputViews
        let top = max(AlertView.gap, safeArea.top)
        let bottom = max(AlertView.gap, safeArea.bottom, covered > 0 ? covered + AlertView.gap : 0)
        let size = view.size(in: CGSize(width: bounds.width, height: max(0, bounds.height - top - bottom)))
        var y = bounds.midY - size.height / 2
        // In the middle of what can be seen; above what is typed with, no higher than the safe area.
        if covered > 0 { y = max((bounds.height - covered - size.height) / 2, top) }
        if isSheet { y = bounds.height - bottom - size.height }
        return CGRect(x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        if isSheet, dimmingView.gestureRecognizers?.isEmpty ?? true {
            let tap = UITapGestureRecognizer(target: nil, action: nil)
            tap.addHandler { [weak self] in self?.alert?.choose(self?.alert?.cancelAction) }
            dimmingView.addGestureRecognizer(tap)
        }
        animateAlong { self.dimmingView.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        animateAlong { self.dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
    }
}

/// An alert grows out of nothing a little too large; an action sheet slides up.
final class AlertAnimator: SystemAnimator {
    private static let overscale = CGAffineTransform(scaleX: 1.2, y: 1.2)
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(duration: 0.4)
    }

    private func alertView(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        context.view(forKey: isPresenting ? .to : .from)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        insertComingView(context, above: true)
        guard let view = alertView(context) else { return { _ in } }
        view.layoutIfNeeded()
        if isPresenting { hide(view, context, isStart: true) }
        return { _ in
            view.alpha = 1
            view.transform = .identity
        }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        guard let view = alertView(context) else { return }
        if isPresenting {
            view.alpha = 1
            view.transform = .identity
        } else {
            hide(view, context, isStart: false)
        }
    }

    private func hide(_ view: UIView, _ context: any UIViewControllerContextTransitioning, isStart: Bool) {
        let controller = context.viewController(forKey: isPresenting ? .to : .from) as? UIAlertController
        if controller?.preferredStyle == .actionSheet {
            let travel = context.containerView.bounds.maxY - view.frame.minY
            view.transform = CGAffineTransform(translationX: 0, y: travel)
        } else {
            view.alpha = 0
            if isStart { view.transform = Self.overscale }
        }
    }
}
