import CoreGraphics

/// The days of one month.
@MainActor
final class MonthPage: UIView {
    let month: CalendarMonth
    let words: DateWords
    private unowned let owner: UIDatePicker
    private var days: [DayView] = []

    init(_ month: CalendarMonth, _ owner: UIDatePicker, _ words: DateWords) {
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
        days.append(day)
        addSubview(day)
    }

    private func choose(_ day: Date) {
        owner.userChose(month.calendar.date(withTimeOf: owner.date, on: day))
    }

    /// The owner has another date.
    func showChosen() {
        let chosen = month.index(of: owner.date)
        for (index, day) in days.enumerated() { day.isSelected = index == chosen }
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
    }
}
