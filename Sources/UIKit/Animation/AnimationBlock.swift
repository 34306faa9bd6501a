/// One `UIView.animate`: turns changes into animations and tells once when the last of them has ended.
@MainActor
final class AnimationBlock: NSObject, ChangeRecorder, @preconcurrency CAAnimationDelegate {
    var settings: AnimationSettings
    var completion: ((Bool) -> Void)?
    /// Runs when the first animation has begun.
    var willStart: (() -> Void)?
    private var running = 0
    private var hasFinishedAll = true
    private var isOpen = true
    private var views: [WeakView] = []

    private struct WeakView { weak var view: UIView? }

    init(settings: AnimationSettings, completion: ((Bool) -> Void)?) {
        self.settings = settings
        self.completion = completion
    }

    /// Runs changes as one animation, inside whatever animates them already; at once where nothing may animate.
    static func run(_ wishes: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        let settings = wishes.inContext
        guard AnimationContext.allowsAnimation, settings.duration > 0 else {
            AnimationContext.runStill(animations)
            return endLater(completion)
        }
        if let animator = AnimationContext.recorder as? UIViewPropertyAnimator {
            return animator.runNested(animations, completion: completion)
        }
        let flushes = settings.options.contains(.flushUpdates)
        if flushes { bringWindowsUpToDate() }
        let block = AnimationBlock(settings: settings, completion: completion)
        AnimationContext.run(block) {
            animations()
            if flushes { bringWindowsUpToDate() }
            if settings.options.contains(.layoutSubviews) { block.layOutChangedViews() }
        }
        block.close()
    }

    private static func bringWindowsUpToDate() {
        for window in UIApplication.shared.windows where !window.isHidden { window.layoutIfNeeded() }
    }

    // MARK: Changes

    func record(_ change: LayerChange) {
        guard settings.duration > 0 else { return }
        for part in change.parts(startsOnScreen: settings.options.contains(.beginFromCurrentState)) {
            let animation = settings.makeAnimation(
                keyPath: part.keyPath, from: part.from, to: part.to, isAdditive: part.isAdditive)
            let key = part.isAdditive ? change.layer.freeKey(for: part.keyPath) : part.keyPath
            add(animation, to: change.layer, forKey: key)
        }
    }

    /// Attaches an animation with this block's timing and waits for its end.
    func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
        settings.setTiming(of: animation, on: layer)
        animation.delegate = self
        running += 1
        layer.add(animation, forKey: key)
        if let view = UIView.view(of: layer) { noteAnimating(view) }
    }

    private func noteAnimating(_ view: UIView) {
        guard !views.contains(where: { $0.view === view }) else { return }
        views.append(WeakView(view: view))
        if !settings.options.contains(.allowUserInteraction) { view.input.blockingAnimations += 1 }
    }

    /// Lays out the views that moved, while their subviews' changes still join the block.
    func layOutChangedViews() {
        for entry in views { entry.view?.layoutIfNeeded() }
    }

    // MARK: The end

    /// What a block without any animation has for an end comes with the next turn of the main queue.
    static func endLater(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { MainActor.assumeIsolated { call(true) } }
    }

    /// No more changes will come. A block that nothing moves in ends with the main queue's next turn, or now.
    func close(endsNow: Bool = false) {
        isOpen = false
        if running == 0, !endsNow {
            Self.endLater(completion)
            completion = nil
        }
        finishIfDone()
    }

    func animationDidStart(_ anim: CAAnimation) {
        willStart?()
        willStart = nil
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        if !flag { hasFinishedAll = false }
        finishIfDone()
    }

    private func finishIfDone() {
        guard !isOpen, running == 0 else { return }
        if !settings.options.contains(.allowUserInteraction) {
            for entry in views { entry.view?.input.blockingAnimations -= 1 }
        }
        views = []
        let completion = completion
        self.completion = nil
        completion?(hasFinishedAll)
    }
}
