/// How fast something moves, from where it was when.
struct VelocityTracker {
    private struct Sample {
        var time: Double
        var place: CGPoint
    }

    private var samples: [Sample] = []
    private var place = CGPoint.zero

    /// Samples closer in time than this say nothing about speed.
    private static let shortest = 0.001
    /// After this long without a sample nothing moves, in seconds.
    static let longest = 0.1

    mutating func add(_ place: CGPoint, at time: Double) {
        self.place = place
        commit(at: time)
    }

    mutating func move(by vector: CGPoint) {
        place = CGPoint(x: place.x + vector.x, y: place.y + vector.y)
    }

    mutating func commit(at time: Double) {
        if let last = samples.last, time - last.time < Self.shortest {
            samples[samples.count - 1].place = place
        } else {
            samples.append(Sample(time: time, place: place))
        }
        if samples.count > 24 { samples.removeFirst() }
    }

    /// All that is known was at one time.
    var hasNoPast: Bool { samples.count < 2 }

    /// A fifth of the newest velocity and four fifths of the one before (docs/behaviour/gestures.md §4). Points per second.
    var velocity: CGPoint {
        let count = samples.count
        guard count > 1 else { return .zero }
        let newest = velocity(count - 2, count - 1)
        guard samples[count - 1].time - samples[count - 2].time < Self.longest else { return .zero }
        guard count > 2 else { return newest }
        let previous = velocity(count - 3, count - 2)
        return CGPoint(x: 0.2 * newest.x + 0.8 * previous.x, y: 0.2 * newest.y + 0.8 * previous.y)
    }

    /// The way covered in the last `span` seconds before the newest sample, by that time. Points per second.
    func slope(over span: Double) -> CGPoint {
        guard let last = samples.last else { return .zero }
        // Rounding of frame times must not cost a sample.
        let first = samples.first { last.time - $0.time <= span + 1e-6 } ?? last
        guard last.time - first.time >= Self.shortest else { return .zero }
        return velocity(from: first, to: last)
    }

    private func velocity(_ a: Int, _ b: Int) -> CGPoint { velocity(from: samples[a], to: samples[b]) }

    private func velocity(from a: Sample, to b: Sample) -> CGPoint {
        let time = max(b.time - a.time, Self.shortest)
        return CGPoint(x: (b.place.x - a.place.x) / time, y: (b.place.y - a.place.y) / time)
    }
}
