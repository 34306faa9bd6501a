/// A line that fills as work gets done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How it looks.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Without a visible line behind.
        case bar
    }

    private let track = UIImageView()
    private let bar = UIImageView()
    private var stored: Float = 0
    /// How it looks.
    open var progressViewStyle = Style.default { didSet { showColors() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// A bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
        showColors()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        finishDecoding(coder, as: UIProgressView.self)
    }

    private func build() {
        addSubview(track)
        addSubview(bar)
        showColors()
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.updatesFrequently) }

    /// From 0 to 1; values outside are moved to the nearer end.
    open var progress: Float {
        get { stored }
        set { setProgress(newValue, animated: false) }
    }

    /// Changes the progress.
    open func setProgress(_ progress: Float, animated: Bool) {
        stored = progress.isNaN ? 0 : min(max(progress, 0), 1)
        accessibilityValue = SpokenShare.text(Double(stored))
        guard animated, window != nil else { return place() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { self.place() }
    }

    /// The colour of what is done; the tint unless set.
    open var progressTintColor: UIColor? { didSet { showColors() } }
    /// The colour of what is left.
    open var trackTintColor: UIColor? { didSet { showColors() } }

    /// Stands for what is done, stretched.
    open var progressImage: UIImage? { didSet { showColors() } }
    /// Stands for what is left, stretched.
    open var trackImage: UIImage? { didSet { showColors() } }
    /// Work whose fraction is shown.
    open var observedProgress: Progress? {
        didSet {
            watch?.invalidate()
            watch = observedProgress.map { progress in
                CADisplayLink { [weak self] _ in
                    MainActor.assumeIsolated { self?.follow(progress) }
                }
            }
            watch?.add(to: .main, forMode: .common)
        }
    }
    /// Foundation tells nobody of a changed fraction, so it is read before each frame.
    private var watch: CADisplayLink?

    private func follow(_ work: Progress) {
        let fraction = Float(work.fractionCompleted)
        if fraction != stored { setProgress(fraction, animated: true) }
    }

    private func showColors() {
        bar.image = progressImage
        track.image = trackImage
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.backgroundColor =
            trackImage != nil ? nil : trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        for view in [track, bar] { view.layer.cornerRadius = view.image == nil ? bounds.height / 2 : 0 }
        track.frame = bounds
        let width = bounds.width * CGFloat(stored)
        bar.frame = CGRect(
            x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
    override var usualHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 4) }
}
