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
        let unit = max(0.3, min(bounds.width / 390, bounds.height / 400))
        let margin = 14 * unit
        var y = bounds.minY
        if let header {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: (bounds.height * 0.4).rounded())
            y = header.frame.maxY
        }
        title.font = .systemFont(ofSize: 24 * unit, weight: .bold)
        title.textAlignment = style.isRightToLeft ? .right : .left
        title.frame = CGRect(x: margin * 1.6, y: y + 10 * unit, width: bounds.width - margin * 3.2, height: 32 * unit)
        y = title.frame.maxY + 6 * unit
        let lead = style.showsWeekNumbers ? 30 * unit : 0
        let area = CGRect(x: margin, y: y, width: bounds.width - margin * 2, height: bounds.maxY - y - margin * 0.6)
        layOutGrid(area, lead: lead, unit: unit)
    }

    private func layOutGrid(_ area: CGRect, lead: CGFloat, unit: CGFloat) {
        let head = 22 * unit, column = max(0, area.width - lead) / 7
        let row = max(0, area.height - head) / CGFloat(max(rows, 1))
        func x(_ index: Int) -> CGFloat {
            style.isRightToLeft
                ? area.maxX - lead - CGFloat(index + 1) * column : area.minX + lead + CGFloat(index) * column
        }
        for (index, label) in weekdays.enumerated() {
            label.font = .systemFont(ofSize: 12 * unit, weight: .medium)
            label.frame = CGRect(x: x(index), y: area.minY, width: column, height: head)
        }
        for (index, view) in zip(cells, madeDays) {
            view.frame = CGRect(
                x: x(index % 7), y: area.minY + head + CGFloat(index / 7) * row, width: column, height: row)
        }
        for (index, label) in weeks.enumerated() {
            label.font = .systemFont(ofSize: 11 * unit)
            label.frame = CGRect(
                x: style.isRightToLeft ? area.maxX - lead : area.minX, y: area.minY + head + CGFloat(index) * row,
                width: lead, height: row)
        }
    }

    /// The day under a point, nil between days and on hidden ones.
    func day(at point: CGPoint) -> DayView? {
        days.first { !$0.isHidden && $0.frame.contains(point) }
    }
}
