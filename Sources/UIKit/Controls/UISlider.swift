/// A value between two ends, set by dragging a thumb along a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let thumbSide: CGFloat = 28
    private let minimumTrack = UIView()
    private let maximumTrack = UIView()
    private let thumb = UIView()
    private var storedValue: Float = 0
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        for view in [maximumTrack, minimumTrack, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for track in [minimumTrack, maximumTrack] { track.layer.cornerRadius = 2 }
        thumb.layer.cornerRadius = Self.thumbSide / 2
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 5
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        showColors()
    }

    // MARK: Value

    /// Between the two ends; values outside are moved to the nearer end.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Moves the thumb. Does not send `valueChanged`.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
        accessibilityValue = "\(Int((fraction * 100).rounded())) %"
        guard animated, window != nil else { return place() }
        UIView.animate(withDuration: 0.25) { self.place() }
    }

    /// The value at the leading end.
    open var minimumValue: Float = 0 { didSet { value = storedValue } }
    /// The value at the trailing end.
    open var maximumValue: Float = 1 { didSet { value = storedValue } }
    /// Whether `valueChanged` is sent while the thumb moves; else once at the end.
    open var isContinuous = true
    /// The colour of the line before the thumb; the tint unless set.
    open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
    /// The colour of the line after the thumb.
    open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
    /// The colour of the thumb; white unless set.
    open var thumbTintColor: UIColor? { didSet { showColors() } }

    private var fraction: CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((storedValue - minimumValue) / range) : 0
    }

    // MARK: Looks

    private func showColors() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func stateDidChange() { showColors() }

    /// Where the line runs.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }

    /// Where the thumb is for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let way = max(0, bounds.width - Self.thumbSide)
        return CGRect(
            x: bounds.minX + way * fraction, y: bounds.midY - Self.thumbSide / 2, width: Self.thumbSide,
            height: Self.thumbSide)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let line = trackRect(forBounds: bounds)
        let rect = thumbRect(forBounds: bounds, trackRect: line, value: storedValue)
        maximumTrack.frame = line
        minimumTrack.frame = CGRect(
            x: line.minX, y: line.minY, width: max(0, rect.midX - line.minX), height: line.height)
        thumb.frame = rect
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
    open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 34) }

    // MARK: Tracking

    override var triggersOnTouchUp: Bool { false }

    /// Swipes along the control are its own.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !claimsSwipe(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard thumb.frame.insetBy(dx: -10, dy: -10).contains(touch.location(in: self)) else { return false }
        grip = x - thumb.frame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let way = max(1, bounds.width - Self.thumbSide)
        let share = (touch.location(in: self).x - grip - Self.thumbSide / 2) / way
        setValue(minimumValue + Float(share) * (maximumValue - minimumValue), animated: false)
        if isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }
}
