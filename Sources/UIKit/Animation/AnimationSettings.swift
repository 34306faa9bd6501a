import RenderTree

/// How a block's changes move: its own wishes and what it takes over from the block around it.
struct AnimationSettings {
    /// The course from old to new.
    enum Motion {
        case curve(CAMediaTimingFunction)
        case spring(SpringParameters)
    }

    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var motion: Motion
    /// Overrides the repeat option when not nil; may be fractional.
    var repeatCount: Float?

    init(duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [], motion: Motion? = nil)
    {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.motion = motion ?? .curve(options.curve.timingFunction)
    }

    /// These settings inside a block with others: duration, curve and options come from outside unless overridden.
    func inheriting(from outer: AnimationSettings) -> AnimationSettings {
        var result = self
        if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
        guard !options.contains(.overrideInheritedOptions) else { return result }
        if !options.contains(.overrideInheritedCurve) { result.motion = outer.motion }
        result.options.formUnion(outer.options.flags)
        result.repeatCount = repeatCount ?? outer.repeatCount
        return result
    }

    /// These settings inside whatever animates now.
    @MainActor
    var inContext: AnimationSettings {
        AnimationContext.recorder.map { inheriting(from: $0.settings) } ?? self
    }

    var cycles: Float {
        repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
    }

    /// The animation of one value.
    func makeAnimation(keyPath: String, from: Any?, to: Any?, isAdditive: Bool) -> CABasicAnimation {
        motion.makeAnimation(keyPath: keyPath, from: from, to: to, isAdditive: isAdditive)
    }

    /// Duration, delay and repetition, for an animation on this layer.
    @MainActor
    func setTiming(of animation: CAAnimation, on layer: CALayer) {
        animation.duration = duration * UIView.slowMotionFactor
        animation.fillMode = .both
        animation.repeatCount = cycles
        animation.autoreverses = options.contains(.autoreverse)
        if delay > 0 {
            animation.beginTime = layer.convertTime(layer.displayTime, from: nil) + delay * UIView.slowMotionFactor
        }
    }
}

extension AnimationSettings.Motion {
    /// The animation of one value; its duration is left to the caller.
    func makeAnimation(keyPath: String, from: Any?, to: Any?, isAdditive: Bool) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch self {
        case .curve(let function):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
        case .spring(let spring):
            animation = spring.makeAnimation(keyPath: keyPath)
        }
        animation.fromValue = from
        animation.toValue = to
        animation.isAdditive = isAdditive
        return animation
    }
}

extension SpringParameters {
    func makeAnimation(keyPath: String) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = mass
        animation.stiffness = stiffness
        animation.damping = damping
        animation.initialVelocity = initialVelocity
        animation.allowsOverdamping = allowsOverdamping
        return animation
    }
}
