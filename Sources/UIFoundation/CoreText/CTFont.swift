public import CoreGraphics

/// A font in one size.
public typealias CTFont = UIFont
/// What describes a font.
public typealias CTFontDescriptor = UIFontDescriptor
/// How a font looks, as bits.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// Fonts with a task of their own.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case label = 10
}

/// Which way glyphs follow each other. Vertical text is set as horizontal.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    case vertical = 2
}

/// The font of a PostScript, full or family name; Helvetica when there is none. `size` 0 is 12 points. A matrix turns outlines alone:
/// advances stay, and lines are drawn without it.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    let found =
        UIFont(name: name as String, size: size)
        ?? FontName.description(fullName: name as String, size: size).map { UIFont($0) }
        ?? UIFont(name: "Helvetica", size: size)
    return (found ?? UIFont(FontDescription(size: size))).turned(by: matrix)
}

/// The font of a descriptor. `size` 0 is the descriptor's own; a matrix turns outlines alone.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size).turned(by: matrix) }

/// What is done when a font is made.
public struct CTFontOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Fonts are never fetched from elsewhere here.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    /// Fonts of elsewhere are never fetched here.
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    /// Fonts of the system have no names of their own here.
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// The font of a name, as ``CTFontCreateWithName(_:_:_:)``: fonts are never fetched from elsewhere.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// The font of a descriptor, as ``CTFontCreateWithFontDescriptor(_:_:_:)``: fonts are never fetched from elsewhere.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// A font of the user interface. `language` has no effect.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    let size = size > 0 ? size : 12
    switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: size)
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .user, .system, .smallSystem, .label: return .systemFont(ofSize: size)
    }
}

/// A face in a size. `attributes` have no effect; a matrix turns outlines alone.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { UIFont(graphicsFont.layerFont.sized(size > 0 ? size : 12)).turned(by: matrix) }

/// The same face in another size (0: the same), or what `attributes` makes of it. Without a matrix it keeps its own.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.pointSize
    let copy = attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
    return copy.turned(by: matrix, or: font.matrix)
}

/// The same family with other traits; nil when it has no such face. Without a matrix it keeps the font's own.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let old = font.fontDescriptor.symbolicTraits
    let traits = old.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize).turned(by: matrix, or: font.matrix)
    }
}

/// A font of another family with the same traits, in a size (0: the same); nil when there is no such family. Without a matrix it keeps
/// the font's own.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    guard let named = UIFont(name: family as String, size: size > 0 ? size : font.pointSize) else { return nil }
    var description = font.font.sized(named.pointSize)
    description.family = named.font.family
    return UIFont(description).turned(by: matrix, or: font.matrix)
}

extension UIFont {
    /// The font with a matrix; the font itself where that is as its own.
    fileprivate func turned(
        by matrix: UnsafePointer<CGAffineTransform>?, or old: CGAffineTransform = .identity
    ) -> UIFont {
        let matrix = matrix?.pointee ?? old
        return matrix == self.matrix ? self : UIFont(font, textStyle: textStyle, scaling: scaling, matrix: matrix)
    }
}

/// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline upward, points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline downward, points, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Between lines, points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Height of capital letters, points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Height of small letters, points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Where the middle of an underline lies, points, negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.font.metrics.underlinePosition }
/// Points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.font.metrics.underlineThickness }
/// Units of the font's em square.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(FontGlyphs(font.font).design.unitsPerEm) }
/// Number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { FontGlyphs(font.font).design.glyphCount }
/// Bold, italic and the like.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
/// The descriptor.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// The PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// The name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
/// Family and style as the font's file has them, such as "Courier New Bold Italic".
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fullName as NSString }
/// The name that people read: the full name.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fullName as NSString }
/// What outlines are turned by; the identity where the font was made without.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }
/// How far letters lean, degrees against the clock: negative where they lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.slantAngle }
/// The box that holds the ink of every glyph, points, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    FontGlyphs(font.font).boundingBox.applying(font.matrix)
}
/// The face without its size. `attributes` stays as it is.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont { CGFont(font) }

extension CGFont {
    convenience init(_ font: UIFont) {
        self.init(face: font.font.sized(12), name: font.fontName, fullName: font.fullName)
    }
}
