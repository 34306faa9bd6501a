extension UIView {
    /// Animates a property through several values. Each `addKeyframe` inside sets the values at its end; changes outside any
    /// last the whole duration.
    /// - `options`: a curve of `AnimationOptions` may be or-ed in to pace the whole; without one the pace is even.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let collector = KeyframeCollector(duration: duration, delay: delay, options: options)
        collector.run(options.calculationMode, animations, completion)
    }

    /// Sets values at a point of the `animateKeyframes` around it.
    /// - `frameStartTime`: 0 to 1 of the whole.
    /// - `frameDuration`: 0 to 1 of the whole.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let collector = AnimationContext.recorder as? KeyframeCollector else {
            AnimationContext.runStill(animations)
            return
        }
        collector.collect(from: frameStartTime, lasting: frameDuration, animations)
    }
}
