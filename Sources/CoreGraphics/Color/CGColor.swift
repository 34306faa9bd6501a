/// A colour: components in a colour space.
public final class CGColor: @unchecked Sendable {
    /// The same colour in encoded sRGB, which is what layers draw with.
    package let rgba: RGBA

    package init(rgba: RGBA) {
        self.rgba = rgba
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
