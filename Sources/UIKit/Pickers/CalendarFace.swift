import CoreGraphics

/// A month, above it its name and the ways to others; below it the time, where that is asked for.
@MainActor
final class CalendarFace: UIView, DateFace {
    private static let headerHeight: CGFloat = 44, weekdayHeight: CGFloat = 20, timeHeight: CGFloat = 50
    private static let margin: CGFloat = 8, width: CGFloat = 320, rowHeight: CGFloat = 44
    static let rows = 6

    private unowned let owner: UIDatePicker
    private let header: CalendarHeader
    private let weekdays = UIView()
    private let pages: MonthPages
    private let clock = UIImageView(image: UIImage(systemName: "clock"))
    private var time: UIDatePicker?
    /// The wheels of months and years, while they are there.
    private var monthWheels: UIDatePicker?
    private(set) var words: DateWords

    init(_ owner: UIDatePicker) {
        self.owner = owner
        words = DateWords(owner.languageInForce, owner.calendarInForce)
        header = CalendarHeader()
        pages = MonthPages(owner)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
        for view in [header, weekdays, pages] { addSubview(view) }
        clock.tintColor = .secondaryLabel
        clock.contentMode = .center
        header.onStep = { [weak self] in self?.pages.step($0) }
        header.onTitle = { [weak self] in self?.toggleMonthWheels() }
        pages.onMonth = { [weak self] in self?.showHeader($0) }
    }

    required init?(coder: NSCoder) { preconditionFailure("CalendarFace is made in code only.") }

    var wantedSize: CGSize {
        CGSize(
            width: Self.width,
            height: Self.headerHeight + Self.weekdayHeight + CGFloat(Self.rows) * Self.rowHeight
                + (owner.datePickerMode == .dateAndTime ? Self.timeHeight : 0))
    }

    // MARK: What is shown

    func renew() {
        words = DateWords(owner.languageInForce, owner.calendarInForce)
        showWeekdays()
        showTime()
        pages.renew(words)
        if let monthWheels { owner.adjust(monthWheels) }
        setNeedsLayout()
    }

    func show(animated: Bool) {
        pages.show(animated: animated)
        if time?.date != owner.date { time?.date = owner.date }
    }

    private func showWeekdays() {
        for view in weekdays.subviews { view.removeFromSuperview() }
        let short = CalendarMonth.weekdays(of: owner.calendarInForce).map(makeWeekday)
        let room = (Self.width - 2 * Self.margin) / CGFloat(short.count)
        let fits = short.allSatisfy { $0.intrinsicContentSize.width < room }
        let labels =
            fits ? short : CalendarMonth.weekdays(of: owner.calendarInForce, isVeryShort: true).map(makeWeekday)
        for label in labels { weekdays.addSubview(label) }
    }

    private func makeWeekday(_ name: String) -> UILabel {
        let label = UILabel()
        label.text = name.uppercased(with: owner.languageInForce)
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        return label
    }

    private func showTime() {
        guard owner.datePickerMode == .dateAndTime else {
            time?.removeFromSuperview()
            clock.removeFromSuperview()
            time = nil
            return
        }
        if let time { return owner.adjust(time) }
        let part = owner.makePart(.time, .compact) { [weak owner] in owner?.userChose($0) }
        time = part
        for view in [clock, part] { addSubview(view) }
    }

    private func showHeader(_ month: CalendarMonth) {
        header.show(
            words.string(month.start, template: words.withYear("MMMM")),
            hasEarlier: !owner.isOut(month.moved(by: -1).start, .month),
            hasLater: !owner.isOut(month.moved(by: 1).start, .month))
    }

    // MARK: Months and years

    /// The wheels take the place of the days, or give it back.
    private func toggleMonthWheels() {
        let opens = monthWheels == nil
        let wheels = monthWheels ?? makeMonthWheels()
        monthWheels = opens ? wheels : nil
        header.isOpen = opens
        if opens {
            wheels.alpha = 0
            setNeedsLayout()
            layoutIfNeeded()
        }
        UIView.animate(withDuration: 0.25) {
            wheels.alpha = opens ? 1 : 0
            for view in [self.weekdays, self.pages, self.clock, self.time].compactMap({ $0 }) {
                view.alpha = opens ? 0 : 1
            }
            self.header.layoutIfNeeded()
        } completion: { _ in
            if !opens { wheels.removeFromSuperview() }
        }
    }

    private func makeMonthWheels() -> UIDatePicker {
        let wheels = owner.makePart(.yearAndMonth, .wheels) { [weak self] in self?.pages.go(to: $0) }
        wheels.date = pages.month.start
        addSubview(wheels)
        return wheels
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.inner(dx: Self.margin, dy: 0)
        header.frame = CGRect(x: inner.minX, y: 0, width: inner.width, height: Self.headerHeight)
        weekdays.frame = CGRect(x: inner.minX, y: Self.headerHeight, width: inner.width, height: Self.weekdayHeight)
        let below = time == nil ? 0 : Self.timeHeight
        pages.frame = CGRect(
            x: inner.minX, y: weekdays.frame.maxY, width: inner.width,
            height: max(0, bounds.height - weekdays.frame.maxY - below))
        monthWheels?.frame = CGRect(
            x: 0, y: Self.headerHeight, width: bounds.width, height: max(0, bounds.height - Self.headerHeight))
        let columns = weekdays.subviews.count
        for (index, label) in weekdays.subviews.enumerated() {
            label.frame = weekdays.bounds.column(index, of: columns, isMirrored: isMirrored)
        }
        placeTime(in: CGRect(x: inner.minX, y: bounds.height - below, width: inner.width, height: below))
    }

    private func placeTime(in row: CGRect) {
        guard let time else { return }
        let size = time.sizeThatFits(row.size)
        let y = row.midY - size.height / 2
        time.frame = CGRect(
            x: isMirrored ? row.minX + Self.margin : row.maxX - size.width - Self.margin, y: y, width: size.width,
            height: size.height)
        clock.frame = CGRect(x: isMirrored ? row.maxX - 36 : row.minX, y: row.minY, width: 36, height: row.height)
    }
}

extension CGRect {
    /// One of equal columns, from the side where the language begins.
    func column(_ index: Int, of count: Int, isMirrored: Bool) -> CGRect {
        let width = width / CGFloat(max(1, count))
        return CGRect(
            x: minX + width * CGFloat(isMirrored ? count - 1 - index : index), y: minY, width: width, height: height)
    }
}
