import CoreGraphics
import QuartzCore

/// Runs what other code wants to animate along with a transition, and tells it how the transition ends.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private struct Alongside {
        weak var view: UIView?
        let animation: Block?
    }

    /// A program may keep the coordinator longer than the transition lasts: what it asks about stays.
    private let context: TransitionContext
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    let transitionDuration: TimeInterval
    private weak var session: TransitionSession?
    private var pending: [Alongside] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var hasRun = false

    init(session: TransitionSession) {
        self.session = session
        context = session.context
        interactor = session.interactor
        transitionDuration = session.duration
        initiallyInteractive = session.interactor?.wantsInteractiveStart ?? false
        super.init()
    }

    // MARK: The coordinator's context

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    let initiallyInteractive: Bool
    var isInterruptible: Bool { session?.interruptible != nil }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.outcome.map { !$0 } ?? context.transitionWasCancelled }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context.view(forKey: key)
    }

    // MARK: Alongside

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        guard let session, !context.isCompleted else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasRun {
            session.join(in: view) { run([animation], with: session.interruptible) }
        } else {
            pending.append(Alongside(view: view, animation: animation))
        }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    /// Layers outside the container whose time must follow the transition's.
    var layersOutsideContainer: [CALayer] {
        pending.compactMap { $0.view?.layer }
    }

    /// Runs the waiting animations once, right after the animator has started.
    func runAlongside(with animator: (any UIViewImplicitlyAnimating)?) {
        guard !hasRun else { return }
        hasRun = true
        let blocks = pending.compactMap(\.animation)
        pending = []
        run(blocks, with: animator)
    }

    /// As part of an animator that can be paused and turned round; otherwise for what is left of the transition.
    private func run(_ blocks: [Block], with animator: (any UIViewImplicitlyAnimating)?) {
        guard !blocks.isEmpty else { return }
        let all = { for block in blocks { block(self) } }
        let duration = session?.remainingDuration ?? 0
        if let animator = animator as? UIViewPropertyAnimator, animator.state != .stopped {
            animator.addAnimations(all)
        } else if isAnimated, duration > 0, context.outcome == nil, let system = session?.animator as? SystemAnimator {
            system.animate(duration: duration, isInteractive: isInteractive, all)
        } else if isAnimated, duration > 0, context.outcome == nil {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
                animations: all, completion: nil)
        } else {
            UIView.performWithoutAnimation(all)
        }
    }

    /// Who waits for this transition waits for another one, which takes its place.
    func handOver(to next: TransitionCoordinator) {
        next.pending += pending
        next.completions += completions
        next.interactionHandlers += interactionHandlers
        (pending, completions, interactionHandlers) = ([], [], [])
    }

    func interactionDidChange() {
        for handler in interactionHandlers { handler(self) }
    }

    func complete() {
        runAlongside(with: nil)
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }
}
