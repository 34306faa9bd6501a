/// A wheel of eight spokes that turns while something of unknown length goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large it is; the older styles choose a colour too.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// Large, for dark backgrounds. Newer sources take `large` and set the colour.
        case whiteLarge = 0
        /// For dark backgrounds. Newer sources take `medium` and set the colour.
        case white = 1
        /// For light backgrounds. Newer sources take `medium`.
        case gray = 2

        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

        /// The colour that the style brings; nil for styles that leave it alone.
        var color: UIColor? {
            switch self {
            case .medium, .large: nil
            case .whiteLarge, .white: .white
            case .gray: .gray
            }
        }
    }

    private static let spokeCount = 8
    private static let turn: TimeInterval = 0.8
    private static let key = "turn"
    private var spokes: [CALayer] = []

    /// How large it is and, in the older styles, of which colour.
    open var style = Style.medium { didSet { styleDidChange() } }
    /// The spokes' colour; a grey unless set.
    open var color: UIColor! = .systemGray { didSet { showColors() } }
    /// Whether it hides while it does not turn.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// A spinner of a style, at rest.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        color = style.color ?? color
        build()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        build()
        finishDecoding(coder, as: UIActivityIndicatorView.self)
    }

    private func build() {
        spokes = (0..<Self.spokeCount).map { _ in CALayer() }
        for spoke in spokes {
            spoke.allowsEdgeAntialiasing = true
            layer.addSublayer(spoke)
        }
        isHidden = true
        showColors()
        placeSpokes()
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.updatesFrequently) }

    /// Starts turning and shows it.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        turnIfVisible()
    }

    /// Stops turning, and hides it if `hidesWhenStopped`.
    open func stopAnimating() {
        isAnimating = false
        for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
        if hidesWhenStopped { isHidden = true }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating { turnIfVisible() }
    }

    /// Each spoke lights up in its turn and fades until the next.
    private func turnIfVisible() {
        guard window != nil else { return }
        let now = layer.convertTime(layer.displayTime, from: nil)
        for (index, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0.25
            fade.duration = Self.turn
            fade.repeatCount = .infinity
            fade.beginTime = now - Self.turn * (1 - Double(index) / Double(Self.spokeCount))
            spoke.add(fade, forKey: Self.key)
        }
    }

    // MARK: Looks

    private func styleDidChange() {
        if let ownColor = style.color { color = ownColor }
        bounds.size = CGSize(width: style.side, height: style.side)
        invalidateIntrinsicContentSize()
        placeSpokes()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        showColors()
    }

    private func showColors() {
        let shown = (color ?? .systemGray).resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for spoke in spokes { spoke.backgroundColor = shown }
        CATransaction.commit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSpokes()
    }

    private func placeSpokes() {
        let side = style.side
        let length = side * 0.28, width = side * 0.11
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.cornerRadius = width / 2
            spoke.anchorPoint = CGPoint(x: 0.5, y: side / 2 / length)
            spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
            spoke.opacity = Float(1 - 0.75 * Double(Self.spokeCount - index) / Double(Self.spokeCount))
            spoke.transform = CATransform3DMakeRotation(2 * .pi * CGFloat(index) / CGFloat(Self.spokeCount), 0, 0, 1)
        }
        CATransaction.commit()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    override var usualHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
}
