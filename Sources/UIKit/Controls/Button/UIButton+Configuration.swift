extension UIButton {
    /// How a button looks: what it says, its colours, shape and distances.
    public struct Configuration: Hashable, @unchecked Sendable {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// How much room the content gets.
        public enum Size: Int, Sendable {
            case mini = 0
            case small, medium, large
        }

        /// How title and subtitle stand above each other.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading, center, trailing
        }

        enum Look: Hashable, Sendable { case plain, gray, tinted, filled, bordered }

        var look: Look
        /// Of title and of subtitle one is there, or neither.
        private(set) var styledTitle: AttributedString?, styledSubtitle: AttributedString?
        private var plainTitle: String?, plainSubtitle: String?
        /// What the button says; takes the place of an attributed title.
        public var title: String? {
            get { styledTitle.map { String($0.characters) } ?? plainTitle }
            set { (plainTitle, styledTitle) = (newValue, nil) }
        }
        /// What the button says, with its own looks.
        public var attributedTitle: AttributedString? {
            get { styledTitle ?? plainTitle.map { AttributedString($0) } }
            set { (plainTitle, styledTitle) = (nil, newValue) }
        }
        /// A smaller second line; takes the place of an attributed one.
        public var subtitle: String? {
            get { styledSubtitle.map { String($0.characters) } ?? plainSubtitle }
            set { (plainSubtitle, styledSubtitle) = (newValue, nil) }
        }
        /// A smaller second line, with its own looks.
        public var attributedSubtitle: AttributedString? {
            get { styledSubtitle ?? plainSubtitle.map { AttributedString($0) } }
            set { (plainSubtitle, styledSubtitle) = (nil, newValue) }
        }
        /// Changes the title's looks before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the subtitle's looks before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the image's colour before it is shown.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// What happens to a title that does not fit.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// Whether a selected button looks selected by itself.
        public var automaticallyUpdateForSelection = true
        /// The image beside the title.
        public var image: UIImage?
        /// On which side of the title the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand.
        public var titleAlignment = TitleAlignment.automatic
        /// Between content and edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The colour of title and image; nil lets the look choose.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil lets the look choose.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// Puts back the distances that the size brings.
        public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

        /// How much room the content gets.
        public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(for: buttonSize) } }
        /// What lies behind the content.
        public var background = UIBackgroundConfiguration()
        /// Whether a turning wheel stands for the image.
        public var showsActivityIndicator = false

        private init(_ look: Look) {
            self.look = look
            contentInsets = Self.insets(for: .medium)
        }

        /// Coloured text on nothing.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Coloured text on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Coloured text on the same colour, lighter.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White text on colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Coloured text on nothing, as plain.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Coloured text on grey, as gray.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// As tinted.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// As filled.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// The configuration as it suits a button's state. Colours are worked out when it is shown.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

/// Changes the looks of a text.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    /// Returns the changed looks.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = UUID()

    /// A rule that changes attributes of text.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The changed looks.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Whether the two are equal.
    public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Changes a colour.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    /// Returns the changed colour.
    public let transform: (UIColor) -> UIColor
    private let identity = UUID()

    /// A rule that changes a colour.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour's lightness without its hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
    /// The tint in place of the colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    /// The colour, half as strong.
    public static let monochromeTint = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }

    /// Whether the two are equal.
    public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// What lies behind content: a colour with rounded corners and an outline.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The colour; nil lets whoever shows it choose.
    public var backgroundColor: UIColor?
    /// The corners' radius, in points.
    public var cornerRadius: CGFloat = 6
    /// The outline's colour.
    public var strokeColor: UIColor?
    /// The outline's width, in points.
    public var strokeWidth: CGFloat = 0
    /// How far it stays from the edges of the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Changes the colour before it shows; nil: it shows as it is.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Changes the outline's colour before it shows; nil: it shows as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How far the outline stays outside of the edges, in points; negative: inside.
    public var strokeOutset: CGFloat = 0
    /// Where the margins of the view add to `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Blurs what is behind, in front of the colour.
    public var visualEffect: UIVisualEffect?
    /// In front of the colour.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view in place of the colour.
    public var customView: UIView?
    /// The colour of a cell that is selected or highlighted.
    var selectedColor: UIColor?

    /// Makes one with the defaults of its properties.
    public init() {}

    /// The colour as it shows in a view of a tint colour.
    @preconcurrency @MainActor
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The outline's colour as it shows in a view of a tint colour.
    @preconcurrency @MainActor
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// No background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}

extension UIButton.Configuration {
    /// The colour of title and image in a state.
    func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let normal = baseForegroundColor ?? (look == .filled ? .white : tint)
        guard state.contains(.highlighted), look != .filled else { return normal }
        return normal.withAlphaComponent(0.75)
    }

    /// The colour behind them in a state.
    func fill(tint: UIColor, state: UIControl.State) -> UIColor {
        if let color = background.backgroundColor { return color }
        if state.contains(.disabled) { return look == .plain ? .clear : .tertiarySystemFill }
        let base = baseBackgroundColor ?? tint
        let isHighlighted = state.contains(.highlighted)
        switch look {
        case .plain:
            return baseBackgroundColor ?? (state.contains(.selected) ? tint.withAlphaComponent(0.15) : .clear)
        case .gray, .bordered: return baseBackgroundColor ?? (isHighlighted ? .systemFill : .secondarySystemFill)
        case .tinted: return base.withAlphaComponent(isHighlighted ? 0.12 : 0.18)
        case .filled: return isHighlighted ? base.withAlphaComponent(0.75) : base
        }
    }

    /// The corners' radius for a height, in points.
    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic:
            background.cornerRadius == UIBackgroundConfiguration().cornerRadius && buttonSize == .large
                ? 12 : background.cornerRadius
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: height / 2
        }
    }

    /// How title and subtitle stand above each other; towards an image beside them unless it is said.
    func textAlignment(in direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
        var alignment = titleAlignment
        if alignment == .automatic {
            let placement = image == nil ? [] : imagePlacement
            alignment = placement.contains(.leading) ? .leading : placement.contains(.trailing) ? .trailing : .center
        }
        guard alignment != .center else { return .center }
        return (alignment == .leading) == (direction == .leftToRight) ? .left : .right
    }

    var titleFont: UIFont {
        switch buttonSize {
        case .mini, .small: .systemFont(ofSize: 15)
        case .medium: .systemFont(ofSize: 17)
        case .large: .systemFont(ofSize: 17)
        }
    }
}
