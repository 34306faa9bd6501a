public import CoreGraphics

/// A value between two ends, set by dragging a thumb along a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = UIImageView()
    /// Casts the wider of the two shadows of the system's own thumb.
    private let halo = UIView()
    private var minimumPicture: UIImageView?
    private var maximumPicture: UIImageView?
    var images = Images() {
        didSet {
            showLooks()
            setNeedsLayout()
        }
    }
    /// The style that is wished for. Only kept: sliders here are those of phones and tablets.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// As on which kind of device the slider behaves: as on tablets.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    private var storedValue: Float = 0
    private var grip: CGFloat = 0
    var marks = SliderMarks()

    /// Images by the number of their state.
    struct Images {
        var thumb: [UInt: UIImage] = [:]
        var minimumTrack: [UInt: UIImage] = [:]
        var maximumTrack: [UInt: UIImage] = [:]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        finishDecoding(coder, as: UISlider.self)
    }

    private func build() {
        for view in [maximumTrack, minimumTrack, halo, thumb] { addSubview(view) }
        halo.isUserInteractionEnabled = false
        halo.layer.cornerRadius = Self.thumbSide / 2
        halo.layer.shadowOpacity = 0.12
        halo.layer.shadowRadius = 5.5
        halo.layer.shadowOffset = CGSize(width: 0, height: 6)
        thumb.layer.shadowRadius = 1.7
        thumb.layer.shadowOffset = CGSize(width: 0, height: 0.5)
        accessibilityValue = SpokenShare.text(0)
        showLooks()
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.adjustable) }

    // MARK: Value

    /// Between the two ends; values outside are moved to the nearer end.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Moves the thumb. Does not send `valueChanged`.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = allowed(
            value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue)))
        accessibilityValue = SpokenShare.text(fraction(of: storedValue))
        guard animated, window != nil else { return place() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.place()
        }
    }

    /// The value at the leading end. One above ``maximumValue`` takes that with it.
    open var minimumValue: Float = 0 {
        didSet { if minimumValue > maximumValue { maximumValue = minimumValue } else { value = storedValue } }
    }
    /// The value at the trailing end. One below ``minimumValue`` takes that with it.
    open var maximumValue: Float = 1 {
        didSet { if maximumValue < minimumValue { minimumValue = maximumValue } else { value = storedValue } }
    }
    /// Whether `valueChanged` is sent while the thumb moves; else once at the end.
    open var isContinuous = true

    /// The nearest value that marks and their range leave.
    private func allowed(_ value: Float) -> Float {
        let range = maximumValue - minimumValue
        guard let marks = marks.configuration, range > 0 else { return value }
        return minimumValue + marks.allowed((value - minimumValue) / range) * range
    }

    private func fraction(of value: Float) -> CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((value - minimumValue) / range) : 0
    }

    // MARK: Looks

    /// The colour of the line before the thumb; the tint unless set.
    open var minimumTrackTintColor: UIColor? { didSet { showLooks() } }
    /// The colour of the line after the thumb.
    open var maximumTrackTintColor: UIColor? { didSet { showLooks() } }
    /// The colour of the thumb; white unless set.
    open var thumbTintColor: UIColor? { didSet { showLooks() } }
    /// Stands before the line.
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &minimumPicture) } }
    /// Stands behind the line.
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &maximumPicture) } }

    private func show(_ image: UIImage?, in view: inout UIImageView?) {
        view?.removeFromSuperview()
        view = image.map { UIImageView(image: $0) }
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    /// Replaces the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { images.thumb[state.rawValue] = image }
    /// Replaces the line before the thumb in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images.minimumTrack[state.rawValue] = image
    }
    /// Replaces the line after the thumb in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images.maximumTrack[state.rawValue] = image
    }
    /// The thumb's image in a state.
    open func thumbImage(for state: State) -> UIImage? { image(images.thumb, state) }
    /// The image of the line before the thumb in a state.
    open func minimumTrackImage(for state: State) -> UIImage? { image(images.minimumTrack, state) }
    /// The image of the line after the thumb in a state.
    open func maximumTrackImage(for state: State) -> UIImage? { image(images.maximumTrack, state) }
    /// The thumb's image now.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the line before the thumb now.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the line after the thumb now.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func image(_ images: [UInt: UIImage], _ state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

    private func showLooks() {
        for (track, image, color) in [
            (minimumTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor),
            (maximumTrack, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill),
        ] {
            track.image = image
            track.backgroundColor = image == nil ? color : nil
            track.layer.cornerRadius = image == nil ? marks.thickness / 2 : 0
        }
        thumb.image = currentThumbImage
        thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
        thumb.tintColor = thumbTintColor
        thumb.isHidden = marks.style == .thumbless
        thumb.layer.cornerRadius = thumb.image == nil ? Self.thumbSide / 2 : 0
        thumb.layer.shadowOpacity = thumb.image == nil ? 0.12 : 0
        halo.isHidden = thumb.image != nil || thumb.isHidden
        halo.backgroundColor = thumb.backgroundColor
        for view in [minimumTrack, maximumTrack] { view.alpha = isEnabled ? 1 : 0.5 }
    }

    /// Marks and thumb have changed.
    func showMarks() {
        marks.show(in: self, above: minimumTrack)
        showLooks()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLooks()
    }

    override func stateDidChange() { showLooks() }

    // MARK: Places

    private static let thumbSide: CGFloat = 27
    /// How far the system's own thumb stands above the line, in points.
    private static let thumbLift: CGFloat = 7.0 / 6
    /// From the ends of the line's room to those of the system's own line, points.
    private static let lineInset: CGFloat = 1

    /// Where the image before the line is.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(minimumValueImage, atLeft: !isMirrored, in: bounds)
    }

    /// Where the image behind the line is.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(maximumValueImage, atLeft: isMirrored, in: bounds)
    }

    private func sideRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Where the line runs.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let images = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
        var left: CGFloat = 2, right: CGFloat = 2
        for rect in images where rect.width > 0 {
            if rect.midX < bounds.midX { left = rect.width + 13 } else { right = rect.width + 13 }
        }
        let height = max(marks.thickness, currentMinimumTrackImage?.size.height ?? 0)
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right),
            height: height)
    }

    /// Where the thumb is for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        guard marks.style == .default else { return end(ofFilled: rect, value: value) }
        let own = currentThumbImage == nil
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        let share = isMirrored ? 1 - fraction(of: value) : fraction(of: value)
        // A thumb reaches over the line's ends by the two points that the line keeps from the bounds, the system's own by one.
        let over: CGFloat = own ? 1 : 2
        let way = max(0, rect.width + 2 * over - size.width)
        return CGRect(
            x: rect.minX - over + way * share, y: bounds.midY - size.height / 2 - (own ? Self.thumbLift : 0),
            width: size.width, height: size.height)
    }

    /// What stands for the thumb where there is none: the end of the line's filled part.
    private func end(ofFilled line: CGRect, value: Float) -> CGRect {
        let share = isMirrored ? 1 - fraction(of: value) : fraction(of: value)
        let line = line.inner(dx: Self.lineInset, dy: 0)
        return CGRect(x: line.minX + line.width * share, y: line.minY, width: 0, height: line.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumPicture?.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture?.frame = maximumValueImageRect(forBounds: bounds)
        let line = trackRect(forBounds: bounds)
        marks.place(below: line) { middle($0, on: line) }
        place()
    }

    private func place() {
        let line = trackRect(forBounds: bounds)
        let rect = thumbRect(forBounds: bounds, trackRect: line, value: storedValue)
        place(minimumTrack, on: line, before: !isMirrored, rect.midX)
        if let start = marks.configuration?.neutralValue, start > 0 {
            fill(from: middle(start, on: line), to: rect.midX, on: line)
        }
        if maximumTrack.image == nil {
            maximumTrack.frame = line.inner(dx: Self.lineInset, dy: 0)
        } else {
            place(maximumTrack, on: line, before: isMirrored, rect.midX)
        }
        thumb.frame = rect
        halo.frame = rect
    }

    /// Where the thumb's middle is at a share of the line.
    private func middle(_ share: Float, on line: CGRect) -> CGFloat {
        let value = minimumValue + share * (maximumValue - minimumValue)
        return thumbRect(forBounds: bounds, trackRect: line, value: value).midX
    }

    /// The filled part does not begin at the line's end.
    private func fill(from start: CGFloat, to end: CGFloat, on line: CGRect) {
        minimumTrack.frame = CGRect(x: min(start, end), y: line.minY, width: abs(end - start), height: line.height)
    }

    /// One side of the line, as far as the middle of the thumb.
    private func place(_ track: UIImageView, on line: CGRect, before: Bool, _ middle: CGFloat) {
        let line = track.image == nil ? line.inner(dx: Self.lineInset, dy: 0) : line
        track.frame =
            before
            ? CGRect(x: line.minX, y: line.minY, width: max(0, middle - line.minX), height: line.height)
            : CGRect(x: middle, y: line.minY, width: max(0, line.maxX - middle), height: line.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
    override var usualHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 34) }

    // MARK: Tracking

    override var triggersOnTouchUp: Bool { false }

    /// Swipes along the control are its own.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !claimsSwipe(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isHeld = thumb.frame.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
        guard isHeld || marks.style == .thumbless else { return false }
        grip = x - thumb.frame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let line = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: line, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: line, value: maximumValue).midX
        guard first != last else { return true }
        let share = (touch.location(in: self).x - grip - first) / (last - first)
        setValue(minimumValue + Float(share) * (maximumValue - minimumValue), animated: false)
        if isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }

    // MARK: Accessibility

    /// The middle of the thumb.
    open override var accessibilityActivationPoint: CGPoint {
        get {
            let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
            let shown = UIAccessibility.convertToScreenCoordinates(rect, in: self)
            return accessibilityActivationPointBlock?() ?? accessibility.activationPoint
                ?? CGPoint(x: shown.midX, y: shown.midY)
        }
        set { accessibility.activationPoint = newValue }
    }

    open override func accessibilityIncrement() { if accessibilityIncrementBlock?() == nil { step(by: 0.1) } }
    open override func accessibilityDecrement() { if accessibilityDecrementBlock?() == nil { step(by: -0.1) } }

    private func step(by share: Float) {
        setValue(storedValue + share * (maximumValue - minimumValue), animated: true)
        send([.valueChanged, .primaryActionTriggered], nil)
    }
}
