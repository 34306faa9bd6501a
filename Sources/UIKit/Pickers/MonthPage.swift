import CoreGraphics

/// Whose days are shown in months.
@MainActor
protocol MonthOwner: AnyObject {
    /// The date whose month is shown first.
    var date: Date { get }
    var calendarInForce: Calendar { get }
    var languageInForce: Locale { get }
    /// Whether a day cannot be chosen, or nothing of a month can be shown.
    func isOut(_ date: Date, _ unit: Calendar.Component) -> Bool
    /// Which days of a month are chosen, from 0.
    func chosenDays(of month: CalendarMonth) -> Set<Int>
    /// The user has tapped a day.
    func choose(_ day: Date, of month: CalendarMonth)
    /// What stands below a day.
    func decoration(of day: Date) -> UIView?
}

extension UIDatePicker: MonthOwner {
    func chosenDays(of month: CalendarMonth) -> Set<Int> { month.index(of: date).map { [$0] } ?? [] }

    func choose(_ day: Date, of month: CalendarMonth) { userChose(month.calendar.date(withTimeOf: date, on: day)) }

    func decoration(of day: Date) -> UIView? { nil }
}

/// The days of one month.
@MainActor
final class MonthPage: UIView {
    let month: CalendarMonth
    let words: DateWords
    private unowned let owner: any MonthOwner
    private var days: [DayView] = []

    init(_ month: CalendarMonth, _ owner: any MonthOwner, _ words: DateWords) {
        (self.month, self.owner, self.words) = (month, owner, words)
        super.init(frame: .zero)
        for index in 0..<month.dayCount { add(index) }
        showChosen()
    }

    required init?(coder: NSCoder) { preconditionFailure("MonthPage is made in code only.") }

    private func add(_ index: Int) {
        let date = month.day(index)
        let day = DayView(words.string(date, pattern: "d"), isToday: month.calendar.isDateInToday(date))
        day.isEnabled = !owner.isOut(date, .day)
        day.accessibilityLabel = words.string(date, template: "yMMMMdEEEE")
        day.addAction(UIAction { [weak self] _ in self?.choose(date) }, for: .touchUpInside)
        day.decoration = owner.decoration(of: date)
        days.append(day)
        addSubview(day)
    }

    private func choose(_ day: Date) { owner.choose(day, of: month) }

    /// Other days are chosen.
    func showChosen() {
        let chosen = owner.chosenDays(of: month)
        for (index, day) in days.enumerated() { day.isSelected = chosen.contains(index) }
    }

    /// Other days can be chosen.
    func showEnabled() {
        for (index, day) in days.enumerated() { day.isEnabled = !owner.isOut(month.day(index), .day) }
    }

    /// Asks for what stands below the days.
    func showDecorations() {
        for (index, day) in days.enumerated() { day.decoration = owner.decoration(of: month.day(index)) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = month.calendar.weekdaySymbols.count
        let height = bounds.height / CGFloat(CalendarFace.rows)
        for (index, day) in days.enumerated() {
            let place = index + month.blanks
            let row = CGRect(x: 0, y: CGFloat(place / columns) * height, width: bounds.width, height: height)
            day.frame = row.column(place % columns, of: columns, isMirrored: isMirrored)
        }
    }
}

/// One day: its number, in a circle when it is the chosen one.
@MainActor
final class DayView: UIControl {
    private static let diameter: CGFloat = 44
    private let circle = UIView()
    private let label = UILabel()
    private let isToday: Bool
    /// Stands below the number.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let decoration { addSubview(decoration) }
            setNeedsLayout()
        }
    }

    init(_ text: String, isToday: Bool) {
        self.isToday = isToday
        super.init(frame: .zero)
        label.text = text
        label.textAlignment = .center
        for view in [circle, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        showState()
    }

    required init?(coder: NSCoder) { preconditionFailure("DayView is made in code only.") }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    /// Today's number has the tint; the chosen day has a circle, a full one if it is today.
    private func showState() {
        let isFull = isSelected && isToday
        circle.backgroundColor = isFull ? tintColor : tintColor.withAlphaComponent(0.12)
        circle.isHidden = !isSelected
        label.font = .systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular)
        label.textColor =
            !isEnabled ? .tertiaryLabel : isFull ? .white : isSelected || isToday ? tintColor : .label
        label.alpha = isHighlighted ? 0.3 : 1
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let diameter = min(Self.diameter, bounds.width, bounds.height)
        circle.bounds.size = CGSize(width: diameter, height: diameter)
        circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
        circle.layer.cornerRadius = diameter / 2
        label.frame = bounds
        guard let decoration else { return }
        let size = decoration.sizeThatFits(bounds.size)
        decoration.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY + 17 - size.height / 2, width: size.width,
            height: size.height)
    }
}
