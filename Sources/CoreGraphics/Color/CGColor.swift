/// A colour: components in a colour space, or a pattern.
public final class CGColor: @unchecked Sendable {
    /// The same colour in encoded extended sRGB, which is what layers draw with; clear for patterns.
    package let rgba: RGBA
    /// What the components mean.
    public let colorSpace: CGColorSpace?
    private let parts: [CGFloat]
    /// The tile that is repeated, for pattern colours.
    public let pattern: CGPattern?

    private init(rgba: RGBA, space: CGColorSpace, components: [CGFloat], pattern: CGPattern? = nil) {
        self.rgba = rgba
        self.colorSpace = space
        self.parts = components
        self.pattern = pattern
    }

    /// A colour of encoded sRGB values, which may lie outside 0…1.
    package convenience init(rgba: RGBA) {
        self.init(
            rgba: rgba, space: .srgb,
            components: [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)])
    }

    /// A colour of a space's components, alpha last; nil for a pattern space.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let list = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        self.init(space, list)
    }

    private convenience init?(_ space: CGColorSpace, _ list: [CGFloat]) {
        guard let rgba = space.sRGB(of: list.map { $0.isFinite ? $0 : 0 }) else { return nil }
        self.init(rgba: rgba, space: space, components: list)
    }

    private convenience init(known space: CGColorSpace, _ list: [CGFloat]) {
        self.init(space, list)!
    }

    /// An RGB colour, in sRGB. Components 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(known: .deviceRGB, [red, green, blue, alpha])
    }

    /// An sRGB colour. Components 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(known: .srgb, [red, green, blue, alpha])
    }

    /// A gray. 0 is black, 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(known: .deviceGray, [gray, alpha])
    }

    /// A gray. 0 is black, 1 white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(known: .gray, [gray, alpha])
    }

    /// A colour of printing inks. Components 0…1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(known: .cmyk, [cyan, magenta, yellow, black, alpha])
    }

    /// A repeated tile. An uncoloured pattern takes its colour from `components` in the space's base; alpha is last.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern else { return nil }
        let list = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        let stencil =
            space.baseColorSpace?.sRGB(of: list) ?? RGBA(red: 0, green: 0, blue: 0, alpha: Float(list[list.count - 1]))
        self.init(rgba: pattern.isColored ? .clear : stencil, space: space, components: list, pattern: pattern)
    }

    /// Opaque black.
    public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

    /// The numbers, alpha last.
    public var components: [CGFloat]? { parts }
    /// How many numbers, alpha included.
    public var numberOfComponents: Int { parts.count }
    /// 0 is clear, 1 opaque.
    public var alpha: CGFloat { parts[parts.count - 1] }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace else { return nil }
        var changed = rgba
        changed.alpha = Float(min(max(alpha, 0), 1))
        return CGColor(
            rgba: changed, space: colorSpace, components: parts.dropLast() + [alpha], pattern: pattern)
    }

    /// The colour in another space; nil for patterns. Spaces that are not extended clamp what they cannot hold.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard pattern == nil else { return nil }
        if space == colorSpace { return self }
        guard let list = space.components(of: rgba) else { return nil }
        return CGColor(space, list)
    }
}

extension CGColor: Hashable {
    /// Equal when space, components and pattern are.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || a.parts == b.parts && a.colorSpace == b.colorSpace && a.pattern === b.pattern
    }

    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension CGColor: CustomStringConvertible {
    /// Space and components in words.
    public var description: String {
        "CGColor(\(colorSpace?.name ?? "pattern"), \(parts.map { "\($0)" }.joined(separator: ", ")))"
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// `#colorLiteral(red:green:blue:alpha:)`, in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
