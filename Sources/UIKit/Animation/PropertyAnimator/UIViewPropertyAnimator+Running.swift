extension UIViewPropertyAnimator {
    // MARK: Progress

    /// From 0, the start, to 1, the end.
    func progress(at time: TimeInterval) -> Double {
        run.map { $0.progress(at: time, from: $0.startProgress) } ?? pausedProgress
    }

    /// Counted in the direction of the run.
    var visibleFraction: Double {
        let progress = progress(at: CACurrentMediaTime())
        let way = isReversed ? 1 - progress : progress
        guard !scrubsLinearly, duration > 0 else { return way }
        return settings.motion.time(of: way, in: duration) / duration
    }

    // MARK: Starting

    func start(after delay: TimeInterval) {
        precondition(state != .stopped, "startAnimation on a stopped animator: call finishAnimation(at:) first")
        guard run == nil else { return }
        AnimationContext.animatorObserver?(self)
        activate()
        begin(originalRun(after: delay))
    }

    /// Runs the changes that waited for the start.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let waiting = pending
        pending = []
        for animation in waiting { record(animation, from: pausedProgress) }
    }

    /// The rest of the original curve, in the present direction.
    private func originalRun(after delay: TimeInterval = 0, stretchedTo remaining: TimeInterval? = nil) -> Run {
        let target = isReversed ? 0.0 : 1.0
        let way = isReversed ? 1 - pausedProgress : pausedProgress
        var run = Run(
            target: target, motion: settings.motion, length: duration, offset: 0,
            startTime: CACurrentMediaTime() + delay,
            startProgress: pausedProgress)
        if case .curve = settings.motion, way > 0 {
            if isReversed, let mirrored = settings.motion.mirrored { run.motion = mirrored }
            run.offset = run.motion.time(of: way, in: duration)
        }
        if let remaining, run.remaining > 0 {
            let factor = remaining / run.remaining
            run.length *= factor
            run.offset *= factor
            run.motion = run.motion.stretched(by: factor)
        }
        return run
    }

    /// Plays every track through the run.
    func begin(_ run: Run) {
        self.run = run
        let observer = AnimatorObserver(self)
        self.observer?.animator = nil
        self.observer = observer
        if run.remaining > 0, UIView.areAnimationsEnabled {
            for track in tracks { observer.running += track.play(run, observer: observer) }
        }
        if observer.running == 0 { runDidEnd() }
    }

    // MARK: Interrupting

    func pause() {
        precondition(state != .stopped, "pauseAnimation on a stopped animator: call finishAnimation(at:) first")
        requireInterruptible("pauseAnimation")
        activate()
        interrupt()
        for track in tracks { track.hold(at: pausedProgress) }
    }

    /// Ends the run where it is.
    func interrupt() {
        guard let run else { return }
        let now = CACurrentMediaTime()
        let progress = run.progress(at: now, from: run.startProgress)
        for track in tracks { track.pause(run, at: now, progress: progress) }
        pausedProgress = progress
        self.run = nil
        observer?.animator = nil
        observer = nil
    }

    private func requireInterruptible(_ call: String) {
        precondition(isInterruptible || state != .active, "\(call) on an animator whose isInterruptible is false")
    }

    func scrub(to fraction: CGFloat) {
        precondition(state != .stopped, "fractionComplete cannot be set on a stopped animator")
        precondition(!fraction.isNaN, "fractionComplete is a number from 0 to 1, not NaN")
        let wasRunning = isRunning
        pause()
        let clamped = min(max(Double(fraction), 0), 1)
        let way = scrubsLinearly ? clamped : settings.motion.progress(at: clamped * duration, of: duration)
        pausedProgress = isReversed ? 1 - way : way
        for track in tracks { track.hold(at: pausedProgress) }
        if wasRunning { begin(originalRun()) }
    }

    func setReversed(_ isReversed: Bool) {
        guard isReversed != self.isReversed else { return }
        requireInterruptible("isReversed")
        let wasRunning = isRunning
        interrupt()
        direction = isReversed ? -1 : 1
        if wasRunning { begin(originalRun()) }
    }

    func goOn(with parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
        precondition(state == .active, "continueAnimation needs an active, paused animator; this one is \(state)")
        requireInterruptible("continueAnimation")
        interrupt()
        guard let parameters else {
            begin(originalRun(stretchedTo: durationFactor > 0 ? durationFactor * duration : nil))
            return
        }
        let natural = parameters.springTimingParameters?.naturalDuration
        let length = durationFactor > 0 ? durationFactor * duration : natural ?? originalRun().remaining
        begin(
            Run(
                target: isReversed ? 0 : 1, motion: parameters.motion(lasting: max(length, 1e-6)), length: length,
                offset: 0,
                startTime: CACurrentMediaTime(), startProgress: pausedProgress))
    }

    // MARK: Ending

    /// The last animation of the run has ended.
    func runDidEnd() {
        guard let run else { return }
        observer?.animator = nil
        observer = nil
        self.run = nil
        pausedProgress = run.target
        guard !pausesOnCompletion else {
            for track in tracks { track.hold(at: pausedProgress) }
            return
        }
        end(at: run.target == 1 ? .end : .start)
    }

    func stop(_ withoutFinishing: Bool) {
        // Stopping what has not started, or is stopped already, changes nothing: touches that come early do so.
        guard state == .active else { return }
        requireInterruptible("stopAnimation")
        interrupt()
        for track in tracks { track.freeze(at: pausedProgress) }
        for track in tracks { track.removeAnimations() }
        state = .stopped
        guard withoutFinishing else { return }
        completions = []
        reset()
    }

    func finish(at position: UIViewAnimatingPosition) {
        precondition(
            state == .stopped, "finishAnimation(at:) needs stopAnimation(false) before it; the animator is \(state)")
        end(at: position)
    }

    private func end(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: for track in tracks.reversed() { track.restoreStart() }
        case .end: if state == .stopped { for track in tracks { track.restoreEnd() } }
        case .current: break
        }
        let waiting = completions
        completions = []
        reset()
        for completion in waiting { completion(position) }
    }

    private func reset() {
        for track in tracks {
            let view = UIView.view(of: track.change.layer)
            if !isUserInteractionEnabled { view?.input.blockingAnimations -= 1 }
            if track.isTouchedWhereSeen { view?.input.shownAnimations -= 1 }
            track.removeAnimations()
        }
        tracks = []
        pausedProgress = 0
        direction = 1
        state = .inactive
    }
}
