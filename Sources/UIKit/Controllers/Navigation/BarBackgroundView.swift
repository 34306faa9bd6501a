import CoreGraphics
import QuartzCore

/// What lies behind the items of a bar: a blur or a colour, and a hairline.
@MainActor
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let imageView = UIImageView()
    private let hairline = UIView()
    private var edge = UIRectEdge.bottom

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [effectView, colorView, imageView, hairline] { addSubview(view) }
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
        effectView.effect = imageView.image == nil && tint == nil && isTranslucent ? appearance.backgroundEffect : nil
        colorView.backgroundColor = color ?? (isPlain && !isTranslucent ? .systemBackground : nil)
        hairline.backgroundColor = appearance.shadowColor
        hairline.isHidden = !showsHairline || imageView.image != nil || appearance.shadowColor == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        colorView.frame = bounds
        imageView.frame = bounds
        let thickness = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(
            x: 0, y: edge == .bottom ? bounds.height - thickness : 0, width: bounds.width, height: thickness)
    }
}
