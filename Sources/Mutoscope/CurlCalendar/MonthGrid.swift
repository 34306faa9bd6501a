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
    /// Weeks that the month touches: 4 to 6, or 3 in October 1582.
    public let rows: Int
    private let calendar: Calendar
    /// False where a calendar was reformed or a zone left a day out: after 4 October 1582 came the 15th.
    private let numbersAreCounts: Bool
    /// Cells without a day: Samoa had no 30 December 2011. How many days come before them, and how many they are.
    private let gap: (offset: Int, length: Int)

    /// The month that contains `date`.
    public init(containing date: Date, calendar: Calendar) {
        self.calendar = calendar
        let month = calendar.startOfMonth(for: date)
        let end = calendar.dateInterval(of: .month, for: month)?.end ?? month
        let numbers = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let last = calendar.date(byAdding: .day, value: numbers - 1, to: month) ?? month
        numbersAreCounts = numbers > 0 && last < end
        let days = calendar.dateComponents([.day], from: month, to: end).day ?? numbers
        dayCount = numbersAreCounts ? numbers : days
        gap = numbersAreCounts ? (.max, 0) : Self.gap(in: month, days: days, calendar)
        let weekday = calendar.component(.weekday, from: month)
        leadingBlanks = (weekday - calendar.firstWeekday + 7) % 7
        rows = (leadingBlanks + dayCount + gap.length + 6) / 7
        self.month = month
    }

    /// The first day that is not under the weekday that follows from the days before it.
    private static func gap(in month: Date, days: Int, _ calendar: Calendar) -> (offset: Int, length: Int) {
        let first = calendar.component(.weekday, from: month)
        for offset in 0..<max(0, days) {
            guard let date = calendar.date(byAdding: .day, value: offset, to: month) else { continue }
            let late = (calendar.component(.weekday, from: date) - first - offset) % 7
            if late != 0 { return (offset, (late + 7) % 7) }
        }
        return (.max, 0)
    }

    /// The day in cell `index`, counted from the first cell of the first week; cells outside the month hold its neighbours' days. nil
    /// where the zone has left a day out.
    public func day(at index: Int) -> Day? {
        var offset = index - leadingBlanks
        if offset >= gap.offset {
            guard offset >= gap.offset + gap.length else { return nil }
            offset -= gap.length
        }
        guard let date = calendar.date(byAdding: .day, value: offset, to: month) else { return nil }
        let number = calendar.component(.day, from: date), isInMonth = (0..<dayCount).contains(offset)
        return Day(
            date: calendar.startOfDay(for: date), number: number > 0 ? number : offset + 1, isInMonth: isInMonth)
    }

    /// All cells of the month's weeks.
    public var days: [Day] {
        (0..<rows * 7).compactMap { day(at: $0) }
    }

    /// The cell of a date, nil when the month does not contain it.
    public func index(of date: Date) -> Int? {
        guard calendar.startOfMonth(for: date) == month else { return nil }
        var offset = calendar.component(.day, from: date) - 1
        if !numbersAreCounts {
            offset = calendar.dateComponents([.day], from: month, to: calendar.startOfDay(for: date)).day ?? offset
        }
        return leadingBlanks + offset + (offset >= gap.offset ? gap.length : 0)
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

    /// Whether the two are equal.
    public static func == (a: MonthGrid, b: MonthGrid) -> Bool {
        a.month == b.month && a.dayCount == b.dayCount && a.leadingBlanks == b.leadingBlanks
    }
}

extension Calendar {
    /// The first valid time of the month: midnight, or later where daylight saving removes midnight.
    func startOfMonth(for date: Date) -> Date {
        guard let month = dateInterval(of: .month, for: date) else { return startOfDay(for: date) }
        // Foundation takes the last day of two Chinese months (28 September 2057, 7 August 2097) for day 0 of the next.
        guard month.start > date, let before = self.date(byAdding: .day, value: -1, to: date) else {
            return month.start
        }
        return dateInterval(of: .month, for: before)?.start ?? month.start
    }
}
