public import CoreGraphics

/// A row's picture, text and second text, as the system's lists show them.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
    /// How a text looks.
    public struct TextProperties: Hashable, @unchecked Sendable {
        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// 0: as many as it takes.
        public var numberOfLines = 0
        /// How lines stand.
        public var alignment = NSTextAlignment.natural
        /// How a line that does not fit ends.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether the font follows Dynamic Type.
        public var adjustsFontForContentSizeCategory = true
        /// Whether a text that does not fit is set in smaller letters, down to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest part of its size that a text may shrink to; 0: none is the smallest.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer together before a text is cut off.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the text shows a tool tip when it is cut off. Only kept.
        public var showsExpansionTextWhenTruncated = false
        /// How the letters of the text are changed before it shows.
        public var transform = UIListContentTextTransform.none
        /// Changes the colour before it shows; nil: it shows as it is.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// The colour as the transformer leaves it.
        public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
    }

    /// How the picture looks.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        /// nil: the tint colour.
        public var tintColor: UIColor?
        /// Corner radius of the picture, in points.
        public var cornerRadius: CGFloat = 0
        /// No larger than this, in points; zero: any size.
        public var maximumSize = CGSize.zero
        /// The width that is kept free for it, in points; zero: its own.
        public var reservedLayoutSize = CGSize.zero
        /// As a side of `reservedLayoutSize`: as the system's own symbols take.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Changes the tint colour before it shows; nil: it shows as it is.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// Whether a picture of the program is drawn in inverted colours where the user wishes it. Only kept.
        public var accessibilityIgnoresInvertColors = false

        /// The tint colour as the transformer leaves it, for the tint colour of the view that shows it.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?.transform(color) ?? color
        }
    }

    /// The picture.
    public var image: UIImage?
    /// Looks of the picture.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes; it wins over `text`.
    public var attributedText: NSAttributedString?
    /// Looks of the text.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes; it wins over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// Looks of the second text.
    public var secondaryTextProperties: TextProperties
    /// Whether the second text is at the end of the line where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Along which axes the margins of the view around the content count where they are larger.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// Points between picture and text.
    public var imageToTextPadding: CGFloat = 16
    /// Points between the texts when they stand side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Points between the texts when one stands above the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// Whose looks it takes from the list around it; nil: its own.
    var edgeRole: ListEdgeRole?

    private init(_ style: UIFont.TextStyle, _ color: UIColor, second: UIFont.TextStyle, _ secondColor: UIColor) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: secondColor)
    }

    /// A text, and a small one below.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(.body, .label, second: .caption1, .label)
    }

    /// A text, and a small grey one below.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.body, .label, second: .caption1, .secondaryLabel)
    }

    /// A text, and a grey one at the end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.body, .label, second: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// The header of a plain section.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.headline, .label, second: .caption1, .secondaryLabel)
    }

    /// The header of a grouped section, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            .footnote, .secondaryLabel, second: .caption1, .secondaryLabel)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// The header of a grouped section that is one of few.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { bold(.title3) }

    /// The header of a grouped section that stands out from others.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { bold(.title2) }

    /// An item of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// An item of a sidebar with a grey text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// An item of a sidebar that stands beside the text of other items.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

    /// An item of a sidebar with a grey text below, beside the text of other items.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// The header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { bold(.title3) }

    private static func bold(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(style, .label, second: .footnote, .secondaryLabel)
        let font = UIFont.preferredFont(forTextStyle: style)
        configuration.textProperties.font = UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: font.pointSize, weight: .bold))
        return configuration
    }

    /// The footer of a plain section.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.footnote, .secondaryLabel, second: .caption1, .secondaryLabel)
    }

    /// The footer of a grouped section.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.footnote, .secondaryLabel, second: .caption1, .secondaryLabel)
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// A list content view with this configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state of the cell.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var configuration = suited(to: state.traitCollection.listEnvironment)
        guard let state = state as? UICellConfigurationState, state.isDisabled else { return configuration }
        configuration.textProperties.color = .tertiaryLabel
        configuration.secondaryTextProperties.color = .tertiaryLabel
        return configuration
    }
}
