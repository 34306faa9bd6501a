import CoreGraphics

/// What descriptors say of the system font in place of a name: which of its weights is used.
enum SystemUsage {
    private static let names: [(name: String, weight: Int)] = [
        ("CTFontUltraLightUsage", 100), ("CTFontThinUsage", 200), ("CTFontLightUsage", 300),
        ("CTFontRegularUsage", 400), ("CTFontMediumUsage", 500), ("CTFontDemiUsage", 600), ("CTFontBoldUsage", 700),
        ("CTFontHeavyUsage", 800), ("CTFontBlackUsage", 900), ("CTFontEmphasizedUsage", 600),
    ]

    /// The name for a weight; nil for those between.
    static func name(ofWeight weight: Int) -> String? { names.first { $0.weight == weight }?.name }

    /// The weight, 100 to 900, that a name stands for.
    static func weight(named name: String?) -> Int? { names.first { $0.name == name }?.weight }
}
