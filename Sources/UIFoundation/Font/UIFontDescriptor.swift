public import CoreGraphics

/// A font as attributes. Descriptors do not change.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    let font: FontDescription
    let textStyle: UIFont.TextStyle?
    /// Attributes as they were given, whatever font was found by them.
    private let given: [AttributeName: Any]
    /// Whether there are no others.
    private let isAsGiven: Bool

    /// What a descriptor names.
    enum Asked { case font, family, familyWithoutFace }
    var asked: Asked { font.asked(by: given) }

    init(
        _ font: FontDescription, textStyle: UIFont.TextStyle? = nil, given: [AttributeName: Any] = [:],
        isAsGiven: Bool = false
    ) {
        self.font = font
        self.textStyle = textStyle
        self.given = given
        self.isAsGiven = isAsGiven
        super.init()
    }

    /// The system font in a size of 0, changed by the attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(
            FontDescription(size: 0).applying(attributes), textStyle: UIFont.TextStyle(attributes), given: attributes,
            isAsGiven: true)
    }

    /// A font by name and size.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            FontName(fontName).description(size: size) ?? FontDescription(family: .named(fontName), size: size),
            given: [.name: fontName, .size: NSNumber(value: Double(size))], isAsGiven: true)
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
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The attributes that the font is asked for by, as they were given; of a font's own descriptor name or use, size, features. What
    /// follows from them `object(forKey:)` tells.
    open var fontAttributes: [AttributeName: Any] {
        isAsGiven ? given : found.merging(given) { found, _ in found }
    }

    /// The attributes that lead to the font again.
    private var found: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: NSNumber(value: Double(font.size))]
        if case .system = font.family {
            attributes[.textStyle] = usage.map { NSString(string: $0) }
            if !isPlain { attributes[.traits] = traits }
        } else {
            attributes[.name] = postscriptName
            if let textStyle { attributes[.textStyle] = NSString(string: textStyle.rawValue) }
        }
        let features = font.featureSettings
        if !features.isEmpty { attributes[.featureSettings] = features }
        return attributes
    }

    /// The text style, or which weight of the system font is used.
    private var usage: String? { textStyle?.rawValue ?? SystemUsage.name(ofWeight: font.weight) }

    /// Whether the use says all of the system font's traits.
    private var isPlain: Bool {
        guard case .system(.default) = font.family, !font.isItalic, font.width == 0 else { return false }
        return textStyle.map { $0.weight.openType == font.weight } ?? (usage != nil)
    }

    private var traits: [TraitKey: Any] {
        var traits: [TraitKey: Any] = [
            .weight: UIFont.Weight(openType: font.weight).rawValue, .symbolic: symbolicTraits.rawValue,
        ]
        if font.width != 0 { traits[.width] = font.width }
        if case .system(let design) = font.family { traits[.design] = SystemDesign(design).rawValue }
        return traits
    }

    /// One attribute, asked for or not.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        if isAsGiven, anAttribute != .textStyle, let value = given[anAttribute] { return value }
        return switch anAttribute {
        case .name: given[.family] == nil ? postscriptName : nil
        case .family: UIFont(font).familyName
        case .traits: traits
        case .visibleName: visibleName
        default: found[anAttribute] ?? given[anAttribute]
        }
    }

    /// The full name, such as "Helvetica Bold"; of the system font the name of its family and the words of its PostScript name.
    private var visibleName: String {
        let named = UIFont(font)
        guard case .system = font.family else { return named.fullName }
        let face = postscriptName.split(separator: "-").dropFirst().joined(separator: " ")
        return face.isEmpty || face == "Regular" ? named.familyName : "\(named.familyName) \(face)"
    }

    /// The font with attributes added or replaced.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(
            font.applying(attributes), textStyle: UIFont.TextStyle(attributes) ?? textStyle,
            given: given.merging(attributes) { _, new in new }, isAsGiven: isAsGiven)
    }

    /// The font with exactly these traits; nil where that cannot be.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != (font.weight >= 600) { changed.weight = isBold ? font.emphasizedWeight : 400 }
        changed.width =
            symbolicTraits.contains(.traitCondensed) ? -0.2 : symbolicTraits.contains(.traitExpanded) ? 0.2 : 0
        if symbolicTraits.contains(.traitMonoSpace), !font.isMonospaced { changed.family = .system(.monospaced) }
        return UIFontDescriptor(changed, textStyle: textStyle)
    }

    /// The font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        let size: [AttributeName: Any] = isAsGiven ? [.size: NSNumber(value: Double(newPointSize))] : [:]
        return UIFontDescriptor(
            font.sized(newPointSize), given: given.merging(size) { _, new in new }, isAsGiven: isAsGiven)
    }

    /// The font of another family with the same weight and slant. Its name goes, since it is another.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        let attributes: [AttributeName: Any] = [.family: newFamily]
        return UIFontDescriptor(
            font.applying(attributes), textStyle: textStyle,
            given: given.filter { $0.key != .name }.merging(attributes) { _, new in new }, isAsGiven: isAsGiven)
    }

    /// The font in another face of its family, such as "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The system font in another design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = font.family, let known = design.known else { return nil }
        var changed = font
        changed.family = .system(known)
        return UIFontDescriptor(changed, textStyle: textStyle)
    }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hashValue }
}

extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name that people read.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The name of the face within the family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size, in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Weight, width, slant and symbolic traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Features of the font that are switched on.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait inside the attribute `traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The traits as bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, −1 to 1; 0 is regular.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, −1 to 1; 0 is standard.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, −1 to 1; 0 is upright.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// Of the system font.
        static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// The name of a part of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Which feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// How the feature is set.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// Which feature, by its newer name.
        public static let featureIdentifier = type
        /// How the feature is set, by its newer name.
        public static let typeIdentifier = selector
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The system's own design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With letters of one width.
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
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt32
        /// The value of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavier.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For text that runs down.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines close together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines far apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the class.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// Serifs as in the first prints.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs of the 18th century.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin, straight serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Strong, rounded serifs.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Square serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of any form.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// Without serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// For ornament.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// As written by hand.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
