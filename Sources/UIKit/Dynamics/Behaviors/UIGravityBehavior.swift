public import CoreGraphics

/// Accelerates items evenly: a magnitude of 1 is 1,000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
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
    open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

    /// Down by default. Its length is the magnitude.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    /// Radians from the right, clockwise.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the direction.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction: radians from the right, clockwise, and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override func act(in world: DynamicWorld) {
        for item in ownItems { world.body(of: item).acceleration += Vector(gravityDirection) * 1000 }
    }
}
