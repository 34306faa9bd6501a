public import CoreGraphics

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Neither way.
    public static let none = Self(rawValue: "none")
    /// Up and down only.
    public static let vertically = Self(rawValue: "vertically")
    /// Sideways only.
    public static let horizontally = Self(rawValue: "horizontally")
    /// Both ways.
    public static let both = Self(rawValue: "both")
}

/// A layer that shows a part of larger contents, by the origin of its bounds.
open class CAScrollLayer: CALayer {
    /// The directions in which it scrolls; `both` by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() {
        super.init()
        masksToBounds = true
    }

    public override init(layer: Any) {
        if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
        super.init(layer: layer)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Brings `p`, in this layer's space, to the origin of the visible part.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as makes `r`, in this layer's space, visible.
    open func scroll(to r: CGRect) {
        func moved(_ low: CGFloat, _ length: CGFloat, to target: CGFloat, _ size: CGFloat) -> CGFloat {
            if target < low { return target }
            return target + size > low + length ? min(target, target + size - length) : low
        }
        scroll(
            to: CGPoint(
                x: moved(bounds.minX, bounds.width, to: r.minX, r.width),
                y: moved(bounds.minY, bounds.height, to: r.minY, r.height)))
    }
}
