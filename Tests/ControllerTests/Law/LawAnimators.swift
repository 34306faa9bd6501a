import UIKit

/// How the law's animators move things.
enum LawMotion: CaseIterable, Sendable {
    case block, spring, keyframes, nestedBlocks, explicitAnimation, transition, propertyAnimator, interruptible, system
}

/// One transition drawn by a test: slides the coming view in or the leaving one out, and undoes what it changed beside.
@MainActor
struct LawScene {
    static let duration: TimeInterval = 0.4

    let change: () -> Void
    let end: () -> Void
    let moving: UIView
    let container: UIView

    init(_ context: any UIViewControllerContextTransitioning) {
        let toView = context.view(forKey: .to)
        let fromView = context.view(forKey: .from)
        let container = context.containerView
        let width = container.bounds.width
        let isDismissal = context.viewController(forKey: .from)?.isBeingDismissed ?? false
        if let toView, let to = context.viewController(forKey: .to) {
            toView.frame = context.finalFrame(for: to)
            isDismissal ? container.insertSubview(toView, at: 0) : container.addSubview(toView)
        }
        let coming = isDismissal ? nil : toView
        moving = (coming ?? fromView)!
        coming?.transform = CGAffineTransform(translationX: width, y: 0)
        let leaving = coming == nil ? fromView : nil
        let under = coming == nil ? nil : fromView
        change = {
            coming?.transform = .identity
            leaving?.transform = CGAffineTransform(translationX: width, y: 0)
            under?.alpha = 0.3
            under?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        end = {
            for view in [toView, fromView] {
                view?.transform = .identity
                view?.alpha = 1
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
        self.container = container
    }
}

/// Draws a transition by one of the ways there are.
final class LawAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let motion: LawMotion
    private(set) var ended: [Bool] = []

    init(_ motion: LawMotion) {
        self.motion = motion
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        LawScene.duration
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let scene = LawScene(context)
        let (change, duration) = (scene.change, LawScene.duration)
        let end: (Bool) -> Void = { _ in scene.end() }
        switch motion {
        case .block, .interruptible, .system:
            UIView.animate(withDuration: duration, animations: change, completion: end)
        case .spring:
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2,
                animations: change, completion: end)
        case .keyframes:
            UIView.animateKeyframes(withDuration: duration, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.6, animations: change)
                UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { scene.moving.alpha = 0.9 }
            } completion: { finished in
                end(finished)
            }
        case .nestedBlocks:
            UIView.animate(withDuration: duration) {
                change()
                UIView.animate(withDuration: 0.1, delay: 0.1, options: .overrideInheritedDuration) {
                    scene.moving.alpha = 0.8
                }
            } completion: { finished in
                end(finished)
            }
        case .explicitAnimation:
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { scene.end() } }
            change()
            let slide = CABasicAnimation(keyPath: "position.y")
            slide.byValue = 40
            slide.duration = duration
            scene.moving.layer.add(slide, forKey: "slide")
            let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            turn.values = [0, 0.4, 0]
            turn.duration = duration
            scene.container.layer.add(turn, forKey: "turn")
            CATransaction.commit()
        case .transition:
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { scene.end() } }
            change()
            let push = CATransition()
            push.type = .push
            push.subtype = .fromRight
            push.duration = duration
            scene.container.layer.add(push, forKey: nil)
            CATransaction.commit()
        case .propertyAnimator:
            let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.7, animations: change)
            animator.addCompletion { _ in scene.end() }
            animator.startAnimation()
        }
    }
}

/// Draws a transition by an animator that can be paused and turned round.
final class InterruptibleLawAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var ended: [Bool] = []
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        LawScene.duration
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ended.append(transitionCompleted)
        animator = nil
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let scene = LawScene(context)
        let animator = UIViewPropertyAnimator(duration: LawScene.duration, curve: .easeInOut, animations: scene.change)
        animator.addCompletion { _ in scene.end() }
        self.animator = animator
        return animator
    }
}

/// Supplies one way of drawing and one interactor for every kind of transition.
final class LawDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
    UITabBarControllerDelegate
{
    private let motion: LawMotion
    weak var interactor: UIPercentDrivenInteractiveTransition?
    private var plain: [LawAnimator] = []
    private var interruptible: [InterruptibleLawAnimator] = []

    init(_ motion: LawMotion) {
        self.motion = motion
    }

    /// What every animator was told at its end.
    var ended: [Bool] { plain.flatMap(\.ended) + interruptible.flatMap(\.ended) }

    private func make() -> (any UIViewControllerAnimatedTransitioning)? {
        switch motion {
        case .system: return nil
        case .interruptible:
            interruptible.append(InterruptibleLawAnimator())
            return interruptible.last
        default:
            plain.append(LawAnimator(motion))
            return plain.last
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make() }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        make()
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make() }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
