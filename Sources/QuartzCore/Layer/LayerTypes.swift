public import CoreGraphics

/// How contents are placed in a layer's bounds. Names are for a y-up world, as in Core Animation: `top` is the greatest y.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = Self(rawValue: "center")
    public static let top = Self(rawValue: "top")
    public static let bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let topLeft = Self(rawValue: "topLeft")
    public static let topRight = Self(rawValue: "topRight")
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    public static let bottomRight = Self(rawValue: "bottomRight")
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How contents are sampled when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nearest = Self(rawValue: "nearest")
    public static let linear = Self(rawValue: "linear")
    /// Linear between mip levels too: the choice for strong minification.
    public static let trilinear = Self(rawValue: "trilinear")
}

/// The pixel format of a layer's own backing store.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let RGBA8Uint = Self(rawValue: "RGBA8")
    public static let RGBA16Float = Self(rawValue: "RGBAh")
    public static let gray8Uint = Self(rawValue: "Gray8")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = Self(rawValue: "circular")
    public static let continuous = Self(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = Self(rawValue: 1)
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// The edges of a layer that may be antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layerLeftEdge = Self(rawValue: 1)
    public static let layerRightEdge = Self(rawValue: 2)
    public static let layerBottomEdge = Self(rawValue: 4)
    public static let layerTopEdge = Self(rawValue: 8)
}

/// Action identifier: the layer enters a tree.
public let kCAOnOrderIn = "onOrderIn"
/// Action identifier: the layer leaves a tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which every `CATransition` is attached.
public let kCATransition = "transition"

/// Something that happens when a layer's property changes or a layer enters or leaves a tree.
public protocol CAAction {
    /// Runs the action for `event` on `anObject`, the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action: nothing happens, and the search for another action ends.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Provides a layer's contents, layout and actions.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the layer's contents. When not implemented, ``draw(_:in:)`` is asked to draw them.
    func display(_ layer: CALayer)
    /// Draws the layer's contents; the context is in the layer's bounds space.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Tells that the layer's contents are about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the layer's sublayers. When not implemented, the layer's layout manager does.
    func layoutSublayers(of layer: CALayer)
    /// The action for an event: nil continues the search, `NSNull` ends it without an action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.noteNothingDrawn() }
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) { layer.layoutManager?.layoutSublayers(of: layer) }
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Lays out sublayers in the place of a delegate.
public protocol CALayoutManager: NSObjectProtocol {
    /// Lays out the sublayers of `layer`.
    func layoutSublayers(of layer: CALayer)
    /// Tells that the layer needs layout.
    func invalidateLayout(of layer: CALayer)
    /// The size the layer would like to have, in points.
    func preferredSize(of layer: CALayer) -> CGSize
}

extension CALayoutManager {
    public func layoutSublayers(of layer: CALayer) {}
    public func invalidateLayout(of layer: CALayer) {}
    public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
}
