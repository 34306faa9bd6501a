import Foundation

/// One month as a grid: which day is in which cell. Everything comes from the calendar, nothing from numbers of its own.
struct MonthGrid {
    struct Day: Equatable {
        /// As the calendar's locale writes it.
        var label: String
        var column: Int
        var row: Int
        var isWeekend: Bool
        var isToday: Bool
    }
    let title: String
    let year: String
    /// In the order of the columns.
    let weekdays: [String]
    let weekendColumns: Set<Int>
    let days: [Day]
    let rows: Int

    /// - Parameters:
    ///   - offset: Months from the one that holds `today`.
    init(offset: Int, from today: Date, calendar: Calendar) {
        let locale = calendar.locale ?? .current
        guard
            let thisMonth = calendar.dateInterval(of: .month, for: today)?.start,
            let first = calendar.date(byAdding: .month, value: offset, to: thisMonth),
            let month = calendar.dateInterval(of: .month, for: first),
            let count = calendar.range(of: .day, in: .month, for: first)?.count
        else { preconditionFailure("The calendar \(calendar.identifier) has no month \(offset) months from \(today).") }
        let blanks = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        let symbols = calendar.shortStandaloneWeekdaySymbols
        weekdays = (0..<7).map { symbols[(calendar.firstWeekday - 1 + $0) % 7] }
        title = Self.format(month.start, "LLLL", calendar, locale)
        year = Self.format(month.start, "y", calendar, locale)
        rows = (blanks + count + 6) / 7
        let digits = NumberFormatter()
        digits.locale = locale
        var weekends: Set<Int> = []
        days = (0..<count).map { index in
            let date = calendar.date(byAdding: .day, value: index, to: month.start) ?? month.start
            let cell = blanks + index, isWeekend = calendar.isDateInWeekend(date)
            if isWeekend { weekends.insert(cell % 7) }
            let number = calendar.component(.day, from: date)
            return Day(
                label: digits.string(from: NSNumber(value: number)) ?? "\(number)", column: cell % 7, row: cell / 7,
                isWeekend: isWeekend, isToday: calendar.isDate(date, inSameDayAs: today))
        }
        weekendColumns = weekends
    }

    private static func format(_ date: Date, _ template: String, _ calendar: Calendar, _ locale: Locale) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }
}
