/// Moves a view as the machine is tilted. Displays here are not: effects are kept and change nothing.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    /// What a view's values become at a tilt from -1 to 1 each way.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one value of a view between two ends.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way the machine is tilted.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }

    /// The value that moves, such as "center.x".
    public let keyPath: String
    /// Which tilt moves it.
    public let type: EffectType
    /// The value at -1, relative to the view's own.
    open var minimumRelativeValue: Any?
    /// The value at 1, relative to the view's own.
    open var maximumRelativeValue: Any?

    /// An effect that moves a property as the machine is tilted.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        func number(_ value: Any?) -> Double? {
            (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init)
        }
        guard let low = number(minimumRelativeValue), let high = number(maximumRelativeValue) else { return nil }
        let tilt = Double(type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical)
        return [keyPath: low + (high - low) * (min(max(tilt, -1), 1) + 1) / 2]
    }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        motionEffects?.compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
            .reduce(into: [:]) { $0.merge($1) { $1 } }
    }
}

extension UIView {
    /// The effects added to the view.
    public var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { extras = extras.with { $0.motionEffects = newValue } }
    }
}
