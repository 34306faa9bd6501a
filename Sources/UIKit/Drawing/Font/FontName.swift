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
        let parts = name.split(separator: "-", maxSplits: 1)
        family = Self.key(String(parts.first ?? ""))
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

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0 != " " }
    }

    /// The installed font, or a substitute for one of iOS's; nil otherwise.
    func description(size: CGFloat) -> FontDescription? {
        if let face = FontFace.installed(given) { return face.description(size: size) }
        let installed =
            FontDescription.installedFamily(given)
            ?? FontDescription.installedFamilies.first { Self.key($0) == family }
        if let installed {
            return nearestFace(ofFamily: installed)?.description(size: size)
                ?? FontDescription(family: .named(installed), size: size, weight: weight, isItalic: isItalic)
        }
        if family.hasPrefix(".sfui") || family == ".applesystemuifont" {
            return FontDescription(size: size, weight: weight, isItalic: isItalic)
        }
        if let twin = Self.stand(inFor: family, installed: FontDescription.installedFamily) {
            return nearestFace(ofFamily: twin)?.description(size: size)
                ?? FontDescription(family: .named(twin), size: size, weight: weight, isItalic: isItalic)
        }
        guard let design = Self.iOSFamilies[family] else { return nil }
        let substitute = FontDescription(family: .system(design), size: size, weight: weight, isItalic: isItalic)
        Diagnostics.report(
            "The font \(given) is not installed; \(substitute.resolvedFamilyName) is used instead.",
            key: "font.\(family)")
        return substitute
    }

    private func nearestFace(ofFamily name: String) -> FontFace? {
        func distance(_ face: FontFace) -> CGFloat {
            CGFloat(abs(face.weight - weight)) + (face.isItalic == isItalic ? 0 : 2_000) + abs(face.width) * 1_000
        }
        return FontFace.all(ofFamily: name).min { distance($0) < distance($1) }
    }

    /// The installed family whose letters are as wide as those of one of iOS's; for Helvetica and Arial at least one that is
    /// drawn alike. nil when there is none.
    static func stand(inFor family: String, installed: (String) -> String?) -> String? {
        let plain = ["helvetica", "arial", "arialmt"].contains(family) ? ["Noto Sans", "DejaVu Sans"] : []
        return ((metricTwins[family] ?? []) + plain).lazy.compactMap(installed).first
    }

    private static let helveticas = ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"]
    private static let arials = ["Liberation Sans", "Arimo", "Nimbus Sans"]
    private static let times = ["Liberation Serif", "Tinos", "Nimbus Roman"]
    private static let couriers = ["Liberation Mono", "Cousine", "Nimbus Mono PS"]
    private static let metricTwins: [String: [String]] = [
        "helvetica": helveticas, "helveticaneue": helveticas, "arial": arials, "arialmt": arials,
        "timesnewroman": times,
        "timesnewromanps": times, "timesnewromanpsmt": times, "courier": couriers, "couriernew": couriers,
        "couriernewpsmt": couriers, "georgia": ["Gelasio"], "palatino": ["P052", "TeX Gyre Pagella"],
    ]

    /// Families that every iOS has, and what stands in for them.
    private static let iOSFamilies: [String: FontDescription.Design] = [
        "helvetica": .default, "helveticaneue": .default, "arial": .default, "arialmt": .default, "avenir": .default,
        "avenirnext": .default, "avenirnextcondensed": .default, "futura": .default, "gillsans": .default,
        "trebuchetms": .default, "verdana": .default, "optima": .default, "chalkboardse": .rounded,
        "arialroundedmtbold": .rounded, "markerfelt": .rounded, "noteworthy": .rounded, "georgia": .serif,
        "timesnewroman": .serif, "timesnewromanps": .serif, "timesnewromanpsmt": .serif, "baskerville": .serif,
        "didot": .serif, "palatino": .serif, "cochin": .serif, "hoeflertext": .serif, "americantypewriter": .serif,
        "courier": .monospaced, "couriernew": .monospaced, "couriernewpsmt": .monospaced, "menlo": .monospaced,
    ]
}
