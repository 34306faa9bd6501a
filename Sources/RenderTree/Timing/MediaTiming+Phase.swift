/// Where an animation stands in its cycles.
package struct MediaPhase: Equatable, Sendable {
    /// 0 at the start of the basic duration, 1 at its end; runs back in the second half of an autoreversing cycle.
    package var fraction: Double
    /// How many whole cycles lie behind.
    package var cycle: Double
    /// True when the time is outside the active duration and the fill mode holds an end.
    package var isFilling: Bool

    package init(fraction: Double, cycle: Double = 0, isFilling: Bool = false) {
        self.fraction = fraction
        self.cycle = cycle
        self.isFilling = isFilling
    }
}

extension MediaTiming {
    /// Parent time to local time: the first half of `CAMediaTiming`, which is all that layers use.
    package func localTime(forParent time: Double) -> Double {
        // A stopped layer's time is its offset, whatever the parent's time (infinite times included).
        speed == 0 ? timeOffset : (time - beginTime) * speed + timeOffset
    }

    /// Local time back to parent time. A stopped layer gives the same answer as Core Animation for all times: its begin time.
    package func parentTime(forLocal time: Double) -> Double {
        speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
    }

    /// One cycle: the duration, there and back when autoreversing.
    package var cycleDuration: Double {
        autoreverses ? duration * 2 : duration
    }

    /// Seconds of local time from the first to the last moment of effect; infinite when it repeats for ever.
    package var activeDuration: Double {
        guard duration > 0 else { return 0 }
        if repeatCount > 0 { return repeatCount * cycleDuration }
        if repeatDuration > 0 { return repeatDuration }
        return cycleDuration
    }

    /// Parent time at which the animation is over: infinite while it is stopped or repeats for ever.
    package var activeEnd: Double {
        let length = activeDuration
        if length == 0 { return beginTime }
        return speed == 0 ? .infinity : beginTime + length / abs(speed)
    }

    /// Parent times of effect, without the fill.
    package var activeRange: Range<Double> {
        let end = activeEnd
        return beginTime <= end ? beginTime..<end : 0..<0
    }

    /// True when the active duration lies behind at this parent time.
    package func isOver(at time: Double) -> Bool {
        guard speed != 0 || activeDuration == 0 else { return false }
        return elapsed(at: time) >= activeDuration
    }

    /// The phase at a parent time, or nil when the animation has no effect then.
    ///
    /// The very end still shows the last moment, as measured on the real system; a nanosecond forgives summed frame times.
    package func phase(at time: Double) -> MediaPhase? {
        let length = activeDuration
        let elapsed = elapsed(at: time)
        guard !elapsed.isNaN, !length.isNaN else { return nil }
        if elapsed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            return phase(elapsed: 0, isEnd: false, isFilling: true)
        }
        if elapsed < length { return phase(elapsed: elapsed, isEnd: speed == 0, isFilling: false) }
        let isFilling = elapsed > length + 1e-9
        guard fillMode == .forwards || fillMode == .both || !isFilling else { return nil }
        return phase(elapsed: length, isEnd: true, isFilling: isFilling)
    }

    /// Seconds of local time since the begin time, whichever way the animation runs.
    private func elapsed(at time: Double) -> Double {
        speed == 0 ? 0 : (time - beginTime) * abs(speed)
    }

    /// Folds the time into its cycle. At the end a whole number of cycles is the end of the last, not the start of the next.
    private func phase(elapsed: Double, isEnd: Bool, isFilling: Bool) -> MediaPhase? {
        guard duration > 0 else { return isFilling && isEnd ? MediaPhase(fraction: 1, isFilling: true) : nil }
        guard cycleDuration.isFinite else {
            return MediaPhase(fraction: 0, isFilling: isFilling)
        }
        let time = (speed < 0 ? -elapsed : elapsed) + timeOffset
        var cycles = time / cycleDuration
        guard cycles.isFinite else { return MediaPhase(fraction: autoreverses ? 0 : 1, isFilling: isFilling) }
        if isEnd, abs(cycles - cycles.rounded()) < 1e-9 { cycles = cycles.rounded() }
        var cycle = cycles.rounded(.down)
        var within = cycles - cycle
        if isEnd, within == 0, cycles > 0 {
            within = 1
            cycle -= 1
        }
        var fraction = within
        if autoreverses {
            fraction *= 2
            if fraction > 1 { fraction = 2 - fraction }
        }
        return MediaPhase(fraction: fraction, cycle: max(0, cycle), isFilling: isFilling)
    }
}
