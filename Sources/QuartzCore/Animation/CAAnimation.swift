public import CoreGraphics
import RenderTree

/// Hears when an animation starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation was committed and runs.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation ended: `flag` is true when it ran to its end, false when it was removed or replaced.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing where it is not implemented.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing where it is not implemented.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of all animations: timing, a timing function, a delegate, and values by key.
///
/// A layer attaches a frozen copy; changing that copy is a programmer's mistake.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    final var timing = MediaTiming()
    final package var associatedObjects: AssociatedObjects?
    final private(set) var isFrozen = false
    final private var custom: [String: Any] = [:]
    final private var storedDelegate: (any CAAnimationDelegate)?
    final private var storedFunction: CAMediaTimingFunction?
    final private var storedRemoval = true
    final private var storedRange = CAFrameRateRange.default

    /// An animation with default values.
    public override init() { super.init() }

    /// Decoding is not supported: there are no archives of animations to read on Linux.
    public required init?(coder: NSCoder) { nil }

    /// Makes an animation of a class known only at run time; see ``CAAnimation/instantiate()``.
    @_silgen_name("mutoscope_CAAnimation_fresh")
    convenience init(fresh: Void) { self.init() }

    /// Hears of start and end. Retained until the animation is gone.
    open var delegate: (any CAAnimationDelegate)? {
        get { storedDelegate }
        set { mutate { storedDelegate = newValue } }
    }
    /// Whether the animation leaves its layer when it has ended.
    open var isRemovedOnCompletion: Bool {
        get { storedRemoval }
        set { mutate { storedRemoval = newValue } }
    }
    /// Maps the fraction of each cycle; nil is linear.
    open var timingFunction: CAMediaTimingFunction? {
        get { storedFunction }
        set { mutate { storedFunction = newValue } }
    }
    /// A wish for the frame rate. Animations are drawn at the display's rate.
    open var preferredFrameRateRange: CAFrameRateRange {
        get { storedRange }
        set { mutate { storedRange = newValue } }
    }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { mutate { timing.beginTime = newValue } }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { mutate { timing.duration = newValue } }
    }
    open var speed: Float {
        get { Float(timing.speed) }
        set { mutate { timing.speed = Double(newValue) } }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { mutate { timing.timeOffset = newValue } }
    }
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { mutate { timing.repeatCount = Double(newValue) } }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { mutate { timing.repeatDuration = newValue } }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { mutate { timing.autoreverses = newValue } }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(timing.fillMode) }
        set { mutate { timing.fillMode = newValue.renderMode } }
    }

    // MARK: Values by key

    /// The default of a property by its key.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Whether a value is archived. There are no archives on Linux.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }
    /// A property, or the value of any other key that was set.
    open func value(forKey key: String) -> Any? {
        if let accessor = type(of: self).keyTable[key] { return accessor.get(self) }
        return custom[key] ?? type(of: self).defaultValue(forKey: key)
    }
    /// Sets a property, or stores the value of any other key; the latter also after the animation was attached.
    open func setValue(_ value: Any?, forKey key: String) {
        if let accessor = type(of: self).keyTable[key] { accessor.set(self, value) } else { custom[key] = value }
    }

    /// The properties that string keys reach.
    class var keyTable: [String: AnimationKeyAccessor] { AnimationKeyAccessor.common }

    // MARK: Copying and running

    /// An unfrozen copy with the same values. A subclass copies its own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAAnimation.instantiate(type(of: self))
        copy.timing = timing
        copy.custom = custom
        copy.storedDelegate = storedDelegate
        copy.storedFunction = storedFunction
        copy.storedRemoval = storedRemoval
        copy.storedRange = storedRange
        return copy
    }

    /// As an action: adds itself to the layer under the event's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Changes a property, which is a mistake once the animation is attached.
    @inline(__always)
    final func mutate(_ assign: () -> Void) {
        precondition(
            !isFrozen, "An animation that was added to a layer is frozen: change it before adding, or add a copy.")
        assign()
    }

    final func frozenCopy() -> CAAnimation {
        let copy = self.copy() as! CAAnimation
        copy.freeze()
        return copy
    }

    /// From now on properties cannot be changed.
    func freeze() { isFrozen = true }

    /// Fills in what the transaction decides: the duration when there is none, and its timing function when it has one.
    func prepare(_ transaction: TransactionStack) {
        if !(timing.duration > 0) { timing.duration = transaction.animationDuration }
        if let function = transaction.timingFunction { storedFunction = function }
    }

    /// What the render tree runs, or nil when the animation cannot have an effect.
    func recordKind(_ context: RecordContext) -> AnimationRecord.Kind? { nil }
}

/// What an animation needs to know of its surroundings when it becomes a record.
struct RecordContext {
    var layer: CALayer
    var id: AnimationID
    /// The layer's time at the commit.
    var localTime: Double
    /// The superlayer's time at the commit.
    var parentTime: Double
}

extension CAAnimation {
    /// The frozen animation as an immutable value.
    final func record(_ context: RecordContext) -> AnimationRecord? {
        guard let kind = recordKind(context) else { return nil }
        var record = AnimationRecord(
            id: context.id, timing: timing, timingFunction: timingFunction?.curve, kind: kind)
        record.isRemovedOnCompletion = isRemovedOnCompletion
        return record
    }
}
