import CoreGraphics

/// How a date picker looks and what one does with it: wheels, a month, a field.
@MainActor
protocol DateFace: UIView {
    /// Another mode, language, limit or step.
    func renew()
    /// The picker has another date.
    func show(animated: Bool)
    /// What it needs, in points; no width where any will do.
    var wantedSize: CGSize { get }
}

extension UIDatePicker {
    /// What is drawn for a style: months and fields are there for dates and times only.
    static func style(_ preferred: UIDatePickerStyle, for mode: Mode) -> UIDatePickerStyle {
        switch (preferred, mode) {
        case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _), (.inline, .time): .wheels
        case (.inline, _): .inline
        case (.automatic, _), (.compact, _): .compact
        }
    }

    func makeFace() -> any DateFace {
        switch datePickerStyle {
        case .inline: CalendarFace(self)
        case .compact: CompactDateFace(self)
        default: WheelsFace(self)
        }
    }

    /// Another picker of the same date, for a part of it.
    func makePart(_ mode: Mode, _ style: UIDatePickerStyle, _ onChange: @escaping (Date) -> Void) -> UIDatePicker {
        let part = UIDatePicker()
        part.preferredDatePickerStyle = style
        part.datePickerMode = mode
        adjust(part)
        part.addAction(UIAction { [unowned part] _ in onChange(part.date) }, for: .valueChanged)
        return part
    }

    /// Brings a part up to date.
    func adjust(_ part: UIDatePicker) {
        part.locale = locale
        part.calendar = calendar
        part.timeZone = timeZone
        part.minuteInterval = minuteInterval
        part.minimumDate = minimumDate
        part.maximumDate = maximumDate
        part.date = date
    }
}

/// Wheels.
@MainActor
final class WheelsFace: UIView, DateFace {
    private let picker = UIPickerView()
    private let wheels = DateWheels()
    /// Whether the wheels wait to be brought up to date: programs set one property after the other before anything is seen.
    private var isStale = false

    init(_ owner: UIDatePicker) {
        super.init(frame: picker.bounds)
        wheels.owner = owner
        picker.dataSource = wheels
        picker.delegate = wheels
        // A wheel that was held while the others went on may have to follow.
        picker.onRest = { [weak self] in
            if let self { wheels.show(in: picker, animated: true, sparesHands: true) }
        }
        addSubview(picker)
    }

    required init?(coder: NSCoder) { preconditionFailure("WheelsFace is made in code only.") }

    func renew() {
        isStale = true
        // Wheels that are seen turn from where they stand.
        if window == nil { setNeedsLayout() } else { bringUpToDate() }
    }

    private func bringUpToDate() {
        guard isStale else { return }
        isStale = false
        wheels.renew()
        picker.textColorByName = wheels.owner.textColorByName
        picker.reloadAllComponents()
        wheels.show(in: picker, animated: false)
    }

    func show(animated: Bool) {
        guard !isStale else { return }
        wheels.show(in: picker, animated: animated)
    }

    /// The user has turned a wheel: the others that are at rest follow.
    func follow() {
        bringUpToDate()
        wheels.show(in: picker, animated: true, sparesHands: true)
    }

    var wantedSize: CGSize { picker.sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        bringUpToDate()
        picker.frame = bounds
    }
}
