import UIKit

extension CALayer {
    /// Keyframes that hold their first value before and their last value after: what a film strip needs.
    ///
    /// - Parameters:
    ///   - begin: On the display's clock, seconds.
    ///   - keyTimes: 0…1; nil spreads the values evenly.
    func animate(
        _ keyPath: String, _ values: [Any], at begin: Double, for duration: Double, keyTimes: [Double]? = nil,
        timing: CAMediaTimingFunctionName = .easeInEaseOut, repeats: Float = 0
    ) {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.keyTimes = keyTimes?.map { NSNumber(value: $0) }
        animation.timingFunctions = (1..<max(2, values.count)).map { _ in CAMediaTimingFunction(name: timing) }
        animation.beginTime = begin
        animation.duration = duration
        animation.repeatCount = repeats
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        add(animation, forKey: "\(keyPath)@\(begin)")
    }

    /// Keyframes by the seconds from a start at which each value is reached. One animation a property: where several overlap, the
    /// one added last hides the others.
    func animate(
        _ keyPath: String, from start: Double, _ keys: [(time: Double, value: Any)],
        timing: CAMediaTimingFunctionName = .easeInEaseOut
    ) {
        guard let first = keys.first, let last = keys.last, last.time > first.time else { return }
        let length = last.time - first.time
        animate(
            keyPath, keys.map(\.value), at: start + first.time, for: length,
            keyTimes: keys.map { ($0.time - first.time) / length }, timing: timing)
    }

    /// A spring from one value to another, with its own settling time.
    func spring(
        _ keyPath: String, from: Any, to: Any, at begin: Double, stiffness: CGFloat = 160, damping: CGFloat = 14
    ) {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.stiffness = stiffness
        animation.damping = damping
        animation.beginTime = begin
        animation.duration = animation.settlingDuration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        add(animation, forKey: "\(keyPath)@\(begin)")
    }
}

/// A transform that sees depth from `distance` points away.
func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
}
