import CoreGraphics

// A mass on a spring with friction, released one distance away from its rest. All times in seconds.
extension SpringParameters {
    /// The natural frequency without friction, in radians per second.
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// Below 1 it swings past the target; at 1 it just does not.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The share of the way that is done at `time`: 0 at first, near 1 when it has settled, beyond 1 where it overshoots.
    package func progress(at time: Double) -> Double {
        1 - remaining(at: time)
    }

    /// The share of the way that is left at `time`.
    package func remaining(at time: Double) -> Double {
        let w = frequency, ratio = dampingRatio
        guard time > 0 else { return 1 }
        if ratio < 1 {
            let decay = exp(-ratio * w * time)
            guard decay > 0 else { return 0 }
            let damped = w * (1 - ratio * ratio).squareRoot()
            let b = (ratio * w - initialVelocity) / damped
            return decay * (cos(damped * time) + b * sin(damped * time))
        }
        guard allowsOverdamping, ratio > 1 else { return critical(at: time) }
        guard ratio.isFinite else { return 1 }
        let q = w * (ratio * ratio - 1).squareRoot()
        // Two exponentials that have all but met are the critical case.
        guard q > 1e-4 * w else { return critical(at: time) }
        let fast = -ratio * w - q
        let slow = w * w / fast
        let fastShare = (-slow - initialVelocity) / (fast - slow)
        return (1 - fastShare) * exp(slow * time) + fastShare * exp(fast * time)
    }

    private func critical(at time: Double) -> Double {
        let w = frequency
        let decay = exp(-w * time)
        return decay > 0 ? (1 + (w - initialVelocity) * time) * decay : 0
    }

    /// When no more than a thousandth of the way is left for good. Without friction: the largest `Float`, as in Core Animation.
    package var settlingDuration: Double {
        let w = frequency, ratio = dampingRatio
        guard ratio > 0 else { return Double(Float.greatestFiniteMagnitude) }
        if ratio < 1 {
            let b = (ratio * w - initialVelocity) / (w * (1 - ratio * ratio).squareRoot())
            return log(1000 * (1 + abs(b))) / (ratio * w)
        }
        return settlingInTenths
    }

    /// Core Animation counts up in tenths of a second (and keeps the rounding errors of its sum).
    private var settlingInTenths: Double {
        var time = 0.0
        while abs(leftWhenSettling(at: time)) >= 0.001, time < 1000 { time += 0.1 }
        // Springs slower than a thousand seconds: by doubling.
        while abs(leftWhenSettling(at: time)) >= 0.001, time < 1e30 { time *= 2 }
        return time
    }

    private func leftWhenSettling(at time: Double) -> Double {
        allowsOverdamping && dampingRatio.isFinite ? remaining(at: time) : critical(at: time)
    }
}

extension SpringParameters {
    /// The spring of `CASpringAnimation(perceptualDuration:bounce:)`: a bounce of −1…1, 0 critically damped.
    package init(perceptualDuration: Double, bounce: Double) {
        self.init()
        allowsOverdamping = true
        mass = 1
        stiffness = (2 * .pi / perceptualDuration) * (2 * .pi / perceptualDuration)
        damping =
            bounce >= 0
            ? 4 * .pi * (1 - bounce) / perceptualDuration
            : 4 * .pi / (perceptualDuration * (1 + bounce))
    }

    /// The spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`: of mass 1, so stiff that a
    /// thousandth of the way is left after `duration` seconds.
    ///
    /// `velocity` is in distances per second. The damping ratio is held within (0, 1].
    package init(duration: Double, dampingRatio: Double, velocity: Double) {
        self.init()
        let ratio = min(max(dampingRatio, 0.01), 1)
        let frequency = Self.frequency(settlingIn: max(duration, 1e-6), ratio: ratio, velocity: velocity)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
        initialVelocity = velocity
    }

    /// The largest frequency whose envelope is down to a thousandth at `duration`.
    ///
    /// The envelope has one hump beyond the frequency at which the start velocity alone reaches the target. If the hump is
    /// high enough the answer lies on its far slope; otherwise below that frequency, where the envelope only falls.
    private static func frequency(settlingIn duration: Double, ratio: Double, velocity: Double) -> Double {
        let envelope: (Double) -> Double = { w in
            ratio < 1
                ? abs((ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())) * exp(-ratio * w * duration)
                : abs(1 + (w - velocity) * duration) * exp(-w * duration)
        }
        let zero = ratio < 1 ? velocity / ratio : velocity - 1 / duration
        var top = 0.0
        if velocity > 0 {
            let v = velocity
            top = ratio < 1 ? (v + (v * (v + 4 / duration)).squareRoot()) / (2 * ratio) : v
        }
        let end = (200 + abs(velocity) * duration) / (ratio * duration)
        return top == 0 || envelope(top) >= 0.001
            ? fallingRoot(of: envelope, from: top, to: end)
            : fallingRoot(of: envelope, from: 0, to: zero)
    }

    private static func fallingRoot(of envelope: (Double) -> Double, from: Double, to: Double) -> Double {
        var low = from, high = to
        for _ in 0..<200 {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { break }
            if envelope(middle) >= 0.001 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
