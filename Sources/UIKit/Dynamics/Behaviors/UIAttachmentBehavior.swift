public import CoreGraphics

/// Ties an item to a point or to another item, as a rod or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is tied to.
    public enum AttachmentType: Int, Sendable {
        case items = 0
        case anchor
    }

    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private let firstOffset: Vector
    private let secondOffset: Vector

    /// The items that are tied: one or two.
    open var items: [any UIDynamicItem] { ownItems }
    /// Whether it ties to a point or to another item.
    public let attachedBehaviorType: AttachmentType

    /// The item's middle keeps its distance from a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// A point of the item, `offset` from its middle, keeps its distance from a point.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        first = item
        second = nil
        (firstOffset, secondOffset) = (Vector(offset), .zero)
        attachedBehaviorType = .anchor
        anchorPoint = point
        length = CGFloat((Vector(point) - Self.place(item, Vector(offset))).length)
        super.init(of: [item])
    }

    /// Two middles keep their distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Two points of two items keep their distance.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        first = item1
        second = item2
        (firstOffset, secondOffset) = (Vector(offset1), Vector(offset2))
        attachedBehaviorType = .items
        anchorPoint = .zero
        length = CGFloat((Self.place(item2, Vector(offset2)) - Self.place(item1, Vector(offset1))).length)
        super.init(of: [item1, item2])
    }

    private static func place(_ item: any UIDynamicItem, _ offset: Vector) -> Vector {
        Vector(item.center) + offset.turned(by: Double(atan2(item.transform.b, item.transform.a)))
    }

    /// Where an item without a partner is tied.
    open var anchorPoint: CGPoint { didSet { didChange() } }
    /// The distance that is kept, in points; at first the one there was.
    open var length: CGFloat { didSet { didChange() } }
    /// Swings a second; 0 is a stiff rod.
    open var frequency: CGFloat = 0 { didSet { didChange() } }
    /// 0 swings on, 1 does not swing at all.
    open var damping: CGFloat = 0 { didSet { didChange() } }

    override func act(in world: DynamicWorld) {
        let isFinite = anchorPoint.x.isFinite && anchorPoint.y.isFinite && length.isFinite
        guard isFinite else { return }
        let far = second.map { DynamicJoint.End(body: world.body(of: $0), offset: secondOffset) }
        world.add(
            DynamicJoint(
                DynamicJoint.End(body: world.body(of: first), offset: firstOffset),
                far ?? DynamicJoint.End(body: nil, offset: Vector(anchorPoint)), length: max(0, Double(length)),
                spring: .init(frequency: max(0, Double(frequency)), damping: max(0, Double(damping)))))
    }
}
