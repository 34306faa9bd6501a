import RenderTree

/// Animates changes of views and lets go of no control over them: pause, scrub, turn round, go on with another pace, stop.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// The pace.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds. A spring given by physics decides it itself.
    public let duration: TimeInterval
    /// Seconds before the motion begins, as given to `startAnimation(afterDelay:)`.
    open internal(set) var delay: TimeInterval = 0

    /// Whether the moving views get touches. True by default; set it before the start.
    open var isUserInteractionEnabled = true {
        didSet { requireInactive("isUserInteractionEnabled") }
    }
    /// Whether the program does its own hit testing while views move. Without, they are touched where they are seen, and not at the
    /// end of their way. Set it before the start.
    open var isManualHitTestingEnabled = false
    /// Whether the animation may be paused, scrubbed, reversed and stopped. Set it before the start.
    open var isInterruptible = true {
        didSet { requireInactive("isInterruptible") }
    }
    /// Whether `fractionComplete` is the share of the way while paused, and not of the time. True by default.
    open var scrubsLinearly = true {
        didSet { requireInactive("scrubsLinearly") }
    }
    /// Whether the animator stays active when it reaches an end. Its completions then wait for a stop.
    open var pausesOnCompletion = false

    /// Where in its life the animator is.
    open internal(set) var state = UIViewAnimatingState.inactive
    /// What runs now; nil while paused.
    var run: Run?
    /// From 0, the start, to 1, the end, as of the last pause.
    var pausedProgress = 0.0
    var direction = 1.0
    var tracks: [AnimatorTrack] = []
    var pending: [PendingAnimation] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var observer: AnimatorObserver?
    /// What blocks inside this animator's changes take over, and where added changes begin.
    var settings: AnimationSettings
    var recordingBegin = 0.0

    struct PendingAnimation {
        let changes: () -> Void
        let delayFactor: Double
    }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - parameters: the pace; a spring given by physics replaces the duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let natural = parameters.springTimingParameters?.naturalDuration
        self.duration = natural ?? max(duration, 0)
        timingParameters = parameters
        settings = AnimationSettings(
            duration: self.duration, motion: parameters.motion(lasting: max(self.duration, 1e-6)))
        super.init()
    }

    /// An animator of a fifth of a second that eases in and out.
    public convenience override init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// An animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a Bézier curve of one's own.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that settles in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        guard let animator = made as? Self else {
            preconditionFailure(
                "runningPropertyAnimator makes a UIViewPropertyAnimator; an animator of the class \(self) is made and started by hand."
            )
        }
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// An inactive animator of the same pace, with the changes that wait for the start.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.pending = pending
        copy.completions = completions
        return copy
    }

    // Not isolated, so that a subclass may have a plain `deinit`.
    deinit {
        let state = state
        precondition(
            state == .inactive,
            "an animator was released while \(state): let it end, or call stopAnimation(_:) and finishAnimation(at:) before"
        )
    }

    private func requireInactive(_ property: String) {
        precondition(
            state == .inactive, "\(property) of an animator can change only while it is inactive, not \(state)")
    }

    // MARK: UIViewAnimating

    /// Whether it moves at this moment.
    open var isRunning: Bool { run != nil }

    open var isReversed: Bool {
        get { direction < 0 }
        set { setReversed(newValue) }
    }

    open var fractionComplete: CGFloat {
        get { visibleFraction }
        set { scrub(to: newValue) }
    }

    open func startAnimation() { start(after: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = max(0, delay)
        start(after: self.delay)
    }

    open func pauseAnimation() { pause() }

    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(PendingAnimation(changes: animation, delayFactor: min(max(Double(delayFactor), 0), 1)))
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        goOn(with: parameters, durationFactor: Double(durationFactor))
    }
}
