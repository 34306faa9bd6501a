/// What a layer or an animation shows before and after its active duration (`CAMediaTimingFillMode`).
package enum FillMode: String, Sendable {
    case removed, backwards, forwards, both
}

/// The `CAMediaTiming` values of a layer or an animation. Times are seconds in the parent's time space.
package struct MediaTiming: Equatable, Sendable {
    package var beginTime = 0.0
    package var duration = 0.0
    package var speed = 1.0
    package var timeOffset = 0.0
    package var repeatCount = 0.0
    package var repeatDuration = 0.0
    package var autoreverses = false
    package var fillMode = FillMode.removed

    package init() {}

    /// A layer's defaults: it lasts for ever.
    package static let layer: MediaTiming = {
        var timing = MediaTiming()
        timing.duration = .infinity
        return timing
    }()
}
