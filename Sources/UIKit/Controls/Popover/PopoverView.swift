import QuartzCore

/// A popover with its arrow, background and shadow; the content fills it to the tip of the arrow.
@MainActor
final class PopoverView: UIView {
    /// Where and in which shape; the frame is set apart from it.
    var placement: PopoverPlacement? {
        didSet { if placement != oldValue { setNeedsLayout() } }
    }

    /// What is behind the content; nil is a material, over a ground of its own so that the popover's shadow does not show through.
    var fill: UIColor? {
        didSet {
            plain.backgroundColor = fill ?? .systemBackground
            material.isHidden = fill != nil || background != nil
        }
    }

    /// What a program draws in place of the system's material, arrow and shadow.
    var background: UIPopoverBackgroundView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let background { insertSubview(background, at: 0) }
            clip.layer.mask = background == nil ? shape : nil
            layer.shadowOpacity = background == nil ? 0.2 : 0
            plain.isHidden = background != nil
            material.isHidden = background != nil || fill != nil
            setNeedsLayout()
        }
    }

    /// Where the popover last pointed, in the container's points, for when that has gone.
    var lastSource: CGRect?

    private let clip = UIView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let plain = UIView()
    private let shape = CAShapeLayer()
    private weak var content: UIView?

    init() {
        super.init(frame: .zero)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 6)
        clip.layer.mask = shape
        addSubview(clip)
        plain.backgroundColor = .systemBackground
        for view in [plain, material] { clip.addSubview(view) }
        // Content has little room across, however wide the screen is.
        traitOverrides.horizontalSizeClass = .compact
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A popover's view is made in code only.")
    }

    /// Takes a controller's view in, at its place's size: one of no size would squeeze what sizes itself by margins.
    func adopt(_ view: UIView) {
        content = view
        if let placement {
            bounds.size = placement.frame.size
            setNeedsLayout()
            layoutIfNeeded()
        }
        view.frame = clip.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(view)
    }

    /// Lets the controller's view go, unless it has gone elsewhere already.
    func release() {
        if let content, content.superview === clip { content.removeFromSuperview() }
        content = nil
        lastSource = nil
        placement = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let background, let placement { return lay(background, placement) }
        clip.frame = bounds
        for view in [plain, material] { view.frame = bounds }
        guard let placement else { return }
        let outline = placement.outline
        animatePath(to: outline)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.path = outline
        layer.shadowPath = outline
        CATransaction.commit()
    }

    /// The background fills all of it and is told of its arrow; the content keeps the room that the background asks for.
    private func lay(_ background: UIPopoverBackgroundView, _ placement: PopoverPlacement) {
        background.frame = bounds
        background.arrowDirection = placement.direction
        background.arrowOffset = placement.arrowOffset
        let kind = type(of: background)
        clip.frame = bounds.inset(by: placement.arrowInsets).inset(by: kind.contentViewInsets())
        clip.layer.masksToBounds = true
        clip.layer.cornerRadius = kind.wantsDefaultContentAppearance ? PopoverPlacement.cornerRadius : 0
    }

    /// Inside an animation the outline changes along with the frame.
    private func animatePath(to outline: CGPath) {
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0, let old = shape.presentation()?.path ?? shape.path else { return }
        for (layer, key) in [(shape, "path"), (self.layer, "shadowPath")] {
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = old
            animation.toValue = outline
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(animation, forKey: key)
        }
    }

    /// The finger is on the popover where it is seen, not on the empty room beside the arrow.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        placement?.outline.contains(point) ?? super.point(inside: point, with: event)
    }
}

/// Everything around a popover: a tap there dismisses it.
@MainActor
final class PopoverOutsideView: UIView {
    var passthroughViews: [UIView] = []
    var onTap: (() -> Void)?

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "PopoverDismissRegion"
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in self?.onTap?() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A popover's surroundings are made in code only.")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let isLetThrough = passthroughViews.contains { view in
            view.window === window && view.point(inside: view.convert(point, from: self), with: event)
        }
        return !isLetThrough && super.point(inside: point, with: event)
    }
}
