import CoreGraphics
import QuartzCore

/// The facts of one transition, and the animator's way to report back. One object serves one transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// What takes part and where; fixed when the transition is made.
    struct Setup {
        var containerView: UIView
        var from: UIViewController?
        var to: UIViewController?
        /// nil when the transition does not own the view.
        var fromView: UIView?
        var toView: UIView?
        /// The coming view, where it is loaded no sooner than the transition begins.
        var viewOfComing: (() -> UIView?)?
        var initialFrames: [ObjectIdentifier: CGRect] = [:]
        var finalFrames: [ObjectIdentifier: CGRect] = [:]
        /// Where the coming view ends, if that is not known before the transition begins.
        var finalFrameOfComing: (() -> CGRect)?
        var presentationStyle = UIModalPresentationStyle.none
        var isAnimated = true
        var targetTransform = CGAffineTransform.identity
    }

    let setup: Setup
    /// The running transition; set while it lasts.
    weak var session: TransitionSession?
    let state = TransitionState()
    private(set) var percentComplete: CGFloat = 0
    /// True in the "will" calls already, of a transition that begins in the hand.
    var isInteractive: Bool { state.phase == .held || state.phase == .preparing && beginsInteractively }
    private var beginsInteractively: Bool { session?.interactor?.wantsInteractiveStart ?? false }
    var transitionWasCancelled: Bool { state.isCancelled }
    /// What the animator reported at the end; nil until then.
    var outcome: Bool? { if case .over(let completed) = state.phase { completed } else { nil } }
    var isCompleted: Bool { state.phase.isOver }

    init(_ setup: Setup) {
        self.setup = setup
        super.init()
    }

    var containerView: UIView { setup.containerView }
    var isAnimated: Bool { setup.isAnimated }
    var presentationStyle: UIModalPresentationStyle { setup.presentationStyle }
    var targetTransform: CGAffineTransform { setup.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: setup.from
        case .to: setup.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: setup.fromView
        case .to: setup.toView ?? setup.viewOfComing?()
        default: nil
        }
    }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        setup.initialFrames[ObjectIdentifier(viewController)] ?? .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        if viewController === setup.to, let frame = setup.finalFrameOfComing { return frame() }
        return setup.finalFrames[ObjectIdentifier(viewController)] ?? .zero
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
    }

    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    func pauseInteractiveTransition() {
        if state.phase != .preparing, state.phase.allows(.held) { session?.move(to: .held) }
    }

    private func endInteraction(cancelled: Bool) {
        if state.phase == .held { session?.move(to: .ending(finishing: !cancelled)) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isCompleted else {
            Diagnostics.report(
                "completeTransition(_:) was called again for a transition that had ended (\(animatorName)); ignored.",
                key: "completeTransition twice \(animatorName)")
            return
        }
        guard let session else { return state.move(to: .over(completed: didComplete)) }
        session.finish(didComplete: didComplete)
    }

    var animatorName: String {
        session.map { String(describing: type(of: $0.animator)) } ?? "its animator"
    }
}
