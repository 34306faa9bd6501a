public import CoreGraphics
import RenderTree

/// A basic animation that moves like a damped spring.
///
/// `duration` only cuts the motion; ``settlingDuration`` is how long it takes to come to rest.
open class CASpringAnimation: CABasicAnimation {
    final private var spring = SpringParameters()

    public override init() { super.init() }

    /// Decoding is not supported: there are no archives of animations to read on Linux.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A spring by how long it seems to take, in seconds, and how much it bounces (−1 to 1).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        spring = SpringParameters(perceptualDuration: perceptualDuration, bounce: bounce)
        duration = settlingDuration
    }

    /// The mass at its end; must be positive.
    open var mass: CGFloat {
        get { spring.mass }
        set { mutate { if newValue > 0 { spring.mass = newValue } else { refuse("mass", newValue) } } }
    }
    /// Force per distance; must be positive.
    open var stiffness: CGFloat {
        get { spring.stiffness }
        set { mutate { if newValue > 0 { spring.stiffness = newValue } else { refuse("stiffness", newValue) } } }
    }
    /// Force per speed; must not be negative.
    open var damping: CGFloat {
        get { spring.damping }
        set { mutate { if newValue >= 0 { spring.damping = newValue } else { refuse("damping", newValue) } } }
    }
    /// Speed at the start, in distances per second, positive toward the end.
    open var initialVelocity: CGFloat {
        get { spring.initialVelocity }
        set { mutate { spring.initialVelocity = newValue } }
    }
    /// Whether more than critical damping is taken as given instead of as critical.
    open var allowsOverdamping: Bool {
        get { spring.allowsOverdamping }
        set { mutate { spring.allowsOverdamping = newValue } }
    }
    /// Seconds until less than a thousandth of the way is left.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }
    /// How long the spring seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / (spring.stiffness / spring.mass).squareRoot() }
    /// How much the spring bounces: 0 not at all, 1 for ever.
    open var bounce: CGFloat {
        let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private func refuse(_ name: String, _ value: CGFloat) {
        Diagnostics.report("CASpringAnimation refuses \(name) \(value) and keeps the old value.", key: "spring \(name)")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CASpringAnimation
        copy.spring = spring
        return copy
    }

    override class var keyTable: [String: AnimationKeyAccessor] { AnimationKeyAccessor.spring }

    override func track(kind: ValueKind) -> PropertyAnimation.Track? {
        let values = ends(kind: kind)
        return .spring(from: values.from, to: values.to, by: values.by, spring)
    }
}
