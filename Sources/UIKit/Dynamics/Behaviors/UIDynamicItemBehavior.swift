public import CoreGraphics

/// What items are made of, and how fast they move.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var waiting: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

    /// A behaviour of some items.
    public init(items: [any UIDynamicItem]) {
        super.init(of: items)
    }

    /// A behaviour without items yet.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items it acts on.
    open var items: [any UIDynamicItem] { ownItems }

    /// Has it act on an item as well.
    open func addItem(_ item: any UIDynamicItem) { include(item) }

    /// Has it act on an item no more.
    open func removeItem(_ item: any UIDynamicItem) {
        body(of: item)?.material = .init()
        exclude(item)
    }

    /// Part of the speed of an impact that comes back, from 0 to 1.
    open var elasticity: CGFloat = 0 { didSet { didChange() } }
    /// 0 slides for ever.
    open var friction: CGFloat = 0 { didSet { didChange() } }
    /// The mass of 100 × 100 points.
    open var density: CGFloat = 1 { didSet { didChange() } }
    /// The rate at which speed dies away, per second.
    open var resistance: CGFloat = 0 { didSet { didChange() } }
    /// The rate at which spin dies away, per second.
    open var angularResistance: CGFloat = 0 { didSet { didChange() } }
    /// Kept; nothing here has a field that acts on it.
    open var charge: CGFloat = 0
    /// Whether items turn.
    open var allowsRotation = true { didSet { didChange() } }
    /// Whether items stay where they are, whatever hits them.
    open var isAnchored = false { didSet { didChange() } }

    /// Adds to an item's velocity, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vector(velocity), 0, to: item)
    }

    /// In points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let waits = waiting.filter { $0.item === item }.reduce(Vector.zero) { $0 + $1.velocity }
        return ((body(of: item)?.velocity ?? .zero) + waits).point
    }

    /// Adds to an item's spin, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, Double(velocity), to: item)
    }

    /// In radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let waits = waiting.filter { $0.item === item }.reduce(0) { $0 + $1.spin }
        return CGFloat((body(of: item)?.spin ?? 0) + waits)
    }

    private func body(of item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.world.knownBody(of: item) }

    private func add(_ velocity: Vector, _ spin: Double, to item: any UIDynamicItem) {
        guard velocity.x.isFinite, velocity.y.isFinite, spin.isFinite, has(item) else { return }
        waiting.append((item, velocity, spin))
        didChange()
    }

    override func act(in world: DynamicWorld) {
        for item in ownItems {
            world.body(of: item).material = DynamicBody.Material(
                density: Double(density), elasticity: Double(elasticity), friction: Double(friction),
                resistance: Double(resistance), angularResistance: Double(angularResistance),
                allowsRotation: allowsRotation, isAnchored: isAnchored)
        }
        for (item, velocity, spin) in waiting {
            let body = world.body(of: item)
            body.velocity += velocity
            body.spin += spin
        }
        waiting = []
    }
}
