public import Foundation

/// One month laid out in weeks: which day stands in which cell. Pure calendar arithmetic; nothing here knows of views.
///
/// All steps go through one `Calendar`, never through fixed numbers of seconds or days, so that time zones, daylight saving,
/// leap months and calendars without twelve months come out right.
public struct MonthGrid: Equatable, Sendable {
    /// One cell of the grid.
    public struct Day: Equatable, Sendable {
        /// The start of the day in the calendar's time zone.
        public let date: Date
        /// The number of the day in its month, from 1.
        public let number: Int
        /// False for the days of the neighbouring months that fill the first and last week.
        public let isInMonth: Bool
    }

    /// The start of the month.
    public let month: Date
    /// Days in the month.
    public let dayCount: Int
    /// Cells before day 1 in its week.
    public let leadingBlanks: Int
    /// Weeks that the month touches: 4 to 6.
    public let rows: Int
    private let calendar: Calendar

    /// The month that contains `date`.
    public init(containing date: Date, calendar: Calendar) {
        self.calendar = calendar
        month = calendar.startOfMonth(for: date)
        dayCount = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let weekday = calendar.component(.weekday, from: month)
        leadingBlanks = (weekday - calendar.firstWeekday + 7) % 7
        rows = (leadingBlanks + dayCount + 6) / 7
    }

    /// The day in cell `index`, counted from the first cell of the first week; cells outside the month hold its neighbours' days.
    public func day(at index: Int) -> Day? {
        let offset = index - leadingBlanks
        guard let date = calendar.date(byAdding: .day, value: offset, to: month) else { return nil }
        return Day(
            date: calendar.startOfDay(for: date), number: calendar.component(.day, from: date),
            isInMonth: (0..<dayCount).contains(offset))
    }

    /// All cells of the month's weeks.
    public var days: [Day] {
        (0..<rows * 7).compactMap { day(at: $0) }
    }

    /// The cell of a date, nil when the month does not contain it.
    public func index(of date: Date) -> Int? {
        guard calendar.startOfMonth(for: date) == month else { return nil }
        return leadingBlanks + calendar.component(.day, from: date) - 1
    }

    /// The month `count` months away. Counts from the start of the month, so that no short month is skipped.
    public func advanced(by count: Int) -> MonthGrid {
        let target = calendar.date(byAdding: .month, value: count, to: month) ?? month
        return MonthGrid(containing: target, calendar: calendar)
    }

    /// The number of the week in each row, as the calendar counts weeks.
    public func weekNumber(ofRow row: Int) -> Int? {
        day(at: row * 7).map { calendar.component(.weekOfYear, from: $0.date) }
    }

    /// The names above the columns, from the first weekday on.
    public static func weekdaySymbols(_ calendar: Calendar) -> [String] {
        let symbols = calendar.shortStandaloneWeekdaySymbols
        guard symbols.count == 7 else { return symbols }
        return (0..<7).map { symbols[(calendar.firstWeekday - 1 + $0) % 7] }
    }

    /// How many months lie between two months, counted from one to the other: 1 for the next month.
    public static func monthsBetween(_ start: Date, _ end: Date, calendar: Calendar) -> Int {
        let from = calendar.startOfMonth(for: start)
        let to = calendar.startOfMonth(for: end)
        return calendar.dateComponents([.month], from: from, to: to).month ?? 0
    }

    public static func == (a: MonthGrid, b: MonthGrid) -> Bool {
        a.month == b.month && a.dayCount == b.dayCount && a.leadingBlanks == b.leadingBlanks
    }
}

extension Calendar {
    /// The first valid time of the month: midnight, or later where daylight saving removes midnight.
    func startOfMonth(for date: Date) -> Date {
        dateInterval(of: .month, for: date)?.start ?? startOfDay(for: date)
    }
}
