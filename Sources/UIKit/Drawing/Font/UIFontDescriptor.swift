public import CoreGraphics

/// A font as attributes. Descriptors do not change.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    let font: FontDescription
    let textStyle: UIFont.TextStyle?

    init(_ font: FontDescription, textStyle: UIFont.TextStyle? = nil) {
        self.font = font
        self.textStyle = textStyle
        super.init()
    }

    /// The system font in a size of 0, changed by the attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontDescription(size: 0).applying(attributes), textStyle: attributes[.textStyle] as? UIFont.TextStyle)
    }

    /// A font by name and size.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontName(fontName).description(size: size) ?? FontDescription(family: .named(fontName), size: size))
    }

    /// A text style in the size the user prefers.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// A text style in the size the traits ask for.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The PostScript name.
    open var postscriptName: String { UIFont(font).fontName }
    /// Points; 0 where none was named.
    open var pointSize: CGFloat { font.size }

    /// Slant, weight and class of the font.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.width < -0.1 { traits.insert(.traitCondensed) }
        if font.width > 0.1 { traits.insert(.traitExpanded) }
        if font.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The attributes.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: font.size, .name: postscriptName, .family: UIFont(font).familyName,
        ]
        var traits: [TraitKey: Any] = [
            .weight: UIFont.Weight(openType: font.weight).rawValue, .symbolic: symbolicTraits.rawValue,
        ]
        if case .system(let design) = font.family { traits[.design] = SystemDesign(design).rawValue }
        attributes[.traits] = traits
        if let textStyle { attributes[.textStyle] = textStyle }
        return attributes
    }

    /// One attribute.
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// The font with attributes added or replaced.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(font.applying(attributes), textStyle: attributes[.textStyle] as? UIFont.TextStyle ?? textStyle)
    }

    /// The font with exactly these traits; nil where that cannot be.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != (font.weight >= 600) { changed.weight = isBold ? 700 : 400 }
        changed.width =
            symbolicTraits.contains(.traitCondensed) ? -0.2 : symbolicTraits.contains(.traitExpanded) ? 0.2 : 0
        if symbolicTraits.contains(.traitMonoSpace) { changed.family = .system(.monospaced) }
        return UIFontDescriptor(changed, textStyle: textStyle)
    }

    /// The font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.sized(newPointSize)) }

    /// The font of another family with the same weight and slant.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// The system font in another design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = font.family, let known = design.known else { return nil }
        var changed = font
        changed.family = .system(known)
        return UIFontDescriptor(changed, textStyle: textStyle)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hashValue }
}

extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait inside the attribute `traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// Of the system font.
        static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// The name of a part of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        init(_ design: FontDescription.Design) {
            self =
                switch design {
                case .default: .default
                case .serif: .serif
                case .rounded: .rounded
                case .monospaced: .monospaced
                }
        }

        var known: FontDescription.Design? {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    /// Slant, weight and class as bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
}
