import QuartzCore
import RenderTree

/// The pace of a transition's last stretch as a function of its fraction of time.
enum TransitionEasing {
    @MainActor
    static func function(curve: UIView.AnimationCurve, provider: (any UITimingCurveProvider)?) -> (CGFloat) -> CGFloat {
        if let spring = provider?.springTimingParameters {
            // Settled when the stretch is over, whatever its length.
            let motion = spring.spring(lasting: spring.naturalDuration ?? 1)
            let end = spring.naturalDuration ?? 1
            return { CGFloat(motion.progress(at: Double($0) * end)) }
        }
        let points = provider?.cubicTimingParameters.map { ($0.controlPoint1, $0.controlPoint2) } ?? curve.controlPoints
        if provider == nil, curve == .linear { return { $0 } }
        let cubic = TimingCurve(Float(points.0.x), Float(points.0.y), Float(points.1.x), Float(points.1.y))
        return { CGFloat(cubic.evaluate(Double($0))) }
    }
}
