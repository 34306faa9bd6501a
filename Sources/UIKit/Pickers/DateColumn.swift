import CoreGraphics

/// One wheel of a date picker.
enum DateColumn: Equatable {
    case year, month, day
    /// A whole day: its weekday, day and month.
    case wholeDay
    /// Of 24, in the words of the user's clock.
    case hour
    case minute
    /// Before or after noon.
    case dayPeriod
    case hours, minutes

    /// The wheels of a mode, in the order in which the language writes them.
    static func columns(of mode: UIDatePicker.Mode, locale: Locale) -> [DateColumn] {
        switch mode {
        case .countDownTimer: return [.hours, .minutes]
        case .time: return clock(locale)
        case .dateAndTime: return [.wholeDay] + clock(locale)
        case .date: return written("yMMMMd", locale)
        case .yearAndMonth: return written("yMMMM", locale)
        }
    }

    private static func clock(_ locale: Locale) -> [DateColumn] { written("jmm", locale) }

    /// What a pattern in the locale's own order asks for, each once.
    private static func written(_ template: String, _ locale: Locale) -> [DateColumn] {
        var columns: [DateColumn] = []
        for column in letters(template, locale).compactMap(DateColumn.init) where !columns.contains(column) {
            columns.append(column)
        }
        return columns
    }

    /// The pattern's letters that stand for something, without words in quotes.
    static func letters(_ template: String, _ locale: Locale) -> [Character] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var isQuoted = false
        return pattern.filter { letter in
            if letter == "'" { isQuoted.toggle() }
            return !isQuoted && letter.isLetter
        }.map { $0 }
    }

    private init?(_ letter: Character) {
        switch letter {
        case "y", "r", "U", "u": self = .year
        case "M", "L": self = .month
        case "d": self = .day
        case "H", "h", "k", "K": self = .hour
        case "m": self = .minute
        case "a", "b", "B": self = .dayPeriod
        default: return nil
        }
    }

    /// What one of its rows means.
    var unit: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .day, .wholeDay: .day
        case .hour, .hours, .dayPeriod: .hour
        case .minute, .minutes: .minute
        }
    }

    /// Round and round, or from a first to a last row.
    var isEndless: Bool {
        switch self {
        case .month, .day, .hour, .minute: true
        case .year, .wholeDay, .dayPeriod, .hours, .minutes: false
        }
    }
}

/// What stands on the wheels of a date picker, and which rows a date is.
///
/// Years and whole days are counted from those of `origin`, so that every calendar is served.
struct DateRows {
    /// An endless wheel goes round this often.
    private static let rounds = 400
    /// Years and whole days that are there on both sides of the origin.
    private static let yearSpan = 10_000, daySpan = 20_000

    var calendar: Calendar
    var minuteStep: Int
    /// In the middle of years and days.
    var origin: Date

    // MARK: Counts

    func count(_ column: DateColumn) -> Int { column.isEndless ? period(column) * Self.rounds : period(column) }

    /// Rows until the first comes again; all, where none does.
    func period(_ column: DateColumn) -> Int {
        switch column {
        case .year: return years.count
        // Leap months count as months.
        case .month: return [.hebrew, .chinese].contains(calendar.identifier) ? 13 : 12
        case .day: return calendar.maximumRange(of: .day)?.count ?? 31
        case .wholeDay: return 2 * Self.daySpan + 1
        case .hour, .hours: return 24
        case .minute, .minutes: return 60 / minuteStep
        case .dayPeriod: return 2
        }
    }

    /// Years after the origin's; with a calendar of one long era, none before its first and none of five figures.
    private var years: ClosedRange<Int> {
        guard [.gregorian, .iso8601, .buddhist, .persian, .hebrew].contains(calendar.identifier) else {
            return -200...200
        }
        let year = calendar.component(.year, from: origin)
        return max(-Self.yearSpan, 1 - year)...max(0, min(Self.yearSpan, 9999 - year))
    }

    // MARK: Date → rows

    /// Which of a period's rows a date is.
    func row(_ column: DateColumn, of date: Date) -> Int {
        switch column {
        case .year: return between(.year, origin, date) - years.lowerBound
        case .month: return monthOfYear(date)
        case .day: return calendar.component(.day, from: date) - 1
        case .wholeDay: return between(.day, origin, date) + Self.daySpan
        case .hour: return calendar.component(.hour, from: date)
        case .minute: return calendar.component(.minute, from: date) / minuteStep
        case .dayPeriod: return calendar.component(.hour, from: date) / 12
        case .hours, .minutes: return 0
        }
    }

    /// From 0; not the month's number, which leap months have from others.
    private func monthOfYear(_ date: Date) -> Int {
        between(.month, calendar.dateInterval(of: .year, for: date)?.start ?? date, date)
    }

    /// From the beginning of one unit to that of the other.
    private func between(_ unit: Calendar.Component, _ start: Date, _ end: Date) -> Int {
        let first = calendar.dateInterval(of: unit, for: start)?.start ?? start
        let last = calendar.dateInterval(of: unit, for: end)?.start ?? end
        // Summer time makes some days an hour shorter.
        let rounded = last.addingTimeInterval(last < first ? -7200 : 7200)
        return calendar.dateComponents([unit], from: first, to: rounded).value(for: unit) ?? 0
    }

    // MARK: Rows → date

    /// The day that a row of years or of whole days means.
    func day(at row: Int, _ column: DateColumn) -> Date {
        column == .year
            ? calendar.date(byAdding: .year, value: row + years.lowerBound, to: origin) ?? origin
            : calendar.date(byAdding: .day, value: row - Self.daySpan, to: origin) ?? origin
    }

    /// `date` with one wheel turned to a row. A day that the month does not have becomes its last.
    func date(_ date: Date, with column: DateColumn, at row: Int) -> Date {
        let row = row % max(1, period(column))
        switch column {
        case .wholeDay: return calendar.date(withTimeOf: date, on: day(at: row, .wholeDay))
        case .year: return month(monthOfYear(date), of: day(at: row, .year), like: date)
        case .month: return month(row, of: date, like: date)
        case .day: return dayOfMonth(row + 1, date)
        case .hour: return clock(date, hour: row, minute: nil)
        case .minute: return clock(date, hour: nil, minute: row * minuteStep)
        case .dayPeriod: return clock(date, hour: calendar.component(.hour, from: date) % 12 + row * 12, minute: nil)
        case .hours, .minutes: return date
        }
    }

    /// Whether the month of a date has the day of a row.
    func hasDay(at row: Int, in date: Date) -> Bool {
        row % period(.day) < calendar.range(of: .day, in: .month, for: date)?.count ?? .max
    }

    /// The year's month of that number from 0, or its last.
    private func month(_ index: Int, of yearDay: Date, like date: Date) -> Date {
        guard let year = calendar.dateInterval(of: .year, for: yearDay) else { return date }
        let months = (0...index).reversed().lazy.compactMap {
            self.calendar.date(byAdding: .month, value: $0, to: year.start)
        }
        let first = months.first { $0 < year.end } ?? year.start
        return calendar.date(withTimeOf: date, on: dayOfMonth(calendar.component(.day, from: date), first))
    }

    private func dayOfMonth(_ day: Int, _ date: Date) -> Date {
        guard let first = calendar.dateInterval(of: .month, for: date)?.start else { return date }
        let last = calendar.range(of: .day, in: .month, for: date)?.count ?? day
        return calendar.date(
            withTimeOf: date, on: calendar.date(byAdding: .day, value: min(day, last) - 1, to: first) ?? first)
    }

    private func clock(_ date: Date, hour: Int?, minute: Int?) -> Date {
        let now = calendar.dateComponents([.hour, .minute], from: date)
        return calendar.date(
            bySettingHour: hour ?? now.hour ?? 0, minute: minute ?? now.minute ?? 0, second: 0, of: date) ?? date
    }
}
