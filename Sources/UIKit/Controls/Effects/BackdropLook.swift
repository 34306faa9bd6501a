import CoreGraphics

/// What an effect makes of what lies behind it.
protocol BackdropLook {
    /// The standard deviation of the blur, in points.
    var radius: CGFloat { get }
    /// How much stronger the colours behind become.
    var saturation: CGFloat { get }
    /// What is laid over the blur.
    var tint: UIColor { get }
    /// What stands in its place where the user wants nothing to shine through.
    var plainTint: UIColor { get }
    /// The colour of the line along the edge; nil: none.
    var edge: UIColor? { get }
}

extension BackdropLook {
    var plainTint: UIColor { tint.opaque }

    var edge: UIColor? { nil }
}

extension UIColor {
    /// The colour without anything that shines through.
    var opaque: UIColor { UIColor { self.resolvedColor(with: $0).withAlphaComponent(1) } }
}
