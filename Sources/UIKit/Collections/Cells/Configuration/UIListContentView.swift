public import CoreGraphics

/// Shows a list content configuration, and asks for the height that it takes.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var shown: UIListContentConfiguration

    /// A view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        begin()
    }

    /// Makes the object from an archive or a compiled interface file: it shows the configuration of a plain cell, which is empty.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        show()
    }

    /// What is shown: a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
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
        imageView.preferredSymbolConfiguration = symbolConfiguration
        imageView.tintColor =
            shown.imageProperties.tintColorTransformer.map {
                $0.transform(shown.imageProperties.tintColor ?? tintColor)
            }
            ?? shown.imageProperties.tintColor
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Symbols that nobody gave a size grow with the text that the user prefers.
    private var symbolConfiguration: UIImage.SymbolConfiguration? {
        if let preferred = shown.imageProperties.preferredSymbolConfiguration { return preferred }
        guard let symbol = shown.image?.symbolConfiguration, symbol.pointSize == nil
        else { return nil }
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return UIImage.SymbolConfiguration(pointSize: body.pointSize)
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        let text = text.map(properties.transform.applied)
        let font = fontInForce(properties)
        label.change { content in
            content.font = font
            content.shrinks = properties.adjustsFontSizeToFitWidth
            content.minimumScale = properties.minimumScaleFactor
            content.color = properties.resolvedColor()
            content.numberOfLines = max(properties.numberOfLines, 0)
            content.alignment = properties.alignment
            content.lineBreakMode = properties.lineBreakMode
            content.plain = attributed == nil ? text : nil
            content.attributed = attributed.map { NSAttributedString(attributedString: $0) }
        }
        label.isHidden = (attributed?.length ?? text?.count ?? 0) == 0
    }

    /// The font in the size that the user prefers here.
    private func fontInForce(_ properties: UIListContentConfiguration.TextProperties) -> UIFont {
        let font = properties.font, traits = traitCollection
        guard properties.adjustsFontForContentSizeCategory,
            font.textStyle.map({ $0.pointSize(for: traits.preferredContentSizeCategory) }) != font.pointSize
        else { return font }
        return font.following(traits) ?? font
    }

    // MARK: Layout

    private struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// - Parameter height: of the view, into which the picture fits, points.
    private func imageSize(height: CGFloat) -> CGSize {
        guard let size = imageView.shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = shown.imageProperties.maximumSize
        let scale = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1,
            height / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// What was worked out last; views are measured and laid out at the same width.
    private var known: (width: CGFloat, margins: NSDirectionalEdgeInsets, frames: Frames)?

    private func frames(width: CGFloat) -> Frames {
        let margins = marginsInForce
        if let known, known.width == width, known.margins == margins { return known.frames }
        let frames = makeFrames(CGSize(width: width, height: .infinity), margins)
        known = (width, margins, frames)
        return frames
    }

    /// The configuration's margins, or those of the view around where they are kept and larger.
    private var marginsInForce: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        let axes = shown.axesPreservingSuperviewLayoutMargins
        guard let superview, !axes.isEmpty else { return margins }
        let outer = superview.directionalLayoutMargins
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    /// Where the text begins, from the leading edge.
    func textStart(width: CGFloat) -> CGFloat { fittingFrames(width: width).text.minX }

    /// A row that is lower than its picture shows all of it, smaller.
    private func fittingFrames(width: CGFloat) -> Frames {
        let frames = frames(width: width)
        guard frames.image.height > bounds.height, bounds.height > 0 else { return frames }
        return makeFrames(CGSize(width: width, height: bounds.height), marginsInForce)
    }

    private func makeFrames(_ bounds: CGSize, _ margins: NSDirectionalEdgeInsets) -> Frames {
        var frames = Frames()
        let size = imageSize(height: bounds.height), width = bounds.width
        var x = margins.leading
        if size.width > 0 {
            let wanted = shown.imageProperties.reservedLayoutSize.width
            let isStandard = wanted == UIListContentConfiguration.ImageProperties.standardDimension
            let reserved = max(size.width, isStandard ? 28 : wanted)
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
        var frames = fittingFrames(width: bounds.width)
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
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        show()
    }

    // MARK: Guides

    /// Where the text is; nil without one.
    open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : textGuide }
    /// Where the second text is; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : secondaryTextGuide }
    /// Where the picture is; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { imageView.image == nil ? nil : imageGuide }
    private lazy var textGuide = makeGuide(on: label)
    private lazy var secondaryTextGuide = makeGuide(on: secondaryLabel)
    private lazy var imageGuide = makeGuide(on: imageView)

    private func makeGuide(on view: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return guide
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
