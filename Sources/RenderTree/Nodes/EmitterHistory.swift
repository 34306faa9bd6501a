/// An emitter as it was for a while: what was born then goes on with what it was born with.
package struct EmitterEpoch: Sendable {
    /// A leaf: the emitter without a past, and the animations of its values.
    package let node: LayerNode
    /// Seconds of the layer's own time: from the first on, and up to the second without it.
    package let start: Double, end: Double
}

extension EmitterEpoch: Equatable {
    package static func == (a: EmitterEpoch, b: EmitterEpoch) -> Bool {
        a.node === b.node && a.start == b.start && a.end == b.end
    }
}

/// A stretch of time, in seconds of the layer's own time, in which an emitter's values stand still.
package struct EmitterSpan {
    package var emitter: EmitterContent
    /// Births are counted from here on, after the emitter's ``EmitterContent/born``.
    package var origin: Double
    package var start: Double, end: Double
    /// The number of the stretch where the birth rate is animated: births are then drawn by lot for each.
    package var lot: Int?

    package init(emitter: EmitterContent, origin: Double, start: Double, end: Double, lot: Int? = nil) {
        (self.emitter, self.origin, self.start, self.end, self.lot) = (emitter, origin, start, end, lot)
    }
}

extension EmitterContent {
    /// No longer than this stays in the past, whatever is still alive.
    private static let mostEpochs = 4096
    /// The content, for what is born from a time on (in seconds of the layer's own time), where it was another before.
    package func succeeding(_ old: LayerNode, at time: Double) -> EmitterContent {
        guard case .emitter(let was) = old.content, time > max(was.start, was.startTime) else { return self }
        var next = self
        var plain = was
        plain.past = []
        let animations = old.emitterAnimations
        let leaf = LayerNode(
            id: old.id, geometry: old.geometry, style: old.style, content: .emitter(plain), animations: animations)
        next.past = (was.past + [EmitterEpoch(node: leaf, start: was.start, end: time)]).filter {
            guard case .emitter(let emitter) = $0.node.content else { return false }
            return $0.end + emitter.longestTrace > time
        }
        if next.past.count > Self.mostEpochs { next.past.removeFirst(next.past.count - Self.mostEpochs) }
        next.start = time
        next.born = animations.contains { $0.animates([.emitterBirthRate]) } ? was.born : was.births(until: time)
        return next
    }

    /// How many particles of each cell have been born, as a number that need not be whole.
    private func births(until time: Double) -> [Double] {
        cells.indices.map { index in
            let cell = cells[index], before = born(of: index)
            guard cell.isEnabled else { return before }
            let begin = startTime + cell.beginTime
            let last = min(time, begin + cell.duration), first = max(start, begin)
            return before + max(0, last - first) * max(0, cell.birthRate * birthRate)
        }
    }

    /// The births of a cell before ``start``.
    package func born(of cell: Int) -> Double { cell < born.count ? born[cell] : 0 }

    var longestTrace: Double { cells.reduce(0) { max($0, $1.longestTrace(lifetime: lifetime)) } }

    /// Whether two emitters send out the same, whatever they did before.
    package func isLike(_ other: EmitterContent) -> Bool {
        var other = other
        (other.past, other.born, other.start) = (past, born, start)
        return self == other
    }
}

extension EmitterCell {
    /// How long after its birth a particle can still be seen, in itself or in those it gave birth to. Seconds.
    package func longestTrace(lifetime: Double) -> Double {
        let own = max(0, (self.lifetime + abs(lifetimeRange) / 2) * lifetime)
        return own + cells.reduce(0) { max($0, $1.longestTrace(lifetime: 1)) }
    }
}

extension AnimationRecord {
    /// Whether the animation, or one in its group, changes one of some properties of the layer.
    func animates(_ properties: Set<LayerProperty>) -> Bool {
        switch kind {
        case .property(let animation):
            if case .layer(let property, _) = animation.target { properties.contains(property) } else { false }
        case .group(let children): children.contains { $0.animates(properties) }
        case .transition: false
        }
    }

    private static let emitterProperties: Set<LayerProperty> = [
        .emitterBirthRate, .emitterLifetime, .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth,
        .emitterVelocity, .emitterScale, .emitterSpin,
    ]

    package var animatesEmitter: Bool { animates(Self.emitterProperties) }
}

extension LayerNode {
    package var emitterAnimations: [AnimationRecord] {
        animations.isEmpty ? [] : animations.filter(\.animatesEmitter)
    }

    /// What the emitter was while that was born which can be seen at a time of the layer, oldest first.
    package func emitterSpans(at time: Double) -> [EmitterSpan] {
        guard case .emitter(let emitter) = content else { return [] }
        var spans: [EmitterSpan] = []
        for epoch in emitter.past { epoch.node.append(epoch.start, epoch.end, time, to: &spans) }
        append(emitter.start, .infinity, time, to: &spans)
        return spans
    }

    private func append(_ start: Double, _ end: Double, _ time: Double, to spans: inout [EmitterSpan]) {
        guard case .emitter(let emitter) = content, start <= time else { return }
        let animations = emitterAnimations
        if animations.isEmpty {
            return spans.append(EmitterSpan(emitter: emitter, origin: start, start: start, end: end))
        }
        EmitterSteps(node: self, animations: animations, start: start, end: end).append(until: time, to: &spans)
    }
}

/// An emitter's values under animations, followed in steps of its time.
private struct EmitterSteps {
    let node: LayerNode
    let animations: [AnimationRecord]
    let start: Double, end: Double

    /// Seconds.
    private static let length = 1.0 / 120
    /// Of what lives longer, the oldest are not followed.
    private static let mostSteps = 7200.0

    func append(until time: Double, to spans: inout [EmitterSpan]) {
        guard case .emitter(let emitter) = node.content, time.isFinite else { return }
        let isByLot = animations.contains { $0.animates([.emitterBirthRate]) }
        let trace = min(emitter.longestTrace, Self.mostSteps * Self.length)
        let first = (max(start, emitter.startTime, time - trace) / Self.length).rounded(.down)
        let last = (min(time, end) / Self.length).rounded(.down)
        guard first <= last, abs(last) < 1e15 else { return }
        var sample = SampledLayer(node, localTime: time)
        for step in Int(first)...Int(last) {
            let stepStart = Double(step) * Self.length, stepEnd = Double(step + 1) * Self.length
            sample.content = node.content
            for animation in animations { animation.apply(to: &sample, at: max(stepStart, start)) { _ in nil } }
            guard case .emitter(let value) = sample.content else { return }
            spans.append(
                EmitterSpan(
                    emitter: value, origin: start, start: max(stepStart, start), end: min(stepEnd, end),
                    lot: isByLot ? step : nil))
        }
    }
}
