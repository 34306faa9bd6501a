import CoreGraphics

extension UIColor {
    /// Extended sRGB of the colour for the current traits; nil for patterns.
    var components: RGBA? {
        let color = cgColor
        return color.pattern == nil ? color.rgba : nil
    }

    /// White and alpha of a grey; nil for colours of other models.
    var greyParts: [CGFloat]? {
        let color = cgColor
        return color.colorSpace?.model == .monochrome ? color.components : nil
    }

    /// Red, green, blue, alpha with the precision they were given in; nil for patterns.
    var sRGBParts: [CGFloat]? {
        let color = cgColor
        if color.colorSpace?.name == CGColorSpace.extendedSRGB { return color.components }
        if color.colorSpace?.model == .monochrome, let list = color.components {
            return [list[0], list[0], list[0], list[1]]
        }
        return color.converted(
            to: CGColorSpace(name: CGColorSpace.extendedSRGB)!, intent: .defaultIntent, options: nil)?
            .components
    }
}
