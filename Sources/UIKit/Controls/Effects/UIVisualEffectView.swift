/// Blurs what lies behind it, or covers it where the user wants less transparency. Put content into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let backdrop = BackdropView()
    private let tintView = UIView()
    private var isVibrant = false
    private var transparency: SettingWatch?
    /// Where content goes, in front of the effect.
    public let contentView = UIView()

    /// The look; nil is none. Changes animate inside animation blocks.
    open var effect: UIVisualEffect? {
        didSet { showEffect() }
    }

    /// A view with an effect behind its content.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        start()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
        finishDecoding(coder, as: UIVisualEffectView.self)
    }

    private func start() {
        for view in [backdrop, tintView, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdrop.isUserInteractionEnabled = false
        tintView.isUserInteractionEnabled = false
        UIView.performWithoutAnimation { showEffect() }
        transparency = SettingWatch(UIAccessibility.reduceTransparencyStatusDidChangeNotification) { [weak self] in
            self?.showEffect()
        }
    }

    /// Vibrant content lights a dark material up and darkens a light one.
    private func showVibrancy(_ vibrancy: UIVibrancyEffect?) {
        guard let vibrancy else {
            guard isVibrant else { return }
            isVibrant = false
            contentView.overrideUserInterfaceStyle = .unspecified
            contentView.layer.compositingFilter = nil
            contentView.layer.opacity = 1
            return
        }
        isVibrant = true
        let isDark = vibrancy.blurEffect.style.isDark ?? (traitCollection.userInterfaceStyle == .dark)
        contentView.overrideUserInterfaceStyle = isDark ? .dark : .light
        contentView.layer.compositingFilter = isDark ? "plusL" : "plusD"
        contentView.layer.opacity = vibrancy.strength
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        if let vibrancy = effect as? UIVibrancyEffect { showVibrancy(vibrancy) }
    }

    private func showEffect() {
        showVibrancy(effect as? UIVibrancyEffect)
        guard let blur = effect as? UIBlurEffect else {
            backdrop.saturation = 1
            backdrop.radius = 0
            tintView.alpha = 0
            return
        }
        let isPlain = UIAccessibility.isReduceTransparencyEnabled
        backdrop.saturation = isPlain ? 1 : blur.saturation
        backdrop.radius = isPlain ? 0 : blur.radius
        tintView.backgroundColor = isPlain ? blur.plainTint : blur.tint
        tintView.alpha = 1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Rounded corners of this view shape the blur too.
        for view in [backdrop, tintView] {
            view.layer.cornerRadius = layer.cornerRadius
            view.layer.cornerCurve = layer.cornerCurve
            view.layer.maskedCorners = layer.maskedCorners
        }
    }
}

/// Shows what lies behind it, blurred.
final class BackdropView: UIView {
    static let radiusKey = "backgroundFilters.gaussianBlur.inputRadius"
    var saturation: Float = 1

    /// The standard deviation of the blur, in points. Animates inside animation blocks.
    var radius: CGFloat = 0 {
        didSet {
            guard radius != oldValue else { return }
            updateFilters()
            let change = LayerChange(layer: layer, key: Self.radiusKey, old: .plain(oldValue), new: .plain(radius))
            AnimationContext.recorder?.record(change)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    private func updateFilters() {
        let blur = CAFilter(type: CAFilter.gaussianBlur)
        blur.setValue(radius, forKey: "inputRadius")
        guard saturation != 1 else {
            layer.backgroundFilters = [blur]
            return
        }
        let colors = CAFilter(type: CAFilter.colorMatrix)
        colors.setValue(Self.matrix(saturation: saturation), forKey: "inputColorMatrix")
        layer.backgroundFilters = [blur, colors]
    }

    /// Moves every colour away from its grey of the same lightness (Rec. 709 weights).
    private static func matrix(saturation s: Float) -> [Float] {
        let weights: [Float] = [0.2126, 0.7152, 0.0722]
        var matrix: [Float] = []
        for row in 0..<3 {
            for column in 0..<3 { matrix.append((1 - s) * weights[column] + (row == column ? s : 0)) }
            matrix += [0, 0]
        }
        return matrix + [0, 0, 0, 1, 0]
    }
}

extension BackdropView: OwnValueAnimating {
    func take(_ value: Any?, forKey key: String) -> Bool {
        guard key == Self.radiusKey else { return false }
        radius = (value as? CGFloat) ?? 0
        return true
    }
}
