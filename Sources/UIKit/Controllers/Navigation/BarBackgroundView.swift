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
    /// Whether there is no line at the edge, whatever the appearance says.
    var hidesHairline: Bool {
        get { hairline.isHidden }
        set { hairline.isHidden = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [effectView, colorView, imageView, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("BarBackgroundView is made in code only.")
    }

    /// Nothing but the other arguments without an appearance.
    func show(
        _ appearance: UIBarAppearance?, tint: UIColor?, image: UIImage?, isTranslucent: Bool,
        hairline showsHairline: Bool, edge: UIRectEdge
    ) {
        self.edge = edge
        imageView.image = image ?? appearance?.backgroundImage
        let color = tint ?? appearance?.backgroundColor
        let isPlain = imageView.image == nil && color == nil
        effectView.effect = imageView.image == nil && tint == nil && isTranslucent ? appearance?.backgroundEffect : nil
        colorView.backgroundColor = color ?? (isPlain && !isTranslucent ? .systemBackground : .clear)
        let shadow = showsHairline && imageView.image == nil ? appearance?.shadowColor : nil
        if let shadow { hairline.backgroundColor = shadow }
        hairline.alpha = shadow == nil ? 0 : 1
        setNeedsLayout()
    }

    /// Changes a bar's look over 0.2 s where it is seen, as content reaches the bar or leaves it.
    static func fade(in window: UIWindow?, _ change: @escaping () -> Void) {
        UIView.animate(
            withDuration: window == nil ? 0 : 0.2, delay: 0, options: .allowUserInteraction, animations: change)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        colorView.frame = bounds
        imageView.frame = bounds
        let thickness = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(
            x: 0, y: edge == .bottom ? bounds.height : -thickness, width: bounds.width, height: thickness)
    }
}
