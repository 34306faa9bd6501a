public import CoreGraphics
package import QuartzCore

/// A face without a size, as `CATextLayer.font` takes it.
public final class CGFont: Sendable {
    let face: FontDescription
    /// The name that the font was asked for by, such as "HelveticaNeue-Bold".
    public let postScriptName: CFString?
    /// The name of its family.
    public let fullName: CFString?

    /// Nil when no such font is installed and none stands in for it, as ``UIFont/init(name:size:)``.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name, size: 12) else { return nil }
        face = font.layerFont
        postScriptName = name
        fullName = font.familyName
    }
}

extension CGFont: LayerFont {
    package var layerFont: FontDescription { face }
}
