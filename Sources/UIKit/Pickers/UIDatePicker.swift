public import CoreGraphics

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// Fields, and wheels for spans and for months of a year.
    case automatic = 0
    /// Wheels.
    case wheels
    /// A field, or two, that open what a date and a time are chosen on.
    case compact
    /// A month with its days, and a field for the time. Times alone are chosen on wheels.
    case inline
}

/// A date, a time or a span of time is chosen here: on wheels, in a month, or in fields that open these. It sends `valueChanged` when
/// the user has chosen, and `editingDidBegin` and `editingDidEnd` when a field opens and closes.
///
/// The words are those of the locale, in its order: a clock of twelve or of twenty-four hours, the day before or after the month.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    override var triggersOnTouchUp: Bool { false }

    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    private static let longestCountDown: TimeInterval = 23 * 3600 + 59 * 60
    private var face: (any DateFace)?
    /// What public code sets by the name "textColor": the colour of the rows of wheels.
    var textColorByName: UIColor? { didSet { (face as? WheelsFace)?.renew() } }
    /// What public code sets by this name: whether the wheel of days marks today, which it does not do here.
    var highlightsToday = false
    private var faceStyle = UIDatePickerStyle.automatic
    /// The size that the picker gave itself.
    private var ownSize: CGSize?
    /// Whether that has to be worked out once somebody asks: programs set one property after the other before anything is seen.
    private var sizeIsStale = false
    private var chosen = Date()
    private var span: TimeInterval = 60

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { ownSize = super.bounds.size }
        renew()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        renew()
        finishDecoding(coder, as: UIDatePicker.self)
    }

    // MARK: What is chosen

    /// What is chosen: a date, a time, a span.
    open var datePickerMode = Mode.dateAndTime { didSet { renew() } }

    /// The date that is shown, between the limits.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Shows a date, going to it in sight where animated. `valueChanged` is not sent.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return Diagnostics.report(
                "A date picker's date must be finite; \(date.timeIntervalSinceReferenceDate) was ignored.")
        }
        chosen = limited(roundsToMinuteInterval ? rounded(date) : date)
        face?.show(animated: animated)
    }

    /// The first date that can be chosen. Where it is after the last, neither counts.
    open var minimumDate: Date? { didSet { keepLimits() } }
    /// The last date that can be chosen.
    open var maximumDate: Date? { didSet { keepLimits() } }

    /// The span of `countDownTimer`, in seconds: whole minutes, from 1 to 23 h 59 min.
    open var countDownDuration: TimeInterval {
        get { span }
        set {
            let whole = newValue.isFinite ? (newValue / 60).rounded(.down) * 60 : 60
            span = min(max(60, whole), Self.longestCountDown)
            face?.show(animated: false)
        }
    }

    /// The step of the minutes; one that 60 cannot be divided by counts as 1.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            renew()
        }
    }

    /// Whether a date that is set is moved to the step of the minutes.
    open var roundsToMinuteInterval = true

    // MARK: Language

    /// nil for the user's.
    open var locale: Locale? { didSet { renew() } }
    /// nil for the locale's.
    open var calendar: Calendar! { didSet { renew() } }
    /// nil for the calendar's.
    open var timeZone: TimeZone? { didSet { renew() } }

    /// The locale in force.
    var languageInForce: Locale { locale ?? .user }

    /// The calendar in force.
    var calendarInForce: Calendar {
        var calendar = calendar ?? locale?.calendar ?? .user
        calendar.locale = languageInForce
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    // MARK: Style

    /// How it should look, where the mode allows it.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { renew() } }

    /// How it looks.
    open var datePickerStyle: UIDatePickerStyle { Self.style(preferredDatePickerStyle, for: datePickerMode) }

    private func renew() {
        if face == nil || faceStyle != datePickerStyle { changeFace() }
        face?.renew()
        wantedSizeMayChange()
    }

    /// The size is worked out at once where it is seen, else when somebody asks.
    func wantedSizeMayChange() {
        invalidateIntrinsicContentSize()
        sizeIsStale = ownSize != nil
        if window != nil { fitIfStale() }
    }

    private func changeFace() {
        face?.removeFromSuperview()
        faceStyle = datePickerStyle
        let new = makeFace()
        face = new
        addSubview(new)
        showEnabled()
        setNeedsLayout()
    }

    /// A picker that nobody has given a size has the one that it needs.
    func fit() {
        sizeIsStale = false
        guard let ownSize, super.bounds.size == ownSize, let wanted = face?.wantedSize else { return }
        self.ownSize = wanted
        super.frame.size = wanted
    }

    private func fitIfStale() {
        if sizeIsStale { fit() }
    }

    /// The rectangle around the picker in its superview's points.
    open override var frame: CGRect {
        get {
            fitIfStale()
            return super.frame
        }
        set {
            fitIfStale()
            super.frame = newValue
        }
    }

    /// The picker's rectangle in its own points.
    open override var bounds: CGRect {
        get {
            fitIfStale()
            return super.bounds
        }
        set {
            fitIfStale()
            super.bounds = newValue
        }
    }

    /// The middle, in the superview's points.
    open override var center: CGPoint {
        get {
            fitIfStale()
            return super.center
        }
        set {
            fitIfStale()
            super.center = newValue
        }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if translatesAutoresizingMaskIntoConstraints { fitIfStale() }
    }

    private func showEnabled() {
        face?.isUserInteractionEnabled = isEnabled
        face?.alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Limits

    private var limits: ClosedRange<Date>? {
        let first = minimumDate ?? .distantPast, last = maximumDate ?? .distantFuture
        return first <= last ? first...last : nil
    }

    /// As near to a date as the limits allow.
    func limited(_ date: Date) -> Date { limits.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date }

    /// Whether nothing of a unit that holds `date` can be chosen.
    func isOut(_ date: Date, _ unit: Calendar.Component) -> Bool {
        guard let limits, let whole = calendarInForce.dateInterval(of: unit, for: date) else { return false }
        return whole.start > limits.upperBound || whole.end <= limits.lowerBound
    }

    private func keepLimits() {
        chosen = limited(chosen)
        if face is WheelsFace { face?.show(animated: false) } else { face?.renew() }
    }

    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendarInForce.component(.minute, from: date)
        return date.addingTimeInterval(-Double(minute % minuteInterval) * 60)
    }

    /// The user has chosen.
    func userChose(_ date: Date) {
        chosen = limited(date)
        follow()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    func userChose(hours: Int, minutes: Int) {
        span = min(max(60, TimeInterval(hours * 3600 + minutes * 60)), Self.longestCountDown)
        follow()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func follow() {
        if let wheels = face as? WheelsFace { wheels.follow() } else { face?.show(animated: true) }
    }

    // MARK: Layout

    override var usualHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { face?.wantedSize ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { face?.wantedSize ?? .zero }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fitIfStale()
        face?.frame = bounds
    }

    open override var isEnabled: Bool {
        didSet { showEnabled() }
    }
}
