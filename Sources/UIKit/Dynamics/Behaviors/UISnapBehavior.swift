public import CoreGraphics

/// Takes an item to a point, upright, as a spring does. Apple does not publish the spring's numbers: here it swings twice a second.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// A spring from an item to a point of the reference space.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init(of: [item])
    }

    /// Where the middle of the item goes.
    open var snapPoint: CGPoint { didSet { didChange() } }

    /// From 0, which swings most, to 1, which does not.
    open var damping: CGFloat = 0.5 { didSet { didChange() } }

    private static let frequency = 2.0

    override func act(in world: DynamicWorld) {
        guard snapPoint.x.isFinite, snapPoint.y.isFinite else { return }
        let ratio = 0.3 + 0.7 * min(max(Double(damping), 0), 1)
        let body = world.body(of: item), spring = DynamicSpring(frequency: Self.frequency, damping: ratio)
        world.add(
            DynamicJoint(
                DynamicJoint.End(body: body, offset: .zero), DynamicJoint.End(body: nil, offset: Vector(snapPoint)),
                length: 0, spring: spring))
        world.add(DynamicTurn(body, spring: spring))
    }
}
