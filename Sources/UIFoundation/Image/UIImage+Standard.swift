import CoreGraphics

extension UIImage {
    /// A tick.
    public class var checkmark: UIImage { standard("checkmark") }
    /// A tick, struck on a disc.
    public class var strokedCheckmark: UIImage { standard("checkmark.circle.fill") }
    /// A plus on a disc.
    public class var add: UIImage { standard("plus.circle.fill") }
    /// A minus on a disc.
    public class var remove: UIImage { standard("minus.circle.fill") }
    /// Three dots.
    public class var actions: UIImage { standard("ellipsis") }

    private static func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// A format for pictures like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
