import CoreGraphics

/// A font's PostScript name taken apart: `AvenirNext-DemiBoldItalic` is family "avenirnext", weight 600, italic.
struct FontName {
    let given: String
    /// Lower case without spaces.
    let family: String
    let weight: Int
    let isItalic: Bool

    init(_ name: String) {
        given = name
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        family = AppleFontFamily.key(String(parts.first ?? ""))
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
        weight = Self.weights.first { style.contains($0.0) }?.1 ?? 400
    }

    /// Longer names before the shorter ones they contain.
    private static let weights: [(String, Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600),
        ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
    ]

    static func style(weight: Int, isItalic: Bool) -> String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        let name = names[min(max((weight + 50) / 100 - 1, 0), 8)]
        return isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    }

    /// The installed font, or one of iOS's, which something else is drawn for; nil otherwise.
    func description(size: CGFloat) -> FontDescription? {
        if let face = FontFace.installed(given) { return face.description(size: size) }
        let installed =
            FontDescription.installedFamily(given)
            ?? FontDescription.installedFamilies.first { AppleFontFamily.key($0) == family }
        if let installed {
            let wanted = FontDescription(family: .named(installed), size: size, weight: weight, isItalic: isItalic)
            return nearestFace(to: wanted, ofFamily: installed)?.description(size: size) ?? wanted
        }
        if family.hasPrefix(".sfui") || family == ".applesystemuifont" {
            return FontDescription(size: size, weight: weight, isItalic: isItalic)
        }
        if let (family, face) = AppleFontFamily.face(named: given) { return family.description(of: face, size: size) }
        guard let apples = AppleFontFamily.named(family) ?? AppleFontFamily.named(given) else { return nil }
        let wanted = FontDescription(family: .named(apples.name), size: size, weight: weight, isItalic: isItalic)
        return apples.nearestFace(wanted).map { apples.description(of: $0, size: size) }
    }

    /// The font of a full name, such as "Courier New Bold Italic", in whatever case; nil where none has it.
    static func description(fullName: String, size: CGFloat) -> FontDescription? {
        if let face = FontFace.installed(fullName: fullName) { return face.description(size: size) }
        return AppleFontFamily.face(fullName: fullName).map { $0.family.description(of: $0.face, size: size) }
    }

    private func nearestFace(to font: FontDescription, ofFamily name: String) -> FontFace? {
        FontFace.all(ofFamily: name).min {
            font.unlikeness(weight: $0.weight, isItalic: $0.isItalic, width: $0.width)
                < font.unlikeness(weight: $1.weight, isItalic: $1.isItalic, width: $1.width)
        }
    }
}

extension UIFont {
    /// Family and style as the font's file has them, such as "Courier New Bold Italic".
    final var fullName: String {
        if let face = FontFace.all(ofFamily: familyName).first(where: {
            $0.description(size: font.size).isSameFace(as: font)
        }) {
            return face.fullName
        }
        if let family = AppleFontFamily.named(familyName), let face = family.nearestFace(font) {
            return family.fullName(of: face)
        }
        return fontName.replacingOccurrences(of: "-", with: " ")
    }
}

extension FontDescription {
    /// Whether all letters are of one width.
    var isMonospaced: Bool {
        switch family {
        case .system(let design): design == .monospaced
        case .named(let name):
            AppleFontFamily.named(name)?.isMonospaced
                ?? FontFace.all(ofFamily: name).contains(where: \.isMonospaced)
        }
    }
}
