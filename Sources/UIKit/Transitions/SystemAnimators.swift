import CoreGraphics
import QuartzCore

/// What the built-in animators share: one animation block, and the right ending in both outcomes.
@MainActor
class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Seconds.
    let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let undo = prepare(context)
        let changes: () -> Void = { self.change(context) }
        let completion: (Bool) -> Void = { _ in
            let cancelled = context.transitionWasCancelled
            undo(cancelled)
            context.completeTransition(!cancelled)
        }
        animate(duration: duration, isInteractive: context.isInteractive, changes, completion: completion)
    }

    /// The animator's pace, for its own changes and for what runs along with them.
    func animate(
        duration: TimeInterval, isInteractive: Bool, _ changes: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        if isInteractive {
            // Under a finger the picture follows the finger, not a curve.
            UIView.animate(
                withDuration: duration, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: changes,
                completion: completion)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                options: .allowUserInteraction, animations: changes, completion: completion)
        }
    }

    /// Puts the views where they start. Returns what takes helper views away again; told whether it was cancelled.
    func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        { _ in }
    }

    /// Runs inside the animation block.
    func change(_ context: any UIViewControllerContextTransitioning) {}

    /// Adds the coming view at its final frame, above or below the leaving one.
    func insertComingView(_ context: any UIViewControllerContextTransitioning, above: Bool) {
        guard let to = context.viewController(forKey: .to), let toView = context.view(forKey: .to) else { return }
        toView.frame = context.finalFrame(for: to)
        if above {
            context.containerView.addSubview(toView)
        } else {
            context.containerView.insertSubview(toView, at: 0)
        }
    }
}

/// Push and pop: the upper page slides over the lower one, which moves a little less and darkens.
final class NavigationSlideAnimator: SystemAnimator {
    /// How far the lower page moves, as a part of the width.
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1

    private let isPush: Bool
    private let dimmingView = UIView()

    init(isPush: Bool) {
        self.isPush = isPush
        super.init(duration: 0.35)
    }

    /// −1 where the language runs from right to left.
    private func direction(_ context: any UIViewControllerContextTransitioning) -> CGFloat {
        context.containerView.isMirrored ? -1 : 1
    }

    private func views(_ context: any UIViewControllerContextTransitioning) -> (upper: UIView?, lower: UIView?) {
        let from = context.view(forKey: .from)
        let to = context.view(forKey: .to)
        return isPush ? (to, from) : (from, to)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        insertComingView(context, above: isPush)
        let (upper, lower) = views(context)
        let width = context.containerView.bounds.width * direction(context)
        dimmingView.backgroundColor = .black
        dimmingView.isUserInteractionEnabled = false
        dimmingView.frame = context.containerView.bounds
        dimmingView.alpha = isPush ? 0 : Self.dimming
        if let upper { context.containerView.insertSubview(dimmingView, belowSubview: upper) }
        upper?.layer.shadowOpacity = 0.25
        upper?.layer.shadowRadius = 5
        upper?.layer.shadowOffset = .zero
        if isPush {
            upper?.center.x += width
        } else {
            lower?.center.x -= width * Self.parallax
        }
        return { [dimmingView] _ in
            dimmingView.removeFromSuperview()
            upper?.layer.shadowOpacity = 0
        }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        let (upper, lower) = views(context)
        let width = context.containerView.bounds.width * direction(context)
        if isPush {
            upper?.center.x -= width
            lower?.center.x -= width * Self.parallax
            dimmingView.alpha = Self.dimming
        } else {
            upper?.center.x += width
            lower?.center.x += width * Self.parallax
            dimmingView.alpha = 0
        }
    }
}

/// A page slides up from the bottom edge, or back down.
final class CoverVerticalAnimator: SystemAnimator {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(duration: 0.5058)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        insertComingView(context, above: isPresenting)
        if isPresenting, let toView = context.view(forKey: .to) {
            toView.center.y += distance(of: toView, in: context)
        }
        return { _ in }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        if isPresenting {
            guard let toView = context.view(forKey: .to) else { return }
            toView.center.y -= distance(of: toView, in: context)
        } else {
            guard let fromView = context.view(forKey: .from) else { return }
            fromView.center.y += distance(of: fromView, in: context)
        }
    }

    /// From the view's place at rest to below the container's edge.
    private func distance(of view: UIView, in context: any UIViewControllerContextTransitioning) -> CGFloat {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = context.viewController(forKey: key) else { return context.containerView.bounds.height }
        let rest = isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        return context.containerView.bounds.height - (rest.isEmpty ? 0 : rest.minY)
    }
}

/// One picture fades into the other.
final class CrossDissolveAnimator: SystemAnimator {
    private let isPresenting: Bool

    init(isPresenting: Bool = true) {
        self.isPresenting = isPresenting
        super.init(duration: 0.35)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        insertComingView(context, above: isPresenting)
        guard let moving = context.view(forKey: isPresenting ? .to : .from) else { return { _ in } }
        let alpha = moving.alpha
        if isPresenting { moving.alpha = 0 }
        // A view that has faded away is shown again some other time.
        return { cancelled in if cancelled || !self.isPresenting { moving.alpha = alpha } }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        if isPresenting {
            context.view(forKey: .to)?.alpha = 1
        } else {
            context.view(forKey: .from)?.alpha = 0
        }
    }
}

/// Both pages turn together about the vertical axis through the middle, back to back.
final class FlipHorizontalAnimator: SystemAnimator {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(duration: 0.75)
    }

    private func views(_ context: any UIViewControllerContextTransitioning) -> (from: UIView?, to: UIView?) {
        (
            context.view(forKey: .from) ?? context.viewController(forKey: .from)?.viewIfLoaded,
            context.view(forKey: .to) ?? context.viewController(forKey: .to)?.viewIfLoaded
        )
    }

    override func animate(
        duration: TimeInterval, isInteractive: Bool, _ changes: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve: UIView.AnimationOptions = isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(
            withDuration: duration, delay: 0, options: [curve, .allowUserInteraction], animations: changes,
            completion: completion)
    }

    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        insertComingView(context, above: true)
        let (from, to) = views(context)
        let sign: CGFloat = isPresenting ? 1 : -1
        let container = context.containerView.layer
        let oldSublayerTransform = container.sublayerTransform
        let width = context.containerView.bounds.width
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(500, width * 2)
        container.sublayerTransform = perspective
        let sides = [(from, 0.0, sign * .pi), (to, -sign * .pi, 0.0)]
        let doubleSided = sides.map { $0.0?.layer.isDoubleSided ?? true }
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            for (side, wasDoubleSided) in zip(sides, doubleSided) { side.0?.layer.isDoubleSided = wasDoubleSided }
            container.sublayerTransform = oldSublayerTransform
            context.completeTransition(!context.transitionWasCancelled)
        }
        for (view, start, end) in sides {
            guard let layer = view?.layer else { continue }
            layer.isDoubleSided = false
            let turn = CABasicAnimation(keyPath: "transform.rotation.y")
            turn.fromValue = start
            turn.toValue = end
            let timing = CAMediaTimingFunction(name: context.isInteractive ? .linear : .easeInEaseOut)
            for (animation, key) in [(turn, "flip"), (recession(width: width), "recession")]
                as [(CAPropertyAnimation, String)]
            {
                animation.duration = duration
                animation.timingFunction = timing
                animation.fillMode = .both
                layer.add(animation, forKey: key)
            }
        }
        CATransaction.commit()
    }

    /// Back into the screen as far as the near edge comes out of it, so that no corner leaves the picture.
    private func recession(width: CGFloat) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = (0...8).map { -width / 2 * sin(.pi * CGFloat($0) / 8) }
        return animation
    }
}
