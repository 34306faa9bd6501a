public import CoreGraphics

/// Two buttons that make a value smaller and larger. Its size is fixed: 94×32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private let minus = UIImageView(), plus = UIImageView(), backdrop = UIImageView()
    private var pictures: [Part: [UInt: UIImage]] = [:]
    private var dividers: [Divider: UIImage] = [:]
    private let dividerView = UIImageView()
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
        line.backgroundColor = .systemFill
        line.layer.cornerRadius = 0.5
        minus.image = UIImage(systemName: "minus")
        plus.image = UIImage(systemName: "plus")
        for view in [backdrop, glow, line, dividerView, minus, plus] { addSubview(view) }
        for view in [minus, plus] { view.contentMode = .scaleAspectFit }
        showState()
    }

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

    private enum Part { case background, increment, decrement }
    private struct Divider: Hashable {
        let left: UInt
        let right: UInt
    }

    /// Puts a picture behind the buttons in a state; it takes the place of the system's own background.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(image, .background, state) }
    /// The picture behind the buttons in a state.
    open func backgroundImage(for state: State) -> UIImage? { picture(.background, state) }
    /// Sets the picture between the buttons, by the states of both.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        dividers[Divider(left: leftState.rawValue, right: rightState.rawValue)] = image
        showPictures()
    }
    /// The picture between the buttons, by the states of both.
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
        dividers[Divider(left: state.rawValue, right: rightSegmentState.rawValue)]
    }
    /// Sets the picture of the button that makes the value larger.
    open func setIncrementImage(_ image: UIImage?, for state: State) { set(image, .increment, state) }
    /// The picture of the button that makes the value larger.
    open func incrementImage(for state: State) -> UIImage? { picture(.increment, state) }
    /// Sets the picture of the button that makes the value smaller.
    open func setDecrementImage(_ image: UIImage?, for state: State) { set(image, .decrement, state) }
    /// The picture of the button that makes the value smaller.
    open func decrementImage(for state: State) -> UIImage? { picture(.decrement, state) }

    private func set(_ image: UIImage?, _ part: Part, _ state: State) {
        pictures[part, default: [:]][state.rawValue] = image
        showPictures()
    }

    /// A state without a picture of its own has the one of the normal state.
    private func picture(_ part: Part, _ state: State) -> UIImage? {
        pictures[part]?[state.rawValue] ?? pictures[part]?[State.normal.rawValue]
    }

    private func showPictures() {
        let state: State = isEnabled ? .normal : .disabled
        backdrop.image = picture(.background, state)
        backgroundColor = backdrop.image == nil ? .tertiarySystemFill : nil
        minus.image = picture(.decrement, minusIsOn ? .normal : .disabled) ?? UIImage(systemName: "minus")
        plus.image = picture(.increment, plusIsOn ? .normal : .disabled) ?? UIImage(systemName: "plus")
        let pressed: (State, State) =
            glow.isHidden ? (.normal, .normal) : direction < 0 ? (.highlighted, .normal) : (.normal, .highlighted)
        dividerView.image =
            dividerImage(forLeftSegmentState: pressed.0, rightSegmentState: pressed.1)
            ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
        setNeedsLayout()
    }

    private var minusIsOn: Bool { isEnabled && (wraps || stored > minimumValue) }
    private var plusIsOn: Bool { isEnabled && (wraps || stored < maximumValue) }

    private func showState() {
        minus.tintColor = minusIsOn ? .label : .tertiaryLabel
        plus.tintColor = plusIsOn ? .label : .tertiaryLabel
        if !pictures.isEmpty || !dividers.isEmpty { showPictures() }
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
        for (view, rect) in [(minus, isMirrored ? right : left), (plus, isMirrored ? left : right)] {
            let size = view.image?.size ?? .zero
            let side = rect.offsetBy(dx: rect.minX == 0 ? -0.25 : 0.25, dy: 0)
            view.frame = side.inner(dx: (half - size.width) / 2, dy: (bounds.height - size.height) / 2)
        }
        line.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14)
        line.isHidden = !glow.isHidden || dividerView.image != nil
        backdrop.frame = bounds
        let room = dividerView.image?.size ?? .zero
        dividerView.frame = CGRect(x: half - room.width / 2, y: 0, width: room.width, height: bounds.height)
        glow.frame = (direction > 0) == isMirrored ? left : right
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    override var usualHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

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

    /// The two buttons, unless the program says otherwise.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? spokenButtons() }
        set { super.accessibilityElements = newValue }
    }

    private lazy var spoken = (0..<2).map { _ in StepperElement(accessibilityContainer: self) }

    private func spokenButtons() -> [UIAccessibilityElement] {
        // A point for the line stands between them.
        let left = CGRect(x: 0, y: 0, width: max(0, bounds.width / 2 - 0.5), height: bounds.height)
        let right = left.offsetBy(dx: bounds.width / 2 + 0.5, dy: 0)
        for (element, isUp) in zip(spoken, [false, true]) {
            element.accessibilityLabel = (isUp ? SystemWord.increment : .decrement).text
            element.accessibilityFrameInContainerSpace = isUp == isMirrored ? left : right
            element.accessibilityTraits = (isUp ? plusIsOn : minusIsOn) ? .button : [.button, .notEnabled]
            element.activate = { [weak self] in self?.accessibilityStep(isUp ? 1 : -1) }
        }
        return spoken
    }

    override func stepByKey(isUp: Bool) -> Bool {
        accessibilityStep(isUp ? 1 : -1)
        return true
    }

    open override func accessibilityIncrement() { if accessibilityIncrementBlock?() == nil { accessibilityStep(1) } }
    open override func accessibilityDecrement() { if accessibilityDecrementBlock?() == nil { accessibilityStep(-1) } }

    private func accessibilityStep(_ way: Double) {
        direction = way
        step()
        direction = 0
    }
}

/// One button of a stepper, for assistive programs.
private final class StepperElement: UIAccessibilityElement {
    var activate: () -> Void = {}

    override func accessibilityActivate() -> Bool {
        activate()
        return true
    }
}
