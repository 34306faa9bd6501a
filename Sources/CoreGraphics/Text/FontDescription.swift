/// Which font is meant: a family and how it should look. Sizes in points.
package struct FontDescription: Hashable, Sendable {
    /// The family of the system's user interface: the first installed of ``systemFamilies``.
    package enum Design: Hashable, Sendable { case `default`, serif, monospaced, rounded }

    package enum Family: Hashable, Sendable {
        case system(Design)
        case named(String)
    }
    package var family: Family
    package var size: CGFloat
    /// As OpenType counts: 400 regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// −1 condensed … 1 expanded, 0 normal.
    package var width: CGFloat
    /// OpenType features set to a value, as `tnum` to 1 for digits of equal width.
    package var features: [String: Int]
    /// What is added between lines of a text style, points; no part of a line's height.
    package var lineGap: CGFloat

    package init(
        family: Family = .system(.default), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        width: CGFloat = 0,
        features: [String: Int] = [:], lineGap: CGFloat = 0
    ) {
        self.family = family
        self.size = size.isFinite ? min(max(size, 0), 10_000) : 0
        self.weight = min(max(weight, 1), 1000)
        self.isItalic = isItalic
        self.width = width
        self.features = features
        self.lineGap = lineGap
    }

    /// Families tried in order for each design. Inter is drawn to the proportions of San Francisco; Noto Sans is what every
    /// Debian has or can have; DejaVu is the last resort.
    package static func systemFamilies(_ design: Design) -> [String] {
        switch design {
        case .default: ["Inter", "Noto Sans", "DejaVu Sans"]
        case .rounded: ["Nunito", "Inter", "Noto Sans", "DejaVu Sans"]
        case .serif: ["Noto Serif", "DejaVu Serif"]
        case .monospaced: ["Noto Sans Mono", "DejaVu Sans Mono"]
        }
    }

    /// Whether both are drawn from one face, in whatever sizes.
    package func isSameFace(as other: FontDescription) -> Bool {
        family == other.family && weight == other.weight && isItalic == other.isItalic && width == other.width
    }

    /// The same font in another size; the distances of a text style are those of its own size.
    package func sized(_ size: CGFloat) -> FontDescription {
        FontDescription(
            family: family, size: size, weight: weight, isItalic: isItalic, width: width, features: features)
    }
}

/// Distances of a font's lines, in points; descender is negative.
package struct FontMetrics: Equatable, Sendable {
    package var ascender: CGFloat
    package var descender: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// Where an underline's middle lies, negative below the baseline.
    package var underlinePosition: CGFloat
    package var underlineThickness: CGFloat

    package var lineHeight: CGFloat { ascender - descender + leading }
}

extension FontMetrics {
    /// The system font's distances are San Francisco's, whichever family stands in for it, so that layouts come out as
    /// high as on iOS: 17 points give lines of 20.287.
    static func system(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: size * 0.952_148_437_5, descender: size * -0.241_210_937_5, leading: 0,
            capHeight: size * 0.704_589_843_75, xHeight: size * 0.526_367_187_5,
            underlinePosition: size * -0.1, underlineThickness: size * 0.073)
    }
}
