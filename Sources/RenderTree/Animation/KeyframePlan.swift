import CoreGraphics

/// What can be worked out about a keyframe animation once, when it is added, so that a frame only looks up and blends.
struct KeyframePlan: Equatable, Sendable {
    /// When each key is reached, as fractions. Discrete plans may hold one more: the end of the last key.
    let times: [Double]
    /// The latest of all times up to each, so that times out of order end at the first key that is still to come.
    private let latest: [Double]
    /// How many keys take part.
    let count: Int
    /// The outline to follow instead of values.
    let path: PathMotion?

    /// nil when the track has no effect.
    init?(_ track: KeyframeTrack) {
        path = track.path.flatMap { PathMotion($0.path) }
        if track.path != nil, path == nil { return nil }
        let keys = path.map { $0.segments.count + 1 } ?? track.values.count
        // One value alone has no effect, not even a discrete one.
        guard keys >= 2 else { return nil }
        switch track.calculation {
        case .paced, .cubicPaced:
            times = Self.pacedTimes(path?.segmentLengths ?? track.valueDistances)
            count = keys
        case .discrete where track.keyTimes?.isEmpty ?? true:
            // A value holds its slot. A path's last point would come at the very end, and so never shows.
            let slots = path == nil ? keys : keys - 1
            times = (0..<keys).map { Double($0) / Double(slots) }
            count = keys
        case .linear where track.keyTimes?.isEmpty ?? true, .cubic where track.keyTimes?.isEmpty ?? true:
            times = (0..<keys).map { Double($0) / Double(keys - 1) }
            count = keys
        case .linear, .cubic, .discrete:
            var given = track.keyTimes ?? []
            // With a time too few (or too many) only the common beginning counts.
            count = min(given.count, keys)
            guard count >= 2 else { return nil }
            // Discrete, the last time is where the last slot ends. Without one more time than values, the last value has no slot: it
            // does not come before the very end, whatever its own time.
            if track.calculation == .discrete, given.count == count { given[count - 1] = max(1, given[count - 1]) }
            times = given
        }
        latest = times.reduce(into: []) { $0.append(max($0.last ?? $1, $1)) }
    }

    /// Times proportional to the way between keys; evenly spread when nothing moves.
    private static func pacedTimes(_ lengths: [Double]) -> [Double] {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else {
            return (0...lengths.count).map { Double($0) / Double(lengths.count) }
        }
        var times = [0.0], way = 0.0
        for length in lengths {
            way += length
            times.append(way / total)
        }
        return times
    }

    /// The last key before the first that is still to come, and how far it is from there to that one: 0…1.
    func segment(at fraction: Double) -> (index: Int, fraction: Double) {
        let index = key(at: fraction, below: count - 1)
        let start = times[index], length = times[index + 1] - start
        guard length > 0 else { return (index, fraction < start ? 0 : 1) }
        return (index, (fraction - start) / length)
    }

    /// The key that a discrete animation shows.
    func discreteIndex(at fraction: Double) -> Int { key(at: fraction, below: count) }

    /// Times are compared exactly: a key has come when the fraction has reached its time.
    private func key(at fraction: Double, below end: Int) -> Int {
        var low = 0, high = end
        while low + 1 < high {
            let middle = (low + high) / 2
            if latest[middle] <= fraction { low = middle } else { high = middle }
        }
        return low
    }
}

extension KeyframeTrack {
    fileprivate var valueDistances: [Double] {
        zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    }

    /// The value at an eased fraction of the whole; nil without effect. For paths: a point.
    func value(at fraction: Double, plan: KeyframePlan) -> RenderValue? {
        if calculation == .discrete {
            let index = plan.discreteIndex(at: fraction)
            return plan.path.map { .point($0.key(index)) } ?? values[index]
        }
        let (index, within) = easedSegment(at: fraction, plan: plan)
        if let path = plan.path {
            let isPaced = calculation == .paced || calculation == .cubicPaced
            return .point(
                isPaced
                    ? path.point(onSegment: index, distance: within) : path.point(onSegment: index, parameter: within))
        }
        switch calculation {
        case .linear, .paced, .discrete:
            return .betweenKeys(values[index], values[index + 1], within)
        case .cubic, .cubicPaced:
            return cubicValue(segment: index, fraction: within, plan: plan)
                ?? .betweenKeys(values[index], values[index + 1], within)
        }
    }

    /// The angle of the path at an eased fraction, radians, for `rotationMode`; nil without a path.
    func tangentAngle(at fraction: Double, plan: KeyframePlan) -> Double? {
        guard let path = plan.path else { return nil }
        guard calculation != .discrete else {
            return path.angle(onSegment: min(plan.discreteIndex(at: fraction), path.segments.count - 1), parameter: 0)
        }
        let (index, within) = easedSegment(at: fraction, plan: plan)
        let isPaced = calculation == .paced || calculation == .cubicPaced
        return path.angle(
            onSegment: index, parameter: isPaced ? path.parameter(onSegment: index, distance: within) : within)
    }

    /// Each segment has its own curve, except when pacing decides.
    private func easedSegment(at fraction: Double, plan: KeyframePlan) -> (index: Int, fraction: Double) {
        let (index, within) = plan.segment(at: fraction)
        let isPaced = calculation == .paced || calculation == .cubicPaced
        guard !isPaced, index < timingFunctions.count else { return (index, within) }
        return (index, timingFunctions[index].evaluate(within))
    }

    /// Kochanek and Bartels' splines with a Hermite basis, uneven key times allowed; nil for kinds of value that cannot be summed.
    ///
    /// Everything is linear in the four values around the segment, so the tangents become weights on them.
    private func cubicValue(segment i: Int, fraction u: Double, plan: KeyframePlan) -> RenderValue? {
        let h00 = (2 * u - 3) * u * u + 1, h10 = ((u - 2) * u + 1) * u
        let h01 = (3 - 2 * u) * u * u, h11 = (u - 1) * u * u
        let out = tangentWeights(key: i, plan: plan, isIncoming: false)
        let into = tangentWeights(key: i + 1, plan: plan, isIncoming: true)
        // Keys i−1, i, i+1, i+2: tangents weigh the differences before and after their key.
        let before = -h10 * out.before
        let first = h00 + h10 * (out.before - out.after) - h11 * into.before
        let second = h01 + h10 * out.after + h11 * (into.before - into.after)
        let after = h11 * into.after
        guard var sum = RenderValue.weighted(values[i], first, values[i + 1], second) else { return nil }
        if before != 0 { sum = RenderValue.weighted(sum, 1, values[i - 1], before) ?? sum }
        if after != 0 { sum = RenderValue.weighted(sum, 1, values[i + 2], after) ?? sum }
        return sum
    }

    /// How much the steps before and after a key count in its tangent. The first and last key have only one step, in full.
    private func tangentWeights(key: Int, plan: KeyframePlan, isIncoming: Bool) -> (before: Double, after: Double) {
        let tension = tensions.value(key), continuity = continuities.value(key), bias = biases.value(key)
        if key == 0 { return (0, 1 - tension) }
        if key == plan.count - 1 { return (1 - tension, 0) }
        let c = isIncoming ? -continuity : continuity
        let spanBefore = plan.times[key] - plan.times[key - 1], spanAfter = plan.times[key + 1] - plan.times[key]
        let spans = spanBefore + spanAfter
        let scale = spans > 0 ? 2 * (isIncoming ? spanBefore : spanAfter) / spans : 1
        return (
            (1 - tension) * (1 + c) * (1 + bias) / 2 * scale,
            (1 - tension) * (1 - c) * (1 - bias) / 2 * scale
        )
    }
}

extension [Double] {
    fileprivate func value(_ index: Int) -> Double { index < count ? self[index] : 0 }
}

extension KeyframeTrack {
    /// The two images between which `contents` stands, and how far along.
    func images(
        at fraction: Double, plan: KeyframePlan
    ) -> (from: ImageReference, to: ImageReference, fraction: Double)? {
        guard calculation != .discrete, plan.path == nil else { return nil }
        let (index, within) = easedSegment(at: fraction, plan: plan)
        guard case (.image(let from?), .image(let to?)) = (values[index], values[index + 1]) else { return nil }
        return (from, to, min(max(within, 0), 1))
    }
}
