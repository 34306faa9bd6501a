/// Where content goes after a finger has let it go, along one axis: a pure function of the time since the lift.
struct ScrollMotion: Equatable {
    private struct Piece: Equatable {
        var start: Double
        var curve: ScrollCurve
    }

    private var pieces: [Piece] = []
    /// Where it comes to rest.
    private(set) var rest: Double
    /// Seconds until it rests.
    private(set) var duration = 0.0

    /// This close to its end a spring is at its end.
    private static let springTolerance = 0.1

    /// Content that stays where it is.
    init(restingAt offset: Double) {
        rest = offset
    }

    /// Content let go at a speed, in points per second.
    ///
    /// - Parameters:
    ///   - target: where to land exactly, when someone has chosen a place.
    ///   - range: where content may rest.
    ///   - rate: what is left of the speed after each millisecond.
    init(
        from offset: Double, velocity: Double, target: Double?, range: ClosedRange<Double>, bounces: Bool, rate: Double
    ) {
        rest = offset
        if let target {
            land(on: target, from: offset, rate: rate)
        } else if offset < range.lowerBound || offset > range.upperBound {
            comeBack(from: offset, velocity: velocity, range: range, bounces: bounces, rate: rate)
        } else {
            slowDown(from: offset, velocity: velocity, at: 0, range: range, bounces: bounces, rate: rate)
        }
    }

    func value(at time: Double) -> Double {
        guard time < duration, let piece = piece(at: time) else { return rest }
        return piece.curve.value(at: max(0, time - piece.start))
    }

    /// Points per second.
    func velocity(at time: Double) -> Double {
        guard time < duration, let piece = piece(at: time) else { return 0 }
        return piece.curve.velocity(at: max(0, time - piece.start))
    }

    /// Whether content moves by the speed it was given; else it rests, is beyond an edge, or comes back from there.
    func slowsDown(at time: Double) -> Bool {
        guard time < duration, case .deceleration = piece(at: time)?.curve else { return false }
        return true
    }

    /// The same motion, begun later.
    func delayed(by delay: Double) -> ScrollMotion {
        guard duration > 0 else { return self }
        var motion = self
        for index in pieces.indices { motion.pieces[index].start += delay }
        motion.duration += delay
        return motion
    }

    mutating func move(by delta: Double) {
        rest += delta
        for index in pieces.indices { pieces[index].curve = pieces[index].curve.moved(by: delta) }
    }

    private func piece(at time: Double) -> Piece? { pieces.last { $0.start <= time } ?? pieces.first }

    // MARK: Pieces

    /// The usual curve with the speed that ends at the target.
    private mutating func land(on target: Double, from offset: Double, rate: Double) {
        let distance = target - offset
        rest = target
        guard abs(distance) > 0.01 else { return }
        let direction: Double = distance < 0 ? -1 : 1
        let velocity = distance / ScrollPhysics.reach(of: rate) + direction * ScrollPhysics.restingSpeed
        pieces.append(Piece(start: 0, curve: .deceleration(start: offset, velocity: velocity, rate: rate)))
        duration = log(ScrollPhysics.restingSpeed / abs(velocity)) / (1000 * log(rate))
    }

    private mutating func slowDown(
        from offset: Double, velocity: Double, at start: Double, range: ClosedRange<Double>, bounces: Bool, rate: Double
    ) {
        rest = offset
        duration = start
        guard abs(velocity) > ScrollPhysics.restingSpeed else { return }
        let curve = ScrollCurve.deceleration(start: offset, velocity: velocity, rate: rate)
        pieces.append(Piece(start: start, curve: curve))
        let natural = offset + ScrollPhysics.distance(from: velocity, rate: rate)
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        guard velocity > 0 ? natural > edge : natural < edge else {
            rest = natural
            duration = start + log(ScrollPhysics.restingSpeed / abs(velocity)) / (1000 * log(rate))
            return
        }
        let part = (edge - offset) / (velocity * ScrollPhysics.reach(of: rate))
        let crossing = log(1 - part) / (1000 * log(rate))
        rest = edge
        duration = start + crossing
        if bounces { spring(to: edge, offset: 0, velocity: curve.velocity(at: crossing), at: duration) }
    }

    private mutating func comeBack(
        from offset: Double, velocity: Double, range: ClosedRange<Double>, bounces: Bool, rate: Double
    ) {
        let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
        rest = edge
        guard bounces else { return }
        let beyond = offset - edge
        if abs(velocity) < ScrollPhysics.slowReleaseSpeed {
            pieces.append(Piece(start: 0, curve: .release(edge: edge, offset: beyond)))
            duration = max(0, log(abs(beyond) * 46 / 37 / Self.springTolerance) / 9)
            return
        }
        let slope = velocity + ScrollPhysics.springFrequency * beyond
        let crossing = -beyond / slope
        let curve = ScrollCurve.spring(edge: edge, offset: beyond, velocity: velocity)
        // What would go through the edge has come to rest before, unless it still moves there.
        guard crossing > 0, abs(curve.velocity(at: crossing)) > ScrollPhysics.restingSpeed else {
            return spring(to: edge, offset: beyond, velocity: velocity, at: 0)
        }
        // Fast enough to go through the edge: from there on it slows down as usual.
        pieces.append(Piece(start: 0, curve: curve))
        slowDown(
            from: edge, velocity: curve.velocity(at: crossing), at: crossing, range: range, bounces: bounces, rate: rate
        )
    }

    private mutating func spring(to edge: Double, offset: Double, velocity: Double, at start: Double) {
        let curve = ScrollCurve.spring(edge: edge, offset: offset, velocity: velocity)
        pieces.append(Piece(start: start, curve: curve))
        rest = edge
        // After its peak the curve only falls: look for where it is as good as at rest.
        var low = 1 / ScrollPhysics.springFrequency
        var high = low
        while abs(curve.value(at: high) - edge) > Self.springTolerance, high < 10 { high += 0.25 }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if abs(curve.value(at: middle) - edge) > Self.springTolerance { low = middle } else { high = middle }
        }
        duration = start + high
    }
}
