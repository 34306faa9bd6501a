import CoreGraphics
import QuartzCore

/// The button of bars and alerts: a word or a picture in the tint colour that dims while it is pressed.
@MainActor
final class PlainButton: UIControl {
    private static let pressedAlpha: CGFloat = 0.3

    private let label = UILabel()
    let imageView = UIImageView()
    private let action: (PlainButton) -> Void
    private let isTitleBesideImage: Bool
    /// Where the picture and the word beside it begin, from the leading edge, points; nil puts one behind the other.
    var beside: Beside? { didSet { if beside != oldValue { setNeedsLayout() } } }
    struct Beside: Equatable {
        var image: CGFloat
        var title: CGFloat
    }
    private static let titleGap: CGFloat = 6
    /// What a square symbol in a bar has beside what is drawn, left and right together, at 27 points.
    private static let symbolMargins: CGFloat = 5
    /// Where its picture is, or its title where it has none.
    var shownPart: CGRect { imageView.image == nil ? label.frame : imageView.frame }

    /// nil uses the tint colour.
    var titleColor: UIColor? { didSet { updateColors() } }
    /// The word beside the picture.
    var title: String? {
        get { label.text }
        set {
            guard newValue != label.text else { return }
            label.text = newValue
            setNeedsLayout()
        }
    }
    /// Under a finger; nil dims the usual colour.
    var highlightedTitleColor: UIColor?
    /// Where the button is switched off; nil is the system's gray.
    var disabledTitleColor: UIColor? { didSet { updateColors() } }
    /// How far the word is moved, in points.
    var titleShift = UIOffset.zero { didSet { setNeedsLayout() } }

    /// From the edges to the pictures there, and from those to the word, points.
    private static let edgeInset: CGFloat = 16
    /// At the leading and at the trailing end, or none.
    private var edgeViews: [UIImageView] = []

    /// Pictures at the two ends of a wide button, and where the word stands between them.
    func show(leadingImage: UIImage?, trailingImage: UIImage?, alignment: NSTextAlignment) {
        for view in edgeViews { view.removeFromSuperview() }
        edgeViews = [leadingImage, trailingImage].map { image in
            let view = UIImageView(image: image)
            view.contentMode = .center
            addSubview(view)
            return view
        }
        label.textAlignment = alignment
        updateColors()
        setNeedsLayout()
    }

    private func layOutEdges() {
        guard edgeViews.count == 2 else { return }
        let sizes = edgeViews.map { $0.image?.size ?? .zero }
        let inner = bounds.inner(dx: Self.edgeInset, dy: 0)
        let leading = CGRect(x: inner.minX, y: 0, width: sizes[0].width, height: bounds.height)
        let trailing = CGRect(
            x: inner.maxX - sizes[1].width, y: 0, width: sizes[1].width, height: bounds.height)
        for (view, frame) in zip(edgeViews, [leading, trailing]) { view.frame = isMirrored ? mirrored(frame) : frame }
        guard label.textAlignment != .center else { return }
        let start = sizes[0].width > 0 ? leading.maxX + Self.edgeInset : inner.minX
        let text = CGRect(x: start, y: 0, width: max(0, inner.maxX - start), height: bounds.height)
        label.frame = isMirrored ? mirrored(text) : text
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// - Parameter isTitleBesideImage: shows both; otherwise a picture stands in for the word.
    init(
        title: String?, image: UIImage? = nil, isTitleBesideImage: Bool = false, font: UIFont,
        action: @escaping (PlainButton) -> Void
    ) {
        self.action = action
        self.isTitleBesideImage = isTitleBesideImage
        super.init(frame: .zero)
        label.text = image == nil || isTitleBesideImage ? title : nil
        label.font = font
        label.textAlignment = .center
        imageView.image = image?.withRenderingMode(
            image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        imageView.contentMode = .center
        accessibilityLabel = title
        isAccessibilityElement = true
        accessibilityTraits = .button
        for view in [label, imageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self.map { $0.action($0) } }, for: .touchUpInside)
        updateColors()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("PlainButton is made in code only.")
    }

    private lazy var spring = UISpringLoadedInteraction { [weak self] _, _ in
        if let self, isEnabled { sendActions(for: .touchUpInside) }
    }

    /// Whether a drag that rests on the button taps it.
    var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { setSpring(spring, isOn: isSpringLoaded) } }
    }

    override var isEnabled: Bool { didSet { updateColors() } }
    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            guard highlightedTitleColor == nil else { return updateColors() }
            let alpha: CGFloat = isHighlighted ? Self.pressedAlpha : 1
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25) {
                self.label.alpha = alpha; self.imageView.alpha = alpha
            }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        let usual = (isHighlighted ? highlightedTitleColor : nil) ?? titleColor ?? tintColor
        label.textColor = isEnabled ? usual : disabledTitleColor ?? .tertiaryLabel
        imageView.tintColor = label.textColor
        for view in edgeViews { view.tintColor = label.textColor }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let image = imageView.image, isTitleBesideImage {
            let text = label.sizeThatFits(size)
            if let beside {
                let width = text.width > 0 ? beside.title + text.width : beside.image + image.size.width
                return CGSize(width: width, height: size.height)
            }
            let gap = text.width > 0 ? Self.titleGap : 0
            return CGSize(width: image.size.width + gap + text.width, height: max(text.height, 32))
        }
        if let image = imageView.image {
            let spare = image.isSymbolImage ? Self.symbolMargins : 0
            return CGSize(width: max(image.size.width - spare, 22), height: max(image.size.height, 32))
        }
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width, height: max(text.height, 32))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        layOutEdges()
        label.frame = label.frame.offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
    }

    private func layOutParts() {
        label.frame = bounds
        imageView.frame = bounds
        guard isTitleBesideImage, let image = imageView.image else { return }
        let isRightToLeft = isMirrored
        if let beside {
            let picture = CGRect(x: beside.image, y: 0, width: image.size.width, height: bounds.height)
            let text = CGRect(x: beside.title, y: 0, width: max(0, bounds.width - beside.title), height: bounds.height)
            imageView.frame = isRightToLeft ? mirrored(picture) : picture
            label.frame = isRightToLeft ? mirrored(text) : text
            return
        }
        let parts = bounds.divided(atDistance: image.size.width, from: isRightToLeft ? .maxXEdge : .minXEdge)
        imageView.frame = parts.slice
        label.frame =
            parts.remainder.divided(
                atDistance: Self.titleGap, from: isRightToLeft ? .maxXEdge : .minXEdge
            ).remainder
    }
}
