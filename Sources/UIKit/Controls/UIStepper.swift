public import CoreGraphics

/// Two buttons that make a value smaller and larger. Its size is fixed: 94×32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private let minus = UIImageView(), plus = UIImageView()
    private let line = UIView(), glow = UIView()
    /// -1 or 1 while a finger is on a button.
    private var direction = 0.0
    private var repeater: CADisplayLink?
    private var nextRepeat: CFTimeInterval = 0
    private var repeatCount = 0

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        finishDecoding(coder, as: UIStepper.self)
    }

    private func build() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        glow.layer.cornerRadius = 8
        glow.layer.cornerCurve = .continuous
        glow.backgroundColor = .systemFill
        glow.isHidden = true
        glow.isUserInteractionEnabled = false
        line.backgroundColor = .separator
        minus.image = UIImage(systemName: "minus")
        plus.image = UIImage(systemName: "plus")
        for view in [glow, line, minus, plus] { addSubview(view) }
        for view in [minus, plus] { view.contentMode = .scaleAspectFit }
        showState()
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.adjustable) }

    // MARK: Value

    /// Between the two ends.
    open var value: Double {
        get { stored }
        set {
            stored = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            showState()
        }
    }
    private var stored = 0.0

    /// The least value.
    open var minimumValue = 0.0 { didSet { value = stored } }
    /// The greatest value.
    open var maximumValue = 100.0 { didSet { value = stored } }
    /// How much one step is.
    open var stepValue = 1.0 {
        didSet { precondition(stepValue > 0, "a stepper's stepValue must be greater than 0, not \(stepValue)") }
    }
    /// Whether `valueChanged` is sent at each step; else once at the end.
    open var isContinuous = true
    /// Whether a held button goes on stepping.
    open var autorepeat = true
    /// Whether a step beyond one end leads to the other.
    open var wraps = false { didSet { showState() } }

    private func step() {
        let next = stored + direction * stepValue
        let old = stored
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if isContinuous, stored != old { send([.valueChanged, .primaryActionTriggered], nil) }
    }

    // MARK: Looks

    private func showState() {
        minus.tintColor = isEnabled && (wraps || stored > minimumValue) ? .label : .tertiaryLabel
        plus.tintColor = isEnabled && (wraps || stored < maximumValue) ? .label : .tertiaryLabel
        accessibilityValue = "\(stored)"
    }

    override func stateDidChange() {
        super.stateDidChange()
        glow.isHidden = !isHighlighted || direction == 0
        setNeedsLayout()
        showState()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        let left = CGRect(x: 0, y: 0, width: half, height: bounds.height), right = left.offsetBy(dx: half, dy: 0)
        minus.frame = (isMirrored ? right : left).inner(dx: half / 2 - 8, dy: bounds.height / 2 - 8)
        plus.frame = (isMirrored ? left : right).inner(dx: half / 2 - 8, dy: bounds.height / 2 - 8)
        line.frame = CGRect(x: half - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
        line.isHidden = !glow.isHidden
        glow.frame = (direction > 0) == isMirrored ? left : right
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Tracking

    override var triggersOnTouchUp: Bool { false }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        direction = (touch.location(in: self).x < bounds.midX) == isMirrored ? 1 : -1
        step()
        startRepeating()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        repeater?.isPaused = !bounds.contains(touch.location(in: self))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stopRepeating()
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }

    open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

    /// Half a second after the first step, then ten steps a second, after ten of them thirty.
    private func startRepeating() {
        guard autorepeat else { return }
        nextRepeat = CACurrentMediaTime() + 0.5
        repeatCount = 0
        repeater = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated { self?.repeatSteps(until: CACurrentMediaTime()) }
        }
        repeater?.add(to: .main, forMode: .common)
    }

    private func repeatSteps(until time: CFTimeInterval) {
        while nextRepeat <= time {
            step()
            repeatCount += 1
            nextRepeat += repeatCount < 10 ? 0.1 : 1.0 / 30
        }
    }

    private func stopRepeating() {
        repeater?.invalidate()
        repeater = nil
        direction = 0
        glow.isHidden = true
        setNeedsLayout()
    }

    // MARK: Accessibility

    open override func accessibilityIncrement() { accessibilityStep(1) }
    open override func accessibilityDecrement() { accessibilityStep(-1) }

    private func accessibilityStep(_ way: Double) {
        direction = way
        step()
        direction = 0
    }
}
