public import CoreGraphics
package import RenderTree

/// How a transition moves from the old content to the new.
///
/// Beside Apple's public four, these strings work as they do on iOS: `cube`, `oglFlip`, `suckEffect`, `rippleEffect`, `pageCurl`, `pageUnCurl`,
/// `cameraIris`, `cameraIrisHollowOpen`, `cameraIrisHollowClose`. Any other acts as a fade, with one diagnostic.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old content dissolves into the new.
    public static let fade = Self(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = Self(rawValue: "push")
    /// The old content slides off the new.
    public static let reveal = Self(rawValue: "reveal")
}

/// The edge at which a transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Towards the left: the new content comes from the right.
    public static let fromRight = Self(rawValue: "fromRight")
    /// Towards the right: the new content comes from the left.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// By its name from the top, in a space whose y points up.
    public static let fromTop = Self(rawValue: "fromTop")
    /// By its name from the bottom, in a space whose y points up.
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// An animation of a whole layer with its sublayers, from how it was last committed to how it is.
open class CATransition: CAAnimation {
    private struct Effect {
        var type = CATransitionType.fade
        var subtype: CATransitionSubtype?
        var startProgress: Float = 0
        var endProgress: Float = 1
        var filter: Any?
        var leaf: PageLeaf?
    }
    final private var effect = Effect()

    /// The kind of transition.
    open var type: CATransitionType {
        get { effect.type }
        set { mutate { effect.type = newValue } }
    }
    /// Where the motion begins. With `fromTop` slides, cubes and flips move up, from the lower edge; see docs/behaviour/animation.md.
    open var subtype: CATransitionSubtype? {
        get { effect.subtype }
        set { mutate { effect.subtype = newValue } }
    }
    /// The progress at which it starts, 0 to 1.
    open var startProgress: Float {
        get { effect.startProgress }
        set { mutate { effect.startProgress = newValue } }
    }
    /// The progress at which it ends, 0 to 1.
    open var endProgress: Float {
        get { effect.endProgress }
        set { mutate { effect.endProgress = newValue } }
    }
    /// A filter of the program's own. Kept, but not drawn.
    open var filter: Any? {
        get { effect.filter }
        set { mutate { effect.filter = newValue } }
    }

    /// Makes a `pageCurl` one leaf of a book, on its own.
    package final var leaf: PageLeaf? {
        get { effect.leaf }
        set { mutate { effect.leaf = newValue } }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CATransition
        copy.effect = effect
        return copy
    }

    override class var keyTable: [String: AnimationKeyAccessor] { AnimationKeyAccessor.transition }

    override func recordKind(_ context: RecordContext) -> AnimationRecord.Kind? {
        var transition = TransitionAnimation()
        if let kind = TransitionAnimation.Kind(rawValue: effect.type.rawValue) {
            transition.kind = kind
        } else {
            Diagnostics.report(
                "There is no transition type \"\(effect.type.rawValue)\"; it is shown as a fade.",
                key: "transition type \(effect.type.rawValue)")
        }
        transition.edge = effect.subtype.flatMap { TransitionAnimation.Edge($0, of: transition.kind) }
        transition.leaf = effect.leaf
        transition.startProgress = Double(effect.startProgress)
        transition.endProgress = Double(effect.endProgress)
        transition.source = context.layer.committed?.frozen(at: context.parentTime)
        transition.sourceTime = context.parentTime
        if effect.filter != nil {
            Diagnostics.report("CATransition.filter is not drawn; the transition's type is.", key: "transition filter")
        }
        return .transition(transition)
    }
}

extension TransitionAnimation.Edge {
    /// The edge at which a transition's motion begins.
    ///
    /// Core Animation's names come from a world whose y points up: what slides and turns `fromTop` comes in at the lower edge and
    /// moves up. Pages that curl are named as they are seen.
    fileprivate init?(_ subtype: CATransitionSubtype, of kind: TransitionAnimation.Kind) {
        guard let named = Self(rawValue: subtype.rawValue) else { return nil }
        switch (kind, named) {
        case (.push, .fromTop), (.moveIn, .fromTop), (.reveal, .fromTop), (.cube, .fromTop), (.oglFlip, .fromTop):
            self = .fromBottom
        case (.push, .fromBottom), (.moveIn, .fromBottom), (.reveal, .fromBottom), (.cube, .fromBottom),
            (.oglFlip, .fromBottom):
            self = .fromTop
        default: self = named
        }
    }
}
