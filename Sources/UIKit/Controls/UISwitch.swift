/// A switch between on and off. Its size is fixed: 51×31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch looks. Only the sliding kind is drawn.
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox, sliding
    }

    private static let size = CGSize(width: 51, height: 31)
    /// Holds both; it fades, so that the program's own alpha stays.
    private let parts = UIView()
    private let track = UIView()
    private let thumb = UIView()
    private var isOnStorage = false
    private var trackStart: (x: CGFloat, wasOn: Bool)?

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        finishDecoding(coder, as: UISwitch.self)
    }

    private func build() {
        parts.isUserInteractionEnabled = false
        parts.frame = CGRect(origin: .zero, size: Self.size)
        track.frame = CGRect(origin: .zero, size: Self.size)
        // The thumb's shadow ends with the track.
        parts.layer.cornerRadius = Self.size.height / 2
        parts.clipsToBounds = true
        thumb.layer.cornerRadius = 13.5
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(parts)
        parts.addSubview(track)
        parts.addSubview(thumb)
        show()
    }

    override class var accessibilityDefaults: AccessibilityDefaults {
        .element([.button, .toggleButton, .switchButton])
    }

    // MARK: Value

    /// Whether the switch is on.
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch. Does not send `valueChanged`.
    open func setOn(_ on: Bool, animated: Bool) {
        isOnStorage = on
        guard animated, window != nil else { return show() }
        UIView.animate(withDuration: 0.25) { self.show() }
    }

    /// The colour when on; green unless set.
    open var onTintColor: UIColor? { didSet { show() } }
    /// The colour of the thumb; white unless set.
    open var thumbTintColor: UIColor? { didSet { show() } }
    /// Shown by no style of today; kept.
    open var onImage: UIImage?
    /// Shown by no style of today; kept.
    open var offImage: UIImage?
    /// A text beside a checkbox; kept, as the sliding kind shows none.
    open var title: String?
    /// What kind of switch is wanted.
    open var preferredStyle = Style.automatic
    /// What kind of switch is drawn.
    open var style: Style { .sliding }

    // MARK: Looks

    private func show() {
        track.backgroundColor = isOnStorage ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        let width: CGFloat = isHighlighted ? 34 : 27
        let isRight = isOnStorage != isMirrored
        thumb.frame = CGRect(x: isRight ? Self.size.width - 2 - width : 2, y: 2, width: width, height: 27)
        parts.alpha = isEnabled ? 1 : 0.5
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    override func stateDidChange() {
        guard window != nil else { return show() }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.show() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    override var usualHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    // MARK: Tracking

    override var triggersOnTouchUp: Bool { false }

    /// Swipes and pans along the control are its own.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !claimsSwipe(gestureRecognizer) && !claimsPan(gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackStart = (touch.location(in: self).x, isOn)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let start = trackStart else { return true }
        let way = touch.location(in: self).x - start.x
        if abs(way) > 10 { slide(to: (way > 0) != isMirrored) }
        return true
    }

    /// A tap turns the switch; a slide has turned it already.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { trackStart = nil }
        guard let start = trackStart, let touch else { return }
        if abs(touch.location(in: self).x - start.x) <= 10, isOn == start.wasOn { slide(to: !isOn) }
    }

    open override func cancelTracking(with event: UIEvent?) { trackStart = nil }

    private func slide(to on: Bool) {
        guard on != isOn else { return }
        setOn(on, animated: true)
        send([.valueChanged, .primaryActionTriggered], nil)
    }

    /// 1 or 0, whatever was set.
    open override var accessibilityValue: String? {
        get { isOnStorage ? "1" : "0" }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        if let isDone = accessibilityActivateBlock?() { return isDone }
        slide(to: !isOn)
        return true
    }
}
