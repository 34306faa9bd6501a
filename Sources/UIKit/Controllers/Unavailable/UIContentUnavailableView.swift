public import CoreGraphics

/// Shows a content-unavailable configuration.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private let backgroundHolder = BackgroundConfigurationView(frame: .zero)
    private let scroll = UIScrollView()
    private let imageView = UIImageView()
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var buttons: [UIButton] = []
    private var shown: UIContentUnavailableConfiguration

    /// A view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        begin()
    }

    /// Makes the object from an archive or a compiled interface file: it shows an empty configuration.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        addSubview(backgroundHolder)
        addSubview(scroll)
        scroll.contentInsetAdjustmentBehavior = .never
        for view in [imageView, wheel, label, secondaryLabel] as [UIView] { scroll.addSubview(view) }
        show()
    }

    /// What is shown: a `UIContentUnavailableConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else {
                preconditionFailure(
                    "a UIContentUnavailableView shows a UIContentUnavailableConfiguration; \(type(of: newValue)) is none"
                )
            }
            shown = configuration
            show()
        }
    }

    /// Whether what does not fit can be scrolled. True by default.
    open var isScrollEnabled: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    // MARK: Showing

    private func show() {
        backgroundHolder.show(shown.background)
        showImage()
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        for button in buttons { button.removeFromSuperview() }
        buttons = [(shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties)]
            .filter { $0.0.hasContent }.map(makeButton)
        for button in buttons { scroll.addSubview(button) }
        setNeedsLayout()
    }

    private func showImage() {
        let looks = shown.imageProperties
        let image = shown.image
        imageView.image = looks.preferredSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
        imageView.tintColor = looks.tintColor
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = looks.cornerRadius
        imageView.clipsToBounds = looks.cornerRadius > 0
        imageView.isHidden = image == nil || shown.isLoading
        wheel.isHidden = !shown.isLoading
        shown.isLoading ? wheel.startAnimating() : wheel.stopAnimating()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ looks: UIContentUnavailableConfiguration.TextProperties
    ) {
        label.font = looks.font
        label.textColor = looks.color
        label.numberOfLines = looks.numberOfLines
        label.lineBreakMode = looks.lineBreakMode
        label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = looks.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = text == nil && attributed == nil
    }

    private func makeButton(
        _ configuration: UIButton.Configuration, _ looks: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton {
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = looks.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = looks.menu
        button.showsMenuAsPrimaryAction = looks.primaryAction == nil
        button.isEnabled = looks.isEnabled
        button.role = looks.role
        return button
    }

    // MARK: Layout

    /// What is shown, with the room above each.
    private var parts: [(view: UIView, gap: CGFloat)] {
        let picture = shown.isLoading ? wheel : imageView
        var parts: [(view: UIView, gap: CGFloat)] = []
        func add(_ view: UIView, after gap: CGFloat) {
            if !view.isHidden { parts.append((view, parts.isEmpty ? 0 : gap)) }
        }
        add(picture, after: 0)
        add(label, after: shown.imageToTextPadding)
        add(secondaryLabel, after: label.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding)
        for (index, button) in buttons.enumerated() {
            add(button, after: index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
        }
        return parts
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let most = shown.imageProperties.maximumSize
        if view === imageView, size.width > 0, size.height > 0 {
            let scale = min(
                1, width / size.width, most.width > 0 ? most.width / size.width : 1,
                most.height > 0 ? most.height / size.height : 1)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private var contentMargins: UIEdgeInsets {
        let own = shown.directionalLayoutMargins, safe = safeAreaInsets
        let before = isMirrored ? own.trailing : own.leading, after = isMirrored ? own.leading : own.trailing
        return UIEdgeInsets(
            top: own.top + safe.top, left: before + safe.left, bottom: own.bottom + safe.bottom,
            right: after + safe.right)
    }

    private func height(width: CGFloat) -> CGFloat {
        parts.reduce(0) { $0 + $1.gap + size(of: $1.view, width: width).height }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundHolder.frame = bounds
        scroll.frame = bounds
        let margins = contentMargins
        let room = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
        let width = max(0, room.width), height = height(width: width)
        var y = shown.alignment == .center ? max(room.minY, room.midY - height / 2) : room.minY
        for part in parts {
            y += part.gap
            let size = size(of: part.view, width: width)
            let atStart = isMirrored ? room.maxX - size.width : room.minX
            let x = shown.alignment == .center ? room.midX - size.width / 2 : atStart
            part.view.frame = CGRect(x: x, y: y, width: size.width, height: size.height).onPixels(layoutScale)
            y += size.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: max(y + margins.bottom, 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = contentMargins
        let width = max(0, size.width - margins.left - margins.right)
        return CGSize(width: size.width, height: height(width: width) + margins.top + margins.bottom)
    }
}

extension UIButton.Configuration {
    /// Whether there is anything on the button.
    var hasContent: Bool {
        title != nil || attributedTitle != nil || subtitle != nil || image != nil || showsActivityIndicator
    }
}
