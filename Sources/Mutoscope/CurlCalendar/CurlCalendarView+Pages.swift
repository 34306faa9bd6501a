public import UIKit

extension CurlCalendarView: PageCurlViewDataSource, PageCurlViewDelegate {
    /// The month after a page's, nil beyond the last.
    public func pageCurlView(_ view: PageCurlView, pageAfter page: UIView) -> UIView? { neighbour(of: page, by: 1) }

    /// The month before a page's, nil beyond the first.
    public func pageCurlView(_ view: PageCurlView, pageBefore page: UIView) -> UIView? { neighbour(of: page, by: -1) }

    /// Takes over the month that a finger or a call turned to.
    public func pageCurlView(_ view: PageCurlView, didTurnTo page: UIView) {
        guard let page = page as? MonthPageView else { return }
        delegate?.calendar(self, didShowMonth: page.grid.month)
    }

    /// Keeps a page for its next use.
    public func pageCurlView(_ view: PageCurlView, didRemove page: UIView) {
        guard let page = page as? MonthPageView, let current = monthPage else { return }
        for (turn, count) in [(PageTurn.forward, 1), (.backward, -1)]
        where neighbouringMonth(of: current, by: count) == page.grid.month {
            ahead.keep(page, for: turn)
        }
    }

    private func neighbour(of page: UIView, by count: Int) -> UIView? {
        if let page = ahead.take(count > 0 ? .forward : .backward, from: page) { return page }
        return (page as? MonthPageView).flatMap { neighbouringMonth(of: $0, by: count) }.map(makePage)
    }

    /// A neighbour to be made ahead.
    func search(_ turn: PageTurn, from page: UIView) -> Search<any PageInParts> {
        guard let page = page as? MonthPageView,
            let month = neighbouringMonth(of: page, by: turn == .forward ? 1 : -1)
        else { return .nothing }
        return .found(makePage(month))
    }

    /// The start of the next month or the one before, nil beyond the limits.
    private func neighbouringMonth(of page: MonthPageView, by count: Int) -> Date? {
        let month = page.grid.advanced(by: count).month
        let isInside = month == calendar.startOfMonth(for: limited(month)) || reaches(month)
        return month != page.grid.month && isInside ? month : nil
    }

    /// Whether any day of a month lies inside the limits.
    private func reaches(_ month: Date) -> Bool {
        if let maximumDate, month > maximumDate { return false }
        guard let minimumDate else { return true }
        let next = calendar.date(byAdding: .month, value: 1, to: month) ?? month
        return next > minimumDate
    }

    func makePage(_ month: Date) -> MonthPageView {
        var style = MonthPageStyle()
        style.showsWeekNumbers = showsWeekNumbers
        style.showsNeighbouringDays = showsNeighbouringDays
        style.hasFixedRows = hasFixedRows
        style.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let page = MonthPageView(
            grid: MonthGrid(containing: month, calendar: calendar), words: words, style: style,
            header: dataSource?.calendar(self, headerViewFor: month),
            makeModel: { [weak self] day in self?.model(day) ?? DayModel(day: day) })
        // Later pages are written in the same.
        if monthPage == nil || window == nil { page.expectFonts(in: bounds.size) }
        return page
    }

    /// What a day shows.
    func model(_ day: MonthGrid.Day) -> DayModel {
        var model = DayModel(day: day)
        model.number = words.number(day.number)
        model.subtitle = dataSource?.calendar(self, subtitleFor: day.date)
        model.decorations = dataSource?.calendar(self, decorationsFor: day.date) ?? []
        model.isToday = isToday(day.date)
        model.name = model.isToday ? todayName : nil
        model.isWeekend = calendar.isDateInWeekend(day.date)
        model.isEnabled = isAllowed(day.date)
        model.isFocused = day.date == focusedDay
        model.place = day.isInMonth ? selection.place(of: day.date) : .outside
        return model
    }

    // MARK: Taps and keys

    func tapped(_ tap: UITapGestureRecognizer) {
        guard !pages.isTurning, let page = monthPage, let day = page.day(at: tap.location(in: page)) else { return }
        focusedDay = nil
        choose(day.model.day.date)
        if !day.model.day.isInMonth { show(day.model.day.date) }
    }

    /// The user chooses a day, or lets go of it.
    func choose(_ day: Date) {
        guard selection.mode != .none, isAllowed(day), delegate?.calendar(self, shouldSelect: day) ?? true else {
            return
        }
        selection.tap(day)
        reloadDays()
        delegate?.calendar(self, didChangeSelection: selection.days)
    }

    /// Arrows move from day to day, page keys from month to month, select chooses. Returns whether the key means something.
    func answer(_ key: UIPress.PressType) -> Bool {
        let sideways = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        switch key {
        case .leftArrow: moveFocus(by: -sideways)
        case .rightArrow: moveFocus(by: sideways)
        case .upArrow: moveFocus(by: -7)
        case .downArrow: moveFocus(by: 7)
        case .pageUp: showPreviousMonth()
        case .pageDown: showNextMonth()
        case .select: if let focusedDay { choose(focusedDay) }
        default: return false
        }
        return true
    }

    private func moveFocus(by days: Int) {
        let today = calendar.startOfDay(for: now())
        let start = focusedDay ?? selection.days.last ?? (monthPage?.grid.index(of: today) == nil ? month : today)
        let isFirst = focusedDay == nil
        let moved = isFirst ? start : calendar.date(byAdding: .day, value: days, to: start) ?? start
        let day = calendar.startOfDay(for: moved)
        guard isAllowed(day) else { return }
        focusedDay = day
        if calendar.startOfMonth(for: day) != month { show(day) }
        reloadDays()
    }
}
