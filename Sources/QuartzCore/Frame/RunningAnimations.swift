import CoreGraphics
import RenderTree

/// The committed animations of one tree whose end is still to come.
struct RunningAnimations {
    private var animations: [AttachedAnimation] = []
    private static var frameStamp: UInt64 { LayerID.next().raw }

    var isEmpty: Bool { animations.isEmpty }

    mutating func add(_ attached: AttachedAnimation) { animations.append(attached) }

    /// The layers that draw anew at every frame because a property that only they know is animated.
    var redrawnLayers: [CALayer] {
        animations.compactMap { $0.redrawsLayer && !$0.hasEnded ? $0.layer : nil }
    }

    /// Tells of those that begin; removes and returns those that are over, in the order of their ends, then of their addition.
    mutating func takeEnded(at time: Double, telling queue: CallbackQueue) -> [AttachedAnimation] {
        guard !animations.isEmpty else { return [] }
        let stamp = Self.frameStamp
        var ended: [(attached: AttachedAnimation, overdue: Double)] = []
        // A layer's animations mostly stand together.
        var last: (layer: ObjectIdentifier, time: Double)?
        animations.removeAll { attached in
            guard !attached.hasEnded, let timing = attached.timing, let layer = attached.layer else { return true }
            // By the layers' own timing: a pause that waits for its commit counts already.
            let id = ObjectIdentifier(layer)
            let local =
                last?.layer == id ? last?.time ?? 0 : layer.localTime(at: time, stamp: stamp, of: { $0.timing })
            last = (id, local)
            if local >= timing.beginTime { attached.tellStart(queue) }
            // Nothing ends while time stands still, not even what a hand has moved to its end.
            guard timing.isOver(at: local), !layer.timeStandsStill else { return false }
            ended.append((attached, local - timing.activeEnd))
            return true
        }
        ended.sort { ($1.overdue, $0.attached.id) < ($0.overdue, $1.attached.id) }
        return ended.map(\.attached)
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
    final func localTime(at time: Double, stamp: UInt64, of timing: (CALayer) -> MediaTiming) -> Double {
        var path: [CALayer] = []
        var layer = self
        var local = time
        while true {
            if layer.passes.timeStamp == stamp {
                local = layer.passes.stampedTime
                break
            }
            path.append(layer)
            guard let parent = layer.links.parent else { break }
            layer = parent
        }
        for layer in path.reversed() {
            local = timing(layer).localTime(forParent: local)
            layer.passes.timeStamp = stamp
            layer.passes.stampedTime = local
        }
        return local
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
