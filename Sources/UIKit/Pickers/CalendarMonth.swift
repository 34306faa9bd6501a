import Foundation

/// One month of a calendar as it stands in rows of weeks.
struct CalendarMonth: Equatable {
    let calendar: Calendar
    /// The beginning of its first day.
    let start: Date

    /// The month that a date is in.
    init(of date: Date, in calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    var dayCount: Int { calendar.range(of: .day, in: .month, for: start)?.count ?? 31 }

    /// Days of the first week that belong to the month before.
    var blanks: Int {
        let weekday = calendar.component(.weekday, from: start), length = calendar.weekdaySymbols.count
        return (weekday - calendar.firstWeekday + length) % length
    }

    /// A day, counted from 0.
    func day(_ index: Int) -> Date { calendar.date(byAdding: .day, value: index, to: start) ?? start }

    /// Which of its days a date is, from 0; nil if it is not in this month.
    func index(of date: Date) -> Int? {
        guard calendar.isDate(date, equalTo: start, toGranularity: .month) else { return nil }
        return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day
    }

    /// So many months later.
    func moved(by months: Int) -> CalendarMonth {
        CalendarMonth(of: calendar.date(byAdding: .month, value: months, to: start) ?? start, in: calendar)
    }

    /// The names of the weekdays, in their order in a row.
    static func weekdays(of calendar: Calendar, isVeryShort: Bool = false) -> [String] {
        let first = calendar.firstWeekday - 1
        let names = isVeryShort ? calendar.veryShortStandaloneWeekdaySymbols : calendar.shortStandaloneWeekdaySymbols
        return names.indices.map { names[(first + $0) % names.count] }
    }
}

extension Calendar {
    /// The time of day of one date on the day of another.
    func date(withTimeOf date: Date, on day: Date) -> Date {
        let time = dateComponents([.hour, .minute, .second], from: date)
        return self.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    }
}

/// Writes dates in a language and a calendar; keeps what it needs for that.
final class DateWords {
    private let locale: Locale
    private let calendar: Calendar
    private var formats: [String: DateFormatter] = [:]

    init(_ locale: Locale, _ calendar: Calendar) {
        (self.locale, self.calendar) = (locale, calendar)
    }

    /// A date by a pattern, such as "LLLL".
    func string(_ date: Date, pattern: String) -> String {
        let format = formats[pattern] ?? makeFormat(pattern)
        return format.string(from: date)
    }

    /// A date with the parts of a template, such as "yMMMd", as the language writes them.
    func string(_ date: Date, template: String) -> String { string(date, pattern: pattern(template)) }

    /// A template with the year, and with the era where years are counted anew with each.
    func withYear(_ template: String) -> String { (calendar.identifier == .japanese ? "Gy" : "y") + template }

    /// The language's pattern for a template.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    private func makeFormat(_ pattern: String) -> DateFormatter {
        let format = DateFormatter()
        format.locale = locale
        format.calendar = calendar
        format.timeZone = calendar.timeZone
        format.dateFormat = pattern
        formats[pattern] = format
        return format
    }
}
