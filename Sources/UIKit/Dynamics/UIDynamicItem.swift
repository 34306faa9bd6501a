public import CoreGraphics

/// What a dynamic item is taken for when it collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds, turned as the item is.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse
    /// The convex path that the item gives, about its middle.
    case path
}

/// Something that a ``UIDynamicAnimator`` moves.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The middle, in the reference space.
    var center: CGPoint { get set }
    /// Only its size counts, in points.
    var bounds: CGRect { get }
    /// Set to a plain rotation while the item turns.
    var transform: CGAffineTransform { get set }
    /// What it is taken for when it collides.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// Its convex shape for ``UIDynamicItemCollisionBoundsType/path``, about its middle.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// `.rectangle` where it is not implemented.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// `UIBezierPath()` where it is not implemented.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The members.
    public let items: [any UIDynamicItem]
    private var offsets: [CGPoint] = []
    private var angles: [CGFloat] = []

    /// A behaviour of some items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frame = items.reduce(CGRect.null) { box, item in
            box.union(
                CGRect(
                    x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                    width: item.bounds.width, height: item.bounds.height))
        }
        bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
        center = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        offsets = items.map { CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y) }
        angles = items.map { atan2($0.transform.b, $0.transform.a) }
    }

    /// The middle of all members at first.
    open var center: CGPoint { didSet { placeItems() } }
    /// A rectangle around all members at first.
    public let bounds: CGRect
    /// The members turn about the middle of the group.
    open var transform = CGAffineTransform.identity { didSet { placeItems() } }

    private func placeItems() {
        let turn = atan2(transform.b, transform.a)
        for (index, item) in items.enumerated() where index < offsets.count {
            let offset = offsets[index].applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            if turn != 0 || item.transform != .identity {
                item.transform = CGAffineTransform(rotationAngle: angles[index] + turn)
            }
        }
    }
}
