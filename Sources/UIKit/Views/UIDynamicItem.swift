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
