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

    /// One property of one layer.
    struct Track {
        let layer: CALayer
        let key: String
        /// The value before the first change.
        let original: LayerValue
        /// What was set, in order of the ends; of several changes over the same stretch the last.
        private(set) var changes: [(start: Double, end: Double, value: LayerValue)] = []

        init(layer: CALayer, key: String, original: LayerValue) {
            self.layer = layer
            self.key = key
            self.original = original
        }
    }

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions) {
        let raw = UIView.AnimationOptions(rawValue: options.rawValue)
        settings = AnimationSettings(
            duration: duration, delay: delay, options: raw.flags.intersection(.keyframeFlags))
        settings.motion = .curve((raw.hasCurve ? raw.curve : .linear).timingFunction)
        if let outer = AnimationContext.recorder?.settings, !settings.options.contains(.overrideInheritedDuration) {
            settings.duration = outer.duration
        }
    }

    /// Runs the changes and animates what they set, or makes them at once where nothing may animate.
    func run(_ mode: CAAnimationCalculationMode, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        guard AnimationContext.allowsAnimation, settings.duration > 0 else {
            AnimationContext.runStill(animations)
            return AnimationBlock.endLater(completion)
        }
        if let animator = AnimationContext.recorder as? UIViewPropertyAnimator {
            AnimationContext.run(self, animations)
            return animator.adopt(self, calculationMode: mode, completion: completion)
        }
        let block = AnimationBlock(settings: settings, completion: completion)
        AnimationContext.run(self, animations)
        addAnimations(to: block, calculationMode: mode)
        block.close()
    }

    func collect(from start: Double, lasting duration: Double, _ changes: () -> Void) {
        let outer = (self.start, self.end)
        self.start = min(max(start.isNaN ? 0 : start, 0), 1)
        end = min(self.start + max(duration.isNaN ? 0 : duration, 0), 1)
        changes()
        AnimationContext.layOut()
        (self.start, end) = outer
    }

    func record(_ change: LayerChange) {
        let index = tracks.firstIndex { $0.layer === change.layer && $0.key == change.key } ?? tracks.count
        if index == tracks.count {
            tracks.append(Track(layer: change.layer, key: change.key, original: change.old))
        }
        tracks[index].set(change.new, from: start, to: end)
    }

    private func addAnimations(to block: AnimationBlock, calculationMode: CAAnimationCalculationMode) {
        for track in tracks {
            var keys = track.keys
            if let last = keys.last, last.time < 1 { keys.append((1, last.value)) }
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.values = keys.map { $0.value.boxed ?? NSNull() }
            animation.keyTimes = keys.map { NSNumber(value: $0.time) }
            animation.calculationMode = calculationMode
            if case .curve(let function) = settings.motion { animation.timingFunction = function }
            block.add(animation, to: track.layer, forKey: track.key)
        }
    }
}

extension KeyframeCollector.Track {
    mutating func set(_ value: LayerValue, from start: Double, to end: Double) {
        changes.removeAll { $0.end == end && (start < end ? $0.start < end : $0.start == start) }
        let place = changes.firstIndex { $0.end > end } ?? changes.count
        changes.insert((start, end, value), at: place)
    }

    /// Values at times from 0 to 1 that do not fall. Before a change begins, the value rests.
    var keys: [(time: Double, value: LayerValue)] {
        var keys = [(time: 0.0, value: original)]
        for change in changes {
            let last = keys[keys.count - 1]
            if change.start > last.time { keys.append((change.start, last.value)) }
            keys.append((change.end, change.value))
        }
        return keys
    }
}
