/// Blurs what lies behind it, or covers it where the user wants less transparency. Put content into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let backdrop = BackdropView()
    private let tintView = UIView()
    private var isVibrant = false
    private var transparency: SettingWatch?
    private var press: GlassPress?
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
        if let glass = effect as? UIGlassEffect { showEdge(of: glass) }
    }

    private func showEffect() {
        showVibrancy(effect as? UIVibrancyEffect)
        showPress()
        guard let blur = effect as? any BackdropLook else {
            backdrop.saturation = 1
            backdrop.radius = 0
            tintView.alpha = 0
            return
        }
        let isPlain = UIAccessibility.isReduceTransparencyEnabled
        backdrop.saturation = isPlain ? 1 : blur.saturation
        backdrop.radius = isPlain ? 0 : blur.radius
        let tint = isPlain ? blur.plainTint : blur.tint
        if tintView.alpha == 0 {
            // It fades in by its alpha alone, in its shape; with its colour it would come by the square.
            UIView.performWithoutAnimation { show(tint, of: blur) }
        } else {
            show(tint, of: blur)
        }
        tintView.alpha = 1
    }

    private func show(_ tint: UIColor, of look: any BackdropLook) {
        tintView.backgroundColor = tint
        showEdge(of: look)
        shapeBackdrop()
    }

    private func showEdge(of look: any BackdropLook) {
        tintView.layer.borderWidth = look.edge == nil ? 0 : 1
        tintView.layer.borderColor = look.edge?.resolvedColor(with: traitCollection).cgColor
    }

    /// Glass swells under a finger where it is asked to.
    private func showPress() {
        let isInteractive = (effect as? UIGlassEffect)?.isInteractive == true
        guard isInteractive != (press != nil) else { return }
        press?.end()
        press = isInteractive ? GlassPress(self) : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        shapeBackdrop()
    }

    /// Rounded corners of this view shape the blur too. Glass without any is a capsule. An effect that goes keeps its shape.
    fileprivate func shapeBackdrop() {
        guard effect != nil else { return }
        let radii = LayerCorners.radii(of: layer)
        let isCapsule = effect is UIGlassEffect && radii.isEmpty && layer.cornerRadius == 0
        for shaped in [backdrop, tintView].map(\.layer) {
            shaped.cornerRadius = isCapsule ? min(bounds.width, bounds.height) / 2 : layer.cornerRadius
            shaped.cornerCurve = layer.cornerCurve
            shaped.maskedCorners = layer.maskedCorners
            LayerCorners.set(radii, of: shaped)
        }
    }
}

extension UIVisualEffectView: CornerFollowing {
    func cornersDidChange() { shapeBackdrop() }
}

/// Shows what lies behind it, blurred.
final class BackdropView: UIView {
    static let radiusKey = "backgroundFilters.gaussianBlur.inputRadius"
    static let saturationKey = "backgroundFilters.colorSaturate.inputAmount"

    /// By how much the colours behind move away from grey; 1 leaves them. Animates inside animation blocks.
    var saturation: CGFloat = 1 {
        didSet { filterDidChange(Self.saturationKey, from: oldValue, to: saturation) }
    }

    /// The standard deviation of the blur, in points. Animates inside animation blocks.
    var radius: CGFloat = 0 {
        didSet { filterDidChange(Self.radiusKey, from: oldValue, to: radius) }
    }

    private func filterDidChange(_ key: String, from old: CGFloat, to new: CGFloat) {
        guard new != old else { return }
        updateFilters()
        AnimationContext.recorder?.record(LayerChange(layer: layer, key: key, old: .plain(old), new: .plain(new)))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    private func updateFilters() {
        let blur = CAFilter(type: CAFilter.gaussianBlur)
        blur.setValue(radius, forKey: "inputRadius")
        let colors = CAFilter(type: CAFilter.colorSaturate)
        colors.setValue(saturation, forKey: "inputAmount")
        layer.backgroundFilters = [blur, colors]
    }
}

extension BackdropView: OwnValueAnimating {
    func take(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case Self.radiusKey: radius = (value as? CGFloat) ?? 0
        case Self.saturationKey: saturation = (value as? CGFloat) ?? 1
        default: return false
        }
        return true
    }
}
