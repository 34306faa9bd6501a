public import AppleRuntime
import RenderTree

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its end value after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// Its start value before the beginning.
    public static let backwards = Self(rawValue: "backwards")
    /// Both of these.
    public static let both = Self(rawValue: "both")
    /// Nothing.
    public static let removed = Self(rawValue: "removed")
}

/// A hierarchical time: how a layer or an animation maps its parent's time to its own. Seconds.
///
/// `t = (parent − beginTime) · speed + timeOffset`; then repetition and reversal fold `t` into one cycle.
public protocol CAMediaTiming {
    /// When the object begins, in its parent's time.
    var beginTime: CFTimeInterval { get set }
    /// How long one cycle lasts.
    var duration: CFTimeInterval { get set }
    /// Local seconds per second of the parent.
    var speed: Float { get set }
    /// Added to the local time.
    var timeOffset: CFTimeInterval { get set }
    /// How often the cycle runs; may be fractional or infinite.
    var repeatCount: Float { get set }
    /// For how long the cycle repeats, when there is no `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle also runs backwards.
    var autoreverses: Bool { get set }
    /// What shows outside the active duration.
    var fillMode: CAMediaTimingFillMode { get set }
}

extension CAMediaTimingFillMode {
    var renderMode: FillMode {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }

    init(_ mode: FillMode) {
        self =
            switch mode {
            case .forwards: .forwards
            case .backwards: .backwards
            case .both: .both
            case .removed: .removed
            }
    }
}

/// The current absolute time in seconds: the clock of the display in force, or the machine's monotonic clock.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.currentTime
}
