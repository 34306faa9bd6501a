import UIKit

/// The drawing alone on the screen; a finger pulls it away.
final class PlateViewerController: UIViewController, UIViewControllerTransitioningDelegate {
    private let species: Species
    private weak var origin: UIView?
    let plate = PlateView()
    private var pull: UIPercentDrivenInteractiveTransition?

    init(_ species: Species, from origin: UIView) {
        self.species = species
        self.origin = origin
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        plate.species = species
        view.addSubview(plate)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
        let close = UIButton(type: .close)
        close.translatesAutoresizingMaskIntoConstraints = false
        close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        view.addSubview(close)
        NSLayoutConstraint.activate([
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            close.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard transitionCoordinator == nil else { return }
        plate.frame = restingFrame
    }

    override var prefersStatusBarHidden: Bool { true }

    /// Where the drawing rests, in the view's points.
    var restingFrame: CGRect {
        let side = min(view.bounds.width, view.bounds.height)
        return CGRect(x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side)
    }

    /// Where the drawing came from, in the view's points.
    var originFrame: CGRect? { origin?.window == nil ? nil : origin?.convert(origin?.bounds ?? .zero, to: view) }

    @objc private func closeTapped() { dismiss(animated: true) }

    @objc private func pulled(_ pan: UIPanGestureRecognizer) {
        let way = abs(pan.translation(in: view).y) / max(view.bounds.height, 1)
        switch pan.state {
        case .began:
            pull = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            pull?.update(min(1, way * 1.5))
        case .ended where way > 0.2 || abs(pan.velocity(in: view).y) > 900:
            pull?.finish()
            pull = nil
        case .ended, .cancelled, .failed:
            pull?.cancel()
            pull = nil
        default: break
        }
    }

    // MARK: Transitions

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { PlateAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PlateAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { pull }
}

/// Lets a drawing grow out of its page, and shrink back into it.
final class PlateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let viewer = context.viewController(forKey: key) as? PlateViewerController else {
            return context.completeTransition(false)
        }
        if isPresenting {
            viewer.view.frame = context.finalFrame(for: viewer)
            context.containerView.addSubview(viewer.view)
            viewer.view.layoutIfNeeded()
            viewer.plate.frame = viewer.originFrame ?? viewer.restingFrame
            viewer.view.backgroundColor = .clear
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut,
            animations: {
                viewer.plate.frame = self.isPresenting ? viewer.restingFrame : viewer.originFrame ?? .zero
                viewer.view.backgroundColor = self.isPresenting ? .black : .clear
            },
            completion: { _ in
                let isOver = !context.transitionWasCancelled
                if !self.isPresenting, isOver { viewer.view.removeFromSuperview() }
                context.completeTransition(isOver)
            })
    }
}
