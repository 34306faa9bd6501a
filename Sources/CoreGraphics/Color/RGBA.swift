/// A colour in encoded (extended) sRGB with straight alpha: the space in which layers blend and interpolate.
package struct RGBA: Equatable, Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)
}

extension RGBA {
    /// The nearest premultiplied 8-bit pixel, 0xAARRGGBB; values outside 0…1 are clamped.
    package var pixel: UInt32 {
        let a = Self.clamped(alpha)
        let byte = { (x: Float) in UInt32((Self.clamped(x) * a * 255).rounded()) }
        return UInt32((a * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    /// NaN counts as 0.
    package static func clamped(_ x: Float) -> Float { x > 0 ? min(x, 1) : 0 }
}
