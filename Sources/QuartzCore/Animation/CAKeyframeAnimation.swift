public import CoreGraphics
import RenderTree

/// How a keyframe animation finds the values between its keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from value to value.
    public static let linear = Self(rawValue: "linear")
    /// Each value is held until the next.
    public static let discrete = Self(rawValue: "discrete")
    /// Even speed; key times do not count.
    public static let paced = Self(rawValue: "paced")
    /// A smooth curve through the values.
    public static let cubic = Self(rawValue: "cubic")
    /// A smooth curve at even speed.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether a layer turns along the path it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The x axis points along the path.
    public static let rotateAuto = Self(rawValue: "auto")
    /// The x axis points against the path.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through several values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    private struct Keys {
        var values: [Any]?
        var path: CGPath?
        var keyTimes: [NSNumber]?
        var timingFunctions: [CAMediaTimingFunction]?
        var calculationMode = CAAnimationCalculationMode.linear
        var rotationMode: CAAnimationRotationMode?
        var tensionValues: [NSNumber]?
        var continuityValues: [NSNumber]?
        var biasValues: [NSNumber]?
    }
    final private var keys = Keys()

    /// The values to pass through.
    open var values: [Any]? {
        get { keys.values }
        set { mutate { keys.values = newValue } }
    }
    /// The path to follow, for properties that are points; it comes before ``values``.
    open var path: CGPath? {
        get { keys.path }
        set { mutate { keys.path = newValue?.kept } }
    }
    /// When each value is reached: fractions of the duration, ascending.
    open var keyTimes: [NSNumber]? {
        get { keys.keyTimes }
        set { mutate { keys.keyTimes = newValue } }
    }
    /// The pacing within each segment.
    open var timingFunctions: [CAMediaTimingFunction]? {
        get { keys.timingFunctions }
        set { mutate { keys.timingFunctions = newValue } }
    }
    /// How the values in between are found.
    open var calculationMode: CAAnimationCalculationMode {
        get { keys.calculationMode }
        set { mutate { keys.calculationMode = newValue } }
    }
    /// Whether the layer turns along the path.
    open var rotationMode: CAAnimationRotationMode? {
        get { keys.rotationMode }
        set { mutate { keys.rotationMode = newValue } }
    }
    /// Of the cubic modes: how tight the curve is at each value.
    open var tensionValues: [NSNumber]? {
        get { keys.tensionValues }
        set { mutate { keys.tensionValues = newValue } }
    }
    /// Of the cubic modes: how sharp the corner is at each value.
    open var continuityValues: [NSNumber]? {
        get { keys.continuityValues }
        set { mutate { keys.continuityValues = newValue } }
    }
    /// Of the cubic modes: where the curve lies at each value.
    open var biasValues: [NSNumber]? {
        get { keys.biasValues }
        set { mutate { keys.biasValues = newValue } }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CAKeyframeAnimation
        copy.keys = keys
        return copy
    }

    override class var keyTable: [String: AnimationKeyAccessor] { AnimationKeyAccessor.keyframe }

    override func track(kind: ValueKind) -> PropertyAnimation.Track? {
        var track = KeyframeTrack()
        guard let values = Unboxing.keyframeValues(keys.values ?? [], as: kind) else { return nil }
        track.values = values
        track.path = keys.path.map { PathReference($0) }
        track.keyTimes = keys.keyTimes?.map(\.doubleValue)
        track.timingFunctions = keys.timingFunctions?.map(\.curve) ?? []
        track.calculation = calculation
        track.rotation = keys.rotationMode.map { $0 == .rotateAutoReverse ? .autoReverse : .auto }
        track.tensions = keys.tensionValues?.map(\.doubleValue) ?? []
        track.continuities = keys.continuityValues?.map(\.doubleValue) ?? []
        track.biases = keys.biasValues?.map(\.doubleValue) ?? []
        return .keyframes(track)
    }

    private var calculation: KeyframeTrack.Calculation {
        switch keys.calculationMode {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}
