import Foundation
import Testing

@testable import Mutoscope

@Suite("Month grid")
struct MonthGridTests {
    private static let isFull = ProcessInfo.processInfo.environment["MUTOSCOPE_FULL"] != nil

    static func calendar(
        _ identifier: Calendar.Identifier = .gregorian, zone: String = "UTC", locale: String = "en_US",
        firstWeekday: Int? = nil
    ) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = TimeZone(identifier: zone)!
        calendar.locale = Locale(identifier: locale)
        if let firstWeekday { calendar.firstWeekday = firstWeekday }
        return calendar
    }

    private func vectors(_ key: String) throws -> [[String: Any]] {
        let url = try #require(
            Bundle.module.url(forResource: "calendar", withExtension: "json", subdirectory: "Resources"))
        let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        return try #require(root[key] as? [[String: Any]])
    }

    @Test(
        "months as published: days, blanks and rows for weeks that begin on Sunday, Monday, Saturday",
        arguments: [1, 2, 7])
    func published(firstWeekday: Int) throws {
        let calendar = Self.calendar(firstWeekday: firstWeekday)
        let months = try vectors("months")
        #expect(months.count == 108)
        for entry in months {
            func number(_ key: String) -> Int? { (entry[key] as? NSNumber)?.intValue }
            let date = try #require(
                calendar.date(from: DateComponents(year: number("year"), month: number("month"), day: 11)))
            let grid = MonthGrid(containing: date, calendar: calendar)
            #expect(grid.dayCount == number("days"))
            #expect(grid.leadingBlanks == number("leading_fw\(firstWeekday)"), "\(entry)")
            #expect(grid.rows == number("rows_fw\(firstWeekday)"), "\(entry)")
        }
    }

    @Test("adding months to a day keeps to the month's length")
    func clamped() throws {
        let calendar = Self.calendar()
        for entry in try vectors("addMonthsClamped") {
            let from = try #require(entry["from"] as? [NSNumber]).map(\.intValue)
            let to = try #require(entry["to"] as? [NSNumber]).map(\.intValue)
            let count = try #require(entry["months"] as? NSNumber).intValue
            let start = try #require(calendar.date(from: DateComponents(year: from[0], month: from[1], day: from[2])))
            // The grid counts from the start of the month, so that no short month is skipped.
            let grid = MonthGrid(containing: start, calendar: calendar).advanced(by: count)
            let parts = calendar.dateComponents([.year, .month, .day], from: grid.month)
            #expect([parts.year, parts.month, parts.day] == [to[0], to[1], 1])
            #expect(grid.dayCount >= to[2])
        }
    }

    @Test("every month of the years 1 to 9999 agrees with Foundation, day by day at its ends")
    func gregorian() throws {
        let calendar = Self.calendar(firstWeekday: 2)
        var grid = MonthGrid(
            containing: try #require(calendar.date(from: DateComponents(year: 1, month: 1, day: 1))), calendar: calendar
        )
        // A prime number of months, so that every month and leap year comes by.
        let step = Self.isFull ? 1 : 131
        var months = 0
        while true {
            let parts = calendar.dateComponents([.era, .year], from: grid.month)
            if parts.era == 1, let year = parts.year, year > 9_999 { break }
            check(grid, calendar)
            months += 1
            grid = grid.advanced(by: step)
        }
        #expect(months == (9_999 * 12 + step - 1) / step)
    }

    @Test(
        "months of other calendars agree with Foundation from 1900 to 2100",
        arguments: [
            Calendar.Identifier.chinese, .hebrew, .islamicUmmAlQura, .japanese, .buddhist, .persian,
        ])
    func otherCalendars(identifier: Calendar.Identifier) throws {
        let calendar = Self.calendar(identifier)
        let gregorian = Self.calendar()
        let start = try #require(gregorian.date(from: DateComponents(year: 1900, month: 1, day: 1)))
        let end = try #require(gregorian.date(from: DateComponents(year: 2100, month: 12, day: 31)))
        var grid = MonthGrid(containing: start, calendar: calendar)
        let step = Self.isFull ? 1 : 23
        var last = Date.distantPast, months = 0
        while grid.month < end {
            #expect(grid.month > last)
            last = grid.month
            check(grid, calendar)
            months += 1
            grid = grid.advanced(by: step)
        }
        #expect(months > 2_400 / step)
    }

    private func check(_ grid: MonthGrid, _ calendar: Calendar) {
        let interval = calendar.dateInterval(of: .month, for: grid.month)
        #expect(interval?.start == grid.month)
        let lastMoment = interval?.end.addingTimeInterval(-1) ?? grid.month
        #expect(
            calendar.component(.weekday, from: grid.month) == (calendar.firstWeekday - 1 + grid.leadingBlanks) % 7 + 1)
        #expect((3...6).contains(grid.rows))
        let first = grid.day(at: grid.leadingBlanks), last = grid.day(at: grid.leadingBlanks + grid.dayCount - 1)
        #expect(first?.number == 1)
        #expect(first?.isInMonth == true)
        #expect(last?.isInMonth == true, "\(grid.month)")
        #expect(last?.number == number(of: lastMoment, calendar), "\(grid.month)")
        #expect(last.map { calendar.isDate($0.date, inSameDayAs: lastMoment) } == true, "\(grid.month)")
        #expect(grid.day(at: grid.leadingBlanks + grid.dayCount)?.number == 1)
        #expect(grid.day(at: grid.leadingBlanks + grid.dayCount)?.isInMonth == false)
        if let last, let interval { #expect((interval.start..<interval.end).contains(last.date)) }
        if Self.isFull { checkEveryDay(grid, calendar, end: interval?.end) }
    }

    /// As Foundation counts, but for two thirtieth days of Chinese months that it takes for day 0 of the next.
    private func number(of date: Date, _ calendar: Calendar) -> Int {
        let number = calendar.component(.day, from: date)
        return number == 0 ? 30 : number
    }

    /// The days of the month follow each other without a gap, from its first moment to the next month's.
    private func checkEveryDay(_ grid: MonthGrid, _ calendar: Calendar, end: Date?) {
        let days = grid.days.filter(\.isInMonth)
        for (day, next) in zip(days, days.dropFirst()) {
            #expect(calendar.startOfDay(for: calendar.date(byAdding: .day, value: 1, to: day.date)!) == next.date)
        }
        for (index, day) in days.enumerated() where index == 0 || index == 14 || index == days.count - 1 {
            #expect(number(of: day.date, calendar) == day.number, "\(day.date)")
            #expect(grid.index(of: day.date) == grid.leadingBlanks + index, "\(day.date)")
        }
        if let last = days.last {
            #expect(calendar.startOfDay(for: calendar.date(byAdding: .day, value: 1, to: last.date)!) == end)
        }
    }

    @Test("October 1582 has twenty-one days: the 15th follows the 4th")
    func reform() throws {
        let calendar = Self.calendar(firstWeekday: 2)
        let date = try #require(calendar.date(from: DateComponents(year: 1582, month: 10, day: 20)))
        let grid = MonthGrid(containing: date, calendar: calendar)
        #expect(grid.days.filter(\.isInMonth).map(\.number) == Array(1...4) + Array(15...31))
        #expect(grid.index(of: date) == grid.leadingBlanks + 9)
        #expect(grid.advanced(by: 1).leadingBlanks == (grid.leadingBlanks + 21) % 7)
        check(grid, calendar)
    }

    @Test("Samoa had no 30 December 2011: its cell stays empty, and the 31st is under its own weekday")
    func leftOut() throws {
        let calendar = Self.calendar(zone: "Pacific/Apia", firstWeekday: 2)
        let date = try #require(calendar.date(from: DateComponents(year: 2011, month: 12, day: 31)))
        let grid = MonthGrid(containing: date, calendar: calendar)
        #expect(grid.days.filter(\.isInMonth).map(\.number) == Array(1...29) + [31])
        let cell = try #require(grid.index(of: date))
        #expect(grid.day(at: cell)?.number == 31)
        #expect(grid.day(at: cell - 1) == nil)
        #expect(cell % 7 == (calendar.component(.weekday, from: date) + 5) % 7)
        #expect(grid.advanced(by: 1).leadingBlanks == (cell + 1) % 7)
    }

    @Test(
        "the thirtieth of a Chinese month that Foundation takes for day 0 of the next is a thirtieth",
        arguments: [
            (2057, 9, 28), (2097, 8, 7),
        ])
    func dayZero(year: Int, month: Int, day: Int) throws {
        let chinese = Self.calendar(.chinese), gregorian = Self.calendar()
        let date = try #require(gregorian.date(from: DateComponents(year: year, month: month, day: day)))
        let before = MonthGrid(
            containing: try #require(gregorian.date(byAdding: .day, value: -1, to: date)), calendar: chinese)
        let grid = MonthGrid(containing: date, calendar: chinese)
        #expect(grid == before)
        #expect(grid.dayCount == 30)
        #expect(grid.index(of: date).flatMap { grid.day(at: $0) }?.number == 30)
        #expect(grid.advanced(by: 1).month == gregorian.date(byAdding: .day, value: 1, to: date))
        #expect(LunarDay(timeZone: .gmt).name(of: date) == "三十")
    }

    @Test(
        "days stay days where the clock changes",
        arguments: [
            "America/Sao_Paulo", "Asia/Beirut", "America/Havana", "Australia/Lord_Howe", "Europe/Berlin",
            "America/New_York",
            "Pacific/Auckland", "Asia/Tehran", "Africa/Cairo", "Pacific/Apia",
        ])
    func daylightSaving(zone: String) throws {
        let calendar = Self.calendar(zone: zone)
        for year in stride(from: 2000, through: 2030, by: Self.isFull ? 1 : 6) {
            for month in 1...12 {
                let date = try #require(
                    calendar.date(from: DateComponents(year: year, month: month, day: 15, hour: 12)))
                let grid = MonthGrid(containing: date, calendar: calendar)
                #expect(calendar.component(.month, from: grid.month) == month)
                let days = grid.days.filter(\.isInMonth)
                let isShort = zone == "Pacific/Apia" && year == 2011 && month == 12
                #expect(
                    days.map(\.number) == (isShort ? Array(1...29) + [31] : Array(1...grid.dayCount)),
                    "\(zone) \(year)-\(month)")
                for day in days {
                    #expect(day.date == calendar.startOfDay(for: day.date))
                    #expect(grid.index(of: day.date).flatMap { grid.day(at: $0) } == day, "\(zone) \(day)")
                }
            }
        }
    }

    @Test(
        "instants are never moved: today's month is the zone's own, not that of eight hours later",
        arguments: [
            "Asia/Shanghai", "Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Honolulu",
        ])
    func noShift(zone: String) throws {
        let calendar = Self.calendar(zone: zone)
        let late = try #require(
            calendar.date(from: DateComponents(year: 2016, month: 1, day: 31, hour: 23, minute: 59)))
        let grid = MonthGrid(containing: late, calendar: calendar)
        #expect(
            calendar.dateComponents([.year, .month, .day, .hour], from: grid.month)
                == DateComponents(year: 2016, month: 1, day: 1, hour: 0))
        #expect(grid.index(of: late) == grid.leadingBlanks + 30)
    }

    @Test("weeks are numbered as published: ISO and United States")
    func weekNumbers() throws {
        var iso = Self.calendar(firstWeekday: 2)
        iso.minimumDaysInFirstWeek = 4
        var states = Self.calendar(firstWeekday: 1)
        states.minimumDaysInFirstWeek = 1
        for entry in try vectors("weeks") {
            let parts = try #require(entry["date"] as? String).split(separator: "-").compactMap { Int($0) }
            for (calendar, key) in [(iso, "isoWeek"), (states, "usWeekOfYear")] {
                let date = try #require(
                    calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2])))
                let grid = MonthGrid(containing: date, calendar: calendar)
                let row = try #require(grid.index(of: date)) / 7
                #expect(grid.weekNumber(ofRow: row) == (entry[key] as? NSNumber)?.intValue, "\(entry)")
            }
        }
    }

    @Test(
        "weekday names begin with the first day of the week",
        arguments: [
            "en_US", "de_DE", "fr_FR", "ar_EG", "he_IL", "fa_IR", "zh_CN", "ja_JP", "hi_IN", "pt_BR", "ru_RU", "th_TH",
        ])
    func locales(identifier: String) {
        var calendar = Locale(identifier: identifier).calendar
        calendar.locale = Locale(identifier: identifier)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let names = MonthGrid.weekdaySymbols(calendar)
        #expect(names.count == 7)
        #expect(names[0] == calendar.shortStandaloneWeekdaySymbols[calendar.firstWeekday - 1])
        #expect(Set(names) == Set(calendar.shortStandaloneWeekdaySymbols))
        let words = CalendarWords(calendar)
        let grid = MonthGrid(containing: Date(timeIntervalSince1970: 1_800_000_000), calendar: calendar)
        #expect(!words.month(grid.month).isEmpty)
        #expect(
            words.day(grid.month).contains(words.number(grid.day(at: grid.leadingBlanks)!.number))
                || identifier == "he_IL")
        check(grid, calendar)
    }

    @Test("months between two dates count across leap months and years")
    func between() throws {
        let calendar = Self.calendar(.hebrew)
        let start = Date(timeIntervalSince1970: 1_600_000_000)
        var grid = MonthGrid(containing: start, calendar: calendar)
        for count in 1...40 {
            grid = grid.advanced(by: 1)
            #expect(MonthGrid.monthsBetween(start, grid.month, calendar: calendar) == count)
        }
    }

    @Test("lunar days have their Chinese names")
    func lunar() throws {
        let calendar = Self.calendar(zone: "Asia/Shanghai"), lunar = LunarDay(timeZone: calendar.timeZone)
        func name(_ year: Int, _ month: Int, _ day: Int) throws -> String {
            lunar.name(of: try #require(calendar.date(from: DateComponents(year: year, month: month, day: day))))
        }
        // New year's days, a leap month, and days of each kind of name.
        #expect(try name(2024, 2, 10) == "正月")
        #expect(try name(2025, 1, 29) == "正月")
        #expect(try name(2025, 7, 25) == "闰六月")
        #expect(try name(2024, 2, 9) == "三十")
        #expect(try name(2024, 9, 17) == "十五")
        #expect(try name(2024, 2, 19) == "初十")
        #expect(try name(2024, 2, 29) == "二十")
        #expect(try name(2024, 3, 1) == "廿一")
    }
}
