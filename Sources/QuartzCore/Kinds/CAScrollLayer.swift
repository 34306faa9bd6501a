public import CoreGraphics

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self(rawValue: "none")
    public static let vertically = Self(rawValue: "vertically")
    public static let horizontally = Self(rawValue: "horizontally")
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
