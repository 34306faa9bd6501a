import CoreGraphics

extension UIFont.TextStyle {
    /// Point sizes of iOS 17 for the twelve content size categories, extra small to accessibility 5.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether the system has sizes for it.
    var isKnown: Bool { Self.sizes[self] != nil }

    /// Points; unknown categories count as large, unknown styles as body.
    package func pointSize(for category: UIContentSizeCategory) -> CGFloat {
        let row = Self.sizes[self] ?? Self.sizes[.body]!
        return row[Self.categories.firstIndex(of: category) ?? 3]
    }

    /// From one line of text to the next for sizes from 11 points on; larger text has the distances of its font.
    private static let pitches: [CGFloat] = [
        13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41, 42, 43, 44, 46,
        47, 48,
    ]

    /// What text of a style has between its lines beside their height, points.
    static func lineGap(size: CGFloat) -> CGFloat {
        let row = Int(size) - 11
        guard pitches.indices.contains(row) else { return 0 }
        return max(0, pitches[row] - FontDescription(size: size).metrics.lineHeight)
    }

    var weight: UIFont.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }
}

/// Scales fonts and distances with the size the user prefers.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as the body style does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Scales as `textStyle` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The font in the size the user prefers, given its size at the standard preference.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude)
    }

    /// The font in the size the user prefers, no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font in the size the traits ask for.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
    }

    /// The font in the size the traits ask for, no larger than `maximumPointSize`.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
        return UIFont(
            font.font.sized(size),
            scaling: UIFont.Scaling(style: style, unscaled: font.font, maximumPointSize: maximumPointSize))
    }

    /// The distance at the size the user prefers.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The distance at the size the traits ask for.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * style.pointSize(for: category) / style.pointSize(for: .large)
    }
}
