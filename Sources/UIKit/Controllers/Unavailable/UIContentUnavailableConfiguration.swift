public import CoreGraphics

/// What stands in place of content that is not there: a picture, two texts, two buttons; or a wheel while it loads.
public struct UIContentUnavailableConfiguration: Hashable, @unchecked Sendable {
    /// How what is shown lies in its room.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top, from where reading begins.
        case natural
    }

    /// How a text looks.
    public struct TextProperties: Hashable, @unchecked Sendable {
        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// How a line that does not fit ends.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0: as many as it takes.
        public var numberOfLines = 0
        /// Whether text shrinks to fit.
        public var adjustsFontSizeToFitWidth = false
        /// How far text may shrink, as a share of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Kept; text is truncated without being tightened.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// How the picture looks.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// nil: the tint colour.
        public var tintColor: UIColor?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// No larger than this, in points; zero: any size.
        public var maximumSize = CGSize.zero
        /// Kept; nothing inverts colours.
        public var accessibilityIgnoresInvertColors = false
    }

    /// What a button does.
    public struct ButtonProperties: Hashable, @unchecked Sendable {
        /// What the button does.
        public var primaryAction: UIAction?
        /// Shown by a tap where there is no action.
        public var menu: UIMenu?
        /// Whether the button can be used.
        public var isEnabled = true
        /// What the button means.
        public var role = UIButton.Role.normal
    }

    /// The picture.
    public var image: UIImage?
    /// Looks of the picture.
    public var imageProperties: ImageProperties
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
    /// The button below the texts; it shows when it has a title or a picture.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The button below the first one; it shows when it has a title or a picture.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the content stands.
    public var alignment = Alignment.center
    /// Along which axes the margins are at least the superview's.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// Points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    /// Points.
    public var imageToTextPadding: CGFloat = 15
    /// Points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// Points.
    public var textToButtonPadding: CGFloat = 15
    /// Points.
    public var buttonToSecondaryButtonPadding: CGFloat = 10
    /// What lies behind it all.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a wheel turns in place of the picture.
    var isLoading = false
    /// Whether the texts say that a search has found nothing, as far as the program has not set them.
    private var isSearch = false

    private init() {
        imageProperties = ImageProperties(
            preferredSymbolConfiguration: UIImage.SymbolConfiguration(pointSize: 48), tintColor: .secondaryLabel)
        textProperties = TextProperties(font: Self.bold(.title2), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    private static func bold(_ style: UIFont.TextStyle) -> UIFont {
        .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style).pointSize, weight: .bold)
    }

    /// There is nothing: without words of its own.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Content is coming: a wheel and "Loading…".
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = SystemWord.loading.text
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        configuration.imageToTextPadding = 8
        return configuration
    }

    /// A search has found nothing: a magnifying glass, and what was searched for.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isSearch = true
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = Self.noResults
        configuration.secondaryText = SystemWord.checkSpelling.text
        return configuration
    }

    private static var noResults: String { SystemWord.noResults.text }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// A view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The configuration for a state.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, text == Self.noResults,
            let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty
        else { return self }
        var configuration = self
        configuration.text = SystemWord.noResultsFor.text(words)
        return configuration
    }
}

/// What a content-unavailable configuration may depend on.
public struct UIContentUnavailableConfigurationState: Hashable, @unchecked Sendable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// What is searched for in the controller's search controller; nil without one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state of a view with some traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the program's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {}
