import CoreGraphics
import QuartzCore

/// One transition from start to end: who draws it, who drives it, and what has to be true when it is over.
///
/// The owner (a navigation controller, a presentation, a tab bar controller) sends the "will" calls, makes a session, and gets
/// exactly one `onEnd`. The session keeps itself alive until then.
@MainActor
final class TransitionSession {
    let context: TransitionContext
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    let duration: TimeInterval
    private(set) lazy var coordinator = TransitionCoordinator(session: self)
    /// The animator's own object, when it offers one that can be paused and turned round.
    private(set) var interruptible: (any UIViewImplicitlyAnimating)?

    private let onEnd: (_ didComplete: Bool) -> Void
    private let clock = TransitionClock()
    private var recorder: TransitionRecorder?
    private var keepAlive: TransitionSession?
    private var gate: TransitionGate?
    private var watchdog: TransitionWatchdog?
    private var settledHandlers: [() -> Void] = []
    private var hasLaidOutComing = false
    /// Whether an interaction controller has the clock and has not let it go.
    private(set) var isInHand = false

    init(
        context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, onEnd: @escaping (Bool) -> Void
    ) {
        self.context = context
        self.animator = animator
        self.interactor = interactor
        self.onEnd = onEnd
        let duration = animator.transitionDuration(using: context)
        self.duration = duration.isFinite ? max(0, duration) : 0
        context.session = self
        // Both controllers find the coordinator from their "will" calls on.
        for controller in controllers { controller.presentation.session = self }
        gate = TransitionGate(self, in: context.containerView.window)
        (interactor as? UIPercentDrivenInteractiveTransition)?.adopt(self)
    }

    // MARK: Phase

    var phase: TransitionPhase { context.state.phase }
    /// Whether the "will" calls are over and things move.
    var hasStarted: Bool { phase != .preparing }

    /// The one way to another phase; who listens to the coordinator hears when the hand comes or goes.
    func move(to next: TransitionPhase) {
        let old = phase
        context.state.move(to: next)
        let isChange = (old == .held) != (next == .held)
        if isChange, old != .preparing, !next.isOver { coordinator.interactionDidChange() }
    }

    private var controllers: [UIViewController] { [context.setup.from, context.setup.to].compactMap { $0 } }

    /// Only a transition that can be interrupted hears new fingers, and only where it moves.
    func admitsTouch(on view: UIView) -> Bool {
        interruptible != nil && view.isDescendant(of: context.containerView)
    }

    // MARK: Start

    /// Runs the transition; by hand when there is an interactor that wants to begin so.
    func start() {
        keepAlive = self
        watchdog = TransitionWatchdog(session: self)
        if let interactor, interactor.wantsInteractiveStart {
            move(to: .held)
            interactor.startInteractiveTransition(context)
            coordinator.runAlongside(with: nil)
        } else {
            move(to: .running)
            runAnimator()
        }
        context.setup.to?.tellIsAppearing()
    }

    private func runAnimator() {
        let recorder = TransitionRecorder(
            roots: [context.containerView.layer] + coordinator.layersOutsideContainer)
        self.recorder = recorder
        recorder.record {
            let candidate = animator.interruptibleAnimator(using: context)
            if candidate !== NotInterruptible.shared { interruptible = candidate }
            let started = recorder.firstAnimator { animator.animateTransition(using: context) }
            startInterruptible(unless: started)
            coordinator.runAlongside(with: interruptible)
        }
    }

    /// `animateTransition` may leave the start of its animator to UIKit; or start another one than it offered, which then counts.
    private func startInterruptible(unless started: UIViewPropertyAnimator?) {
        guard let offered = interruptible, offered.state == .inactive else { return }
        if let started {
            interruptible = started
        } else if !context.isInteractive {
            offered.startAnimation()
        }
    }

    /// What appears is laid out as soon as it is in the window: what an animator moves has been in its place before.
    func viewDidEnter(_ view: UIView) {
        guard hasStarted, !hasLaidOutComing, let coming = context.setup.to, let own = coming.viewIfLoaded,
            own.isDescendant(of: view)
        else { return }
        hasLaidOutComing = true
        coming.layOutBeforeMoving(view)
    }

    /// Code that joins after the start animates for what is left; time that stands still takes its views along.
    func join(in view: UIView?, _ animate: () -> Void) {
        guard let recorder else { return animate() }
        if let layer = view?.layer {
            recorder.add(layer)
            if clock.isHolding { clock.hold(additional: layer) }
        }
        recorder.record(animate)
        if clock.isHolding { CATransaction.flush() }
    }

    /// Seconds that are left of the transition at its own pace.
    var remainingDuration: TimeInterval {
        let passed = clock.isHolding ? clock.time : CACurrentMediaTime() - (watchdog?.startTime ?? CACurrentMediaTime())
        return min(max(duration - passed, 0), duration)
    }

    // MARK: Percent driven

    /// Starts the animator with time standing still.
    func beginScrubbing() {
        isInHand = true
        clock.hold(container: context.containerView.layer, others: coordinator.layersOutsideContainer)
        runAnimator()
        interruptible?.pauseAnimation()
        // Animations begin at the time of the commit that carries them: it must be the transition's time 0.
        CATransaction.flush()
    }

    /// Shows the transition at `fraction` of its duration.
    func scrub(to fraction: CGFloat) {
        context.updateInteractiveTransition(fraction)
        if let interruptible {
            interruptible.fractionComplete = fraction
        }
        clock.seek(to: Double(fraction) * duration)
    }

    /// Catches a running transition; returns how far it is.
    func pauseRun() -> CGFloat {
        isInHand = true
        let fraction: CGFloat
        if let interruptible {
            interruptible.pauseAnimation()
            fraction = interruptible.isReversed ? 1 - interruptible.fractionComplete : interruptible.fractionComplete
            interruptible.isReversed = false
        } else {
            if !clock.isHolding { holdRunningTransition() }
            clock.stop()
            fraction = duration > 0 ? CGFloat(min(max(clock.time / duration, 0), 1)) : 0
        }
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(fraction)
        return fraction
    }

    /// A transition that began by time comes into the hand: its layers stop where they are.
    private func holdRunningTransition() {
        let elapsed = min(duration, max(0, CACurrentMediaTime() - (watchdog?.startTime ?? CACurrentMediaTime())))
        clock.hold(running: context.containerView.layer, others: coordinator.layersOutsideContainer, elapsed: elapsed)
    }

    /// Lets go: runs to the end or back to the start.
    func endScrubbing(
        finishing: Bool, speed: CGFloat, curve: UIView.AnimationCurve, timingCurve: (any UITimingCurveProvider)?
    ) {
        isInHand = false
        let fraction = context.percentComplete
        let factor = (finishing ? 1 - fraction : fraction) / speed
        finishing ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        watchdog?.extend(by: Double(factor) * duration)
        if let interruptible {
            clock.letGo()
            interruptible.isReversed = !finishing
            let timing = timingCurve ?? UICubicTimingParameters(animationCurve: curve)
            interruptible.continueAnimation(withTimingParameters: timing, durationFactor: factor)
            return
        }
        let ease = TransitionEasing.function(curve: curve, provider: timingCurve)
        clock.run(to: finishing ? duration : 0, duration: Double(factor) * duration, curve: ease) { [self] in
            if !finishing { recorder?.takeBack() }
            clock.letGo()
        }
    }

    // MARK: End

    /// Called once, by the context.
    func finish(didComplete: Bool) {
        move(to: .over(completed: didComplete))
        isInHand = false
        watchdog?.cancel()
        watchdog = nil
        clock.restore()
        recorder = nil
        gate?.open()
        animator.animationEnded(didComplete)
        onEnd(didComplete)
        coordinator.complete()
        interruptible = nil
        for controller in controllers where controller.presentation.session === self {
            controller.presentation.session = nil
            controller.viewIfLoaded.map(SafeAreaPass.run)
        }
        let handlers = settledHandlers
        settledHandlers = []
        for handler in handlers { handler() }
        keepAlive = nil
    }

    /// Ends a transition that has not begun and does not: another one takes its place, or what it would change is done at once.
    ///
    /// - Parameter next: who joined this transition joins that one.
    func giveWay(to next: TransitionSession?) {
        move(to: .over(completed: true))
        gate?.open()
        for controller in controllers where controller.presentation.session === self {
            controller.presentation.session = nil
        }
        if let next {
            coordinator.handOver(to: next.coordinator)
        } else {
            coordinator.complete()
        }
    }

    /// What ``checkInvariants()`` looks at.
    var facts: (isOver: Bool, isClockHeld: Bool, isClockRunning: Bool, keepsItself: Bool, holdsAnything: Bool) {
        let holdsAnything = clock.isHolding || watchdog != nil || recorder != nil || isInHand
        return (phase.isOver, clock.isHolding, clock.isRunning, keepAlive != nil, holdsAnything)
    }

    /// Runs `handler` once this transition is over.
    func whenSettled(_ handler: @escaping () -> Void) {
        settledHandlers.append(handler)
    }
}

// MARK: - Invariants

extension TransitionSession {
    /// What is true of a transition at every moment between two calls. For random tests; nothing in release builds.
    func checkInvariants() {
        let facts = facts
        assert(!facts.isOver || !facts.holdsAnything, "A transition that is over holds time, touches or itself.")
        assert(phase != .preparing || !facts.isClockHeld, "Time is held before a transition has begun.")
        assert(phase != .running || !facts.isClockHeld, "A transition that runs by time is held.")
        assert(phase != .held || !facts.isClockRunning, "A transition in the hand moves by itself.")
        assert(!isInHand || facts.isClockHeld || interruptible != nil, "A hand holds nothing.")
        assert(!hasStarted || facts.isOver || facts.keepsItself, "A transition under way may be gone before it ends.")
    }
}

extension UIWindow {
    /// Checks every transition that runs in the window.
    package func checkInvariants() {
        for gate in gates { gate.checkInvariants() }
    }
}
