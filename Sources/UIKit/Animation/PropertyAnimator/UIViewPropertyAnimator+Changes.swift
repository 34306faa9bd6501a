extension UIViewPropertyAnimator: ChangeRecorder {
    func add(_ animation: PendingAnimation) {
        precondition(state != .stopped, "addAnimations on a stopped animator: call finishAnimation(at:) first")
        guard state == .active else {
            pending.append(animation)
            return
        }
        let now = CACurrentMediaTime()
        let progress = progress(at: now)
        let first = tracks.count
        record(animation, from: progress)
        show(Array(tracks[first...]), at: now, progress: progress)
    }

    /// Runs the changes and keeps each as a track.
    func record(_ animation: PendingAnimation, from progress: Double) {
        recordingBegin = progress + animation.delayFactor * (1 - progress)
        AnimationContext.run(self, animation.changes)
    }

    func record(_ change: LayerChange) {
        append(AnimatorTrack(change, begin: recordingBegin))
    }

    private func append(_ track: AnimatorTrack) {
        tracks.append(track)
        let view = UIView.view(of: track.change.layer)
        if !isUserInteractionEnabled { view?.input.blockingAnimations += 1 }
        track.isTouchedWhereSeen = !isManualHitTestingEnabled
        if track.isTouchedWhereSeen { view?.input.shownAnimations += 1 }
    }

    /// A `UIView.animate` inside this animator's changes: they become the animator's own, so that it can interrupt them.
    func runNested(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        animations()
        if let completion { completions.append { completion($0 == .end) } }
    }

    /// Key frames inside this animator's changes become its own, with their times as parts of its way.
    func adopt(
        _ collector: KeyframeCollector, calculationMode: CAAnimationCalculationMode, completion: ((Bool) -> Void)?
    ) {
        for track in collector.tracks {
            guard let first = track.keys.first, let last = track.keys.last else { continue }
            let change = LayerChange(layer: track.layer, key: track.key, old: first.value, new: last.value)
            let frames = AnimatorKeyframes(keys: track.keys, isDiscrete: calculationMode == .discrete)
            append(AnimatorTrack(change, begin: recordingBegin, keyframes: frames))
        }
        if let completion { completions.append { completion($0 == .end) } }
    }

    private func show(_ new: [AnimatorTrack], at now: TimeInterval, progress: Double) {
        guard let run, let observer else {
            for track in new { track.hold(at: progress) }
            return
        }
        var rest = run
        rest.offset += max(0, now - run.startTime)
        rest.startTime = max(now, run.startTime)
        rest.startProgress = progress
        for track in new { observer.running += track.play(rest, observer: observer) }
    }
}

/// Hears when the animations of one run end. Keeps its animator alive while it runs.
@MainActor
final class AnimatorObserver: NSObject, @preconcurrency CAAnimationDelegate {
    var animator: UIViewPropertyAnimator?
    var running = 0

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        if running == 0 { animator?.runDidEnd() }
    }
}
