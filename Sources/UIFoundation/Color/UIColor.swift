public import CoreGraphics
public import CoreImage

/// A colour, fixed or depending on traits such as light and dark.
///
/// Colours do not change and may be used on any thread. A dynamic colour is resolved with `UITraitCollection.current`
/// whenever a fixed value is asked for.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let coreFoundationTag = CoreFoundationTag()
    enum Value {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }
    private(set) var value: Value
    /// Where a dynamic colour of a catalog comes from: colours of one place are equal.
    private var origin: String?

    /// Whether the colour depends on the traits.
    package var isDynamic: Bool {
        if case .dynamic = value { true } else { false }
    }

    /// No designated one: subclasses elsewhere, which do not see it, would inherit none.
    convenience init(value: Value, origin: String? = nil) {
        self.init(white: 0, alpha: 0)
        self.value = value
        self.origin = origin
    }

    /// Transparent black.
    public override convenience init() {
        self.init(white: 0, alpha: 0)
    }

    /// A gray; 0 is black.
    public init(white: CGFloat, alpha: CGFloat) {
        value = .fixed(CGColor(genericGrayGamma2_2Gray: white, alpha: alpha))
        super.init()
    }

    /// A colour by angle on the colour wheel (0…1), saturation and brightness.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        value = .fixed(CGColor.extendedSRGB(rgb.red, rgb.green, rgb.blue, alpha))
        super.init()
    }

    /// A colour in extended sRGB: components outside 0…1 lie outside sRGB's gamut.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = .fixed(CGColor.extendedSRGB(red, green, blue, alpha))
        super.init()
    }

    /// A colour in Display P3.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)!
        value = .fixed(CGColor(colorSpace: space, components: [displayP3Red, green, blue, alpha])!)
        super.init()
    }

    /// `#colorLiteral(red:green:blue:alpha:)`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// A colour out of an archive: a grey or extended sRGB, in dark mode another one where the archive has it.
    public required init?(coder: NSCoder) {
        func color(_ mode: String) -> CGColor {
            func part(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "UI\(mode)\(key)")) }
            if coder.containsValue(forKey: "UI\(mode)White") {
                return CGColor(genericGrayGamma2_2Gray: part("White"), alpha: part("Alpha"))
            }
            return CGColor.extendedSRGB(part("Red"), part("Green"), part("Blue"), part("Alpha"))
        }
        let light = color("")
        if coder.containsValue(forKey: "UIDarkAlpha") {
            let dark = color("Dark")
            value = .dynamic { UIColor(cgColor: $0.userInterfaceStyle == .dark ? dark : light) }
        } else {
            value = .fixed(light)
        }
        super.init()
    }

    /// Writes the components, of a grey or in extended sRGB; of a dynamic colour, those of light and of dark mode.
    open func encode(with coder: NSCoder) {
        func write(_ color: UIColor, _ mode: String) {
            if let grey = color.greyParts {
                coder.encode(Double(grey[0]), forKey: "UI\(mode)White")
                return coder.encode(Double(grey[1]), forKey: "UI\(mode)Alpha")
            }
            for (key, part) in zip(["Red", "Green", "Blue", "Alpha"], color.sRGBParts ?? [0, 0, 0, 0]) {
                coder.encode(Double(part), forKey: "UI\(mode)\(key)")
            }
        }
        guard case .dynamic = value else { return write(self, "") }
        let traits = UITraitCollection.current
        func color(_ style: UIUserInterfaceStyle) -> UIColor {
            let mode = UITraitCollection(userInterfaceStyle: style)
            return resolvedColor(with: UITraitCollection(traitsFrom: [traits, mode]))
        }
        write(color(.light), "")
        write(color(.dark), "Dark")
    }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// The colour of Core Graphics.
    public init(cgColor: CGColor) {
        value = .fixed(cgColor)
        super.init()
    }

    /// A colour that repeats an image.
    public init(patternImage image: UIImage) {
        guard let bitmap = image.cgImage else {
            value = .fixed(.clear)
            super.init()
            return
        }
        let pattern = CGPattern(image: bitmap, scale: image.scale)
        value = .fixed(
            CGColor(patternSpace: CGColorSpace(patternBaseSpace: nil)!, pattern: pattern, components: [1])!)
        super.init()
    }

    /// A colour that the closure chooses for the traits in force. The closure may be called on any thread.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        value = .dynamic(dynamicProvider)
        super.init()
    }

    /// The colour as Core Graphics has it, resolved with the current traits.
    open var cgColor: CGColor { fixed(for: nil) }

    /// The fixed colour for `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic = value else { return self }
        return UIColor(cgColor: fixed(for: traitCollection))
    }

    /// The same colour, as visible as `alpha` says. Dynamic colours stay dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// The colour for filters.
    open var ciColor: CIColor { CIColor(cgColor: cgColor) }

    /// Red, green, blue and alpha in extended sRGB; false for patterns.
    @discardableResult
    open func getRed(
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
    open func getHue(
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
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
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

    /// Makes this the colour of fills and strokes of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of fills of the current context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the colour of strokes of the current context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// The fixed colour for the traits, or for the current ones. Providers that hand on and on end after a bounded number of steps.
    private func fixed(for traits: UITraitCollection?) -> CGColor {
        var color = self
        for _ in 0..<64 {
            switch color.value {
            case .fixed(let fixed): return fixed
            case .dynamic(let provider): color = provider(traits ?? .current)
            }
        }
        Diagnostics.report(
            "A dynamic colour resolves to dynamic colours without end; it is drawn clear.", key: "color.dynamic")
        return .clear
    }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let a) = value, case .fixed(let b) = other.value else {
            return origin != nil && origin == other.origin
        }
        return a == b
    }

    open override var hash: Int {
        guard case .fixed(let color) = value else { return origin?.hashValue ?? ObjectIdentifier(self).hashValue }
        return color.hashValue
    }

    open override var description: String {
        guard case .fixed(let color) = value else { return "<UIColor: dynamic, now \(cgColor.words)>" }
        return color.words
    }
}

extension CGColor {
    /// The space and its components, as colours of Apple's systems describe themselves: `UIExtendedSRGBColorSpace 1 0 0 1`.
    fileprivate var words: String {
        guard let components, let space = colorSpace, pattern == nil else { return "UIPatternColor" }
        let name =
            switch space.model {
            case .monochrome: "UIExtendedGrayColorSpace"
            case .rgb: space.name == CGColorSpace.displayP3 ? "UIDisplayP3ColorSpace" : "UIExtendedSRGBColorSpace"
            default: "\(space)"
            }
        return ([name] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }

    static func extendedSRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor {
        CGColor(colorSpace: CGColorSpace(name: CGColorSpace.extendedSRGB)!, components: [red, green, blue, alpha])!
    }
}

/// What `#colorLiteral` makes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
