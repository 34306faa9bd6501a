import RenderTree

/// One change that an animator plays: how its value follows the progress, and the animations that show it.
@MainActor
final class AnimatorTrack {
    let change: LayerChange
    private let parts: [LayerChange.Part]
    private let keys: [String]
    /// The values on the way, when there are more than two.
    private let keyframes: AnimatorKeyframes?
    /// The animator's progress at which this change begins: more than 0 when it was added late or with a delay.
    private let begin: Double
    /// Where this change stood when the animator was last paused: straight lines lead from there to both ends.
    private var anchor: (animator: Double, own: Double)?

    /// Whether touches find the view where it is seen.
    var isTouchedWhereSeen = false

    init(_ change: LayerChange, begin: Double, keyframes: AnimatorKeyframes? = nil) {
        self.change = change
        self.begin = min(begin, 1)
        self.keyframes = keyframes
        let whole = LayerChange.Part(
            keyPath: change.key, from: change.old.boxed, to: change.new.boxed, isAdditive: false)
        parts = keyframes == nil ? change.parts(startsOnScreen: true) : [whole]
        let number = SerialNumber.next()
        keys = parts.map { "\($0.keyPath)-animator-\(number)" }
    }

    /// The progress of this change while the animator is paused at `progress`.
    func ownProgress(at progress: Double) -> Double {
        guard let anchor, anchor.own > 0 || progress < anchor.animator else {
            guard begin < 1 else { return progress >= 1 ? 1 : 0 }
            // Before its start a change that begins late rests; one that begins with the animator swings out with it.
            return begin > 0 ? max(0, (progress - begin) / (1 - begin)) : progress
        }
        // A spring may have been caught beyond its end.
        if progress == anchor.animator { return anchor.own }
        if progress > anchor.animator {
            let rest = 1 - anchor.animator
            return rest > 0 ? anchor.own + (1 - anchor.own) * (progress - anchor.animator) / rest : 1
        }
        return anchor.animator > 0 ? anchor.own * progress / anchor.animator : 0
    }

    /// Notes where a run that is being interrupted had brought this change.
    func pause(_ run: UIViewPropertyAnimator.Run, at time: TimeInterval, progress: Double) {
        anchor = (progress, ownProgress(during: run, at: time))
    }

    private func ownProgress(during run: UIViewPropertyAnimator.Run, at time: TimeInterval) -> Double {
        let start = ownProgress(at: run.startProgress)
        guard let delayed = delayed(run) else { return run.progress(at: time, from: start) }
        return delayed.progress(at: time, from: 0)
    }

    /// The run of a change that has not begun yet; nil when it is on its way already.
    private func delayed(_ run: UIViewPropertyAnimator.Run) -> UIViewPropertyAnimator.Run? {
        guard begin > run.startProgress, run.target == 1, ownProgress(at: run.startProgress) == 0 else { return nil }
        let share = (begin - run.startProgress) / (1 - run.startProgress)
        var late = run
        late.startTime += share * run.remaining
        late.length = max(run.remaining * (1 - share), 1e-6)
        late.offset = 0
        late.startProgress = 0
        return late
    }

    // MARK: Showing

    /// Plays this change through a run.
    func play(_ run: UIViewPropertyAnimator.Run, observer: any CAAnimationDelegate) -> Int {
        let own = delayed(run) ?? run
        let start = own.startProgress == run.startProgress ? ownProgress(at: run.startProgress) : 0
        let origin = own.origin(for: start)
        for (part, key) in zip(parts, keys) {
            let animation: CAAnimation =
                keyframes?.animation(of: part.keyPath, from: origin, through: own)
                ?? own.motion.makeAnimation(
                    keyPath: part.keyPath, from: part.value(at: origin), to: part.value(at: own.target),
                    isAdditive: part.isAdditive)
            animation.duration = own.length
            animation.beginTime = change.layer.convertTime(own.startTime - own.offset, from: nil)
            animation.fillMode = .both
            animation.delegate = observer
            change.layer.add(animation, forKey: key)
        }
        return parts.count
    }

    /// Holds this change at the animator's progress.
    func hold(at progress: Double) {
        for (part, key) in zip(parts, keys) {
            let animation = CABasicAnimation(keyPath: part.keyPath)
            let value = value(of: part, at: ownProgress(at: progress))
            animation.fromValue = value
            animation.toValue = value
            animation.isAdditive = part.isAdditive
            animation.duration = 1
            animation.repeatCount = .infinity
            change.layer.add(animation, forKey: key)
        }
    }

    private func value(of part: LayerChange.Part, at progress: Double) -> Any? {
        keyframes.map { $0.value(at: progress) } ?? part.value(at: progress)
    }

    func removeAnimations() {
        for key in keys { change.layer.removeAnimation(forKey: key) }
    }

    // MARK: Ending

    /// Writes what shows at a progress into the layer itself.
    func freeze(at progress: Double) {
        let own = ownProgress(at: progress)
        var value = change.new
        for part in parts {
            value = keyframes.map { .plain($0.value(at: own)) } ?? part.applied(at: own, to: value)
        }
        change.set(value)
    }

    func restoreStart() { change.set(change.old) }

    func restoreEnd() { change.set(change.new) }
}

extension LayerChange {
    /// Writes a value into the layer, whatever animation runs around.
    @MainActor
    func set(_ value: LayerValue) {
        AnimationContext.runStill {
            switch value {
            case .point(let point): layer.position = point
            case .rect(let rect): layer.bounds = rect
            case .transform(let transform): layer.transform = transform
            case .number(let number): layer.setValue(number, forKey: key)
            case .background(let color, _): UIView.view(of: layer)?.setBackgroundColor(color)
            case .plain(let value):
                let view = UIView.view(of: layer) as? any OwnValueAnimating
                if view?.take(value, forKey: key) != true { layer.setValue(value, forKey: key) }
            }
        }
    }
}

extension LayerChange.Part {
    /// The value at a progress; beyond 0…1 it is carried on.
    func value(at progress: Double) -> Any? {
        if progress == 0 { return from }
        if progress == 1 { return to }
        guard let from = RenderValue(boxed: from), let to = RenderValue(boxed: to) else {
            return progress < 1 ? from : to
        }
        return RenderValue.interpolated(from, to, progress).boxed
    }

    /// What the layer shows at a progress when it would show `base` without this part.
    func applied(at progress: Double, to base: LayerValue) -> LayerValue {
        guard isAdditive else { return .plain(value(at: progress)) }
        switch (base, value(at: progress)) {
        case (.point(let base), let point as CGPoint): return .point(base + point)
        case (.rect(let base), let point as CGPoint): return .rect(CGRect(origin: base.origin + point, size: base.size))
        case (.rect(let base), let size as CGSize):
            let sum = CGSize(width: base.width + size.width, height: base.height + size.height)
            return .rect(CGRect(origin: base.origin, size: sum))
        case (.transform(let base), let transform as CATransform3D):
            return .transform(CATransform3DConcat(transform, base))
        case (.number(let base), let number as NSNumber): return .number(base + CGFloat(number.doubleValue))
        default: return base
        }
    }
}

extension RenderValue {
    /// nil for values that are not interpolated.
    init?(boxed: Any?) {
        switch boxed {
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGColor: self = .color(value.rgba)
        case let value as CGPath: self = .path(PathReference(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        default: return nil
        }
    }

    var boxed: Any? {
        switch self {
        case .number(let value): value
        case .flag(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value.map { CGColor(rgba: $0) }
        case .path(let value): value?.path
        case .image(let value): value?.image
        case .numbers(let values): values
        case .colors(let values): values.map { CGColor(rgba: $0) }
        }
    }
}
