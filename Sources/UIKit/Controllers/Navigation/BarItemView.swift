import CoreGraphics
import QuartzCore

/// The button that stands for a bar button item.
@MainActor
enum BarItemView {
    static func make(for item: UIBarButtonItem) -> UIView {
        if let custom = item.customView { return custom }
        if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return Space(width: item.width) }
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        let button = PlainButton(title: item.title, image: item.image, font: font) { [weak item] button in
            item?.perform(from: button)
        }
        button.titleColor = item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
        button.isEnabled = item.isEnabled
        if let tint = item.tintColor { button.tintColor = tint }
        button.accessibilityLabel = item.accessibilityLabel ?? item.title
        return button
    }

    static func backButton(title: String, isRightToLeft: Bool, action: @escaping () -> Void) -> UIView {
        let button = PlainButton(
            title: (isRightToLeft ? "› " : "‹ ") + title, font: .systemFont(ofSize: 17)
        ) { _ in action() }
        button.accessibilityLabel = title.isEmpty ? "Back" : title
        return button
    }

    /// Room between items.
    final class Space: UIView {
        private let width: CGFloat

        init(width: CGFloat) {
            self.width = width
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) {
            preconditionFailure("A bar's space is made in code only.")
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: 1) }
    }
}

/// What lies behind the items of a bar: a blur or a colour, and a hairline.
@MainActor
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let imageView = UIImageView()
    private let hairline = UIView()
    private var edge = UIRectEdge.bottom

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [effectView, imageView, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("BarBackgroundView is made in code only.")
    }

    func show(
        appearance: UIBarAppearance, tint: UIColor?, image: UIImage?, isTranslucent: Bool, hairline showsHairline: Bool,
        edge: UIRectEdge
    ) {
        self.edge = edge
        imageView.image = image ?? appearance.backgroundImage
        let color = tint ?? appearance.backgroundColor
        let isPlain = imageView.image == nil && color == nil
        effectView.effect = isPlain && isTranslucent ? UIBlurEffect(style: .systemChromeMaterial) : nil
        backgroundColor = color ?? (isPlain && !isTranslucent ? .systemBackground : nil)
        hairline.backgroundColor = appearance.shadowColor
        hairline.isHidden = !showsHairline || imageView.image != nil || appearance.shadowColor == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        imageView.frame = bounds
        let thickness = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(
            x: 0, y: edge == .bottom ? bounds.height - thickness : 0, width: bounds.width, height: thickness)
    }
}
