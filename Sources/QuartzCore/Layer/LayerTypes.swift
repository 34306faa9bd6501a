public import CoreGraphics
import RenderTree

/// How contents are placed in a layer's bounds. Names are for a y-up world, as in Core Animation: `top` is the greatest y.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, unscaled.
    public static let center = Self(rawValue: "center")
    /// At the middle of the top edge, unscaled.
    public static let top = Self(rawValue: "top")
    /// At the middle of the bottom edge, unscaled.
    public static let bottom = Self(rawValue: "bottom")
    /// At the middle of the left edge, unscaled.
    public static let left = Self(rawValue: "left")
    /// At the middle of the right edge, unscaled.
    public static let right = Self(rawValue: "right")
    /// In the top left corner, unscaled.
    public static let topLeft = Self(rawValue: "topLeft")
    /// In the top right corner, unscaled.
    public static let topRight = Self(rawValue: "topRight")
    /// In the bottom left corner, unscaled.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// In the bottom right corner, unscaled.
    public static let bottomRight = Self(rawValue: "bottomRight")
    /// Stretched over the bounds.
    public static let resize = Self(rawValue: "resize")
    /// As large as fits whole into the bounds, in its own shape.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// Just large enough to cover the bounds, in its own shape.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

extension ContentsGravity {
    /// Unknown names act as `center`. The commonest come first: names are compared one by one.
    init(_ name: CALayerContentsGravity) {
        switch name {
        case .resize: self = .resize
        case .resizeAspect: self = .resizeAspect
        case .center: self = .center
        case .resizeAspectFill: self = .resizeAspectFill
        case .left: self = .left
        case .right: self = .right
        case .top: self = .top
        case .bottom: self = .bottom
        case .topLeft: self = .topLeft
        case .topRight: self = .topRight
        case .bottomLeft: self = .bottomLeft
        case .bottomRight: self = .bottomRight
        default: self = .center
        }
    }
}

/// How contents are sampled when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel: sharp and blocky.
    public static let nearest = Self(rawValue: "nearest")
    /// A mixture of the neighbouring pixels.
    public static let linear = Self(rawValue: "linear")
    /// Linear between mip levels too: the choice for strong minification.
    public static let trilinear = Self(rawValue: "trilinear")
}

/// The pixel format of a layer's own backing store.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Four bytes for each pixel.
    public static let RGBA8Uint = Self(rawValue: "RGBA8")
    /// Four half-precision numbers for each pixel.
    public static let RGBA16Float = Self(rawValue: "RGBAh")
    /// One byte of grey for each pixel.
    public static let gray8Uint = Self(rawValue: "Gray8")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarters of a circle.
    public static let circular = Self(rawValue: "circular")
    /// Curves that begin gently, as of the shapes of iOS.
    public static let continuous = Self(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt
    /// The value of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner with the least x and y: top left where y points down.
    public static let layerMinXMinYCorner = Self(rawValue: 1)
    /// The corner with the greatest x and the least y: top right where y points down.
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    /// The corner with the least x and the greatest y: bottom left where y points down.
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    /// The corner with the greatest x and y: bottom right where y points down.
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// The edges of a layer that may be antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt32
    /// The value of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge with the least x.
    public static let layerLeftEdge = Self(rawValue: 1)
    /// The edge with the greatest x.
    public static let layerRightEdge = Self(rawValue: 2)
    /// The edge with the greatest y, where y points down.
    public static let layerBottomEdge = Self(rawValue: 4)
    /// The edge with the least y, where y points down.
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
    /// Does nothing: `NSNull` is the action that is none.
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
    /// `layer.displayByDrawing()` where it is not implemented.
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// `layer.noteNothingDrawn()` where it is not implemented.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.noteNothingDrawn() }
    /// Does nothing where it is not implemented.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Asks the layout manager, where there is one.
    public func layoutSublayers(of layer: CALayer) { layer.layoutManager?.layoutSublayers(of: layer) }
    /// `nil` where it is not implemented.
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
    /// Does nothing where it is not implemented.
    public func layoutSublayers(of layer: CALayer) {}
    /// Does nothing where it is not implemented.
    public func invalidateLayout(of layer: CALayer) {}
    /// `layer.bounds.size` where it is not implemented.
    public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
}
