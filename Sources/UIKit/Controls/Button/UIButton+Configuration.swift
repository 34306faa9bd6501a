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

        /// What says that a tap shows a menu.
        public enum Indicator: Int, Sendable {
            /// Two chevrons on a button that stands for a choice of its menu, nothing on others.
            case automatic = 0
            /// Nothing.
            case none
            /// Two chevrons.
            case popup
        }

        /// How a button looks in a window of a Mac. Kept: there is none.
        public enum MacIdiomStyle: Int, Sendable {
            /// As the system chooses.
            case automatic = 0
            /// With an edge.
            case bordered
            /// Without one.
            case borderless
            /// With an edge, and coloured by its tint.
            case borderedTinted
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
        /// What happens to a title that does not fit: by default it takes further lines.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// What happens to a subtitle that does not fit: by default it takes further lines.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether a selected button looks selected by itself.
        public var automaticallyUpdateForSelection = true
        /// The image beside the title.
        public var image: UIImage?
        /// On which side of the title the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// How a symbol takes the place of another when the configuration changes; nil: at once.
        public var symbolContentTransition: UISymbolContentTransition?
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// How wide the room for the image is at least, in points: images of several buttons stand in a column by it.
        public var imageReservation: CGFloat = 0
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
        /// Changes the wheel's colour before it is shown.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// What says that a tap shows a menu, at the trailing end.
        public var indicator = Indicator.automatic
        /// Changes the indicator's colour before it is shown.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Kept: there is no Mac.
        public var macIdiomStyle = MacIdiomStyle.automatic

        /// The glass behind the content; nil: none.
        var glass: UIGlassEffect.Style?

        init(_ look: Look) {
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

extension UIButton.Configuration {
    /// The colour of title and image in a state.
    func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let normal = baseForegroundColor ?? (look == .filled ? .white : glass != nil ? .label : tint)
        guard state.contains(.highlighted), look != .filled else { return normal }
        return normal.withAlphaComponent(0.75)
    }

    /// The colour behind them in a state.
    func fill(tint: UIColor, state: UIControl.State) -> UIColor {
        if let color = background.backgroundColor { return color }
        if glass != nil { return .clear }
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

    /// The title's font, in the size of text that the user prefers.
    func titleFont(_ traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle =
            switch buttonSize {
            case .mini, .small: .subheadline
            case .medium, .large: .body
            }
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
}
