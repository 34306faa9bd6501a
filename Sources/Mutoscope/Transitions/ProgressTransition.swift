public import UIKit

/// Which way a transition goes between two controllers.
public enum TransitionWay: Sendable {
    /// Another controller comes: a presentation, a push.
    case forward
    /// The one before comes back: a dismissal, a pop.
    case backward
}

/// A transition between two controllers that is a function of one number: 0 shows the old one, 1 the new one.
///
/// Time moves the number, or a finger by any interaction controller; it can be caught, turned round and let go at any moment.
/// A subclass says how things look in ``show(_:on:)``; it need not put back what it changed of the two views: their frames,
/// transforms, alpha, corners, shadows and filters are restored at the end, however it comes. With Reduce Motion the two views
/// cross-fade instead. When the container gets another size on the way, everything is taken down and put up anew, at the same
/// progress. One object serves one transition.
@preconcurrency @MainActor
open class ProgressTransition: NSObject, UIViewControllerAnimatedTransitioning {
    /// There or back.
    public let way: TransitionWay
    /// Seconds until a thousandth of the way is left.
    open var duration: TimeInterval = 0.5
    /// How the number runs by itself.
    open var shape: Course.Shape { .spring }
    /// The speed with which a finger lets go, in parts of the whole a second; taken over once, at the next release.
    public var releaseVelocity: CGFloat?

    /// The number and what moves it.
    public let driver = ProgressDriver()
    /// Where the transition takes place, while it does.
    public private(set) var stage: TransitionStage?
    /// Whether it has taken place.
    private(set) var isOver = false
    var isGoingBack = false
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var fades = false
    private var watch: SizeWatch?

    /// - Parameter way: whether the transition leads in or out.
    public init(_ way: TransitionWay) {
        self.way = way
        super.init()
        driver.onChange = { [weak self] progress in self?.render(progress) }
        driver.onArrival = { [weak self] progress in self?.finish(progress >= 1) }
    }

    // MARK: For subclasses

    /// Puts up what the transition needs besides the two views, which are in the container, in order, at their final frames. Called
    /// again, after `cleanUp(_:completed:)`, when the container has another size.
    open func prepare(_ stage: TransitionStage) {}

    /// Shows the transition at a progress of 0 to 1, from nothing else than that. A `shape` that swings leads beyond 1, too.
    open func show(_ progress: CGFloat, on stage: TransitionStage) {}

    /// Takes down what `prepare(_:)` put up.
    open func cleanUp(_ stage: TransitionStage, completed: Bool) {}

    /// Whether a run by time shows progress 0 for a frame before it moves, so that what has to be painted for it is not all painted in one.
    var restsForAFrame: Bool { false }

    /// Whether the coming view is above the other. By default the one that came last is: the coming one forward, the going one back.
    open var isComingAbove: Bool { way == .forward }

    // MARK: UIViewControllerAnimatedTransitioning

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        set(up: transitionContext)
        startAnimation()
    }

    open func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        set(up: transitionContext)
        return self
    }

    open func animationEnded(_ transitionCompleted: Bool) {}

    private func set(up context: any UIViewControllerContextTransitioning) {
        guard stage == nil else { return }
        let stage = TransitionStage(context, way: way, isComingAbove: isComingAbove)
        self.stage = stage
        fades = UIAccessibility.isReduceMotionEnabled
        putUp(stage)
        render(0)
        watch = SizeWatch(stage.container) { [weak self] in
            // Not while views are laid out: putting up may need pictures of them.
            DispatchQueue.main.async { self?.fit() }
        }
    }

    private func putUp(_ stage: TransitionStage) {
        if fades { prepareFade(stage) } else { prepare(stage) }
    }

    /// The container has another size.
    private func fit() {
        guard let stage else { return }
        if !fades { cleanUp(stage, completed: false) }
        stage.fit()
        putUp(stage)
        render(driver.value)
    }

    private func render(_ progress: CGFloat) {
        guard let stage else { return }
        stage.context.updateInteractiveTransition(progress.unit)
        if fades { fade(progress.unit, on: stage) } else { show(limited(progress), on: stage) }
    }

    /// What is shown of a number: only one that swings goes beyond 1.
    private func limited(_ progress: CGFloat) -> CGFloat {
        guard case .swing = shape, !fades else { return progress.unit }
        return max(progress, 0)
    }

    /// The progress that is seen.
    var shownProgress: CGFloat { limited(driver.value) }

    /// Puts up what a cross-fade needs besides the two views.
    func prepareFade(_ stage: TransitionStage) {}

    /// What is shown with Reduce Motion.
    func fade(_ progress: CGFloat, on stage: TransitionStage) {
        (isComingAbove ? stage.coming : stage.going)?.alpha = isComingAbove ? progress : 1 - progress
    }

    private func finish(_ completed: Bool) {
        guard let stage else { return }
        self.stage = nil
        isOver = true
        watch?.removeFromSuperview()
        watch = nil
        if !fades { cleanUp(stage, completed: completed) }
        stage.restore()
        let handlers = completions
        completions = []
        for handler in handlers { handler(completed ? .end : .start) }
        stage.context.completeTransition(completed)
    }
}

extension ProgressTransition: UIViewImplicitlyAnimating {
    /// What UIKit asks an animator: `.inactive` before the transition, `.active` in it.
    public var state: UIViewAnimatingState {
        stage != nil && (driver.isMoving || driver.value > 0) ? .active : .inactive
    }
    /// Whether it moves by itself, without a finger.
    public var isRunning: Bool { driver.isMoving }

    /// Whether it runs back to where it came from.
    public var isReversed: Bool {
        get { isGoingBack }
        set { isGoingBack = newValue }
    }

    /// Progress, 0 to 1.
    public var fractionComplete: CGFloat {
        get { driver.value.unit }
        set { driver.hold(at: newValue.unit) }
    }

    /// Runs to its end.
    public func startAnimation() {
        let velocity = releaseVelocity
        releaseVelocity = nil
        let shape = course(isReleased: velocity != nil)
        let left = isGoingBack ? driver.value : 1 - driver.value
        // An even run keeps its pace when only a part is left; a spring takes its time whatever the way.
        let seconds = shape == .even ? duration * Double(max(left, 0.2)) : duration
        let waits = restsForAFrame && driver.value <= 0 && !isGoingBack && velocity == nil
        driver.move(
            to: isGoingBack ? 0 : 1, velocity: velocity, duration: seconds, shape: shape, delay: waits ? Self.frame : 0)
    }

    /// Of the display, seconds.
    private static let frame: CFTimeInterval = 1.0 / 60

    /// What a finger lets go of keeps its speed; what goes back to the start does not swing there.
    private func course(isReleased: Bool) -> Course.Shape {
        switch shape {
        case .even: isReleased ? .spring : .even
        case .swing: isGoingBack || fades ? .spring : shape
        case .spring: .spring
        }
    }

    /// Runs to its end; a transition has no delay.
    public func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Holds where it is.
    public func pauseAnimation() { driver.stop() }

    /// Goes on from where it is held.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    /// Ends without going on; the transition is completed by `finishAnimation(at:)`.
    public func stopAnimation(_ withoutFinishing: Bool) {
        driver.stop()
        if withoutFinishing { finish(driver.value >= 0.5) }
    }

    /// Completes the transition at an end.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        switch finalPosition {
        case .end: driver.hold(at: 1)
        case .start: driver.hold(at: 0)
        case .current: break
        }
        finish(driver.value >= 0.5)
    }

    /// Has a closure called once, at the end.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
}
