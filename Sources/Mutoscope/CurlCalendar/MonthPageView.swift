import UIKit

/// What a month's page is laid out by.
struct MonthPageStyle: Equatable {
    var showsWeekNumbers = false
    var showsNeighbouringDays = true
    /// Six rows in every month, so that days do not jump between months.
    var hasFixedRows = true
    var isRightToLeft = false
}

/// The page of one month: a header, the title, the names of the weekdays, and the days, which are made week by week.
final class MonthPageView: UIView, PageInParts {
    let grid: MonthGrid
    let style: MonthPageStyle
    var isMadeAhead = false
    private let words: CalendarWords
    private let makeModel: (MonthGrid.Day) -> DayModel
    private var madeDays: [DayView] = []
    /// The cell of each day; a zone may have left a day out.
    private var cells: [Int] = []
    private let header: UIView?
    private let title = UILabel()
    private var weekdays: [UILabel] = []
    private var weeks: [UILabel] = []
    /// Weeks whose days say what holds now.
    private var freshRows = 0
    private var madeRows = 0

    init(
        grid: MonthGrid, words: CalendarWords, style: MonthPageStyle, header: UIView?,
        makeModel: @escaping (MonthGrid.Day) -> DayModel
    ) {
        self.grid = grid
        self.header = header
        self.style = style
        self.words = words
        self.makeModel = makeModel
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        if let header {
            header.clipsToBounds = true
            addSubview(header)
        }
        title.text = words.month(grid.month)
        title.textColor = .label
        title.accessibilityTraits = .header
        title.adjustsFontSizeToFitWidth = true
        addSubview(title)
        addWeekdays()
    }

    required init?(coder: NSCoder) { nil }

    private func addWeekdays() {
        for symbol in MonthGrid.weekdaySymbols(words.calendar) {
            let label = UILabel()
            label.text = symbol
            label.textAlignment = .center
            label.textColor = .secondaryLabel
            label.adjustsFontSizeToFitWidth = true
            label.isAccessibilityElement = false
            weekdays.append(label)
            addSubview(label)
        }
    }

    // MARK: Days

    /// All days; those that are still missing are made.
    var days: [DayView] {
        makeWhole()
        return madeDays
    }

    var firstElement: UIView { title }

    private var rows: Int { style.hasFixedRows ? 6 : grid.rows }

    /// Asks for every day anew: at once, or week by week where the page is made ahead.
    func reload() {
        freshRows = 0
        guard !isMadeAhead else { return }
        while freshRows < madeRows { refreshRow() }
    }

    func makeNextPart() -> Bool {
        let part: ArraySlice<DayView>
        if freshRows < madeRows {
            part = refreshRow()
        } else if madeRows < rows {
            part = addRow()
        } else {
            return false
        }
        if isMadeAhead {
            layoutIfNeeded()
            for day in part { day.layer.displayIfNeeded() }
        }
        return freshRows < madeRows || madeRows < rows
    }

    @discardableResult
    private func refreshRow() -> ArraySlice<DayView> {
        let part = madeDays[days(in: freshRows)]
        for day in part { day.model = makeModel(day.model.day) }
        freshRows += 1
        return part
    }

    private func addRow() -> ArraySlice<DayView> {
        for index in madeRows * 7..<(madeRows + 1) * 7 {
            guard let day = grid.day(at: index) else { continue }
            let view = DayView(makeModel(day), words: words)
            view.isRightToLeft = style.isRightToLeft
            view.isHidden = !day.isInMonth && !style.showsNeighbouringDays
            madeDays.append(view)
            cells.append(index)
            addSubview(view)
        }
        if style.showsWeekNumbers { addWeekNumber(madeRows) }
        madeRows += 1
        freshRows = madeRows
        setNeedsLayout()
        return madeDays[days(in: madeRows - 1)]
    }

    /// Where the days of a week are among all.
    private func days(in row: Int) -> Range<Int> {
        let first = cells.firstIndex { $0 >= row * 7 } ?? cells.count
        return first..<(cells.firstIndex { $0 >= (row + 1) * 7 } ?? cells.count)
    }

    private func addWeekNumber(_ row: Int) {
        let label = UILabel()
        label.text = grid.weekNumber(ofRow: row).map(words.number)
        label.textAlignment = .center
        label.textColor = .tertiaryLabel
        label.isAccessibilityElement = false
        weeks.append(label)
        addSubview(label)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isMadeAhead { makeWhole() }
        let plan = plan(bounds)
        if let frame = plan.header { header?.frame = frame }
        title.textAlignment = style.isRightToLeft ? .right : .left
        title.frame = plan.title
        setFonts(plan)
        layOutGrid(plan)
    }

    private func plan(_ bounds: CGRect) -> MonthPagePlan {
        MonthPagePlan(
            bounds: bounds, hasHeader: header != nil, rows: rows, showsWeekNumbers: style.showsWeekNumbers)
    }

    private func setFonts(_ plan: MonthPagePlan) {
        title.font = plan.titleFont
        let weekday = plan.weekdayFont, week = plan.weekFont
        for label in weekdays { label.font = weekday }
        for label in weeks { label.font = week }
    }

    /// Has the fonts made ready that the page will be written in: labels do so as soon as they have a text and a font, and days, which
    /// draw their words themselves, have labels say theirs that nobody sees.
    func expectFonts(in size: CGSize) {
        guard size.width > 0, size.height > 0, let day = grid.day(at: 0) else { return }
        let plan = plan(CGRect(origin: .zero, size: size)), model = makeModel(day)
        var today = model
        today.isToday = true
        setFonts(plan)
        for (word, font) in DayView.words(of: model, in: plan.day) + DayView.words(of: today, in: plan.day) {
            let label = UILabel()
            label.font = font
            label.text = word
        }
    }

    private func layOutGrid(_ plan: MonthPagePlan) {
        let area = plan.area, day = plan.day
        func x(_ index: Int) -> CGFloat {
            style.isRightToLeft
                ? area.maxX - plan.lead - CGFloat(index + 1) * day.width
                : area.minX + plan.lead + CGFloat(index) * day.width
        }
        func y(_ row: Int) -> CGFloat { area.minY + plan.head + CGFloat(row) * day.height }
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(x: x(index), y: area.minY, width: day.width, height: plan.head)
        }
        for (index, view) in zip(cells, madeDays) {
            view.frame = CGRect(x: x(index % 7), y: y(index / 7), width: day.width, height: day.height)
        }
        for (index, label) in weeks.enumerated() {
            label.frame = CGRect(
                x: style.isRightToLeft ? area.maxX - plan.lead : area.minX, y: y(index), width: plan.lead,
                height: day.height)
        }
    }

    /// The day under a point, nil between days and on hidden ones.
    func day(at point: CGPoint) -> DayView? {
        days.first { !$0.isHidden && $0.frame.contains(point) }
    }
}
