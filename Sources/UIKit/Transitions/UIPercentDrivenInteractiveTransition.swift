public import QuartzCore

/// Drives an animator's transition by a percentage, such as how far a finger has moved.
///
/// While it is interactive the container's layer time stands still at `percentComplete · duration`, so that every animation in
/// the container follows: view animations, key frames, springs, explicit `CAAnimation`s and `CATransition`s.
/// After ``finish()`` the rest runs in `(1 − percentComplete) · duration / completionSpeed` seconds, after ``cancel()`` the way back
/// in `percentComplete · duration / completionSpeed`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var session: TransitionSession?
    private var speed: CGFloat = 1
    private var wholeDuration: CGFloat = 0
    private var part: CGFloat = 0
    /// How the interaction ended before the transition has begun: whether it runs on to the end.
    private var earlyEnd: Bool?

    /// Seconds: what the animator said when the transition began; 0 before.
    open var duration: CGFloat { wholeDuration }
    /// The last value given to ``update(_:)``, 0…1.
    open var percentComplete: CGFloat { part }
    /// How fast the rest runs after the interaction; 1 is the animator's own pace. Values that are not positive read as 1.
    open var completionSpeed: CGFloat {
        get { speed }
        set { speed = newValue > 0 && newValue.isFinite ? newValue : 1 }
    }
    /// The curve of the rest of the run.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Used instead of ``completionCurve`` when set.
    open var timingCurve: (any UITimingCurveProvider)?
    /// False starts by time; ``pause()`` takes the transition into the hand later.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let session = context.session else {
            Diagnostics.report(
                "UIPercentDrivenInteractiveTransition drives only transitions that UIKit starts; "
                    + "\(type(of: transitionContext)) is a context of its own and was not started.")
            return
        }
        adopt(session)
        session.beginScrubbing()
        session.scrub(to: part)
        if let earlyEnd { end(finishing: earlyEnd) }
    }

    /// Called when a transition is made, which the finger may move before it begins.
    func adopt(_ session: TransitionSession) {
        guard self.session !== session else { return }
        self.session = session
        wholeDuration = CGFloat(session.duration)
        part = 0
        earlyEnd = nil
    }

    /// Shows the transition at `percentComplete`, limited to 0…1.
    open func update(_ percentComplete: CGFloat) {
        guard let session, session.isInHand || !session.hasStarted else { return }
        part = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
        if session.isInHand { session.scrub(to: part) }
    }

    /// Takes a running transition into the hand again where it is.
    open func pause() {
        guard let session, session.hasStarted, !session.isInHand, !session.phase.isOver else { return }
        part = session.pauseRun()
    }

    /// Runs on to the end.
    open func finish() {
        end(finishing: true)
    }

    /// Runs back to the start.
    open func cancel() {
        end(finishing: false)
    }

    private func end(finishing: Bool) {
        guard let session else { return }
        if !session.hasStarted, earlyEnd == nil { earlyEnd = finishing }
        guard session.isInHand else { return }
        session.endScrubbing(
            finishing: finishing, speed: completionSpeed, curve: completionCurve, timingCurve: timingCurve)
    }
}
