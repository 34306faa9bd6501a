public import CoreGraphics

/// Says what stands below the days of a calendar, and hears which month is shown.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil: nothing.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Another month is shown.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// What is answered where it is not implemented.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Does nothing where it is not implemented.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// Shows months, one at a time, with signs below the days; days are chosen as a selection says.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private static let width: CGFloat = 320, headerHeight: CGFloat = 44, weekdayHeight: CGFloat = 20
    private static let margin: CGFloat = 8, rowHeight: CGFloat = 44
    private let header = CalendarHeader()
    private let weekdays = UIView()
    private lazy var pages = MonthPages(self)
    private var words = DateWords(.current, .current)
    private var lastMonth: DateComponents?
    /// The day whose month is shown first.
    var date = Date()

    /// A calendar; without a size it has the one that it needs.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for view in [header, weekdays, pages] { addSubview(view) }
        header.onStep = { [weak self] in self?.pages.step($0) }
        pages.onMonth = { [weak self] in self?.show($0) }
        renew()
    }

    // MARK: What is shown

    /// Says what stands below the days.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { renew() } }
    /// Whose months are shown.
    open var calendar = Calendar.user { didSet { renew() } }
    /// The language of the names.
    open var locale = Locale.user { didSet { renew() } }
    /// When days begin; nil: as the calendar says.
    open var timeZone: TimeZone? { didSet { renew() } }
    /// The design of the letters. Kept; the system's are shown.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The days that are shown; others stand there but cannot be chosen, and months without one are not shown.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { renew() } }
    /// Whether the delegate is asked for decorations.
    open var wantsDateDecorations = true { didSet { reloadAllDecorations() } }
    /// How days are chosen; nil: not at all.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            pages.renewLimits()
            showChosen()
        }
    }

    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get { components(of: pages.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a day.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let wanted = calendarInForce.date(from: dateComponents) else { return }
        date = min(max(wanted, availableDateRange.start), availableDateRange.end)
        pages.go(to: date, animated: animated)
    }

    /// Asks the delegate anew for what stands below some days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let change = { for page in self.pages.shown { page.showDecorations() } }
        guard animated, window != nil else { return change() }
        UIView.transition(with: pages, duration: 0.25, options: .transitionCrossDissolve, animations: change)
    }

    private func reloadAllDecorations() { for page in pages.shown { page.showDecorations() } }

    func showChosen() { for page in pages.shown { page.showChosen() } }

    func renewLimits() { pages.renewLimits() }

    private func renew() {
        words = DateWords(languageInForce, calendarInForce)
        for view in weekdays.subviews { view.removeFromSuperview() }
        for name in CalendarMonth.weekdays(of: calendarInForce) { weekdays.addSubview(makeWeekday(name)) }
        date = min(max(date, availableDateRange.start), availableDateRange.end)
        pages.renew(words)
        setNeedsLayout()
    }

    private func makeWeekday(_ name: String) -> UILabel {
        let label = UILabel()
        label.text = name.uppercased(with: languageInForce)
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        return label
    }

    private func show(_ month: CalendarMonth) {
        header.show(
            words.string(month.start, template: words.withYear("MMMM")),
            hasEarlier: !isOut(month.moved(by: -1).start, .month), hasLater: !isOut(month.moved(by: 1).start, .month))
        let shown = components(of: month)
        guard let old = lastMonth, old != shown else {
            lastMonth = shown
            return
        }
        lastMonth = shown
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    private func components(of month: CalendarMonth) -> DateComponents {
        calendarInForce.dateComponents([.calendar, .era, .year, .month], from: month.start)
    }

    func components(of day: Date) -> DateComponents {
        calendarInForce.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.width,
            height: Self.headerHeight + Self.weekdayHeight + CGFloat(CalendarFace.rows) * Self.rowHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.inner(dx: Self.margin, dy: 0)
        header.frame = CGRect(x: inner.minX, y: 0, width: inner.width, height: Self.headerHeight)
        weekdays.frame = CGRect(x: inner.minX, y: Self.headerHeight, width: inner.width, height: Self.weekdayHeight)
        pages.frame = CGRect(
            x: inner.minX, y: weekdays.frame.maxY, width: inner.width,
            height: max(0, bounds.height - weekdays.frame.maxY))
        let columns = weekdays.subviews.count
        for (index, label) in weekdays.subviews.enumerated() {
            label.frame = weekdays.bounds.column(index, of: columns, isMirrored: isMirrored)
        }
    }
}

extension UICalendarView: MonthOwner {
    var languageInForce: Locale { locale }

    var calendarInForce: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    func isOut(_ date: Date, _ unit: Calendar.Component) -> Bool {
        if let whole = calendarInForce.dateInterval(of: unit, for: date),
            whole.start > availableDateRange.end || whole.end <= availableDateRange.start
        {
            return true
        }
        return unit == .day && selectionBehavior?.allows(components(of: date)) == false
    }

    func chosenDays(of month: CalendarMonth) -> Set<Int> {
        let days = selectionBehavior?.chosen ?? []
        return Set(days.compactMap { calendarInForce.date(from: $0).flatMap { month.index(of: $0) } })
    }

    func choose(_ day: Date, of month: CalendarMonth) {
        selectionBehavior?.userChose(components(of: day))
        showChosen()
    }

    func decoration(of day: Date) -> UIView? {
        guard wantsDateDecorations, let delegate else { return nil }
        return delegate.calendarView(self, decorationFor: components(of: day))?.makeView(tintColor)
    }
}
