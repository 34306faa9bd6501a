import CoreGraphics

/// Shows a background configuration.
final class BackgroundConfigurationView: UIView {
    private let fill = UIView()
    /// What few backgrounds have.
    private var effect: UIVisualEffectView?
    private var picture: UIImageView?
    private var outline: UIView?
    private var configuration = UIBackgroundConfiguration.clear()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIBackgroundConfiguration) {
        if configuration.customView !== new.customView { configuration.customView?.removeFromSuperview() }
        configuration = new
        fill.backgroundColor = new.resolvedBackgroundColor(for: tintColor)
        showEffect(new.visualEffect)
        showPicture(new.image, new.imageContentMode)
        if let custom = new.customView, custom.superview !== self { addSubview(custom) }
        if new.shadowProperties.opacity > 0 || fill.layer.shadowOpacity > 0 {
            new.shadowProperties.show(in: fill.layer, traits: traitCollection)
        }
        showOutline()
        roundCorners()
        setNeedsLayout()
    }

    /// Of the background's corners, points.
    var cornerRadius: CGFloat {
        get { configuration.cornerRadius }
        set {
            guard newValue != configuration.cornerRadius else { return }
            configuration.cornerRadius = newValue
            roundCorners()
        }
    }

    private func roundCorners() {
        for view in [fill, effect, picture] { view?.layer.cornerRadius = configuration.cornerRadius }
        outline?.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    }

    private func showEffect(_ shown: UIVisualEffect?) {
        guard shown != nil || effect != nil else { return }
        let view = effect ?? UIVisualEffectView(effect: shown)
        effect = view
        view.effect = shown
        view.clipsToBounds = true
        if view.superview !== self { insertSubview(view, aboveSubview: fill) }
    }

    private func showPicture(_ image: UIImage?, _ mode: UIView.ContentMode) {
        guard image != nil || picture != nil else { return }
        let view = picture ?? UIImageView()
        picture = view
        view.image = image
        view.contentMode = mode
        view.clipsToBounds = true
        if view.superview !== self { insertSubview(view, aboveSubview: effect ?? fill) }
    }

    /// An outline at the edges is the colour's own; elsewhere it takes a view.
    private func showOutline() {
        let width = configuration.strokeWidth, color = configuration.resolvedStrokeColor(for: tintColor).cgColor
        let isOutside = width > 0 && configuration.strokeOutset != 0
        if isOutside, outline == nil {
            let view = UIView()
            addSubview(view)
            outline = view
        }
        outline?.isHidden = !isOutside
        fill.layer.borderWidth = isOutside ? 0 : width
        fill.layer.borderColor = color
        outline?.layer.borderWidth = width
        outline?.layer.borderColor = color
    }

    /// The insets, with the margins of the cell where they are to be added.
    private var insets: NSDirectionalEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty, let margins = superview?.directionalLayoutMargins else { return insets }
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds.inset(by: insets)
        effect?.frame = fill.frame
        picture?.frame = fill.frame
        outline?.frame = fill.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        configuration.customView?.frame = fill.frame
    }
}
