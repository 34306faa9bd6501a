extension UIView {
    /// Animates a property through several values. Each `addKeyframe` inside sets the values at its end; changes outside any
    /// last the whole duration.
    /// - `options`: a curve of `AnimationOptions` may be or-ed in to pace the whole; without one the pace is even.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let raw = AnimationOptions(rawValue: options.rawValue)
        var settings = AnimationSettings(
            duration: duration, delay: delay, options: raw.flags.intersection(.keyframeFlags))
        settings.motion = .curve((raw.hasCurve ? raw.curve : .linear).timingFunction)
        if let outer = AnimationContext.recorder?.settings, !settings.options.contains(.overrideInheritedDuration) {
            settings.duration = outer.duration
        }
        guard AnimationContext.allowsAnimation, settings.duration > 0 else {
            AnimationContext.runStill(animations)
            completion?(true)
            return
        }
        if let animator = AnimationContext.recorder as? UIViewPropertyAnimator {
            let collector = KeyframeCollector(settings: settings)
            AnimationContext.run(collector, animations)
            return animator.adopt(collector, calculationMode: options.calculationMode, completion: completion)
        }
        let block = AnimationBlock(settings: settings, completion: completion)
        let collector = KeyframeCollector(settings: settings)
        AnimationContext.run(collector, animations)
        collector.addAnimations(to: block, calculationMode: options.calculationMode)
        block.close()
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

extension UIView.AnimationOptions {
    fileprivate static let keyframeFlags: Self = [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        .overrideInheritedDuration,
        .overrideInheritedOptions,
    ]
}

/// Gathers what the keyframes of one animation set, property by property.
@MainActor
final class KeyframeCollector: ChangeRecorder {
    var settings: AnimationSettings
    private(set) var tracks: [Track] = []
    private var start = 0.0
    private var end = 1.0

    /// One property of one layer: values at times from 0 to 1.
    struct Track {
        let layer: CALayer
        let key: String
        var keys: [(time: Double, value: LayerValue)]
    }

    init(settings: AnimationSettings) {
        self.settings = settings
    }

    func collect(from start: Double, lasting duration: Double, _ changes: () -> Void) {
        let outer = (self.start, self.end)
        self.start = min(max(start.isNaN ? 0 : start, 0), 1)
        end = min(self.start + max(duration.isNaN ? 0 : duration, 0), 1)
        changes()
        (self.start, end) = outer
    }

    func record(_ change: LayerChange) {
        let index = tracks.firstIndex { $0.layer === change.layer && $0.key == change.key } ?? tracks.count
        if index == tracks.count {
            tracks.append(Track(layer: change.layer, key: change.key, keys: [(0, change.old)]))
        }
        let last = tracks[index].keys.last
        if let last, start > last.time { tracks[index].keys.append((start, last.value)) }
        tracks[index].keys.append((max(end, last?.time ?? 0), change.new))
    }

    func addAnimations(to block: AnimationBlock, calculationMode: CAAnimationCalculationMode) {
        for var track in tracks {
            if let last = track.keys.last, last.time < 1 { track.keys.append((1, last.value)) }
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.values = track.keys.map { $0.value.boxed ?? NSNull() }
            animation.keyTimes = track.keys.map { NSNumber(value: $0.time) }
            animation.calculationMode = calculationMode
            if case .curve(let function) = settings.motion { animation.timingFunction = function }
            block.add(animation, to: track.layer, forKey: track.key)
        }
    }
}
