public import CoreGraphics
import QuartzCore

/// A shadow.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
    /// The colour. Black by default.
    public var color = UIColor.black
    /// How dark the shadow is, 0…1. 0 by default: there is none.
    public var opacity: CGFloat = 0
    /// How far it is blurred, in points.
    public var radius: CGFloat = 0
    /// How far it lies aside, in points.
    public var offset = CGSize.zero
    /// The outline that throws it, in the points of what it is of; nil: its own.
    public var path: UIBezierPath?

    /// No shadow.
    public init() {}

    /// Has a layer throw the shadow.
    @MainActor
    func show(in layer: CALayer, traits: UITraitCollection) {
        layer.shadowColor = color.resolvedColor(with: traits).cgColor
        layer.shadowOpacity = Float(opacity)
        layer.shadowRadius = radius
        layer.shadowOffset = offset
        layer.shadowPath = path?.cgPath
    }
}
