public import UIKit

/// A calendar of months on pages that curl under the finger, from any corner or edge: left or up to the next month, right or down to
/// the one before.
///
/// Everything goes through one ``calendar`` with its locale and time zone, so every calendar of Foundation works: Hebrew years of
/// thirteen months, Chinese leap months, days on which the clock changes. With Reduce Motion months cross-fade.
@preconcurrency @MainActor
open class CurlCalendarView: UIView {
    /// Says more about days.
    open weak var dataSource: (any CurlCalendarViewDataSource)? { didSet { reloadData() } }
    /// Hears of taps and turns.
    open weak var delegate: (any CurlCalendarViewDelegate)?

    /// Days, months, weeks, words: all by this calendar, its locale and its time zone.
    open var calendar = Calendar.current {
        didSet {
            guard calendar != oldValue else { return }
            // Months of calendars overlap: what counts is today, or the middle of the month that was shown.
            let today = now(), middle = oldValue.date(byAdding: .day, value: 14, to: month)
            let shown = oldValue.isDate(today, equalTo: month, toGranularity: .month) ? today : middle ?? month
            words = CalendarWords(calendar)
            let days = selection.days.map { calendar.startOfDay(for: $0) }
            selection.set(days)
            showAtOnce(shown)
        }
    }
    /// The first day that can be shown and chosen; nil has no limit.
    open var minimumDate: Date? { didSet { setNeedsCheck() } }
    /// The last day that can be shown and chosen; nil has no limit.
    open var maximumDate: Date? { didSet { setNeedsCheck() } }
    /// How many days can be chosen. A change lets go of all.
    open var selectionMode: DaySelection.Mode {
        get { selection.mode }
        set {
            selection.mode = newValue
            reloadDays()
        }
    }
    /// Whether the number of the week stands before each row.
    open var showsWeekNumbers = false { didSet { reloadData() } }
    /// Whether the first and last weeks are filled with the neighbours' days.
    open var showsNeighbouringDays = true { didSet { reloadData() } }
    /// Whether every month takes six rows, so that nothing jumps between months.
    open var hasFixedRows = true { didSet { reloadData() } }
    /// What today is. The view asks again when the day changes.
    open var now: () -> Date = { Date() } {
        didSet {
            // What shows today goes on to do so.
            let today = now(), wasToday = calendar.isDate(oldValue(), equalTo: month, toGranularity: .month)
            if wasToday, !calendar.isDate(today, equalTo: month, toGranularity: .month) { return showAtOnce(today) }
            reloadDays()
        }
    }

    /// What readers of the screen call today.
    open var todayName = "Today" { didSet { reloadDays() } }

    /// The pages. Its gestures and its motion can be set.
    public let pages = PageCurlView()
    /// The days that are selected.
    public internal(set) var selection = DaySelection()
    private(set) lazy var ahead = PagesAhead(pages) { [weak self] turn, page in
        self?.search(turn, from: page) ?? .nothing
    }
    var words = CalendarWords(.current)
    var callbacks: [Callback] = []
    /// The day that the arrow keys have led to.
    var focusedDay: Date?
    private var observers: [any NSObjectProtocol] = []
    private var awaitsTomorrow = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func setUp() {
        pages.turnsUp = true
        pages.frame = bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pages.dataSource = self
        pages.delegate = self
        addSubview(pages)
        let tap = UITapGestureRecognizer()
        callbacks.append(tap.calling { [weak self] (tap: UITapGestureRecognizer) in self?.tapped(tap) })
        addGestureRecognizer(tap)
        for name in [
            Notification.Name.NSCalendarDayChanged, .NSSystemTimeZoneDidChange,
            NSLocale.currentLocaleDidChangeNotification, UIApplication.significantTimeChangeNotification,
            UIApplication.willEnterForegroundNotification,
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
                    MainActor.assumeIsolated { self?.reloadDays() }
                })
        }
        showAtOnce(now())
    }

    // MARK: Months

    /// The start of the month that is shown.
    public var month: Date { monthPage?.grid.month ?? calendar.startOfMonth(for: limited(now())) }

    /// Turns to the month of a date, in one turn however far it is. Dates out of the limits lead to the nearest month inside.
    open func show(_ date: Date, animated: Bool = true) {
        checkLimits()
        let target = calendar.startOfMonth(for: limited(date))
        guard target != month else { return }
        guard animated else { return showAtOnce(target) }
        let turn: PageTurn = target > month ? .forward : .backward
        let isAhead = (ahead.beside[turn] as? MonthPageView)?.grid.month == target
        let made = isAhead ? pages.currentPage.flatMap { ahead.take(turn, from: $0) } : nil
        pages.turn(turn, to: made ?? makePage(target))
    }

    /// Turns to the month of today.
    open func showToday(animated: Bool = true) { show(now(), animated: animated) }

    /// Turns to the next month. False at the end.
    @discardableResult
    open func showNextMonth(animated: Bool = true) -> Bool { pages.turnForward(animated: animated) }

    /// Turns to the month before. False at the beginning.
    @discardableResult
    open func showPreviousMonth(animated: Bool = true) -> Bool { pages.turnBackward(animated: animated) }

    private func showAtOnce(_ date: Date) {
        pages.setPage(makePage(calendar.startOfMonth(for: limited(date))))
        ahead.forget()
    }

    var monthPage: MonthPageView? { pages.currentPage as? MonthPageView }

    // MARK: Days

    /// The chosen days, in order; in range mode its ends. Setting it tells no delegate.
    open var selectedDates: [Date] {
        get { selection.days }
        set {
            selection.set(newValue.map { calendar.startOfDay(for: $0) })
            reloadDays()
        }
    }

    /// Makes the pages anew: after a change of what the data source says.
    open func reloadData() {
        guard pages.superview != nil else { return }
        checkLimits()
        showAtOnce(month)
    }

    /// Asks about every shown day anew, and keeps the pages.
    func reloadDays() {
        for leaf in pages.leaves { (leaf.page as? MonthPageView)?.reload() }
        for page in ahead.beside.values { (page as? MonthPageView)?.reload() }
        ahead.resume()
    }

    // MARK: Limits

    private func setNeedsCheck() {
        setNeedsLayout()
        reloadDays()
        ahead.forget()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        checkLimits()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A page in flight or in the hand counts too: it may yet come to be the one that is shown.
        let isOutside = pages.leaves.contains { leaf in
            guard let month = (leaf.page as? MonthPageView)?.grid.month else { return false }
            return month != calendar.startOfMonth(for: limited(month))
        }
        if isOutside || monthPage?.style.isRightToLeft != isMirrored { showAtOnce(month) }
        ahead.layOut(in: self)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        ahead.resume()
        awaitTomorrow()
    }

    /// Not every system tells of a new day.
    private func awaitTomorrow() {
        let today = calendar.startOfDay(for: now())
        guard window != nil, !awaitsTomorrow, let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) else {
            return
        }
        awaitsTomorrow = true
        DispatchQueue.main.asyncAfter(deadline: .now() + max(1, tomorrow.timeIntervalSince(now()))) { [weak self] in
            MainActor.assumeIsolated { self?.endDay() }
        }
    }

    private func endDay() {
        awaitsTomorrow = false
        reloadDays()
        awaitTomorrow()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            pages.semanticContentAttribute = semanticContentAttribute
            setNeedsLayout()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    }

    private func checkLimits() {
        guard let minimumDate, let maximumDate else { return }
        precondition(
            minimumDate <= maximumDate,
            "A calendar's minimumDate comes before its maximumDate; got \(minimumDate) and \(maximumDate).")
    }

    func limited(_ date: Date) -> Date {
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }

    /// - Parameter day: the start of a day. The calendar is asked only where it matters: that takes its time.
    func isAllowed(_ day: Date) -> Bool {
        if let maximumDate, day > maximumDate { return false }
        guard let minimumDate, day < minimumDate else { return true }
        return day >= calendar.startOfDay(for: minimumDate)
    }

    /// - Parameter day: the start of a day.
    func isToday(_ day: Date) -> Bool {
        let now = now()
        return abs(day.timeIntervalSince(now)) < 3 * 86_400 && day == calendar.startOfDay(for: now)
    }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let type = presses.first?.type, answer(type) else { return super.pressesBegan(presses, with: event) }
    }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        pages.accessibilityScroll(direction)
    }
}
