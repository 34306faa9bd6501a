public import CoreGraphics

/// What the font's makers have a right to.
public nonisolated(unsafe) let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
/// The name of the family.
public nonisolated(unsafe) let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The name of the face, one of four styles.
public nonisolated(unsafe) let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// The name of the face within the family.
public nonisolated(unsafe) let kCTFontStyleNameKey: CFString = "CTFontStyleName"
/// A name that no other font has.
public nonisolated(unsafe) let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// Family and style.
public nonisolated(unsafe) let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The version.
public nonisolated(unsafe) let kCTFontVersionNameKey: CFString = "CTFontVersionName"
/// The PostScript name.
public nonisolated(unsafe) let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The trademark.
public nonisolated(unsafe) let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
/// Who made the font.
public nonisolated(unsafe) let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
/// Who drew the font.
public nonisolated(unsafe) let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
/// What is said about the font.
public nonisolated(unsafe) let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
/// Where who made the font is found.
public nonisolated(unsafe) let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"
/// Where who drew the font is found.
public nonisolated(unsafe) let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"
/// The licence.
public nonisolated(unsafe) let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"
/// Where the licence is found.
public nonisolated(unsafe) let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"
/// A text that shows the font well.
public nonisolated(unsafe) let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
/// The PostScript name of its collection of characters.
public nonisolated(unsafe) let kCTFontPostScriptCIDNameKey: CFString = "CTFontPostscriptCIDName"

/// One of a font's names, such as `kCTFontVersionNameKey`; nil where its file has none. Of a font of Apple's that another is drawn for only
/// the names are known by which it is asked for.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    font.name(nameKey as String).map { $0 as NSString }
}

/// One of a font's names in English, and that language.
public func CTFontCopyLocalizedName(
    _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFString? {
    guard let name = CTFontCopyName(font, nameKey) else { return nil }
    actualLanguage?.pointee = .passRetained("en")
    return name
}

extension UIFont {
    /// The numbers of the names in OpenType's table.
    private static let nameNumbers: [String: UInt32] = [
        "CTFontCopyrightName": 0, "CTFontSubFamilyName": 2, "CTFontUniqueName": 3, "CTFontVersionName": 5,
        "CTFontTrademarkName": 7, "CTFontManufacturerName": 8, "CTFontDesignerName": 9, "CTFontDescriptionName": 10,
        "CTFontVendorURLName": 11, "CTFontDesignerURLName": 12, "CTFontLicenseNameName": 13,
        "CTFontLicenseURLName": 14, "CTFontSampleTextName": 19, "CTFontPostscriptCIDName": 20,
    ]

    /// The names of what is drawn are the font's own only where the font itself is drawn.
    private var isInstalled: Bool { FontDescription.installedFamily(familyName) != nil }

    /// How far letters lean, degrees against the clock. Slanted fonts of Apple's that another is drawn for lean as most of them do.
    var slantAngle: CGFloat { isInstalled ? FontGlyphs(font).slantAngle : font.isItalic ? -12 : 0 }

    fileprivate func name(_ key: String) -> String? {
        switch key {
        case "CTFontFamilyName": return familyName
        case "CTFontFullName": return fullName
        case "CTFontPostScriptName": return fontName
        case "CTFontStyleName": return styleName
        default:
            guard let number = Self.nameNumbers[key] else { return nil }
            if isInstalled { return FontGlyphs(font).name(number) }
            return key == "CTFontSubFamilyName" ? styleName : nil
        }
    }

    /// The name of the face within the family, such as "Bold Italic".
    var styleName: String {
        if isInstalled {
            let glyphs = FontGlyphs(font)
            if let name = glyphs.name(17) ?? glyphs.name(2) { return name }
        }
        if let face = AppleFontFamily.named(familyName)?.nearestFace(font) { return face.style }
        return FontName.style(weight: font.weight, isItalic: font.isItalic)
    }
}
