import RenderTree

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic, spring, composed
}

/// Something that gives a property animator its pace.
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
    /// The kind of curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, if there is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier pace.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The first control point, in the unit square of time and way.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// The named curve these are, `easeInOut` for custom ones.
    public let animationCurve: UIView.AnimationCurve
    private let isBuiltin: Bool

    /// Apple's default curve: quick at first, slow at the end.
    public override init() {
        controlPoint1 = CGPoint(x: 0.25, y: 0.1)
        controlPoint2 = CGPoint(x: 0.25, y: 1)
        animationCurve = .easeInOut
        isBuiltin = false
        super.init()
    }

    /// One of the named curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (controlPoint1, controlPoint2) = curve.controlPoints
        animationCurve = curve
        isBuiltin = true
        super.init()
    }

    /// A curve of one's own.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        controlPoint1 = point1
        controlPoint2 = point2
        animationCurve = .easeInOut
        isBuiltin = false
        super.init()
    }

    /// Built-in or cubic.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None: the curve is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView.AnimationCurve {
    var controlPoints: (CGPoint, CGPoint) {
        switch self {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}

/// The pace of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// Where the spring's stiffness comes from.
    enum Form {
        /// Fixed by physics: the animator's duration does not count.
        case physical(SpringParameters)
        /// Fits the animator's duration.
        case ratio(Double)
    }

    let form: Form
    /// The speed at the start, in distances per second; for two dimensions each axis has its own.
    public let initialVelocity: CGVector

    /// Mass 3, stiffness 1000, damping 500: the system's own.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that settles in the animator's duration; 1 does not swing over.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that settles in the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// A spring given by physics; it decides the animator's duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(
            mass > 0 && stiffness > 0, "a spring needs a mass and a stiffness above 0, not \(mass) and \(stiffness)")
        precondition(damping >= 0, "a spring's damping is 0 or more, not \(damping)")
        var spring = SpringParameters()
        spring.mass = mass
        spring.stiffness = stiffness
        spring.damping = damping
        form = .physical(spring)
        initialVelocity = velocity
        super.init()
    }

    /// A spring that feels `duration` long and bounces by `bounce`, from −1 to 1.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        form = .physical(SpringParameters(perceptualDuration: duration, bounce: bounce))
        initialVelocity = velocity
        super.init()
    }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None: a spring is no cubic curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The spring for an animation of `duration` seconds.
    func spring(lasting duration: TimeInterval) -> SpringParameters {
        let velocity = (initialVelocity.dx * initialVelocity.dx + initialVelocity.dy * initialVelocity.dy).squareRoot()
        let signed =
            initialVelocity.dx < 0 || (initialVelocity.dx == 0 && initialVelocity.dy < 0) ? -velocity : velocity
        switch form {
        case .ratio(let ratio):
            return SpringParameters(duration: duration, dampingRatio: ratio, velocity: signed)
        case .physical(var spring):
            spring.initialVelocity = signed
            return spring
        }
    }

    /// The duration the spring decides itself; nil when it fits the animator's.
    var naturalDuration: TimeInterval? {
        guard case .physical = form else { return nil }
        return spring(lasting: 0).settlingDuration
    }
}
