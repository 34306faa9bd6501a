import RenderTree

/// The values of one property at parts of an animator's way.
@MainActor
struct AnimatorKeyframes {
    /// Times from 0 to 1 that do not fall.
    let keys: [(time: Double, value: LayerValue)]
    /// Jumps from value to value; otherwise goes straight.
    let isDiscrete: Bool

    /// The value at a progress; the ends hold beyond 0…1.
    func value(at progress: Double) -> Any? {
        guard let next = keys.firstIndex(where: { $0.time > progress }) else { return keys.last?.value.boxed }
        guard next > 0 else { return keys[0].value.boxed }
        let before = keys[next - 1], after = keys[next]
        let share = (progress - before.time) / (after.time - before.time)
        return LayerChange.Part(
            keyPath: "", from: before.value.boxed, to: after.value.boxed, isAdditive: false
        ).value(at: isDiscrete ? 0 : share)
    }

    /// The run as an animation: sampled, because the pace of the run bends the key frames' times.
    func animation(
        of keyPath: String, from origin: Double, through run: UIViewPropertyAnimator.Run
    ) -> CAKeyframeAnimation {
        let count = min(max(Int(run.length * Self.samplesPerSecond), 2), Self.mostSamples)
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = (0...count).map { index in
            let way = run.motion.progress(at: run.length * Double(index) / Double(count), of: run.length)
            return value(at: origin + (run.target - origin) * way) ?? NSNull()
        }
        animation.calculationMode = isDiscrete ? .discrete : .linear
        return animation
    }

    private static let samplesPerSecond = 120.0
    private static let mostSamples = 1200
}
