import RenderTree

extension UIView {
    /// Animates changes with an ease at both ends.
    /// - Parameters:
    ///   - duration: seconds; 0 or less makes the changes at once.
    ///   - animations: changes to views.
    ///   - completion: called once after the last animation, with false when one was taken away before its end; where nothing
    ///     animates, with the main queue's next turn.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes after a delay, in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            AnimationSettings(duration: duration, delay: delay, options: options), animations, completion)
    }

    /// Animates changes with a spring that has settled to a thousandth when the duration is over.
    /// - `dampingRatio`: 1 does not swing over; towards 0 it swings more.
    /// - `velocity`: 1 covers the whole distance in a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var settings = AnimationSettings(duration: duration, delay: delay, options: options)
        if duration > 0 {
            settings.motion = .spring(
                SpringParameters(duration: duration, dampingRatio: dampingRatio, velocity: velocity))
        }
        AnimationBlock.run(settings, animations, completion)
    }

    /// Animates changes with a spring described by how long it feels and how much it bounces.
    /// - `duration`: seconds; the animation itself runs until the spring has settled, which is longer.
    /// - `bounce`: 0 does not swing over, 1 swings for ever, below 0 creeps.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var settings = AnimationSettings(duration: duration, delay: delay, options: options)
        if duration > 0 {
            var spring = SpringParameters(perceptualDuration: duration, bounce: bounce)
            spring.initialVelocity = initialSpringVelocity
            settings.motion = .spring(spring)
            settings.duration = spring.settlingDuration
        }
        AnimationBlock.run(settings, animations, completion)
    }

    // MARK: Without animation

    /// Makes changes at once, also inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.runStill(actionsWithoutAnimation)
    }

    /// Switches all animation blocks on or off. Animations that run go on.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    /// Whether animation blocks animate: not where they are switched off, nor inside `performWithoutAnimation`.
    public class var areAnimationsEnabled: Bool { AnimationContext.allowsAnimation }

    /// The duration of the block that is running, in seconds; 0 outside blocks.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationContext.recorder?.settings.duration ?? 0
    }

    /// Repeats the changes of a part of a block.
    /// - `count`: cycles; may be fractional.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let recorder = AnimationContext.recorder else { return animations() }
        let before = recorder.settings
        recorder.settings.repeatCount = Float(count)
        recorder.settings.options.set(.autoreverse, autoreverses)
        animations()
        recorder.settings = before
    }

    /// Multiplies the durations of all view animations: 10 is the slow motion of Apple's simulator.
    package static var slowMotionFactor = 1.0
}
