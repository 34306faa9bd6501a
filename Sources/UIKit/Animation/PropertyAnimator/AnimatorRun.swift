import RenderTree

extension UIViewPropertyAnimator {
    /// One stretch of uninterrupted motion towards the start (0) or the end (1).
    ///
    /// A run may begin in the middle of its curve: an animator that was paused goes on with the rest of its original curve.
    struct Run {
        var target: Double
        var motion: AnimationSettings.Motion
        /// Seconds of the whole curve.
        var length: TimeInterval
        /// Seconds of the curve that lie behind when the run begins.
        var offset: TimeInterval
        /// Media time at which the run begins.
        var startTime: TimeInterval
        /// The animator's progress at that time.
        var startProgress: Double

        var remaining: TimeInterval { length - offset }
        var endTime: TimeInterval { startTime + remaining }

        /// How much of the whole curve lies behind at the beginning.
        private var passed: Double { motion.progress(at: offset, of: length) }

        /// The progress from which the whole curve would have to begin, for something that stands at `current` now. May lie
        /// outside 0…1.
        func origin(for current: Double) -> Double {
            let passed = passed
            return passed < 1 ? (current - target * passed) / (1 - passed) : target
        }

        /// The progress, at a time, of something that stood at `start` when the run began.
        func progress(at time: TimeInterval, from start: Double) -> Double {
            let elapsed = min(max(time - startTime, 0), remaining)
            guard elapsed < remaining else { return target }
            let origin = origin(for: start)
            return origin + (target - origin) * motion.progress(at: offset + elapsed, of: length)
        }
    }
}

extension AnimationSettings.Motion {
    /// How much of the way is done, with the curve spread over `length` seconds.
    func progress(at time: TimeInterval, of length: TimeInterval) -> Double {
        guard length > 0 else { return 1 }
        switch self {
        case .curve(let function): return function.timingCurve.evaluate(min(max(time / length, 0), 1))
        case .spring(let spring): return spring.progress(at: time)
        }
    }

    /// The time at which a progress is reached; curves that never reach it give the nearest end.
    func time(of progress: Double, in length: TimeInterval) -> TimeInterval {
        var low = 0.0, high = length
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.progress(at: middle, of: length) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The same course in `factor` times the time. Curves have no time of their own.
    func stretched(by factor: Double) -> AnimationSettings.Motion {
        guard case .spring(var spring) = self, factor > 0 else { return self }
        spring.stiffness /= factor * factor
        spring.damping /= factor
        spring.initialVelocity /= factor
        return .spring(spring)
    }

    /// The same course played backwards. Springs have none.
    var mirrored: AnimationSettings.Motion? {
        guard case .curve(let function) = self else { return nil }
        let curve = function.timingCurve
        return .curve(CAMediaTimingFunction(controlPoints: 1 - curve.c2x, 1 - curve.c2y, 1 - curve.c1x, 1 - curve.c1y))
    }
}

extension CAMediaTimingFunction {
    var timingCurve: TimingCurve {
        var first: [Float] = [0, 0], second: [Float] = [0, 0]
        getControlPoint(at: 1, values: &first)
        getControlPoint(at: 2, values: &second)
        return TimingCurve(first[0], first[1], second[0], second[1])
    }
}

extension UITimingCurveProvider {
    /// The motion of an animation of `duration` seconds.
    func motion(lasting duration: TimeInterval) -> AnimationSettings.Motion {
        if let spring = springTimingParameters { return .spring(spring.spring(lasting: duration)) }
        guard let cubic = cubicTimingParameters else { return .curve(CAMediaTimingFunction(name: .easeInEaseOut)) }
        let first = cubic.controlPoint1, second = cubic.controlPoint2
        return .curve(
            CAMediaTimingFunction(controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)))
    }
}
