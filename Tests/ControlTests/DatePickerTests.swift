import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("date picker")
struct DatePickerTests {
    private static func date(_ text: String) -> Date {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "yyyy-MM-dd HH:mm"
        return format.date(from: text)!
    }

    private func shown(
        _ mode: UIDatePicker.Mode, _ locale: String, calendar: Calendar.Identifier = .gregorian, isDark: Bool = false
    ) -> (TestScreen, UIDatePicker) {
        let screen = TestScreen(size: CGSize(width: 320, height: 216))
        screen.userInterfaceStyle = isDark ? .dark : .light
        screen.layoutDirection = locale.hasPrefix("ar") ? .rightToLeft : .leftToRight
        let page = UIView()
        page.backgroundColor = .systemBackground
        screen.show(page)
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: locale)
        picker.calendar = Calendar(identifier: calendar)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.date = Self.date("2026-01-31 15:40")
        page.addSubview(picker)
        screen.advance(by: 0.1)
        return (screen, picker)
    }

    private static func wheels(of view: UIView) -> [UIPickerView] {
        view.subviews.flatMap { ($0 as? UIPickerView).map { [$0] } ?? wheels(of: $0) }
    }

    @Test("The rows of wheels are worked out once, when they are laid out, whatever was set before")
    func laziness() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: "de_DE")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Self.date("2026-01-31 15:40")
        picker.datePickerMode = .time
        let wheels = Self.wheels(of: picker)[0]
        #expect(!wheels.subviews.contains { $0 is PickerWheel })
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        picker.layoutIfNeeded()
        #expect(wheels.numberOfComponents == 2)
        #expect(wheels.selectedRow(inComponent: 0) % 24 == 15)
        #expect(wheels.selectedRow(inComponent: 1) % 60 == 40)
    }

    @Test("Wheels have the widths of the years that they show, not of the year in which they were made")
    func widths() {
        func year(dateFirst: Bool) -> CGFloat {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            picker.locale = Locale(identifier: "de_DE")
            if dateFirst { picker.date = Self.date("1111-11-11 11:11") }
            picker.datePickerMode = .date
            picker.date = Self.date("1111-11-11 11:11")
            picker.layoutIfNeeded()
            return Self.wheels(of: picker)[0].rowSize(forComponent: 2).width
        }
        #expect(year(dateFirst: false) == year(dateFirst: true))
    }

    @Test(
        "Spans are told in the language",
        arguments: [("de_DE", "2 Stunden"), ("fr_FR", "2\u{A0}heures"), ("ja_JP", "2時間")])
    func spans(locale: String, wanted: String) throws {
        let (screen, picker) = shown(.countDownTimer, locale)
        picker.countDownDuration = 2 * 3600 + 5 * 60
        screen.advance(by: 0.1)
        let titles = Self.wheels(of: picker)[0].rowViews(inComponent: 0).compactMap { ($0.value as? UILabel)?.text }
        #expect(titles.contains(wanted), "\(titles)")
        try screen.pictureToLookAt("date-span-\(locale)")
    }

    @Test(
        "Wheels stand as the language writes them",
        arguments: [
            ("en_US", .date, [.month, .day, .year]), ("de_DE", .date, [.day, .month, .year]),
            ("zh_CN", .date, [.year, .month, .day]), ("en_US", .time, [.hour, .minute, .dayPeriod]),
            ("de_DE", .dateAndTime, [.wholeDay, .hour, .minute]), ("ko_KR", .time, [.dayPeriod, .hour, .minute]),
            ("en_US", .yearAndMonth, [.month, .year]), ("fr_FR", .countDownTimer, [.hours, .minutes]),
        ] as [(String, UIDatePicker.Mode, [DateColumn])])
    func order(locale: String, mode: UIDatePicker.Mode, wanted: [DateColumn]) throws {
        #expect(DateColumn.columns(of: mode, locale: Locale(identifier: locale)) == wanted)
        let (screen, _) = shown(mode, locale, isDark: locale == "de_DE")
        try screen.pictureToLookAt("date-\(locale)-\(mode)")
    }

    @Test("A wheel that is turned changes the date and is told; a day too many becomes the month's last")
    func turning() throws {
        let (screen, picker) = shown(.date, "en_US")
        var told: [Date] = []
        picker.addAction(UIAction { _ in told.append(picker.date) }, for: .valueChanged)
        var ran = 0
        picker.addAction(UIAction { _ in ran += 1 }, for: .primaryActionTriggered)
        // One row down on the first wheel: February.
        screen.tap(at: CGPoint(x: 100, y: 108 + 31))
        screen.advance(by: 1)
        #expect(told == [Self.date("2026-02-28 15:40")])
        screen.advance(by: 1)
        try screen.pictureToLookAt("date-february")
        screen.tap(at: CGPoint(x: 100, y: 108 - 31))
        screen.advance(by: 1)
        #expect(picker.date == Self.date("2026-01-28 15:40"))
        #expect(told.count == 2)
        #expect(ran == 2)
    }

    @Test("A wheel that still turns is left alone when another comes to rest")
    func twoWheels() {
        let (screen, picker) = shown(.date, "en_US")
        picker.date = Self.date("2026-01-15 15:40")
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        let finger = screen.finger(at: CGPoint(x: 189, y: 150))
        finger.move(to: CGPoint(x: 189, y: 60), over: 0.2)
        screen.tap(at: CGPoint(x: 100, y: 108 + 31))
        screen.advance(by: 1)
        #expect(told == 1)
        #expect(picker.date == Self.date("2026-02-15 15:40"))
        let wheels = Self.wheels(of: picker)
        #expect(wheels[0].selectedRow(inComponent: 1) % 31 != 14)
        finger.lift()
        screen.advance(by: 3)
        #expect(told == 2)
        #expect(picker.date > Self.date("2026-02-16 00:00"))
        #expect(picker.date < Self.date("2026-03-01 00:00"))
    }

    @Test("A wheel that was held meanwhile follows when it is let go")
    func heldWheel() {
        let (screen, picker) = shown(.date, "en_US")
        let finger = screen.finger(at: CGPoint(x: 189, y: 108))
        finger.move(to: CGPoint(x: 189, y: 122), over: 0.1)
        screen.tap(at: CGPoint(x: 100, y: 108 + 31))
        screen.advance(by: 1)
        #expect(picker.date == Self.date("2026-02-28 15:40"))
        finger.move(to: CGPoint(x: 189, y: 108), over: 0.2)
        screen.advance(by: 0.3)
        finger.lift()
        screen.advance(by: 2)
        let wheels = Self.wheels(of: picker)
        #expect(wheels[0].selectedRow(inComponent: 1) % 31 == 27)
        #expect(picker.date == Self.date("2026-02-28 15:40"))
    }

    @Test("Limits hold: a wheel that goes too far comes back")
    func limits() {
        let (screen, picker) = shown(.date, "en_US")
        picker.minimumDate = Self.date("2026-01-20 00:00")
        picker.maximumDate = Self.date("2026-02-10 00:00")
        screen.tap(at: CGPoint(x: 100, y: 108 + 31))
        screen.advance(by: 2)
        #expect(picker.date == Self.date("2026-02-10 00:00"))
        picker.date = Self.date("1999-01-01 00:00")
        #expect(picker.date == picker.minimumDate)
        picker.minimumDate = Self.date("2027-01-01 00:00")
        picker.date = Self.date("1999-01-01 00:00")
        #expect(picker.date == Self.date("1999-01-01 00:00"))
    }

    @Test("Past noon the other wheel goes along")
    func noon() {
        let (screen, picker) = shown(.time, "en_US")
        picker.date = Self.date("2026-01-31 11:40")
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 105, y: 108 + 31))
        screen.advance(by: 1)
        #expect(picker.date == Self.date("2026-01-31 12:40"))
        let wheels = Self.wheels(of: picker)
        #expect(wheels[0].selectedRow(inComponent: 2) == 1)
    }

    @Test("The minutes keep their step, a span its ends")
    func steps() {
        let (_, picker) = shown(.time, "en_US")
        picker.minuteInterval = 15
        picker.date = Self.date("2026-01-31 15:44")
        #expect(picker.date == Self.date("2026-01-31 15:30"))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 0
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 1e9
        #expect(picker.countDownDuration == 86_340)
        picker.date = Date(timeIntervalSinceReferenceDate: .nan)
        #expect(picker.date == Self.date("2026-01-31 15:30"))
    }

    @Test(
        "Every calendar: rows lead to dates and back",
        arguments: [.gregorian, .buddhist, .chinese, .hebrew, .islamicUmmAlQura, .japanese, .persian]
            as [Calendar.Identifier])
    func calendars(identifier: Calendar.Identifier) {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        let rows = DateRows(calendar: calendar, minuteStep: 1, origin: Self.date("2026-03-28 10:00"))
        for step in 0..<400 {
            let date = Self.date("2020-01-01 09:17").addingTimeInterval(Double(step) * 86_400 * 9.7)
            for column in [DateColumn.year, .month, .day, .wholeDay, .hour, .minute] {
                let row = rows.row(column, of: date)
                #expect((0..<rows.period(column)).contains(row), "\(column) \(date)")
                let again = rows.date(date, with: column, at: row)
                #expect(abs(again.timeIntervalSince(date)) < 60, "\(column) \(date) \(again)")
            }
        }
    }
}
