import UIKit

/// A picture of a view as it is.
@MainActor
func getSnapShot(from view: UIView) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(view.frame.size, true, 0)
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image
}

/// The presented page takes the lower part; a picture of the presenter shrinks behind it.
final class SemiPresentTransition: NSObject, UIViewControllerAnimatedTransitioning {
    static let snapshotTag = 4711

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.8
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else { return }
        let containerView = transitionContext.containerView
        let bounds = containerView.bounds
        let finalFrame = CGRect(x: 0, y: bounds.height * 0.4, width: bounds.width, height: bounds.height * 0.6)
        let snapView = UIImageView(image: getSnapShot(from: fromVC.view))
        snapView.tag = Self.snapshotTag
        snapView.frame = fromVC.view.frame
        containerView.addSubview(snapView)
        fromVC.view.isHidden = true
        toVC.view.layer.cornerRadius = 16
        toVC.view.layer.masksToBounds = true
        toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: finalFrame.height)
        containerView.addSubview(toVC.view)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0, options: .curveLinear,
            animations: {
                snapView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                toVC.view.frame = finalFrame
            },
            completion: { _ in
                transitionContext.completeTransition(true)
            })
    }
}

/// The way back, which shows the presenter again at its end.
final class SemiDismissTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else { return }
        let containerView = transitionContext.containerView
        let snapView = containerView.viewWithTag(SemiPresentTransition.snapshotTag)
        let initFrame = transitionContext.initialFrame(for: fromVC)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                snapView?.transform = .identity
                fromVC.view.frame = initFrame.offsetBy(dx: 0, dy: initFrame.height)
            },
            completion: { _ in
                if !transitionContext.transitionWasCancelled {
                    toVC.view.isHidden = false
                    snapView?.removeFromSuperview()
                }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
