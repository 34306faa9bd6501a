/// Says which weeks can be chosen, and hears which one was.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// The user has chosen a week, or none any more.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Whether a week can be chosen; nil: whether the chosen one can be given up.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// What is answered where it is not implemented.
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}

/// One week of a calendar is chosen, or none.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// Hears which week was chosen.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    private var week: DateComponents?

    /// - Parameter delegate: hears which week was chosen; not retained.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The chosen week: `weekOfYear` and `yearForWeekOfYear`.
    open var selectedWeekOfYear: DateComponents? {
        get { week }
        set { setSelectedWeekOfYear(newValue, animated: false) }
    }

    /// Chooses a week; the delegate is not told.
    open func setSelectedWeekOfYear(_ weekOfYearComponents: DateComponents?, animated: Bool) {
        week = weekOfYearComponents
        view?.showChosen()
    }

    private var calendar: Calendar { view?.calendarInForce ?? .current }

    /// The seven days of the week.
    override var chosen: [DateComponents] {
        guard let week, let number = week.weekOfYear, let year = week.yearForWeekOfYear else { return [] }
        let calendar = calendar
        let parts = DateComponents(weekday: calendar.firstWeekday, weekOfYear: number, yearForWeekOfYear: year)
        guard let first = calendar.date(from: parts) else { return [] }
        return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }.map {
            calendar.dateComponents([.calendar, .era, .year, .month, .day], from: $0)
        }
    }

    private func week(of day: DateComponents) -> DateComponents? {
        let calendar = calendar
        guard let date = calendar.date(from: day) else { return nil }
        var week = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
        week.calendar = calendar
        return week
    }

    override func allows(_ day: DateComponents) -> Bool {
        guard let week = week(of: day) else { return false }
        return delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week) ?? true
    }

    override func userChose(_ day: DateComponents) {
        guard let new = week(of: day) else { return }
        let isSame = new.weekOfYear == week?.weekOfYear && new.yearForWeekOfYear == week?.yearForWeekOfYear
        if isSame, !(delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) ?? true) { return }
        week = isSame ? nil : new
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: week)
    }
}
