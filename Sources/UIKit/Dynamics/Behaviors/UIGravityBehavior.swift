public import CoreGraphics

/// Accelerates items evenly: a magnitude of 1 is 1,000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var members: [any UIDynamicItem]

    /// A behaviour of some items.
    public init(items: [any UIDynamicItem]) {
        members = items
        super.init()
    }

    /// A behaviour without items yet.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items it acts on.
    open var items: [any UIDynamicItem] { members }
    override var ownItems: [any UIDynamicItem] { members }

    /// Has it act on an item as well.
    open func addItem(_ item: any UIDynamicItem) {
        members.addOnce(item)
        didChange()
    }

    /// Has it act on an item no more.
    open func removeItem(_ item: any UIDynamicItem) {
        members.removeAll { $0 === item }
        didChange()
    }

    /// Down by default. Its length is the magnitude.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    /// Radians from the right, clockwise.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the direction.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction: radians from the right, clockwise, and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    override func act(in world: DynamicWorld) {
        for item in members { world.body(of: item).acceleration += Vector(gravityDirection) * 1000 }
    }
}
