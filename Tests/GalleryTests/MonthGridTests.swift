import Foundation
import Testing

@testable import gallery

@Suite("Month grid")
struct MonthGridTests {
    private func calendar(_ locale: String, _ identifier: Calendar.Identifier = .gregorian) throws -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
        try #require(calendar("en_US").date(from: DateComponents(year: year, month: month, day: day, hour: 15)))
    }

    @Test("first weekday, weekends and today follow the calendar")
    func november() throws {
        let grid = try MonthGrid(offset: 0, from: date(2026, 11, 21), calendar: calendar("en_US"))
        #expect(grid.title == "November")
        #expect(grid.year == "2026")
        #expect(grid.weekdays.first == "Sun")
        #expect(grid.rows == 5)
        #expect(grid.days.count == 30)
        #expect(grid.weekendColumns == [0, 6])
        #expect(grid.days.filter(\.isToday).map(\.label) == ["21"])
        let german = try MonthGrid(offset: 0, from: date(2026, 11, 21), calendar: calendar("de_DE"))
        #expect(german.weekendColumns == [5, 6])
        #expect(german.days[0].column == 6)
        #expect(german.rows == 6)
    }

    @Test("months are counted from the first, so the 31st skips none")
    func clamps() throws {
        let titles = try (0...2).map {
            try MonthGrid(offset: $0, from: date(2026, 1, 31), calendar: calendar("en_US")).title
        }
        #expect(titles == ["January", "February", "March"])
        #expect(try MonthGrid(offset: 12, from: date(2024, 2, 29), calendar: calendar("en_US")).days.count == 28)
        #expect(try MonthGrid(offset: -1, from: date(2026, 1, 1), calendar: calendar("en_US")).year == "2025")
    }

    @Test("digits and calendars are those of the locale")
    func locales() throws {
        let arabic = try MonthGrid(offset: 0, from: date(2026, 11, 21), calendar: calendar("ar_EG"))
        #expect(arabic.days[0].label == "١")
        let hebrew = try MonthGrid(offset: 0, from: date(2026, 11, 21), calendar: calendar("he_IL", .hebrew))
        #expect((29...30).contains(hebrew.days.count))
    }
}
