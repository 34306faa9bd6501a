public import CoreGraphics

/// How days of a calendar are chosen. Its two subclasses choose one day or many.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    override init() {
        super.init()
    }

    /// Asks anew which days can be chosen.
    open func updateSelectableDates() { view?.renewLimits() }

    var chosen: [DateComponents] { [] }
    func allows(_ day: DateComponents) -> Bool { true }
    func userChose(_ day: DateComponents) {}
}

/// Says which day can be chosen, and hears which one was.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The user has chosen a day, or none any more.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be chosen; nil: whether the chosen one can be given up.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// What is answered where it is not implemented.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// One day of a calendar is chosen, or none.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Hears which day was chosen.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    private var day: DateComponents?

    /// - Parameter delegate: hears which day was chosen; not retained.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The chosen day.
    open var selectedDate: DateComponents? {
        get { day }
        set { setSelected(newValue, animated: false) }
    }

    /// Chooses a day; the delegate is not told.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        day = selectedDate
        view?.showChosen()
    }

    override var chosen: [DateComponents] { day.map { [$0] } ?? [] }

    override func allows(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

    override func userChose(_ day: DateComponents) {
        let isSame = self.day.map { day.isDay($0) } ?? false
        if isSame, !(delegate?.dateSelection(self, canSelectDate: nil) ?? true) { return }
        self.day = isSame ? nil : day
        delegate?.dateSelection(self, didSelectDate: self.day)
    }
}

/// Says which days can be chosen, and hears which ones were.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// The user has chosen a day more.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// The user has given up a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether a chosen day can be given up.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// What is answered where it is not implemented.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// What is answered where it is not implemented.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// Any number of days of a calendar are chosen.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Hears which days were chosen.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    private var days: [DateComponents] = []

    /// - Parameter delegate: hears which days were chosen; not retained.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The chosen days.
    open var selectedDates: [DateComponents] {
        get { days }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Chooses days; the delegate is not told.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        days = selectedDates
        view?.showChosen()
    }

    override var chosen: [DateComponents] { days }

    override func allows(_ day: DateComponents) -> Bool {
        days.contains { day.isDay($0) } || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }

    override func userChose(_ day: DateComponents) {
        if let index = days.firstIndex(where: { day.isDay($0) }) {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
            days.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            days.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

extension DateComponents {
    /// Whether both are the same day, whatever else they say.
    fileprivate func isDay(_ other: DateComponents) -> Bool {
        day == other.day && month == other.month && year == other.year && (era ?? 1) == (other.era ?? 1)
    }
}
