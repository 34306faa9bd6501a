/// A look that a visual effect view gives to what lies behind it or in it.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// No effect.
    public override init() { super.init() }

    /// An effect out of an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes what the effect is into an archive.
    open func encode(with coder: NSCoder) {}

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs and tints what lies behind.
open class UIBlurEffect: UIVisualEffect, BackdropLook, @unchecked Sendable {
    /// How strongly, and light or dark. System materials follow the traits.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    /// A blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The first of the styles, extra light.
    public override convenience init() { self.init(style: .extraLight) }

    /// A blur out of an archive.
    public required init?(coder: NSCoder) {
        guard let style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) else { return nil }
        self.style = style
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "UIBlurEffectStyle") }

    /// Whether the other object is a blur of the same style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBlurEffect else { return false }
        return type(of: other) == type(of: self) && other.style == style
    }

    /// Equal blurs have equal hashes.
    open override var hash: Int { style.hashValue }

    var radius: CGFloat {
        switch style {
        case .extraLight, .dark: 20
        default: 30
        }
    }

    var saturation: CGFloat { 1.8 }

    /// The strengths are chosen by eye, from the clearest material to the densest.
    var tint: UIColor {
        switch style {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.3)
        case .dark: UIColor(white: 0.11, alpha: 0.73)
        case .regular: Self.adaptive(light: 0.6, dark: 0.6)
        case .prominent: Self.adaptive(light: 0.8, dark: 0.75)
        case .systemUltraThinMaterial: Self.adaptive(light: 0.44, dark: 0.5)
        case .systemThinMaterial: Self.adaptive(light: 0.58, dark: 0.62)
        case .systemMaterial: Self.adaptive(light: 0.72, dark: 0.74)
        case .systemThickMaterial: Self.adaptive(light: 0.84, dark: 0.84)
        case .systemChromeMaterial: Self.adaptive(light: 0.8, dark: 0.78)
        case .systemUltraThinMaterialLight: Self.light(0.44)
        case .systemThinMaterialLight: Self.light(0.58)
        case .systemMaterialLight: Self.light(0.72)
        case .systemThickMaterialLight: Self.light(0.84)
        case .systemChromeMaterialLight: Self.light(0.8)
        case .systemUltraThinMaterialDark: Self.dark(0.5)
        case .systemThinMaterialDark: Self.dark(0.62)
        case .systemMaterialDark: Self.dark(0.74)
        case .systemThickMaterialDark: Self.dark(0.84)
        case .systemChromeMaterialDark: Self.dark(0.78)
        }
    }

    var plainTint: UIColor { tint.opaque }

    private static func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: alpha) }

    private static func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.14, alpha: alpha) }

    private static func adaptive(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? Self.dark(dark) : Self.light(light) }
    }
}

/// Makes content readable on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Vibrancy as text has it.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// - Parameters:
    ///   - blurEffect: what the content stands on.
    ///   - style: what the content is.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Vibrancy as text has it on the first of the blurs.
    public override convenience init() { self.init(blurEffect: UIBlurEffect(), style: .label) }

    /// Vibrancy out of an archive.
    public required init?(coder: NSCoder) {
        guard let blur = coder.decodeObject(of: UIBlurEffect.self, forKey: "UIVibrancyEffectBlur"),
            let style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyEffectStyle"))
        else { return nil }
        (blurEffect, self.style) = (blur, style)
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        coder.encode(blurEffect, forKey: "UIVibrancyEffectBlur")
        coder.encode(style.rawValue, forKey: "UIVibrancyEffectStyle")
    }

    /// Whether the other object is the same vibrancy on the same blur.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect == blurEffect
    }

    /// Equal effects have equal hashes.
    open override var hash: Int { style.hashValue }

    /// How strongly content shows: chosen by eye, in the order of the label and fill colours.
    var strength: Float {
        switch style {
        case .label: 0.8
        case .secondaryLabel: 0.55
        case .tertiaryLabel: 0.35
        case .quaternaryLabel: 0.2
        case .fill: 0.2
        case .secondaryFill: 0.15
        case .tertiaryFill: 0.1
        case .separator: 0.25
        }
    }
}

/// What vibrant content is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
}

extension UIBlurEffect.Style {
    /// Whether the blur is a dark one, whatever the traits; nil leaves it to them.
    var isDark: Bool? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            nil
        }
    }
}
