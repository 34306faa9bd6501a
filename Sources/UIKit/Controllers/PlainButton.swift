import CoreGraphics
import QuartzCore

/// The button of bars and alerts: a word or a picture in the tint colour that dims while it is pressed.
@MainActor
final class PlainButton: UIControl {
    private static let pressedAlpha: CGFloat = 0.3

    private let label = UILabel()
    private let imageView = UIImageView()
    private let action: (PlainButton) -> Void
    /// nil uses the tint colour.
    var titleColor: UIColor? { didSet { updateColors() } }

    init(title: String?, image: UIImage? = nil, font: UIFont, action: @escaping (PlainButton) -> Void) {
        self.action = action
        super.init(frame: .zero)
        label.text = image == nil ? title : nil
        label.font = font
        label.textAlignment = .center
        imageView.image = image?.withRenderingMode(
            image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        imageView.contentMode = .center
        accessibilityLabel = title
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

    override var isEnabled: Bool { didSet { updateColors() } }
    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
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
        label.textColor = isEnabled ? titleColor ?? tintColor : .tertiaryLabel
        imageView.tintColor = label.textColor
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let image = imageView.image {
            return CGSize(width: max(image.size.width, 24), height: max(image.size.height, 32))
        }
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width, height: max(text.height, 32))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds
    }
}
