public import CoreGraphics

/// Pushes items, once or all the time. A magnitude of 1 accelerates 100 × 100 points of density 1 by 100 points per second squared, or,
/// at once, by 100 points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// Whether items are pushed all the time or once.
    public enum Mode: Int, Sendable {
        case continuous = 0
        case instantaneous
    }

    /// Once or all the time.
    public let mode: Mode
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A push of some items; give it a direction.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(of: items)
    }

    /// The items it pushes.
    open var items: [any UIDynamicItem] { ownItems }

    /// Has it act on an item as well.
    open func addItem(_ item: any UIDynamicItem) { include(item) }

    /// Has it act on an item no more.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        exclude(item)
    }

    /// Where an item is pushed, from its middle, in points of its own space.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Pushes an item beside its middle, which turns it; in points of its own space.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    /// An instantaneous push turns itself off once it was given; turn it on for another one.
    open var active = true { didSet { if active { didChange() } } }

    /// Its length is the magnitude.
    open var pushDirection = CGVector.zero { didSet { didChange() } }

    /// Radians from the right, clockwise.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the direction.
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction: radians from the right, clockwise, and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }

    override func act(in world: DynamicWorld) {
        guard active else { return }
        let force = Vector(pushDirection) * 100
        for item in ownItems {
            let body = world.body(of: item)
            let arm = Vector(targetOffsetFromCenter(for: item)).turned(by: body.angle)
            if mode == .continuous {
                body.acceleration += force * body.inverseMass
                body.angularAcceleration += arm.cross(force) * body.inverseInertia
            } else {
                body.push(force, at: body.position + arm)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
