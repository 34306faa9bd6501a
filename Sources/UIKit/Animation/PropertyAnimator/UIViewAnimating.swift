/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or over.
    case inactive = 0
    /// Runs or is paused.
    case active
    /// Stopped, and waits for `finishAnimation(at:)`.
    case stopped
}

/// A place on the way of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start, current
}

/// An animation that can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where it is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it moves now.
    var isRunning: Bool { get }
    /// Whether it runs towards its start.
    var isReversed: Bool { get set }
    /// How much of the way is done, 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts it, or goes on after a pause.
    func startAnimation()
    /// Starts it after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses it where it is.
    func pauseAnimation()
    /// Takes the animations away. `true` ends it at once where it is, `false` waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a position and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation made of changes to views.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds changes that start late: `delayFactor` of what is left of the run.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds something to do at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause with another pace, over `durationFactor` of the original duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Adds changes that begin with the animator.
    public func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    /// Does nothing where it is not implemented.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing where it is not implemented.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Goes on from a pause; nothing where an animator cannot be paused.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }
}
