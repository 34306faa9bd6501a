public import CoreGraphics

extension UIColor {
    /// Extended sRGB of the colour for the current traits; nil for patterns.
    var components: RGBA? {
        let color = cgColor
        return color.pattern == nil ? color.rgba : nil
    }

    /// Red, green, blue and alpha in extended sRGB; false for patterns.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = sRGBParts else { return false }
        red?.pointee = parts[0]
        green?.pointee = parts[1]
        blue?.pointee = parts[2]
        alpha?.pointee = parts[3]
        return true
    }

    /// Hue, saturation, brightness and alpha; false for patterns.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = sRGBParts else { return false }
        let hsb = HSB(red: parts[0], green: parts[1], blue: parts[2])
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = parts[3]
        return true
    }

    /// Gray and alpha; a colour gives its brightness to the eye. False for patterns.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let gray = CGColorSpace(name: CGColorSpace.extendedGray)!
        let color = cgColor
        let list =
            color.colorSpace?.model == .monochrome
            ? color.components : color.converted(to: gray, intent: .defaultIntent, options: nil)?.components
        guard let list else { return false }
        white?.pointee = list[0]
        alpha?.pointee = list[1]
        return true
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
