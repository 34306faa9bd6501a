public import CoreGraphics

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// Wheels.
    case automatic = 0
    case wheels
    case compact
    case inline
}

/// Wheels on which a date, a time or a span of time is chosen. It sends `valueChanged` when the user has turned one.
///
/// The wheels are those of the locale, in its order: a clock of twelve or of twenty-four hours, the day before or after the month.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    private static let longestCountDown: TimeInterval = 23 * 3600 + 59 * 60
    private let picker = UIPickerView()
    private let wheels = DateWheels()
    private var chosen = Date()
    private var span: TimeInterval = 60

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: frame.isEmpty ? picker.bounds.size : frame.size))
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        wheels.owner = self
        picker.dataSource = wheels
        picker.delegate = wheels
        // A wheel that was held while the others went on may have to follow.
        picker.onRest = { [weak self] in
            if let self { wheels.show(in: picker, animated: true, sparesHands: true) }
        }
        addSubview(picker)
        renew()
    }

    // MARK: What is chosen

    /// What is chosen: a date, a time, a span.
    open var datePickerMode = Mode.dateAndTime { didSet { renew() } }

    /// The date that the wheels show, between the limits.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Shows a date, turning the wheels to it. `valueChanged` is not sent.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return Diagnostics.report(
                "A date picker's date must be finite; \(date.timeIntervalSinceReferenceDate) was ignored.")
        }
        chosen = limited(roundsToMinuteInterval ? rounded(date) : date)
        wheels.show(in: picker, animated: animated)
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
            wheels.show(in: picker, animated: false)
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
    var languageInForce: Locale { locale ?? .current }

    /// The calendar in force.
    var calendarInForce: Calendar {
        var calendar = calendar ?? locale?.calendar ?? .current
        calendar.locale = languageInForce
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    // MARK: Style

    /// How it should look. Only wheels are drawn; the other styles are reported once and shown as wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet {
            guard [.compact, .inline].contains(preferredDatePickerStyle) else { return }
            Diagnostics.report(
                "UIDatePickerStyle.\(preferredDatePickerStyle) is not drawn; the date picker shows wheels.",
                key: "UIDatePickerStyle")
        }
    }

    /// How it looks.
    open var datePickerStyle: UIDatePickerStyle { .wheels }

    // MARK: Wheels

    private func renew() {
        wheels.renew()
        picker.reloadAllComponents()
        wheels.show(in: picker, animated: false)
    }

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
        wheels.show(in: picker, animated: false)
    }

    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendarInForce.component(.minute, from: date)
        return date.addingTimeInterval(-Double(minute % minuteInterval) * 60)
    }

    /// The user has turned a wheel.
    func userChose(_ date: Date) {
        chosen = limited(date)
        wheels.show(in: picker, animated: true, sparesHands: true)
        sendActions(for: .valueChanged)
    }

    func userChose(hours: Int, minutes: Int) {
        span = min(max(60, TimeInterval(hours * 3600 + minutes * 60)), Self.longestCountDown)
        wheels.show(in: picker, animated: true, sparesHands: true)
        sendActions(for: .valueChanged)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    open override var isEnabled: Bool {
        didSet {
            picker.isUserInteractionEnabled = isEnabled
            picker.alpha = isEnabled ? 1 : 0.5
        }
    }
}
