import QuartzCore

/// Holds the time of some layer trees in the hand: freezes it, seeks it, runs it to a place along a curve, lets it go.
///
/// Every animation below a held layer, of whatever kind, follows, because it takes its time from the layer. Seconds count from
/// the start of the transition; the first held layer (the container) shows exactly that as its `timeOffset`.
@MainActor
final class TransitionClock {
    private struct HeldLayer {
        let layer: CALayer
        let base: TimeInterval
        let speed: Float
        let timeOffset: TimeInterval
        let beginTime: TimeInterval
    }

    private struct Run {
        let start: TimeInterval
        let duration: TimeInterval
        let from: TimeInterval
        let to: TimeInterval
        let curve: (CGFloat) -> CGFloat
        let completion: () -> Void
    }

    private var held: [HeldLayer] = []
    private var run: Run?
    private var link: CADisplayLink?

    /// Seconds since the transition began, as the held layers see it.
    private(set) var time: TimeInterval = 0

    var isHolding: Bool { !held.isEmpty }
    var isRunning: Bool { run != nil }

    /// Called after each change of ``time``.
    var onChange: ((TimeInterval) -> Void)?

    /// Freezes the container and the others. The container's own time starts again at 0 when nothing below it is moving, as
    /// Apple's does; otherwise it stops where it is, so that what moves there already does not jump.
    func hold(container: CALayer, others: [CALayer]) {
        let now = container.convertTime(container.displayTime, from: nil)
        hold(container, base: container.hasAnimationsBelow ? now : 0)
        for layer in others where layer !== container {
            hold(layer, base: layer.convertTime(layer.displayTime, from: nil))
        }
        apply(time)
    }

    /// Catches layers whose animations began by time, `elapsed` seconds ago, where they are.
    func hold(running container: CALayer, others: [CALayer], elapsed: TimeInterval) {
        time = elapsed
        for layer in [container] + others {
            hold(layer, base: layer.convertTime(layer.displayTime, from: nil) - elapsed)
        }
        apply(elapsed)
    }

    /// Freezes one more layer, which then follows like the rest.
    func hold(additional layer: CALayer) {
        guard !held.contains(where: { $0.layer === layer }) else { return }
        hold(layer, base: layer.convertTime(layer.displayTime, from: nil) - time)
        apply(time)
    }

    private func hold(_ layer: CALayer, base: TimeInterval) {
        held.append(
            HeldLayer(
                layer: layer, base: base, speed: layer.speed, timeOffset: layer.timeOffset, beginTime: layer.beginTime))
        layer.speed = 0
        layer.beginTime = 0
    }

    /// Stops any run and shows `time`.
    func seek(to time: TimeInterval) {
        stop()
        apply(time)
    }

    /// Moves from here to `target` in `duration` seconds; at once when that is not positive.
    func run(
        to target: TimeInterval, duration: TimeInterval, curve: @escaping (CGFloat) -> CGFloat,
        completion: @escaping () -> Void
    ) {
        stop()
        guard duration > 0, duration.isFinite else {
            apply(target)
            completion()
            return
        }
        run = Run(
            start: CACurrentMediaTime(), duration: duration, from: time, to: target, curve: curve,
            completion: completion)
        let link = CADisplayLink(handler: { [weak self] _ in MainActor.assumeIsolated { self?.tick() } })
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Leaves the time where it is.
    func stop() {
        link?.invalidate()
        link = nil
        run = nil
    }

    /// Lets the layers' time run on from where it is, without a jump, at the normal pace.
    func letGo() {
        stop()
        for held in held {
            let layer = held.layer
            let reached = layer.timeOffset
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(layer.displayTime, from: nil) - reached
        }
    }

    /// Gives the layers back the timing that they had before they were held.
    func restore() {
        stop()
        for held in held {
            held.layer.speed = held.speed
            held.layer.timeOffset = held.timeOffset
            held.layer.beginTime = held.beginTime
        }
        held = []
    }

    private func tick() {
        guard let run else { return }
        let fraction = (CACurrentMediaTime() - run.start) / run.duration
        if fraction >= 1 {
            stop()
            apply(run.to)
            run.completion()
        } else {
            apply(run.from + (run.to - run.from) * Double(run.curve(CGFloat(max(0, fraction)))))
        }
    }

    private func apply(_ newTime: TimeInterval) {
        time = newTime
        for held in held { held.layer.timeOffset = held.base + newTime }
        onChange?(newTime)
    }
}
