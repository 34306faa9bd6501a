public import CoreGraphics

/// Ties an item to a point or to another item: as a rod, a spring, a rope, a rail, a pin or firmly.
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
    private let kind: AttachmentKind
    /// The second item's turn at first, seen from the first.
    private let startTurn: Double

    /// The item's middle keeps its distance from a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// A point of the item, `offset` from its middle, keeps its distance from a point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        self.init(item, Vector(offset), nil, .zero, anchor: point, .distance)
    }

    /// Two middles keep their distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Two points of two items keep their distance.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(item1, Vector(offset1), item2, Vector(offset2), anchor: .zero, .distance)
    }

    private init(
        _ item: any UIDynamicItem, _ offset: Vector, _ other: (any UIDynamicItem)?, _ otherOffset: Vector,
        anchor: CGPoint, _ kind: AttachmentKind
    ) {
        (first, second, firstOffset, secondOffset) = (item, other, offset, otherOffset)
        attachedBehaviorType = other == nil ? .anchor : .items
        anchorPoint = anchor
        let far = other.map { Self.place($0, otherOffset) } ?? Vector(anchor)
        length = CGFloat((far - Self.place(item, offset)).length)
        self.kind = kind
        startTurn = (other.map(Self.turn) ?? 0) - Self.turn(item)
        super.init(of: [item] + [other].compactMap { $0 })
    }

    /// Both items meet at a point of the reference space, which belongs to both.
    private convenience init(
        _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, at point: CGPoint, _ kind: AttachmentKind
    ) {
        func offset(_ item: any UIDynamicItem) -> Vector {
            (Vector(point) - Vector(item.center)).turned(by: -Self.turn(item))
        }
        self.init(item, offset(item), other, other.map(offset) ?? .zero, anchor: point, kind)
    }

    // MARK: Other kinds

    /// The first item moves along a line of the second, and turns with it.
    ///
    /// - Parameters:
    ///   - point: where they meet at first, in the reference space.
    ///   - axis: the direction of the line, in the reference space at first.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let along = Vector(axis).unit.turned(by: -turn(item2))
        return UIAttachmentBehavior(item1, item2, at: point, .sliding(axis: along))
    }

    /// The item moves along a line and does not turn.
    ///
    /// - Parameters:
    ///   - point: lies on the line, in the reference space.
    ///   - axis: the direction of the line.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item, nil, at: point, .sliding(axis: Vector(axis).unit))
    }

    /// Two points of two items are no farther apart than ``length``, as if tied by a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, Vector(offset1), item2, Vector(offset2), anchor: .zero, .limit)
    }

    /// Two items move and turn as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item1, item2, at: point, .fixed) }

    /// Two items turn about a point that both share.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item1, item2, at: point, .pin) }

    private static func turn(_ item: any UIDynamicItem) -> Double {
        Double(atan2(item.transform.b, item.transform.a))
    }

    private static func place(_ item: any UIDynamicItem, _ offset: Vector) -> Vector {
        Vector(item.center) + offset.turned(by: turn(item))
    }

    /// Where an item without a partner is tied.
    open var anchorPoint: CGPoint { didSet { didChange() } }
    /// The distance that is kept, in points; at first the one there was.
    open var length: CGFloat { didSet { didChange() } }
    /// Swings a second; 0 is a stiff rod.
    open var frequency: CGFloat = 0 { didSet { didChange() } }
    /// 0 swings on, 1 does not swing at all.
    open var damping: CGFloat = 0 { didSet { didChange() } }
    /// What a turn about a pin has to overcome: 1 is the torque of a push of 1, a point from the middle.
    open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
    /// How far the first item slides along its line from where it was, in points, or turns about its pin, in radians.
    open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

    override func act(in world: DynamicWorld) {
        let isFinite = anchorPoint.x.isFinite && anchorPoint.y.isFinite && length.isFinite
        guard isFinite else { return }
        let near = DynamicJoint.End(body: world.body(of: first), offset: firstOffset)
        let far =
            second.map { DynamicJoint.End(body: world.body(of: $0), offset: secondOffset) }
            ?? DynamicJoint.End(body: nil, offset: Vector(anchorPoint))
        if case .distance = kind {
            world.add(
                DynamicJoint(
                    near, far, length: max(0, Double(length)),
                    spring: .init(frequency: max(0, Double(frequency)), damping: max(0, Double(damping)))))
        } else {
            let turn = far.body?.angle ?? 0
            world.add(DynamicGuide(near, far, rows: rows(kind, startTurn: startTurn, holderTurn: turn)))
        }
    }
}
