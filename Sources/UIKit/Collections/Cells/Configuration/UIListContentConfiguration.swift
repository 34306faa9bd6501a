public import CoreGraphics

/// A row's picture, text and second text, as the system's lists show them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    @preconcurrency @MainActor
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        /// 0: as many as it takes.
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
    }

    /// How the picture looks.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// nil: the tint colour.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// No larger than this, in points; zero: any size.
        public var maximumSize = CGSize.zero
        /// The width that is kept free for it, in points; zero: its own.
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Whether the second text is at the end of the line where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 16)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

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

    /// The header of a grouped section.
    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.footnote, .secondaryLabel, second: .caption1, .secondaryLabel)
    }

    /// The footer of a plain section.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.footnote, .secondaryLabel, second: .caption1, .secondaryLabel)
    }

    /// The footer of a grouped section.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.footnote, .secondaryLabel, second: .caption1, .secondaryLabel)
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
        var configuration = self
        configuration.textProperties.color = .tertiaryLabel
        configuration.secondaryTextProperties.color = .tertiaryLabel
        return configuration
    }
}

/// Shows a list content configuration, and asks for the height that it takes.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var shown: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) { nil }

    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                preconditionFailure(
                    "a UIListContentView shows a UIListContentConfiguration; \(type(of: newValue)) is none")
            }
            shown = list
            show()
        }
    }

    private func show() {
        known = nil
        imageView.image = shown.image
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.change { content in
            content.font = properties.font
            content.color = properties.color
            content.numberOfLines = max(properties.numberOfLines, 0)
            content.alignment = properties.alignment
            content.lineBreakMode = properties.lineBreakMode
            content.plain = attributed == nil ? text : nil
            content.attributed = attributed.map { NSAttributedString(attributedString: $0) }
        }
        label.isHidden = (attributed?.length ?? text?.count ?? 0) == 0
    }

    // MARK: Layout

    private struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private var imageSize: CGSize {
        guard var size = shown.image?.size else { return .zero }
        let most = shown.imageProperties.maximumSize
        let scale = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    /// What was worked out last; views are measured and laid out at the same width.
    private var known: (width: CGFloat, frames: Frames)?

    private func frames(width: CGFloat) -> Frames {
        if let known, known.width == width { return known.frames }
        let frames = makeFrames(width: width)
        known = (width, frames)
        return frames
    }

    /// Where the text begins, from the leading edge.
    func textStart(width: CGFloat) -> CGFloat { frames(width: width).text.minX }

    private func makeFrames(width: CGFloat) -> Frames {
        var frames = Frames()
        let margins = shown.directionalLayoutMargins
        let size = imageSize
        var x = margins.leading
        if size.width > 0 {
            let reserved = max(size.width, shown.imageProperties.reservedLayoutSize.width)
            frames.image = CGRect(x: x + (reserved - size.width) / 2, y: 0, width: size.width, height: size.height)
            x += reserved + shown.imageToTextPadding
        }
        let room = CGSize(width: max(0, width - x - margins.trailing), height: .greatestFiniteMagnitude)
        let first = label.isHidden ? .zero : label.sizeThatFits(room)
        let second = secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(room)
        let gap = shown.textToSecondaryTextHorizontalPadding
        var textHeight: CGFloat
        if shown.prefersSideBySideTextAndSecondaryText, first.width + gap + second.width <= room.width {
            textHeight = max(first.height, second.height)
            frames.text = CGRect(x: x, y: 0, width: room.width - second.width - gap, height: first.height)
            frames.secondary = CGRect(
                x: x + room.width - second.width, y: 0, width: second.width, height: second.height)
        } else {
            let between = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
            textHeight = first.height + between + second.height
            frames.text = CGRect(x: x, y: 0, width: room.width, height: first.height)
            frames.secondary = CGRect(x: x, y: first.height + between, width: room.width, height: second.height)
        }
        frames.height = max(textHeight + margins.top + margins.bottom, size.height + 2, 44)
        return frames
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var frames = frames(width: bounds.width)
        let textHeight = max(frames.text.maxY, frames.secondary.maxY)
        let shift = ((bounds.height - textHeight) / 2).onPixel(layoutScale)
        frames.text.origin.y += shift
        frames.secondary.origin.y += shift
        frames.image.origin.y = ((bounds.height - frames.image.height) / 2).rounded()
        imageView.frame = fromLeading(frames.image)
        label.frame = fromLeading(frames.text)
        secondaryLabel.frame = fromLeading(frames.secondary)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        known = nil
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(width: size.width).height.rounded(.up))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: frames(width: bounds.width).height.rounded(.up))
    }

    override func wrappedContentSize(forWidth width: CGFloat) -> CGSize? {
        CGSize(width: width, height: frames(width: width).height.rounded(.up))
    }
}
