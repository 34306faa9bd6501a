public import CoreGraphics

/// A font in one size. Fonts do not change and may be used on any thread.
///
/// The system font is Inter where it is installed, else Noto Sans or DejaVu Sans; its line distances are those of iOS.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let coreFoundationTag = CoreFoundationTag()
    package let font: FontDescription
    package let textStyle: TextStyle?
    /// How font metrics have scaled it; nil if they have not.
    let scaling: Scaling?
    /// What Core Text turns its outlines by, about their origins.
    let matrix: CGAffineTransform
    /// What was made ready of it. Of the main thread.
    @exclusivity(unchecked) nonisolated(unsafe) private var expected = FontsAhead.Expected()

    /// What a font was before font metrics scaled it, so that it can be scaled anew.
    struct Scaling: Sendable {
        let style: TextStyle
        let unscaled: FontDescription
        let maximumPointSize: CGFloat
    }

    init(
        _ font: FontDescription, textStyle: TextStyle? = nil, scaling: Scaling? = nil,
        matrix: CGAffineTransform = .identity
    ) {
        self.font = Self.sized(font)
        self.textStyle = textStyle
        self.scaling = scaling
        self.matrix = matrix
        super.init()
    }

    /// Has the letters of a text made ready that will be set in the font.
    @MainActor
    package final func expect(_ text: String) { FontsAhead.expect(font, for: text, &expected) }

    /// Whether texts look the same in both.
    package final func isSame(as other: UIFont) -> Bool { self === other || font == other.font }

    /// A font without a size has 12 points, as `CTFontCreateWithName` says of 0.
    private static func sized(_ font: FontDescription) -> FontDescription { font.size > 0 ? font : font.sized(12) }

    /// The user interface's font in its usual size. Apple's has no face and no size: it stands in where a font was expected.
    public convenience override init() { self.init(FontDescription(size: UIFont.systemFontSize)) }

    /// The font in the size that other traits ask for; nil for fonts that have one size for all.
    package func following(_ traits: UITraitCollection) -> UIFont? {
        if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits) }
        guard let scaling else { return nil }
        return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
            for: UIFont(scaling.unscaled), maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
    }

    /// A font out of an archive; the system font in its size where it is not installed.
    public required init?(coder: NSCoder) {
        let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String? ?? ""
        let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        font = FontName(name).description(size: size) ?? UIFont.systemFont(ofSize: size).font
        textStyle = nil
        scaling = nil
        matrix = .identity
        super.init()
    }

    /// Writes the PostScript name and the size in points.
    open func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// The font of a PostScript or family name; nil when it is not installed.
    ///
    /// The fonts that iOS has keep their names and, the most used ones, the distances of their lines. Where they are not installed others
    /// of the same weight and slant are drawn, with a report if their letters are not as wide.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontName(fontName).description(size: fontSize) else { return nil }
        font = Self.sized(found)
        textStyle = nil
        scaling = nil
        matrix = .identity
        super.init()
    }

    /// The font that a descriptor describes, in `pointSize` or for 0 in the descriptor's own.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        font = Self.sized(pointSize > 0 ? descriptor.font.sized(pointSize) : descriptor.font)
        textStyle = descriptor.textStyle.flatMap { $0.isKnown ? $0 : nil }
        scaling = nil
        matrix = .identity
        super.init()
    }

    /// The user interface's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UsualFonts.font(size: fontSize, weight: 400)
    }

    /// The user interface's font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UsualFonts.font(size: fontSize, weight: weight.openType)
    }

    /// The user interface's font in a weight and width.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.openType, width: width.rawValue))
    }

    /// The user interface's font, emphasized: semibold, as iOS has it.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The user interface's font, italic.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    /// The user interface's font with digits of equal width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.openType, features: ["tnum": 1]))
    }

    /// The font whose characters all have one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(family: .system(.monospaced), size: fontSize, weight: weight.openType))
    }

    /// The font of a text style in the size the user prefers.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style in the size that the traits ask for.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let size = style.pointSize(for: traits.preferredContentSizeCategory)
        let font = FontDescription(
            size: size, weight: style.weight.openType, lineGap: UIFont.TextStyle.lineGap(size: size))
        return UIFont(font, textStyle: style)
    }

    /// Names of all installed families.
    open class var familyNames: [String] { FontDescription.installedFamilies }

    /// The names by which a family's fonts can be asked for.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        guard let family = FontDescription.installedFamily(familyName) else {
            return AppleFontFamily.named(familyName)?.faces.map(\.postScriptName) ?? []
        }
        return FontFace.all(ofFamily: family).map(\.postScriptName)
    }

    /// Size of labels.
    open class var labelFontSize: CGFloat { 17 }
    /// Size of buttons.
    open class var buttonFontSize: CGFloat { 18 }
    /// Size of small text.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// Size of text.
    open class var systemFontSize: CGFloat { 14 }

    /// The family as asked for; the system's own is called ".AppleSystemUIFont".
    open var familyName: String {
        switch font.family {
        case .system(.default): ".AppleSystemUIFont"
        case .system: font.resolvedFamilyName
        case .named(let name): name
        }
    }

    /// The PostScript name; where no face is exactly this one, family and style without spaces.
    open var fontName: String {
        if let face = FontFace.all(ofFamily: familyName).first(where: {
            $0.description(size: font.size).isSameFace(as: font)
        }) {
            return face.postScriptName
        }
        if let face = AppleFontFamily.named(familyName)?.nearestFace(font) { return face.postScriptName }
        let family = font.family == .system(.default) ? ".SFUI" : familyName.replacingOccurrences(of: " ", with: "")
        return "\(family)-\(FontName.style(weight: font.weight, isItalic: font.isItalic))"
    }

    /// Points.
    open var pointSize: CGFloat { font.size }
    /// From the baseline to the top of the line, points.
    open var ascender: CGFloat { font.metrics.ascender }
    /// From the baseline to the bottom of the line, points, negative.
    open var descender: CGFloat { font.metrics.descender }
    /// Height of capital letters, points.
    open var capHeight: CGFloat { font.metrics.capHeight }
    /// Height of small letters, points.
    open var xHeight: CGFloat { font.metrics.xHeight }
    /// Height of a line, points.
    open var lineHeight: CGFloat { font.metrics.lineHeight }
    /// What is added between lines, points: that of the font, or of its text style.
    open var leading: CGFloat { font.metrics.leading + font.lineGap }
    /// The font as attributes.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, textStyle: textStyle) }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.sized(fontSize)) }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.font == font && other.matrix == matrix
    }
    open override var hash: Int { font.hashValue }
    open override var description: String { "<UIFont: \(fontName) \(pointSize)>" }
}
