import CoreGraphics
import RenderTree

/// The committed animations of one tree whose end is still to come.
struct RunningAnimations {
    private var animations: [AttachedAnimation] = []
    /// Those of ``animations`` whose layers draw anew at every frame.
    private var redrawing: [AttachedAnimation] = []
    /// In these times of the display nothing begins or ends while the tree is of this generation.
    private var quietTimes = 0.0..<0.0
    private var quietGeneration: UInt64?
    private static var frameStamp: UInt64 { LayerID.next().raw }

    var isEmpty: Bool { animations.isEmpty }

    mutating func add(_ attached: AttachedAnimation) {
        animations.append(attached)
        if attached.redrawsLayer { redrawing.append(attached) }
        quietGeneration = nil
    }

    /// The layers that draw anew at every frame because a property that only they know is animated.
    var redrawnLayers: [CALayer] {
        redrawing.compactMap { $0.hasEnded ? nil : $0.layer }
    }

    /// Tells of those that begin; removes and returns those that are over, in the order of their ends, then of their addition.
    ///
    /// `tree` is the one that shows now, nil where something has changed since. While it stays the same nothing is looked at
    /// before the next beginning or end.
    mutating func takeEnded(
        at time: Double, of tree: RenderTree?, telling queue: CallbackQueue
    ) -> [AttachedAnimation] {
        guard !animations.isEmpty else { return [] }
        if let tree, tree.generation == quietGeneration, quietTimes.contains(time) { return [] }
        let ended = scan(at: time, telling: queue)
        redrawing = animations.filter(\.redrawsLayer)
        quietGeneration = tree?.generation
        return ended
    }

    private mutating func scan(at time: Double, telling queue: CallbackQueue) -> [AttachedAnimation] {
        let stamp = Self.frameStamp
        var ended: [(attached: AttachedAnimation, overdue: Double)] = []
        var quietEnd = Double.infinity
        // A layer's animations mostly stand together.
        var last: (layer: ObjectIdentifier, now: LayerMoment)?
        animations.removeAll { attached in
            guard !attached.hasEnded, let timing = attached.timing, let layer = attached.layer else { return true }
            // By the layers' own timing: a pause that waits for its commit counts already.
            let id = ObjectIdentifier(layer)
            let now: LayerMoment
            if let last, last.layer == id { now = last.now } else { now = layer.moment(at: time, stamp: stamp) }
            last = (id, now)
            if now.time >= timing.beginTime { attached.tellStart(queue) }
            // Nothing ends while time stands still, not even what a hand has moved to its end.
            guard timing.isOver(at: now.time), !layer.timeStandsStill else {
                let next = attached.hasStarted ? timing.activeEnd : timing.beginTime
                quietEnd = min(quietEnd, now.displayTime(of: next, from: time))
                return false
            }
            ended.append((attached, now.time - timing.activeEnd))
            return true
        }
        quietTimes = time..<max(time, quietEnd)
        ended.sort { ($1.overdue, $0.attached.id) < ($0.overdue, $1.attached.id) }
        return ended.map(\.attached)
    }
}

/// A layer's time, and how fast it goes: seconds in a second of the display.
struct LayerMoment {
    var time: Double
    var rate: Double

    /// The display's time when the layer's is `local`, a little too soon rather than too late. The past where that cannot be told.
    fileprivate func displayTime(of local: Double, from now: Double) -> Double {
        if rate == 0 || local == .infinity { return rate >= 0 ? .infinity : -.infinity }
        let wait = (local - time) / rate
        return rate > 0 && !wait.isNaN ? now + wait - 1e-6 : -.infinity
    }
}

extension CALayer {
    /// The time of the layer as it was last committed.
    final var committedTiming: MediaTiming { committed?.timing ?? timing }

    /// Whether this layer or one above has the speed 0.
    fileprivate final var timeStandsStill: Bool {
        sequence(first: self) { $0.links.parent }.contains { $0.timing.speed == 0 }
    }

    /// The layer's time at a time of the display, by the timing of its ancestors. Remembered until `stamp` changes, so that
    /// many layers of one tree do not climb it again and again.
    final func moment(
        at time: Double, stamp: UInt64, of timing: (CALayer) -> MediaTiming = { $0.timing }
    ) -> LayerMoment {
        var path: [CALayer] = []
        var layer = self
        var moment = LayerMoment(time: time, rate: 1)
        while true {
            if layer.passes.timeStamp == stamp {
                moment = layer.passes.stampedMoment
                break
            }
            path.append(layer)
            guard let parent = layer.links.parent else { break }
            layer = parent
        }
        for layer in path.reversed() {
            let timing = timing(layer)
            moment.time = timing.localTime(forParent: moment.time)
            moment.rate *= timing.speed
            layer.passes.timeStamp = stamp
            layer.passes.stampedMoment = moment
        }
        return moment
    }
}

extension AttachedAnimation {
    /// Queues the start, once: when the active duration begins.
    func tellStart(_ queue: CallbackQueue) {
        guard !hasStarted else { return }
        hasStarted = true
        queue.add(.didStart(animation))
    }

    /// Queues the end: the completion block first, then the delegate.
    func tellEnd(_ queue: CallbackQueue, finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        for group in completions { group.leave(queue) }
        queue.add(.didStop(animation, finished: finished))
    }
}
