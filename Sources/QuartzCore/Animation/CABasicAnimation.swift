public import CoreGraphics
import RenderTree

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
    final private var storedKeyPath: String?
    final private var storedAdditive = false
    final private var storedCumulative = false
    final private var storedFunction: CAValueFunction?

    public override init() { super.init() }

    /// Decoding is not supported: there are no archives of animations to read on Linux.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property, such as `position`, `transform.rotation.y` or a key of the program's own.
    open var keyPath: String? {
        get { storedKeyPath }
        set { mutate { storedKeyPath = newValue } }
    }
    /// Whether the value is added to what the property shows so far.
    open var isAdditive: Bool {
        get { storedAdditive }
        set { mutate { storedAdditive = newValue } }
    }
    /// Whether each repetition begins where the last one ended.
    open var isCumulative: Bool {
        get { storedCumulative }
        set { mutate { storedCumulative = newValue } }
    }
    /// Builds the transform from the interpolated value.
    open var valueFunction: CAValueFunction? {
        get { storedFunction }
        set { mutate { storedFunction = newValue } }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CAPropertyAnimation
        copy.storedKeyPath = storedKeyPath
        copy.storedAdditive = storedAdditive
        copy.storedCumulative = storedCumulative
        copy.storedFunction = storedFunction
        return copy
    }

    override class var keyTable: [String: AnimationKeyAccessor] { AnimationKeyAccessor.property }

    /// Whether the layer draws the property itself.
    final func redraws(_ layer: CALayer) -> Bool {
        guard let key = keyPath?.prefix(while: { $0 != "." }) else { return false }
        return Swift.type(of: layer).needsDisplay(forKey: String(key))
    }

    override func recordKind(_ context: RecordContext) -> AnimationRecord.Kind? {
        guard let keyPath, let target = context.layer.animationTarget(forKeyPath: keyPath),
            let track = track(kind: context.layer.kind(of: target, valueFunction: valueFunction))
        else { return nil }
        var animation = PropertyAnimation(target: target, track: track)
        animation.isAdditive = isAdditive
        animation.isCumulative = isCumulative
        animation.valueFunction = valueFunction?.function
        return .property(animation)
    }

    /// The values over the fraction, unboxed for a property of this kind.
    func track(kind: ValueKind) -> PropertyAnimation.Track? { nil }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
    final private var storedFrom: Any?
    final private var storedTo: Any?
    final private var storedBy: Any?

    /// Where it starts; nil: from what the property shows.
    open var fromValue: Any? {
        get { storedFrom }
        set { mutate { storedFrom = newValue } }
    }
    /// Where it ends; nil: at what the property shows.
    open var toValue: Any? {
        get { storedTo }
        set { mutate { storedTo = newValue } }
    }
    /// How far it goes, when one of the ends is left open.
    open var byValue: Any? {
        get { storedBy }
        set { mutate { storedBy = newValue } }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CABasicAnimation
        copy.storedFrom = storedFrom
        copy.storedTo = storedTo
        copy.storedBy = storedBy
        return copy
    }

    override class var keyTable: [String: AnimationKeyAccessor] { AnimationKeyAccessor.basic }

    override func track(kind: ValueKind) -> PropertyAnimation.Track? {
        let values = ends(kind: kind)
        return .basic(from: values.from, to: values.to, by: values.by)
    }

    final func ends(kind: ValueKind) -> (from: RenderValue?, to: RenderValue?, by: RenderValue?) {
        (
            Unboxing.renderValue(storedFrom, as: kind), Unboxing.renderValue(storedTo, as: kind),
            Unboxing.renderValue(storedBy, as: kind)
        )
    }
}
